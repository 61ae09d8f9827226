"""Measure the size of the package, and the start of the bundle."""

from __future__ import annotations

import os
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from devtools.bundle import run
from devtools.environment import find_python
from instruments.bench_start import Duration, Task

ROUNDS = 9
MAX_PACKED_MB = 50.0
MAX_INSTALLED_MB = 130.0
MAX_TIMES_SLOWER = 1.3


# Runs the program until its window is shown, with its files in the folder of the first argument.
_WINDOW = """
import os, sys
for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{kind}_HOME"] = os.path.join(sys.argv[1], kind)
from twoheirs_qt import cli
from PySide6.QtCore import QTimer
from twoheirs_qt.tabletop.window.window import MainWindow
show = MainWindow.showEvent
def show_and_exit(window, event):
    show(window, event)
    QTimer.singleShot(0, lambda: os._exit(0))
MainWindow.showEvent = show_and_exit
cli.window([])
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a package, in MB (a million bytes) and milliseconds."""

    packed: float
    installed: float
    bundle: Duration
    checkout: Duration
    times_slower: float

    @property
    def errors(self) -> list[str]:
        """The exceeded limits, each in a sentence."""
        bounds = {
            "The package is too large": (self.packed, MAX_PACKED_MB),
            "The installed program is too large": (self.installed, MAX_INSTALLED_MB),
            "The start takes too long": (self.times_slower, MAX_TIMES_SLOWER),
        }
        return [error for error, (figure, bound) in bounds.items() if figure >= bound]

    def __str__(self) -> str:
        ours, source = self.bundle, self.checkout
        return (
            f"package           {self.packed:6.1f} MB   (below {MAX_PACKED_MB:.0f})\n"
            f"installed         {self.installed:6.1f} MB   (below {MAX_INSTALLED_MB:.0f})\n"
            f"start             {ours.clock:6.0f} ms   (work {ours.work:.0f} ms)\n"
            f"  from source     {source.clock:6.0f} ms   (work {source.work:.0f} ms)\n"
            f"  times slower    {self.times_slower:6.2f}      (below {MAX_TIMES_SLOWER})"
        )


def measure(package: Path, bundle: Path) -> Figures:
    """Measure `package`, and compare the start of `bundle` (with a `probe`) with the checkout's."""
    bundle_start, checkout_start, ratio = _measure_starts(bundle)
    size = run(["dpkg-deb", "--field", package, "Installed-Size"]).strip()
    return Figures(
        package.stat().st_size / 1e6, int(size) * 1024 / 1e6, bundle_start, checkout_start, ratio
    )


def _measure_starts(bundle: Path) -> tuple[Duration, Duration, float]:
    """Measure the medians of both starts and of their ratio, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "QT_QPA_PLATFORM": "offscreen"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        programs = (str(bundle / "probe"),), (str(find_python()), "-c")
        tasks = [Task((*program, _WINDOW, folder)) for program in programs]
        # The first round compiles modules, as installing the program does.
        pairs = [[task.take(environment) for task in tasks] for _ in range(ROUNDS + 1)][1:]
    bundle_median, checkout_median = (
        Duration(
            statistics.median(start.clock for start in column),
            statistics.median(start.work for start in column),
        )
        for column in zip(*pairs, strict=True)
    )
    return (
        bundle_median,
        checkout_median,
        statistics.median(
            bundle_start.work / checkout_start.work for bundle_start, checkout_start in pairs
        ),
    )
