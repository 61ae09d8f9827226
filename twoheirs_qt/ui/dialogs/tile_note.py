"""A tile shown large, with what it is, beside a small picture of it on a page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from twoheirs_qt.game.presentation.describe import tile_lines
from twoheirs_qt.rules.components import Tile
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.fonts import scaled
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.table.notes import Note

_TEXT = 14


class TileNote(QGraphicsView):
    """Lies over all of `page` and lets every click through; shows the note of the table."""

    def __init__(self, art: Art, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setScene(QGraphicsScene(self))
        self.note = Note(art, 0.0)
        self.scene().addItem(self.note)
        self.tile: Tile | None = None
        self._page = page
        page.installEventFilter(self)
        self.hide()

    def show_tile(self, tile: Tile | None, anchor: QRectF) -> None:
        """Show a tile beside `anchor`, in the page's coordinates; none for None."""
        self.tile = tile
        if tile is None:
            self.note.clear()
            self.hide()
            return
        room = QRectF(self._page.rect())
        self.setGeometry(self._page.rect())
        self.setSceneRect(room)
        self.note.clear()
        text = float(scaled(_TEXT))
        self.note.show_near(tile_lines(tile, say), anchor, room, text, look=Look(tile))
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide):
            self.show_tile(None, QRectF())
        return super().eventFilter(watched, event)
