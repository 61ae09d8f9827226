"""Stress the program: kills, failing disks, damaged files, odd clocks, tiny or read-only folders.

    python -m tests.stress.stress_run [--minutes N] [--seed S] [--places DIR …]

Each seed is one attack of a kind of its own, until the time is over; counts by kind are printed.
It goes on where the last run ended (`build/stress/stress-run.jsonl`), unless a seed is given: that
one is tried first. It ends with exit status 1 at the first violation, and prints how to try the
same again. `--places` are folders on disks of other kinds to live in, besides the usual one.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


from tests.box import ROOT
from tests.games.two_heirs.reading import load_save
from tests.stress.failing_disk import ALL, Disk, switch
from tests.stress.progress import Progress
from tests.stress.sentences import check_sentences
from tests.stress.talking_process import TalkingProcess
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.tabletop.files.errors import FileError

_CLONE_NEWNS: Final = 0x20000
_XDG: Final = ("CONFIG", "DATA", "CACHE", "STATE")
NAMES: Final = (
    "home",
    "two words",
    " blank ",
    "two\nlines",
    "žluťoučký",
    "\u202eemoh",
    "<b>home<b>&amp;",
    "%20#?;=",
    "h" * 200,
    b"\xff\xe4".decode("utf-8", "surrogateescape"),
)


class Violation(AssertionError):
    """A promise that was broken."""


# -- processes killed at any moment ---------------------------------------------------------------


class PlayerProcess(TalkingProcess):
    """The program from a start to its end by SIGKILL, and everything it said."""

    def __init__(self, home: Path, seed: int, clock: str, disk: Disk | None) -> None:
        environment = {
            **os.environ,
            **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in _XDG},
            **({} if disk is None else disk.make_environment()),
        }
        super().__init__(["tests.stress.player_process", str(seed), clock], environment)

    def wait_for(self, word: str, seconds: float) -> None:
        if not self.has_printed(word, seconds):
            raise Violation(f"never said {word!r}: {self.kill()} {self.lines[-3:]}")

    def kill(self) -> str:
        """Kill the program; returns its errors."""
        status, errors = self.end()
        if status is not None:
            raise Violation(f"it ended by itself with {status}: {errors}")
        if "Traceback" in errors:
            raise Violation(errors)
        return errors


class Expected:
    """The games one of which must be there at the next start."""

    def __init__(self) -> None:
        self.games: list[Any] = [None]
        self.counts: Counter[str] = Counter()

    def check(self, lines: Sequence[list[Any]]) -> None:
        """Compare what is back with what was promised, and learn of new promises."""
        for line in lines:
            match line:
                case ["back", game, _]:
                    if game not in self.games:
                        raise Violation(f"{game} is back, not one of {self.games}")
                    self.games = [game]
                case ["try", game, _]:
                    self.games.append(game)
                case ["saved"]:
                    del self.games[:-1]
                    self.counts["promises"] += 1
                case ["told", words]:
                    if words.startswith("ReportDialog"):
                        raise Violation(words)
                    check_sentences(words)
                    self.counts["sentences"] += 1


def kill_and_restart(folder: Path, random: Random, disk_kind: str) -> Counter[str]:
    """Run processes in one home, each killed at any moment; the last one finds everything."""
    home = folder / random.choice(NAMES)
    home.mkdir()
    expected = Expected()
    disk = Disk([home], random.randrange(1 << 32), folder) if disk_kind == "failing" else None
    with tiny_disk(home, random) if disk_kind == "tiny" else ordinary_disk() as resize:
        for _ in range(random.randrange(2, 6)):
            clock = "right" if random.random() < 0.5 else str(random.randrange(1000))
            if disk is not None:
                switch(disk.control, random.choice([0, 5, 30]), ALL, random.choice([0, 0, 0.05]))
            resize(random)
            process = PlayerProcess(home, random.randrange(1 << 32), clock, disk)
            if random.random() < 0.6:  # in the middle of a game, however slow the start was
                process.has_printed("back", 20)
            time.sleep(random.uniform(0.2, 5))
            if disk is not None and random.random() < 0.5:
                switch(disk.control, random.choice([0, 60, 100]))
                time.sleep(random.uniform(0.1, 1))
            process.kill()
            expected.check(process.lines)
            expected.counts["kills"] += 1
        if disk is not None:
            switch(disk.control, 0)
        resize(None)
        last_process = PlayerProcess(home, 1, "right", disk)
        last_process.wait_for("back", 60)
        last_process.kill()
        expected.check(last_process.lines[:1])
        check_all_readable(home / "data" / "twoheirs-qt" / "games")
    counts = expected.counts
    return (
        counts
        if disk is None
        else counts + Counter({"failed calls": disk.count_failures().total()})
    )


def check_all_readable(games: Path) -> None:
    for game in sorted(games.glob("*.twoheirs")):
        try:
            load_save(game, load_installed_catalogue())
        except FileError as fault:
            raise Violation(str(fault)) from None


# -- folders that are too small or may not be written to ------------------------------------------


def can_mount_disks() -> bool:
    """Whether disks can be mounted, seen by nobody else."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_CLONE_NEWNS) != 0:
        return False
    return not subprocess.run(["mount", "--make-rprivate", "/"], check=False).returncode


