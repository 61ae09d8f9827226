"""Whole games of Bunny Kingdom by keys and by what is spoken alone, at most 15 words a key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QResource, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import deal, make_position
from tests.games.bunny_kingdom.table.ears import Ear, EarPlayer
from tests.games.bunny_kingdom.table.table_game import Session, lay_table
from tests.long_run import LONG_RUN
from tests.reading import simplify
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Keep
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.accessibility.parts import Part
from twoheirs_qt.tabletop.widgets import legacy_screen_readers

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
    assert all(any(table.buildings[n] for n in range(100) if land >> n & 1) for land in table.land)
    assert len(ear.longest.split()) <= _MAX_WORDS, ear.longest


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_with_computers_by_what_is_spoken(qtbot: QtBot, players: int) -> None:
    play(qtbot, players, 1, 0)


@pytest.mark.slow
@pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`; otherwise with one person")
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_people_behind_a_curtain(qtbot: QtBot, players: int, seed: int) -> None:
    play(qtbot, players, seed, *range(players))


class SlowSession(Session):
    """A game in which the computers do not act."""

    def play(self, action: Action) -> bool:
        self._take_step(action)
        return True


def test_only_a_long_wait_is_announced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.bunny_kingdom.table.table_game.Session", SlowSession)
    ear = listen_to_building(qtbot)
    assert "waits" not in ear.press(Key.Key_Return, control=True)
    qtbot.waitUntil(lambda: "The game waits for: Berta." in ear.spoken, timeout=8000)


def test_a_hand_is_read_when_its_owner_looks_and_not_before(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0, 1)
    assert ear.hear() == "Ada, it is your turn to look."
    assert [simplify(part.text(QAccessible.Text.Name)) for part in ear.registry.groups[:2]] == [
        "Your hand, 12 cards",
        "Map",
    ]
    assert ear.press(Key.Key_Space) == ("D5, mountain, territory card Choose two cards.")
    ear.press(Key.Key_Return, Key.Key_Right, Key.Key_Return)
    assert ear.message == "E5, territory, chosen Both cards are chosen. Confirm, or choose again."
    assert ear.press(Key.Key_Return, control=True) == "Berta, it is your turn to look."


def test_hand_card_and_what_to_do_are_read_when_a_game_begins(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    assert ear.message == "Your hand, 12 cards D5, mountain, territory card Choose two cards."


def test_what_to_do_is_read_once_the_table_is_in_sight(qtbot: QtBot) -> None:
    session = Session(deal(3, 1), [0])
    table = BunnyTable(session, duration_factor=0.0)
    session.setParent(table)
    qtbot.addWidget(table)
    ear = Ear(table)
    table.show()
    table.view.setFocus()
    qtbot.waitUntil(lambda: "Choose two cards." in ear.spoken)


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


def listen_to_building(qtbot: QtBot) -> Ear:
    """A table where yellow builds: A1, A2 with a city, and B1 are a fief, E4 is another one."""
    state = make_position(
        2,
        rabbits={"yellow": "A1 A2 E4 B1", "pink": "A3"},
        buildings={"A2": "city-2"},
        kept={"yellow": "city-1 farm-carrots sky-tower-blue", "pink": "city-1"},
    )
    _, table, _ = lay_table(qtbot, state, [0])
    return Ear(table)


def test_why_a_building_cannot_stand_there_is_read_where_the_cursor_is(qtbot: QtBot) -> None:
    ear = listen_to_building(qtbot)
    assert "3 places." in ear.press(Key.Key_Return)
    assert ear.hear().startswith("A1, ")
    assert ear.press(Key.Key_Right) == "A2, forest: a building is there already"
    assert ear.press(Key.Key_Right) == "A3, forest: not yours"
    note = [simplify(line) for line in ear.table.scene.note]
    assert note == ["City 1", "You do not control A3"]
    assert ear.press(Key.Key_I) == "City 1"
    assert ear.press(Key.Key_I) == "You do not control A3"
    assert ear.press(Key.Key_Return) == "You do not control A3."


def test_old_readers_are_sent_words_before_all_that_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such readers drop words that come behind the new names of a hundred territories."""
    monkeypatch.setattr(legacy_screen_readers, "supports_announcements", lambda: False)
    ear = listen_to_building(qtbot)
    sent: list[str] = []

    def read_all(part: Part) -> None:
        assert part.text(QAccessible.Text.Name)
        for child in part.children:
            read_all(child)

    def send(event: QAccessibleEvent) -> None:
        part = event.accessibleInterface()
        assert isinstance(part, Part)
        kinds = {QAccessible.Event.DescriptionChanged: QAccessible.Text.Description}
        sent.append(simplify(part.text(kinds.get(event.type(), QAccessible.Text.Name))))

    for group in ear.registry.groups:
        read_all(group)
    ear.registry.send = send
    QTest.keyClick(ear.table.view, Key.Key_Return)
    QCoreApplication.processEvents()
    QTest.keyClick(ear.table.view, Key.Key_Right)
    QCoreApplication.processEvents()
    assert sent[-1].startswith("A2, forest: a building"), "what the cursor comes to is new already"
    qtbot.waitUntil(lambda: "A3, forest: not yours" in sent)
    [places] = [words for words in sent if words.endswith("3 places.")]
    assert places in {"3 places.", "Build or finish. 3 places."}, "what waits is spoken once"
    assert sent.index(places) < sent.index("A3, forest: not yours")


def test_where_the_second_tower_cannot_stand_is_read(qtbot: QtBot) -> None:
    ear = listen_to_building(qtbot)
    ear.press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert ear.press(Key.Key_Return) == "Now the second tower."
    assert ear.press(Key.Key_Down) == "B1, mountain: in the fief of the first tower"
    assert ear.press(Key.Key_Return) == "A sky tower joins two different fiefs."
    assert ear.press(Key.Key_N).startswith("E4, ")


def test_the_last_harvest_is_read_to_its_end_while_a_computer_copies(qtbot: QtBot) -> None:
    state = make_position(
        2,
        rabbits={"yellow": "A1 A2 J1", "pink": "E4"},
        buildings={"A1": "city-1", "J1": "city-1"},
        kept={"yellow": "city-2"},
        parchments={"yellow": "royal-ring", "pink": "liberal"},
    )
    _, table, _ = lay_table(qtbot, state, [0])
    ear = Ear(table)
    ear.press(Key.Key_Tab)
    spoken = [ear.press(Key.Key_Return, control=True)]
    while table.step_player.is_playing:
        spoken.append(ear.press(Key.Key_Space))
    assert spoken == [
        "Fief of A1: 1 times 1 is 1.",
        "Fief of J1: 1 times 1 is 1.",
        "Now the parchments are turned up and counted.",
        "Ada, Royal Ring: 1 point, 3 in all.",
        "Berta, Liberal: 1 point, 1 in all.",
        "Ada wins with 3 points and is Big Ears!",
        "E5, plains, free Ada wins with 3 points.",
    ]


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_actions_of_readers_do_what_keys_do(qtbot: QtBot) -> None:
    _, ear = listen(qtbot, 3, 1, 0)
    card = ear.registry.find_part(HandCard(3))
    assert card is not None
    actions = card.actionInterface()
    name = simplify(card.text(QAccessible.Text.Name)).partition(",")[0]
    assert simplify(actions.localizedActionName(actions.pressAction())) == "Choose this card"
    actions.doAction(actions.pressAction())
    assert name in ear.press(Key.Key_Shift)
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
