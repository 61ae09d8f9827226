"""Measure the table of Bunny Kingdom: actions shown, hovering, panning, zooming, memory.

The real window is used as by `bench_table`, whose bounds hold here, too. Two people play, by
random legal actions under one seed.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from instruments import bench_table
from instruments.bench_table import FrameTime, Watch, WindowBench, summarize

SEED = 4


class BunnyBench(WindowBench):
    """The window over a game of Bunny Kingdom."""

    def __init__(self, folder: Path) -> None:
        from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices

        super().__init__(folder)
        self.window.resize(*bench_table.FULL_HD)
        self.flush()
        people = BunnyChoices(2, ("Ada", "Berta", "", ""), ("",) * 4)
        self.program.turn_to("bunny", lambda bunny: bunny.games.start_new(people, SEED))
        self.flush()
        page: Any = self.program.window.page
        self.table = page.table
        self.view = self.table.view

    def uncover(self) -> None:
        """Look at the hand behind the curtain, as its owner would."""
        self.table.controller.uncover()
        self.flush()

    def play(self) -> list[FrameTime]:
        """Play a whole game; returns the time until each action is shown."""
        dice, session, times = random.Random(SEED), self.program.session, []
        while not session.is_over:
            state, game = session.state, session.game
            seat = game.list_seats(state)[game.find_seat_in_turn(state)]
            action = dice.choice(game.list_legal_actions(state, seat))
            self.program.store.flush()
            watch = Watch()
            assert session.play(action)
            self.flush()
            times.append(watch.read())
            self.table.step_player.skip()
            self.flush()
        return times

    def hover(self, frames: int) -> list[FrameTime]:
        """Measure the frames while the pointer crosses hand and map."""
        from PySide6.QtCore import QPoint
        from PySide6.QtTest import QTest

        viewport = self.view.viewport()
        width, height = viewport.width(), viewport.height()
        times = []
        for number in range(frames):
            place = QPoint(width * (number % 100) // 100, height * (number % 37) // 37)
            watch = Watch()
            QTest.mouseMove(viewport, place)
            self.flush()
            times.append(watch.read())
        return times


def measure() -> dict[str, Any]:
    """Measure all figures, by name: milliseconds and megabytes."""
    from PySide6.QtCore import QPointF

    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        bench = BunnyBench(Path(folder))
        bench.uncover()
        bench.hover(200)  # the cards have been painted large once
        figures["hovering over hand and map"] = summarize(bench.hover(300), 16.7, 0.99)
        shown = bench.play()
        figures["a whole game at 1920×1080"] = {
            "MB": bench_table.measure_memory(),
            "peak MB": bench_table.measure_peak(),
            "ok": bench_table.measure_memory() < 130,
        }
        figures["an action shown"] = summarize(shown, 16.0, 0.5)
        bench.table.scene.show_finale(None)
        scene, view = bench.table.scene, bench.view

        def pan(number: int) -> None:
            step = QPointF(7 if number % 40 < 20 else -7, 3 if number % 20 < 10 else -3)
            scene.pan(step)

        def zoom(number: int) -> None:
            view.zoom(1.06 if number % 24 < 12 else 1 / 1.06)

        view.zoom(1.5)
        figures["panning"] = summarize(bench.measure_moves(pan), 33.0, 0.99)
        figures["zooming"] = summarize(bench.measure_moves(zoom), 33.0, 0.99)
    return figures


def main() -> int:
    """Print the figures, and write them to build/bench-bunny.json."""
    return bench_table.report(measure, "bench-bunny.json")


if __name__ == "__main__":
    sys.exit(main())
