"""The table for those who do not see it: each thing on it with role, name, state and actions.

Nothing here is imported before a screen reader, or whatever else reads windows, asks for a table.
"""
