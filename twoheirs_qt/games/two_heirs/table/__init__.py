"""The table as players use it: pointer, keys, controller, notes, and the panels beside it."""
