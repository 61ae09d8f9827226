"""The immutable tree that the model shows: rows with lasting keys, and values by role."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """A row and the rows below it.

    - `key`: tells a row from its neighbours and stays with it from state to state
    - `values`: by role; a `Text` is put into the player's language when it is asked for. Do not
      change it.
    - `children`: a row that has any keeps its key and its place for the whole game
    """

    key: Hashable
    values: Mapping[int, object]
    children: tuple[Node, ...] = ()


Tree = tuple[Node, ...]
"""The rows at the top, one a section."""

Path = tuple[int, ...]
"""The rows from the top down to a parent; `()` is the parent of the sections."""
