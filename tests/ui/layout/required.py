"""Required parts of a table, at any size of window and letters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from tests.ui.layout.painting import PaintedTexts
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.henry_place import HenryLayout
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.chronicle import EntrySheet
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_level
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.tutorial.panel import LessonPanel
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton, BottomBar

_MIN_TILE: Final = 2.2
"""The side of tiles in ring and hand over the height of letters."""
_MIN_TILE_PX, _TILES_HIGH = 40, 12
"""Their side in pixels, on a table that is so many times as high."""
_MIN_ROW: Final = 1.1
_MIN_LINES: Final = 4
_MIN_LETTERS: Final = 0.7
"""How large the words of Henry's turn or plan are at least over the letters of the table."""
_OVERLAP_TOLERANCE_PX: Final = 2.0
"""Pixels that two parts may reach into each other, as their edges do."""
_DISC_SHARE: Final = 0.9
"""The share of the ring's disc that has tiles on it: its rim may pass under words."""


def find_missing(window: QWidget, painted_texts: PaintedTexts) -> dict[str, str]:
    """Find what is not there, or not whole, on the table in a window: its name, and how.

    `painted_texts` are those of the painted window.
    """
    results: dict[str, str] = {}
    for view in window.findChildren(TableView):
        scene = view.table_scene
        if view.isVisible() and view.session.is_open and scene.snapshot is not None:
            results |= dict(_find_parts_faults(view, scene, scene.snapshot))
            results |= {
                f"“{words}”": "is not painted"
                for words in _list_words(scene, scene.snapshot)
                if words not in painted_texts.words
            }
            turn_words = scene.solo.turn_panel.words
            size, min_text_px = (
                painted_texts.sizes.get(turn_words, 0),
                scene.layout.text_px * _MIN_LETTERS,
            )
            if turn_words and size < min_text_px:
                results[turn_words] = (
                    f"is painted in letters of {size}, less than {min_text_px:.0f}"
                )
    for sheet in window.findChildren(EntrySheet):
        if sheet.isVisible():
            results |= dict(_find_chronicle_faults(sheet, painted_texts))
    views = [view for view in window.findChildren(TableView) if view.isVisible()]
    if views:
        is_over = all(view.session.is_open and view.session.is_over for view in views)
        results |= dict(_find_button_faults(window, is_over=is_over))
    for panel in window.findChildren(LessonPanel):
        if panel.isVisible() and panel.text_area.isVisible():
            results |= dict(_find_lesson_faults(window, panel))
    return results


def _list_places(scene: TableScene, snapshot: TableSnapshot) -> Iterator[tuple[str, QRectF]]:
    layout = scene.layout
    yield "the ring", make_square(layout.ring.centre, 2 * layout.ring.disc_radius * _DISC_SHARE)
    yield "the reach", layout.reach_text_rect
    yield "the supply", layout.supply_rect.united(layout.discards_rect)
    yield "the chronicle", layout.chronicle_rect
    for heir in Heir:
        heir_layout, name = scene.find_heir_layout(heir), heir.word
        yield f"the name of {name}", heir_layout.header_rect
        for index, troop in enumerate(heir_layout.troop_rects):
            yield f"troop {index} of {name}", troop
        if isinstance(heir_layout, HenryLayout):
            yield "Henry's pile", heir_layout.pile_rect
            yield "Henry's button", heir_layout.plan_button_rect
            yield "the tile Henry takes", heir_layout.taken_tile_rect
            count = len(snapshot.solo.treasures) if snapshot.solo is not None else 0
            for index in range(count):
                yield f"treasure {index}", heir_layout.find_treasure_rect(index, count)
        else:
            yield f"the hand of {name}", heir_layout.hand_rect
            for index, glyph in enumerate(heir_layout.access_rects):
                yield f"resource {index} of {name}", glyph


def _find_parts_faults(
    view: TableView, scene: TableScene, snapshot: TableSnapshot
) -> Iterator[tuple[str, str]]:
    layout, view_rect = scene.layout, QRectF(view.viewport().rect())
    places = dict(_list_places(scene, snapshot))
    for name, rect in places.items():
        if rect.height() < layout.text_px * (1.0 if "troop" in name else _MIN_ROW):
            yield name, f"is {rect.height():.0f} high in letters of {layout.text_px:.0f}"
        if not view_rect.contains(rect):
            yield name, f"at {rect.getRect()} is outside {view_rect.getRect()}"
    for (name, rect), (other_name, other_rect) in combinations(places.items(), 2):
        common = rect.intersected(other_rect)
        if min(common.width(), common.height()) > _OVERLAP_TOLERANCE_PX:
            yield f"{name} and {other_name}", f"overlap in {common.getRect()}"
    min_tile_px = max(
        min(_MIN_TILE_PX, view_rect.height() / _TILES_HIGH), layout.text_px * _MIN_TILE
    )
    tiles = {"the ring": layout.ring.tile_side}
    for heir in Heir:
        heir_layout = scene.find_heir_layout(heir)
        if not isinstance(heir_layout, HenryLayout):
            tiles[f"the hand of {heir.word}"] = heir_layout.tile_side
            last_rects = (heir_layout.access_rects[2], heir_layout.troop_rects[2])
            if not all(heir_layout.panel_rect.contains(rect) for rect in last_rects):
                yield f"the place of {heir.word}", "does not hold its rows"
    for name, side in tiles.items():
        if side < min_tile_px:
            yield f"tiles of {name}", f"{side:.0f} pixels, less than {min_tile_px:.0f}"
    ribbon = scene.ribbon
    if ribbon.isVisible() and not layout.landscape_rect.adjusted(-2, -4, 2, 2).contains(
        ribbon.rect
    ):
        yield "the ribbon", f"at {ribbon.rect.getRect()} outside {layout.landscape_rect.getRect()}"


