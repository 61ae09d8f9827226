"""The start: the window comes with the game of last time at hand, and what else there is waits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.box import ROOT, load_box
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import NewGame
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize

# Runs the program as its command does; at the first picture of the window a click goes on with the
# game, and the next one picks up a tile.
CLICK = """
import os, sys
from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest
from twoheirs_qt import cli
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.window.window import MainWindow

DiskWork.blocking_s = 60  # a busy machine is no slow disk
show = MainWindow.showEvent
def shown(window, event):
    show(window, event)
    QTimer.singleShot(0, lambda: go_on(window))

def go_on(window):
    at_start = set(sys.modules)
    home = window.pages.currentWidget()
    QTest.mouseClick(home.last_game, Qt.MouseButton.LeftButton)
    table, session = window.page.table, window.page.session
    print(session.is_open, window.pages.is_at_table, flush=True)
    QTimer.singleShot(0, lambda: pick_up(table, session, at_start))

def pick_up(table, session, at_start):
    from twoheirs_qt.games.two_heirs.rules import Take, list_legal_actions
    from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace

    at_table = set(sys.modules)
    [slot, *_] = [each.slot for each in list_legal_actions(session.state) if isinstance(each, Take)]
    at = ReservePlace(slot).find_rect(table.table_scene).center().toPoint()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    print(type(table.controller.selected).__name__, flush=True)
    print(*at_start, flush=True)
    print(*at_table, flush=True)
    session.store.flush()
    os._exit(0)

MainWindow.showEvent = shown
cli.window([])
"""

LATE = (
    "PySide6.QtPrintSupport",
    "logging.handlers",
    "statistics",
    "twoheirs_qt.games.two_heirs.advice.hint",
    "twoheirs_qt.games.two_heirs.advice.judge",
    "twoheirs_qt.games.two_heirs.advice.review",
    "twoheirs_qt.games.bunny_kingdom.book",
    "twoheirs_qt.games.bunny_kingdom.codec",
    "twoheirs_qt.games.bunny_kingdom.game",
    "twoheirs_qt.games.bunny_kingdom.opponents",
    "twoheirs_qt.games.bunny_kingdom.rules",
    "twoheirs_qt.games.bunny_kingdom.table",
    "twoheirs_qt.games.bunny_kingdom.tutorial",
    "twoheirs_qt.games.bunny_kingdom.window.new_game",
    "twoheirs_qt.games.bunny_kingdom.window.page",
    "twoheirs_qt.games.two_heirs.codec.catalogue_shapes",
    "twoheirs_qt.commands.command_line",
    "twoheirs_qt.tabletop.accessibility.registry",
    "twoheirs_qt.games.two_heirs.new_game.page",
    "twoheirs_qt.games.two_heirs.opponents.levels",
    "twoheirs_qt.games.two_heirs.opponents.opponent",
    "twoheirs_qt.tabletop.far",
    "twoheirs_qt.tabletop.outline.page",
    "twoheirs_qt.games.two_heirs.practice.book",
    "twoheirs_qt.games.two_heirs.practice.page",
    "twoheirs_qt.games.two_heirs.real_table.entries",
    "twoheirs_qt.games.two_heirs.real_table.henry.answers",
    "twoheirs_qt.games.two_heirs.replay.page",
    "twoheirs_qt.tabletop.results.dialog",
    "twoheirs_qt.games.two_heirs.share.picture",
    "twoheirs_qt.games.two_heirs.share.score_pad",
    "twoheirs_qt.tabletop.book.window",
    "twoheirs_qt.games.two_heirs.reviews",
    "twoheirs_qt.tabletop.shelf.page",
    "twoheirs_qt.games.two_heirs.table.hint_strip",
    "twoheirs_qt.games.two_heirs.tutorial.window",
    "twoheirs_qt.tabletop.process.instance_socket",
    "twoheirs_qt.games.two_heirs.prose.rule_book",
    "twoheirs_qt.tabletop.window.about",
    "twoheirs_qt.tabletop.window.preferences",
    "twoheirs_qt.tabletop.window.whats_new",
    "twoheirs_qt.games.two_heirs.displays",
    "twoheirs_qt.games.two_heirs.pages.table_page",
    "twoheirs_qt.games.two_heirs.results.panel",
    "twoheirs_qt.games.two_heirs.results.sheet",
    "twoheirs_qt.games.two_heirs.scene",
    "twoheirs_qt.games.two_heirs.table.view",
    "twoheirs_qt.games.two_heirs.things",
    "twoheirs_qt.tabletop.outline",
    "twoheirs_qt.tabletop.scene",
    "twoheirs_qt.tabletop.window.bottom_bar",
)
"""Modules that load when their page is first opened: the start page does without them."""


def test_the_window_comes_with_the_last_game_and_a_click_at_once_is_obeyed(
    qapp: QApplication, tmp_path: Path
) -> None:
    games = tmp_path / "twoheirs-qt" / "games"
    session = GameSession(GameModel(localize), GameStore(games), make_two_heirs_games(load_box()))
    session.new(NewGame(seed=7), GameSettings())
    session.store.flush()
    done = run_program(CLICK, tmp_path)
    assert done.returncode == 0, done.stderr
    shown, selected, *modules = done.stdout.splitlines()
    assert (shown, selected) == ("True True", "SelectedReserveTile")
    at_start, at_table = (names.split() for names in modules)
    assert "twoheirs_qt.tabletop.pages.start_page" in at_start
    assert [name for name in at_start if name.startswith(LATE)] == []
    assert "twoheirs_qt.games.two_heirs.table.view" in at_table


# What goes wrong between the window's making and its showing is told over it.
FAULT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from twoheirs_qt import cli
from twoheirs_qt.tabletop.saves.store import GameStore

def tidy(store):
    raise OSError("nothing can be tidied")

def tell():
    seen = [type(w).__name__ for w in QApplication.topLevelWidgets() if w.isVisible()]
    if "ReportDialog" not in seen:
        return QTimer.singleShot(50, tell)
    print(*sorted(seen), flush=True)
    QApplication.exit(7)

GameStore.tidy = tidy
run = QApplication.exec
def exec_():
    QTimer.singleShot(0, tell)
    return run()
QApplication.exec = staticmethod(exec_)
sys.exit(cli.window([]))
"""


def test_a_fault_at_the_start_leaves_a_window_to_be_used(tmp_path: Path) -> None:
    done = run_program(FAULT, tmp_path)
    assert done.returncode == 7
    assert "nothing can be tidied" in done.stderr
    assert done.stdout.split() == ["MainWindow", "ReportDialog"]


def run_program(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A process of its own that runs the program, with all its things in `home`."""
    homes = {f"XDG_{kind}_HOME": str(home) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_S,
    )
