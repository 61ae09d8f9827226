"""The board beside the one that shows the turn played: the end of the better turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import ReplaySession
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.play.detached import NoStore
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column

_CAPTION_PX: Final = 15
_MIN_WIDTH_PX: Final = 540
"""A board that is narrower does not show enough of a landscape."""


class Caption(Label):
    """The name of one of two boards, above it; hidden while there is one alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, make_text_font(_CAPTION_PX, bold=True))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(4)
        self.hide()


class BetterBoard(QWidget):
    """A board with a session of its own; hidden while it is not asked for."""

    def __init__(self, context: TwoHeirsContext, closed_reason: Text, parent: QWidget) -> None:
        super().__init__(parent)
        model = GameModel(localize, self)
        self.session = ReplaySession(model, NoStore(self), context.session.games, parent=self)
        self.table = TableView(
            self.session, context.art, context.settings, parent=self, closed_reason=closed_reason
        )
        self.table.setMinimumSize(0, 0)
        self.caption = Caption(self)
        make_column(self.caption, (self.table, 1), owner=self, margins=NO_MARGINS, spacing=0)
        self.caption.show()
        self.hide()


def has_room_for_two(width: int) -> bool:
    """Whether two boards fit beside each other in this width."""
    return width >= 2 * _MIN_WIDTH_PX
