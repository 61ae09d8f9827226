"""The list of the games in a folder, which opens quickly even if there are many.

The summary of a game is read from its file once and kept in an index. The index is used for a file
of the same name, size and time if its own checksum, on its last line, is right; otherwise the games
are read again. Nothing is lost with it.
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

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.files import load_save
from twoheirs_qt.tabletop.saves.save import Origin, SaveGame, Summary, summarize

FORMAT: Final = "twoheirs-shelf"
VERSION: Final = 6

_log: Final = logging.getLogger(__name__)


class Entry:
    """A file of the folder, and the summary of the game in it.

    The data of the index are parsed only on demand, since few of many games are ever shown.
    """

    __slots__ = (
        "_changed",
        "_folder",
        "_is_stale",
        "_picture",
        "_summary_json",
        "name",
        "size",
        "time",
    )

    def __init__(self, folder: Path, name: str, size: int, time: int) -> None:
        self._folder = folder
        self.name = name
        self.size = size
        self.time = time
        self._changed = ""
        self._summary_json: str | None = None
        self._picture: str | None = None
        self._is_stale = False

    @property
    def path(self) -> Path:
        return self._folder / self.name

    @property
    def is_read(self) -> bool:
        """Whether the file has been read."""
        return self._summary_json is not None

    @property
    def is_fresh(self) -> bool:
        """Whether the file has been read in its present state; an older summary is shown until
        then."""
        return self.is_read and not self._is_stale

    @property
    def is_sound(self) -> bool:
        """Whether the file could be read as a game."""
        return bool(self._summary_json)

    @property
    def changed(self) -> str:
        """The time at which the game was last played, or the file written if it is not read."""
        return self._changed or _format_file_time(self.time)

    @property
    def created(self) -> str:
        """The time at which the game was started, or the file written if it is not read."""
        return self.changed if self.summary is None else self.summary.created

    @property
    def summary(self) -> Summary | None:
        """The summary of the game; None if it is not read, or cannot be used."""
        return _parse_summary(self._summary_json)[0] if self._summary_json else None

    @property
    def origin(self) -> tuple[str, int] | None:
        """The name and turn of the game from which this one branched off; None if it did not."""
        return _parse_summary(self._summary_json)[1] if self._summary_json else None

    @property
    def picture(self) -> str | None:
        """The description of a small picture of the position; None until the file has been read."""
        return self._picture

    def set_game(self, save: SaveGame | None) -> None:
        """Set the game that was read from the file; None if there is none in it."""
        self._is_stale = False
        if save is None:
            self._summary_json, self._changed = "", ""
            return
        self._summary_json = dump_compact((summarize(save), _find_origin(save.origin)))
        self._changed = save.changed
        self._picture = save.game.saves.describe_picture(save)

    def copy_summary(self, old: Entry) -> Entry:
        """Take over the summary of `old`, which was read before the file changed; return self."""
        self._changed, self._summary_json, self._picture = (
            old._changed,
            old._summary_json,
            old._picture,
        )
        self._is_stale = old.is_read
        return self

    def dump_for_index(self) -> list[object]:
        """Return the data of this entry for the index."""
        return [self.size, self.time, self._changed, self._summary_json, self._picture]

    @classmethod
    def from_index(cls, folder: Path, name: str, data: Any) -> Entry:
        """Create an entry from its data in the index."""
        size, time, *parts = data
        entry = cls(folder, name, size, time)
        entry._changed, entry._summary_json, entry._picture = parts
        return entry


class ShelfIndex:
    """The games in `folder` (files that end with `suffix`), with an index in `file`."""

    def __init__(self, folder: Path, file: Path, suffix: str) -> None:
        self.folder: Final = folder
        """The folder of the games."""
        self._file = file
        self._suffix = suffix
        self._entries: dict[str, Entry] | None = None
        self._is_changed = False
        self.numbers: Mapping[str, int] = {}
        """Numbers for games with the same label, by the names of their files."""

    def list_entries(self) -> list[Entry]:
        """List all games now in the folder; those in the index count as read."""
        old_entries = self._read_index() if self._entries is None else self._entries
        entries: dict[str, Entry] = {}
        for name, size, time in self._list_files():
            entry = old_entries.get(name)
            if entry is None:
                entry = Entry(self.folder, name, size, time)
            elif entry.size != size or entry.time != time:
                entry = Entry(self.folder, name, size, time).copy_summary(entry)
            entries[name] = entry
        if entries.keys() != old_entries.keys():
            self._is_changed = True
        self._entries = entries
        self._number_duplicates()
        return list(entries.values())

    def read(self, entry: Entry, games: Games) -> None:
        """Read the summary of a game by replaying it; never raises."""
        self._is_changed = True
        try:
            entry.set_game(load_save(entry.path, games))
        except FileError:
            entry.set_game(None)

    def write(self) -> None:
        """Write the index; if that fails, the games are read again next time."""
        self._number_duplicates()
        if not self._is_changed or self._entries is None:
            return
        games = {
            entry.name: entry.dump_for_index() for entry in self._entries.values() if entry.is_fresh
        }
        data = dump_compact({"format": FORMAT, "version": VERSION, "games": games})
        text = data.encode("utf-8", "surrogatepass")  # the name of a file may be no text
        try:
            if self._file.exists() and not self._file.is_file():
                return  # a pipe could block, and a folder cannot be replaced
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(self._file, b"%s\n%s\n" % (text, _calculate_checksum(text).encode("ascii")))
            self._is_changed = False
        except (FileError, OSError) as error:
            _log.warning("The list of games could not be kept: %s", error)

    def _number_duplicates(self) -> None:
        """Number the games with the same label, in the order of their start."""
        same_label: dict[object, list[tuple[str, str]]] = {}
        for entry in tuple((self._entries or {}).values()):
            if (summary := entry.summary) is not None:
                label = summary.title or (
                    summary.game_name,
                    summary.names,
                    summary.players,
                    str(summary.details),
                )
                same_label.setdefault(label, []).append((summary.created, entry.name))
        self.numbers = {
            name: number
            for games in same_label.values()
            if len(games) > 1
            for number, (_, name) in enumerate(sorted(games), 1)
        }

    def _list_files(self) -> Iterator[tuple[str, int, int]]:
        try:
            with os.scandir(self.folder) as entries:
                for entry in entries:
                    if not entry.name.endswith(self._suffix) or entry.name.startswith("."):
                        continue
                    with suppress(OSError):
                        if entry.is_file():
                            stat = entry.stat()
                            yield entry.name, stat.st_size, stat.st_mtime_ns
        except OSError:
            return

    def _read_index(self) -> dict[str, Entry]:
        """Read the index; empty if it is missing or damaged, since it only saves time."""
        entries: dict[str, Entry] = {}
        try:
            if not self._file.is_file():
                return {}
            text, _, checksum = self._file.read_bytes().rstrip().rpartition(b"\n")
            if checksum.decode("ascii") != _calculate_checksum(text):
                return {}
            data = json.loads(text)
            if data["format"] != FORMAT or data["version"] != VERSION:
                return {}
            for name, entry in data["games"].items():
                entries[name] = Entry.from_index(self.folder, name, entry)
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return {}
        return entries


@lru_cache(1000)
def _parse_summary(summary_json: str) -> tuple[Summary, tuple[str, int] | None]:
    """Parse summary and origin of an entry; cached for some games, as few are ever shown."""
    fields, origin = json.loads(summary_json)
    summary = Summary._make(tuple(item) if isinstance(item, list) else item for item in fields)
    return summary, None if origin is None else (origin[0], origin[1])


def _calculate_checksum(text: bytes) -> str:
    """Calculate the checksum of an index."""
    return f"{zlib.crc32(text):08x}"


def _format_file_time(time: int) -> str:
    try:
        utc = datetime.fromtimestamp(time / 1e9, UTC)
    except (ValueError, OverflowError, OSError):  # disks know times far beyond the year 9999
        utc = datetime.fromtimestamp(0, UTC)
    return utc.strftime("%Y-%m-%dT%H:%M:%SZ")


def _find_origin(origin: Origin) -> tuple[str, int] | None:
    if origin.new_game_options is not None or not origin.game_name or origin.turn is None:
        return None
    return origin.game_name, origin.turn
