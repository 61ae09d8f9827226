"""Needs of any game on this table; nothing here knows a game."""
