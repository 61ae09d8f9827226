"""The bar below the table: what can be done now, and the buttons that go through a turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QToolTip, QWidget

from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.widgets.label import Label, row
from twoheirs_qt.window.commands import keys_of, tinted

_ICON = 20
"""Pixels (at 100 %): the side of a button's picture."""
_OFF = QIcon.Mode.Disabled
_ASKS = frozenset((QEvent.Type.Enter, QEvent.Type.FocusIn, QEvent.Type.ToolTip))
_LETTERS = (15, 14, 13, 12, 11, 10, 9)
"""Pixels (at 100 %): the letters of the words, the largest that fit."""
_SMALLEST = 12
"""Pixels: however small the text is that was chosen, the words are not smaller than this."""
_NEARLY = 1.09
"""How much more than two lines the words may take: three smaller lines lie in the margins."""
_AROUND_TIP = 56
"""Pixels: the margins of a tool tip, and how far below where it is wanted Qt shows it."""
_ADVICE = 430
"""Pixels (at 100 %): the room that the words of what can be done have at least."""


class ActionButton(QPushButton):
    """A button of an action. Its tool tip tells the action's key, or why the action is disabled.

    The reason is the action's status tip. `asked`: somebody comes to the button, and may read it.
    """

    asked = Signal()

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._words = ""
        self._compact = False
        self._ready = True
        self._icon = 0
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
        if compact is not self._compact:
            self._compact = compact
            self._follow()

    def _size_icon(self) -> None:
        self.setIconSize(QSize(scaled(_ICON), scaled(_ICON)))

    def event(self, event: QEvent) -> bool:
        if event.type() in _ASKS:
            self.asked.emit()
        if event.type() == QEvent.Type.ToolTip and self.toolTip():
            # Where the screen ends below, Qt would lay it over the buttons, and take their clicks.
            tall = QFontMetrics(QToolTip.font()).height() + _AROUND_TIP
            QToolTip.showText(self.mapToGlobal(QPoint(0, -tall)), self.toolTip(), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._size_icon()
        super().changeEvent(event)

    def set_ready(self, ready: bool) -> None:
        """Show whether the action would be done; if not, a click tells what must be done first."""
        if ready is not self._ready:
            self._ready = ready
            self.setProperty("ready", ready)
            self.style().unpolish(self)  # a style sheet looks at properties only once
            self.style().polish(self)
            self._icon = 0
            self._follow()

    def _follow(self) -> None:
        action = self._action
        words = self._words or action.iconText()
        # Qt has no room of its own between a picture and the words.
        before = "" if action.icon().isNull() else " "
        self.setText("" if self._compact else f"{before}{words}")
        self.setAccessibleName(words)
        if action.icon().cacheKey() != self._icon:  # setting it lays the whole bar out anew
            self._icon = action.icon().cacheKey()
            icon = QIcon(action.icon())
            if self.isCheckable():  # checked, it is golden
                gold = tinted(icon.pixmap(self.iconSize() * 2), "gold_ink")
                icon.addPixmap(gold, QIcon.Mode.Normal, QIcon.State.On)
            self.setIcon(icon if self._ready else QIcon(icon.pixmap(self.iconSize() * 2, _OFF)))
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())
        keys = keys_of(action)
        tip = action.statusTip()
        if not tip:
            tip = f"{action.iconText()} ({keys})" if keys else action.iconText()
        elif action.isEnabled() and keys:
            tip = f"{tip} ({keys})"
        self.setToolTip(tip)
        # It has a name already, and its keys are told where there is nothing else to tell.
        told = action.statusTip().removeprefix(f"{action.iconText()}: ")
        if not told and self._words:
            told = tip
        self.setAccessibleDescription(told or (keys if action.isEnabled() else ""))


