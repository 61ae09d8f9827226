"""Bunny Kingdom in the window: its pages and windows put together."""
