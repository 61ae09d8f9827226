"""Whole games of Bunny Kingdom by keys and by what is spoken alone, at most 15 words a key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QResource, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.ears import Ear, EarPlayer
from tests.games.bunny_kingdom.play import deal, make_position
from tests.games.bunny_kingdom.table_game import Session, lay_table
from tests.long_run import LONG_RUN
from tests.reading import simplify
from twoheirs_qt.games.bunny_kingdom.rules.actions import Keep
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.tabletop import data

Key = Qt.Key
_MAX_WORDS = 15


@pytest.fixture(autouse=True)
def screen_reader(qapp: QApplication) -> Iterator[None]:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def listen(qtbot: QtBot, players: int, seed: int, *people: int) -> tuple[Session, Ear]:
    session, table, _ = lay_table(qtbot, deal(players, seed), people)
    return session, Ear(table)


def play(qtbot: QtBot, players: int, seed: int, *people: int) -> None:
    session, ear = listen(qtbot, players, seed, *people)
    EarPlayer(ear, seed).play()
    table = session.state.table
    assert table.phase is Phase.OVER
    assert all(any(table.built[n] for n in range(100) if land >> n & 1) for land in table.land)
    assert len(ear.longest.split()) <= _MAX_WORDS, ear.longest


@pytest.mark.slow
def test_a_whole_game_with_two_computers_by_what_is_spoken(qtbot: QtBot) -> None:
    play(qtbot, 3, 1, 0)


@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`; otherwise with one person")
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_people_behind_a_curtain(qtbot: QtBot, players: int, seed: int) -> None:
    play(qtbot, players, seed, *range(players))


def test_a_hand_is_read_when_its_owner_looks_and_not_before(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0, 1)
    assert ear.hear() == "Ada, it is your turn to look."
    assert [simplify(part.text(QAccessible.Text.Name)) for part in ear.registry.groups[:2]] == [
        "Your hand, 12 cards",
        "Map",
    ]
    assert ear.press(Key.Key_Space) == (
        "D5, mountain, territory card Choose two cards of your hand to play."
    )
    ear.press(Key.Key_Return, Key.Key_Right, Key.Key_Return)
    assert ear.message == "E5, territory, chosen Both cards are chosen. Confirm, or choose again."
    assert ear.press(Key.Key_Return, control=True) == "Berta, it is your turn to look."


def test_what_a_card_brings_is_read_line_by_line(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    first = ear.press(Key.Key_I)
    assert first == "D5, mountain: produces nothing."
    lines = [ear.press(Key.Key_I) for _ in range(9)]
    assert "Your harvest: 0 now, 0 then" in lines
    assert first in lines, "after the last line comes the first one again"
    ear.press(Key.Key_Right)
    assert ear.press(Key.Key_I).startswith("E5, plains")


def test_home_and_end_go_to_the_first_and_last_card(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    first = ear.hear()
    last = ear.press(Key.Key_End)
    ear.press(*[Key.Key_Left] * 11)
    assert ear.hear() == first != last
    ear.press(Key.Key_End)
    assert ear.press(Key.Key_Home) == first


def test_what_is_passed_on_is_read_behind_the_lords(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    ear.tab_to("^The rest goes")
    assert ear.hear() == "The rest goes to the right neighbor: Casimir"
    assert ear.press(Key.Key_Right) == "Your next hand comes from: Berta"
    assert ear.press(Key.Key_Right) == "6 picks are left in this round."


def test_each_card_that_is_revealed_waits_for_a_key(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    ear.press(Key.Key_Return, Key.Key_Right, Key.Key_Return)
    assert ear.press(Key.Key_Return, control=True) == "Ada takes D5."
    assert ear.press(Key.Key_Space) == "Ada takes E5."
    assert ear.press(Key.Key_Space).startswith("Berta ")
    assert "Choose two cards" in ear.press(Key.Key_Escape)


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_actions_of_readers_do_what_keys_do(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    card = ear.registry.find_part(HandCard(3))
    assert card is not None
    actions = card.actionInterface()
    name = simplify(card.text(QAccessible.Text.Name)).partition(",")[0]
    assert simplify(actions.localizedActionName(actions.pressAction())) == "Choose this card"
    actions.doAction(actions.pressAction())
    assert ear.press(Key.Key_Shift).startswith(name)
    assert ear.hear().endswith(", chosen")
    actions.doAction(actions.showMenuAction())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert simplify(menu.activeAction().text()) == "Take this back"
    menu.close()


def test_camps_one_after_the_other_are_kept_with_the_same_button(qtbot: QtBot) -> None:
    state = make_position(
        2,
        phase="camps",
        kept={"yellow": "camp-1 camp-2"},
        camps={"ask": [1, 2], "waiting": [], "announced": None, "before": []},
    )
    session, table, _ = lay_table(qtbot, state, [0, 1])
    ear = Ear(table)
    for _ in range(2):
        ear.tab_to("^Keep")
        ear.press(Key.Key_Return)
    assert session.played == [Keep("camp-1"), Keep("camp-2")]


def test_the_cursor_on_the_map_is_read(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    ear.tab_to("^E5")
    assert ear.press(Key.Key_Down) == "F5, forest, free"
