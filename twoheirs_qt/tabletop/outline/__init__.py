"""The outline: the game as a tree to read and play in."""
