"""Rule book and tutorial as the build packs them (`packaging/prose/packing.py`), made whole again.

A value is a list: the name of a class, or of a function that makes it, and its arguments.
"""

from __future__ import annotations

import json
from functools import partial
from types import ModuleType
from typing import Any, Final

from twoheirs_qt import data
from twoheirs_qt.rules import actions, components
from twoheirs_qt.words.measures import MEASURES


def _measure(name: str, *arguments: object) -> object:
    return partial(MEASURES[name], *arguments)


_MADE_BY: Final[dict[str, Any]] = {
    "tuple": lambda *items: items,
    "frozenset": lambda *items: frozenset(items),
    "dict": lambda *items: dict(items),
    "measure": _measure,
    "type": lambda name: getattr(actions, name),
}


def unpacked(name: str, *modules: ModuleType) -> object:
    """What the file `name` of the program's data holds, of classes that these modules know."""
    made_by: dict[str, Any] = {}
    for module in (actions, components, *modules):
        made_by.update(vars(module))
    made_by.update(_MADE_BY)

    def made(value: Any) -> object:
        if isinstance(value, list):
            return made_by[value[0]](*map(made, value[1:]))
        return value

    return made(json.loads(data.path(name).read_text("utf-8")))
