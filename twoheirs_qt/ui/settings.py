"""What the player has chosen, kept from one start to the next in an INI file.

Whatever stands in that file, the program starts: a value that makes no sense counts as not chosen.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

if TYPE_CHECKING:
    from twoheirs_qt.ui.choices import Choices

MOST_RECENT: Final = 10
"""How many files the list of recent games keeps."""

TEXT_SIZES: Final = (100, 200)
"""The smallest and the largest size of text, in percent."""

_LARGEST: Final = 1_000_000
"""Bytes that a file of settings may have; it has some thousand."""

_T = TypeVar("_T")


class HenryPace(StrEnum):
    """How Henry's turn is shown: not at all, quickly, to be read, or a step at a time."""

    OFF = "off"
    QUICK = "quick"
    READABLE = "readable"
    STEP = "step"


class Settings(QObject):
    """The settings in one INI file at `path`; reading and writing never raise.

    `changed` names the property that has a new value. Properties of the table:

    - `facing`: the view turns to face the active heir
    - `upright`: all pictures stand upright, whoever owns the building
    - `show_points`: the points so far are shown
    - `coordinates`: letters and numbers of columns and rows are shown
    - `outline`: the game is played in its outline, in place of the table
    - `still_to_come`: the table tells which tiles nobody has seen yet
    - `motion`: what durations of motion are multiplied by, 0 for no motion
    - `henry_pace`: how Henry's turn is shown
    """

    changed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._file = _open(path)

    @property
    def path(self) -> Path:
        """The INI file."""
        return self._path

    def sync(self) -> bool:
        """Write what is not yet written; False if that fails (the program goes on without)."""
        self._file.sync()
        return self._file.status() is QSettings.Status.NoError

    # How the table shows itself

    @property
    def facing(self) -> bool:
        return self._flag("table/facing", False)

    @facing.setter
    def facing(self, value: bool) -> None:
        self._set("table/facing", value, "facing")

    @property
    def upright(self) -> bool:
        return self._flag("table/upright", False)

    @upright.setter
    def upright(self, value: bool) -> None:
        self._set("table/upright", value, "upright")

    @property
    def show_points(self) -> bool:
        return self._flag("table/points", True)

    @show_points.setter
    def show_points(self, value: bool) -> None:
        self._set("table/points", value, "show_points")

    @property
    def coordinates(self) -> bool:
        return self._flag("table/coordinates", True)

    @coordinates.setter
    def coordinates(self, value: bool) -> None:
        self._set("table/coordinates", value, "coordinates")

    @property
    def outline(self) -> bool:
        return self._flag("table/outline", False)

    @outline.setter
    def outline(self, value: bool) -> None:
        self._set("table/outline", value, "outline")

    @property
    def still_to_come(self) -> bool:
        return self._flag("table/still-to-come", True)

    @still_to_come.setter
    def still_to_come(self, value: bool) -> None:
        self._set("table/still-to-come", value, "still_to_come")

    @property
    def motion(self) -> float:
        return self._read("table/motion", lambda text: _between(float(text), 0.0, 1.0), 1.0)

    @motion.setter
    def motion(self, value: float) -> None:
        self._set("table/motion", value, "motion")

    @property
    def henry_pace(self) -> HenryPace:
        return self._read("table/henry", HenryPace, HenryPace.READABLE)

    @henry_pace.setter
    def henry_pace(self, value: HenryPace) -> None:
        self._set("table/henry", value.value, "henry_pace")

    # Language and looks

    @property
    def language(self) -> str:
        """The language chosen, such as `pl`; empty: the system's."""
        return self._read("language", a_word, "")

    @language.setter
    def language(self, value: str) -> None:
        self._set("language", value, "language")

    @property
    def theme(self) -> str:
        """The theme chosen; empty: the system's."""
        return self._read("theme", a_word, "")

    @theme.setter
    def theme(self, value: str) -> None:
        self._set("theme", value, "theme")

    @property
    def text_size(self) -> int:
        """The size of all text, in percent, within `TEXT_SIZES`."""
        return self._read("text-size", lambda text: round(_between(int(text), *TEXT_SIZES)), 100)

    @text_size.setter
    def text_size(self, value: int) -> None:
        self._set("text-size", value, "text_size")

    @property
    def book_text_size(self) -> int:
        """The size of text in the rule book, in percent; the book keeps it within its bounds."""
        return self._read("book/text-size", int, 100)

    @book_text_size.setter
    def book_text_size(self, value: int) -> None:
        self._set("book/text-size", value, "book_text_size")

    # The window

    @property
    def geometry(self) -> QByteArray:
        """As `QWidget.saveGeometry` gave it; empty at the first start."""
        return self._read("window/geometry", _bytes, QByteArray())

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._set("window/geometry", _text(value), "geometry")

    # Games

    @property
    def recent(self) -> tuple[Path, ...]:
        """The files last opened or saved, newest first, at most `MOST_RECENT`."""
        return self._read("games/recent", _paths, ())

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
        self._set("games/recent", json.dumps(words), "recent")

    @property
    def folder(self) -> Path | None:
        """The folder in which a game was last opened or saved, if it is still there."""
        found = self._read("games/folder", Path, None)
        return found if found is not None and os.path.isdir(found) else None

    @folder.setter
    def folder(self, value: Path) -> None:
        self._set("games/folder", str(value), "folder")

    @property
    def choices(self) -> Choices:
        """What was chosen for the last new game."""
        # It knows the tiles and heirs of the rules, which a start need not wait for.
        from twoheirs_qt.ui.choices import Choices

        return self._read("games/choices", Choices.read, Choices())

    @choices.setter
    def choices(self, value: Choices) -> None:
        self._set("games/choices", value.written(), "choices")

    @property
    def told_reconstruction(self) -> bool:
        """Whether the player has been told that the catalogue is a reconstruction."""
        return self._flag("games/told-reconstruction", False)

    @told_reconstruction.setter
    def told_reconstruction(self, value: bool) -> None:
        self._set("games/told-reconstruction", value, "told_reconstruction")

    @property
    def tutorial(self) -> str:
        """How far the player has come in the tutorial, in its own words; empty at first."""
        return self._read("tutorial/progress", str, "")

    @tutorial.setter
    def tutorial(self, value: str) -> None:
        self._set("tutorial/progress", value, "tutorial")

    # Everything is kept as text: whatever else an INI file of Qt may hold is not even decoded.

    def _flag(self, key: str, default: bool) -> bool:
        return self._read(key, lambda text: {"true": True, "false": False}[text], default)

    def _read(self, key: str, parse: Callable[[str], _T], default: _T) -> _T:
        try:
            value = self._file.value(key)
            return parse(value) if isinstance(value, str) else default
        except Exception:  # A file that anybody may have edited: no fault in it may stop the start.
            return default

    def _set(self, key: str, value: object, name: str) -> None:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if self._file.value(key) != text:
            self._file.setValue(key, text)
            self.changed.emit(name)


def _open(path: Path) -> QSettings:
    """The file as QSettings; one that is no INI file is moved aside, so that it can be mended."""
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


def _between(value: float, least: float, most: float) -> float:
    if not least <= value <= most:
        raise ValueError(value)
    return value


def a_word(text: str) -> str:
    """`text`, if it is one word as settings have it; raises ValueError if not."""
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


def _paths(text: str) -> tuple[Path, ...]:
    return tuple(Path(word) for word in json.loads(text) if isinstance(word, str))[:MOST_RECENT]
