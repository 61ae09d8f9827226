"""Paints the board into any painter: what is read of the table at one moment, and its parts."""
