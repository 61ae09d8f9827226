"""Another theme makes all that is in the window anew; the system's comes when it is no bother."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessibilityHints, QImage, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.play import choose
from tests.ui.conftest import Start, find_dialog, process_events, start_game
from tests.ui.hands import LEFT, Key, press
from tests.ui.heir_program import Program, ask_new
from tests.ui.solo import begin_alone
from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.rules import Heir, Take
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.tabletop.drawing.theme import (
    CANDLELIGHT,
    CONTRAST,
    DAYLIGHT,
    Theme,
    ThemeName,
    find_current_theme,
)
from twoheirs_qt.tabletop.window.settings import TurnPace

Dusk = Callable[[], None]


@pytest.fixture
def program(start: Start) -> Program:
    """A game with three buildings, just begun; White has taken a tile."""
    program = start("en")
    start_game(program, first=Heir.WHITE)
    assert program.session.play(Take(min(program.session.options.takeable_slots)))
    return program


@pytest.fixture
def dusk(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Dusk:
    """Lets the system want dark windows, as many do in the evening."""
    return lambda: want(qapp, monkeypatch, Qt.ColorScheme.Dark)


def want(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme) -> None:
    # Not every platform lets a program ask for a scheme; the system's word is the same.
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _: scheme)
    qapp.styleHints().colorSchemeChanged.emit(scheme)
    process_events()


def is_dark() -> bool:
    return find_current_theme() is CANDLELIGHT


def test_every_theme_has_a_table_of_its_own(program: Program) -> None:
    grounds = set()
    for name in ThemeName:
        program.settings.theme = name
        process_events()
        image = program.window.page.table.grab().toImage()
        grounds.add(image.pixelColor(30, 30).name())
    assert len(grounds) == len(ThemeName)


def test_the_theme_follows_the_system_while_a_piece_is_dragged(
    qapp: QApplication, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    tile = program.session.state.hands[Heir.WHITE][0].id
    program.window.page.table.controller.pick(HandTile(Heir.WHITE, tile))
    held = program.window.page.table.controller.selected
    assert held is not None
    pictures: dict[Theme, QImage] = {}
    for scheme, theme in (
        (Qt.ColorScheme.Dark, CANDLELIGHT),
        (Qt.ColorScheme.Light, DAYLIGHT),
        (Qt.ColorScheme.Dark, CANDLELIGHT),
        (Qt.ColorScheme.Light, DAYLIGHT),
    ):
        want(qapp, monkeypatch, scheme)
        assert find_current_theme() is theme
        table = program.window.page.table
        assert table.controller.selected == held
        picture = table.grab().toImage()
        assert pictures.setdefault(theme, picture) == picture, "all of it is drawn anew"
    assert pictures[DAYLIGHT] != pictures[CANDLELIGHT]
    for wanted, theme in (("HighContrast", CONTRAST), ("NoPreference", DAYLIGHT)):
        prefer = getattr(Qt.ContrastPreference, wanted)
        monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _, now=prefer: now)
        qapp.styleHints().accessibility().contrastPreferenceChanged.emit(prefer)
        process_events()
        assert find_current_theme() is theme
    program.settings.theme = ThemeName.DAYLIGHT.value
    want(qapp, monkeypatch, Qt.ColorScheme.Dark)
    assert find_current_theme() is DAYLIGHT, "one's own choice wins"


def test_what_is_to_be_answered_is_answered_before(
    qtbot: QtBot, program: Program, dusk: Dusk
) -> None:
    program.window.menus.give_up.trigger()
    asked = find_dialog()
    dusk()
    QTest.qWait(300)
    assert asked.isVisible()
    assert not is_dark()
    asked.reject()
    qtbot.waitUntil(is_dark)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_open_menu_stays_open(qtbot: QtBot, program: Program, dusk: Dusk) -> None:
    menu = program.window.menus.game_menu
    menu.popup(QPoint(60, 60))
    dusk()
    QTest.qWait(300)
    assert menu.isVisible()
    assert not is_dark()
    menu.close()
    qtbot.waitUntil(is_dark)


def test_what_is_dragged_is_put_down_before(qtbot: QtBot, program: Program, dusk: Dusk) -> None:
    table = program.window.page.table
    tile = program.session.state.hands[Heir.WHITE][0].id
    viewport, start = table.viewport(), HandTile(Heir.WHITE, tile).find_rect(table.table_scene)
    end = LandCell((0, 0)).find_rect(table.table_scene).center().toPoint()
    QTest.mousePress(viewport, LEFT, pos=start.center().toPoint())
    QTest.mouseMove(viewport, end)
    dusk()
    QTest.qWait(300)
    assert not is_dark()
    assert table.controller.selected is not None
    QTest.mouseRelease(viewport, LEFT, pos=end)
    qtbot.waitUntil(is_dark)


def let_henry_play(program: Program) -> None:
    """Play alone until a turn of Henry's is shown, which the player goes through by steps."""
    begin_alone(program)
    program.settings.turn_pace = TurnPace.STEP
    random = Random(4)
    while not program.window.page.table.table_scene.step_player.is_playing:
        assert program.session.play(choose(program.session.state, random))


