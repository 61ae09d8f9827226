"""Widgets used in many places."""
