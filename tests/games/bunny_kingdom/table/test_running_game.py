"""The table on a running game that is saved: seats, computers, and what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QResource
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.table.table_game import Hands
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.registry import BUNNY, make_games
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english

GAMES = make_games()


@pytest.fixture
def session(tmp_path: Path, qapp: QApplication) -> Iterator[GameSession]:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    made = GameSession(GameModel(render_english), GameStore(tmp_path / "games"), GAMES)
    yield made
    made.store.flush()


def lay(
    qtbot: QtBot, session: GameSession, *players: str, duration_factor: float = 0.0
) -> tuple[BunnyTable, Hands]:
    """A table of a new game in which lords are `human` or `computer`."""
    names = ("Ada", "Berta", "Casimir")[: len(players)]
    levels = tuple(["greedy" if player == "computer" else "" for player in players])
    settings = GameSettings(names, players, TakeBackRule.FREE, levels)
    session.begin_new(GAMES.find(BUNNY), {"players": len(players)}, 7, settings)
    table = BunnyTable(RunningGame(session, session), duration_factor=duration_factor)
    qtbot.addWidget(table)
    table.resize(1280, 694)
    with qtbot.waitExposed(table):
        table.show()
    return table, Hands(table)


def pick(hands: Hands) -> None:
    hands.click(HandCard(0))
    hands.click(HandCard(1))
    hands.press(table_words.CONFIRM)


def test_people_pick_one_after_the_other_and_take_back(qtbot: QtBot, session: GameSession) -> None:
    table, hands = lay(qtbot, session, "human", "human")
    assert table.controller.snapshot.names == ("Ada", "Berta")
    hands.press(table_words.SHOW_CARDS)
    pick(hands)
    assert table.controller.snapshot.seat_index == 1
    assert table.controller.snapshot.is_covered
    assert session.undo()
    assert table.controller.snapshot.seat_index == 0
    assert table.controller.snapshot.is_covered
    assert table.controller.snapshot.hand_size == 11


def test_a_person_waits_for_computers_and_their_picks_interrupt_no_reveal(
    qtbot: QtBot, session: GameSession
) -> None:
    table, hands = lay(qtbot, session, "computer", "human", "computer", duration_factor=50.0)
    snapshot = table.controller.snapshot
    assert snapshot.people == {1}
    assert snapshot.seat_index == 1
    assert not snapshot.is_covered
    assert not snapshot.legal_actions
    assert "Ada" in table.hint

    def let_computers_play() -> None:
        while session.seat_elsewhere is not None:
            session.play_turn([list_legal_actions(session.state)[0]])

    let_computers_play()
    assert table.controller.snapshot.legal_actions
    pick(hands)
    assert not table.step_player.is_playing
    session.play_turn([list_legal_actions(session.state)[0]])
    assert table.step_player.is_playing
    let_computers_play()
    assert table.step_player.is_playing
    assert table.controller.snapshot.pick_number == 2
    table.step_player.skip()
    pick(hands)
    assert session.done_commands[-1].action.play == find_own_pick(table)


def find_own_pick(table: BunnyTable) -> tuple[str, ...]:
    """The cards that the seat has picked, as its own view shows them."""
    view = table.controller.snapshot.view
    own = view.picked[view.seat]
    assert not isinstance(own, bool)
    assert own is not None
    return view.table.catalogue.list_ids(own.play)
