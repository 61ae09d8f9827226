"""What the places of all heirs have in common: the header with name and points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.board.canvas import Canvas
from twoheirs_qt.ui.board.parchment import LEFT, RIGHT
from twoheirs_qt.ui.table.sheet_item import Sheet
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.text import Text

_APART: Final = 0.9
"""The room between name and points over the height of letters."""
_FOLDED_BANNER: Final = 0.8
"""The side of the banner over the height of a folded header."""


def status_of(snapshot: TableSnapshot, heir: Heir) -> Text | None:
    """Whether it is the heir's turn, or, at the end, whether the heir has won."""
    if snapshot.active is None:
        crowned = [each.crowned for each in snapshot.heirs]
        ends = texts.DRAW if all(crowned) else texts.VICTORY
        return ends if crowned[heir] else None
    active = snapshot.heirs[heir].active
    if active and snapshot.turns_left in (1, 2):
        return texts.LAST_TURN
    return texts.TO_MOVE if active else texts.WAITING


class HeirPanel(Sheet):
    """The sheet of an heir's place."""

    _points_shown = True
    _rolled: int | None = None
    _header_rect = QRectF()

    def roll(self, points: int | None) -> None:
        """Show these points on the way to those of the game, or, with None, those."""
        if points != self._rolled:
            self._rolled = points
            self.update(self._in_whole_pixels(self._header_rect.adjusted(0, -2, 0, 2)))

    def await_gold(self, waits: bool) -> None:
        """Show no golden rim while that is on its way here, and at the end nothing of who won."""
        if waits is not self._awaits_gold:
            self._awaits_gold = waits
            self.update()

    def _header(
        self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, heir: Heir, *, folded: bool
    ) -> None:
        """Paint banner, name, points and the heir's status.

        With `folded` all lines are narrower, and nothing stands below the points.
        """
        read, text = snapshot.heirs[heir], self._text
        self._header_rect = rect
        side = rect.height() * (_FOLDED_BANNER if folded else 1.0)
        canvas.picture(f"heir/{heir.word}", QRectF(rect.left(), rect.top(), side, side))
        left = rect.left() + side + text * 0.6
        room = rect.right() - text * _APART - left
        told = status_of(snapshot, heir)
        ends = snapshot.active is None
        status = "" if told is None or (ends and self._awaits_gold) else self._say(told)
        beside_name = beside_status = 0.0
        if self._points_shown:
            number = str(read.points if self._rolled is None else self._rolled)
            caption = self._caption(snapshot)
            beside_status = self._advance(caption, 0.82) + 2
            fits = self._advance(status, 0.92, bold=True) + beside_status <= room
            if folded or not fits:
                beside_name = self._write(canvas, rect, RIGHT, number, 1.5, bold=True)
                beside_status = beside_name
            else:
                upper = QRectF(rect.left(), rect.top() - 2, rect.width(), side * 0.68)
                lower = QRectF(rect.left(), rect.bottom() - side * 0.34, rect.width(), side * 0.34)
                beside_name = self._write(canvas, upper, RIGHT, number, 1.95, bold=True)
                self._write(canvas, lower, RIGHT, caption, 0.82, "muted")
        high = rect.height() * 0.58
        where = QRectF(left, rect.top(), room - beside_name, high)
        self._name(canvas, where, snapshot, folded=folded)
        lower = QRectF(left, rect.top() + high - 1, room - beside_status, rect.height() * 0.42)
        color = "ink" if self.active else "muted"
        self._write(canvas, lower, LEFT, status, 0.92, color, bold=self.active)

    def points_width(self, snapshot: TableSnapshot, heir: Heir, *, folded: bool) -> float:
        """The width of the points at the right end of the header, with the caption below them."""
        number = self._advance(str(snapshot.heirs[heir].points), 1.5 if folded else 1.95, bold=True)
        return number if folded else max(number, self._advance(self._caption(snapshot), 0.82))

    def _caption(self, snapshot: TableSnapshot) -> str:
        final = snapshot.active is None and not snapshot.undecided
        return self._say(texts.FINAL_POINTS if final else texts.POINTS)

    def _name(self, canvas: Canvas, rect: QRectF, snapshot: TableSnapshot, *, folded: bool) -> None:
        raise NotImplementedError
