"""Holds what belongs to one table for assistive technology."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from twoheirs_qt.game.presentation.groups import AccessibleKey
from twoheirs_qt.ui.accessible.announcer import Announcer
from twoheirs_qt.ui.accessible.parts import Part, discard
from twoheirs_qt.ui.accessible.updater import Updater
from twoheirs_qt.ui.table.view import TableView


class Registry(QObject):
    """The parts of `view`, what keeps them up to date, and what announces; `send` sends events.

    - `groups`: the parts that lie on the table itself
    - `interfaces`: the interfaces of the table so far; the last one is the current one. Qt asks
      for another one whenever it takes the view for an object of another class, as it does when
      PySide adds a slot to it, and keeps those from before.
    """

    def __init__(self, view: TableView, send: Callable[[QAccessibleEvent], None]) -> None:
        super().__init__(view)
        self.view = view
        self.groups: list[Part] = []
        self.interfaces: list[QAccessibleInterface] = []

        def interface() -> QAccessibleInterface:
            return self.interfaces[-1]

        self.updater = Updater(view, self.groups, interface, send)
        self.announcer = Announcer(view, interface, self.updater.schedule, send)
        self.updater.after_update = self.announcer.speak
        # Before Qt forgets the interfaces.
        view.destroyed.connect(lambda: self._end())

    @classmethod
    def of(
        cls,
        view: TableView,
        send: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility,
    ) -> Registry:
        """The registry of a table, made when it is first asked for."""
        kept = [child for child in view.children() if isinstance(child, Registry)]
        return kept[0] if kept else cls(view, send)

    def part(self, key: AccessibleKey) -> Part | None:
        """The part of the table with this key."""
        for group in self.groups:
            for part in (group, *group.children):
                if part.key == key:
                    return part
        return None

    @property
    def focused_part(self) -> Part | None:
        """What the cursor is on, while the table has the keyboard."""
        if not (shiboken6.isValid(self.view) and self.view.hasFocus()):
            return None
        return self.part(self.view.cursor_target)

    def _end(self) -> None:
        self.updater.forget()
        for group in self.groups:
            for part in (*group.children, group):
                discard(part)
        self.groups.clear()
