"""Measure the time until the program can be used: start page, table with a game, and commands.

Windows are compared with a bare PySide6 window with a label, commands with `import pydantic`. All
run in turns in the same run, each time in a process of its own, and the best of ROUNDS counts. The
bounds are for the time by the clock; the time of the processor is printed as well.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "build" / "bench-start.json"
_SCREEN_FILE = ROOT / "tests" / "screens.json"
ROUNDS = 5
ACTIONS = 80
"""Actions of the last game."""

# Each window prints the time by the monotonic clock when it is on the screen and all events are
# done, and ends at once.
_BARE = """
import os, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, report)
def report():
    print(time.monotonic(), flush=True)
    os._exit(0)
application = QApplication([])
window = Window()
QVBoxLayout(window).addWidget(QLabel("The Two Heirs"))
window.resize(1280, 720)
window.show()
application.exec()
"""

# The program as its command runs it, with its files in the folder of the first argument. The second
# one is `home`, for the start page with the last game, or the name of a game, and the third its
# file. When the time is taken, a click must work: it continues the game, picks up a tile of the
# reserve, or lifts the curtain from a hand.
_WINDOW = """
import os, sys, time, traceback
for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{kind}_HOME"] = sys.argv[1]
from twoheirs_qt import cli
import_qt = cli.import_qt
def import_and_watch():
    import_qt()
    watch()
cli.import_qt = import_and_watch
def watch():
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer
    from twoheirs_qt.tabletop.window.window import MainWindow
    show = MainWindow.showEvent
    def show_and_watch(window, event):
        show(window, event)
        window.watch = Watch(window)
        home = sys.argv[2] == "home"
        seen = window.pages.currentWidget() if home else window.page.table.viewport()
        seen.installEventFilter(window.watch)
    class Watch(QObject):
        painted = False
        @property
        def shows_game(self):
            window = self.parent()
            if sys.argv[2] == "home":
                return window.pages.currentWidget().last_game.isVisible()
            return sys.argv[2] == "bunny" or window.page.session.is_open
        def eventFilter(self, viewport, event):
            if event.type() == QEvent.Type.Paint and self.shows_game and not self.painted:
                self.painted = True
                QTimer.singleShot(0, self.report)
            return False
        def report(self):
            now = time.monotonic()
            try:
                click = {"home": self.continue_game, "bunny": self.lift_curtain}
                click.get(sys.argv[2], self.pick_up)()
                print(now, flush=True)
            except BaseException:
                traceback.print_exc()
            os._exit(0)
        def continue_game(self):
            from PySide6.QtTest import QTest
            pages = self.parent().pages
            QTest.mouseClick(pages.currentWidget().last_game, Qt.MouseButton.LeftButton)
            assert pages.is_at_table, "the click did nothing"
        def pick_up(self):
            from PySide6.QtTest import QTest
            from twoheirs_qt.games.two_heirs.rules import Take, list_legal_actions
            from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
            page = self.parent().page
            actions = list_legal_actions(page.session.state)
            [slot, *_] = [action.slot for action in actions if isinstance(action, Take)]
            at = ReservePlace(slot).find_rect(page.table.table_scene).center().toPoint()
            QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert page.table.controller.selected is not None, "the click did nothing"
        def lift_curtain(self):
            from PySide6.QtTest import QTest
            from twoheirs_qt.games.bunny_kingdom.things.cards import Curtain
            table = self.parent().page.table
            at = table.view.mapFromScene(table.scene.find_rect(Curtain()).center())
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert not table.controller.snapshot.is_covered, "the click did nothing"
    if sys.argv[2] != "bunny":
        MainWindow.showEvent = show_and_watch
        return
    from twoheirs_qt.games.bunny_kingdom.table.view import BunnyView
    show_view = BunnyView.showEvent
    def show_view_and_watch(view, event):
        show_view(view, event)
        view.watch = Watch(view.window())
        view.viewport().installEventFilter(view.watch)
    BunnyView.showEvent = show_view_and_watch
