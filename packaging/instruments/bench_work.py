"""Count the work that the program does for one action: files, functions and calls of the package.

    python3 packaging/dev.py bench work [--json FILE]

Figures do not depend on how fast the machine is: `sys.setprofile` counts every call of a function
of `twoheirs_qt` from the event until the window is idle again, offscreen, with motion off. The
calls are split by what they are for: the action itself, repainting, or the disk. Comprehensions are
not counted, since newer Pythons make no calls of them.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import twoheirs_qt

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication

    from twoheirs_qt.games.two_heirs.rules import Action, State
    from twoheirs_qt.games.two_heirs.things.thing import Thing

PACKAGE: Final = str(Path(twoheirs_qt.__file__).parent) + os.sep
SEED: Final = 7
TIMEOUT_S: Final = 60.0
MAX_LINES: Final = 20
"""Lines of a function: nine of ten have at most so many, so that merging is not less work."""

ACTION, REPAINT, DISK = PARTS = ("action", "repaint", "disk")
SHOWN = "action and repaint"

_PAINTING: Final = {
    "boundingRect", "drawBackground", "drawForeground", "paint", "paintEvent", "shape", "sizeHint",
}  # fmt: skip
_COMPREHENSIONS: Final = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}


class Work(NamedTuple):
    """Numbers of files and functions that were entered, and of calls."""

    files: int
    functions: int
    calls: int


class CallCounter:
    """Counter of calls of the package's functions, by the part that they serve."""

    def __init__(self) -> None:
        self._calls: Counter[tuple[str, str, str]] = Counter()
        self._thread = threading.local()
        self._main = threading.get_ident()

    @contextmanager
    def count(self) -> Iterator[None]:
        """Count until the block ends, in this thread and in all that start meanwhile."""
        threading.setprofile(self._on_event)
        sys.setprofile(self._on_event)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def count_work(self, *parts: str) -> Work:
        """Return the work for these parts, each function counted once; by default for all."""
        calls = {key: n for key, n in self._calls.items() if not parts or key[0] in parts}
        functions = {key[1:] for key in calls}
        return Work(len({file for file, _ in functions}), len(functions), sum(calls.values()))

    def _on_event(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(PACKAGE):
            return
        parts = self._list_open_parts()
        if event == "return":
            if parts:
                parts.pop()
            return
        parts.append(self._find_part(code.co_name, parts))
        if code.co_name not in _COMPREHENSIONS:
            file = code.co_filename.removeprefix(PACKAGE)
            self._calls[parts[-1], file, f"{code.co_qualname}:{code.co_firstlineno}"] += 1

    def _list_open_parts(self) -> list[str]:
        """Return the parts that this thread's open calls serve, the innermost last."""
        if not hasattr(self._thread, "parts"):
            self._thread.parts = []
        parts: list[str] = self._thread.parts
        return parts

    def _find_part(self, function: str, parts: list[str]) -> str:
        """Return the part that a call serves: its caller's, or another if it paints or writes."""
        if threading.get_ident() != self._main or function == "flush":
            return DISK
        if function in _PAINTING:
            return REPAINT
        return parts[-1] if parts else ACTION


@contextmanager
def pause_counting() -> Iterator[None]:
    """Count nothing until the block ends: the benchmark itself asks the program."""
    profile = sys.getprofile()
    sys.setprofile(None)
    try:
        yield
    finally:
        sys.setprofile(profile)


class Window:
    """The program in a window, in the middle of a game of two people."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        from twoheirs_qt.app import Folders, build
        from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow
        from twoheirs_qt.tabletop.scene.animator import Clock
        from twoheirs_qt.tabletop.window.disk_work import DiskWork

        self._application = application
        folders = Folders(folder / "s.ini", folder / "g", folder / "c.json", folder / "l.log")
        self.program = build(application, folders, "en")
        parts = self.program.shown
        assert isinstance(parts, TwoHeirsWindow)
        self._heirs = parts
        self.program.settings.motion_factor = 0.0
        self.program.settings.sound_enabled = False
        self.program.window.resize(1280, 720)
        self.program.games.begin(None)
        self.program.window.show()
        self.view = parts.page.table
        # However slow the machine is, no moment of rest ends meanwhile, and no dialog is shown.
        for clock in self.program.window.findChildren(Clock):
            clock.read_time = lambda: 0.0  # type: ignore[method-assign]
            clock.blockSignals(True)
        for disk_work in self.program.window.findChildren(DiskWork):
            disk_work.dialog_delay_s = TIMEOUT_S
        self.start_game("", "")

    def close(self) -> None:
        """Write what is unsaved and end the program."""
        self.program.computers.close()
        self.settle()
        self.program.window.about_to_close.disconnect()
        self.program.window.close()

    def start_game(self, white: str, blue: str) -> None:
        """Begin a game between these opponents (empty: a human), without their processes."""
        from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
        from twoheirs_qt.games.two_heirs.rules import Heir

        self.program.computers.pause(True)
        choices = NewGameChoices(opponents=(white, blue), first=Heir.WHITE)
        self._heirs.games.start_new(choices, SEED)
        self.settle()

    def settle(self) -> None:
        """Run until everything is done and written, except animations."""
        self.wait(lambda: not self.program.store.unsaved)
        with pause_counting():
            self.program.store.flush()
        for _ in range(4):  # timers of 0 ms start others
            self._application.processEvents()

    def wait(self, is_done: Callable[[], object]) -> None:
        """Run the event loop until `is_done`, whose calls are not counted."""
        end = monotonic() + TIMEOUT_S
        while True:
            self._application.processEvents()
            with pause_counting():
                if is_done():
                    return
                assert monotonic() < end, "the program does not settle"
                sleep(0.001)

    def find_point(self, target: Thing) -> QPoint:
        """Return the middle of a thing on the table, in pixels of its view."""

        return target.find_rect(self.view.table_scene).center().toPoint()

    def press(self, point: QPoint) -> None:
        """Move the pointer to a place and press the left button there."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.mouseMove(self.view.viewport(), point)
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        self.settle()

    def release(self, point: QPoint) -> None:
        """Release the left button."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def pick_up_to_build(self) -> QPoint:
        """Play until a tile in hand can be built and pick it up; returns where it can go."""
        from twoheirs_qt.games.two_heirs.rules import Build, list_legal_actions
        from twoheirs_qt.games.two_heirs.things.heirs import HandTile
        from twoheirs_qt.games.two_heirs.things.land import LandCell

        session = self.program.session
        while True:
            legal = list(list_legal_actions(session.state))
            builds = [action for action in legal if isinstance(action, Build)]
            if builds and len(session.state.landscape) > 8:
                break
            assert session.play(_choose(session.state))
        self.settle()
        tile = self.find_point(HandTile(session.state.active, builds[0].tile))
        self.press(tile)
        self.release(tile)
        self.settle()
        return self.find_point(LandCell(builds[0].at))


def _choose(state: State) -> Action:
    """Choose a legal action that fills the landscape soon; always the same one."""
    from twoheirs_qt.games.two_heirs.rules import Build, Expand, Take, list_legal_actions

    legal = list(list_legal_actions(state))
    kinds = (Build, Expand, Take) if len(state.hands[state.active]) > 1 else (Build, Take)
    return next(
        (action for kind in kinds for action in legal if isinstance(action, kind)), legal[0]
    )


Act = Callable[[], object]
"""Does the action that is measured; everything before it is done."""


def _build(window: Window) -> Act:
    cell = window.pick_up_to_build()
    window.press(cell)
    before = len(window.program.session.state.landscape)

    def act() -> None:
        window.release(cell)
        with pause_counting():
            assert len(window.program.session.state.landscape) == before + 1

    return act


def _prepare_refusal(window: Window) -> Act:
    from twoheirs_qt.games.two_heirs.things.land import LandCell

    window.pick_up_to_build()
    occupied = window.find_point(LandCell(next(iter(window.program.session.state.landscape))))
    window.press(occupied)
    before = window.program.session.state

    def act() -> None:
        window.release(occupied)
        with pause_counting():
            assert window.program.session.state is before
            assert window.view.table_scene.bubble.words

    return act


def _open_game(window: Window) -> Act:
    window.pick_up_to_build()
    window.settle()
    path, before = window.program.store.path, window.program.session.state
    assert path is not None
    window.start_game("", "")

    def act() -> None:
        window.program.games.open(path)
        window.wait(lambda: window.program.session.state == before)

    return act


def _prepare_computer_turn(window: Window) -> Act:
    """The first step of a computer's turn is shown."""
    from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
    from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
    from twoheirs_qt.games.two_heirs.rules import Build, apply_silently
    from twoheirs_qt.tabletop.dice import Dice
    from twoheirs_qt.tabletop.window.settings import TurnPace

    window.program.settings.turn_pace = TurnPace.STEP
    window.start_game("greedy", "greedy")
    session, opponent = window.program.session, Greedy()

    def think() -> list[Action]:
        turn: list[Action] = []
        state = session.state
        while state.active is session.state.active:
            for action in opponent.choose_turn(state, Budget(states=100), Dice(1)).actions:
                state = apply_silently(state, action)
                turn.append(action)
        return turn

    turn = think()
    while not any(isinstance(action, Build) for action in turn):
        session.play_turn(turn)
        window.view.table_scene.step_player.skip()
        window.settle()
        turn = think()

    def act() -> None:
        session.play_turn(turn)
        with pause_counting():
            assert window.view.table_scene.step_player.is_playing

    return act


def _prepare_screen_reader(window: Window) -> Act:
    from PySide6.QtGui import QAccessible

    from twoheirs_qt.games.two_heirs.rules import Build, list_legal_actions
    from twoheirs_qt.games.two_heirs.things.land import LandCell
    from twoheirs_qt.tabletop.accessibility.registry import Registry
    from twoheirs_qt.tabletop.accessibility.table import AccessibleTable

    registry = Registry.of(window.view)
    registry.send = lambda _event: None
    window.table_interface = AccessibleTable(registry)  # type: ignore[attr-defined]
    window.pick_up_to_build()
    action = next(
        a for a in list_legal_actions(window.program.session.state) if isinstance(a, Build)
    )
    before = len(window.program.session.state.landscape)
    for group in registry.groups:  # a reader that has been everywhere: it keeps what it has read
        for item in (group, *group.children):
            item.text(QAccessible.Text.Name)

    def act() -> None:
        part = registry.find_part(LandCell(action.at))
        assert part is not None
        part.actionInterface().doAction("Press")
        with pause_counting():
            assert len(window.program.session.state.landscape) == before + 1

    return act


def _undo(window: Window) -> Act:
    _build(window)()
    window.settle()
    before = window.program.session.state

    def act() -> None:
        window.program.window.menus.undo.trigger()
        with pause_counting():
            assert window.program.session.state is not before

    return act


def _prepare_outline(window: Window) -> Act:
    from twoheirs_qt.games.two_heirs.rules import Build, list_legal_actions

    window.pick_up_to_build()
    window.program.window.menus.outline.trigger()
    window.settle()
    session = window.program.session
    action = next(a for a in list_legal_actions(session.state) if isinstance(a, Build))

    def act() -> None:
        assert session.play(action)

    return act


ACTIONS: Final[dict[str, Callable[[Window], Act]]] = {
    "a release that builds": _build,
    "a refusal": _prepare_refusal,
    "a saved game opened": _open_game,
    "a computer's action shown": _prepare_computer_turn,
    "a screen reader's action, its tree brought up to date": _prepare_screen_reader,
    "undo": _undo,
    "an action while the outline is shown": _prepare_outline,
}


def measure() -> dict[str, dict[str, Work]]:
    """Count the work of each action, by part; "all" is all parts together."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(["bench work"])
    assert isinstance(application, QApplication)
    result = {}
    for name, prepare in ACTIONS.items():
        with tempfile.TemporaryDirectory() as folder:
            window = Window(application, Path(folder))
            act = prepare(window)
            window.settle()
            counter = CallCounter()
            with counter.count():
                act()
                window.settle()
            result[name] = {part: counter.count_work(part) for part in PARTS} | {
                SHOWN: counter.count_work(ACTION, REPAINT),
                "all": counter.count_work(),
            }
            window.close()
    return result


def count_function_lines() -> list[int]:
    """Count the lines of every function of the package, docstrings included; sorted."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    trees = (ast.parse(path.read_text("utf-8")) for path in Path(PACKAGE).rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, kinds))
    return sorted((node.end_lineno or node.lineno) - node.lineno + 1 for node in nodes)


def format_table(figures: dict[str, dict[str, Work]], lengths: list[int]) -> str:
    """Format the figures as a table."""
    lines = [
        f"{'files / functions / calls':56}"
        + "".join(f"{part:>20}" for part in ("all", SHOWN, *PARTS))
    ]
    for name, parts in figures.items():
        cells = ("{:,} / {:,} / {:,}".format(*parts[part]) for part in ("all", SHOWN, *PARTS))
        lines.append(f"{name:56}" + "".join(f"{cell:>20}" for cell in cells))
    ninth = lengths[len(lengths) * 9 // 10]
    lines.append(
        f"functions: {len(lengths):,}; 90 % have at most {ninth} lines (bound {MAX_LINES})"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Print the figures, and write them as JSON if asked."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py bench work", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE")
    target: Path | None = parser.parse_args(arguments).json
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    figures, lengths = measure(), count_function_lines()
    print(format_table(figures, lengths))
    if target is not None:
        rows = {name: {part: work._asdict() for part, work in parts.items()}
                for name, parts in figures.items()}  # fmt: skip
        result = {"work": rows, "lines of nine functions of ten": lengths[len(lengths) * 9 // 10]}
        target.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
