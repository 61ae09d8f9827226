"""The list of keys of Bunny Kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay
from twoheirs_qt.games.bunny_kingdom.window.review import BunnyReview
from twoheirs_qt.tabletop.pages import shortcuts
from twoheirs_qt.tabletop.pages.shortcuts import ARROWS, TABLE, Group, Rows, format_keys

_Key = Qt.Key
REPLAY: Final = "replay"
REVIEW: Final = "review"
"""Places with keys of their own, by the names of their pages."""


class BunnyShortcutsDialog(shortcuts.ShortcutsDialog):
    """The keys of Bunny Kingdom."""

    @property
    def groups(self) -> Sequence[Group]:
        return (
            Group(TABLE, self.tr("At the table"), self._list_table_rows()),
            self.group_menu_keys(),
            self.group_everywhere_keys(),
            self.group_shelf_keys(),
            Group(REPLAY, self.tr("Replay"), self._replay_rows()),
            Group(REVIEW, self.tr("Review"), self._list_review_rows()),
        )

    def _list_table_rows(self) -> Rows:
        return (
            (
                self.tr("Go between hand or buildings, map, lords and parchments"),
                format_keys(_Key.Key_Tab, "Shift+Tab"),
            ),
            (self.tr("Move within an area"), ARROWS),
            (
                self.tr("To the first or the last one of an area"),
                format_keys(_Key.Key_Home, _Key.Key_End),
            ),
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

    def _replay_rows(self) -> Rows:
        return (
            *self.list_replay_rows(),
            (self.tr("Play on from here"), format_keys(BunnyReplay.take_over)),
            (self.tr("Review the game"), format_keys(BunnyReplay.review)),
            (self.tr("Close it"), format_keys(BunnyReplay.close_action)),
        )

    def _list_review_rows(self) -> Rows:
        page = BunnyReview
        return (
            (self.tr("Previous pick, next pick"), format_keys(page.previous, page.next)),
            (self.tr("Mark the better pick"), format_keys(page.better)),
            (self.tr("Mark the pick that was made"), format_keys(page.played)),
            (self.tr("Watch from here"), format_keys(page.watch)),
            (self.tr("Close it"), format_keys(page.close_action)),
        )
