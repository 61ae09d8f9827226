"""Henry's place at the table: who he is, his treasures, his troops, and where he will build."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.drawing.art import Art, Look
from twoheirs_qt.drawing.canvas import Canvas
from twoheirs_qt.drawing.marks import disc, empty, rim
from twoheirs_qt.drawing.parchment import LEFT, button, ratio_of
from twoheirs_qt.drawing.theme import Theme, current_theme, serif_font
from twoheirs_qt.play.snapshot import SoloSnapshot, TableSnapshot, TreasureSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.scene.camera import Camera
from twoheirs_qt.scene.free_spot import common_area
from twoheirs_qt.scene.heir_place import HeirPanel
from twoheirs_qt.scene.landscape import OnCells
from twoheirs_qt.scene.layout import HeirLayout, TableLayout, heir_place, layout
from twoheirs_qt.scene.overlays import PlaceMarks, ring, stroke
from twoheirs_qt.scene.reserve_panel import Exposed
from twoheirs_qt.scene.turn_panel import BUTTON_ROW, TurnPanel, is_narrow
from twoheirs_qt.text.text import Text
from twoheirs_qt.things.turn_steps import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import cell_name, level_name

_COLUMNS: Final = 3
_SENTENCE: Final = 96.0
"""The width of a long sentence over the height of its letters."""
_BUTTONS: Final = 11.0
_MOST_LINES: Final = 5
_TREASURES: Final = 2.4
"""The lines that the treasures have at least before his place folds."""
_LEAST_TREASURES: Final = 2.2
"""Those that they have at least before the place below does."""
_LEAST_HAND: Final = 2.4
"""The side of the tiles in hand over the height of letters where room is short."""
_IN_ROW: Final = 0.16
"""The height of pile, tile and troops in one row over its width, at most."""
_TWO_LINES: Final = 1.7
"""The lines below which a treasure's tiles are told beside its name."""


