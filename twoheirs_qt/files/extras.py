"""Fields of a file that this program does not know: carried along and written back."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.limits import MOST_UNKNOWN
from twoheirs_qt.words import faults

UNSEEN: Final = "unseen"
"""The field of a file that is handed on without the order of some piles (see `unseen`). It is kept
like an unknown one, but the program writes it itself, so it does not count as such."""

STACK: Final = "stack"
PILE: Final = "pile"


@dataclass(frozen=True, slots=True)
class Extras:
    """Unknown fields of an object of a file, and those of the objects in it.

    A part is named by what it belongs to, not by its place: a tile's by the id of the tile, so
    that they stay with it while the game goes on.
    """

    own: Mapping[str, object] = field(default_factory=dict)
    parts: Mapping[Hashable, Extras] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.own or self.parts)

    def part(self, key: Hashable) -> Extras:
        """The unknown fields of a part; none if it has none."""
        return self.parts.get(key, NO_EXTRAS)

    def added_to(self, known: dict[str, object]) -> dict[str, object]:
        """`known` itself, with the unknown fields behind; a field known by now stays as it is."""
        for name, value in self.own.items():
            known.setdefault(name, value)
        return known


NO_EXTRAS: Final = Extras()


def gathered(own: Mapping[str, object] | None, parts: Mapping[Hashable, Extras]) -> Extras:
    """Extras of an object and of those of its parts that have any."""
    return Extras(own or {}, {key: part for key, part in parts.items() if part})


def bounded(extras: Extras) -> Extras:
    """`extras` of a whole file. Raises FileFault if they are more than a file may have, or hold
    what could not be written again."""
    try:
        size = _size(extras)
    except ValueError:  # half a character, or no number: only a damaged file is read so far
        raise FileFault(faults.BROKEN_TEXT) from None
    if size > MOST_UNKNOWN:
        raise FileFault(faults.TOO_MUCH_UNKNOWN)
    return extras


def _size(extras: Extras) -> int:
    """Bytes as compact JSON: the unknown fields of each object as an object of their own."""
    own = {name: value for name, value in extras.own.items() if not _is_mark(name, value)}
    size = 0
    if own:
        text = json.dumps(own, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        size = len(text.encode("utf-8"))
    return size + sum(_size(part) for part in extras.parts.values())


def _is_mark(name: str, value: object) -> bool:
    return name == UNSEEN and value in ([STACK], [PILE], [STACK, PILE])
