"""The base class of tables that screen readers can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsView

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.accessibility.reader import TableReader


class ReadableView(QGraphicsView):
    """The view of a table whose game says what screen readers find on it."""

    def make_reader(self) -> TableReader:
        """Make the reader of this table; asked for once, when somebody first listens."""
        raise NotImplementedError(type(self))
