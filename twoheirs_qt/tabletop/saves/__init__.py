"""Saved games: the log in JSON Lines, its writer, and the folder of games."""
