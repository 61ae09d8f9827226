"""The player's settings, stored in an INI file.

The program starts whatever the file contains: a value that cannot be parsed counts as not set. They
are written in a thread, as games are, so that a failing disk never blocks the window.
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

from twoheirs_qt.tabletop.files.settings_file import read_settings, write_settings
from twoheirs_qt.tabletop.saves.worker import Worker
from twoheirs_qt.tabletop.saves.write_queue import Fault, WriteQueue

MAX_COMMAND_LENGTH: Final = 1000
"""Characters of the command of a program."""

MAX_RECENT_FILES: Final = 10
"""The length of the list of recent games."""

TEXT_SIZE_RANGE: Final = (100, 200)
"""The smallest and the largest size of text, in percent."""

FOLLOW_SYSTEM: Final = -1.0
"""The `motion_factor` if the player has not chosen any."""

THINKING_RANGE_S: Final = (1, 60)
"""The smallest and the largest number of seconds for the answer of an opponent's program."""

_CLOSE_TIMEOUT_S: Final = 1.0
"""The time to save the settings at the end of the program."""

_log: Final = logging.getLogger(__name__)

_T = TypeVar("_T")


class TurnPace(StrEnum):
    """The pace at which another player's turn is shown: not at all to step by step."""

    OFF = "off"
    QUICK = "quick"
    NORMAL = "normal"
    READABLE = "readable"
    """Slow enough to read its sentences."""
    STEP = "step"


class NotePlace(StrEnum):
    """The place of notes: beside their subject, or always the same."""

    NEAR = "near"
    FIXED = "fixed"


def _check_range(value: float, lowest: float, highest: float) -> float:
    if not lowest <= value <= highest:
        raise ValueError(value)
    return value


def parse_word(text: str) -> str:
    """Return `text` if it is one word; raises ValueError if not."""
    if not text.replace("-", "").replace("_", "").isalnum() or len(text) > 32:
        raise ValueError(text)
    return text


def _encode_bytes(value: QByteArray) -> str:
    return base64.b64encode(value.data()).decode("ascii")


def _decode_bytes(text: str) -> QByteArray:
    try:
        return QByteArray(base64.b64decode(text, validate=True))
    except binascii.Error:
        return QByteArray()


class _Setting(Generic[_T]):
    """A property of the settings, stored under `key`; `parse` reads its text, `dump` makes it."""

    def __init__(
        self,
        key: str,
        default: _T,
        parse: Callable[[str], _T],
        dump: Callable[[_T], str] = str,
    ) -> None:
        self._key, self._default, self._parse, self._dump = key, default, parse, dump

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, kind: type) -> Self: ...
    @overload
    def __get__(self, settings: Settings, kind: type) -> _T: ...
    def __get__(self, settings: Settings | None, kind: type) -> Self | _T:
        return self if settings is None else settings.read(self._key, self._parse, self._default)

    def __set__(self, settings: Settings, value: _T) -> None:
        settings.write(self._key, self._dump(value), self._name)


def _parse_programs(text: str) -> dict[str, str]:
    entries = json.loads(text)
    return {
        name: command
        for name, command in entries.items()
        if isinstance(command, str) and len(command) <= MAX_COMMAND_LENGTH
    }


def _make_flag(key: str, default: bool) -> _Setting[bool]:
    return _Setting(
        key, default, {"true": True, "false": False}.__getitem__, lambda on: str(on).lower()
    )


