"""Fields of a file that this program does not know: carried along and written back."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Final


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
