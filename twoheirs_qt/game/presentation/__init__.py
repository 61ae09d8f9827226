"""What a thing on the table is, what can be done there, and why not.

The notes and menus of the table, the outline and screen readers all say it in these words.
"""
