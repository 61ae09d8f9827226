"""Formats, their versions, and how data of an older version become data of the newest one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, quoted

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class Format:
    """A format, its newest version, and the step from each older version to the next.

    A step takes data of its version and returns new data of the version one higher, but for the
    field `version`, which is set here; it never changes what it is given. `steps` has a step for
    each version from the oldest that can be read up to the one before the newest.
    """

    name: str
    newest: int = 1
    steps: Mapping[int, Callable[[Data], Data]] = field(default_factory=dict)

    def opened(self, data: object) -> Data:
        """`data` as data of the newest version. Raises FileFault."""
        found = format_of(data)
        if found != self.name:
            wanted = {"found": found, "wanted": self.name}
            raise FileFault(faults.WRONG_FORMAT.fill(**wanted), "format")
        assert isinstance(data, dict)
        return self._migrated(data)

    def _migrated(self, data: Data) -> Data:
        version = data.get("version")
        if type(version) is not int:
            raise FileFault(faults.NOT_IN_SHAPE, "version")
        if version > self.newest:
            versions = {"version": _short(version), "newest": str(self.newest)}
            raise FileFault(faults.NEWER_VERSION.fill(**versions), "version")
        while version < self.newest:
            step = self.steps.get(version)
            if step is None:
                raise FileFault(faults.UNKNOWN_VERSION.fill(version=_short(version)), "version")
            version += 1
            data = {**step(data), "version": version}
        return data


def _short(version: int) -> str:
    digits = str(version)
    return digits if len(digits) <= 20 else digits[:19] + "…"


def _with_opponents(data: Data) -> Data:
    """Results of version 1 were all against Henry."""
    results = data.get("results")
    if not isinstance(results, list):
        return data
    return {**data, "results": [_against_henry(each) for each in results]}


def _against_henry(result: object) -> object:
    if not isinstance(result, dict):
        return result
    renamed = {"theirs" if name == "henry" else name: value for name, value in result.items()}
    return {**renamed, "opponent": "", "drawn": False}


POSITION: Final = Format("twoheirs-position")
SAVE: Final = Format("twoheirs-save", newest=2)
SAVE_1: Final = Format("twoheirs-save")
"""One document; there is no step to version 2, which is no document: `version_1` reads it."""
CATALOGUE: Final = Format("twoheirs-catalogue")
RESULTS: Final = Format("twoheirs-results", newest=2, steps={1: _with_opponents})

BUNNY_POSITION: Final = Format("bunny-position")
BUNNY_CATALOGUE: Final = Format("bunny-catalogue")

FORMATS: Final = {
    each.name: each
    for each in (POSITION, SAVE, CATALOGUE, RESULTS, BUNNY_POSITION, BUNNY_CATALOGUE)
}


def format_of(data: object) -> str:
    """The name of the format of some data, one of `FORMATS`. Raises FileFault."""
    if not isinstance(data, dict):
        raise FileFault(faults.NOT_OBJECT)
    name = data.get("format")
    if not isinstance(name, str):
        raise FileFault(faults.NOT_IN_SHAPE, "format")
    if name not in FORMATS:
        raise FileFault(faults.UNKNOWN_FORMAT.fill(value=quoted(name)), "format")
    return name
