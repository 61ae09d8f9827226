"""Where Qt asks for what a screen reader sees of an object; all the rest is imported only then."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_TABLES = "TableView"


def make_readable() -> None:
    """Let tables be read by screen readers; once a process, before anything is shown."""
    QAccessible.installFactory(make)


def make(name: str, thing: QObject) -> QAccessibleInterface | None:
    """What tells of `thing`, one of whose classes is called `name`; None: Qt knows itself."""
    if name != _TABLES:
        return None
    from twoheirs_qt.ui.accessible.registry import Registry
    from twoheirs_qt.ui.accessible.table import AccessibleTable
    from twoheirs_qt.ui.table.view import TableView

    return AccessibleTable(Registry.of(thing)) if isinstance(thing, TableView) else None
