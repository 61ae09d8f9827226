"""Formats, their versions, and the steps from older versions to the newest one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class Format:
    """A format, its newest version, and the step from each older version to the next.

    A step takes data of its version and returns new data of the version one higher, but for the
    field `version`, which is set here; it does not change its argument. `steps` has a step for each
    version from the oldest that can be read up to the one before the newest.
    """

    name: str
    newest: int = 1
    steps: Mapping[int, Callable[[Data], Data]] = field(default_factory=dict)

    def migrate(self, data: object) -> Data:
        """Return `data` as data of the newest version. Raises FileError."""
        name = format_of(data)
        if name != self.name:
            text = error_texts.WRONG_FORMAT.fill(found=name, wanted=self.name)
            raise FileError(text, "format")
        assert isinstance(data, dict)
        return self._apply_steps(data)

    def _apply_steps(self, data: Data) -> Data:
        version = data.get("version")
        if type(version) is not int:
            raise FileError(error_texts.NOT_IN_SHAPE, "version")
        if version > self.newest:
            versions = {"version": _shorten(version), "newest": str(self.newest)}
            raise FileError(error_texts.NEWER_VERSION.fill(**versions), "version")
        while version < self.newest:
            step = self.steps.get(version)
            if step is None:
                raise FileError(
                    error_texts.UNKNOWN_VERSION.fill(version=_shorten(version)), "version"
                )
            version += 1
            data = {**step(data), "version": version}
        return data


def _shorten(version: int) -> str:
    digits = str(version)
    return digits if len(digits) <= 20 else digits[:19] + "…"


def _add_opponents(data: Data) -> Data:
    """Add the opponent to results of version 1, which were all against Henry."""
    results = data.get("results")
    if not isinstance(results, list):
        return data
    return {**data, "results": [_add_opponent(result) for result in results]}


def _add_opponent(result: object) -> object:
    if not isinstance(result, dict):
        return result
    renamed_fields = {
        "theirs" if name == "henry" else name: value for name, value in result.items()
    }
    return {**renamed_fields, "opponent": "", "drawn": False}


def _add_game(data: Data) -> Data:
    """Results of version 2 were all of The Two Heirs, between a person and one opponent."""
    results = data.get("results")
    if not isinstance(results, list):
        return data
    return {**data, "results": [_add_places(result) for result in results]}


def _add_places(result: object) -> object:
    """Say in places what three flags said; what was not in form stays so, to be refused."""
    if not isinstance(result, dict):
        return result
    flags = [result.get(name) for name in ("gave_up", "won", "drawn")]
    places = [[2, 1], [1, 2], [1, 1], [2, 1]]
    is_sound = all(isinstance(flag, bool) for flag in flags)
    level = result.get("level")
    return {
        "id": result.get("game"),
        "game": "twoheirs",
        "ended": result.get("ended"),
        "opponents": [result.get("opponent")],
        "points": [result.get("points"), result.get("theirs")],
        "places": places[[*flags, True].index(True)] if is_sound else None,
        "gave_up": result.get("gave_up"),
        "details": {
            "mode": "duel" if level is None else "solo",
            "level": level,
            "sets": result.get("sets"),
        },
    }


POSITION: Final = Format("twoheirs-position")
SAVE: Final = Format("twoheirs-save", newest=2)
SAVE_1: Final = Format("twoheirs-save")
"""Version 1, one document, which `saves/version_1.py` of the game reads: no step leads to a log."""
CATALOGUE: Final = Format("twoheirs-catalogue")
RESULTS: Final = Format("twoheirs-results", newest=3, steps={1: _add_opponents, 2: _add_game})
REVIEW: Final = Format("twoheirs-review")
PRACTICE: Final = Format("twoheirs-practice")
TABLE: Final = Format("twoheirs-table")
"""What lies on a real table."""
HENRY_TABLE: Final = Format("twoheirs-henry")
"""What players have entered about a game against Henry at a real table."""
PRACTICE_POSITIONS: Final = Format("twoheirs-practice-positions")

BUNNY_POSITION: Final = Format("bunny-position")
BUNNY_CATALOGUE: Final = Format("bunny-catalogue")
BUNNY_SAVE: Final = Format("bunny-save")

FORMATS: Final = {
    format_.name: format_
    for format_ in (
        *(
            POSITION,
            SAVE,
            CATALOGUE,
            RESULTS,
            REVIEW,
            PRACTICE,
            PRACTICE_POSITIONS,
            TABLE,
            HENRY_TABLE,
        ),
        *(BUNNY_POSITION, BUNNY_CATALOGUE, BUNNY_SAVE),
    )
}


def format_of(data: object) -> str:
    """Return the name of the format of `data`, one of `FORMATS`. Raises FileError."""
    if not isinstance(data, dict):
        raise FileError(error_texts.NOT_OBJECT)
    name = data.get("format")
    if not isinstance(name, str):
        raise FileError(error_texts.NOT_IN_SHAPE, "format")
    if name not in FORMATS:
        raise FileError(error_texts.UNKNOWN_FORMAT.fill(value=quote(name)), "format")
    return name
