"""The note of an act lies where it covers nothing that it speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.long_run import choose_count
from tests.timeouts import TIMEOUT_S
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    Deploy,
    Expand,
    Heir,
    Move,
    State,
    Take,
    list_legal_actions,
)
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS
from twoheirs_qt.games.two_heirs.table.chronicle import Chronicle
from twoheirs_qt.games.two_heirs.table.hit_testing import (
    list_hand_things,
    list_place_things,
    list_reserve_things,
)
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph, HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.previews import find_named_cells
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.tabletop.scene.free_spot import find_shortest_line
from twoheirs_qt.tabletop.window.settings import NotePlace, Settings


def find_note_place(table: Table) -> QRectF:
    """Return the place of the note, but for the pixel that may touch its neighbour."""
    assert table.note
    return table.scene.note.scene_rect.adjusted(2, 2, -2, -2)


def list_subject_rects(table: Table, action: Build | Expand | Move | Deploy) -> list[QRectF]:
    """List what a note about an action on a cell must leave in sight."""
    at = action.at if isinstance(action, Build | Expand) else action.to
    near = {cell for cell in NEIGHBOUR_CELLS[at] if cell in table.state.landscape}
    preview = table.session.options.preview(action)
    cells = {at, *near, *table.scene.highlights.goals, *find_named_cells(preview)}
    sources = () if preview.payment is None else preview.payment.sources
    targets: list[Thing] = [LandCell(cell) for cell in cells]
    targets += [ReservePlace(source.slot) for source in sources if source.slot is not None]
    rects = [target.find_rect(table.scene) for target in targets]
    return (
        [table.scene.layout.chronicle_rect, *rects]
        if not table.scene.note.stays_in_own_area
        else rects
    )


def aim(table: Table, action: Build | Expand | Move | Deploy) -> None:
    """Pick up what an action needs, and point at where it goes."""
    state, active = table.state, table.state.active
    match action:
        case Build(tile, at) | Expand(tile, at):
            picked: Thing = HandTile(active, tile)
        case Move(origin, at):
            picked = LandCell(origin)
        case Deploy(at):
            troops = state.troops[active]
            waits = next(n for n in (1, 2) if troops[n].at is None and not troops[n].moved)
            picked = ReserveTroop(active, waits)
    table.controller.cancel()
    table.controller.click(picked)
    if isinstance(action, Expand):
        table.controller.turn_over()
    target = LandCell(at)
    table.controller.point_at(target, target.find_rect(table.scene).center())


@pytest.mark.parametrize("place", NotePlace)
@pytest.mark.parametrize(
    ("size", "letters"),
    [((1280, 640), 12), ((1280, 640), 18), ((1920, 1000), 18), ((1000, 560), 12)],
)
def test_no_note_covers_lit_cells_neighbours_of_the_ghost_or_what_it_tells_of(
    table: Table, size: tuple[int, int], letters: int, place: NotePlace
) -> None:
    """Through a random game, with letters so many pixels high."""
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    table.window.resize(*size)
    table.view.resize(*size)
    table.settings.note_place = place
    table.new(seed=11)
    dice, seen = Random(3), Counter[type]()
    for _ in range(choose_count(30, 110)):
        legal = list_legal_actions(table.state)
        kinds = {type(item): item for item in dice.sample(legal, len(legal))}
        for action in kinds.values():
            if isinstance(action, Build | Expand | Move | Deploy):
                aim(table, action)
                note = find_note_place(table)
                assert not [
                    rect for rect in list_subject_rects(table, action) if rect.intersects(note)
                ]
                assert table.scene.sceneRect().contains(note)
                seen[type(action)] += 1
        table.controller.cancel()
        builds = [action for action in legal if isinstance(action, Build)]
        table.session.play(dice.choice(builds or list(legal)))
        table.scene.animator.finish()
    assert {kind for kind in (Build, Expand, Move, Deploy) if seen[kind] < 2} == set()


@pytest.mark.parametrize("letters", [12, 18])
def test_in_a_field_full_of_tiles_the_note_stands_beside_it(table: Table, letters: int) -> None:
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    dice, expands = Random(5), list[Expand]()
    while len(table.state.landscape) < 16 or not expands:
        legal = list_legal_actions(table.state)
        builds = [action for action in legal if isinstance(action, Build | Expand)]
        table.session.play(dice.choice(builds or list(legal)))
        expands = [item for item in list_legal_actions(table.state) if isinstance(item, Expand)]
    table.scene.animator.finish()
    for _ in range(6):
        table.view.zoom_in()
        table.scene.animator.finish()
        aim(table, expands[0])
        note = find_note_place(table)
        assert not [rect for rect in list_subject_rects(table, expands[0]) if rect.intersects(note)]
        assert table.scene.sceneRect().contains(note)


@pytest.mark.parametrize(("size", "letters"), [((1280, 640), 12), ((1920, 1000), 18)])
def test_no_note_covers_ring_hands_or_points(
    table: Table, size: tuple[int, int], letters: int
) -> None:
    """Whatever the pointer rests on, through a random game."""
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    table.window.resize(*size)
    table.view.resize(*size)
    table.new(seed=11)
    dice, seen = Random(3), 0
    for _ in range(choose_count(30, 110)):
        for target in list_things(table):
            table.controller.point_at(target, target.find_rect(table.scene).center())
            table.clock.advance(500)
            if table.note:
                note, seen = find_note_place(table), seen + 1
                assert not [panel for panel in table.scene.note.panels if panel.intersects(note)]
                assert not note.intersects(table.scene.layout.chronicle_rect)
        legal = list_legal_actions(table.state)
        builds = [action for action in legal if isinstance(action, Build)]
        table.session.play(dice.choice(builds or list(legal)))
        table.scene.animator.finish()
    assert seen > 300


def list_things(table: Table) -> list[Thing]:
    """List what lies on the table."""
    assert table.scene.snapshot is not None
    result = list_reserve_things(table.scene, table.scene.snapshot)
    for heir in Heir:
        result += list_hand_things(heir, table.scene.snapshot)
        result += list_place_things(heir, table.scene.snapshot)
    return [*result, *map(LandCell, table.state.landscape)]


def test_a_note_in_a_fixed_place_stays_there_and_the_chronicle_makes_way(
    make_table: Callable[[], Table],
) -> None:
    table = make_table()
    table.settings.note_place = NotePlace.FIXED
    assert table.settings.sync(TIMEOUT_S)
    assert Settings(table.settings.path).note_place is NotePlace.FIXED
    table.new()
    chronicle = Chronicle(table.view)
    chronicle.fit_to_table()
    chronicle.show()
    slots = sorted(table.session.options.takeable_slots)
    corners = set()
    for slot in slots:
        table.hover(ReservePlace(slot))
        table.clock.advance(500)
        note = table.scene.note.scene_rect
        corners.add((note.left(), round(note.bottom())))
        middle = note.center().toPoint()
        assert chronicle.mask().isEmpty() is not chronicle.geometry().intersects(note.toRect())
        assert not chronicle.mask().contains(middle - chronicle.pos())
    assert len(corners) == 1
    table.hover(LandCell((5, 5)))
    assert not table.note
    assert chronicle.mask().isEmpty(), "the whole chronicle is seen again"
    table.hover(SupplyPile())
    table.clock.advance(500)
    supply = SupplyPile().find_rect(table.scene)
    hidden = supply.intersected(table.scene.note.scene_rect)
    assert hidden.height() < supply.height() / 2, "what it tells of can be seen"


def test_the_chronicle_is_not_painted_over_a_note_in_a_fixed_place(table: Table) -> None:
    """On the screen, which is painted bit by bit, not all at once as a picture of it is."""
    table.settings.note_place = NotePlace.FIXED
    chronicle = Chronicle(table.view)
    chronicle.fit_to_table()
    chronicle.show()
    while table.session.turn < 4:
        table.session.play(list_legal_actions(table.state)[-1])
    table.rest()

    def on_screen() -> QImage:
        QTest.qWait(30)
        place = table.scene.note.scene_rect.adjusted(3, 3, -3, -3).toRect()
        return table.window.screen().grabWindow(table.window.winId()).toImage().copy(place)

    on_screen()
    table.hover(ReservePlace(min(table.session.options.takeable_slots)))
    table.clock.advance(500)
    assert chronicle.geometry().contains(table.scene.note.scene_rect.center().toPoint())
    seen = on_screen()
    chronicle.hide()
    table.view.viewport().update()
    assert seen == on_screen()


def test_the_preview_of_a_take_is_shown_beside_the_ring(table: Table) -> None:
    slot = max(table.session.options.takeable_slots)
    table.click(ReservePlace(slot))
    taking = table.session.options.preview(Take(slot)).taking
    assert taking is not None
    assert table.note.startswith("Take the ")
    assert "then Blue can take the " in table.note
    assert "next from the supply: " in table.note
    assert not table.scene.note.scene_rect.intersects(table.scene.layout.reserve_rect)
    assert not table.scene.note.scene_rect.intersects(table.scene.offer.rect)
    table.press(Qt.Key.Key_Escape)
    assert not table.note


@pytest.mark.parametrize("heir", Heir)
def test_a_line_begins_at_ones_own_retinue_where_both_stand(table: Table, heir: Heir) -> None:
    centre = table.state.troops[heir][0].at
    assert centre is not None
    table.hover(AccessGlyph(heir, table.state.landscape[centre].terrain))
    retinue = table.scene.pieces.find_piece((heir, 0))
    assert retinue is not None
    begins = [line.p1() for line in table.scene.connectors.connectors]
    assert retinue.find_home_rect().center() in begins


def test_a_bubble_leaves_the_neighbours_of_what_it_is_about_in_sight(
    table: Table, market: State
) -> None:
    table.open(market)
    table.click(HandTile(Heir.WHITE, "cathedral-stone"))
    table.click(LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    bubble = table.scene.bubble.scene_rect.adjusted(2, 2, -2, -2)
    for cell in ((0, 0), (1, 0), *table.scene.highlights.goals):
        assert not bubble.intersects(LandCell(cell).find_rect(table.scene))


@pytest.mark.parametrize("letters", [12, 18, 24])
def test_the_button_of_a_take_covers_nothing_else_in_the_ring(
    table: Table, position: Position, letters: int
) -> None:
    font = table.view.font()
    font.setPixelSize(letters)
    table.view.setFont(font)
    tiles, taken = ["market-wood", "sawmill", "cowshed", "bakery", "mine", "quarry"], 0
    for shield in range(7):
        slots = [*tiles[:shield], None, *tiles[shield:]]
        reserve = {"slots": slots, "shield": shield}
        table.open(position(landscape=[{"at": [0, 0], "tile": "mill"}], reserve=reserve))
        ring = [ReserveTroop(heir, index) for heir in Heir for index in (1, 2)]
        for slot in sorted(table.session.options.takeable_slots):
            table.controller.cancel()
            table.click(ReservePlace(slot))
            button = table.scene.offer.rect
            others: list[Thing] = [*ring, LandCell((0, 0))]
            others += [ReservePlace(other) for other in range(7) if other != slot]
            for target in others:
                assert not button.intersects(target.find_rect(table.scene)), (shield, target)
            assert not button.intersects(table.scene.layout.reach_text_rect)
            about = ReservePlace(slot).find_rect(table.scene)
            apart = 0 if button.intersects(about) else find_shortest_line(button, about).length()
            assert apart < table.scene.layout.text_px, "it stands beside its tile, or over it"
            assert table.scene.sceneRect().contains(button)
            taken += 1
    assert taken == 21
