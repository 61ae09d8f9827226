"""Digests of states, the same on every system and in every version of the program.

A digest is the first twelve hexadecimal digits of the SHA-256 of a text with one line a field, as
described in `FORMAT.md`. It is plain text and not JSON, since loading a save checks every
turn.
"""

from __future__ import annotations

from hashlib import sha256

from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.state import State

_DIGITS = 12


def calculate_short_digest(text: str) -> str:
    """Calculate the digest of a text."""
    return sha256(text.encode("utf-8")).hexdigest()[:_DIGITS]


def calculate_state_digest(state: State) -> str:
    """Calculate the digest of a state from all that a position file contains."""
    return calculate_short_digest(format_state(state))


def format_state(state: State) -> str:
    """Write the text from which `calculate_state_digest` is calculated."""
    landscape = [f"{x},{y}:{face.label}" for (x, y), face in state.landscape.items()]
    white, blue = state.troops
    white_hand, blue_hand = state.hands
    slots = ["-" if tile is None else tile.id for tile in state.slots]
    turns_left = "-" if state.turns_left is None else state.turns_left
    lines = [
        f"{state.south.word} {state.score_roads:d} {state.active.word}",
        " ".join(sorted(landscape)),
        " ".join(sorted([troop.label for troop in white])),
        " ".join(sorted([troop.label for troop in blue])),
        f"{' '.join(slots)} {state.shield} {state.crown.word}",
        " ".join(sorted([tile.id for tile in white_hand])),
        " ".join(sorted([tile.id for tile in blue_hand])),
        " ".join([tile.id for tile in state.stack]),
        f"{state.taken:d} {state.discounts} {turns_left}",
        " ".join(sorted([_format_cell(cell) for cell in state.siege])),
    ]
    if state.solo is not None:
        solo = state.solo
        lines.append(f"{solo.level} {_format_cell(solo.last_built)} {_format_cell(solo.start)}")
        lines.append(" ".join([treasure.id for treasure in solo.pile]))
        placed_treasures = [
            f"{_format_cell(cell)}:{treasure.id}" for cell, treasure in solo.treasures.items()
        ]
        lines.append(" ".join(sorted(placed_treasures)))
    return "\n".join(lines)


def _format_cell(cell: Cell | None) -> str:
    return "-" if cell is None else f"{cell[0]},{cell[1]}"
