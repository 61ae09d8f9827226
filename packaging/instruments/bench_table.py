"""Measure the table: actions shown, dragging, panning, zooming, memory.

The real window is used, in one process, on the display or, without one, offscreen. A frame is an
input event and the painting that follows it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, sleep, thread_time
from typing import Any, Self

FRAMES = 300
_ROOT = Path(__file__).resolve().parents[2]
_SCREEN_FILE = _ROOT / "tests" / "screens.json"
"""A screen of 1920×1080; that of the offscreen platform is 800×800 and limits cached pictures."""
PAIRS = 7
"""Numbers of measurements with and without a thinking opponent."""
MAX_SLOWDOWN = 1.25
"""Of frames with a thinking opponent, as a multiple of those without."""
FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)


@dataclass(frozen=True, slots=True)
class FrameTime:
    """Milliseconds of a frame by the clock, and of the processor in this thread.

    The latter is the time on a machine without other work.
    """

    clock: float
    work: float


class Watch:
    """Times frames."""

    def __init__(self) -> None:
        self._started, self._thread_started = perf_counter(), thread_time()

    def read(self) -> FrameTime:
        """Return the time since it was created."""
        return FrameTime(
            (perf_counter() - self._started) * 1e3, (thread_time() - self._thread_started) * 1e3
        )


class WindowBench:
    """The real window, without motion and sound."""

    def __init__(self, folder: Path) -> None:
        from PySide6.QtWidgets import QApplication

        from twoheirs_qt.app import NAME, Folders, build

        self.application = QApplication([NAME])
        folders = Folders(folder / "s.ini", folder / "g", folder / "c.json", folder / "l.log")
        self.program = build(self.application, folders)
        self.program.settings.motion_factor = 0.0
        self.program.settings.sound_enabled = False
        self.window = self.program.window
        self.window.show()
        self.flush()

    def flush(self) -> None:
        """Process all waiting events, such as painting."""
        self.application.processEvents()

    def measure_moves(self, move: Callable[[int], object]) -> list[FrameTime]:
        """Measure the frames while `move` moves landscape or map."""
        times = []
        for number in range(120):
            watch = Watch()
            move(number)
            self.flush()
            times.append(watch.read())
        return times


class Bench(WindowBench):
    """The window over a game of many tiles."""

    def __init__(self, folder: Path) -> None:
        from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
        from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow

        super().__init__(folder)
        parts, menus = self.program.shown, self.window.menus
        assert isinstance(parts, TwoHeirsWindow)
        assert isinstance(menus, TwoHeirsMenus)
        self.menus = menus
        self.heirs = parts
        self.table = parts.page.table
        self.dice = random.Random(4)
        self._on_frame: Callable[[FrameTime], object] | None = None

    def settle(self) -> None:
        """Finish everything that the last action started, such as saving and animations."""
        self.flush()
        self.program.store.flush()
        self.flush()
        while not self.table.table_scene.animator.is_idle:
            sleep(0.016 if self._on_frame else 0.001)
            watch = Watch()
            self.flush()
            if self._on_frame:
                self._on_frame(watch.read())

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window."""
        self.window.resize(*size)
        self.flush()
        self.flush()

    def play(self, tiles: int, *, is_shown: bool) -> list[FrameTime]:
        """Play until so many tiles lie; returns the time until each action is shown."""
        from twoheirs_qt.games.two_heirs import rules
        from twoheirs_qt.tabletop.saves.save import GameSettings

        session = self.heirs.session
        session.new(rules.NewGame(seed=11), GameSettings())
        self.flush()
        times = []
        while len(session.state.landscape) < tiles and not session.is_over:
            state = session.state
            legal = list(rules.list_legal_actions(state))
            builds = [action for action in legal if isinstance(action, rules.Build)]
            expands = [action for action in legal if isinstance(action, rules.Expand)]
            in_hand = len(state.hands[state.active])
            action = self.dice.choice(builds or (expands if in_hand > 1 else []) or legal)
            if is_shown:
                self.settle()
            watch = Watch()
            assert session.play(action)
            if is_shown:
                self.flush()
                times.append(watch.read())
        self.flush()
        return times

    def measure_frames(self, tiles: int) -> list[FrameTime]:
        """Measure each frame of the animations in a game of so many tiles."""
        self.program.settings.motion_factor = 1.0
        times: list[FrameTime] = []
        self._on_frame = times.append
        self.play(tiles, is_shown=True)
        self._on_frame = None
        self.program.settings.motion_factor = 0.0
        self.flush()
        return times

    def measure_keys(self) -> list[FrameTime]:
        """Measure the time from a key to its effect on the screen: Undo and Redo, in turns."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.menus.points_so_far.setChecked(False)
        self.flush()
        times = []
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        for number in range(40):
            keys = control | shift if number % 2 else control
            before = self.program.session.state
            self.settle()
            watch = Watch()
            QTest.keyClick(self.table, Qt.Key.Key_Z, keys)
            self.flush()
            times.append(watch.read())
            assert self.program.session.state is not before
        return times

    def drag(self, frames: int = FRAMES) -> list[FrameTime]:
        """Measure the frames while a tile of the hand is dragged over the landscape."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        from twoheirs_qt.games.two_heirs.things.heirs import HandTile

        scene, viewport = self.table.table_scene, self.table.viewport()
        state = self.program.session.state
        tile = state.hands[state.active][0].id
        start = HandTile(state.active, tile).find_rect(scene).center().toPoint()
        left_button, no_modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        field = scene.layout.landscape_rect.toRect()
        QTest.mousePress(viewport, left_button, no_modifier, start)
        QTest.mouseMove(viewport, start + QPoint(-40, 0))
        times = []
        for number in range(frames):
            x = field.left() + field.width() * (number % 100) // 100
            y = field.top() + field.height() * (number % 37) // 37
            watch = Watch()
            QTest.mouseMove(viewport, QPoint(x, y))
            self.flush()
            times.append(watch.read())
        QTest.keyClick(self.table, Qt.Key.Key_Escape)
        QTest.mouseRelease(viewport, left_button, no_modifier, start)
        self.flush()
        return times

    def move_landscape(self, move: Callable[[int], object]) -> list[FrameTime]:
        """Measure the frames while `move` moves the landscape."""
        times = self.measure_moves(move)
        self.table.fit()
        self.flush()
        return times


