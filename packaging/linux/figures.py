"""How large the package is, and how soon the bundle shows its first picture."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench_table import TABLE
from devtools.bundle import run
from devtools.environment import ROOT, python

ROUNDS = 9
MOST_PACKED = 50.0
MOST_INSTALLED = 130.0
"""Megabytes of a million bytes."""
MOST_TIMES_SLOWER = 1.3


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds to the first picture: by the clock, and of work alone."""

    clock: float
    work: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured, and whether it is what was promised."""

    packed: float
    installed: float
    bundle: Start
    checkout: Start
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
        return (
            f"package           {self.packed:6.1f} MB   (below {MOST_PACKED:.0f})\n"
            f"installed         {self.installed:6.1f} MB   (below {MOST_INSTALLED:.0f})\n"
            f"first picture     {self.bundle.clock:6.2f} s    (work {self.bundle.work:.2f} s)\n"
            f"  of the checkout {self.checkout.clock:6.2f} s    (work {self.checkout.work:.2f} s)\n"
            f"  times slower    {self.times_slower:6.2f}      (below {MOST_TIMES_SLOWER})"
        )


def measure(package: Path, bundle: Path) -> Figures:
    """Measure `package`, and the start of `bundle`, which has a `probe`, beside the checkout's."""
    ours, theirs, ratio = _first_pictures(bundle)
    size = run(["dpkg-deb", "--field", package, "Installed-Size"]).strip()
    return Figures(package.stat().st_size / 1e6, int(size) * 1024 / 1e6, ours, theirs, ratio)


def _first_pictures(bundle: Path) -> tuple[Start, Start, float]:
    """Medians of both, and of their ratios, in turns: other work hits both alike."""
    commands = [[str(bundle / "probe"), TABLE], [str(python()), "-c", TABLE]]
    with tempfile.TemporaryDirectory() as folder:
        for command in commands:
            _start(command, folder)  # compiles modules, as installing the program does
        pairs = [[_start(command, folder) for command in commands] for _ in range(ROUNDS)]
    ours, theirs = (
        Start(
            statistics.median(start.clock for start in column),
            statistics.median(start.work for start in column),
        )
        for column in zip(*pairs, strict=True)
    )
    return ours, theirs, statistics.median(one.work / two.work for one, two in pairs)


def _start(command: list[str], folder: str) -> Start:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = perf_counter()
    subprocess.run(
        [*command, folder],
        stdout=subprocess.DEVNULL,
        check=True,
        timeout=60,
        env=environment,
        cwd=ROOT,
    )
    clock = perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Start(clock, work)
