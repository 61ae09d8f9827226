"""What the places of all heirs have in common: the header with name and points."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.components import Heir, Troop
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.parchment import LEFT, RIGHT
from twoheirs_qt.ui.table.sheet_item import Sheet
from twoheirs_qt.words import table as texts


class HeirPanel(Sheet):
    """The sheet of an heir's place."""

    _points_shown = True

    def _header(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, heir: Heir, *, folded: bool
    ) -> None:
        """Paint banner, name and points; without `folded` the heir's status, too, below."""
        read, text, side = snapshot.heirs[heir], self._text, rect.height()
        canvas.picture(f"heir/{heir.word}", QRectF(rect.left(), rect.top(), side, side))
        beside_name = beside_status = 0.0
        if self._points_shown and folded:
            beside_name = self._write(canvas, rect, RIGHT, str(read.points), 1.5, bold=True)
        elif self._points_shown:
            upper = QRectF(rect.left(), rect.top() - 2, rect.width(), side * 0.68)
            lower = QRectF(rect.left(), rect.bottom() - side * 0.34, rect.width(), side * 0.34)
            caption = self._caption(snapshot)
            beside_name = self._write(canvas, upper, RIGHT, str(read.points), 1.95, bold=True)
            beside_status = self._advance(caption, 0.82) + 2
            self._write(canvas, lower, RIGHT, caption, 0.82, "muted")
        left = rect.left() + side + text * 0.6
        room = rect.right() - text * 0.5 - left
        high = side if folded else side * 0.58
        where = QRectF(left, rect.top(), room - beside_name, high)
        self._name(canvas, where, snapshot, folded=folded)
        if folded or snapshot.active is None:
            return
        status = texts.TO_MOVE if read.active else texts.WAITING
        if read.active and snapshot.turns_left in (1, 2):
            status = texts.LAST_TURN
        lower = QRectF(left, rect.top() + high - 1, room - beside_status, side * 0.42)
        color = "ink" if read.active else "muted"
        self._write(canvas, lower, LEFT, self._say(status), 0.92, color, bold=read.active)

    def points_width(self, snapshot: TableSnapshot, heir: Heir, *, folded: bool) -> float:
        """The width of the points at the right end of the header, with the caption below them."""
        number = self._advance(str(snapshot.heirs[heir].points), 1.5 if folded else 1.95, bold=True)
        return number if folded else max(number, self._advance(self._caption(snapshot), 0.82))

    def _caption(self, snapshot: TableSnapshot) -> str:
        return self._say(texts.FINAL_POINTS if snapshot.active is None else texts.POINTS)

    def _name(self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool) -> None:
        raise NotImplementedError

    @staticmethod
    def _troop(canvas: Canvas, where: QRectF, heir: Heir, troop: Troop, edge: float) -> None:
        """Paint a troop with a margin of `edge`, a share of the width, to each side."""
        free = where.width() * edge
        canvas.troop(heir, troop, where.adjusted(free, 0, -free, 0))
