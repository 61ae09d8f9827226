"""All that eyes and ears can come to at a table of Bunny Kingdom and beside it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QWidget

from twoheirs_qt.games.bunny_kingdom.table.reading.reader import BunnyReader
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.text.language import localize

_ROLES = (
    *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole),
    *(Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole),
)


def list_texts(
    page: QWidget, table: BunnyTable, outline: OutlinePage, chronicle: QAbstractListModel
) -> list[str]:
    """Everything that eyes or ears can come to on a page with a table, surface by surface.

    `QAccessible` must be active.
    """
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    registry = Registry.of(table.view)
    registry.begin()
    texts = [*_list_parts(registry), *_list_notes(registry, table), *_list_widgets(page)]
    texts += _list_rows(outline, QModelIndex())
    for row in range(chronicle.rowCount()):
        texts += [str(chronicle.index(row, 0).data(role)) for role in _ROLES]
    return texts


def _list_parts(registry: Registry) -> Iterator[str]:
    reader = registry.reader
    assert isinstance(reader, BunnyReader)
    for group, held in reader.list_contents().items():
        for thing in (group, *held):
            part = registry.find_part(thing)
            assert part is not None, thing
            yield part.text(QAccessible.Text.Name)
            yield part.text(QAccessible.Text.Description)
            properties = reader.describe_properties(thing)
            yield f"{properties.enabled} {properties.selected}"
            yield from [action.words for action in reader.list_actions(thing)]


def _list_notes(registry: Registry, table: BunnyTable) -> Iterator[str]:
    snapshot = table.controller.snapshot
    for held in registry.reader.list_contents().values():
        for thing in held:
            assert isinstance(thing, Thing)
            yield from [localize(line) for line in thing.list_lines(snapshot)]
            why = thing.describe_refusal(snapshot)
            yield "" if why is None else localize(why)
    yield from table.scene.note


def _list_widgets(page: QWidget) -> Iterator[str]:
    for widget in (page, *page.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QListWidget):
            for row in range(widget.count()):
                yield from [str(widget.item(row).data(role)) for role in _ROLES]


def _list_rows(outline: OutlinePage, parent: QModelIndex) -> Iterator[str]:
    model = outline.model
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from [str(index.data(role)) for role in _ROLES]
        first = model.index(row, 0, parent)
        yield from [line.text for line in model.list_notes(first)]
        yield from [outline._outline.describe(offer) for offer in model.list_offers(first)]
        yield from _list_rows(outline, first)
