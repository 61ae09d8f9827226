"""The player's settings, kept from one start to the next in an INI file.

Whatever stands in that file, the program starts: a value that makes no sense counts as not set.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

LONGEST_COMMAND: Final = 1000
"""Characters of the command of a program."""

MOST_RECENT: Final = 10
"""How many files the list of recent games keeps."""

TEXT_SIZES: Final = (100, 200)
"""The smallest and the largest size of text, in percent."""

AS_SYSTEM: Final = -1.0
"""The motion of who has not chosen any."""

THINKING: Final = (1, 60)
"""The least and the most seconds that a program of others can be given for an answer."""

_LARGEST: Final = 1_000_000
"""Bytes that a file of settings may have; it has some thousand."""

_T = TypeVar("_T")


class HenryPace(StrEnum):
    """How Henry's turn is shown: not at all, quickly, to be read, or a step at a time."""

    OFF = "off"
    QUICK = "quick"
    READABLE = "readable"
    STEP = "step"


class NotePlace(StrEnum):
    """Where notes stand: beside what they tell of, or always in the same place."""

    NEAR = "near"
    FIXED = "fixed"


def _between(value: float, least: float, most: float) -> float:
    if not least <= value <= most:
        raise ValueError(value)
    return value


def a_word(text: str) -> str:
    """`text`, if it is one word; raises ValueError if not."""
    if not text.replace("-", "").replace("_", "").isalnum() or len(text) > 32:
        raise ValueError(text)
    return text


def _text(value: QByteArray) -> str:
    return base64.b64encode(value.data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    try:
        return QByteArray(base64.b64decode(text, validate=True))
    except binascii.Error:
        return QByteArray()


class _Kept(Generic[_T]):
    """A property of the settings, under `key` in their file; `parse` reads its text."""

    def __init__(
        self,
        key: str,
        default: _T,
        parse: Callable[[str], _T],
        written: Callable[[_T], str] = str,
    ) -> None:
        self._key, self._default, self._parse, self._written = key, default, parse, written

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, kind: type) -> Self: ...
    @overload
    def __get__(self, settings: Settings, kind: type) -> _T: ...
    def __get__(self, settings: Settings | None, kind: type) -> Self | _T:
        return self if settings is None else settings.read(self._key, self._parse, self._default)

    def __set__(self, settings: Settings, value: _T) -> None:
        settings.write(self._key, self._written(value), self._name)


def _programs(text: str) -> dict[str, str]:
    found = json.loads(text)
    return {
        name: command
        for name, command in found.items()
        if isinstance(command, str) and len(command) <= LONGEST_COMMAND
    }


def _flag(key: str, default: bool) -> _Kept[bool]:
    return _Kept(
        key, default, {"true": True, "false": False}.__getitem__, lambda on: str(on).lower()
    )


