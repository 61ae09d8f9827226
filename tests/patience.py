"""How long a test waits for what must come."""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds: only a hang takes longer, a busy machine does not."""
