"""Positions, views, actions, score sheets and the catalogue of Bunny Kingdom as JSON."""
