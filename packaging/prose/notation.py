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


def parse_member(kind: type[_Member], word: str) -> _Member:
    """Parse the word for a member of an enumeration; ValueError if there is none."""
    for item in kind:
        if getattr(item, "word", item.value) == word:
            return item
    raise ValueError(f"there is no “{word}”")


def parse(
    definitions: Mapping[str, _Known], text: str, readers: Readers, *, is_whole: bool = True
) -> tuple[_Known, tuple[Any, ...]]:
    """Look up the first word of `text` in `definitions` and parse its arguments.

    `is_whole`: all arguments are required. ValueError with a message for authors.
    """
    name, *argument_words = text.split() or [""]
    if name not in definitions:
        raise ValueError(f"“{name}” is unknown; there are {', '.join(sorted(definitions))}")
    annotations = cast(Any, definitions[name]).__annotations__
    kinds = [kind for key, kind in annotations.items() if kind in readers and key != "return"]
    if len(argument_words) > len(kinds) or (
        is_whole and len(argument_words) < _count_required(definitions[name], kinds)
    ):
        wanted_arguments = " and ".join(readers[kind][0] for kind in kinds) or "nothing"
        raise ValueError(f"“{text}”: “{name}” is followed by {wanted_arguments}")
    try:
        read = (readers[kind][1](word) for word, kind in zip(argument_words, kinds, strict=False))
        return definitions[name], tuple(read)
    except ValueError as error:
        raise ValueError(f"“{text}”: {error}") from error


def _count_required(definition: object, kinds: list[str]) -> int:
    """Count the arguments without a default: those that may be None have one."""
    return sum(not kind.endswith("| None") for kind in kinds)