class Thinking:
    """The strongest opponent in its process, which thinks about the game repeatedly or waits.

    The seat stays a human's, so that tiles can be dragged meanwhile.
    """

    def __init__(self, bench: Bench) -> None:
        from twoheirs_qt.games.two_heirs.opponents.levels import STRONGEST
        from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
        from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
        from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess

        self._bench = bench
        self._state = bench.program.session.state
        self._wanted = self._thinks = False
        self._answers = 0
        session = bench.heirs.session
        self._process = OpponentProcess(
            session.game,
            session.catalogue,
            make_command(STRONGEST, (STRONGEST,)),
            1,
            Limits(),
            bench.window,
        )
        self._process.answered.connect(self._on_answer)
        self._process.failed.connect(self._on_failure)

    def __enter__(self) -> Self:
        self._think(True)
        self._wait_until(lambda: self._answers > 0)  # it has started and read its evaluation
        return self

    def __exit__(self, *_: object) -> None:
        self._process.close()

    def compare_with_waiting(self, frames: Callable[[], list[FrameTime]]) -> dict[str, Any]:
        """Compare the median frame while it thinks and while it waits, by the clock.

        Both are taken in turns, so that other work of the machine slows both alike.
        """
        ratios, slow, calm = [], [], []
        for _ in range(PAIRS):
            self._think(False)
            self._wait_until(lambda: not self._thinks)
            calm.append(statistics.median(time.clock for time in frames()))
            self._think(True)
            slow.append(statistics.median(time.clock for time in frames()))
            ratios.append(slow[-1] / calm[-1])
        ratio = statistics.median(ratios)
        return {
            "ratio": ratio,
            "median ms": statistics.median(slow),
            "without ms": statistics.median(calm),
            "least ratio": min(ratios),
            "greatest ratio": max(ratios),
            "bound": MAX_SLOWDOWN,
            "ok": ratio < MAX_SLOWDOWN,
        }

    def _think(self, is_wanted: bool) -> None:
        from twoheirs_qt.games.two_heirs.opponents.opponent import Budget

        self._wanted = is_wanted
        if is_wanted and not self._thinks:
            self._thinks = True
            self._process.ask(self._state, Budget(seconds=60))

    def _on_answer(self) -> None:
        self._answers += 1
        self._thinks = False
        self._think(self._wanted)

    def _on_failure(self, misconduct: Exception) -> None:
        raise misconduct

    def _wait_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            sleep(0.01)
            self._bench.flush()


def measure() -> dict[str, Any]:
    """Measure all figures, by name: milliseconds and megabytes."""
    from PySide6.QtCore import QPointF

    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        bench.resize(FULL_HD)
        times = bench.play(99, is_shown=True)
        figures["a whole game at 1920×1080"] = {
            "MB": measure_memory(),
            "peak MB": measure_peak(),
            "ok": measure_memory() < 130,
        }
        figures["an action shown"] = summarize(times, 16.0, 0.5)
        _undo_to_hand(bench)
        figures["an action shown, by its key"] = summarize(bench.measure_keys(), 16.0, 0.5)
        count = len(bench.program.session.state.landscape)
        figures["tiles in the landscape"] = count
        figures["dragging at 1920×1080"] = summarize(bench.drag(), 16.7, 0.99)
        figures["frames of motion at 1920×1080"] = summarize(bench.measure_frames(24), 16.7, 0.99)
        bench.play(99, is_shown=False)
        _undo_to_hand(bench)
        scene = bench.table.table_scene

        def pan(number: int) -> None:
            scene.pan(QPointF(7 if number % 40 < 20 else -7, 3 if number % 20 < 10 else -3))

        def zoom(number: int) -> None:
            scene.zoom(1.06 if number % 24 < 12 else 1 / 1.06, scene.layout.landscape_rect.center())

        figures["panning at 1920×1080"] = summarize(bench.move_landscape(pan), 33.0, 0.99)
        figures["zooming at 1920×1080"] = summarize(bench.move_landscape(zoom), 33.0, 0.99)
        with Thinking(bench) as thinking:
            drag, move = partial(bench.drag, 100), partial(bench.move_landscape, pan)
            figures["dragging while level-7 thinks"] = thinking.compare_with_waiting(drag)
            figures["panning while level-7 thinks"] = thinking.compare_with_waiting(move)
        bench.resize(ULTRA_HD)
        figures["dragging at 3840×2160"] = summarize(bench.drag(), 16.7, 0.5)
    return figures


