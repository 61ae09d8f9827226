"""The tutorial: its course, a lesson as a game, and its window."""
