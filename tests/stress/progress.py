"""Progress of a long run: a run that was interrupted goes on where it was.

Each kind of attack has a file in `build/stress`, a line a seed. When all of a night is done, the
next night begins with the seeds behind. A seed that failed is tried again first.
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
"""So many seeds may fail before a run is broken off."""


class Progress:
    """The seeds of one kind of attack; by day always the first ones, and nothing is kept.

    `kept` says whether this is a run that may be interrupted and goes on the next time; `last`,
    whether the last run that came to its end is to be told, too.
    """

    def __init__(
        self, name: str, *, kept: bool = LONG_RUN, folder: Path = FOLDER, last: bool = False
    ) -> None:
        self._file = folder / f"{name}.jsonl"
        self._kept = kept
        self.name = name
        self.counts: Counter[str] = Counter()
        self.failed: dict[int, str] = {}
        self.seconds = 0.0
        self._first = 0
        self._done: set[int] = set()
        if kept and self._file.exists():
            lines = self._file.read_text("utf-8").splitlines()
            if last and lines and '"first"' in lines[-1]:
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
        """The seed behind all that were tried; or one that failed, which comes first."""
        tried = [*self._done, *self.failed]
        return min(self.failed, default=max(tried, default=self._first - 1) + 1)

    def take(self, seed: int, one: Callable[[int], Counter[str]]) -> str:
        """Call `one` with this seed and note what came of it; why it failed, or an empty text."""
        begun = time.monotonic()
        failed = ""
        counts: Counter[str] = Counter()
        try:
            counts = one(seed)
        except Exception as error:
            failed = f"{type(error).__name__}: {error}"
        seconds = time.monotonic() - begun
        self.seconds += seconds
        if failed:
            self.failed[seed] = failed
        else:
            self.failed.pop(seed, None)
            self._done.add(seed)
            self.counts.update(counts)
        self._note({"seed": seed, "seconds": round(seconds, 3), "failed": failed, "counts": counts})
        return failed

    def run(self, count: int, one: Callable[[int], Counter[str]]) -> None:
        """Call `one` with each of `count` seeds that is still to do; it answers with its counts.

        Whatever it raises fails its seed, and the rest goes on. Raises AssertionError with the
        seeds that failed.
        """
        for seed in self._open(count):
            self.take(seed, one)
            if len(self.failed) >= MAX_FAILURES:
                break
        print(self.summary)
        assert not self.failed, "\n\n".join(
            f"{self.name}, seed {seed}: {words}" for seed, words in self.failed.items()
        )
        self._note({"first": self._first + count})

    def _open(self, count: int) -> Iterator[int]:
        seeds = range(self._first, self._first + count)
        again = [seed for seed in self.failed if seed in seeds]
        rest = [seed for seed in seeds if seed not in self._done and seed not in self.failed]
        yield from (*again, *rest)

    def _note(self, entry: dict[str, object]) -> None:
        if not self._kept:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(entry) + "\n")

    @property
    def summary(self) -> str:
        """Everything counted, in a line."""
        counts = ", ".join(f"{kind}: {count}" for kind, count in sorted(self.counts.items()))
        last = max((*self._done, *self.failed), default=self._first)
        return (
            f"{self.name}: {len(self._done)} seeds ({self._first} to {last}), "
            f"{len(self.failed)} failed, {self.seconds:.0f} s; {counts}"
        )


def summarize(folder: Path = FOLDER) -> str:
    """All that was tried in the last long run, a line a kind, with the seeds that failed."""
    lines = []
    for file in sorted(folder.glob("*.jsonl")):
        progress = Progress(file.stem, kept=True, folder=folder, last=True)
        lines.append(progress.summary)
        lines += [f"  seed {seed}: {words[:300]}" for seed, words in progress.failed.items()]
    return "\n".join(lines)


@contextmanager
def make_folder(path: Path) -> Iterator[Path]:
    """A folder for one seed, deleted behind unless the seed failed."""
    path.mkdir(parents=True, exist_ok=True)
    yield path
    shutil.rmtree(path, ignore_errors=True)
    if os.path.lexists(path):
        raise AssertionError(f"{path} cannot be removed")


if __name__ == "__main__":
    print(summarize())
