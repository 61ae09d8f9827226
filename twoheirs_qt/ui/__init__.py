"""The window: what is seen, pointed at and typed; everything of the game goes through `game`."""
