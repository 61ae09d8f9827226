"""Replays of games, and side boards to try things out on."""
