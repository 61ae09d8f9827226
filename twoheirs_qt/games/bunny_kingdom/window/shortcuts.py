"""The list of keys of Bunny Kingdom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from twoheirs_qt.tabletop.pages import shortcuts
from twoheirs_qt.tabletop.pages.shortcuts import ARROWS, TABLE, Group, Rows, format_keys

_Key = Qt.Key


class BunnyShortcutsDialog(shortcuts.ShortcutsDialog):
    """The keys of Bunny Kingdom."""

    @property
    def groups(self) -> Sequence[Group]:
        return (
            Group(TABLE, self.tr("At the table"), self._table_rows()),
            self.menu_keys(),
            self.everywhere_keys(),
            self.shelf_keys(can_review=False),
        )

    def _table_rows(self) -> Rows:
        return (
            (
                self.tr("Go between hand or buildings, map, lords and parchments"),
                format_keys(_Key.Key_Tab, "Shift+Tab"),
            ),
            (self.tr("Move within an area"), ARROWS),
            (
                self.tr("Choose a card, pick up, put down"),
                format_keys(_Key.Key_Return, _Key.Key_Space),
            ),
            (self.tr("Show your cards behind the curtain"), format_keys(_Key.Key_Space)),
            (self.tr("Put back what you have picked up"), format_keys(_Key.Key_Escape)),
            (self.tr("Next or previous territory where it can go"), format_keys("N", "P")),
            (self.tr("Say more about it, line by line"), format_keys("I")),
            (self.tr("Show or hide the chronicle"), format_keys("C")),
            (self.tr("From the table to its outline, and back"), format_keys(_Key.Key_F4)),
            (
                self.tr("Zoom in, zoom out, fit"),
                format_keys(_Key.Key_Plus, _Key.Key_Minus, _Key.Key_0),
            ),
        )
