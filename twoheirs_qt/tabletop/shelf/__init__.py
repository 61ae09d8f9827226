"""The list of all games: reading, searching, renaming, deleting, importing."""
