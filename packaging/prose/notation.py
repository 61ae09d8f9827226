"""The notation for actions, measures and places in prose: `build inn-wheat 2,0`, `cell 0,0`.

The first word names a class or a function, and each argument is parsed by the annotation of its
parameter. Actions have the names of their `do` in files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeAlias, TypeVar, cast

Readers: TypeAlias = Mapping[str, tuple[str, Callable[[str], object]]]
"""The meaning and the parser of a word, by the annotation of its parameter."""

_Known = TypeVar("_Known")
_Member = TypeVar("_Member", bound=Enum)


def member(kind: type[_Member], word: str) -> _Member:
    """Parse the word for a member of an enumeration; ValueError if there is none."""
    for item in kind:
        if getattr(item, "word", item.value) == word:
            return item
    raise ValueError(f"there is no “{word}”")


def parse(
    known: Mapping[str, _Known], words: str, readers: Readers, *, whole: bool = True
) -> tuple[_Known, tuple[Any, ...]]:
    """Look up the first word in `known` and parse its arguments; all are required if `whole`.

    ValueError with a message for authors.
    """
    name, *given = words.split() or [""]
    if name not in known:
        raise ValueError(f"“{name}” is unknown; there are {', '.join(sorted(known))}")
    annotations = cast(Any, known[name]).__annotations__
    kinds = [kind for key, kind in annotations.items() if kind in readers and key != "return"]
    if len(given) > len(kinds) or (whole and len(given) < _count_required(known[name], kinds)):
        wanted = " and ".join(readers[kind][0] for kind in kinds) or "nothing"
        raise ValueError(f"“{words}”: “{name}” is followed by {wanted}")
    try:
        read = (readers[kind][1](word) for word, kind in zip(given, kinds, strict=False))
        return known[name], tuple(read)
    except ValueError as error:
        raise ValueError(f"“{words}”: {error}") from error


def _count_required(known: object, kinds: list[str]) -> int:
    """Count the arguments without a default: those that may be None have one."""
    return sum(not kind.endswith("| None") for kind in kinds)
