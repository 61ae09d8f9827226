"""Results, ratings and the score sheet."""
