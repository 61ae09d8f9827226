"""The running game of The Two Heirs: what is shown, what can be done, and what it changes."""
