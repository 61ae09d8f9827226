"""How soon the program can be used: its start page, the table with a game, and each command.

Windows are measured beside a bare PySide6 window with a label, each command beside
`import pydantic`; everything in turns in the same run, each time in a process of its own, and the
best of ROUNDS counts. It is the clock that counts; the work of the processor is told beside it.
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

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "build" / "bench-start.json"
_DESK = ROOT / "tests" / "desk.json"
ROUNDS = 5
PLAYED = 80
"""Actions of the game of last time."""

# Each window prints the moment at which it is on the screen with all events done, by the clock of
# the whole machine, and ends at once.
_BARE = """
import os, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, tell)
def tell():
    print(time.monotonic(), flush=True)
    os._exit(0)
application = QApplication([])
window = Window()
QVBoxLayout(window).addWidget(QLabel("The Two Heirs"))
window.resize(1280, 720)
window.show()
application.exec()
"""

# The program as its command runs it; its things lie in the folder in its first word. The second one
# is what is measured: `home`, the start page with the game of last time, or else the game to open.
# That a click works at that moment is seen afterwards: it goes on with the game, or picks up the
# tile of the reserve that may be taken.
_WINDOW = """
import os, sys, time, traceback
for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{kind}_HOME"] = sys.argv[1]
from twoheirs_qt import cli
imports = cli.import_reading
def hooked():
    imports()
    watch()
cli.import_reading = hooked
def watch():
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer
    from twoheirs_qt.ui.window import MainWindow
    show = MainWindow.showEvent
    def shown(window, event):
        show(window, event)
        window.watch = Watch(window)
        home = sys.argv[2] == "home"
        seen = window.pages.currentWidget() if home else window.page.table.viewport()
        seen.installEventFilter(window.watch)
    class Watch(QObject):
        painted = False
        def eventFilter(self, viewport, event):
            is_open = self.parent().page.session.is_open
            if event.type() == QEvent.Type.Paint and is_open and not self.painted:
                self.painted = True
                QTimer.singleShot(0, self.tell)
            return False
        def tell(self):
            moment = time.monotonic()
            try:
                self.go_on() if sys.argv[2] == "home" else self.pick_up()
                print(moment, flush=True)
            except BaseException:
                traceback.print_exc()
            os._exit(0)
        def go_on(self):
            from PySide6.QtTest import QTest
            pages = self.parent().pages
            QTest.mouseClick(pages.currentWidget().last, Qt.MouseButton.LeftButton)
            assert pages.at_table, "the click did nothing"
        def pick_up(self):
            from PySide6.QtTest import QTest
            from twoheirs_qt.game.targets import ReservePlace
            from twoheirs_qt.rules import Take, legal_actions
            from twoheirs_qt.ui.table.hits import target_rect
            page = self.parent().page
            [slot, *_] = [a.slot for a in legal_actions(page.session.state) if isinstance(a, Take)]
            at = target_rect(page.table.table, ReservePlace(slot)).center().toPoint()
            QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert page.table.controller.selected is not None, "the click did nothing"
    MainWindow.showEvent = shown
