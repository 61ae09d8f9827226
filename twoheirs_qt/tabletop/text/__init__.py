"""Texts and languages: translation, typography, search, nothing of any game."""