Resize = Callable[[Random | None], None]


@contextmanager
def ordinary_disk() -> Iterator[Resize]:
    """Yield a function that changes nothing, in place of that of `tiny_disk`."""
    yield lambda _: None


@contextmanager
def tiny_disk(home: Path, random: Random) -> Iterator[Resize]:
    """Mount a small disk in memory as the home; yields a function that changes its size.

    Without a generator of random numbers, that makes it large and writable.
    """
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(home)]
    subprocess.run(command, check=True, capture_output=True)

    def resize(random: Random | None) -> None:
        options = [
            "remount,rw,size=64m",
            "remount,rw,size=200k",
            "remount,rw,size=60k",
            "remount,ro",
        ]
        option = options[0] if random is None else random.choice(options)
        subprocess.run(["mount", "-o", option, str(home)], check=False, capture_output=True)

    try:
        yield resize
    finally:
        subprocess.run(["umount", "-l", str(home)], check=True, capture_output=True)


# -- the other kinds ------------------------------------------------------------------------------


def play_on_failing_disk(folder: Path, random: Random, _: str) -> Counter[str]:
    """Window and shelf on a failing disk."""
    from tests.stress.test_failing_disk import play_session

    return play_session(folder / "sitting", random.randrange(1 << 32))


def bring_damaged_files(folder: Path, random: Random, _: str) -> Counter[str]:
    """Open damaged files by all entry points of one window."""
    command = [
        sys.executable,
        "-m",
        "tests.stress.damaged_files",
        str(random.randrange(1 << 32)),
        str(folder),
    ]
    result = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    if result.returncode or "Traceback" in result.stderr:
        raise Violation(result.stderr[-3000:])
    return Counter(json.loads(result.stdout.splitlines()[-1]))


KINDS: Final[tuple[tuple[str, Callable[[Path, Random, str], Counter[str]], str], ...]] = (
    ("kills on a sound disk", kill_and_restart, "plain"),
    ("kills on a failing disk", kill_and_restart, "failing"),
    ("kills on a tiny disk", kill_and_restart, "tiny"),
    ("sittings on a failing disk", play_on_failing_disk, ""),
    ("spoilt files", bring_damaged_files, ""),
)


def attack(seed: int, places: Sequence[Path], *, can_mount: bool) -> Counter[str]:
    """Run the attack of this seed. AssertionError if a promise is broken."""
    random = Random(seed)
    kind, do, disk_kind = KINDS[seed % len(KINDS)]
    if disk_kind == "tiny" and not can_mount:
        disk_kind = "plain"
    folder = Path(tempfile.mkdtemp(prefix="stress-", dir=random.choice(places)))
    try:
        result = do(folder, random, disk_kind)
    except AssertionError as error:
        raise Violation(f"{kind} in {folder}: {error}") from None
    shutil.rmtree(folder, ignore_errors=True)
    return Counter({**result, f"attacks: {kind}": 1})


def main(arguments: Sequence[str]) -> int:
    """Run until the time is over or a promise is broken; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.stress.stress_run", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=None, help="begin with this one")
    parser.add_argument("--places", type=Path, nargs="*", default=[])
    options = parser.parse_args(arguments)
    places = [Path(tempfile.gettempdir()), *options.places]
    can_mount = can_mount_disks()
    progress = Progress("stress-run", is_kept=options.seed is None)
    started_at, seed = time.monotonic(), progress.next if options.seed is None else options.seed
    error = ""
    while True:
        error = progress.take(seed, lambda number: attack(number, places, can_mount=can_mount))
        if error or time.monotonic() - started_at >= 60 * options.minutes:
            break
        seed += 1
    print(progress.summary)
    if error:
        places_argument = (
            " ".join(["--places", *map(str, options.places)]) if options.places else ""
        )
        print(f"seed {seed}: {error}", file=sys.stderr)
        print(
            "Try it again: python -m tests.stress.stress_run "
            f"--minutes 0 --seed {seed} {places_argument}",
            file=sys.stderr,
        )
    return bool(error)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