class Settings(QObject):
    """The settings in one INI file at `path`; reading and writing never raise, and never wait.

    `changed` carries the name of the property that has changed; `save_state_changed`: `fault` may
    have changed.
    """

    changed = Signal(str)
    save_state_changed = Signal()

    # How the table shows itself
    facing_player = _make_flag("table/facing", False)
    """The view turns to face the player in turn."""
    upright = _make_flag("table/upright", False)
    """All pictures stand upright, whoever owns the building."""
    points_wanted = _make_flag("table/points", True)
    """The player wants to see the points so far; see `points_shown`."""
    no_help = _make_flag("table/no-help", False)
    """Played without help: no previews, points so far, marks of what can be paid, or questions."""
    cell_points_shown = _make_flag("table/cell-points", False)
    """Lit cells carry the points that the piece in hand would bring there."""
    coordinates_shown = _make_flag("table/coordinates", True)
    """Letters and numbers of columns and rows are shown."""
    outline_shown = _make_flag("table/outline", False)
    """The game is played in its outline, in place of the table."""
    unseen_shown = _make_flag("table/still-to-come", True)
    """The table shows which pieces have not been seen yet."""
    hints_offered = _make_flag("table/hints", True)
    """Hints about the best turn can be asked for."""
    motion_factor = _Setting(
        "table/motion", FOLLOW_SYSTEM, lambda text: _check_range(float(text), 0.0, 1.0)
    )
    """The chosen `duration_factor`, 0 for no motion; or `FOLLOW_SYSTEM`."""
    turn_pace = _Setting("table/henry", TurnPace.NORMAL, TurnPace)
    """The pace of another player's turn."""

    note_place = _Setting("table/note", NotePlace.NEAR, NotePlace)
    """The place of the notes of the table."""

    notifications_enabled = _make_flag("games/notify", sys.platform == "linux")
    """The system says that a computer has played, if the window is not in front.

    Nobody has tried that on Windows and macOS yet.
    """

    far_name = _Setting("far/name", "", str)
    """The player's name in games on two machines."""
    far_clock_s = _Setting("far/clock", -1, int)
    """The clock of the last invitation to a game on two machines, in seconds; -1 for none."""
    far_discoverable = _make_flag("far/nearby", False)
    """Other machines in the network find this one from the start of the program."""
    far_relays = _Setting("far/relays", "", str)
    """The relays on which an account is made, separated by spaces; empty: the fastest known one."""

    # Sound
    sound_enabled = _make_flag("sound/on", True)
    """Sounds are played."""
    volume = _Setting("sound/volume", 0.25, lambda text: _check_range(float(text), 0.01, 1.0))
    """The factor of samples."""

    # Language and looks
    language = _Setting("language", "", parse_word)
    """The language chosen, such as `pl`; empty: the system's."""
    theme = _Setting("theme", "", parse_word)
    """The theme chosen; empty: the system's."""
    text_size = _Setting(
        "text-size", 100, lambda text: round(_check_range(int(text), *TEXT_SIZE_RANGE))
    )
    """The size of all text, in percent, within `TEXT_SIZE_RANGE`."""
    book_text_size = _Setting("book/text-size", 100, int)
    """The size of text in the rule book, in percent; the book keeps it within its bounds."""

    geometry = _Setting("window/geometry", QByteArray(), _decode_bytes, _encode_bytes)
    """The window's geometry from `QWidget.saveGeometry`; empty at the first start."""
    programs: _Setting[dict[str, str]] = _Setting(
        "games/programs", {}, lambda text: _parse_programs(text), json.dumps
    )
    """Programs that may play for the computer: the command of each, by the name it was given."""
    thinking_s = _Setting(
        "games/thinking", 5, lambda text: round(_check_range(int(text), *THINKING_RANGE_S))
    )
    """The seconds that such a program has for an answer, within `THINKING_RANGE_S`."""
    last_game_name = _Setting("games/shown", "", parse_word)
    """The name of the game that was shown last; empty at first."""
    games_ended = _Setting("games/ended", 0, int)
    """The number of games that have ended here, counted up to three."""
    last_version = _Setting("version", "", str)
    """The version that ran last; empty at the first start, and after early versions."""
    tutorial = _Setting("tutorial/progress", "", str)
    """The player's progress in the tutorial, in the tutorial's format; empty at first."""

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
        self._write_queue = WriteQueue(worker or Worker(), self)
        self._write_queue.written.connect(self._on_written)
        self._write_queue.failed.connect(self._on_failed)

    def sync(self, seconds: float | None = None) -> bool:
        """Wait until all is saved; False if that fails, or takes longer than `seconds`."""
        return self._write_queue.flush(seconds or _CLOSE_TIMEOUT_S) and self.fault is None

    def close(self) -> None:
        """Save what is not yet saved, unless the disk does not answer."""
        if not self.sync():
            self._write_queue.abandon()

    @property
    def duration_factor(self) -> float:
        """The present factor of durations of motion, 0 for no motion."""
        chosen = self.motion_factor
        if chosen == FOLLOW_SYSTEM:
            return 0.0 if self._less_motion else 1.0
        return chosen

    @property
    def points_shown(self) -> bool:
        """Whether the points so far are shown."""
        return self.points_wanted and not self.no_help

    def follow_system(self, less_motion: bool) -> None:
        """Set whether the system asks for less motion; emits `changed` if that matters."""
        before, self._less_motion = self.duration_factor, less_motion
        if self.duration_factor != before:
            self.changed.emit("motion_factor")

    # Games

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files last opened or saved, newest first, at most `MAX_RECENT_FILES`."""
        return self.read("games/recent", _parse_paths, ())

    def add_recent_file(self, path: Path) -> None:
        """Put `path` in front of the recent files."""
        path = path.absolute()
        others = [old for old in self.recent_files if old != path]
        self._set_recent_files([path, *others])

    def forget_recent_files(self, path: Path | None = None) -> None:
        """Drop one of the recent files, or all."""
        self._set_recent_files(
            [] if path is None else [old for old in self.recent_files if old != path]
        )

    def _set_recent_files(self, paths: list[Path]) -> None:
        texts = [str(path) for path in paths[:MAX_RECENT_FILES]]
        self.write("games/recent", json.dumps(texts), "recent_files")

    @property
    def last_folder(self) -> Path | None:
        """The folder in which a game was last opened or saved, if it is still there."""
        folder_path = self.read("games/folder", Path, None)
        return folder_path if folder_path is not None and os.path.isdir(folder_path) else None

    @last_folder.setter
    def last_folder(self, value: Path) -> None:
        self.write("games/folder", str(value), "last_folder")

    @property
    def far_folders(self) -> tuple[Path, ...]:
        """The folders of games on two machines that were chosen last, newest first."""
        return self.read("far/folders", _parse_paths, ())

    @property
    def far_folder(self) -> Path | None:
        """The folder of games on two machines that was chosen last."""
        return next(iter(self.far_folders), None)

    @far_folder.setter
    def far_folder(self, value: Path) -> None:
        others = [folder for folder in self.far_folders if folder != value]
        texts = [str(folder) for folder in (value, *others)[:MAX_RECENT_FILES]]
        self.write("far/folders", json.dumps(texts), "far_folder")

    def read(self, key: str, parse: Callable[[str], _T], default: _T) -> _T:
        """The value under `key`, or `default` if `parse` fails."""
        try:
            return parse(self._values[key])
        except Exception:  # The file may have been edited: no error in it may stop the start.
            return default

    def write(self, key: str, text: str, name: str) -> None:
        """Write `text` under `key`; emits `changed` with `name`, its property, if it is new."""
        if self._values.get(key) != text:
            self._values[key] = self._unsaved[key] = text
            self._save()
            self.changed.emit(name)

    # Only changes are written: another window may have changed other settings.

    def _save(self) -> None:
        changes = dict(self._unsaved)
        write_changes = partial(_write, self.path, changes)
        self._write_queue.put(self.path, changes, write_changes, vital=False)

    @Slot(object, object)
    def _on_written(self, _: Path, changes: dict[str, str]) -> None:
        for key, text in changes.items():
            if self._unsaved.get(key) == text:
                del self._unsaved[key]
        self.fault = None
        self.save_state_changed.emit()

    @Slot(object, object)
    def _on_failed(self, _: Path, fault: Fault) -> None:
        if str(fault) != str(self.fault):
            _log.warning("The settings could not be saved: %s", fault)
        self.fault = fault
        self.save_state_changed.emit()


def _write(path: Path, changes: dict[str, str]) -> dict[str, str]:
    write_settings(path, changes)
    return changes


def _parse_paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(entry) for entry in json.loads(text) if isinstance(entry, str))[
        :MAX_RECENT_FILES
    ]
