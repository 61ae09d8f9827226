"""Paints the board with any painter, from a snapshot of the table."""
