"""The end of a game of The Two Heirs: counting, score sheet and winner."""
