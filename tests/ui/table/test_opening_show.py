"""How a game begins before one's eyes: tossed, dealt, called; and that nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.conftest import Table
from twoheirs_qt.rules import PLACES
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.table.pieces import Piece


@pytest.fixture
def begun(make_table: Callable[..., Table]) -> Table:
    """A table on which a game has just begun, and is being shown."""
    table = make_table()
    table.new()
    table.scene.animator.pace = 1.0
    table.view.henry.opening.begin(tossed=True)
    return table


def ring(table: Table) -> list[Piece]:
    """The tiles of the ring, clockwise from the shield."""
    snapshot = table.scene.snapshot
    assert snapshot is not None
    slots = [(snapshot.shield + number) % PLACES for number in range(1, PLACES)]
    found = [table.scene.pieces.piece(snapshot.places[slot].tile) for slot in slots]
    return [piece for piece in found if piece is not None]


def at_home(table: Table) -> int:
    return sum(piece.shown_in_scene() == piece.home_in_scene() for piece in ring(table))


def test_the_ring_is_dealt_tile_by_tile_and_then_all_is_as_it_is(begun: Table) -> None:
    show, toss = begun.view.henry.opening, begun.view.henry.opening._toss
    assert show.busy
    assert toss.isVisible()
    assert at_home(begun) == 0
    dealt = []
    for _ in range(21):
        begun.clock.advance(100)
        dealt.append(at_home(begun))
    assert dealt == sorted(dealt)
    assert len(set(dealt)) > 4, "one after the other"
    assert dealt[-1] == PLACES - 1
    assert not show.busy
    assert not toss.isVisible()
    assert begun.scene.animator.rests


def test_the_shield_shows_both_sides_and_lands_on_who_begins(begun: Table) -> None:
    toss, seen = begun.view.henry.opening._toss, set()
    for _ in range(80):
        begun.clock.advance(10)
        seen.add(toss.heir)
    begun.clock.advance(50)
    assert seen == set(Heir)
    assert toss.heir is begun.session.state.active
    assert "goes first" in toss.words


def test_a_shield_that_was_not_tossed_lies_still(make_table: Callable[..., Table]) -> None:
    table = make_table()
    table.new()
    table.scene.animator.pace = 1.0
    table.view.henry.opening.begin(tossed=False)
    toss = table.view.henry.opening._toss
    for _ in range(8):
        assert (toss.heir, toss.turned) == (table.session.state.active, 1.0)
        table.clock.advance(100)


def test_a_key_skips_it_and_does_nothing_else(begun: Table) -> None:
    begun.clock.advance(300)
    assert begun.view.henry.key(Qt.Key.Key_Return)
    assert not begun.view.henry.opening.busy
    assert at_home(begun) == PLACES - 1
    assert begun.session.stack.count() == 0
    assert not begun.view.henry.key(Qt.Key.Key_Return), "the next one is for the table"


def test_a_key_that_begins_others_skips_nothing(begun: Table) -> None:
    assert not begun.view.henry.key(Qt.Key.Key_Shift)
    assert begun.view.henry.opening.busy


def test_a_click_skips_it_and_takes_nothing(begun: Table) -> None:
    begun.clock.advance(300)
    [first, *_] = ring(begun)
    assert begun.view.henry.press(first.home_in_scene().center())
    assert not begun.view.henry.opening.busy
    assert begun.view.interaction.selected is None


def test_with_less_motion_nothing_is_shown(make_table: Callable[..., Table]) -> None:
    table = make_table()
    table.new()
    table.scene.animator.pace = 0.0
    table.view.henry.opening.begin(tossed=True)
    assert not table.view.henry.opening.busy
    assert not table.view.henry.opening._toss.isVisible()
    assert at_home(table) == PLACES - 1
