"""The digest of a state, by which a reader knows that a replay went as the game did."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position
from twoheirs_qt.games.bunny_kingdom.rules.state import State

_DIGEST_LENGTH: Final = 12

_ORDERED_FIELDS: Final = frozenset({"seats", "reserves", "deck", "harvests", "ask", "before"})
"""Fields whose lists, at any depth, have an order that means something."""


def calculate_state_digest(state: State) -> str:
    """The first digits of the SHA-256 of the position in the canonical form of FORMAT.md."""
    return sha256(_format_json(_sort_lists(dump_position(state))).encode("utf-8")).hexdigest()[
        :_DIGEST_LENGTH
    ]


def _sort_lists(data: object, is_ordered: bool = False) -> object:
    if isinstance(data, dict):
        return {
            key: _sort_lists(value, is_ordered or key in _ORDERED_FIELDS)
            for key, value in data.items()
        }
    if isinstance(data, list):
        items = [_sort_lists(item) for item in data]
        return items if is_ordered else sorted(items, key=_format_json)
    return data


def _format_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
