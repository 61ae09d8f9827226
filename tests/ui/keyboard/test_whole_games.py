"""Whole games at the table, by real key events and what can be heard alone."""

from __future__ import annotations

import pytest

from tests.long_run import LONG_RUN
from tests.ui.conftest import Start, start_game
from tests.ui.keyboard.conftest import Listen
from tests.ui.keyboard.listener import replay_file
from tests.ui.keyboard.player import TablePlayer
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame
from twoheirs_qt.tabletop.saves.save import GameSettings


@pytest.mark.slow
def test_a_duel(start: Start, listen: Listen) -> None:
    program = start()
    start_game(program, first=Heir.WHITE, score_roads=True)
    TablePlayer(listen(program), seed=5).play()
    session = program.session
    assert session.state.is_over
    assert session.turn == 22
    assert len(session.state.landscape) > 12, "there was something to build"
    assert replay_file(program) == session.state


@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`; otherwise in the outline")
def test_a_solo_game(start: Start, listen: Listen) -> None:
    program = start()
    program.session.new(NewGame(seed=3, level=2, south=Heir.WHITE), GameSettings())
    TablePlayer(listen(program), seed=6).play()
    session = program.session
    assert session.state.is_over
    assert session.state.solo is not None
    assert replay_file(program) == session.state
