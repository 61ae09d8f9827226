"""How large the package is, and how soon the bundle shows its first picture."""

from __future__ import annotations

import os
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench_start import Taken, Task
from devtools.bundle import run
from devtools.environment import python

ROUNDS = 9
MOST_PACKED = 50.0
MOST_INSTALLED = 130.0
"""Megabytes of a million bytes."""
MOST_TIMES_SLOWER = 1.3


# The program at its first start, until its window is shown; everything that it keeps goes to the
# folder in its first word.
_WINDOW = """
import os, sys
for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{kind}_HOME"] = os.path.join(sys.argv[1], kind)
from twoheirs_qt import cli
from PySide6.QtCore import QTimer
from twoheirs_qt.ui.window import MainWindow
show = MainWindow.showEvent
def shown(window, event):
    show(window, event)
    QTimer.singleShot(0, lambda: os._exit(0))
MainWindow.showEvent = shown
cli.window([])
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured, and whether it is what was promised."""

    packed: float
    installed: float
    bundle: Taken
    checkout: Taken
    times_slower: float

    @property
    def faults(self) -> list[str]:
        """What is missed."""
        bounds = {
            "The package is too large": (self.packed, MOST_PACKED),
            "The installed program is too large": (self.installed, MOST_INSTALLED),
            "The first picture comes too late": (self.times_slower, MOST_TIMES_SLOWER),
        }
        return [fault for fault, (figure, bound) in bounds.items() if figure >= bound]

    def __str__(self) -> str:
        ours, source = self.bundle, self.checkout
        return (
            f"package           {self.packed:6.1f} MB   (below {MOST_PACKED:.0f})\n"
            f"installed         {self.installed:6.1f} MB   (below {MOST_INSTALLED:.0f})\n"
            f"first picture     {ours.clock:6.0f} ms   (work {ours.work:.0f} ms)\n"
            f"  from source     {source.clock:6.0f} ms   (work {source.work:.0f} ms)\n"
            f"  times slower    {self.times_slower:6.2f}      (below {MOST_TIMES_SLOWER})"
        )


def measure(package: Path, bundle: Path) -> Figures:
    """Measure `package`, and the start of `bundle`, which has a `probe`, beside the checkout's."""
    ours, theirs, ratio = _first_pictures(bundle)
    size = run(["dpkg-deb", "--field", package, "Installed-Size"]).strip()
    return Figures(package.stat().st_size / 1e6, int(size) * 1024 / 1e6, ours, theirs, ratio)


def _first_pictures(bundle: Path) -> tuple[Taken, Taken, float]:
    """Medians of both, and of their ratios, in turns: other work hits both alike."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "QT_QPA_PLATFORM": "offscreen"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        programs = (str(bundle / "probe"),), (str(python()), "-c")
        tasks = [Task((*program, _WINDOW, folder)) for program in programs]
        # The first round compiles modules, as installing the program does.
        pairs = [[task.take(environment) for task in tasks] for _ in range(ROUNDS + 1)][1:]
    ours, theirs = (
        Taken(
            statistics.median(start.clock for start in column),
            statistics.median(start.work for start in column),
        )
        for column in zip(*pairs, strict=True)
    )
    return ours, theirs, statistics.median(one.work / two.work for one, two in pairs)
