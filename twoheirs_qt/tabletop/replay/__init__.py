"""Watching a game again, turn by turn, and trying something else from there."""