def test_a_turn_is_shown_to_its_end_unless_the_player_chooses(
    qtbot: QtBot, start: Start, dusk: Dusk
) -> None:
    program = start("en")
    let_henry_play(program)
    show = program.window.page.table.table_scene.step_player
    dusk()
    QTest.qWait(300)
    assert show.is_playing
    assert not is_dark()
    show.skip()
    qtbot.waitUntil(is_dark)
    let_henry_play(program)
    program.settings.theme = ThemeName.CONTRAST.value
    process_events()
    assert find_current_theme() is CONTRAST
    assert not program.window.page.table.table_scene.step_player.is_playing


def test_choices_for_a_new_game_are_not_lost(qtbot: QtBot, program: Program, dusk: Dusk) -> None:
    ask_new(program)
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    asked.names[0].setText("Anna")
    dusk()
    QTest.qWait(300)
    assert not is_dark()
    assert find_dialog() is asked
    press(qtbot, Key.Key_Return)
    qtbot.waitUntil(is_dark)
    assert program.session.names[0] == "Anna"


def test_the_keyboard_stays_where_it_is(program: Program, dusk: Dusk) -> None:
    table = program.window.page.table
    table.setFocus()
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Right)
    target = table.cursor_target
    dusk()
    again = program.window.page.table
    assert again is not table
    assert again.hasFocus()
    assert again.cursor_target == target


def test_the_outline_stays_at_its_row(program: Program, dusk: Dusk) -> None:
    program.settings.outline_shown = True
    process_events()
    page = program.shown.outline.page
    assert page is not None
    for _ in range(4):
        QTest.keyClick(page.tree, Qt.Key.Key_Down)
    words = page.tree.currentIndex().data()
    dusk()
    again = program.shown.outline.page
    assert again is not None
    assert again is not page
    assert again.tree.currentIndex().data() == words
    assert again.tree.hasFocus()


def test_the_list_of_tiles_to_come_stays_open(program: Program, dusk: Dusk) -> None:
    program.window.menus.still_to_come.trigger()
    [before] = program.window.findChildren(ToComeDialog)
    before.move(90, 70)
    dusk()
    [after] = program.window.findChildren(ToComeDialog)
    assert after is not before
    assert after.isVisible()
    assert after.pos() == QPoint(90, 70)


def test_the_rule_book_is_read_and_searched_on(program: Program, dusk: Dusk) -> None:
    program.side_windows.open_book("building/inn")
    book = program.side_windows.book
    assert book is not None
    program.side_windows.search_book()
    QTest.keyClicks(book.search, "troop")
    place = book.current_anchor
    dusk()
    again = program.side_windows.book
    assert again is not None
    assert again is not book
    assert again.current_anchor == place
    assert again.focusWidget() is again.search
    assert again.search.text() == "troop"


def grab_table(program: Program) -> QImage:
    """The table as it is seen now."""
    process_events()
    return program.window.page.table.viewport().grab().toImage()


def measure_brightness(image: QImage) -> float:
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return sum(image.pixelColor(x, y).lightness() for x, y in points) / len(points)


def test_pictures_follow_the_theme_and_come_back(program: Program) -> None:
    program.settings.theme = ThemeName.DAYLIGHT.value
    start_game(program)
    table = program.window.page.table.table_scene
    assert table.snapshot is not None
    tile = next(iter(table.snapshot.land.values())).tile
    item = table.pieces.find_piece(tile)
    assert item is not None
    spot = item.find_rect_in_scene().adjusted(6, 6, -6, -6).toRect()
    day = grab_table(program)
    program.settings.theme = ThemeName.CANDLELIGHT.value
    candle = grab_table(program)
    assert measure_brightness(candle.copy(spot)) < 0.85 * measure_brightness(day.copy(spot))
    program.settings.theme = ThemeName.DAYLIGHT.value
    assert grab_table(program) == day
