"""Loading the compiled rule book and tutorial of a game (see `packaging/prose/packing.py`).

A value is a list: the name of a class, or of a function that creates it, and its arguments.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar

from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.prose import book_model, course_model
from twoheirs_qt.tabletop.prose.book_model import Measure
from twoheirs_qt.tabletop.text import text
from twoheirs_qt.tabletop.text.text import Arg

_Function = TypeVar("_Function", bound=Callable[..., Arg])


class Measures(dict[str, Callable[..., Arg]]):
    """The values that a game calculates for its examples, by their names in prose.

    They are functions whose last argument is the played example.
    """

    def add(self, function: _Function) -> _Function:
        """Add a function under its own name; a decorator."""
        self[function.__name__.replace("_", "-")] = function
        return function

    def bind(self, name: str, *arguments: object) -> Measure:
        """Return a value with all its arguments but the played example."""
        return partial(self[name], *arguments)


_CONSTRUCTORS: Final[dict[str, Any]] = {
    "tuple": lambda *items: items,
    "frozenset": lambda *items: frozenset(items),
    "dict": lambda *items: dict(items),
}

Modules: TypeAlias = tuple[ModuleType, ...]
"""The modules of a game with the classes in its prose: actions, blocks, parts of its table."""


def load_compiled(name: str, measures: Measures, modules: Modules) -> object:
    """Load the file `name` of the program's data; `measures` and `modules` are the game's own."""
    classes: dict[str, Any] = {}
    for module in (text, book_model, course_model, *modules):
        classes.update(vars(module))
    constructors = {
        **classes,
        **_CONSTRUCTORS,
        "measure": measures.bind,
        "type": classes.__getitem__,
    }

    def create(value: Any) -> object:
        if isinstance(value, list):
            return constructors[value[0]](*map(create, value[1:]))
        return value

    return create(json.loads(data.find_path(name).read_text("utf-8")))
