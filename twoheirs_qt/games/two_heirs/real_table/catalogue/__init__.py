"""Correcting the catalogue: what is printed on the tiles of a player's own box."""
