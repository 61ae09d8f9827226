"""The look of Bunny Kingdom: map, pieces, cards and plates, painted from values of the rules."""
