"""A short name for a state, the same on every system and for every version of the program.

Twelve hexadecimal digits of the SHA-256 of a text with a line a field; what it is made of is told
in `FORMAT.md`. It is plain text and not JSON because a save is checked turn by turn when loaded.
"""

from __future__ import annotations

from hashlib import sha256

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir
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
    owners = {Heir.WHITE: "white", Heir.BLUE: "blue", None: "-"}
    lines = [
        f"{state.south.word} {state.score_roads:d} {state.active.word}",
        " ".join(
            sorted(
                [
                    f"{cell[0]},{cell[1]}:{face.tile.id}:{owners[face.owner]}"
                    for cell, face in state.landscape.items()
                ]
            )
        ),
    ]
    for troops in state.troops:
        lines.append(
            " ".join(
                sorted(
                    [
                        f"{troop.kind.value}:{_at(troop.at)}:{troop.moved:d}"
                        + ("" if troop.terrain is None else f":{troop.terrain.word}")
                        for troop in troops
                    ]
                )
            )
        )
    slots = " ".join(["-" if tile is None else tile.id for tile in state.slots])
    lines.append(f"{slots} {state.shield} {state.crown.word}")
    for hand in state.hands:
        lines.append(" ".join(sorted([tile.id for tile in hand])))
    lines.append(" ".join([tile.id for tile in state.stack]))
    left = "-" if state.turns_left is None else state.turns_left
    lines.append(f"{state.taken:d} {state.discounts} {left}")
    lines.append(" ".join(sorted([_at(cell) for cell in state.siege])))
    if state.solo is not None:
        solo = state.solo
        lines.append(f"{solo.level} {_at(solo.last_built)} {_at(solo.start)}")
        lines.append(" ".join([treasure.id for treasure in solo.pile]))
        lying = [f"{_at(cell)}:{treasure.id}" for cell, treasure in solo.treasures.items()]
        lines.append(" ".join(sorted(lying)))
    return "\n".join(lines)


def _at(cell: Cell | None) -> str:
    return "-" if cell is None else f"{cell[0]},{cell[1]}"
