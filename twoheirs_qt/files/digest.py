"""A short name for a state, the same on every system and for every version of the program.

Twelve hexadecimal digits of the SHA-256 of a text with a line a field; what it is made of is told
in `FORMAT.md`. It is plain text and not JSON because a save is checked turn by turn when loaded.
"""

from __future__ import annotations

from hashlib import sha256

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Troop, TroopKind
from twoheirs_qt.rules.state import State

_LENGTH = 12
_RETINUE = TroopKind.RETINUE


def short_digest(text: str) -> str:
    """The digest of any text."""
    return sha256(text.encode("utf-8")).hexdigest()[:_LENGTH]


def state_digest(state: State) -> str:
    """The digest of everything a position file says of a state; equal states, equal digests."""
    return short_digest(state_text(state))


def state_text(state: State) -> str:
    """The text whose digest `state_digest` is."""
    landscape = [f"{x},{y}:{face.label}" for (x, y), face in state.landscape.items()]
    slots = ["-" if tile is None else tile.id for tile in state.slots]
    left = "-" if state.turns_left is None else state.turns_left
    lines = [
        f"{state.south.word} {state.score_roads:d} {state.active.word}",
        _sorted(landscape),
        *[_sorted([_troop(troop) for troop in troops]) for troops in state.troops],
        f"{' '.join(slots)} {state.shield} {state.crown.word}",
        *[_sorted([tile.id for tile in hand]) for hand in state.hands],
        " ".join([tile.id for tile in state.stack]),
        f"{state.taken:d} {state.discounts} {left}",
        _sorted([_at(cell) for cell in state.siege]),
    ]
    if state.solo is not None:
        solo = state.solo
        lines.append(f"{solo.level} {_at(solo.last_built)} {_at(solo.start)}")
        lines.append(" ".join([treasure.id for treasure in solo.pile]))
        lying = [f"{_at(cell)}:{treasure.id}" for cell, treasure in solo.treasures.items()]
        lines.append(_sorted(lying))
    return "\n".join(lines)


def _sorted(words: list[str]) -> str:
    words.sort()
    return " ".join(words)


def _troop(troop: Troop) -> str:
    # Not `kind.value`, which takes as long as all the rest of the line.
    kind = "retinue" if troop.kind is TroopKind.RETINUE else "troop"
    cross = "" if troop.terrain is None else f":{troop.terrain.word}"
    return f"{kind}:{_at(troop.at)}:{'1' if troop.moved else '0'}{cross}"


def _at(cell: Cell | None) -> str:
    return "-" if cell is None else f"{cell[0]},{cell[1]}"
