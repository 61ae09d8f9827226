"""The start page of a program that has a game, or none."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Start, close, start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Heir, Take


@pytest.fixture
def at_home(start: Start) -> Program:
    """A program just started, whose game of last time waits after one action of White's."""
    first = start()
    start_game(first, names=("Anna", "Boris"), first=Heir.WHITE)
    first.session.play(Take(1))
    close(first)
    return start(at_home=True)
