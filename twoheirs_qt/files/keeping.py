"""Keeping the file of a game: older copies of it, and respect for what others put there.

The file itself is written whole or not at all by `writing`. Here is what guards against the rest:
a program that writes something wrong, a disk that forgets, a second program with the same file.
"""

from __future__ import annotations

import contextlib
import glob
import math
import os
import shutil
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from twoheirs_qt.files.savegame import SaveGame
from twoheirs_qt.files.writing import fault_of
from twoheirs_qt.rules.actions import EndTurn

COPIES: Final = 2
"""How many older copies of a game are kept."""

OLDER: Final = "older"
"""The folder of older copies, beside the games."""

_GONE: Final = "gone"
"""In the folder of older copies: those whose game somebody has taken away."""

_DAYS: Final = 30
"""How long those stay: the game may come back."""

_LEFT_BEHIND: Final = ".*.tmp"


class Stamp(NamedTuple):
    """What tells whether a file is still the one it was."""

    inode: int
    size: int
    time: int


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of a file; None if there is none, or none that can be looked at."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)


class Older(NamedTuple):
    """An older copy of a game that was removed: where it lay, what it held, and its time."""

    path: Path
    content: bytes
    time: int


def older_copies(path: Path) -> tuple[Path, ...]:
    """The older copies of a game that are there, the newest first."""
    return tuple(copy for copy in _copies(path) if os.path.isfile(copy))


def _copies(path: Path) -> list[Path]:
    folder = path.parent / OLDER
    return [folder / f"{path.stem}.{number}{path.suffix}" for number in range(1, COPIES + 1)]


def remove_older(path: Path) -> tuple[Older, ...]:
    """Remove the older copies of a game that is deleted; what they were, for `bring_back`."""
    removed: list[Older] = []
    for copy in older_copies(path):
        with contextlib.suppress(OSError):
            found = Older(copy, copy.read_bytes(), copy.stat().st_mtime_ns)
            copy.unlink()
            removed.append(found)
    return tuple(removed)


def bring_back(copies: Iterable[Older]) -> None:
    """Put older copies back; where that cannot be, the game has to do without."""
    for each in copies:
        with contextlib.suppress(OSError):
            each.path.parent.mkdir(exist_ok=True)
            with each.path.open("xb") as stream:
                stream.write(each.content)
            os.utime(each.path, ns=(each.time, each.time))


def tidy_older(folder: Path, now: float) -> None:
    """Remove the older copies of games that have been gone from `folder` for a month.

    From the first time that they are seen without their game they lie in a folder of their own; a
    game that has come back gets them back. `now` is in seconds, as `time.time` has it.
    """
    older = folder / OLDER
    gone = older / _GONE
    with contextlib.suppress(OSError):  # none there, or not for us
        for copy in [each for each in gone.iterdir() if each.is_file()]:
            with contextlib.suppress(OSError):
                if os.path.lexists(_game_of(copy, folder)):
                    _move(copy, older)
                elif now - copy.stat().st_mtime > _DAYS * 86_400:
                    copy.unlink()
        gone.rmdir()
    with contextlib.suppress(OSError):
        for copy in [each for each in older.iterdir() if each.is_file()]:
            if copy.suffixes[-2:-1] in _NUMBERS and not os.path.lexists(_game_of(copy, folder)):
                gone.mkdir(exist_ok=True)
                with contextlib.suppress(OSError):
                    os.utime(_move(copy, gone), (now, now))
        older.rmdir()


_NUMBERS: Final = [[f".{number}"] for number in range(1, COPIES + 1)]


def _game_of(copy: Path, folder: Path) -> Path:
    return folder / f"{Path(copy.stem).stem}{copy.suffix}"


def _move(copy: Path, folder: Path) -> Path:
    """Move a copy unless there is one of its name already, which is the newer one then."""
    target = folder / copy.name
    if target.exists():
        copy.unlink()
    else:
        os.replace(copy, target)
    return target


