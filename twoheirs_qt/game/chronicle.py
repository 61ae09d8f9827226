"""The chronicle: which events are worth telling, and the rows that tell them."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.files.savegame import Origin
from twoheirs_qt.game.roles import DISPLAY, SPOKEN, Role
from twoheirs_qt.game.rows import NONE
from twoheirs_qt.game.tree import Node
from twoheirs_qt.rules import (
    Event,
    Heir,
    HenryLooked,
    Refilled,
    State,
    TurnBegan,
    TurnEnded,
)
from twoheirs_qt.words import Text, rows
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import Names

ChronicleEntries = tuple[Node, ...]


def is_told(event: Event) -> bool:
    """Whether the chronicle has a line for `event`.

    A refill is seen on the table, and that a turn ended is told by the heading of the next one;
    but lost discounts are worth a line.
    """
    match event:
        case Refilled():
            return False
        case TurnEnded():
            return event.discounts_lapsed > 0
    return True


def first_chronicle(
    state: State, turn: int, names: Names, origin: Origin | None = None
) -> ChronicleEntries:
    """The chronicle at the start of a game: one heading.

    A game begun from a moment of another one, or from what was left of a damaged one, as
    `origin` says, tells so first.
    """
    chronicle: ChronicleEntries = ()
    if origin is not None and origin.rescued is not None:
        text = rows.rescued_from(origin.rescued.game, origin.rescued.turn)
        chronicle = (_entry(0, turn, None, None, text),)
    elif origin is not None and origin.game and origin.turn is not None:
        text = rows.goes_on_from(origin.game, origin.turn)
        chronicle = (_entry(0, turn, None, None, text),)
    if state.is_over:
        return chronicle
    return (
        *chronicle,
        _heading(len(chronicle), turn, TurnBegan(state.active, state.turns_left), names),
    )


def extended(
    chronicle: ChronicleEntries, turn: int, events: tuple[Event, ...], state: State, names: Names
) -> tuple[ChronicleEntries, int]:
    """`chronicle` with these events of turn number `turn` added, and the number of the turn then.

    `state` is any state of the game, for its catalogue and for who is Henry.
    """
    added: list[Node] = []
    for event in events:
        row = len(chronicle) + len(added)
        if isinstance(event, TurnBegan):
            turn += 1
            added.append(_heading(row, turn, event, names))
        elif is_told(event):
            text = event_text(event, state.catalogue, names)
            added.append(_entry(row, turn, _heir_of(event, state), event, text))
    return (*chronicle, *added), turn


def entries_after(events: tuple[Event, ...], told: Sequence[Event]) -> tuple[int, ...]:
    """For each of `told`: how many entries of the chronicle tell of later events.

    `told` are some of `events`, in the same order; the answer is empty without events.
    """
    if not events:
        return ()
    found: list[int] = []
    left = list(events)
    for event in told:
        del left[: left.index(event) + 1]
        found.append(sum(map(is_told, left)))
    return tuple(found)


def given_up(chronicle: ChronicleEntries, turn: int, heir: Heir, names: Names) -> ChronicleEntries:
    """`chronicle` with the line that `heir` gives up."""
    return (*chronicle, _entry(len(chronicle), turn, heir, None, rows.gives_up(heir, names)))


def _heading(row: int, turn: int, event: TurnBegan, names: Names) -> Node:
    text = rows.turn_heading(turn, event.heir, names)
    return _entry(row, turn, event.heir, event, text, heading=True)


def _heir_of(event: Event, state: State) -> Heir | None:
    """Who did it, as far as the event tells."""
    if isinstance(event, HenryLooked):
        return state.henry
    heir = getattr(event, "heir", None)
    return heir if isinstance(heir, Heir) else None


def _entry(
    row: int,
    turn: int,
    heir: Heir | None,
    event: Event | None,
    text: Text,
    heading: bool = False,
) -> Node:
    return Node(
        row,
        {
            DISPLAY: text,
            SPOKEN: text,
            Role.EVENT: event,
            Role.TURN: turn,
            Role.HEIR: NONE if heir is None else int(heir),
            Role.HEADING: heading,
        },
    )
