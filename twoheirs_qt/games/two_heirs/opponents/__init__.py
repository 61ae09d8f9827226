"""Computer opponents for The Two Heirs: evaluation, search and levels."""
