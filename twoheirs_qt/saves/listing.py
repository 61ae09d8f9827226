"""The games of a folder as a list: quick to open, however many they are.

What the list shows of a game is read from its file once, and kept in an index beside. The index
is trusted for a file of the same name, size and time, as long as its own sum on its last line is
right; else the games' own files are read again. Nothing is lost with it.
"""

from __future__ import annotations

import json
import logging
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.vocabulary import HEIRS
from twoheirs_qt.files.writing import compact, write_bytes
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Catalogue, Heir, TileSet
from twoheirs_qt.saves.files import load_save, summary_of
from twoheirs_qt.saves.save import Origin, SaveGame, Summary

FORMAT: Final = "twoheirs-shelf"
VERSION: Final = 5

_log: Final = logging.getLogger(__name__)

Laid = tuple[Cell, str, Heir | None]
"""A tile of a landscape by its id, and whose it is."""


class Entry:
    """A file of the folder, and what is known of the game in it.

    What the index holds is unpacked only when it is asked for: few of many games are ever seen.
    """

    __slots__ = ("_changed", "_folder", "_head", "_is_stale", "_land", "name", "size", "time")

    def __init__(self, folder: Path, name: str, size: int, time: int) -> None:
        self._folder = folder
        self.name = name
        self.size = size
        self.time = time
        self._changed = ""
        self._head: str | None = None
        self._land: str | None = None
        self._is_stale = False

    @property
    def path(self) -> Path:
        return self._folder / self.name

    @property
    def is_read(self) -> bool:
        """Whether it is known what is in the file."""
        return self._head is not None

    @property
    def is_fresh(self) -> bool:
        """Whether that is what is in the file now: what was known of an older state is shown
        until it has been read again."""
        return self.is_read and not self._is_stale

    @property
    def is_sound(self) -> bool:
        """Whether the file could be read as a game."""
        return bool(self._head)

    @property
    def changed(self) -> str:
        """When the game was last played, as in saves; of a file not read, when it was written."""
        return self._changed or _stamp(self.time)

    @property
    def created(self) -> str:
        """When the game was begun; of a file not read, when it was written."""
        return self.changed if self.summary is None else self.summary.created

    @property
    def summary(self) -> Summary | None:
        """What a list shows of the game; None if it is not read, or cannot be used."""
        return _unpacked(self._head)[0] if self._head else None

    @property
    def origin(self) -> tuple[str, int] | None:
        """The name of the game, and the turn, from which this one goes on; None if from none."""
        return _unpacked(self._head)[1] if self._head else None

    @property
    def south(self) -> Heir:
        """Who sits in the South; White as long as the landscape is not known."""
        return HEIRS.get((self._land or "").partition(";")[0], Heir.WHITE)

    @property
    def box(self) -> str:
        """The digest of the catalogue that is played; empty as long as that is not known."""
        return (self._land or "").partition(";")[2].partition(";")[0]

    @property
    def landscape(self) -> tuple[Laid, ...] | None:
        """The tiles of the landscape; None until it has been looked at."""
        if self._land is None:
            return None
        found: list[Laid] = []
        for tile in self._land.split(";")[2:]:
            x, y, name, owner = tile.split(",")
            found.append(((int(x), int(y)), name, HEIRS.get(owner)))
        return tuple(found)

    def learn(self, save: SaveGame | None) -> None:
        """Take note of the game that was read from the file; None if it holds none."""
        self._is_stale = False
        if save is None:
            self._head, self._changed = "", ""
            return
        self._head = compact((summary_of(save), _origin(save.origin)))
        self._changed = save.changed
        state = save.state
        tiles = (
            f"{x},{y},{face.tile.id},{'' if face.owner is None else face.owner.word}"
            for (x, y), face in state.landscape.items()
        )
        self._land = ";".join((state.south.word, state.catalogue.digest, *tiles))

    def after(self, before: Entry) -> Entry:
        """This entry, with what was known of the file before it changed."""
        self._changed, self._head, self._land = before._changed, before._head, before._land
        self._is_stale = before.is_read
        return self

    def packed(self) -> list[object]:
        """What the index holds of this entry."""
        return [self.size, self.time, self._changed, self._head, self._land]

    @classmethod
    def unpacked(cls, folder: Path, name: str, packed: Any) -> Entry:
        """An entry of the index."""
        size, time, *known = packed
        entry = cls(folder, name, size, time)
        entry._changed, entry._head, entry._land = known
        return entry


