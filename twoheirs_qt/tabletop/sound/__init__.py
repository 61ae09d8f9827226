"""Sounds, and the process that plays them."""
