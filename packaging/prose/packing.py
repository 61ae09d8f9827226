"""Packs what was read as JSON: what `twoheirs_qt.words.packed` makes whole again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial

from twoheirs_qt.words.measures import MEASURES

_NAMES = {function: name for name, function in MEASURES.items()}


def packed(value: object) -> object:
    """`value` as JSON has it: the name of its class, or of what makes it, and the arguments."""
    match value:
        case Enum():
            return [type(value).__name__, value.value]
        case tuple():
            return ["tuple", *map(packed, value)]
        case frozenset():
            return ["frozenset", *sorted(map(packed, value), key=str)]
        case Mapping():
            return ["dict", *map(packed, value.items())]
        case partial():
            return ["measure", _NAMES[value.func], *map(packed, value.args)]
        case type():
            return ["type", value.__name__]
        case _ if is_dataclass(value):
            given = list(fields(value))
            while given and getattr(value, given[-1].name) == given[-1].default:
                given.pop()
            return [type(value).__name__, *(packed(getattr(value, each.name)) for each in given)]
        case _:
            return value
