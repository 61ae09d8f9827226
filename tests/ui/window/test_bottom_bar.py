"""The bar below the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QAccessible, QAction, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.ui.conftest import process_events, start_game
from tests.ui.hands import read_tip
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Heir, Take
from twoheirs_qt.games.two_heirs.saves.log import TwoHeirsSaves
from twoheirs_qt.tabletop.drawing.theme import ThemeName, find_current_theme
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton, AdviceLine, BottomBar

_GERMAN = (
    "Weiß: Du darfst bauen, erweitern, eine Truppe bewegen oder deinen Zug beenden. Der gemeinsame "
    "Vorrat ist leer: Nach diesem Zug hat jeder Erbe noch einen letzten Zug."
)
_WORDS = "White: take a tile within your reach. You may also build, expand or move a troop. "


def test_words_that_come_before_the_window_do_not_make_it_tall(
    qtbot: QtBot, program: Program
) -> None:
    """The table would jump in the first moment."""
    menus = program.window.menus
    bar = BottomBar((menus.undo, menus.redo, menus.restart_turn, menus.end_turn))
    qtbot.addWidget(bar)
    bar.show_line(_WORDS)
    assert bar.minimumSizeHint().height() <= bar.minimumHeight()
    bar.resize(1280, bar.minimumHeight())
    bar.show()
    qtbot.waitExposed(bar)
    assert bar.minimumSizeHint().height() <= bar.minimumHeight()
    bar.show_line(_WORDS * 12)
    assert bar.minimumSizeHint().height() > bar.minimumHeight(), "but all words are shown"
    label, line = bar.findChild(QLabel, "adviceLine"), bar.findChild(AdviceLine)
    assert label is not None
    assert line is not None
    assert label.size() == line.size()


def test_words_are_never_smaller_with_larger_letters(program: Program, qtbot: QtBot) -> None:
    """Some German ones, in the bar of a small window."""
    menus, sizes = program.window.menus, []
    for letters in (100, 150):
        program.settings.text_size = letters
        bar = BottomBar((menus.undo, menus.redo, menus.restart_turn, menus.end_turn))
        qtbot.addWidget(bar)
        bar.resize(1280, bar.minimumHeight())
        bar.show()
        bar.show_line(_GERMAN)
        label = bar.findChild(QLabel, "adviceLine")
        assert label is not None
        sizes.append(label.font().pixelSize())
        assert bar.minimumSizeHint().height() <= bar.height()
    assert sizes[1] >= sizes[0]


def test_a_narrow_bar_shows_pictures_and_still_says_words_and_keys(program: Program) -> None:
    start_game(program, first=Heir.WHITE)
    program.session.play(Take(1))
    undo, end_turn = program.window.page.bottom_bar.undo, program.window.page.bottom_bar.end_turn
    program.window.resize(1280, 720)
    process_events()
    assert undo.text().strip() == "Undo"
    program.window.resize(900, 600)
    process_events()
    assert undo.text() == ""
    assert end_turn.text().strip() == "End turn", "there is room for what is needed most"
    assert undo.accessibleName() == "Undo"
    assert read_tip(undo).startswith("Undo: Take the ")
    assert undo.toolTip().endswith(" (Ctrl+Z)")
    assert f"Undo: {undo.accessibleDescription()} (Ctrl+Z)" == undo.toolTip()


def test_words_without_a_picture_stand_in_the_middle(qtbot: QtBot, program: Program) -> None:
    close, end_turn = QAction("Close", program.window), program.window.menus.end_turn
    plain, pictured = (ActionButton(item, program.window) for item in (close, end_turn))
    assert plain.text() == "Close"
    assert pictured.text() == " End turn", "the words keep away from the picture"
    close.setIcon(end_turn.icon())
    assert plain.text() == " Close"


def test_behind_the_last_action_the_bar_tells_no_tale(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TwoHeirsSaves, "max_actions", 1)
    start_game(program, first=Heir.WHITE)
    program.session.play(Take(1))
    line = program.window.page.bottom_bar.findChild(QLabel, "adviceLine")
    assert line is not None
    assert simplify(line.text()).startswith("This was action 5000, the last one")
    program.window.menus.end_turn.trigger()
    assert program.window.page.bubble.text == "This game can’t hold another action"
    program.window.menus.undo.trigger()
    assert "you may" in line.text() or "take a tile" in simplify(line.text())


def test_a_tool_tip_lies_above_the_buttons(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    button = program.window.page.bottom_bar.end_turn
    try:
        middle = button.rect().center()
        asked = QHelpEvent(QEvent.Type.ToolTip, middle, button.mapToGlobal(middle))
        QApplication.sendEvent(button, asked)
        [tip] = [
            widget for widget in QApplication.topLevelWidgets() if widget.inherits("QTipLabel")
        ]
        assert tip.isVisible()
        assert QToolTip.text() == button.toolTip()
        top = button.mapToGlobal(QPoint()).y()
        assert top - 40 < tip.frameGeometry().bottom() < top
    finally:
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_with_a_screen_reader_the_buttons_tell_at_once_what_they_would_do(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader asks for the description of a button without coming to it."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    start_game(program, first=Heir.WHITE)
    bar = program.window.page.bottom_bar
    assert simplify(bar.end_turn.accessibleDescription()).startswith("First take a tile")
    program.session.play(Take(1))
    assert bar.undo.accessibleDescription().startswith("Take the ")


@pytest.mark.parametrize("name", list(ThemeName))
def test_a_picture_stands_out_from_the_gold_of_a_button_that_is_checked(
    qtbot: QtBot, program: Program, name: ThemeName
) -> None:
    program.settings.theme = name
    program.settings.cell_points_shown = True
    bar = BottomBar((program.window.menus.cell_points,))
    qtbot.addWidget(bar)
    bar.resize(600, bar.minimumHeight())
    bar.show()
    qtbot.waitExposed(bar)
    button = bar.findChild(ActionButton)
    assert button is not None
    button.set_compact(True)
    picture = QRect(QPoint(), button.iconSize())
    picture.moveCenter(button.rect().center())
    image = button.grab(picture).toImage()
    everywhere = [(x, y) for x in range(image.width()) for y in range(image.height())]
    lights = [image.pixelColor(x, y).lightness() for x, y in everywhere]
    gold = find_current_theme().find_color("gold").lightness()
    assert sum(light > gold + 20 for light in lights) == 0
    assert sum(light < gold - 60 for light in lights) > len(lights) / 8
