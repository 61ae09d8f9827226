"""The start page: a landscape at rest, the game of last time, and ways to begin."""
