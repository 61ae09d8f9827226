"""Displays on the table for a while: of turns, points, and what is still to come."""
