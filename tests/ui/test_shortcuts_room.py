"""The list of keys scrolls only as far as the place that is shown has keys."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import events
from twoheirs_qt.program import Program
from twoheirs_qt.ui.shortcuts import ShortcutsDialog


def test_a_short_list_of_keys_does_not_scroll(qtbot: QtBot, program: Program) -> None:
    program.window.menus.shortcuts.trigger()
    events()
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, ShortcutsDialog))
    places = dialog.findChildren(QListWidget)[0]
    bar = dialog._room.verticalScrollBar()
    scrolls = []
    for number in range(places.count()):
        places.setCurrentRow(number)
        events()
        scrolls.append(bar.maximum() > 0)
    assert [places.item(number).text() for number, on in enumerate(scrolls) if on] == [
        "In the menus"
    ]
    dialog.close()