class HenryLayout(NamedTuple):
    """Henry's place, from above: who he is, his pile, his treasures on tiles, a button, troops.

    `taken` is where the tile lies that he has taken and not yet placed. `turn_panel` is the strip
    at the foot of the landscape where his turn is told. With large letters (`folded`) pile, tile
    and troops stand in one row. `human` is the place of who plays against him.
    """

    panel: QRectF
    header: QRectF
    pile: QRectF
    treasures: QRectF
    where: QRectF
    taken: QRectF
    troops: tuple[QRectF, QRectF, QRectF]
    human: HeirLayout
    turn_panel: QRectF
    line: float
    folded: bool

    def has_two_lines(self, count: int) -> bool:
        """Whether the room of one of `count` treasures has a line below that of its name."""
        return self.treasure(0, count).height() >= self.line * _TWO_LINES

    def treasure(self, index: int, count: int) -> QRectF:
        """The room of treasure number `index` of `count`; they are smaller if there are many."""
        rows = max(2, -(-count // _COLUMNS))
        height = min(self.line * 2.4, self.treasures.height() / rows)
        width = self.treasures.width() / _COLUMNS
        row, column = divmod(index, _COLUMNS)
        left, top = self.treasures.left(), self.treasures.top()
        return QRectF(left + column * width, top + row * height, width, height)


def turn_panel_height(area: TableLayout) -> float:
    """How much of the field's foot the turn panel takes, with its gap: more on a narrow one."""
    narrow = is_narrow(area.field, area.text)
    room = max(1.0, area.field.width() - (2.0 if narrow else _BUTTONS) * area.text)
    lines = min(_MOST_LINES - narrow, max(2, ceil(_SENTENCE * area.text / room)))
    row = BUTTON_ROW * area.text if narrow else 0.0
    return round(area.line * (lines + 1.4) + area.text * 1.5 + row + area.gap)


def henry_layout(area: TableLayout) -> HenryLayout:
    """Henry's place: the upper one, with all the room down to the one below.

    With large letters his place folds, and then the one below: his treasures and his button come
    first.
    """
    lower = area.heirs[1]
    below = [lower] if lower.folded else [lower, heir_place(lower.panel, area.text, folded=True)]
    tight = heir_place(lower.panel, area.text, folded=True, tile=area.text * _LEAST_HAND)
    ways = [(human, folded) for human in (*below, tight) for folded in (False, True)]
    for human, folded in ways:
        found = _henry_layout(area, human, folded=folded)
        if found.treasures.height() >= found.line * (_LEAST_TREASURES if folded else _TREASURES):
            break
    return found


def _henry_layout(area: TableLayout, human: HeirLayout, *, folded: bool) -> HenryLayout:
    """Henry's place above that one, which moves down to the edge."""
    room, line = area.heirs[0].panel, area.line
    pad = round(area.text * (0.5 if folded else 0.85))
    human = human.moved_to(area.heirs[1].panel.bottom())
    panel = QRectF(room)
    panel.setBottom(human.panel.top() - area.gap)
    left, width = panel.left() + pad, panel.width() - 2 * pad
    space = line * (0.25 if folded else 0.4)
    header = QRectF(left, panel.top() + pad, width, line * (2.0 if folded else 2.6))
    button = line * (1.55 if folded else 1.75)
    tall = min(line * 1.6, width * _IN_ROW) if folded else line * 2.9
    foot = panel.bottom() - pad - tall
    where = QRectF(left, foot - space - button, width, button)
    wide = tall * 0.8
    troops = tuple(
        QRectF(left + width - (3 - index) * wide, foot, wide, tall) for index in range(3)
    )
    if folded:  # the pile, the tile he takes and his troops stand in a row
        taken = QRectF(troops[0].left() - tall - space, foot, tall, tall)
        pile = QRectF(left, foot, taken.left() - space - left, tall)
        top = header.bottom() + space
    else:
        taken = QRectF(left, foot, tall, tall)
        pile = QRectF(left, header.bottom() + space, width, line * 1.9)
        top = pile.bottom() + space
    height = turn_panel_height(area) - area.gap
    turn_panel = QRectF(area.field.left(), area.field.bottom() - height, area.field.width(), height)
    return HenryLayout(
        panel=panel,
        header=header,
        pile=pile,
        treasures=QRectF(left, top, width, max(0.0, where.top() - space - top)),
        where=where,
        taken=taken,
        troops=(troops[0], troops[1], troops[2]),
        human=human,
        turn_panel=turn_panel,
        line=line,
        folded=folded,
    )


_PIPS: Final = 2
_NONE_LEFT: Final = 0.35
"""How opaque the picture of a pile is that is empty, and of a troop that stands elsewhere."""
_SQUEEZED: Final = 0.66
"""The share of its size to which his name may shrink in one line."""
_SQUEEZED_FOLDED: Final = 0.45
"""The same where all lines are narrower."""


class HenryPlace(HeirPanel):
    """Everything of Henry's place but the tile he has taken, which is an item of its own."""

    _layout: HenryLayout
    _snapshot: TableSnapshot
    _shown: bool
    _cells_named: bool

    def present(
        self,
        layout: HenryLayout,
        text: float,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        shown: bool,
        cells_named: bool,
    ) -> None:
        """`text` is the height of body text; `shown`: the plan is shown.

        Treasures bear the names of their cells if the table names columns and rows, too.
        """
        self._layout, self._text, self._snapshot = layout, text, snapshot
        self._points_shown, self._shown = points_shown, shown
        self._cells_named = cells_named
        solo = snapshot.solo
        assert solo is not None
        henry = snapshot.heirs[solo.henry]
        self.active = henry.active or henry.crowned
        mine = (solo, henry, snapshot.troops[solo.henry])
        game = (snapshot.active, snapshot.turns_left)
        self.place(layout.panel, (layout, text, mine, game, points_shown, shown, cells_named))

    def fill(self, canvas: Canvas, exposed: Exposed) -> None:
        layout, snapshot, solo = self._layout, self._snapshot, self._snapshot.solo
        assert solo is not None
        self._header(canvas, layout.header, snapshot, solo.henry, folded=layout.folded)
        self._pile(canvas, layout.pile, solo)
        count = len(solo.treasures)
        paint = self._treasure if layout.has_two_lines(count) else self._short_treasure
        for index, treasure in enumerate(solo.treasures):
            paint(canvas, layout.treasure(index, count), treasure)
        if not solo.treasures:
            none = QRectF(layout.treasures.topLeft(), layout.treasure(0, 1).size())
            none.setWidth(layout.treasures.width())
            self._write(canvas, none, LEFT, self._say(solo_texts.NONE_ON_TILES), 0.92, "muted")
        if snapshot.asks_henry:
            rect, words = layout.where.adjusted(1, 1, -1, -1), self._say(solo_texts.WHERE)
            font = serif_font(self._text, bold=True)
            button(canvas.painter, canvas.theme, rect, words, font, golden=self._shown)
        empty(canvas.painter, layout.taken, canvas.theme)
        for troop, where in zip(snapshot.troops[solo.henry], layout.troops, strict=True):
            canvas.painter.setOpacity(_NONE_LEFT if troop.at is not None else 1.0)
            free = where.width() * 0.06
            canvas.troop(solo.henry, troop, where.adjusted(free, 0, -free, 0))
        canvas.painter.setOpacity(1.0)

    def _name(self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool) -> None:
        """Paint his name whole: its end tells the level."""
        assert snapshot.solo is not None
        title, scale = self._say(level_name(snapshot.solo.level)), 1.3 if folded else 1.45
        room = self._advance(title, scale, bold=True)
        share = min(1.0, rect.width() / room) if room else 1.0
        if share >= (_SQUEEZED_FOLDED if folded else _SQUEEZED):
            self._write(canvas, rect, LEFT, title, scale * max(0.6, share), bold=True)
        else:  # in two lines
            self._write(canvas, rect, LEFT, title, scale * _SQUEEZED, bold=True, wrapped=True)

    def _pile(self, canvas: Canvas, rect: QRectF, solo: SoloSnapshot) -> None:
        side = rect.height()
        left = rect.left()
        if self._layout.folded:
            canvas.painter.setOpacity(1.0 if solo.pile else _NONE_LEFT)
            canvas.picture("treasure/back", QRectF(left, rect.top(), side, side))
            canvas.painter.setOpacity(1.0)
            left += side + self._text * 0.3
            words = self._say(texts.TIMES.fill(count=solo.pile))
        elif solo.pile:
            words = self._say(solo_texts.PILE.count(solo.pile))
            room = rect.width() - self._advance(words, 1.0) - 16
            step = min(side * 0.5, (room - side) / max(1, solo.pile - 1))
            for index in reversed(range(solo.pile)):
                canvas.picture("treasure/back", QRectF(left + index * step, rect.top(), side, side))
            left += (solo.pile - 1) * step + side + self._text * 0.6
        else:
            words = self._say(solo_texts.PILE_EMPTY)
        where = QRectF(left, rect.top(), rect.right() - left, side)
        self._write(canvas, where, LEFT, words, 1.0, "ink" if solo.pile else "muted")

    def _treasure(self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot) -> None:
        side = min(rect.height() * 0.94, rect.width() * 0.5)
        top = rect.top() + (rect.height() - side) / 2
        canvas.picture(f"treasure/{treasure.treasure}", QRectF(rect.left(), top, side, side))
        left = rect.left() + side + self._text * 0.4
        half = side / 2
        upper = QRectF(left, top, rect.right() - left, half)
        if self._cells_named:
            words = self._say(cell_name(treasure.cell))
            self._write(canvas, upper, LEFT, words, min(1.0, half / self._text), bold=True)
        radius, y = min(self._text * 0.32, half * 0.3), half * (1.5 if self._cells_named else 1.0)
        for pip in range(_PIPS):
            middle = QPointF(left + radius + 1 + pip * radius * 2.8, top + y)
            self._pip(canvas, middle, radius, filled=pip < _PIPS - treasure.lacks)

    def _short_treasure(self, canvas: Canvas, rect: QRectF, treasure: TreasureSnapshot) -> None:
        """Paint a treasure in one line, with its pips above each other."""
        side, text = rect.height() * 0.94, min(self._text, rect.height() * 0.8)
        top = rect.top() + (rect.height() - side) / 2
        canvas.picture(f"treasure/{treasure.treasure}", QRectF(rect.left(), top, side, side))
        radius, gap = text * 0.22, text * 0.2
        left = rect.left() + side + gap
        middle = rect.right() - radius - 2 * gap
        where, wide = QRectF(left, top, middle - radius - gap - left, side), 0.0
        if self._cells_named:
            words = self._say(cell_name(treasure.cell))
            wide = self._write(canvas, where, LEFT, words, text / self._text, bold=True)
        x = left + min(wide, where.width()) + gap + radius
        for pip in range(_PIPS):
            y = rect.center().y() + (pip - 0.5) * radius * 2.8
            self._pip(canvas, QPointF(x, y), radius, filled=pip < _PIPS - treasure.lacks)

    @staticmethod
    def _pip(canvas: Canvas, middle: QPointF, radius: float, *, filled: bool) -> None:
        """Paint a pip for a tile that counts, or a ring for one that is still missing."""
        canvas.painter.setPen(QPen(canvas.theme.color("ink"), 1.4))
        canvas.painter.setBrush(canvas.theme.color("gold" if filled else "parchment"))
        canvas.painter.drawEllipse(middle, radius, radius)


Looks: TypeAlias = tuple[tuple[Cell, tuple[Look, ...]], ...]
"""Small tiles on each cell."""


class CellMarks(OnCells):
    """The marks on cells, over all pieces of the landscape.

    `count` is how many numbers of the order are shown so far.
    """

    def __init__(self, art: Art, camera: Camera, parent: QGraphicsItem) -> None:
        super().__init__(camera, parent)
        self._art = art
        self._turn_marks = NO_TURN_MARKS
        self._looks: Looks = ()
        self._taken: frozenset[Cell] = frozenset()
        self.count = 0

    def present(self, turn_marks: TurnMarks, looks: Looks, occupied: frozenset[Cell]) -> None:
        """Show `turn_marks`, and `looks` on cells; in `occupied` ones numbers are in the corner."""
        self._turn_marks, self._looks, self._taken = turn_marks, looks, occupied
        self.count = len(turn_marks.order)
        self.refresh()

    def _cells(self) -> Iterable[Cell]:
        turn_marks = self._turn_marks
        extra = [cell for cell in (turn_marks.chosen, turn_marks.centre) if cell is not None]
        tiles = [cell for cell, _ in self._looks]
        return (*turn_marks.order, *turn_marks.cells, *extra, *tiles)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        turn_marks = self._turn_marks
        for cell in turn_marks.cells:
            _ring(painter, theme, self._camera.rect(cell))
        if turn_marks.centre is not None and turn_marks.order:
            rect = self._camera.rect(turn_marks.centre)
            rim(painter, theme, rect, max(2.4, rect.width() * 0.026), dashes=[3.0, 2.0])
        all_shown = self.count >= len(turn_marks.order)
        if turn_marks.chosen is not None and all_shown:
            _ring(painter, theme, self._camera.rect(turn_marks.chosen))
        for cell, looks in self._looks:
            self._tiles(painter, self._camera.rect(cell), looks)
        for number, cell in enumerate(turn_marks.order[: self.count], start=1):
            self._number(painter, cell, number)

    def _number(self, painter: QPainter, cell: Cell, number: int) -> None:
        rect = self._camera.rect(cell)
        side = rect.width()
        chosen = cell == self._turn_marks.chosen
        small = cell in self._taken or any(each == cell for each, _ in self._looks)
        radius = max(9.0, side * (0.13 if small else 0.2))
        corner = rect.topLeft() + QPointF(radius * 0.75, radius * 0.75)
        centre = corner if small else rect.center()
        tried = cell in self._turn_marks.tried
        painter.setOpacity(0.8 if tried else 1.0)
        paper = current_theme().color("gold") if chosen else None
        disc(painter, centre, radius, str(number), line=max(1.4, radius * 0.14), paper=paper)
        if tried:
            painter.setPen(QPen(QColor("#A32A20"), max(2.0, radius * 0.2)))
            reach = radius * 0.95
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
        painter.setOpacity(1.0)

    def _tiles(self, painter: QPainter, rect: QRectF, looks: tuple[Look, ...]) -> None:
        canvas = Canvas(painter, self._art, current_theme(), ratio_of(painter))
        painter.setOpacity(0.92)
        for look, where in zip(looks, side_by_side(rect, len(looks)), strict=True):
            canvas.tile(look, where)
        painter.setOpacity(1.0)


def _ring(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    rim(painter, theme, rect, max(3.0, rect.width() * 0.05))


def side_by_side(cell: QRectF, count: int) -> list[QRectF]:
    """Rectangles for so many small tiles in the square of a cell, up to nine."""
    side = cell.width()
    size = side * {1: 0.6, 2: 0.45, 3: 0.42, 4: 0.42}.get(count, 0.29)
    gap, per_row = side * 0.04, 3 if count > 4 else min(2, count)
    rows = -(-count // per_row)
    wide, tall = (number * (size + gap) - gap for number in (per_row, rows))
    left, top = cell.center().x() - wide / 2, cell.center().y() - tall / 2
    return [
        QRectF(left + column * (size + gap), top + row * (size + gap), size, size)
        for row, column in (divmod(index, per_row) for index in range(count))
    ]


_PANEL, _MARKS, _PLACE_MARKS, _TURN_PANEL = 20.0, 4.0, 45.0, 55.0


class SoloTable:
    """The items of a solo game; in a duel all of them are hidden.

    - `layout` is Henry's place for the present size of the table
    - `panel_height` is what the turn panel takes of the field, with its gap
    - `plan_shown`: whether the table shows Henry's plan
    """

    def __init__(
        self,
        art: Art,
        say: Callable[[Text], str],
        camera: Camera,
        landscape: QGraphicsItem,
        add: Callable[[QGraphicsItem], None],
    ) -> None:
        self._camera = camera
        self.turn_marks = NO_TURN_MARKS
        self._below = 0.0
        self._around: frozenset[Cell] = frozenset()
        self.plan_shown = False
        area = layout(1280, 640, 13)
        self.layout: HenryLayout = henry_layout(area)
        self.panel_height = turn_panel_height(area)
        self.place = HenryPlace(art, say)
        self.marks = CellMarks(art, camera, landscape)
        self._taken = PlaceMarks(_PLACE_MARKS, ring)
        self._passed_over = PlaceMarks(_PLACE_MARKS, stroke)
        self.turn_panel = TurnPanel(_TURN_PANEL)
        self.place.setZValue(_PANEL)
        self.marks.setZValue(_MARKS)
        self.place.hide()
        for item in (self.place, self._passed_over, self._taken, self.turn_panel):
            add(item)

    def lay_out(self, area: TableLayout) -> None:
        """The table has another size."""
        self.layout = henry_layout(area)
        self.panel_height = turn_panel_height(area)
        self.turn_panel.put(self.layout.turn_panel, area.text)

    def required_cells(self, solo: SoloSnapshot, *, staged: bool) -> frozenset[Cell]:
        """The cells that must be seen: those around which Henry builds, while that is shown."""
        return _around(solo.centre) if staged or self.plan_shown else frozenset()

    def follow_camera(self) -> None:
        """The camera has moved."""
        self.marks.follow_camera()
        if self.turn_panel.isVisible():
            self._place_turn_panel()

    # -- place, marks, turn panel --------------------------------------------------------------

    def write(
        self,
        area: TableLayout,
        snapshot: TableSnapshot,
        *,
        points_shown: bool,
        cells_named: bool,
        staged: bool,
    ) -> None:
        """Show Henry's place in the snapshot; in a duel hide all but a `staged` turn's panel."""
        self.place.setVisible(snapshot.solo is not None)
        if snapshot.solo is None:
            if not staged:
                self.turn_panel.clear()
                self.mark(NO_TURN_MARKS, (), area, snapshot, below=self._below)
            return
        self.place.present(
            self.layout,
            area.text,
            snapshot,
            points_shown=points_shown,
            shown=self.plan_shown,
            cells_named=cells_named,
        )

    def mark(
        self,
        turn_marks: TurnMarks,
        looks: Looks,
        area: TableLayout,
        snapshot: TableSnapshot,
        *,
        below: float,
    ) -> None:
        """Mark cells, with `looks` on them, and places of the reserve.

        The turn panel has room from `below` on.
        """
        if turn_marks == self.turn_marks == NO_TURN_MARKS:
            return
        self.turn_marks, self._below = turn_marks, below
        # Where all of a turn happens is left free from its beginning: the panel does not move.
        self._around = _around(snapshot.solo.centre) if snapshot.solo is not None else frozenset()
        self._place_turn_panel()
        self.marks.present(turn_marks, looks, frozenset(snapshot.land))
        pile, rings = area.supply, []
        if turn_marks.supply:
            rings.append(QRectF(pile.left(), pile.top() + 2, pile.height() - 4, pile.height() - 4))
        self._taken.present(rings, area.reserve)
        passed = [area.ring.place(slot) for slot in sorted(turn_marks.passed)]
        self._passed_over.present(passed, area.reserve)

    def _place_turn_panel(self) -> None:
        """Place the turn panel at the foot of the field, or at its top if it covers less there.

        A tall landscape leaves it no room of its own.
        """
        low = self.layout.turn_panel
        high = QRectF(low)
        high.moveTop(self._below)
        told = self.turn_marks
        cells = {*self._around, *told.cells, told.chosen}
        rects = [self._camera.scene_rect(cell) for cell in cells if cell is not None]

        # Where both are as good it stays, or goes to the foot.
        up = self.turn_panel.isVisible() and self.turn_panel.rect.top() == high.top()
        stays, goes = (high, low) if up else (low, high)
        self.turn_panel.move(
            goes if common_area(goes, rects) < common_area(stays, rects) else stays
        )


def _around(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
