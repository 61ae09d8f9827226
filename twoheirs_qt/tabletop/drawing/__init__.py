"""Painting: theme, fonts, pictures, and the board anywhere it is shown."""
