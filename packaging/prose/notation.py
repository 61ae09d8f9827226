"""What prose asks of the program in words: `build inn-wheat 2,0`, `access white wood`, `cell 0,0`.

The first word names a class or a function, and each of its arguments is read as what the annotation
of its parameter says. Actions go by the words of their `do` in files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

from twoheirs_qt.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.words.measures import MEASURES
from twoheirs_qt.words.played import Measure

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"

ACTIONS: Mapping[str, type[Action]] = {
    "take": Take,
    "build": Build,
    "expand": Expand,
    "move": Move,
    "deploy": Deploy,
    "withdraw": Withdraw,
    "break-camp": BreakCamp,
    "destroy": Destroy,
    "end-turn": EndTurn,
}


def cell(word: str) -> Cell:
    """A cell: `-1,0`. Raises ValueError."""
    column, comma, row = word.partition(",")
    if not comma:
        raise ValueError(f"“{word}” is no cell")
    return int(column), int(row)


def heir(word: str) -> Heir:
    """`white` or `blue`. Raises ValueError."""
    return _of(Heir, word)


_Member = TypeVar("_Member", Heir, Terrain)


def _of(kind: type[_Member], word: str) -> _Member:
    for member in kind:
        if member.word == word:
            return member
    raise ValueError(f"there is no “{word}”")


def tile(word: str) -> str:
    """The id of a tile of the catalogue. Raises ValueError."""
    if word not in _tiles():
        raise ValueError(f"there is no tile “{word}”")
    return word


@cache
def _tiles() -> frozenset[str]:
    catalogue = json.loads((_RESOURCES / "catalogue.json").read_text("utf-8"))
    return frozenset(tile["id"] for tile in catalogue["tiles"])


_READERS: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "Cell": ("a cell", cell),
    "Heir": ("an heir", heir),
    "Terrain": ("a terrain", lambda word: _of(Terrain, word)),
    "int": ("a number", int),
    "str": ("a tile", tile),
}
"""What a word stands for, and what reads it, by the annotation of its parameter."""

_Known = TypeVar("_Known")


def named(
    known: Mapping[str, _Known], words: str, *, whole: bool = True
) -> tuple[_Known, tuple[Any, ...]]:
    """What the first word names among `known`, and its arguments; not all, unless `whole`.

    Raises ValueError, which says what is wrong.
    """
    name, *given = words.split() or [""]
    if name not in known:
        raise ValueError(f"“{name}” is unknown; there are {', '.join(sorted(known))}")
    annotations = cast(Any, known[name]).__annotations__
    kinds = [kind for key, kind in annotations.items() if kind in _READERS and key != "return"]
    if len(given) > len(kinds) or (whole and len(given) < len(kinds)):
        wanted = " and ".join(_READERS[kind][0] for kind in kinds) or "nothing"
        raise ValueError(f"“{words}”: “{name}” is followed by {wanted}")
    try:
        read = (_READERS[kind][1](word) for word, kind in zip(given, kinds, strict=False))
        return known[name], tuple(read)
    except ValueError as error:
        raise ValueError(f"“{words}”: {error}") from error


def actions(words: str) -> tuple[Action, ...]:
    """Actions, one after the other: `expand lodge 1,1; end-turn`. Raises ValueError."""
    found = (named(ACTIONS, each) for each in words.split(";"))
    return tuple(kind(*arguments) for kind, arguments in found)


def measure(words: str) -> Measure:
    """What is asked of the rules, such as `access white wood`. Raises ValueError."""
    function, arguments = named(MEASURES, words)
    return partial(function, *arguments)
