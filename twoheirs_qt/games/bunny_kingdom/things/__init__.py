"""The things on the table as values: names, lines, and what can be done with them."""
