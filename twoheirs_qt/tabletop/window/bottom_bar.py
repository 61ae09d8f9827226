"""The bar below the table: advice for the present moment, and buttons for the actions of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QToolTip, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.window.commands import format_shortcut, tint

_ICON_SIDE = 20
"""Pixels (at 100 %): the side of a button's picture."""
_DISABLED = QIcon.Mode.Disabled
_READING_EVENTS = frozenset((QEvent.Type.Enter, QEvent.Type.FocusIn, QEvent.Type.ToolTip))
_FONT_SIZES = (15, 14, 13, 12, 11, 10, 9)
"""Pixels (at 100 %): sizes of the advice, of which the largest that fits is used."""
_MIN_FONT_SIZE = 12
"""Pixels: the smallest letters of the advice."""
_HEIGHT_TOLERANCE = 1.09
"""The height of the advice over that of two lines, so that three smaller lines use the margins."""
_TOOL_TIP_OFFSET_PX = 56
"""Pixels: the margins of a tool tip, and the distance at which Qt shows it below a point."""
_MIN_ADVICE_WIDTH = 430
"""Pixels (at 100 %): the least width of the advice."""


class ActionButton(QPushButton):
    """A button of an action. Its tool tip is the action's key, or why the action is disabled.

    The reason is the action's status tip. `tip_requested`: the user may be about to read the tool
    tip.
    """

    tip_requested = Signal()

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._words = ""
        self._is_compact = False
        self._is_ready = True
        self._icon_key = 0
        self._size_icon()
        self.setAutoDefault(True)  # Enter presses it, too
        # A click leaves the keyboard with the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self.setCheckable(action.isCheckable())
        self._follow()

    def set_words(self, words: str) -> None:
        """Set another text than the action's."""
        if words != self._words:
            self._words = words
            self._follow()

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone; tool tip and screen readers still have the text."""
        if compact is not self._is_compact:
            self._is_compact = compact
            self._follow()

    def _size_icon(self) -> None:
        self.setIconSize(QSize(scale_length(_ICON_SIDE), scale_length(_ICON_SIDE)))

    def event(self, event: QEvent) -> bool:
        if event.type() in _READING_EVENTS:
            self.tip_requested.emit()
        if event.type() == QEvent.Type.ToolTip and self.toolTip():
            # At the end of the screen, Qt would lay it over the buttons, where it takes their
            # clicks.
            height = QFontMetrics(QToolTip.font()).height() + _TOOL_TIP_OFFSET_PX
            QToolTip.showText(self.mapToGlobal(QPoint(0, -height)), self.toolTip(), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._size_icon()
        super().changeEvent(event)

    def set_ready(self, ready: bool) -> None:
        """Show whether the action can be done now; if not, a click explains what is missing."""
        if ready is not self._is_ready:
            self._is_ready = ready
            self.setProperty("ready", ready)
            self.style().unpolish(self)  # style sheets evaluate properties only once
            self.style().polish(self)
            self._icon_key = 0
            self._follow()

    def _follow(self) -> None:
        action = self._action
        words = self._words or action.iconText()
        # Qt leaves no gap between icon and text.
        gap = "" if action.icon().isNull() else " "
        self.setText("" if self._is_compact else f"{gap}{words}")
        self.setAccessibleName(words)
        if action.icon().cacheKey() != self._icon_key:  # setting it lays the whole bar out again
            self._icon_key = action.icon().cacheKey()
            icon = QIcon(action.icon())
            if self.isCheckable():  # checked, it is golden
                gold = tint(icon.pixmap(self.iconSize() * 2), "gold_ink")
                icon.addPixmap(gold, QIcon.Mode.Normal, QIcon.State.On)
            self.setIcon(
                icon if self._is_ready else QIcon(icon.pixmap(self.iconSize() * 2, _DISABLED))
            )
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        keys = format_shortcut(action)
        tip = action.statusTip()
        if not tip:
            tip = f"{action.iconText()} ({keys})" if keys else action.iconText()
        elif action.isEnabled() and keys:
            tip = f"{tip} ({keys})"
        self.setToolTip(tip)
        # It has a name already; its keys are read out if there is no other description.
        description = action.statusTip().removeprefix(f"{action.iconText()}: ")
        if not description and self._words:
            description = tip
        self.setAccessibleDescription(description or (keys if action.isEnabled() else ""))


class AdviceLine(QWidget):
    """Text that shrinks to fit its widget.

    The label lies in no layout, so that another text does not lay the whole window out again.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._has_room = False
        self.label = label = Label(parent=self)
        label.setObjectName("adviceLine")
        label.setWordWrap(True)
        self.choose_fonts()

    def choose_fonts(self) -> None:
        """Make the fonts, largest first, for the chosen text size."""
        sizes = [
            _FONT_SIZES[0],
            *(size for size in _FONT_SIZES[1:] if scale_length(size) >= _MIN_FONT_SIZE),
        ]
        self._fonts = [make_text_font(size, bold=True) for size in sizes]
        self.label.setFont(self._fonts[0])

    def show_line(self, line: str) -> None:
        """Show another text."""
        if line != self.label.text():
            self.label.setText(line)
            self.label.setToolTip("")
            self.fit()

    def fit(self) -> None:
        """Choose a font in which the text fits into two lines, so that the table does not jump."""
        if not self._has_room:  # in the initial width of widgets all texts would be too tall
            return
        room = QRect(0, 0, max(self.width(), 1), 10_000)
        height = 2.0 * QFontMetrics(self._fonts[0]).lineSpacing() * _HEIGHT_TOLERANCE
        for font in self._fonts:
            metrics = QFontMetrics(font)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.label.text())
            if needed.height() <= height:
                break
        self.label.setFont(font)
        self.setMinimumHeight(needed.height() if needed.height() > height else 0)
        self.label.setGeometry(self.rect())  # hidden, it has grown without an event

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._has_room = True
        self.fit()


