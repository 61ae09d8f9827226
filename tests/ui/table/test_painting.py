"""What stands on the screen after an action is what painting everything anew would show."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.files.save import GameSettings
from twoheirs_qt.rules import NewGame
from twoheirs_qt.ui.settings import HenryPace


def on_screen(table: Table) -> QImage:
    """What has been painted, without painting it once more."""
    QCoreApplication.processEvents()
    window = table.window
    return window.screen().grabWindow(window.winId()).toImage()


def painted_anew(table: Table) -> QImage:
    """The same after every item has forgotten what it had painted."""
    for item in table.scene.items():
        mode = item.cacheMode()
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        item.setCacheMode(mode)
        item.update()
    table.view.viewport().update()
    return on_screen(table)


def where_different(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """The squares of 20 pixels in which two pictures are not the same."""
    assert one.size() == other.size()
    if one == other:
        return set()
    step = 20
    return {
        (x, y)
        for x in range(0, one.width(), step)
        for y in range(0, one.height(), step)
        if one.copy(x, y, step, step) != other.copy(x, y, step, step)
    }


@pytest.mark.parametrize("level", [None, 3])
@pytest.mark.parametrize("facing", [False, True])
def test_nothing_old_is_left_on_the_screen(
    make_table: Callable[[], Table], level: int | None, facing: bool
) -> None:
    table = make_table()
    table.settings.motion = 0.0
    table.settings.henry_pace = HenryPace.OFF
    table.settings.facing = facing
    table.session.new(NewGame(seed=5, level=level), GameSettings())
    random = Random(8)
    for number in range(36):
        if number % 9 == 8:
            table.session.undo()
        else:
            assert table.session.play(choose(table.state, random))
        table.rest()
        shown = on_screen(table)
        assert where_different(shown, painted_anew(table)) == set(), number
