"""Bunny Kingdom in its outline, with real key events, and its chronicle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QResource, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from twoheirs_qt.games.bunny_kingdom.play.chronicle import BunnyChronicle
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.registry import BUNNY, make_games
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.outline.rows import NAME_COLUMN
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english
from twoheirs_qt.tabletop.window.settings import Settings

Key = Qt.Key
GAMES = make_games()
HAND, MAP, LORDS, PARCHMENTS, PASSING, CHRONICLE = range(6)


class Room(NamedTuple):
    """A running game with its table and its outline."""

    session: GameSession
    table: BunnyTable
    switch: BunnyOutlineSwitch
    chronicle: BunnyChronicle

    @property
    def page(self) -> OutlinePage:
        assert self.switch.page is not None
        return self.switch.page

    def list_rows(self, *path: int) -> list[str]:
        """List the texts of the rows below a path."""
        model, parent = self.page.model, QModelIndex()
        for row in path:
            parent = model.index(row, NAME_COLUMN, parent)
        below = (model.index(row, NAME_COLUMN, parent) for row in range(model.rowCount(parent)))
        return [simplify(str(index.data(Qt.ItemDataRole.AccessibleTextRole))) for index in below]

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            widget = QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, key)
            QCoreApplication.processEvents()

    def go_to(self, branch: int, row: int) -> None:
        """Go to a row of a branch."""
        self.page.tree.setFocus()
        self.press(Key(Key.Key_1 + branch), *[Key.Key_Down] * (row + 1))

    @property
    def offers(self) -> list[str]:
        """List the offers at the current row."""
        texts = self.page.offer_list
        return [simplify(texts.item(row).text()) for row in range(texts.count())]


@pytest.fixture
def session(tmp_path: Path, qapp: QApplication) -> Iterator[GameSession]:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    made = GameSession(GameModel(render_english), GameStore(tmp_path / "games"), GAMES)
    yield made
    made.store.flush()


def open_room(qtbot: QtBot, tmp_path: Path, session: GameSession, *players: str) -> Room:
    """A new game in its outline, in which lords are `human` or `computer`."""
    names = ("Ada", "Berta", "Casimir", "Dora")[: len(players)]
    levels = tuple(["greedy" if player == "computer" else "" for player in players])
    settings = GameSettings(names, players, TakeBackRule.FREE, levels)
    session.begin_new(GAMES.find(BUNNY), {"players": len(players)}, 7, settings)
    chronicle = BunnyChronicle(session)
    table = BunnyTable(
        RunningGame(session, session), duration_factor=0.0, chronicle=chronicle.model
    )
    chronicle.setParent(table)
    window = Settings(tmp_path / "settings.ini")
    window.outline_shown = True
    switch = BunnyOutlineSwitch(
        table.container, table.view, session, chronicle.model, window, table
    )
    qtbot.addWidget(table)
    table.resize(1280, 694)
    with qtbot.waitExposed(table):
        table.show()
    switch.arrange()
    return Room(session, table, switch, chronicle)


def test_its_branches_are_the_areas_of_the_table(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "computer", "computer")
    assert room.list_rows() == [
        "Your hand, 12 cards",
        "Map",
        "Lords",
        "Your parchments, 0 entries",
        "Cards that are passed on",
        "Chronicle, 1 entry",
    ]
    assert len(room.list_rows(HAND)) == 12
    assert room.list_rows(HAND)[0].endswith("; you can choose it")
    assert room.list_rows(MAP) == [
        "Ada: 0 territories",
        "Berta: 0 territories",
        "Casimir: 0 territories",
        "100 free territories",
    ]
    assert len(room.list_rows(MAP, 3)) == 100
    assert room.list_rows(PASSING)[0] == "The rest goes to the right neighbor: Casimir"
    assert room.list_rows(CHRONICLE) == ["Round 1 begins"]


def test_cards_are_chosen_and_confirmed_by_keys(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "human")
    assert room.list_rows(HAND) == ["Ada, it is your turn to look."]
    room.go_to(HAND, 0)
    room.press(Key.Key_Return)
    for row in (0, 3):
        room.go_to(HAND, row)
        assert room.offers == ["Choose this card"]
        room.press(Key.Key_Return)
    assert room.list_rows(HAND)[0].split(";")[0].endswith("to play")
    assert room.list_rows(HAND)[3].split(";")[0].endswith("to drop")
    room.go_to(HAND, -1)
    assert room.offers == ["Confirm both", "Choose again"]
    room.press(Key.Key_Return, Key.Key_Return)
    assert len(session.done_commands) == 1
    assert room.list_rows(HAND) == ["Berta, it is your turn to look."]


def test_a_building_is_put_on_a_territory_of_the_list(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "human", "human")
    while not (
        session.state.table.phase is Phase.BUILD and len(list_legal_actions(session.state)) > 3
    ):
        session.play(list_legal_actions(session.state)[0])
    snapshot = room.table.controller.snapshot
    name = room.table.controller.snapshot.name_lord(snapshot.seat_index)
    row = next(n for n, text in enumerate(room.list_rows(HAND)) if "you can build on" in text)
    room.go_to(HAND, row)
    first = room.offers[0]
    assert first.startswith("Build on ")
    assert "harvest" in first
    room.press(Key.Key_Right, Key.Key_Return)
    assert room.list_rows(CHRONICLE)[-1].startswith(
        f"{render_english(name)} builds on {first.split()[2][:2]}"
    )


def test_the_map_lists_fiefs_with_their_territories(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "human", "human")
    while session.state.table.phase is Phase.DRAFT:
        session.play(list_legal_actions(session.state)[0])
    place = room.table.controller.snapshot.seat_index
    land = session.state.table.land[place].bit_count()
    rows = room.list_rows(MAP, 0)
    fiefs = [row for row in rows if row.startswith("Fief of")]
    assert fiefs
    assert len(rows) - len(fiefs) == land


def test_the_outline_follows_a_whole_game(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    """Rows that are kept up to date are the rows that a new outline has."""
    room = open_room(qtbot, tmp_path, session, "human", "human")
    paths = [(), (HAND,), (MAP,), (MAP, 0), (MAP, 1), (MAP, 2), (LORDS,), (PARCHMENTS,)]
    number = 0
    while not session.is_over:
        session.play(list_legal_actions(session.state)[number % 3 and -1])
        number += 1
        kept = [room.list_rows(*path) for path in paths]
        if number % 9 == 0:
            room.page.model._open()
            assert [room.list_rows(*path) for path in paths] == kept
    assert room.list_rows(CHRONICLE)[-1].startswith("The game is over: ")
    assert len(room.list_rows(CHRONICLE)) > 80


def test_the_chronicle_lies_over_the_left_column_on_demand(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "computer", "computer")
    room.switch.toggle()
    view, sheet = room.table.view, room.table.chronicle
    assert sheet is not None
    view.setFocus()
    room.press(Key.Key_C)
    assert sheet.isVisible()
    assert sheet.list.hasFocus()
    assert not sheet.geometry().intersects(room.table.scene.layout.map_rect.toRect())
    room.press(Key.Key_Escape)
    assert not sheet.isVisible()
    assert view.hasFocus()


def test_undo_takes_entries_of_the_chronicle_back(
    qtbot: QtBot, tmp_path: Path, session: GameSession
) -> None:
    room = open_room(qtbot, tmp_path, session, "human", "human", "human")
    before = len(room.chronicle.model.entries)
    for _ in range(3):
        session.play(list_legal_actions(session.state)[0])
    entries = list(room.chronicle.model.entries)
    assert len(entries) > before
    session.undo()
    assert len(room.chronicle.model.entries) == before
    session.redo()
    assert list(room.chronicle.model.entries) == entries
