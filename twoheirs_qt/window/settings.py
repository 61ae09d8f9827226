"""The player's settings, kept from one start to the next in an INI file.

Whatever stands in that file, the program starts: a value that makes no sense counts as not set.
They are written beside the window, as games are; a disk that takes none is never in the way.
"""

from __future__ import annotations

import base64
import binascii
import json
import logging
import os
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, Signal, Slot

from twoheirs_qt.files.settings_file import read_settings, write_settings
from twoheirs_qt.saves.outbox import Fault, Outbox
from twoheirs_qt.saves.worker import Worker

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

_PATIENCE: Final = 1.0
"""Seconds for which the end of the program waits for them."""

_log: Final = logging.getLogger(__name__)

_T = TypeVar("_T")


class HenryPace(StrEnum):
    """How another's turn is shown: not at all, at one of three paces, or a step at a time."""

    OFF = "off"
    QUICK = "quick"
    NORMAL = "normal"
    READABLE = "readable"
    """As slowly as its sentences are read."""
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
    """The settings in one INI file at `path`; reading and writing never raise, and never wait.

    `changed` names the property that has a new value; `saved_or_not`: `fault` may be another.
    """

    changed = Signal(str)
    saved_or_not = Signal()

    # How the table shows itself
    facing = _flag("table/facing", False)
    """The view turns to face the active heir."""
    upright = _flag("table/upright", False)
    """All pictures stand upright, whoever owns the building."""
    show_points = _flag("table/points", True)
    """The points so far are shown."""
    no_help = _flag("table/no-help", False)
    """Played without help: no previews, points so far, marks of what can be paid, or questions."""
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
    henry_pace = _Kept("table/henry", HenryPace.NORMAL, HenryPace)
    """How Henry's turn is shown."""

    note_place = _Kept("table/note", NotePlace.NEAR, NotePlace)
    """Where the notes of the table stand."""

    notify = _flag("games/notify", sys.platform == "linux")
    """The system says that a computer has played, if the window is not in front.

    Nobody has tried that on Windows and macOS yet.
    """

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
    games_ended = _Kept("games/ended", 0, int)
    """How many games have ended here, counted up to three."""
    version = _Kept("version", "", str)
    """The version that ran last; empty at the first start, and before versions were noted."""
    tutorial = _Kept("tutorial/progress", "", str)
    """How far the player has come in the tutorial, in its own words; empty at first."""

    def __init__(
        self, path: Path, parent: QObject | None = None, worker: Worker | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._values = read_settings(path)
        self._unsaved: dict[str, str] = {}
        self._less_motion = False
        self.fault: Fault | None = None
        """Why the settings could not be saved; None if they are, or will be."""
        self._outbox = Outbox(worker or Worker(), self)
        self._outbox.written.connect(self._on_written)
        self._outbox.failed.connect(self._on_failed)

    def sync(self, seconds: float | None = None) -> bool:
        """Wait until all is saved; False if that failed, or takes longer than is waited for."""
        return self._outbox.flush(seconds or _PATIENCE) and self.fault is None

    def close(self) -> None:
        """The program ends: save what is not yet saved, unless the disk does not answer."""
        if not self.sync():
            self._outbox.give_up()

    @property
    def pace(self) -> float:
        """What durations of motion are multiplied by now, 0 for no motion."""
        chosen = self.motion
        if chosen == AS_SYSTEM:
            return 0.0 if self._less_motion else 1.0
        return chosen

    @property
    def points_shown(self) -> bool:
        """Whether the points so far are shown."""
        return self.show_points and not self.no_help

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

    def read(self, key: str, parse: Callable[[str], _T], default: _T) -> _T:
        """The value under `key`, or `default` if `parse` fails."""
        try:
            return parse(self._values[key])
        except Exception:  # A file that anybody may have edited: no fault in it may stop the start.
            return default

    def write(self, key: str, text: str, name: str) -> None:
        """Write `text` under `key`; emits `changed` with `name`, its property, if it is new."""
        if self._values.get(key) != text:
            self._values[key] = self._unsaved[key] = text
            self._save()
            self.changed.emit(name)

    # Only what was changed here is written: another window may have changed something else.

    def _save(self) -> None:
        changes = dict(self._unsaved)
        write = partial(_write, self.path, changes)
        self._outbox.put(self.path, changes, write, vital=False)

    @Slot(object, object)
    def _on_written(self, _: Path, changes: dict[str, str]) -> None:
        for key, text in changes.items():
            if self._unsaved.get(key) == text:
                del self._unsaved[key]
        self.fault = None
        self.saved_or_not.emit()

    @Slot(object, object)
    def _on_failed(self, _: Path, fault: Fault) -> None:
        if str(fault) != str(self.fault):
            _log.warning("The settings could not be saved: %s", fault)
        self.fault = fault
        self.saved_or_not.emit()


def _write(path: Path, changes: dict[str, str]) -> dict[str, str]:
    write_settings(path, changes)
    return changes


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(word) for word in json.loads(text) if isinstance(word, str))[:MOST_RECENT]