def _list_words(scene: TableScene, snapshot: TableSnapshot) -> Iterator[str]:
    yield localize(texts.SUPPLY_LEFT.fill(count=snapshot.supply_count))
    if scene.ribbon.isVisible():
        yield scene.ribbon.words
    if snapshot.active is None:
        yield localize(texts.GAME_OVER)
    elif snapshot.active is snapshot.henry:
        yield localize(solo_texts.HENRYS_REACH)
    else:
        mover = snapshot.heirs[snapshot.active]
        yield localize(texts.REACH_OF.fill(heir=mover.name, reach=mover.reach))
    for heir in Heir:
        read = snapshot.heirs[heir]
        henrys = heir is snapshot.henry and snapshot.solo is not None
        yield (
            localize(name_level(snapshot.solo.level))
            if henrys and snapshot.solo
            else localize(read.name)
        )
        if snapshot.active is not None:
            last = read.is_active and snapshot.turns_left in (1, 2)
            moves = texts.LAST_TURN if last else texts.TO_MOVE
            yield localize(moves if read.is_active else texts.WAITING)
        if scene.points_shown or snapshot.active is None:
            yield str(read.points)
        if not henrys:
            for count in read.access:
                yield localize(texts.TIMES.fill(count=count))
        if read.discounts and not henrys:
            yield localize(texts.DISCOUNTS.fill_n(read.discounts))
    panel = scene.solo.turn_panel
    if panel.isVisible():
        yield from (panel.heading, panel.words)
    if snapshot.solo is not None:
        for treasure in snapshot.solo.treasures:
            yield localize(name_cell(treasure.cell))
        if snapshot.can_ask_henry:
            yield localize(solo_texts.WHERE_HENRY_BUILDS)


def _find_chronicle_faults(
    sheet: EntrySheet, painted_texts: PaintedTexts
) -> Iterator[tuple[str, str]]:
    entries = sheet.list
    if not entries.follows_end:
        return
    model, root = entries.model(), entries.rootIndex()
    rows = [model.index(row, 0, root) for row in range(model.rowCount(root))]
    index = next((row for row in reversed(rows) if not entries.isIndexHidden(row)), None)
    if index is None:
        if rows:
            yield "the chronicle", f"hides all of its {len(rows)} entries"
        return
    where, high = entries.visualRect(index), entries.viewport().height()
    if str(index.data()) not in painted_texts.words:
        yield "the last entry", "is not painted"
    # Of one that is higher than its sheet the beginning is to be read, in whole lines.
    if where.top() < 0 or (where.height() <= high and where.bottom() > high):
        yield "the last entry", f"{where.getRect()} in {high}"


def _find_lesson_faults(window: QWidget, panel: LessonPanel) -> Iterator[tuple[str, str]]:
    """A step of a lesson has its buttons, and a few lines of its words at least."""
    onward = panel.show_me if panel.next.isHidden() else panel.next
    for button in (panel.previous, onward, panel.to_contents):
        where = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if not (button.isVisible() and window.rect().contains(where)):
            yield f"the button {button.text()}", f"is not whole at {where.getRect()}"
    lines = panel.text_area.viewport().height() / panel.words.fontMetrics().lineSpacing()
    if lines < _MIN_LINES:
        yield "the words of the lesson", f"{lines:.1f} lines"


def _find_button_faults(window: QWidget, *, is_over: bool) -> Iterator[tuple[str, str]]:
    """The buttons of a turn are whole, apart, and in the window; Undo alone is once it is over."""
    bars = [bar for bar in window.findChildren(BottomBar) if bar.isVisible()]
    rects: list[QRect] = []
    for bar, button in (
        (owner, item) for owner in bars for item in owner.findChildren(ActionButton)
    ):
        where = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        name = f"the button {button.accessibleName()}"
        if not button.isVisible():
            if button in bar.buttons and not (is_over and bar.at_end and button is not bar.undo):
                yield name, "is hidden"
            continue
        if not window.rect().contains(where):
            yield name, f"at {where.getRect()} is outside {window.size().toTuple()}"
        elif any(where.intersects(other_rect) for other_rect in rects):
            yield name, "overlaps another"
        rects.append(where)
    if bars and not rects:
        yield "the buttons of a turn", "are not there"
