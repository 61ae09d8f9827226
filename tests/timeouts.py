"""The timeout of everything that tests wait for."""

from typing import Final

TIMEOUT_S: Final = 120.0
"""Long enough for a busy machine; only a hang takes longer."""