class ShelfIndex:
    """The games in `folder` (files ending with `suffix`), and what `file` remembers of them."""

    def __init__(self, folder: Path, file: Path, suffix: str) -> None:
        self.folder: Final = folder
        """Where the games lie."""
        self._file = file
        self._suffix = suffix
        self._known: dict[str, Entry] | None = None
        self._dirty = False
        self.numbers: Mapping[str, int] = {}
        """Which of several games that look alike a file holds; none of what stands alone."""

    def entries(self) -> list[Entry]:
        """All games now in the folder; those that the index knows are read already."""
        known = self._remembered() if self._known is None else self._known
        found: dict[str, Entry] = {}
        for name, size, time in self._files():
            entry = known.get(name)
            if entry is None:
                entry = Entry(self.folder, name, size, time)
            elif entry.size != size or entry.time != time:
                entry = Entry(self.folder, name, size, time).after(entry)
            found[name] = entry
        if found.keys() != known.keys():
            self._dirty = True
        self._known = found
        self._count()
        return list(found.values())

    def read(self, entry: Entry, catalogue: Catalogue) -> None:
        """Read what the list shows of a game by playing it; never raises."""
        self._dirty = True
        try:
            entry.learn(load_save(entry.path, catalogue))
        except FileFault:
            entry.learn(None)

    def write(self) -> None:
        """Keep what is known now; where that fails, it is read anew next time."""
        self._count()
        if not self._dirty or self._known is None:
            return
        games = {entry.name: entry.packed() for entry in self._known.values() if entry.is_fresh}
        data = compact({"format": FORMAT, "version": VERSION, "games": games})
        text = data.encode("utf-8", "surrogatepass")  # a file may have a name that is no text
        try:
            if self._file.exists() and not self._file.is_file():
                return  # somebody's pipe or folder: it is not for us, and might keep us waiting
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(self._file, b"%s\n%s\n" % (text, _sum(text).encode("ascii")))
            self._dirty = False
        except (FileFault, OSError) as error:
            _log.warning("The list of games could not be kept: %s", error)

    def _count(self) -> None:
        """Number the games that would look alike, in the order they were begun."""
        alike: dict[object, list[tuple[str, str]]] = {}
        for entry in tuple((self._known or {}).values()):
            if (summary := entry.summary) is not None:
                named = summary.title or (summary.names, summary.players, summary.level)
                alike.setdefault(named, []).append((summary.created, entry.name))
        self.numbers = {
            name: number
            for games in alike.values()
            if len(games) > 1
            for number, (_, name) in enumerate(sorted(games), 1)
        }

    def _files(self) -> Iterator[tuple[str, int, int]]:
        try:
            with os.scandir(self.folder) as found:
                for each in found:
                    if not each.name.endswith(self._suffix) or each.name.startswith("."):
                        continue
                    with suppress(OSError):
                        if each.is_file():
                            stat = each.stat()
                            yield each.name, stat.st_size, stat.st_mtime_ns
        except OSError:
            return

    def _remembered(self) -> dict[str, Entry]:
        """What the index file says: no fault in it is worth a word, it only saves time."""
        found: dict[str, Entry] = {}
        try:
            if not self._file.is_file():
                return {}
            text, _, summed = self._file.read_bytes().rstrip().rpartition(b"\n")
            if summed.decode("ascii") != _sum(text):
                return {}
            data = json.loads(text)
            if data["format"] != FORMAT or data["version"] != VERSION:
                return {}
            for name, packed in data["games"].items():
                found[name] = Entry.unpacked(self.folder, name, packed)
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return {}
        return found


@lru_cache(1000)
def _unpacked(head: str) -> tuple[Summary, tuple[str, int] | None]:
    """What an entry holds; kept of so many games only, for few of many are ever looked at."""
    fields, origin = json.loads(head)
    found = Summary._make(tuple(each) if isinstance(each, list) else each for each in fields)
    summary = found._replace(
        sets=tuple(map(TileSet, found.sets)),
        active=Heir(found.active),
        winner=None if found.winner is None else Heir(found.winner),
    )
    return summary, None if origin is None else (origin[0], origin[1])


def _sum(text: bytes) -> str:
    """What tells a spoilt index from a sound one."""
    return f"{zlib.crc32(text):08x}"


def _stamp(time: int) -> str:
    try:
        found = datetime.fromtimestamp(time / 1e9, UTC)
    except (ValueError, OverflowError, OSError):  # disks know times far beyond the year 9999
        found = datetime.fromtimestamp(0, UTC)
    return found.strftime("%Y-%m-%dT%H:%M:%SZ")


def _origin(origin: Origin) -> tuple[str, int] | None:
    if origin.options is not None or not origin.game or origin.turn is None:
        return None
    return origin.game, origin.turn
