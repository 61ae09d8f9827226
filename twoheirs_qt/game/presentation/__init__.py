"""Texts, choices and highlights for a target: what it is, what can be done there, and why not.

The notes and menus of the table, the outline and screen readers all take them from here.
"""
