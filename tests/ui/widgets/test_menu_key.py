from __future__ import annotations

import sys

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.conftest import process_events, start_game
from tests.ui.heir_program import Program
from tests.ui.keyboard.listener import SHIFT, Key


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
@pytest.mark.skipif(sys.platform == "win32", reason="there the system asks for the menu")
def test_shift_f10_opens_the_menu_of_what_the_cursor_is_on(program: Program) -> None:
    start_game(program)
    window = program.window
    QTest.keyClick(window.page.table, Key.Key_Right)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_F10, SHIFT)
    process_events()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert len(menu.actions()) > 1
    menu.close()
