"""The lessons of The Two Heirs on a real table."""
