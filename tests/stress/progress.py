"""The progress of long runs, which continue after an interruption.

Each kind of attack has a file in `build/stress`, a line a seed. When a run is complete, the next
one starts with the following seeds. Seeds that failed are tried first.
"""

from __future__ import annotations

import json
import os
import shutil
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.box import ROOT
from tests.long_run import LONG_RUN

FOLDER: Final = ROOT / "build" / "stress"
MAX_FAILURES: Final = 20
"""The number of failed seeds after which a run is stopped."""


class Progress:
    """The seeds of one kind of attack; in short runs always the first ones, without a file.

    `kept`: this is a long run that may be interrupted and continued; `last`: the last complete run
    is reported, too.
    """

    def __init__(
        self, name: str, *, is_kept: bool = LONG_RUN, folder: Path = FOLDER, with_last: bool = False
    ) -> None:
        self._file = folder / f"{name}.jsonl"
        self._is_kept = is_kept
        self.name = name
        self.counts: Counter[str] = Counter()
        self.failed: dict[int, str] = {}
        self.seconds = 0.0
        self._first = 0
        self._done: set[int] = set()
        if is_kept and self._file.exists():
            lines = self._file.read_text("utf-8").splitlines()
            if with_last and lines and '"first"' in lines[-1]:
                lines.pop()
            self._read(lines)

    def _read(self, lines: list[str]) -> None:
        for line in lines:
            try:
                entry: dict[str, Any] = json.loads(line)
            except ValueError:  # the last line of a run that was killed
                continue
            if "first" in entry:
                self._first, self._done, self.seconds = entry["first"], set(), 0.0
                self.failed, self.counts = {}, Counter()
                continue
            seed = entry["seed"]
            self.seconds += entry["seconds"]
            if entry["failed"]:
                self.failed[seed] = entry["failed"]
            else:
                self.failed.pop(seed, None)
                self._done.add(seed)
                self.counts.update(entry["counts"])

    @property
    def next(self) -> int:
        """The next seed to try: one that failed, else the one after all that were tried."""
        tried_seeds = [*self._done, *self.failed]
        return min(self.failed, default=max(tried_seeds, default=self._first - 1) + 1)

    def take(self, seed: int, attack: Callable[[int], Counter[str]]) -> str:
        """Call `attack` with this seed and record the result; returns an error text or ""."""
        started_at = time.monotonic()
        error = ""
        counts: Counter[str] = Counter()
        try:
            counts = attack(seed)
        except Exception as exception:
            error = f"{type(exception).__name__}: {exception}"
        seconds = time.monotonic() - started_at
        self.seconds += seconds
        if error:
            self.failed[seed] = error
        else:
            self.failed.pop(seed, None)
            self._done.add(seed)
            self.counts.update(counts)
        self._note({"seed": seed, "seconds": round(seconds, 3), "failed": error, "counts": counts})
        return error

    def run(self, count: int, attack: Callable[[int], Counter[str]]) -> None:
        """Call `attack` with each of `count` seeds that is still to do; it answers with its counts.

        An exception makes its seed fail, and the run continues. Raises AssertionError with the
        seeds that failed.
        """
        for seed in self._open(count):
            self.take(seed, attack)
            if len(self.failed) >= MAX_FAILURES:
                break
        print(self.summary)
        assert not self.failed, "\n\n".join(
            f"{self.name}, seed {seed}: {error}" for seed, error in self.failed.items()
        )
        self._note({"first": self._first + count})

    def _open(self, count: int) -> Iterator[int]:
        seeds = range(self._first, self._first + count)
        failed_seeds = [seed for seed in self.failed if seed in seeds]
        untried_seeds = [
            seed for seed in seeds if seed not in self._done and seed not in self.failed
        ]
        yield from (*failed_seeds, *untried_seeds)

    def _note(self, entry: dict[str, object]) -> None:
        if not self._is_kept:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(entry) + "\n")

    @property
    def summary(self) -> str:
        """All counts, in one line."""
        counts = ", ".join(f"{kind}: {count}" for kind, count in sorted(self.counts.items()))
        last = max((*self._done, *self.failed), default=self._first)
        return (
            f"{self.name}: {len(self._done)} seeds ({self._first} to {last}), "
            f"{len(self.failed)} failed, {self.seconds:.0f} s; {counts}"
        )


def summarize(folder: Path = FOLDER) -> str:
    """Report the last long run, a line for each kind, with the seeds that failed."""
    lines = []
    for file in sorted(folder.glob("*.jsonl")):
        progress = Progress(file.stem, is_kept=True, folder=folder, with_last=True)
        lines.append(progress.summary)
        lines += [f"  seed {seed}: {error[:300]}" for seed, error in progress.failed.items()]
    return "\n".join(lines)


@contextmanager
def make_folder(path: Path) -> Iterator[Path]:
    """Make a folder for one seed, deleted afterwards unless the seed failed."""
    path.mkdir(parents=True, exist_ok=True)
    yield path
    shutil.rmtree(path, ignore_errors=True)
    if os.path.lexists(path):
        raise AssertionError(f"{path} cannot be removed")


if __name__ == "__main__":
    print(summarize())
