"""A card over the window, such as the turn at a glance.

It is shown while its key is held, or, after a short press, until the next input.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from twoheirs_qt.tabletop.book.browser import PageView
from twoheirs_qt.tabletop.book.game_book import GameBook
from twoheirs_qt.tabletop.book.page import PageWriter
from twoheirs_qt.tabletop.drawing.fonts import read_text_scale, scale_length
from twoheirs_qt.tabletop.drawing.parchment import draw_sheet
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.prose.book_model import Section, list_texts
from twoheirs_qt.tabletop.widgets.label import make_column

_MIN_HELD_S: Final = 0.4
"""The least time, in seconds, for which a key counts as held."""
_WIDTH: Final = 560
_TEXT_SCALE: Final = 0.86
"""The size of its text over that of the rule book."""
_MARGIN_PX: Final = 12
_CLOSING_EVENTS: Final = (
    *(QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.WindowDeactivate),
    QEvent.Type.FontChange,
)
"""Events of the window below that close the card."""


class _CardView(PageView):
    """A page without wide margins."""

    def _set_margins(self) -> None:
        self.setViewportMargins(14, 10, 14, 4)


class GlanceCard(QFrame):
    """Shows one section of the rule book; a link in it is passed on as `link_chosen`."""

    link_chosen = Signal(str)

    def __init__(self, source: GameBook, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("glance")
        self._source = source
        self.section = ""
        self.view = _CardView(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self.view.viewport().setBackgroundRole(QPalette.ColorRole.NoRole)
        self.view.link_chosen.connect(self._go_to)
        self._column = make_column(self.view, owner=self, margins=(4, 4, 4, 8))
        self._shown_at = 0.0
        self.hide()

    def toggle(self, section: str, without_chapter: str = "") -> None:
        """Show a section, or hide it if it is shown.

        Paragraphs with a link to the chapter `without_chapter`, such as `solo`, are left out.
        """
        old_section, self.section = self.section, section
        if self.isVisible():
            self.dismiss()
            if old_section == section:
                return
        self._shown_at = monotonic()
        self.show()  # a hidden widget has no size for the page
        self.raise_()
        self._write(self._source.book.find_section(section), without_chapter)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def dismiss(self) -> None:
        """Hide the card, and follow input no longer."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.hide()

    def _write(self, section: Section, without_chapter: str) -> None:
        if without_chapter:
            blocks = [
                block
                for block in section.blocks
                if not any(f"'{without_chapter}/" in text.source for text in list_texts(block))
            ]
            section = replace(section, blocks=tuple(blocks))
        scale = _TEXT_SCALE * read_text_scale()
        writer = PageWriter(self._source, find_current_theme(), scale, has_descriptions=False)
        window = self.parentWidget()
        assert window is not None
        room = window.rect().adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
        width = min(scale_length(_WIDTH), room.width())
        self.resize(width, room.height())
        self._column.activate()
        self.view.show_page(scale, lambda page_width: writer.write_section(section, page_width))
        margins = self.view.viewportMargins()
        height = round(self.view.document().size().height()) + margins.top() + margins.bottom() + 18
        policies = Qt.ScrollBarPolicy
        fits = height <= room.height()
        bar = policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAlwaysOn
        self.view.setVerticalScrollBarPolicy(bar)
        self.resize(width, min(height, room.height()))
        self.move(room.center() - self.rect().center())

    def _go_to(self, section: str) -> None:
        self.dismiss()
        self.link_chosen.emit(section)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind != QEvent.Type.ShortcutOverride:
            return self._follow_key(event)
        if isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseButtonPress:
            page = self.view.viewport()
            on_link = watched is page and self.view.anchorAt(event.position().toPoint())
            is_outside = isinstance(watched, QWidget) and not self.isAncestorOf(watched)
            if is_outside or (watched in (self, page) and not on_link):
                self.dismiss()
                return True  # it was meant for the card
        elif watched is self.parentWidget() and kind in _CLOSING_EVENTS:
            self.dismiss()
        return False

    def _follow_key(self, event: QKeyEvent) -> bool:
        """Hide it when the held key is released, or with the next key; Esc does only that."""
        if event.type() == QEvent.Type.KeyPress:
            if not event.isAutoRepeat():
                self.dismiss()
            return event.key() == Qt.Key.Key_Escape
        if not event.isAutoRepeat() and monotonic() - self._shown_at > _MIN_HELD_S:
            self.dismiss()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_sheet(painter, find_current_theme(), QRectF(self.rect()).adjusted(2, 1, -2, -5))
        painter.end()
