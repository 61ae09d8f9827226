"""The table of Bunny Kingdom in use: mouse and keys become actions of the rules."""
