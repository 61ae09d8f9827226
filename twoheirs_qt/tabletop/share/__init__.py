"""Sharing a game: picture of the table, score pad, files."""
