"""The games: each in a folder of its own, and the list of them. No game imports another."""
