"""The table for assistive technology: each thing on it with role, name, state and actions.

Nothing here is imported before a screen reader, or whatever else reads windows, asks for a table.
"""
