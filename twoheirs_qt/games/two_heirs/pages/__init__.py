"""The pages of The Two Heirs in the main window."""
