"""A player at a table of Bunny Kingdom who uses keys, and knows only what is spoken."""

from __future__ import annotations

import random
import re

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.reading import simplify
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.tabletop.accessibility.parts import Part
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.accessibility.table import AccessibleTable

Key = Qt.Key
_NAME = QAccessible.Text.Name
_CTRL = Qt.KeyboardModifier.ControlModifier
_MAX_PRESSES = 60
_CARD = r"^(Sky Tower \(\w+\)|Camp \d|Provisions)$|, (territory card|city|farm|treasure|mission)$"
"""What the name of a card that is not chosen ends with."""


class Ear:
    """Presses keys, and hears what has the focus and what is announced."""

    def __init__(self, table: BunnyTable) -> None:
        self.table = table
        self.longest = ""
        """The longest message after one key."""
        self.spoken: list[str] = []
        """All that is spoken since the last key."""
        self._last_focus: Part | None = None
        self.registry = Registry.of(table.view)
        self.registry.send = self._hear
        self.interface = AccessibleTable(self.registry)
        table.controller.hint_changed.emit()  # a reader may have listened before this one
        self.message = self._listen()

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.spoken.append(simplify(event.message()))
            return
        part, kind = event.accessibleInterface(), event.type()
        assert isinstance(part, Part)
        if kind == QAccessible.Event.Focus:
            group_before = None if self._last_focus is None else self._last_focus.group
            if part.group is not None and part.group is not group_before:
                self.spoken.append(simplify(part.group.text(_NAME)))
            self._last_focus = part
        # Screen readers take a part for focused until they are informed of another one.
        is_last_focus = part is self._last_focus and self.has_table
        is_read = kind == QAccessible.Event.Focus or (
            kind == QAccessible.Event.NameChanged and is_last_focus
        )
        if is_read:
            self.spoken.append(simplify(part.text(_NAME)))

    def _listen(self) -> str:
        self.spoken.clear()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        return " ".join(dict.fromkeys(self.spoken))

    def press(self, *keys: Qt.Key, control: bool = False) -> str:
        """Press keys one after the other; returns what is spoken after the last one."""
        for key in keys:
            widget = QApplication.focusWidget()
            assert widget is not None, "the focus is lost"
            before = widget
            self.spoken.clear()
            modifiers = _CTRL if control else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(widget, key, modifiers)
            self.message = self._listen()
            focus = QApplication.focusWidget()
            if focus is not before and focus not in (None, self.table.view):
                self.message = f"{self._name_of_widget()} {self.message}".strip()
            if len(self.message.split()) > len(self.longest.split()):
                self.longest = self.message
        return self.message

    def _name_of_widget(self) -> str:
        widget = QApplication.focusWidget()
        assert widget is not None
        return simplify(QAccessible.queryAccessibleInterface(widget).text(_NAME)).replace("&", "")

    @property
    def has_table(self) -> bool:
        """Whether the keyboard is at the table, which a player hears by what it says."""
        return self.table.view.hasFocus()

    def hear(self) -> str:
        """The name of what has the focus."""
        part = self.registry.focused_part
        return self._name_of_widget() if part is None else simplify(part.text(_NAME))

    def tab_to(self, pattern: str) -> None:
        """Press Tab until the name of what has the focus matches `pattern`."""
        for _ in range(_MAX_PRESSES):
            if re.search(pattern, self.hear()):
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {pattern}")


class EarPlayer:
    """Plays for all who sit at the table, by what is heard and by chance."""

    def __init__(self, ear: Ear, seed: int) -> None:
        self._ear = ear
        self._random = random.Random(seed)
        self.decisions: list[str] = []

    def play(self, decisions: int = 10_000) -> None:
        """Play to the end of the game, or so many decisions."""
        message = self._ear.message or self._ear.hear()
        for _ in range(decisions):
            if re.search(r" wins with | share the victory", message):
                return
            message = self._decide(message)

    def _decide(self, message: str) -> str:
        """Make the decision that is asked for; returns what is spoken then."""
        ear = self._ear
        self.decisions.append(message)
        if self._ear.table.step_player.is_playing:  # each step says that it is one
            return ear.press(Key.Key_Space if self._random.random() < 0.7 else Key.Key_Escape)
        if "turn to look" in message:
            return ear.press(Key.Key_Space)
        if "Choose two cards" in message or "drop one" in message:
            return self._pick()
        if "Build or finish" in message:
            return self._build()
        if re.search("trading post on .* produce|do you copy", message):
            for _ in range(self._random.randrange(4)):
                ear.press(Key.Key_Right)
            return ear.press(Key.Key_Return)
        if re.search("or keep it|build it before", message):
            return self._answer_camp(may_build="announce" not in message)
        raise AssertionError(f"nobody knows what to do: {message}")

    def _pick(self) -> str:
        ear = self._ear
        ear.tab_to(_CARD)
        for _ in range(self._random.randrange(8)):
            ear.press(Key.Key_Right)
        message = ear.press(Key.Key_Return)
        assert "more card" in message or "to drop" in message, message
        before = ear.hear()
        ear.press(Key.Key_Left)
        if ear.hear() == before:
            ear.press(Key.Key_Right)
        message = ear.press(Key.Key_Return)
        assert "Both cards are chosen" in message, message
        return ear.press(Key.Key_Return, control=True)

    def _go_to_own(self) -> bool:
        """Come to the first thing of the own area, from the buttons; False if there is none."""
        self._ear.tab_to("^(Finish building|Keep)")
        while not self._ear.has_table:
            self._ear.press(Key.Key_Tab)
        return re.search(_CARD, self._ear.hear()) is not None

    def _build(self) -> str:
        """Build what can be built with the first buildings, each where it brings most."""
        ear = self._ear
        if self._go_to_own():
            for _ in range(self._random.randrange(3)):
                ear.press(Key.Key_Right)
            message = ear.press(Key.Key_Return)
            if re.search(r"\d+ place", message):
                return self._put_down()
        return ear.press(Key.Key_Return, control=True)

    def _put_down(self) -> str:
        ear = self._ear
        for _ in range(self._random.randrange(4)):
            ear.press(Key.Key_N)
        message = ear.press(Key.Key_Return)
        if "second tower" in message:
            for _ in range(self._random.randrange(1, 4)):
                ear.press(Key.Key_N)
            message = ear.press(Key.Key_Return)
        return message

    def _answer_camp(self, *, may_build: bool) -> str:
        ear = self._ear
        if not may_build or self._random.random() < 0.5:
            ear.tab_to("^(Keep|Announce)")
            return ear.press(Key.Key_Return)
        ear.tab_to(r"^[A-J]\d+,")
        ear.press(Key.Key_N)
        return ear.press(Key.Key_Return)
