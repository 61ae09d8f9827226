"""The bar below the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytestqt.qtbot import QtBot

from twoheirs_qt.ui.bottom_bar import BottomBar

if TYPE_CHECKING:
    from twoheirs_qt.program import Program

_WORDS = "White: take a tile from your reach. You may also build, expand or move a troop. "


def test_words_that_come_before_the_window_do_not_make_it_tall(
    qtbot: QtBot, program: Program
) -> None:
    """The table would jump in the first moment."""
    bar = BottomBar(program.window.menus)
    qtbot.addWidget(bar)
    bar.say(_WORDS)
    assert bar.minimumSizeHint().height() <= bar.minimumHeight()
    bar.resize(1280, bar.minimumHeight())
    bar.show()
    qtbot.waitExposed(bar)
    assert bar.minimumSizeHint().height() <= bar.minimumHeight()
    bar.say(_WORDS * 12)
    assert bar.minimumSizeHint().height() > bar.minimumHeight(), "but all words are shown"
