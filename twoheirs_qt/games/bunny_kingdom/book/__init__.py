"""The rule book of Bunny Kingdom in a window: pictures of cards, and examples on the map."""
