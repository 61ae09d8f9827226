"""The page on which a new game is chosen."""
