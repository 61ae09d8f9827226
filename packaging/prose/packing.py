"""Pack the prose as JSON, which `twoheirs_qt.tabletop.prose.compiled` unpacks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial


def pack(value: object) -> object:
    """Convert a value to JSON: the name of its class or function, and the arguments."""
    match value:
        case Enum():
            return [type(value).__name__, value.value]
        case tuple():
            return ["tuple", *map(pack, value)]
        case frozenset():
            return ["frozenset", *sorted(map(pack, value), key=str)]
        case Mapping():
            return ["dict", *map(pack, value.items())]
        case partial():
            name = value.func.__name__.replace("_", "-")
            return ["measure", name, *map(pack, value.args)]
        case type():
            return ["type", value.__name__]
        case _ if is_dataclass(value):
            given_fields = list(fields(value))
            while (
                given_fields and getattr(value, given_fields[-1].name) == given_fields[-1].default
            ):
                given_fields.pop()
            return [
                type(value).__name__,
                *(pack(getattr(value, field.name)) for field in given_fields),
            ]
        case _:
            return value