def remove_leftovers(folder: Path, of: str = "", before: float = math.inf) -> int:
    """Remove what writers that were killed left half written; returns how much it was.

    Only what was to become the file `of` if one is named, and only what was written `before` a
    time in seconds, as `time.time` has it: nobody may be writing who began earlier.
    """
    removed = 0
    with contextlib.suppress(OSError):  # no folder, or one that is not for us
        for path in list(folder.glob(f".{glob.escape(of)}-*.tmp" if of else _LEFT_BEHIND)):
            with contextlib.suppress(OSError):
                if path.lstat().st_mtime < before:
                    path.unlink()
                    removed += 1
    return removed


class _Known(NamedTuple):
    """What is known of a file: what it looked like, and how much was in it (-1: not known)."""

    stamp: Stamp | None
    turns: int = -1
    actions: int = -1


_ANYTHING: Final = _Known(None)


class Keeper:
    """Writes saves with `write`, and remembers what it wrote.

    The file is copied before the first write to it, before the first write of each turn, and
    before a write of fewer actions than are in it; the last `COPIES` copies stay. A file that
    somebody else has put there since is never lost: it gets a name of its own beside. `copies`
    answers whether a file is copied at all.
    """

    def __init__(
        self,
        write: Callable[[Path, SaveGame], None],
        copies: Callable[[Path], bool] = lambda _: True,
    ) -> None:
        self._write = write
        self._copies = copies
        self._known: dict[Path, _Known] = {}

    def seen(self, path: Path, stamp: Stamp) -> None:
        """Remember how the file looked when it was read: this is no change by others."""
        self._known[path] = _Known(stamp)

    def may_overwrite(self, path: Path) -> None:
        """Whatever lies there is written over the next time: the player has been asked."""
        self._known[path] = _ANYTHING

    def write(self, path: Path, save: SaveGame) -> Path | None:
        """Write a save; the new name of the file that somebody else had put there, if one had.

        Raises FileFault, and whatever the writer raises, leaving the file as it was.
        """
        known = self._known.get(path, _Known(None))
        found = stamp_of(path)
        aside = None
        now = _measured(save)
        if found is not None and found != known.stamp and known is not _ANYTHING:
            aside = _put_aside(path)
        elif not self._copies(path):
            pass
        elif found is not None and (now.turns != known.turns or now.actions < known.actions):
            _rotate(path)
        try:
            self._write(path, save)
        except BaseException:
            if stamp_of(path) != found:  # it is ours, though not safely on the disk
                self._known[path] = _Known(stamp_of(path))
            raise
        self._known[path] = _Known(stamp_of(path), now.turns, now.actions)
        return aside


def _measured(save: SaveGame) -> _Known:
    actions = save.actions[: save.done]
    return _Known(None, sum(type(each) is EndTurn for each in actions), len(save.actions))


def _rotate(path: Path) -> None:
    """Make the file the newest of its older copies; where that cannot be, go on without."""
    copies = _copies(path)
    if stamp_of(path) == stamp_of(copies[0]):
        return  # done already, by a write that then failed: what is older must not be lost to it
    with contextlib.suppress(OSError):
        copies[0].parent.mkdir(exist_ok=True)
        for newer, older in reversed(list(pairwise(copies))):
            if newer.exists():
                os.replace(newer, older)
        _link(path, copies[0])


def _put_aside(path: Path) -> Path:
    """Give the file a second name beside, one that is not taken; raises FileFault."""
    number = 1
    while True:
        number += 1
        aside = path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            _link(path, aside)
        except FileExistsError:
            continue
        except OSError as error:
            raise fault_of(error, aside) from None
        return aside


def _link(path: Path, new: Path) -> None:
    """A second name for the same content, or a copy where the disk knows no second names."""
    try:
        os.link(path, new)
    except FileExistsError:
        raise
    except OSError:
        with path.open("rb") as source, new.open("xb") as copy:
            try:
                shutil.copyfileobj(source, copy)
                copy.flush()
                os.fsync(copy.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    new.unlink()  # half a copy is none
                raise
