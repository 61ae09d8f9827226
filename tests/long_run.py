"""The length of this test run: the usual one, or the long one, which tries far more."""

from __future__ import annotations

import os

LONG_RUN = os.environ.get("TWOHEIRS_NIGHT") == "1"
"""Whether this is the long run, `packaging/dev.py night`."""


def choose_count(usual: int, in_long_run: int) -> int:
    """Choose how often something is tried in this run."""
    return in_long_run if LONG_RUN else usual
