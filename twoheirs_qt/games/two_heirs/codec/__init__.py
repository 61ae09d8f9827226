"""Positions, actions and the catalogue of tiles as JSON; `CATALOGUE.md` describes the catalogue."""
