"""The part of the landscape that is shown on a table, and the room for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.scene.layout import TableLayout
from twoheirs_qt.tabletop.play.grid_lines import are_scattered
from twoheirs_qt.tabletop.scene.camera import (
    FORESEEN_CELLS,
    MIN_CELL_PX,
    MIN_MARGIN_CELLS,
    MIN_READABLE_CELL_PX,
    Sight,
)

_MIN_VISIBLE_TILES: Final = 9.0
"""On a small table tiles may be smaller: at least so many fit across and down."""
_ROOMY_SCALE: Final = 1.2
"""Tiles that are larger than necessary by this factor leave room for a strip below them."""
_MAX_TILE_LETTERS: Final = 12.7
"""The largest tile of a landscape that is fitted, over the height of body letters."""
_USED_GAP_SHARE: Final = 0.75
"""The share of the gaps around the field that empty cells may use."""

NAMES_LEFT, NAMES_ABOVE = 1.5, 0.95
"""The room of the names of rows and columns in the field, over the height of letters."""
_CENTRAL_MARGIN_SHARE: Final = 0.3
"""The margin around a cell in a scattered landscape, over the shorter side of the field."""


def choose_sight(
    layout: TableLayout,
    cells: frozenset[Cell],
    *,
    ribbon_height: float,
    panel_height: float,
    has_plan: bool,
    has_cell_names: bool,
    shows_all: bool,
    required: frozenset[Cell],
    preferred: frozenset[Cell],
) -> Sight:
    """Choose the part of the landscape to be shown on a table.

    - `ribbon_height`: the height of one across the top of the field
    - `panel_height`: the height kept free for a panel at its foot if tiles stay large, or if they
      can at least be read while Henry's plan is shown (`has_plan`); without a plan, empty cells may
      lie there
    - `has_cell_names`: columns and rows have names, which must not cover cells
    - `shows_all`: show all of it, however small
    - `required`: the cells that must be shown if not all fit
    - `preferred`: else the cells that are shown first, since the middle may be empty
    """
    field, gap_room = layout.landscape_rect, layout.gap * _USED_GAP_SHARE
    min_side = min(
        MIN_READABLE_CELL_PX,
        field.width() / _MIN_VISIBLE_TILES,
        field.height() / _MIN_VISIBLE_TILES,
    )
    min_side = MIN_CELL_PX if shows_all else max(MIN_CELL_PX, min_side)

    max_side, foreseen_cells = (
        layout.text_px * _MAX_TILE_LETTERS,
        1 if shows_all else FORESEEN_CELLS,
    )
    names_size = (
        QPointF(layout.text_px * NAMES_LEFT, layout.text_px * NAMES_ABOVE)
        if has_cell_names
        else QPointF()
    )

    def make_sight(panel_height: float, names_size: QPointF) -> Sight:
        visible_rect = field.adjusted(0, ribbon_height, 0, -panel_height if has_plan else 0)
        extra_above = 0.0 if names_size.y() else gap_room
        fitted_rect = visible_rect.adjusted(
            names_size.x(), names_size.y() - extra_above, 0, gap_room
        )
        return Sight(
            cells,
            visible_rect,
            fitted_rect,
            min_side,
            max_side,
            required,
            preferred,
            foreseen_cells,
            foot_height=0.0 if has_plan else panel_height,
        )

    roomy_side = min_side * _ROOMY_SCALE
    sight = make_sight(panel_height, names_size)
    if shows_all or sight.fitted_side >= (min_side if has_plan else roomy_side):
        return sight
    sight = make_sight(0.0, names_size)
    if sight.fitted_side >= roomy_side:
        return sight
    margin = min_side * MIN_MARGIN_CELLS  # then names lie in the margin
    return make_sight(
        0.0, QPointF(max(0.0, names_size.x() - margin), max(0.0, names_size.y() - margin))
    )


def find_central_area(layout: TableLayout, cells: Iterable[Cell]) -> QRectF:
    """The part of the field into which a cell is moved to be looked at.

    Where tiles lie far apart, it keeps a distance from the edges, so that other tiles are visible.
    """
    side = min(layout.landscape_rect.width(), layout.landscape_rect.height())
    margin = side * _CENTRAL_MARGIN_SHARE if are_scattered(cells) else layout.gap
    return layout.landscape_rect.adjusted(margin, margin, -margin, -margin)
