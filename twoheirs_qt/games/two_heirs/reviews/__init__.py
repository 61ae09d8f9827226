"""The page that shows the review of a game, and the process that makes it."""