class BottomBar(QFrame):
    """One line of text, and the actions of a turn from Undo to End turn, which is golden.

    Other buttons show only icons where their texts would leave too little room for the line. While
    the game runs, the actions `switches` have icon buttons before them. Once the game is over, only
    Undo remains of them, and the actions `at_end` appear.

    - `tip_requested`: the user may be about to read the tool tip of a button of a turn
    """

    tip_requested = Signal()

    def __init__(
        self,
        actions: Sequence[QAction],
        parent: QWidget | None = None,
        at_end: Sequence[QAction] = (),
        switches: Sequence[QAction] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bottomBar")
        self._line = AdviceLine(self)
        self.buttons = [ActionButton(action, self) for action in actions]
        for button in self.buttons:
            button.tip_requested.connect(self.tip_requested)
        self.undo, self.end_turn = self.buttons[0], self.buttons[-1]
        self.end_turn.setObjectName("endTurn")
        self.at_end = [ActionButton(action, self) for action in at_end]
        for button in self.at_end:
            button.hide()
        self._row = make_row((self._line, 1), owner=self, margins=(18, 8, 14, 8), spacing=10)
        self.switches = [ActionButton(switch, self) for switch in switches]
        for button in self.switches:
            button.set_compact(True)
            button.tip_requested.connect(self.tip_requested)
            self._row.addWidget(button)
        for button in (*self.buttons, *self.at_end):
            self._row.addWidget(button)
        self._keep_room()

    def show_end(self, *, is_over: bool, is_sheet_open: bool) -> None:
        """Show the buttons for the end of the game, or else those of a turn."""
        hidden = [is_over] * len(self.buttons[1:]) + [not is_over or is_sheet_open] * len(
            self.at_end
        )
        buttons = (*self.buttons[1:], *self.at_end)
        if hidden != [button.isHidden() for button in buttons]:
            for button, is_hidden in zip(buttons, hidden, strict=True):
                button.setHidden(is_hidden)
            for button in self.switches:
                button.setHidden(is_over)
            self._share_room()

    def _keep_room(self) -> None:
        """Reserve two lines of text, so that the table does not jump."""
        lines = QFontMetrics(make_text_font(_FONT_SIZES[0], bold=True)).lineSpacing() * 2
        self.setMinimumHeight(lines + 18)

    def show_line(self, line: str) -> None:
        """Show another text."""
        self._line.show_line(line)

    @property
    def line(self) -> str:
        """The text shown."""
        return self._line.label.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Show the texts of the buttons if the line of text has enough room beside them."""
        for button in self.buttons[:-1]:
            button.set_compact(False)
        all_buttons = [*self.buttons, *self.at_end, *self.switches]
        shown = [button for button in all_buttons if not button.isHidden()]
        width_of_buttons = sum(button.sizeHint().width() + self._row.spacing() for button in shown)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - width_of_buttons
        for button in self.buttons[:-1]:
            button.set_compact(room < scale_length(_MIN_ADVICE_WIDTH))
        self._row.activate()
        self._line.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._line.choose_fonts()
            self._keep_room()
            self._share_room()
        super().changeEvent(event)
