"""The factory of accessible interfaces; all the rest is imported when it is first asked for."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QMainWindow, QStackedWidget


def make_readable() -> None:
    """Install the factory; once a process, before anything is shown."""
    QAccessible.installFactory(make)


def make(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of `thing`, one of whose classes is called `name`; None to let Qt make it."""
    if name == "QComboBox" and isinstance(thing, QComboBox) and sys.platform == "linux":
        thing.currentTextChanged.connect(partial(_tell_choice, thing))
    if name not in ("GameTableView", "QStackedWidget", "QMainWindow", "QDialog"):
        return None
    from twoheirs_qt.tabletop.accessibility.dialog import AccessibleStack, UndescribedDialog
    from twoheirs_qt.tabletop.accessibility.registry import Registry
    from twoheirs_qt.tabletop.accessibility.table import AccessibleTable
    from twoheirs_qt.tabletop.scene.table_view import GameTableView
    from twoheirs_qt.tabletop.widgets import legacy_screen_readers
    from twoheirs_qt.tabletop.widgets.dialog import Dialog

    if isinstance(thing, GameTableView):
        return AccessibleTable(Registry.of(thing))
    if isinstance(thing, QStackedWidget):
        return legacy_screen_readers.keep(thing, AccessibleStack(thing))
    # Elsewhere announcements are heard, and Qt's own interfaces of windows serve.
    if isinstance(thing, QMainWindow) and sys.platform == "linux":
        return legacy_screen_readers.frame(thing)
    if isinstance(thing, Dialog) and sys.platform == "linux":
        return legacy_screen_readers.keep(thing, UndescribedDialog(thing))
    return None


def _tell_choice(box: QComboBox, words: str) -> None:
    """Say what is chosen by keys in a closed list, of which older readers tell no change."""
    if box.hasFocus() and not box.view().isVisible():
        from twoheirs_qt.tabletop.widgets import legacy_screen_readers

        if not legacy_screen_readers.supports_announcements():
            legacy_screen_readers.speak_through(box.window(), words)
