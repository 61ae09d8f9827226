"""The switch of the sounds on the start page."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.hands import LEFT, Key, press
from tests.ui.heir_program import Program


def test_a_click_silences_the_program_for_good(qtbot: QtBot, program: Program) -> None:
    toggle = program.game_pages.home.page.sound
    assert toggle.isVisible()
    assert toggle.isChecked()
    before = toggle.grab().toImage()
    qtbot.mouseClick(toggle, LEFT)
    assert not program.settings.sound_enabled
    assert not program.window.menus.sound.isChecked()
    assert toggle.grab().toImage() != before
    program.window.menus.sound.trigger()
    assert toggle.isChecked()
    assert program.settings.sound_enabled


def test_keys_reach_it_and_it_says_what_it_is(qtbot: QtBot, program: Program) -> None:
    toggle = program.game_pages.home.page.sound
    for _ in range(20):
        press(qtbot, Key.Key_Tab)
        if toggle.hasFocus():
            break
    assert toggle.hasFocus()
    assert toggle.accessibleName() == "Sounds"
    press(qtbot, Key.Key_Return)
    assert not program.settings.sound_enabled
    press(qtbot, Key.Key_Space)
    assert program.settings.sound_enabled


def test_it_covers_no_card(program: Program) -> None:
    page = program.game_pages.home.page
    for size in ((1280, 660), (1920, 1000), (1000, 560)):
        program.window.resize(*size)
        for card in (*page.opponents.values(), *page.plain.values()):
            assert not card.geometry().intersects(page.sound.geometry())
        assert page.rect().contains(page.sound.geometry())
