"""The timeout of whatever a test waits for."""

from typing import Final

TIMEOUT_S: Final = 120.0
"""Seconds: only a hang takes longer, a busy machine does not."""
