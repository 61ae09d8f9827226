"""A table that is read: what stands for it, and every event that is sent of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

from tests.reading import simplify
from tests.ui.table.conftest import Table, make_table, position
from twoheirs_qt.tabletop.accessibility.parts import Part
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.accessibility.table import AccessibleTable
from twoheirs_qt.tabletop.thing import Thing

__all__ = ["make_table", "position"]

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
LOUD = QAccessible.AnnouncementPoliteness.Assertive


@dataclass(frozen=True)
class Sent:
    """An event: its kind, what it is about, and the words of an announcement."""

    kind: str
    key: Thing | None = None
    words: str = ""
    loud: bool = False


class Ear:
    """Reads a table as assistive technology does."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent: list[Sent] = []
        self.registry = Registry.of(table.view)
        self.registry.send = self._hear
        self.interface = AccessibleTable(self.registry)
        QCoreApplication.processEvents()
        self.sent.clear()

    def _hear(self, event: QAccessibleEvent) -> None:
        kind = event.type().name
        if isinstance(event, QAccessibleAnnouncementEvent):
            loud = event.politeness() == LOUD
            self.sent.append(Sent(kind, words=simplify(event.message()), loud=loud))
        else:
            part = event.accessibleInterface()
            assert isinstance(part, Part)
            self.sent.append(Sent(kind, part.key))

    def hear(self) -> list[Sent]:
        """List what has been sent since the last call."""
        QCoreApplication.processEvents()
        sent, self.sent[:] = list(self.sent), []
        return sent

    def list_announcements(self) -> list[str]:
        """The announcements of these."""
        return [item.words for item in self.hear() if item.kind == "Announcement"]

    def find_part(self, key: Thing) -> Part:
        """Return the interface that stands for a thing."""
        QCoreApplication.processEvents()
        result = self.registry.find_part(key)
        assert result is not None, key
        return result

    def do(self, key: Thing, action: str = "Press") -> None:
        """Do something with a thing, by its name."""
        actions = self.find_part(key).actionInterface()
        assert action in actions.actionNames(), actions.actionNames()
        actions.doAction(action)
        QCoreApplication.processEvents()

    def name(self, key: Thing) -> str:
        return simplify(self.find_part(key).text(NAME))

    def read_description(self, key: Thing) -> str:
        return simplify(self.find_part(key).text(DESCRIPTION))


def list_below(thing: QAccessibleInterface) -> Iterator[Part]:
    """All parts of the table below a thing, in order."""
    for row in range(thing.childCount()):
        child = thing.child(row)
        if isinstance(child, Part):
            yield child
            yield from list_below(child)


Read = Callable[[Table], Ear]


@pytest.fixture
def read() -> Read:
    """Begins to read a table."""
    return Ear
