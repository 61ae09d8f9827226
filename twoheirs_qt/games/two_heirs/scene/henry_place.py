"""Henry's place at the table: name, treasures, troops, and his plan on the cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.canvas import Canvas
from twoheirs_qt.games.two_heirs.drawing.marks import draw_disc, draw_empty_place, draw_rim
from twoheirs_qt.games.two_heirs.play.snapshot import SoloSnapshot, TableSnapshot, TreasureSnapshot
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.scene.heir_place import HeirPanel
from twoheirs_qt.games.two_heirs.scene.landscape import CellItem
from twoheirs_qt.games.two_heirs.scene.layout import HeirLayout, TableLayout, lay_out, lay_out_place
from twoheirs_qt.games.two_heirs.scene.overlays import PlaceMarks, draw_ring, strike_out
from twoheirs_qt.games.two_heirs.scene.reserve_panel import RepaintRegion
from twoheirs_qt.games.two_heirs.scene.turn_panel import BUTTON_ROW, TurnPanel, is_narrow
from twoheirs_qt.games.two_heirs.things.turn_steps import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_level
from twoheirs_qt.tabletop.drawing.parchment import LEFT, find_pixel_ratio, paint_button
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme, make_serif_font
from twoheirs_qt.tabletop.scene.camera import Camera
from twoheirs_qt.tabletop.scene.free_spot import measure_common_area
from twoheirs_qt.tabletop.text.text import Text

_COLUMN_COUNT: Final = 3
_LONG_SENTENCE_WIDTH: Final = 96.0
"""The width of a long sentence over the height of its letters."""
_BUTTONS_WIDTH: Final = 11.0
"""The width of the buttons beside a sentence over the height of its letters."""
_MAX_LINES: Final = 5
_MIN_TREASURE_LINES: Final = 2.4
"""The lines that the treasures have at least before his place folds."""
_MIN_TREASURE_LINES_FOLDED: Final = 2.2
"""Those that they have at least before the place below folds."""
_MIN_HAND_TILE: Final = 2.4
"""The side of the tiles in hand over the height of letters where room is short."""
_MAX_ROW_HEIGHT: Final = 0.16
"""The height of pile, tile and troops in one row over its width, at most."""
_MIN_TWO_LINE_HEIGHT: Final = 1.7
"""The height in lines below which a treasure's pips stand beside its name."""


