"""Saved games: the log in JSON Lines (`FORMAT.md`), its writer, and the folder of games."""
