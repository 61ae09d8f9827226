"""The actions of the rule book's window, in its tool bar and its menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QFile, Qt
from PySide6.QtGui import QIcon, QKeySequence, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from twoheirs_qt.tabletop.drawing.theme import DRAWN_INK, Theme, find_current_theme
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.window.commands import (
    Command,
    format_shortcut,
    list_actions,
    make_actions,
    name_actions,
)

_Keys = QKeySequence.StandardKey
_ICON_SIZES: Final = (20, 40, 60)


class BookBar(QToolBar):
    """The tool bar with its actions; the window connects them."""

    back = Command(translate("BookBar", "Back"), "Alt+Left", _Keys.Back)
    forward = Command(translate("BookBar", "Forward"), "Alt+Right", _Keys.Forward)
    previous_page = Command(translate("BookBar", "Previous page"), "Ctrl+PgUp")
    next_page = Command(translate("BookBar", "Next page"), "Ctrl+PgDown")
    smaller_text = Command(translate("BookBar", "Smaller text"), "Ctrl+-")
    larger_text = Command(translate("BookBar", "Larger text"), "Ctrl++", "Ctrl+=")
    normal_text = Command(translate("BookBar", "Normal text size"), "Ctrl+0")
    search = Command(translate("BookBar", "Search"), _Keys.Find)
    describe_pictures = Command(
        translate("BookBar", "Describe the pictures in words"), "Ctrl+D", checkable=True
    )
    print_page = Command(translate("BookBar", "Print this page…"), _Keys.Print)
    print_book = Command(translate("BookBar", "Print the whole book…"))
    save_pdf = Command(translate("BookBar", "Save the book as PDF…"))
    turn_card = Command(None, "F2")
    symbol_card = Command(None, "F3")
    close_window = Command(translate("BookBar", "Close"), _Keys.Close)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setMovable(False)
        make_actions(self, self)
        window.addActions(
            [self.normal_text, self.search, self.describe_pictures, self.close_window]
        )
        window.addActions([self.print_page, self.print_book, self.save_pdf])
        window.addActions([self.turn_card, self.symbol_card])

        self.menu = QMenu(self)
        self.menu.addActions([self.print_page, self.print_book, self.save_pdf])
        self.menu.addSeparator()
        self.menu.addActions([self.describe_pictures, self.normal_text])
        self._print_button = QToolButton(self)
        self._print_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._print_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._print_button.setMenu(self.menu)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.addActions([self.back, self.forward, self.previous_page, self.next_page])
        gap = QWidget(self)
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(gap)
        self.addActions([self.smaller_text, self.larger_text])
        self.addWidget(self._print_button)
        self._set_texts()
        self._draw_icons()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Rule book"))
        name_actions(self)
        for _, action in list_actions(self):
            keys = format_shortcut(action)
            action.setToolTip(f"{action.text()} ({keys})" if keys else action.text())
        self._print_button.setText(self.tr("Print"))
        self._print_button.setToolTip(self.tr("Printing, saving and page display"))
        self._print_button.setAccessibleName(self._print_button.toolTip())
        # Buttons without text have a name for screen readers.
        for action in (self.previous_page, self.next_page, self.smaller_text, self.larger_text):
            button = self.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
                button.setAccessibleName(action.text())

    def _draw_icons(self) -> None:
        for action, name in (
            (self.back, "back"),
            (self.forward, "forward"),
            (self.previous_page, "page-up"),
            (self.next_page, "page-down"),
            (self.smaller_text, "text-smaller"),
            (self.larger_text, "text-larger"),
        ):
            action.setIcon(load_ink_icon(name, find_current_theme()))
        self._print_button.setIcon(load_ink_icon("print", find_current_theme()))


def load_ink_icon(name: str, theme: Theme) -> QIcon:
    """Load one of the program's icons in the ink of `theme`."""
    file = QFile(f":/art/icon/ui/{name}.svg")
    if not file.open(QFile.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    drawing = file.readAll().replace(DRAWN_INK.encode(), theme.ink.encode())
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