class HenryLayout(NamedTuple):
    """Henry's place, from above: header, pile, treasures on tiles, a button, troops.

    The button at `plan_button_rect` shows his plan; at `taken_tile_rect` lies a tile that he has
    taken and not yet placed. At `turn_panel_rect`, at the foot of the landscape, his turn is
    described. With large letters (`is_folded`) pile, tile and troops stand in one row. `human` is
    his opponent's place, `line` the height of a line.
    """

    panel_rect: QRectF
    header_rect: QRectF
    pile_rect: QRectF
    treasures_rect: QRectF
    plan_button_rect: QRectF
    taken_tile_rect: QRectF
    troop_rects: tuple[QRectF, QRectF, QRectF]
    human: HeirLayout
    turn_panel_rect: QRectF
    line_height: float
    is_folded: bool

    def has_two_lines(self, count: int) -> bool:
        """Whether the room of one of `count` treasures has a line below that of its name."""
        return self.find_treasure_rect(0, count).height() >= self.line_height * _MIN_TWO_LINE_HEIGHT

    def find_treasure_rect(self, index: int, count: int) -> QRectF:
        """The room of treasure number `index` of `count`; they are smaller if there are many."""
        rows = max(2, -(-count // _COLUMN_COUNT))
        height = min(self.line_height * 2.4, self.treasures_rect.height() / rows)
        width = self.treasures_rect.width() / _COLUMN_COUNT
        row, column = divmod(index, _COLUMN_COUNT)
        left, top = self.treasures_rect.left(), self.treasures_rect.top()
        return QRectF(left + column * width, top + row * height, width, height)


def calculate_turn_panel_height(layout: TableLayout) -> float:
    """The height of the turn panel with its gap: more in a narrow field."""
    narrow = is_narrow(layout.landscape_rect, layout.text_px)
    room = max(
        1.0, layout.landscape_rect.width() - (2.0 if narrow else _BUTTONS_WIDTH) * layout.text_px
    )
    max_lines = _MAX_LINES - 1 if narrow else _MAX_LINES
    lines = min(max_lines, max(2, ceil(_LONG_SENTENCE_WIDTH * layout.text_px / room)))
    row = BUTTON_ROW * layout.text_px if narrow else 0.0
    return round(layout.line_height * (lines + 1.4) + layout.text_px * 1.5 + row + layout.gap)


def lay_out_henry(layout: TableLayout) -> HenryLayout:
    """Lay out Henry's place: the upper one, with all the room down to the one below.

    With large letters his place folds, and then the one below, to keep room for his treasures.
    """
    lower = layout.heirs[1]
    human_layouts = (
        [lower]
        if lower.is_folded
        else [lower, lay_out_place(lower.panel_rect, layout.text_px, folded=True)]
    )
    smallest = lay_out_place(
        lower.panel_rect, layout.text_px, folded=True, tile_px=layout.text_px * _MIN_HAND_TILE
    )
    candidates = [
        (human, folded) for human in (*human_layouts, smallest) for folded in (False, True)
    ]
    for human, folded in candidates:
        place = _lay_out_above(layout, human, folded=folded)
        if place.treasures_rect.height() >= place.line_height * (
            _MIN_TREASURE_LINES_FOLDED if folded else _MIN_TREASURE_LINES
        ):
            break
    return place


def _lay_out_above(layout: TableLayout, human: HeirLayout, *, folded: bool) -> HenryLayout:
    """Lay out Henry's place above `human`, which moves down to the edge."""
    room, line = layout.heirs[0].panel_rect, layout.line_height
    pad = round(layout.text_px * (0.5 if folded else 0.85))
    human = human.move_to(layout.heirs[1].panel_rect.bottom())
    panel = QRectF(room)
    panel.setBottom(human.panel_rect.top() - layout.gap)
    left, width = panel.left() + pad, panel.width() - 2 * pad
    space = line * (0.25 if folded else 0.4)
    header = QRectF(left, panel.top() + pad, width, line * (2.0 if folded else 2.6))
    button = line * (1.55 if folded else 1.75)
    row_height = min(line * 1.6, width * _MAX_ROW_HEIGHT) if folded else line * 2.9
    top_of_row = panel.bottom() - pad - row_height
    button_rect = QRectF(left, top_of_row - space - button, width, button)
    troop_width = row_height * 0.8
    troops = tuple(
        QRectF(left + width - (3 - index) * troop_width, top_of_row, troop_width, row_height)
        for index in range(3)
    )
    if folded:  # the pile, the tile he takes and his troops stand in a row
        taken = QRectF(troops[0].left() - row_height - space, top_of_row, row_height, row_height)
        pile = QRectF(left, top_of_row, taken.left() - space - left, row_height)
        top = header.bottom() + space
    else:
        taken = QRectF(left, top_of_row, row_height, row_height)
        pile = QRectF(left, header.bottom() + space, width, line * 1.9)
        top = pile.bottom() + space
    height = calculate_turn_panel_height(layout) - layout.gap
    turn_panel = QRectF(
        layout.landscape_rect.left(),
        layout.landscape_rect.bottom() - height,
        layout.landscape_rect.width(),
        height,
    )
    return HenryLayout(
        panel_rect=panel,
        header_rect=header,
        pile_rect=pile,
        treasures_rect=QRectF(left, top, width, max(0.0, button_rect.top() - space - top)),
        plan_button_rect=button_rect,
        taken_tile_rect=taken,
        troop_rects=(troops[0], troops[1], troops[2]),
        human=human,
        turn_panel_rect=turn_panel,
        line_height=line,
        is_folded=folded,
    )


_PIP_COUNT: Final = 2
_ABSENT_OPACITY: Final = 0.35
"""The opacity of an empty pile, and of a troop that stands elsewhere."""
_MIN_NAME_SCALE: Final = 0.66
"""The smallest scale of his name in one line."""
_MIN_NAME_SCALE_FOLDED: Final = 0.45
"""The same where all lines are narrower."""


class HenryPlace(HeirPanel):
    """The item of Henry's place, without the tile he has taken, which is an item of its own."""

    _layout: HenryLayout
    _snapshot: TableSnapshot
    _is_plan_shown: bool
    _are_cells_named: bool

    def present(
        self,
        layout: HenryLayout,
        text_px: float,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        plan_shown: bool,
        cells_named: bool,
    ) -> None:
        """Show Henry's place in a snapshot; `text_px` is the height of body text.

        Treasures bear the names of their cells if the table names columns and rows, too.
        """
        self._layout, self._text_px, self._snapshot = layout, text_px, snapshot
        self._points_shown, self._is_plan_shown = points_shown, plan_shown
        self._are_cells_named = cells_named
        solo = snapshot.solo
        assert solo is not None
        henry = snapshot.heirs[solo.henry]
        self.is_active = henry.is_active or henry.is_crowned
        henry_state = (solo, henry, snapshot.troops[solo.henry])
        game_state = (snapshot.active, snapshot.turns_left)
        self.show_at(
            layout.panel_rect,
            (layout, text_px, henry_state, game_state, points_shown, plan_shown, cells_named),
        )

    def paint_content(self, canvas: Canvas, exposed: RepaintRegion) -> None:
        layout, snapshot, solo = self._layout, self._snapshot, self._snapshot.solo
        assert solo is not None
        self._paint_header(
            canvas, layout.header_rect, snapshot, solo.henry, folded=layout.is_folded
        )
        self._paint_pile(canvas, layout.pile_rect, solo)
        count = len(solo.treasures)
        paint = self._paint_treasure if layout.has_two_lines(count) else self._paint_short_treasure
        for index, treasure in enumerate(solo.treasures):
            paint(canvas, layout.find_treasure_rect(index, count), treasure)
        if not solo.treasures:
            text_rect = QRectF(
                layout.treasures_rect.topLeft(), layout.find_treasure_rect(0, 1).size()
            )
            text_rect.setWidth(layout.treasures_rect.width())
            self._write(
                canvas, text_rect, LEFT, self._localize(solo_texts.NONE_ON_TILES), 0.92, "muted"
            )
        if snapshot.can_ask_henry:
            rect = layout.plan_button_rect.adjusted(1, 1, -1, -1)
            words = self._localize(solo_texts.WHERE_HENRY_BUILDS)
            font = make_serif_font(self._text_px, bold=True)
            paint_button(
                canvas.painter, canvas.theme, rect, words, font, golden=self._is_plan_shown
            )
        draw_empty_place(canvas.painter, layout.taken_tile_rect, canvas.theme)
        for troop, troop_rect in zip(snapshot.troops[solo.henry], layout.troop_rects, strict=True):
            canvas.painter.setOpacity(_ABSENT_OPACITY if troop.at is not None else 1.0)
            margin = troop_rect.width() * 0.06
            canvas.draw_troop(solo.henry, troop, troop_rect.adjusted(margin, 0, -margin, 0))
        canvas.painter.setOpacity(1.0)

    def _paint_name(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool
    ) -> None:
        """Paint the whole name: it ends with the level."""
        assert snapshot.solo is not None
        title, scale = self._localize(name_level(snapshot.solo.level)), 1.3 if folded else 1.45
        room = self._measure_width(title, scale, bold=True)
        share = min(1.0, rect.width() / room) if room else 1.0
        if share >= (_MIN_NAME_SCALE_FOLDED if folded else _MIN_NAME_SCALE):
            self._write(canvas, rect, LEFT, title, scale * max(0.6, share), bold=True)
        else:  # in two lines
            self._write(canvas, rect, LEFT, title, scale * _MIN_NAME_SCALE, bold=True, wrapped=True)

    def _paint_pile(self, canvas: Canvas, rect: QRectF, solo: SoloSnapshot) -> None:
        side = rect.height()
        left = rect.left()
        if self._layout.is_folded:
            canvas.painter.setOpacity(1.0 if solo.pile else _ABSENT_OPACITY)
            canvas.draw_picture("treasure/back", QRectF(left, rect.top(), side, side))
            canvas.painter.setOpacity(1.0)
            left += side + self._text_px * 0.3
            words = self._localize(texts.TIMES.fill(count=solo.pile))
        elif solo.pile:
            words = self._localize(solo_texts.PILE.fill_n(solo.pile))
            room = rect.width() - self._measure_width(words, 1.0) - 16
            step = min(side * 0.5, (room - side) / max(1, solo.pile - 1))
            for index in reversed(range(solo.pile)):
                canvas.draw_picture(
                    "treasure/back", QRectF(left + index * step, rect.top(), side, side)
                )
            left += (solo.pile - 1) * step + side + self._text_px * 0.6
        else:
            words = self._localize(solo_texts.PILE_EMPTY)
        text_rect = QRectF(left, rect.top(), rect.right() - left, side)
        self._write(canvas, text_rect, LEFT, words, 1.0, "ink" if solo.pile else "muted")

    def _paint_treasure(self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot) -> None:
        side = min(rect.height() * 0.94, rect.width() * 0.5)
        top = rect.top() + (rect.height() - side) / 2
        canvas.draw_picture(f"treasure/{treasure.id}", QRectF(rect.left(), top, side, side))
        left = rect.left() + side + self._text_px * 0.4
        half = side / 2
        upper = QRectF(left, top, rect.right() - left, half)
        if self._are_cells_named:
            words = self._localize(name_cell(treasure.cell))
            self._write(canvas, upper, LEFT, words, min(1.0, half / self._text_px), bold=True)
        radius = min(self._text_px * 0.32, half * 0.3)
        y = half * (1.5 if self._are_cells_named else 1.0)
        for pip in range(_PIP_COUNT):
            middle = QPointF(left + radius + 1 + pip * radius * 2.8, top + y)
            self._paint_pip(
                canvas, middle, radius, filled=pip < _PIP_COUNT - treasure.missing_count
            )

    def _paint_short_treasure(
        self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot
    ) -> None:
        """Paint a treasure in one line, with its pips above each other."""
        side, text = rect.height() * 0.94, min(self._text_px, rect.height() * 0.8)
        top = rect.top() + (rect.height() - side) / 2
        canvas.draw_picture(f"treasure/{treasure.id}", QRectF(rect.left(), top, side, side))
        radius, gap = text * 0.22, text * 0.2
        left = rect.left() + side + gap
        middle = rect.right() - radius - 2 * gap
        name_rect, width = QRectF(left, top, middle - radius - gap - left, side), 0.0
        if self._are_cells_named:
            words = self._localize(name_cell(treasure.cell))
            width = self._write(canvas, name_rect, LEFT, words, text / self._text_px, bold=True)
        x = left + min(width, name_rect.width()) + gap + radius
        for pip in range(_PIP_COUNT):
            y = rect.center().y() + (pip - 0.5) * radius * 2.8
            self._paint_pip(
                canvas, QPointF(x, y), radius, filled=pip < _PIP_COUNT - treasure.missing_count
            )

    @staticmethod
    def _paint_pip(canvas: Canvas, middle: QPointF, radius: float, *, filled: bool) -> None:
        """Paint a pip for a tile that counts, or a ring for one that is still missing."""
        canvas.painter.setPen(QPen(canvas.theme.find_color("ink"), 1.4))
        canvas.painter.setBrush(canvas.theme.find_color("gold" if filled else "parchment"))
        canvas.painter.drawEllipse(middle, radius, radius)


Looks: TypeAlias = tuple[tuple[Cell, tuple[Look, ...]], ...]
"""Small tiles on each cell."""


class CellMarks(CellItem):
    """The marks of Henry's turn on cells, over all pieces of the landscape.

    `numbered_count`: how many cells of his order have their numbers so far.
    """

    def __init__(self, art: Art, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._art = art
        self._turn_marks = NO_TURN_MARKS
        self._looks: Looks = ()
        self._occupied: frozenset[Cell] = frozenset()
        self.numbered_count = 0

    def present(self, turn_marks: TurnMarks, looks: Looks, occupied: frozenset[Cell]) -> None:
        """Show `turn_marks`, and `looks` on cells; on `occupied` ones numbers are in a corner."""
        self._turn_marks, self._looks, self._occupied = turn_marks, looks, occupied
        self.numbered_count = len(turn_marks.ordered_cells)
        self.refresh()

    def _list_cells(self) -> Iterable[Cell]:
        turn_marks = self._turn_marks
        extra = [cell for cell in (turn_marks.chosen, turn_marks.centre) if cell is not None]
        tiles = [cell for cell, _ in self._looks]
        return (*turn_marks.ordered_cells, *turn_marks.cells, *extra, *tiles)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        turn_marks = self._turn_marks
        for cell in turn_marks.cells:
            _paint_ring(painter, theme, self._camera.find_rect(cell))
        if turn_marks.centre is not None and turn_marks.ordered_cells:
            rect = self._camera.find_rect(turn_marks.centre)
            draw_rim(painter, theme, rect, max(2.4, rect.width() * 0.026), dashes=[3.0, 2.0])
        all_shown = self.numbered_count >= len(turn_marks.ordered_cells)
        if turn_marks.chosen is not None and all_shown:
            _paint_ring(painter, theme, self._camera.find_rect(turn_marks.chosen))
        for cell, looks in self._looks:
            self._paint_tiles(painter, self._camera.find_rect(cell), looks)
        for number, cell in enumerate(turn_marks.ordered_cells[: self.numbered_count], start=1):
            self._paint_number(painter, cell, number)

    def _paint_number(self, painter: QPainter, cell: Cell, number: int) -> None:
        rect = self._camera.find_rect(cell)
        side = rect.width()
        is_chosen = cell == self._turn_marks.chosen
        in_corner = cell in self._occupied or any(look_cell == cell for look_cell, _ in self._looks)
        radius = max(9.0, side * (0.13 if in_corner else 0.2))
        corner = rect.topLeft() + QPointF(radius * 0.75, radius * 0.75)
        centre = corner if in_corner else rect.center()
        is_tried = cell in self._turn_marks.tried_cells
        painter.setOpacity(0.8 if is_tried else 1.0)
        fill_color = find_current_theme().find_color("gold") if is_chosen else None
        draw_disc(
            painter,
            centre,
            radius,
            str(number),
            line_width=max(1.4, radius * 0.14),
            fill_color=fill_color,
        )
        if is_tried:
            painter.setPen(QPen(QColor("#A32A20"), max(2.0, radius * 0.2)))
            half_line = radius * 0.95
            painter.drawLine(
                centre + QPointF(-half_line, half_line), centre + QPointF(half_line, -half_line)
            )
        painter.setOpacity(1.0)

    def _paint_tiles(self, painter: QPainter, rect: QRectF, looks: tuple[Look, ...]) -> None:
        canvas = Canvas(painter, self._art, find_current_theme(), find_pixel_ratio(painter))
        painter.setOpacity(0.92)
        for look, tile_rect in zip(looks, lay_side_by_side(rect, len(looks)), strict=True):
            canvas.draw_tile(look, tile_rect)
        painter.setOpacity(1.0)


def _paint_ring(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    draw_rim(painter, theme, rect, max(3.0, rect.width() * 0.05))


def lay_side_by_side(cell: QRectF, count: int) -> list[QRectF]:
    """Rectangles for so many small tiles in the square of a cell, up to nine."""
    side = cell.width()
    size = side * {1: 0.6, 2: 0.45, 3: 0.42, 4: 0.42}.get(count, 0.29)
    gap, per_row = side * 0.04, 3 if count > 4 else min(2, count)
    rows = -(-count // per_row)
    width, height = (number * (size + gap) - gap for number in (per_row, rows))
    left, top = cell.center().x() - width / 2, cell.center().y() - height / 2
    return [
        QRectF(left + column * (size + gap), top + row * (size + gap), size, size)
        for row, column in (divmod(index, per_row) for index in range(count))
    ]


_PANEL_Z, _MARKS_Z, _PLACE_MARKS_Z, _TURN_PANEL_Z = 20.0, 4.0, 45.0, 55.0


class SoloTable:
    """The items of a solo game; in a duel all of them are hidden.

    - `layout` is Henry's place for the present size of the table
    - `panel_height` is the height of the turn panel in the field, with its gap
    - `plan_shown`: whether the table shows Henry's plan
    """

    def __init__(
        self,
        art: Art,
        localize: Callable[[Text], str],
        camera: Camera,
        landscape: QGraphicsItem,
        add: Callable[[QGraphicsItem], None],
    ) -> None:
        self._camera = camera
        self.turn_marks = NO_TURN_MARKS
        self._turn_panel_top = 0.0
        self._cells_kept_free: frozenset[Cell] = frozenset()
        self.plan_shown = False
        layout = lay_out(1280, 640, 13)
        self.layout: HenryLayout = lay_out_henry(layout)
        self.panel_height = calculate_turn_panel_height(layout)
        self.place = HenryPlace(art, localize)
        self.marks = CellMarks(art, camera, landscape)
        self._taken_marks = PlaceMarks(_PLACE_MARKS_Z, draw_ring)
        self._passed_marks = PlaceMarks(_PLACE_MARKS_Z, strike_out)
        self.turn_panel = TurnPanel(_TURN_PANEL_Z)
        self.place.setZValue(_PANEL_Z)
        self.marks.setZValue(_MARKS_Z)
        self.place.hide()
        for item in (self.place, self._passed_marks, self._taken_marks, self.turn_panel):
            add(item)

    def lay_out(self, layout: TableLayout) -> None:
        """Lay out the items for another size of the table."""
        self.layout = lay_out_henry(layout)
        self.panel_height = calculate_turn_panel_height(layout)
        self.turn_panel.set_rect(self.layout.turn_panel_rect, layout.text_px)

    def find_cells_to_show(self, solo: SoloSnapshot, *, is_turn_shown: bool) -> frozenset[Cell]:
        """The cells that must be in sight while Henry's plan or turn is shown."""
        return _list_cells_around(solo.centre) if is_turn_shown or self.plan_shown else frozenset()

    def follow_camera(self) -> None:
        """Move the marks and the turn panel after the camera."""
        self.marks.follow_camera()
        if self.turn_panel.isVisible():
            self._place_turn_panel()

    # -- place, marks, turn panel --------------------------------------------------------------

    def present(
        self,
        layout: TableLayout,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        cells_named: bool,
        is_turn_shown: bool,
    ) -> None:
        """Show Henry's place in the snapshot; in a duel hide it.

        The turn panel stays if a turn is shown step by step.
        """
        self.place.setVisible(snapshot.solo is not None)
        if snapshot.solo is None:
            if not is_turn_shown:
                self.turn_panel.clear()
                self.mark(NO_TURN_MARKS, (), layout, snapshot, panel_top=self._turn_panel_top)
            return
        self.place.present(
            self.layout,
            layout.text_px,
            snapshot,
            points_shown=points_shown,
            plan_shown=self.plan_shown,
            cells_named=cells_named,
        )

    def mark(
        self,
        turn_marks: TurnMarks,
        looks: Looks,
        layout: TableLayout,
        snapshot: TableSnapshot,
        *,
        panel_top: float,
    ) -> None:
        """Mark cells, with `looks` on them, and places of the reserve.

        The turn panel has room from `panel_top` on.
        """
        if turn_marks == self.turn_marks == NO_TURN_MARKS:
            return
        self.turn_marks, self._turn_panel_top = turn_marks, panel_top
        # The cells of the whole turn are kept free from its beginning, so that the panel does not
        # move.
        self._cells_kept_free = (
            _list_cells_around(snapshot.solo.centre) if snapshot.solo is not None else frozenset()
        )
        self._place_turn_panel()
        self.marks.present(turn_marks, looks, frozenset(snapshot.land))
        pile, taken_rects = layout.supply_rect, []
        if turn_marks.is_supply_marked:
            taken_rects.append(
                QRectF(pile.left(), pile.top() + 2, pile.height() - 4, pile.height() - 4)
            )
        self._taken_marks.present(taken_rects, layout.reserve_rect)
        passed_rects = [
            layout.ring.find_slot_rect(slot) for slot in sorted(turn_marks.passed_slots)
        ]
        self._passed_marks.present(passed_rects, layout.reserve_rect)

    def _place_turn_panel(self) -> None:
        """Place the turn panel at the foot of the field, or at its top if it covers less there."""
        at_foot = self.layout.turn_panel_rect
        at_top = QRectF(at_foot)
        at_top.moveTop(self._turn_panel_top)
        marks = self.turn_marks
        cells = {*self._cells_kept_free, *marks.cells, marks.chosen}
        rects = self._camera.list_scene_rects(cell for cell in cells if cell is not None)

        # If both are equally good it stays, or goes to the foot.
        is_at_top = self.turn_panel.isVisible() and self.turn_panel.rect.top() == at_top.top()
        current, alternative = (at_top, at_foot) if is_at_top else (at_foot, at_top)
        self.turn_panel.move(
            alternative
            if measure_common_area(alternative, rects) < measure_common_area(current, rects)
            else current
        )


def _list_cells_around(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
