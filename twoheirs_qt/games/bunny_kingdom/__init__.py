"""The game Bunny Kingdom: rules, files and words; it knows nothing of any other game."""