cli.window(sys.argv[3:])
"""


@dataclass(frozen=True, slots=True)
class Duration:
    """Milliseconds by the clock, and of the processor."""

    clock: float
    work: float


@dataclass(frozen=True, slots=True)
class Task:
    """A process to be measured: to its end, or with `prints_time` to the time that it prints.

    It may take `bound` times as long as `compared_task`.
    """

    command: tuple[str, ...]
    prints_time: bool = False
    compared_task: str = ""
    bound: float = 0.0

    def take(self, environment: dict[str, str]) -> Duration:
        """Run it once."""
        before, started = resource.getrusage(resource.RUSAGE_CHILDREN), monotonic()
        process = subprocess.run(
            self.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
        end, after = monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        if self.prints_time and not process.stdout:
            raise RuntimeError(f"no window to be used:\n{process.stderr}")
        clock = (float(process.stdout) if self.prints_time else end) - started
        work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return Duration(clock * 1000, work * 1000)


def prepare_tasks(folder: Path) -> dict[str, Task]:
    """Return the tasks, by name; the last game and a position are written into `folder`."""
    from twoheirs_qt.games.two_heirs.codec.position import dump_position

    state, game = _write_game(folder / "twoheirs-qt" / "games")
    # In a folder of its own, since the game that was shown last is shown first.
    bunny_folder = folder / "bunny"
    bunny_game = _write_bunny_game(bunny_folder / "twoheirs-qt" / "games")
    position = folder / "position.json"
    position.write_text(json.dumps(dump_position(state)), "utf-8")
    python = (sys.executable, "-c")
    program = (*python, "import sys; from twoheirs_qt.cli import main; sys.exit(main())")
    bare, pydantic = "bare window", "import pydantic"
    return {
        bare: Task((*python, _BARE), prints_time=True),
        "start page": Task(
            (*python, _WINDOW, str(folder), "home"), prints_time=True, compared_task=bare, bound=3.0
        ),
        "table": Task(
            (*python, _WINDOW, str(folder), "twoheirs", game),
            prints_time=True,
            compared_task=bare,
            bound=5.0,
        ),
        "Bunny's table": Task(
            (*python, _WINDOW, str(bunny_folder), "bunny", bunny_game),
            prints_time=True,
            compared_task=bare,
            bound=5.0,
        ),
        pydantic: Task((*python, "import pydantic")),
        "new": Task((*program, "new", "--seed", "1"), compared_task=pydantic, bound=1.6),
        **{
            name: Task((*program, name, str(position)), compared_task=pydantic, bound=3.5)
            for name in ("score", "legal", "play")
        },
    }


def _write_game(games: Path) -> tuple[Any, str]:
    """Play a game and save it in `games` as the last one; returns its state and its file."""
    from PySide6.QtCore import QCoreApplication

    from twoheirs_qt.games.registry import make_games
    from twoheirs_qt.games.two_heirs import rules
    from twoheirs_qt.games.two_heirs.play.model import GameModel
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.tabletop.saves.save import GameSettings
    from twoheirs_qt.tabletop.saves.store import GameStore
    from twoheirs_qt.tabletop.text.language import localize

    application = QCoreApplication.instance() or QCoreApplication([])
    session = GameSession(GameModel(localize), GameStore(games), make_games())
    session.new(rules.NewGame(seed=11), GameSettings())
    choice = Random(4).choice
    while True:
        legal = list(rules.list_legal_actions(session.state))
        takes = any(isinstance(action, rules.Take) for action in legal)
        if session.stack.index() >= ACTIONS and takes:
            break
        builds = [action for action in legal if isinstance(action, rules.Build)]
        session.play(choice(builds or legal))
    session.store.flush()
    del application
    return session.state, str(session.store.path)


def _write_bunny_game(games: Path) -> str:
    """Play the first round of Bunny Kingdom for two people; returns the file of the game."""
    from PySide6.QtCore import QCoreApplication

    from twoheirs_qt.games.registry import BUNNY, make_games
    from twoheirs_qt.tabletop.play.model import GameModel
    from twoheirs_qt.tabletop.play.session import GameSession
    from twoheirs_qt.tabletop.saves.save import HUMAN, GameSettings
    from twoheirs_qt.tabletop.saves.store import GameStore
    from twoheirs_qt.tabletop.text.language import localize

    application = QCoreApplication.instance() or QCoreApplication([])
    session = GameSession(GameModel(localize), GameStore(games), make_games())
    game = session.games.find(BUNNY)
    settings = GameSettings(("Ada", "Berta"), (HUMAN, HUMAN))
    session.begin_new(game, {"players": 2}, 4, settings)
    choice = Random(4).choice
    while session.state.table.round == 1:
        seat = game.list_seats(session.state)[game.find_seat_in_turn(session.state)]
        session.play(choice(game.list_legal_actions(session.state, seat)))
    session.store.flush()
    del application
    return str(session.store.path)


def measure() -> dict[str, dict[str, Any]]:
    """Measure the best time of each task, and compare it with its bound."""
    best: dict[str, Duration] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        measured = prepare_tasks(folder)
        for number in range(ROUNDS + 1):
            for name, task in measured.items():
                duration = task.take(environment)
                if number:  # the first round compiles the modules, as installing does
                    best_so_far = best.get(name, duration)
                    best[name] = Duration(
                        min(best_so_far.clock, duration.clock), min(best_so_far.work, duration.work)
                    )
    figures: dict[str, dict[str, Any]] = {}
    for name, task in measured.items():
        own_time = best[name]
        figures[name] = {"ms": own_time.clock, "work ms": own_time.work}
        if task.compared_task:
            compared_time = best[task.compared_task]
            ratio = own_time.clock / compared_time.clock
            figures[name] |= {
                "ratio": ratio,
                "work ratio": own_time.work / compared_time.work,
                "bound": task.bound,
                "ok": ratio <= task.bound,
            }
    return figures


def format_table(figures: dict[str, dict[str, Any]]) -> str:
    """Format the figures as a table."""
    head = f"best of {ROUNDS}"
    lines = [f"{head:18}{'ms':>7}{'work':>7}{'ratio':>8}{'work':>7}{'bound':>7}"]
    for name, figure in figures.items():
        line = f"{name:18}{figure['ms']:7.0f}{figure['work ms']:7.0f}"
        if "bound" in figure:
            line += f"{figure['ratio']:8.2f}{figure['work ratio']:7.2f}{figure['bound']:7.1f}"
            line += "  met" if figure["ok"] else "  MISSED"
        lines.append(line)
    return "\n".join(lines)


def main(_: Sequence[str] = ()) -> int:
    """Print the figures, and write them to build/bench-start.json."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_SCREEN_FILE}")
    figures = measure()
    print(format_table(figures))
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
