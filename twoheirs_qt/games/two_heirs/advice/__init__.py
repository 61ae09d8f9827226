"""Advice about turns: the best ones, what speaks for each, and how sure that is."""
