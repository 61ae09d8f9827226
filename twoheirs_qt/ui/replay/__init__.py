"""A game looked at once more, and boards to try things out on."""
