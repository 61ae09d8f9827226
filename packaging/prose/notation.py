"""The notation for actions, measures and places in prose: `build inn-wheat 2,0`, `cell 0,0`.

The first word names a class or a function, and each argument is parsed by the annotation of its
parameter. Actions have the names of their `do` in files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

from twoheirs_qt.prose.compiled import MEASURES, Measure
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
    """Parse a cell, such as `-1,0`; ValueError if it is none."""
    column, comma, row = word.partition(",")
    if not comma:
        raise ValueError(f"“{word}” is no cell")
    return int(column), int(row)


def heir(word: str) -> Heir:
    """Parse `white` or `blue`; ValueError for another word."""
    return _of(Heir, word)


_Member = TypeVar("_Member", Heir, Terrain)


def _of(kind: type[_Member], word: str) -> _Member:
    for member in kind:
        if member.word == word:
            return member
    raise ValueError(f"there is no “{word}”")


def tile(word: str) -> str:
    """Parse the id of a tile of the catalogue; ValueError if there is none."""
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
"""The meaning and the parser of a word, by the annotation of its parameter."""

_Known = TypeVar("_Known")


def parse(
    known: Mapping[str, _Known], words: str, *, whole: bool = True
) -> tuple[_Known, tuple[Any, ...]]:
    """Look up the first word in `known` and parse its arguments; all are required if `whole`.

    ValueError with a message for authors.
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
    """Parse actions, such as `expand lodge 1,1; end-turn`; ValueError if one is wrong."""
    calls = (parse(ACTIONS, action) for action in words.split(";"))
    return tuple(kind(*arguments) for kind, arguments in calls)


def measure(words: str) -> Measure:
    """Parse a question to the rules, such as `access white wood`; ValueError if it is wrong."""
    function, arguments = parse(MEASURES, words)
    return partial(function, *arguments)
