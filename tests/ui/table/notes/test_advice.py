"""The line below the table tells what can be done with the piece in hand, and only what can."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.play import RESTLESS, choose
from tests.ui.table.conftest import Position, Table, move_pointer
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.selection import SelectedReserveTile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.games.two_heirs.words.names import name_tile_by_id
from twoheirs_qt.tabletop.text.language import localize

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def read_hint(table: Table, target: Thing) -> str:
    """Read the line with the piece of a target in hand; it is put back then."""
    assert table.controller.pick(target)
    words = table.hints[-1]
    table.view.controller.cancel()
    return words


def test_with_any_piece_picked_up_the_line_speaks_of_lit_places_if_there_are_any(
    table: Table,
) -> None:
    random, seen = Random(2), set[bool]()
    table.settings.motion_factor = 0.0
    for _ in range(60):
        state = table.state
        targets: list[Thing] = [
            HandTile(state.active, tile.id) for tile in state.hands[state.active]
        ]
        targets += [
            HeirTroop(state.active, index) for index in range(len(state.troops[state.active]))
        ]
        for target in targets:
            if not table.controller.can_pick(target):
                continue
            assert table.controller.pick(target)
            highlights = bool(table.controller.goals)
            assert ("on a lit" in table.hints[-1]) is highlights, (target, table.hints[-1])
            seen.add(highlights)
            table.view.controller.cancel()
        assert table.session.play(choose(state, random, RESTLESS))
        if table.session.is_over:
            break
    assert seen == {True, False}


def test_why_a_tile_can_be_built_nowhere(table: Table, position: Position) -> None:
    table.open(
        position(
            landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
            hands={"white": ["cathedral-stone"], "blue": ["lodge"]},
        )
    )
    words = read_hint(table, HandTile(Heir.WHITE, "cathedral-stone"))
    name = localize(name_tile_by_id("cathedral-stone", table.state.catalogue))
    assert words.startswith(f"{name}: nowhere to build it now. Missing ")
    assert "F or the right button turns it over" in words
    assert table.controller.pick(HandTile(Heir.WHITE, "cathedral-stone"))
    table.press(Qt.Key.Key_F)
    assert "put it on a lit cell to expand" in table.hints[-1]


@pytest.mark.parametrize(("kind", "piece"), [("retinue", "Retinue"), ("troop", "Troop")])
def test_a_troop_that_is_shut_in(table: Table, position: Position, kind: str, piece: str) -> None:
    """The other heir's retinue stands on the only tile beside it."""
    other = "troop" if kind == "retinue" else "retinue"
    far = {"kind": other, "at": [3, 0] if other == "retinue" else None}
    table.open(
        position(
            landscape=[
                {"at": [0, 0], "tile": "mill"},
                {"at": [1, 0], "tile": "farm"},
                {"at": [2, 0], "tile": "lodge"},
                {"at": [3, 0], "tile": "sawmill"},
            ],
            troops={
                "white": [{"kind": kind, "at": [0, 0]}, far, {"kind": "troop", "at": None}],
                "blue": [
                    {"kind": "retinue", "at": [1, 0]},
                    {"kind": "troop", "at": None},
                    {"kind": "troop", "at": None},
                ],
            },
            hands={"white": [], "blue": []},
        )
    )
    words = read_hint(table, LandCell((0, 0)))
    assert words.startswith(f"{piece}: no tile beside it is free")
    assert ("withdraw" in words) is (kind == "troop")


def test_a_tile_to_take_may_always_go_to_the_hand(table: Table) -> None:
    slot = min(table.session.options.takeable_slots)
    assert table.controller.pick(ReservePlace(slot))
    assert isinstance(table.controller.selected, SelectedReserveTile)
    assert "to take it" in table.hints[-1]


def test_the_line_speaks_of_no_click_alone(table: Table, position: Position) -> None:
    """A dragged piece is not clicked: the words fit whichever way a piece is carried."""
    land = [{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}]
    hands = {"white": ["market-wood", "cathedral-stone"], "blue": ["lodge"]}
    slots = [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]
    table.open(position(landscape=land, hands=hands, reserve={"slots": slots}))
    picked: list[Thing] = [HandTile(Heir.WHITE, tile) for tile in hands["white"]]
    picked += [ReservePlace(1), LandCell((0, 0)), HeirTroop(Heir.WHITE, 1)]
    for target in picked:
        start = table.find_point(target)
        QTest.mousePress(table.view.viewport(), LEFT, NONE, start)
        for step in (4, 12, 20):
            move_pointer(table.view.viewport(), start + QPoint(step, step))
        assert table.controller.selected is not None
        words = table.hints[-1]
        assert words
        assert "choose" not in words
        assert "click" not in words or "hand" in words, "or else into the hand"
        table.press(Qt.Key.Key_Escape)
        QTest.mouseRelease(table.view.viewport(), LEFT, NONE, start)