class Settings(QObject):
    """The settings in one INI file at `path`; reading and writing never raise.

    `changed` names the property that has a new value.
    """

    changed = Signal(str)

    # How the table shows itself
    facing = _flag("table/facing", False)
    """The view turns to face the active heir."""
    upright = _flag("table/upright", False)
    """All pictures stand upright, whoever owns the building."""
    show_points = _flag("table/points", True)
    """The points so far are shown."""
    cell_points = _flag("table/cell-points", False)
    """Lit cells carry the points that the piece in hand would bring there."""
    coordinates = _flag("table/coordinates", True)
    """Letters and numbers of columns and rows are shown."""
    outline = _flag("table/outline", False)
    """The game is played in its outline, in place of the table."""
    still_to_come = _flag("table/still-to-come", True)
    """The table tells which tiles nobody has seen yet."""
    motion = _Kept("table/motion", AS_SYSTEM, lambda text: _between(float(text), 0.0, 1.0))
    """What durations of motion are multiplied by, 0 for no motion; or `AS_SYSTEM`: see `pace`."""
    henry_pace = _Kept("table/henry", HenryPace.READABLE, HenryPace)
    """How Henry's turn is shown."""

    note_place = _Kept("table/note", NotePlace.NEAR, NotePlace)
    """Where the notes of the table stand."""

    # What is heard
    sound = _flag("sound/on", True)
    """What happens at the table is heard."""
    volume = _Kept("sound/volume", 0.25, lambda text: _between(float(text), 0.01, 1.0))
    """How loud that is: what samples are multiplied by."""

    # Language and looks
    language = _Kept("language", "", a_word)
    """The language chosen, such as `pl`; empty: the system's."""
    theme = _Kept("theme", "", a_word)
    """The theme chosen; empty: the system's."""
    text_size = _Kept("text-size", 100, lambda text: round(_between(int(text), *TEXT_SIZES)))
    """The size of all text, in percent, within `TEXT_SIZES`."""
    book_text_size = _Kept("book/text-size", 100, int)
    """The size of text in the rule book, in percent; the book keeps it within its bounds."""

    geometry = _Kept("window/geometry", QByteArray(), _bytes, _text)
    """The window's, as `QWidget.saveGeometry` gave it; empty at the first start."""
    programs: _Kept[dict[str, str]] = _Kept(
        "games/programs", {}, lambda text: _programs(text), json.dumps
    )
    """Programs that may play for the computer: the command of each, by the name it was given."""
    thinking = _Kept("games/thinking", 5, lambda text: round(_between(int(text), *THINKING)))
    """The seconds that such a program has for an answer, within `THINKING`."""
    version = _Kept("version", "", str)
    """The version that ran last; empty at the first start, and before versions were noted."""
    tutorial = _Kept("tutorial/progress", "", str)
    """How far the player has come in the tutorial, in its own words; empty at first."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._file = _open(path)
        self._less_motion = False

    def sync(self) -> bool:
        """Write what is not yet written; False if that fails (the program goes on)."""
        self._file.sync()
        return self._file.status() is QSettings.Status.NoError

    @property
    def pace(self) -> float:
        """What durations of motion are multiplied by now, 0 for no motion."""
        chosen = self.motion
        if chosen == AS_SYSTEM:
            return 0.0 if self._less_motion else 1.0
        return chosen

    def follow_system(self, less_motion: bool) -> None:
        """The system's own settings ask for less motion, or do not; emits `changed` as needed."""
        before, self._less_motion = self.pace, less_motion
        if self.pace != before:
            self.changed.emit("motion")

    # Games

    @property
    def recent(self) -> tuple[Path, ...]:
        """The files last opened or saved, newest first, at most `MOST_RECENT`."""
        return self.read("games/recent", _paths, ())

    def add_recent(self, path: Path) -> None:
        """Put `path` in front of the recent files."""
        path = path.absolute()
        rest = [old for old in self.recent if old != path]
        self._set_recent([path, *rest])

    def forget_recent(self, path: Path | None = None) -> None:
        """Drop one of the recent files, or all."""
        self._set_recent([] if path is None else [old for old in self.recent if old != path])

    def _set_recent(self, paths: list[Path]) -> None:
        words = [str(path) for path in paths[:MOST_RECENT]]
        self.write("games/recent", json.dumps(words), "recent")

    @property
    def folder(self) -> Path | None:
        """The folder in which a game was last opened or saved, if it is still there."""
        found = self.read("games/folder", Path, None)
        return found if found is not None and os.path.isdir(found) else None

    @folder.setter
    def folder(self, value: Path) -> None:
        self.write("games/folder", str(value), "folder")

    # Everything is kept as text: whatever else an INI file of Qt may hold is not even decoded.

    def read(self, key: str, parse: Callable[[str], _T], default: _T) -> _T:
        """The value under `key`, or `default` if `parse` fails."""
        try:
            value = self._file.value(key)
            return parse(value) if isinstance(value, str) else default
        except Exception:  # A file that anybody may have edited: no fault in it may stop the start.
            return default

    def write(self, key: str, text: str, name: str) -> None:
        """Write `text` under `key`; emits `changed` with `name`, its property, if it is new."""
        if self._file.value(key) != text:
            self._file.setValue(key, text)
            self.changed.emit(name)


def _open(path: Path) -> QSettings:
    """The file as QSettings; one that is no INI file is moved aside, so that it can be repaired."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not _is_text(path):
            os.replace(path, path.with_name(path.name + ".broken"))
    except OSError:
        pass  # Then nothing is remembered, which is no reason not to start.
    file = QSettings(str(path), QSettings.Format.IniFormat)
    file.setFallbacksEnabled(False)
    return file


def _is_text(path: Path) -> bool:
    # A pipe would never end, and Qt reads whatever lies there at once.
    if not path.is_file() or path.stat().st_size > _LARGEST:
        return False
    try:
        return "\0" not in path.read_text("utf-8")
    except ValueError:
        return False


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(word) for word in json.loads(text) if isinstance(word, str))[:MOST_RECENT]
