"""Saved games of The Two Heirs: their lines in a log, and older documents."""
