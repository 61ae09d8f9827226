"""The digest of a state, by which a reader knows that a replay went as the game did."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position
from twoheirs_qt.games.bunny_kingdom.rules.state import State

_LENGTH: Final = 12

_ORDERED: Final = frozenset({"seats", "reserves", "deck", "harvests", "ask", "before"})
"""Fields whose lists, at any depth, have an order that means something."""


def state_digest(state: State) -> str:
    """The first digits of the SHA-256 of the position, written in the one way of FORMAT.md."""
    return sha256(_write(_sort(dump_position(state))).encode("utf-8")).hexdigest()[:_LENGTH]


def _sort(data: object, is_ordered: bool = False) -> object:
    if isinstance(data, dict):
        return {key: _sort(value, is_ordered or key in _ORDERED) for key, value in data.items()}
    if isinstance(data, list):
        items = [_sort(item) for item in data]
        return items if is_ordered else sorted(items, key=_write)
    return data


def _write(data: object) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
