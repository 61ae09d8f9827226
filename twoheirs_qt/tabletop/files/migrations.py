"""A format of files, its versions, and the steps from older versions to the newest one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.sanitize import sanitize

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
        name = find_format_name(data)
        if name != self.name:
            text = error_texts.WRONG_FORMAT.fill(found=sanitize(name), wanted=self.name)
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


def find_format_name(data: object) -> str:
    """Return the name of the format of `data`, known or not. Raises FileError."""
    if not isinstance(data, dict):
        raise FileError(error_texts.NOT_OBJECT)
    name = data.get("format")
    if not isinstance(name, str):
        raise FileError(error_texts.NOT_IN_SHAPE, "format")
    return name
