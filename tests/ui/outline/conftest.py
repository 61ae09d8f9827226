"""The outline of a game, and ears for it."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Start, start_game
from tests.ui.keyboard.conftest import Listen
from tests.ui.keyboard.conftest import listen as listen
from tests.ui.keyboard.listener import Key, Listener
from twoheirs_qt.games.two_heirs.rules import Heir


@pytest.fixture
def ear(start: Start, listen: Listen) -> Listener:
    """A new duel in its outline, White to move."""
    program = start()
    start_game(program, first=Heir.WHITE)
    listener = listen(program)
    listener.press(Key.Key_F4)
    return listener
