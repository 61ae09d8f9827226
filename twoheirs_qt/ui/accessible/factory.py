"""The factory of accessible interfaces; all the rest is imported when it is first asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_TABLES = "TableView"


def make_readable() -> None:
    """Install the factory; once a process, before anything is shown."""
    QAccessible.installFactory(make)


def make(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of `thing`, one of whose classes is called `name`; None to let Qt make it."""
    if name != _TABLES:
        return None
    from twoheirs_qt.ui.accessible.registry import Registry
    from twoheirs_qt.ui.accessible.table import AccessibleTable
    from twoheirs_qt.ui.table.view import TableView

    return AccessibleTable(Registry.of(thing)) if isinstance(thing, TableView) else None
