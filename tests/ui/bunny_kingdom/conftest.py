"""Bunny Kingdom in the window of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QCoreApplication

from tests.ui.conftest import Start, process_events
from twoheirs_qt import program
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.window.game_pages import GamePages
    from twoheirs_qt.games.bunny_kingdom.window.games import Games
    from twoheirs_qt.games.bunny_kingdom.window.page import BunnyPage
    from twoheirs_qt.games.bunny_kingdom.window.window import BunnyWindow
    from twoheirs_qt.tabletop.window.window import MainWindow

    class _Window(MainWindow):
        page: BunnyPage

    class Program(program.Program):
        """The program; its parts are those of Bunny Kingdom."""

        shown: BunnyWindow
        window: _Window
        games: Games
        game_pages: GamePages

else:
    Program = program.Program


def start_bunny(started: program.Program, choices: BunnyChoices, seed: int = 5) -> Program:
    """Begin a game with these choices, as the page for it would."""
    started.turn_to("bunny", lambda bunny: bunny.games.start_new(choices, seed))
    process_events()
    return cast("Program", started)


def find_table(program: Program) -> BunnyTable:
    """The table in the window."""
    table = program.window.page.table
    assert table is not None
    return table


PEOPLE = BunnyChoices(2, ("Ada", "Berta", "", ""), ("",) * 4)
"""Two people at one screen."""


@pytest.fixture
def bunny(start: Start) -> Program:
    """A program in which two people have begun a game at one screen."""
    program = start_bunny(start(), PEOPLE)
    QCoreApplication.processEvents()
    return program
