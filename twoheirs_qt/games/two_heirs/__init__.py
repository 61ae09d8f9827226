"""The game The Two Heirs behind the interface of a game."""
