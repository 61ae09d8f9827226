"""A short name for a state, the same on every system and for every version of the program.

Twelve hexadecimal digits of the SHA-256 of a text with a line a field; what it is made of is told
in `FORMAT.md`. It is plain text and not JSON because a save is checked turn by turn when loaded.
"""

from __future__ import annotations

from hashlib import sha256

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.state import State

_LENGTH = 12


def short_digest(text: str) -> str:
    """The digest of any text."""
    return sha256(text.encode("utf-8")).hexdigest()[:_LENGTH]


def state_digest(state: State) -> str:
    """The digest of everything a position file says of a state; equal states, equal digests."""
    return short_digest(state_text(state))


def state_text(state: State) -> str:
    """The text whose digest `state_digest` is."""
    landscape = [f"{x},{y}:{face.label}" for (x, y), face in state.landscape.items()]
    white, blue = state.troops
    one, other = state.hands
    slots = ["-" if tile is None else tile.id for tile in state.slots]
    left = "-" if state.turns_left is None else state.turns_left
    lines = [
        f"{state.south.word} {state.score_roads:d} {state.active.word}",
        " ".join(sorted(landscape)),
        " ".join(sorted([troop.label for troop in white])),
        " ".join(sorted([troop.label for troop in blue])),
        f"{' '.join(slots)} {state.shield} {state.crown.word}",
        " ".join(sorted([tile.id for tile in one])),
        " ".join(sorted([tile.id for tile in other])),
        " ".join([tile.id for tile in state.stack]),
        f"{state.taken:d} {state.discounts} {left}",
        " ".join(sorted([_at(cell) for cell in state.siege])),
    ]
    if state.solo is not None:
        solo = state.solo
        lines.append(f"{solo.level} {_at(solo.last_built)} {_at(solo.start)}")
        lines.append(" ".join([treasure.id for treasure in solo.pile]))
        lying = [f"{_at(cell)}:{treasure.id}" for cell, treasure in solo.treasures.items()]
        lines.append(" ".join(sorted(lying)))
    return "\n".join(lines)


def _at(cell: Cell | None) -> str:
    return "-" if cell is None else f"{cell[0]},{cell[1]}"
