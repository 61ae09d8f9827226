"""The shelf: all games of the player, to go on with, to look at, and to share."""
