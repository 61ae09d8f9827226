"""Self-play: the evaluation of computer opponents, and the strength of their levels."""
