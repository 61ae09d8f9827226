"""How much is tried: a little in every run of the tests, far more at night."""

from __future__ import annotations

import os

NIGHT = os.environ.get("TWOHEIRS_NIGHT") == "1"
"""Whether this is the long run, `packaging/dev.py night`."""


def times(usual: int, at_night: int) -> int:
    """How often something is tried in this run."""
    return at_night if NIGHT else usual