cli.window(sys.argv[2:] if sys.argv[2] != "home" else [])
"""


@dataclass(frozen=True, slots=True)
class Taken:
    """Milliseconds by the clock, and of work."""

    clock: float
    work: float


@dataclass(frozen=True, slots=True)
class Task:
    """A process to be measured; `tells`: it prints the moment that counts, not its end.

    `bound` is how many times as long as the task `beside` it may take.
    """

    command: tuple[str, ...]
    tells: bool = False
    beside: str = ""
    bound: float = 0.0

    def take(self, environment: dict[str, str]) -> Taken:
        """Run it once."""
        before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), monotonic()
        done = subprocess.run(
            self.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
        end, after = monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        if self.tells and not done.stdout:
            raise RuntimeError(f"no window to be used:\n{done.stderr}")
        clock = (float(done.stdout) if self.tells else end) - begun
        work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return Taken(clock * 1000, work * 1000)


def tasks(folder: Path) -> dict[str, Task]:
    """What is measured; the game of last time and a position are laid into `folder`."""
    from twoheirs_qt.files.position import dump_position

    state, game = _lay_game(folder / "twoheirs-qt" / "games")
    position = folder / "position.json"
    position.write_text(json.dumps(dump_position(state)), "utf-8")
    python = (sys.executable, "-c")
    program = (*python, "import sys; from twoheirs_qt.cli import main; sys.exit(main())")
    bare, pydantic = "bare window", "import pydantic"
    return {
        bare: Task((*python, _BARE), tells=True),
        "start page": Task(
            (*python, _WINDOW, str(folder), "home"), tells=True, beside=bare, bound=3.0
        ),
        "table": Task((*python, _WINDOW, str(folder), game), tells=True, beside=bare, bound=5.0),
        pydantic: Task((*python, "import pydantic")),
        "new": Task((*program, "new", "--seed", "1"), beside=pydantic, bound=1.6),
        **{
            each: Task((*program, each, str(position)), beside=pydantic, bound=3.5)
            for each in ("score", "legal", "play")
        },
    }


def _lay_game(games: Path) -> tuple[Any, str]:
    """Play a game that is the one of last time in `games`; where it stands, and its file."""
    from PySide6.QtCore import QCoreApplication

    from twoheirs_qt import rules
    from twoheirs_qt.files.catalogue import installed_catalogue
    from twoheirs_qt.files.save import GameSettings
    from twoheirs_qt.game.model import GameModel
    from twoheirs_qt.game.session import GameSession
    from twoheirs_qt.game.store import GameStore
    from twoheirs_qt.ui.language import say

    application = QCoreApplication([])
    session = GameSession(GameModel(say), GameStore(games), installed_catalogue())
    session.new(rules.NewGame(seed=11), GameSettings())
    choice = Random(4).choice
    while True:
        legal = list(rules.legal_actions(session.state))
        takes = any(isinstance(each, rules.Take) for each in legal)
        if session.stack.index() >= PLAYED and takes:
            break
        builds = [each for each in legal if isinstance(each, rules.Build)]
        session.play(choice(builds or legal))
    session.store.flush()
    del application
    return session.state, str(session.store.path)


def measure() -> dict[str, dict[str, Any]]:
    """The best of each task, and whether it keeps its bound."""
    best: dict[str, Taken] = {}
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        found = tasks(folder)
        for number in range(ROUNDS + 1):
            for name, task in found.items():
                taken = task.take(environment)
                if number:  # the first round compiles the modules, as installing does
                    known = best.get(name, taken)
                    best[name] = Taken(min(known.clock, taken.clock), min(known.work, taken.work))
    figures: dict[str, dict[str, Any]] = {}
    for name, task in found.items():
        mine = best[name]
        figures[name] = {"ms": mine.clock, "work ms": mine.work}
        if task.beside:
            other = best[task.beside]
            ratio = mine.clock / other.clock
            figures[name] |= {
                "ratio": ratio,
                "work ratio": mine.work / other.work,
                "bound": task.bound,
                "ok": ratio <= task.bound,
            }
    return figures


def shown(figures: dict[str, dict[str, Any]]) -> str:
    """The figures as a table."""
    head = f"best of {ROUNDS}"
    lines = [f"{head:18}{'ms':>7}{'work':>7}{'ratio':>8}{'work':>7}{'bound':>7}"]
    for name, each in figures.items():
        line = f"{name:18}{each['ms']:7.0f}{each['work ms']:7.0f}"
        if "bound" in each:
            line += f"{each['ratio']:8.2f}{each['work ratio']:7.2f}{each['bound']:7.1f}"
            line += "  met" if each["ok"] else "  MISSED"
        lines.append(line)
    return "\n".join(lines)


def main(_: Sequence[str] = ()) -> int:
    """Print the figures, and write them beside those of the rules."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_DESK}")
    figures = measure()
    print(shown(figures))
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
