"""The table as assistive technology finds it: parts, names, states and where they lie."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible

from tests.box import ROOT
from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.accessibility.conftest import DESCRIPTION, NAME, Ear, Read, Sent, list_below
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, Terrain
from twoheirs_qt.games.two_heirs.things.groups import (
    HeirGroup,
    LandGroup,
    ReserveGroup,
    Ribbon,
    TurnPanel,
)
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile
from twoheirs_qt.games.two_heirs.things.henry import PlanButton, TreasurePile, TreasureToken
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.tabletop.accessibility.factory import make_interface, make_readable
from twoheirs_qt.tabletop.accessibility.parts import Part
from twoheirs_qt.tabletop.accessibility.table import AccessibleTable
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import TRANSLATED

Role = QAccessible.Role
WHITE, BLUE = Heir.WHITE, Heir.BLUE
HENRY = HeirGroup(BLUE)


@pytest.fixture
def duel(make_table: Callable[[], Table], position: Position) -> Table:
    """White may build a Market; a Mill of White counts double under the retinue."""
    table = make_table()
    table.open(
        position(
            landscape=[
                {"at": [0, 0], "tile": "mill", "owner": "white"},
                {"at": [1, 0], "tile": "farm"},
                {"at": [1, 1], "tile": "camp-wood", "owner": "blue"},
            ],
            hands={"white": ["market-wood", "cathedral-stone"], "blue": ["lodge"]},
            reserve={"slots": [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]},
        )
    )
    return table


@pytest.fixture
def alone(make_table: Callable[[], Table], position: Position) -> Table:
    """A game against Henry with a treasure on a tile, and the scaffold."""
    table = make_table()
    table.open(
        position(
            landscape=[
                {"at": [0, 0], "tile": "mill", "owner": "white"},
                {"at": [1, 0], "tile": "farm", "owner": "blue"},
            ],
            solo={
                "level": 2,
                "pile": ["column-wood"],
                "treasures": [{"at": [1, 0], "treasure": "row-stone"}],
                "last_built": [0, 0],
            },
            hands={"white": ["market-wood"]},
        )
    )
    return table


def test_the_table_holds_its_parts_and_the_things_in_them(duel: Table, read: Read) -> None:
    ear = read(duel)
    table = ear.interface
    assert table.role() == Role.Grouping
    assert table.text(NAME) == "The table"
    assert table.text(DESCRIPTION) == "", "what can be done is announced, and would be old here"
    assert [part.key for part in ear.registry.groups] == [
        ReserveGroup(),
        LandGroup(),
        HeirGroup(WHITE),
        HeirGroup(BLUE),
    ]
    names = [simplify(group.text(NAME)) for group in ear.registry.groups]
    assert names == [
        "Royal reserve",
        "Landscape",
        "White, 4 points; to move",
        "Blue, 2 points",
    ]
    mill = LandCell((0, 0))
    assert ear.name(mill) == "M13: White's Mill, with White's retinue, with Blue's retinue"
    assert ear.read_description(mill).startswith("wheat field, 4 points, doubled"), "what may wait"
    assert ear.name(LandCell((1, 0))) == "N13: open terrain, wheat field"
    assert ear.name(HandTile(WHITE, "market-wood")) == (
        "Market; 2 wood and 1 wheat; woods and pastures"
    )
    assert ear.name(HandTile(BLUE, "lodge")).startswith("Lodge; ")
    assert ear.find_part(AccessGlyph(WHITE, Terrain.WOOD)).role() == Role.Graphic
    assert ear.find_part(SupplyPile()).role() == Role.Button


def test_points_are_read_only_while_they_are_shown(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.settings.points_wanted = False
    assert ear.read_description(LandCell((0, 0))) == "wheat field"
    assert ear.name(HeirGroup(WHITE)) == "White; to move"
    duel.press(Qt.Key.Key_1)
    goal = LandCell(min(duel.controller.goals))
    assert ear.name(goal) == f"{ear.name(goal)[:3]}: empty – Build the Market here"


@pytest.mark.parametrize("solo", [False, True], ids=["duel", "alone"])
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_thing_has_a_name_in_every_language(
    duel: Table, alone: Table, read: Read, languages: Languages, solo: bool, language: str
) -> None:
    table = alone if solo else duel
    ear = read(table)
    table.press(Qt.Key.Key_1)
    QCoreApplication.processEvents()
    english = {part.key: part.properties for part in list_parts(ear)}
    assert len(english) > 35
    before = {part.key: part for part in list_parts(ear)}
    languages.choose(language)
    table.view.table_scene.sync(animate=False)
    QCoreApplication.processEvents()
    table.press(Qt.Key.Key_1)
    QCoreApplication.processEvents()
    assert {part.key: part for part in list_parts(ear)} == before, (
        "the same things, called otherwise"
    )
    for part in list_parts(ear):
        known = english[part.key]
        assert part.text(NAME), part.key
        assert part.text(NAME) != known.name, part.key
        assert bool(part.text(DESCRIPTION)) == bool(known.description), part.key
        if known.description:
            assert part.text(DESCRIPTION) != known.description, part.key
        assert part.properties.enabled is known.enabled
        actions = part.actionInterface()
        if actions is not None:
            for action in actions.actionNames():
                assert actions.localizedActionDescription(action), (part.key, action)


def list_parts(ear: Ear) -> list[Part]:
    return list(list_below(ear.interface))


def test_solo_things_are_there_too(alone: Table, read: Read) -> None:
    ear = read(alone)
    assert ear.name(HENRY).startswith("Henry, ")
    assert ear.read_description(HENRY).startswith("M13: The scaffold: your last building.")
    assert ear.name(TreasurePile()) == "Henry's pile: 1 treasure, face down"
    assert ear.name(TreasureToken((1, 0))).startswith("Treasure at N13 – Row: rocky plain.")
    assert "with the treasure “Row: rocky plain”" in ear.name(LandCell((1, 0)))
    assert "with the scaffold" in ear.name(LandCell((0, 0)))
    assert "For Henry: " in ear.read_description(ReservePlace(1))
    plan = ear.find_part(PlanButton())
    assert plan.role() == Role.CheckBox
    assert (plan.state().checkable, plan.state().checked) == (1, 0)
    ear.hear()
    ear.do(PlanButton())
    assert Sent("StateChanged", PlanButton()) in ear.hear()
    assert plan.state().checked == 1
    ear.do(PlanButton(), "Toggle")
    assert plan.state().checked == 0
    ear.do(PlanButton(), "Toggle")
    turn_panel = ear.find_part(TurnPanel())
    assert turn_panel.text(NAME).endswith(alone.scene.solo.turn_panel.words)


def test_the_last_round_is_reported_and_stays(duel: Table, read: Read, position: Position) -> None:
    ear = read(duel)
    ribbon = Ribbon()
    assert ear.registry.find_part(ribbon) is None
    duel.open(
        position(landscape=[{"at": [0, 0], "tile": "mill"}], stack=[], turns_left=2, crown="blue")
    )
    assert ear.find_part(ribbon).role() == Role.StaticText
    assert ear.name(ribbon) == "Last round: 2 turns left"
    assert ear.interface.child(0) is ear.find_part(ribbon)
    assert "This is your last turn." in " ".join(ear.list_announcements())


def test_parents_children_and_places_agree(duel: Table, read: Read) -> None:
    ear = read(duel)
    view, table = duel.view, ear.interface
    whole = table.rect()
    for group in ear.registry.groups:
        assert group.parent() is table
        assert table.child(table.indexOfChild(group)) is group
        for row, part in enumerate(group.children):
            assert part.parent() is group
            assert group.child(row) is part
            assert group.indexOfChild(part) == row
            assert part.childCount() == 0
            assert whole.contains(part.rect()), part.key
            if not isinstance(part.key, LandCell):
                assert group.rect().contains(part.rect()), part.key
            centre = part.rect().center()
            assert table.childAt(centre.x(), centre.y()) is part, part.key
            assert not part.state().invisible
            assert not part.state().offscreen
    assert not view.isHidden()
    duel.scene.zoom(4.0, duel.scene.layout.landscape_rect.center())
    duel.press(
        *[Qt.Key.Key_Tab] * 2,
        *[Qt.Key.Key_Right] * 2,
        *[Qt.Key.Key_Down] * 2,
    )
    assert duel.view.cursor_target == LandCell((2, 2))
    assert not ear.find_part(LandCell((2, 2))).state().offscreen
    far = [part for part in ear.find_part(LandGroup()).children if part.state().offscreen]
    assert far, "what is out of sight says so"
    duel.window.hide()
    assert all(part.state().invisible for part in list_below(table))


def test_what_cannot_be_done_is_unavailable_and_says_why(duel: Table, read: Read) -> None:
    ear = read(duel)
    taken, beyond = ear.find_part(ReservePlace(1)), ear.find_part(ReservePlace(4))
    assert not taken.state().disabled
    assert beyond.state().disabled
    assert simplify(beyond.text(NAME)).endswith("; out of reach")
    description = simplify(beyond.text(DESCRIPTION))
    assert description == "1 wheat and 2 stone; woods and pastures", (
        "how far, and what helps, is asked for"
    )
    assert ear.find_part(HandTile(BLUE, "lodge")).state().disabled
    assert ear.read_description(HeirTroop(BLUE, 0)) == "That is Blue's troop."
    cathedral = HandTile(WHITE, "cathedral-stone")
    assert ear.read_description(cathedral).startswith("Missing ")
    ear.do(cathedral)
    selected = ear.find_part(cathedral)
    assert (selected.state().selectable, selected.state().selected) == (1, 1)
    assert selected.text(NAME).endswith(", picked up")
    cell = ear.find_part(LandCell((0, 1)))
    assert cell.state().disabled
    assert cell.text(DESCRIPTION).startswith("Missing ")
    ear.do(cathedral, "Turn it over")
    assert not cell.state().disabled
    assert selected.text(NAME).endswith(", picked up, face down")
    assert "Expand here with the Cathedral" in cell.text(NAME)
    assert simplify(cell.text(DESCRIPTION)) == "gives a discount of 1 resource"


def test_the_cursor_is_the_focus_while_the_table_has_the_keys(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.press(Qt.Key.Key_Right)
    part = ear.find_part(ReservePlace(1))
    assert part.state().focused
    assert ear.interface.focusChild() is part
    assert ear.find_part(ReserveGroup()).focusChild() is part
    assert [p.key for p in list_below(ear.interface) if p.state().focused] == [ReservePlace(1)]
    duel.view.clearFocus()
    assert not part.state().focused
    assert ear.interface.focusChild() is None


def test_the_cursor_finds_a_cell_that_nothing_else_names(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.press(
        *[Qt.Key.Key_Tab] * 2,
        *[Qt.Key.Key_Down] * 3,
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
    )
    far = duel.view.cursor_target
    assert ear.find_part(far).state().focused
    assert ear.name(far).endswith(": empty")
    duel.press(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
    QCoreApplication.processEvents()
    assert ear.registry.find_part(far) is None


def test_digits_are_reported_as_keys_of_the_tiles_in_hand(duel: Table, read: Read) -> None:
    ear = read(duel)
    second = ear.find_part(HandTile(WHITE, "cathedral-stone"))
    assert second.text(QAccessible.Text.Accelerator) == "2"
    assert second.actionInterface().keyBindingsForAction("Press") == ["2"]
    assert ear.find_part(HandTile(BLUE, "lodge")).text(QAccessible.Text.Accelerator) == ""


def test_before_a_game_there_is_a_table_and_nothing_on_it(
    make_table: Callable[[], Table], read: Read
) -> None:
    ear = read(make_table())
    assert ear.interface.childCount() == 0
    assert ear.interface.text(NAME) == "The table"
    assert ear.hear() == []


def test_things_go_with_their_table(make_table: Callable[[], Table], read: Read) -> None:
    table = make_table()
    table.new()
    ear = read(table)
    left = [*list_below(ear.interface)]
    table.press(Qt.Key.Key_Right)
    table.session.store.flush()
    table.view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert left
    assert not any(shiboken6.isValid(part) for part in left)
    assert ear.registry.groups == []


def test_qt_may_ask_for_the_table_more_than_once(duel: Table) -> None:
    """PySide gives an object another class when a slot is added to it; Qt then asks anew."""
    made = [make_interface("GameTableView", duel.view) for _ in range(2)]
    assert make_interface("QWidget", duel.window) is None
    assert make_interface("GameTableView", QObject(duel.window)) is None
    first, second = made
    assert isinstance(first, AccessibleTable)
    assert isinstance(second, AccessibleTable)
    things = [first.child(row) for row in range(first.childCount())]
    assert things == [second.child(row) for row in range(second.childCount())]
    assert all(thing.parent() is second for thing in things)
    duel.session.new(NewGame(seed=3), GameSettings())
    QCoreApplication.processEvents()
    assert [simplify(item.child(1).text(NAME)) for item in (first, second)] == ["Landscape"] * 2


def test_qt_finds_the_table_among_the_windows(duel: Table) -> None:
    make_readable()
    window = QAccessible.queryAccessibleInterface(duel.window)
    children = [window.child(row) for row in range(window.childCount())]
    [table] = [child for child in children if child.text(NAME) == "The table"]
    assert isinstance(table, AccessibleTable)
    assert table.parent().object() is duel.window
    assert all(thing.isValid() for thing in list_below(table))


def test_nothing_is_made_for_those_who_do_not_ask() -> None:
    program = (
        "import os, sys\n"
        "from threading import Thread\n"
        "from time import sleep\n"
        "from twoheirs_qt import cli\n"
        "def look():\n"
        "    while 'twoheirs_qt.games.two_heirs.table.view' not in sys.modules:\n"
        "        sleep(0.05)\n"
        "    sleep(1)\n"  # what else would come has time to
        "    print(*[name for name in sys.modules if '.accessibility.' in name], flush=True)\n"
        "    os._exit(0)\n"
        "Thread(target=look).start()\n"
        "cli.window(['tests/tabletop/files/versions/position-1-solo.json'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=True,
    )
    assert done.stdout.split() == ["twoheirs_qt.tabletop.accessibility.factory"]