def _undo_to_hand(bench: Bench) -> None:
    """Undo from the end of the game until the active heir has a tile in hand."""
    session = bench.program.session
    while session.can_undo and (session.is_over or not session.state.hands[session.state.active]):
        session.undo()
    bench.flush()


def summarize(times: list[FrameTime], bound: float, share: float) -> dict[str, Any]:
    """Calculate median and 99th percentile in ms, and whether enough frames are under `bound`."""
    clock, work = sorted(time.clock for time in times), sorted(time.work for time in times)
    last = min(len(times) - 1, int(len(times) * 0.99))
    under = sum(time < bound for time in clock) / len(clock)
    return {
        "median ms": statistics.median(clock),
        "99 % ms": clock[last],
        "work ms": statistics.median(work),
        "99 % work ms": work[last],
        "under": under,
        "bound ms": bound,
        "ok": under >= share,
    }


def measure_memory() -> float:
    """Return the resident memory of this process, in MB."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) / 1024
    return measure_peak()


def measure_peak() -> float:
    """Return the greatest resident memory of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def format_figures(figures: dict[str, Any]) -> str:
    """Format the figures as lines."""
    lines = []
    for name, values in figures.items():
        if not isinstance(values, dict):
            lines.append(f"{name:30}{values:>10}")
            continue
        parts = [
            f"{key} {value:.2f}" if isinstance(value, float) else f"{key} {value}"
            for key, value in values.items()
            if key != "ok"
        ]
        lines.append(f"{name:30}{', '.join(parts)}  {'met' if values['ok'] else 'MISSED'}")
    return "\n".join(lines)


def report(measure_all: Callable[[], dict[str, Any]], name: str) -> int:
    """Print the figures, and write them to that file in build/; returns the exit status.

    With `--against` another checkout is measured as well, and the ratios are printed.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--against", type=Path, help="another checkout, to be measured in turns with this one"
    )
    parser.add_argument("--rounds", type=int, default=3, help="how often both are measured")
    arguments = parser.parse_args()
    if arguments.against is not None:
        print(format_ratios(_measure_both(name, arguments.against, arguments.rounds)))
        return 0
    screen = "xcb" if os.environ.get("DISPLAY") else f"offscreen:configfile={_SCREEN_FILE}"
    os.environ.setdefault("QT_QPA_PLATFORM", screen)
    figures = measure_all()
    print(format_figures(figures))
    file = _ROOT / "build" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


def _measure_both(name: str, other: Path, rounds: int) -> list[list[dict[str, Any]]]:
    """Measure this checkout and another one in turns; returns the figures of each.

    Whatever else the machine does meanwhile slows down both.
    """
    results: list[list[dict[str, Any]]] = [[], []]
    for _ in range(rounds):
        for root, figures in zip((_ROOT, other.resolve()), results, strict=True):
            subprocess.run(
                [sys.executable, "-m", f"instruments.{Path(name).stem.replace('-', '_')}"],
                cwd=root / "packaging", env={**os.environ, "PYTHONPATH": str(root)},
                stdout=subprocess.DEVNULL, check=True,
            )  # fmt: skip
            figures.append(json.loads((root / "build" / name).read_text("utf-8")))
    return results


def format_ratios(results: Sequence[Sequence[dict[str, Any]]]) -> str:
    """Format the medians of the rounds of two checkouts, and how much less the first one takes."""
    lines = [f"{'':34}{'this':>9}{'other':>9}{'ratio':>8}"]
    for name, values in results[0][0].items():
        for key in ("median ms", "99 % ms", "work ms", "99 % work ms", "MB"):
            if isinstance(values, dict) and key in values:
                own, other = (
                    statistics.median([figures[name][key] for figures in rounds])
                    for rounds in results
                )
                ratio = own / other if other else 0.0
                lines.append(f"{name[:20]:20} {key:13}{own:9.2f}{other:9.2f}{ratio:8.2f}")
    return "\n".join(lines)


def main() -> int:
    """Print the figures, and write them to build/bench-table.json."""
    return report(measure, "bench-table.json")


if __name__ == "__main__":
    sys.exit(main())
