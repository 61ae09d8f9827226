"""The game as an outline: a tree of all that lies on the table, and what can be done with it."""
