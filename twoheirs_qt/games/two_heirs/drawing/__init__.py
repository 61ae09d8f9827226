"""Painting of tiles, the landscape and the ring of the royal reserve."""
