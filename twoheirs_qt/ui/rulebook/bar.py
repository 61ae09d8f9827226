"""Everything that can be asked of the rule book's window, as actions in its bar and its menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QFile, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.art import INK
from twoheirs_qt.ui.theme import Theme, current_theme

_ICON_SIZES: Final = (20, 40, 60)


class BookBar(Adapting, QToolBar):
    """The bar with its actions; the window connects them."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setMovable(False)
        keys = QKeySequence.StandardKey
        self.back = self._action("Alt+Left", keys.Back)
        self.forward = self._action("Alt+Right", keys.Forward)
        self.previous = self._action("Ctrl+PgUp")
        self.next = self._action("Ctrl+PgDown")
        self.smaller = self._action("Ctrl+-")
        self.larger = self._action("Ctrl++", "Ctrl+=")
        self.normal = self._action("Ctrl+0")
        self.search = self._action(keys.Find)
        self.describe = self._action("Ctrl+D")
        self.describe.setCheckable(True)
        self.print_page = self._action(keys.Print)
        self.print_book = self._action()
        self.save_pdf = self._action()
        self.put_away = self._action(keys.Close)
        window.addActions([self.normal, self.search, self.describe, self.put_away])
        window.addActions([self.print_page, self.print_book, self.save_pdf])

        self.menu = QMenu(self)
        self.menu.addActions([self.print_page, self.print_book, self.save_pdf])
        self.menu.addSeparator()
        self.menu.addActions([self.describe, self.normal])
        self._button = QToolButton(self)
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._button.setMenu(self.menu)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.addActions([self.back, self.forward, self.previous, self.next])
        gap = QWidget(self)
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(gap)
        self.addActions([self.smaller, self.larger])
        self.addWidget(self._button)
        self._retranslate()
        self._dress()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rule book"))
        for action, text in (
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.previous, self.tr("Previous page")),
            (self.next, self.tr("Next page")),
            (self.smaller, self.tr("Smaller text")),
            (self.larger, self.tr("Larger text")),
            (self.normal, self.tr("Normal size of text")),
            (self.search, self.tr("Search")),
            (self.describe, self.tr("Tell the pictures in words")),
            (self.print_page, self.tr("Print this page…")),
            (self.print_book, self.tr("Print the whole book…")),
            (self.save_pdf, self.tr("Save the book as PDF…")),
            (self.put_away, self.tr("Close")),
        ):
            action.setText(text)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({keys})" if keys else text)
        self._button.setText(self.tr("Print"))
        self._button.setToolTip(self.tr("Print, save, and how pages are shown"))
        self._button.setAccessibleName(self._button.toolTip())
        # Where an icon says enough, the words are still read aloud.
        for action in (self.previous, self.next, self.smaller, self.larger):
            button = self.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
                button.setAccessibleName(action.text())

    def _dress(self) -> None:
        for action, name in (
            (self.back, "back"),
            (self.forward, "forward"),
            (self.previous, "page-up"),
            (self.next, "page-down"),
            (self.smaller, "text-smaller"),
            (self.larger, "text-larger"),
        ):
            action.setIcon(inked_icon(name, current_theme()))
        self._button.setIcon(inked_icon("print", current_theme()))

    def _action(self, *keys: str | QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        sequences: list[QKeySequence] = []
        for key in keys:
            found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
            sequences += [sequence for sequence in found if sequence not in sequences]
        action.setShortcuts(sequences)
        return action


def inked_icon(name: str, theme: Theme) -> QIcon:
    """One of the program's icons in the ink of `theme`."""
    file = QFile(f":/art/icon/ui/{name}.svg")
    if not file.open(QFile.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    drawing = file.readAll().replace(INK.encode(), theme.ink.encode())
    file.close()
    renderer = QSvgRenderer(drawing)
    icon = QIcon()
    for size in _ICON_SIZES:
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        icon.addPixmap(picture)
    return icon
