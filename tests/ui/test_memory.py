"""Programs and games that are closed or replaced leave memory."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Start, close, process_events, start_game
from tests.ui.heir_program import Program, build
from twoheirs_qt.app import Folders
from twoheirs_qt.games.registry import GAMES


def test_a_closed_program_is_deleted(qapp: QApplication, folders: Folders) -> None:
    program = build(qapp, folders, "en")
    program.games.begin(None)
    start_game(program)
    shown, page = weakref.ref(program.shown), weakref.ref(program.window.page)
    close(program)
    del program
    gc.collect()
    assert shown() is None
    assert page() is None


def test_contents_of_the_window_are_deleted_when_others_take_their_place(start: Start) -> None:
    program = start()
    pages = []
    for name in (*GAMES[1:], *GAMES, *GAMES):
        pages.append(weakref.ref(program.shown.page))
        program.turn_to(name, lambda _: None)
        process_events()
        assert program.game_name == name
    gc.collect()
    *first_pages, _, _ = [page() for page in pages]
    assert not any(first_pages)


def test_opened_games_replace_each_other(program: Program) -> None:
    def open_games(count: int) -> int:
        for seed in range(count):
            start_game(program, seed=seed)
        return len(program.window.findChildren(QObject))

    assert open_games(20) == open_games(1)
