"""The note which game runs, for the next start.

It lies among the games, in `running.txt`: the name of a file of that folder or a whole path, and a
line feed. Where it cannot be written, or does not tell all, a spare one in another folder tells
more, and which note among the games it stands in for: once that is another one, the spare counts
no longer. The clock decides only where the games could not be looked at meanwhile.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.writing import write_bytes

NAME: Final = "running.txt"

_LONGEST: Final = 65_536
"""Bytes of a note; no path is longer."""

_SLACK_NS: Final = 2_000_000_000
"""Disks keep the time of a file as roughly as this."""


class Noted(NamedTuple):
    """The file of the running game; if it lies elsewhere, `home` is its older copy, if known."""

    path: Path
    home: Path | None = None


class _Found(NamedTuple):
    """What a note among the games says, and since when."""

    name: str
    time: int

    def is_same(self, other: _Found) -> bool:
        return self.name == other.name and abs(self.time - other.time) <= _SLACK_NS


class RunningNote:
    """The note among the games of `folder`, and the `spare` one, if there may be one.

    Only one thread at a time may `write`, beside others that `write_spare`. `runs` answers
    whether a game is still the running one: what comes late leaves the spare note as it is.
    """

    def __init__(
        self,
        folder: Path,
        spare: Path | None = None,
        runs: Callable[[Path], bool] = lambda _: True,
    ) -> None:
        self._folder = folder
        self.file: Final = folder / NAME
        """The note among the games."""
        self._spare = spare
        self._runs = runs
        self._spare_changes = threading.Lock()
        self._seen: _Found | None = None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of both notes, whether they are there or not."""
        return (self.file,) if self._spare is None else (self.file, self._spare)

    def read(self) -> Noted | None:
        """What was noted last; None if nothing was."""
        found, spare = self._read(), self._read_spare()
        if spare is not None:
            noted, instead_of = spare
            if found is None or found.is_same(instead_of):
                return noted
            if noted.path == self._folder / found.name:
                return noted
        return None if found is None else Noted(self._folder / found.name)

    def write(self, noted: Noted) -> None:
        """Note which game runs. Raises FileFault if that can be done nowhere."""
        inside = noted.path.parent == self._folder
        spared = not inside and self.write_spare(noted)
        try:
            self._write(noted, anew=inside and self._has_spare())
        except FileFault:
            if not spared and not self.write_spare(noted) and not self._write_over(noted):
                raise
        else:
            if inside and self._spare is not None:
                with self._spare_changes, contextlib.suppress(OSError):
                    if self._runs(noted.path):
                        self._spare.unlink(missing_ok=True)

    # -- among the games -------------------------------------------------------------------------

    def _content(self, noted: Noted) -> bytes:
        inside = noted.path.parent == self._folder
        return os.fsencode(noted.path.name if inside else noted.path) + b"\n"

    def _write(self, noted: Noted, *, anew: bool) -> None:
        """Write the note unless it is there; `anew`: write it all the same."""
        content = self._content(noted)
        found = self._read()
        if anew or found is None or os.fsencode(found.name) + b"\n" != content:
            write_bytes(self.file, content)
            self._read()

    def _write_over(self, noted: Noted) -> bool:
        """Where a disk is full, a file that is there can be written over all the same."""
        content = self._content(noted)
        if not self.file.is_file():
            return False
        try:
            with self.file.open("r+b") as stream:
                stream.write(content)
                stream.truncate()
                stream.flush()
                os.fsync(stream.fileno())
        except OSError:
            return False
        return self._read() is not None

    def _read(self) -> _Found | None:
        content = _content_of(self.file)
        if not content:
            return None
        name = os.fsdecode(content.removesuffix(b"\n"))
        with contextlib.suppress(OSError, ValueError):
            if not (self._folder / name).is_file():  # written by hand, or with other line ends
                name = name.strip() if (self._folder / name.strip()).is_file() else name
            if name and (Path(name).name == name or Path(name).is_absolute()):
                self._seen = _Found(name, self.file.stat().st_mtime_ns)
                return self._seen
        return None

    # -- the spare one ---------------------------------------------------------------------------

    def _has_spare(self) -> bool:
        return self._spare is not None and os.path.lexists(self._spare)

    def write_spare(self, noted: Noted) -> bool:
        """Write the spare note alone, without a look at the games; False if that fails."""
        if self._spare is None:
            return False
        with self._spare_changes:
            return not self._runs(noted.path) or self._write_spare(self._spare, noted)

    def _write_spare(self, spare: Path, noted: Noted) -> bool:
        seen = self._seen
        data = {
            "running": str(noted.path),
            "home": None if noted.home is None else str(noted.home),
            "instead_of": None if seen is None else [seen.name, seen.time],
        }
        content = json.dumps(data).encode("ascii") + b"\n"  # names that are no text are escaped
        if _content_of(spare) == content:
            return True
        try:
            spare.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(spare, content)
        except (FileFault, OSError):
            return False
        return True

    def _read_spare(self) -> tuple[Noted, _Found] | None:
        """What the spare says, and the note that it stands in for."""
        content = None if self._spare is None else _content_of(self._spare)
        try:
            data = json.loads(content or b"null")
            home, seen = data["home"], data["instead_of"]
            noted = Noted(Path(data["running"]), None if home is None else Path(home))
            if seen is not None:
                return noted, _Found(str(seen[0]), int(seen[1]))
            found = self._seen  # whichever it was, unless it is newer
            time = 0 if self._spare is None else self._spare.stat().st_mtime_ns
            return noted, found if found and found.time < time else _Found("", 0)
        except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError):
            return None  # somebody else has written there: as good as none


def _content_of(file: Path) -> bytes | None:
    """What a note holds; None if it cannot be read."""
    try:
        if not file.is_file():
            return None
        with file.open("rb") as stream:
            return stream.read(_LONGEST)
    except (OSError, ValueError):
        return None