class AdviceLine(QWidget):
    """Text that shrinks to the room it has.

    The label lies in no layout, so another text does not make the whole window compute its sizes
    anew.
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
        """Take the fonts, largest first, in the size of text that was chosen."""
        sizes = [_LETTERS[0], *(each for each in _LETTERS[1:] if scaled(each) >= _SMALLEST)]
        self._fonts = [scaled_font(size, bold=True) for size in sizes]
        self.label.setFont(self._fonts[0])

    def say(self, line: str) -> None:
        """Show another text."""
        if line != self.label.text():
            self.label.setText(line)
            self.label.setToolTip("")
            self.fit()

    def fit(self) -> None:
        """Choose a font in which the text has the room of two lines: the table must not jump."""
        if not self._has_room:  # in the width that widgets begin with, all words would be tall
            return
        room = QRect(0, 0, max(self.width(), 1), 10_000)
        high = 2.0 * QFontMetrics(self._fonts[0]).lineSpacing() * _NEARLY
        for font in self._fonts:
            metrics = QFontMetrics(font)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.label.text())
            if needed.height() <= high:
                break
        self.label.setFont(font)
        self.setMinimumHeight(needed.height() if needed.height() > high else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._has_room = True
        self.label.setGeometry(self.rect())
        self.fit()


class BottomBar(QFrame):
    """One line of text, and the actions of a turn from Undo to End turn, which is golden.

    The others show their icons alone where their words would leave too little room for the line.
    `switch` has a button with its icon before them, as long as the game runs.
    Once the game is over, Undo alone is left of them, and those `at_end` come.

    - `asked`: somebody comes to a button of a turn, and may read what it would do
    """

    asked = Signal()

    def __init__(
        self,
        actions: Sequence[QAction],
        parent: QWidget | None = None,
        at_end: Sequence[QAction] = (),
        switch: QAction | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bottomBar")
        self._line = AdviceLine(self)
        self.buttons = [ActionButton(action, self) for action in actions]
        for button in self.buttons:
            button.asked.connect(self.asked)
        self.undo, self.end_turn = self.buttons[0], self.buttons[-1]
        self.end_turn.setObjectName("endTurn")
        self.at_end = [ActionButton(action, self) for action in at_end]
        for button in self.at_end:
            button.hide()
        self._row = row((self._line, 1), of=self, margins=(18, 8, 14, 8), spacing=10)
        self.switch = None if switch is None else ActionButton(switch, self)
        if self.switch is not None:
            self.switch.set_compact(True)
            self._row.addWidget(self.switch)
        for button in (*self.buttons, *self.at_end):
            self._row.addWidget(button)
        self._keep_room()

    def show_end(self, *, over: bool, sheet_open: bool) -> None:
        """Show what is left to do once the game is over, or else the buttons of a turn."""
        hidden = [over] * len(self.buttons[1:]) + [not over or sheet_open] * len(self.at_end)
        buttons = (*self.buttons[1:], *self.at_end)
        if hidden != [button.isHidden() for button in buttons]:
            for button, gone in zip(buttons, hidden, strict=True):
                button.setHidden(gone)
            if self.switch is not None:
                self.switch.setHidden(over)
            self._share_room()

    def _keep_room(self) -> None:
        """Reserve two lines of text, so that the table does not jump."""
        lines = QFontMetrics(scaled_font(_LETTERS[0], bold=True)).lineSpacing() * 2
        self.setMinimumHeight(lines + 18)

    def say(self, line: str) -> None:
        """Show another text."""
        self._line.say(line)

    @property
    def line(self) -> str:
        """The text shown."""
        return self._line.label.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Let the buttons have their words if the line of text has enough room all the same."""
        for button in self.buttons[:-1]:
            button.set_compact(False)
        every = [*self.buttons, *self.at_end, *([self.switch] if self.switch is not None else [])]
        shown = [each for each in every if not each.isHidden()]
        taken = sum(button.sizeHint().width() + self._row.spacing() for button in shown)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - taken
        for button in self.buttons[:-1]:
            button.set_compact(room < scaled(_ADVICE))
        self._row.activate()
        self._line.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._line.choose_fonts()
            self._keep_room()
            self._share_room()
        super().changeEvent(event)
