"""The chronicle: which events are worth telling, and the rows that tell them."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.files.savegame import Origin
from twoheirs_qt.game.targets import Section
from twoheirs_qt.game.tree import Entries, Node
from twoheirs_qt.rules import Event, Heir, HenryLooked, Refilled, State, TurnBegan, TurnEnded
from twoheirs_qt.words.events import (
    event_text,
    gives_up,
    goes_on_from,
    rescued_from,
    short_text,
    turn_heading,
)
from twoheirs_qt.words.names import Names
from twoheirs_qt.words.text import Text


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


def first_chronicle(state: State, turn: int, names: Names, origin: Origin | None = None) -> Entries:
    """The chronicle at the start of a game: one heading.

    A game begun from a moment of another one, or from what was left of a damaged one, as
    `origin` says, tells so first.
    """
    chronicle: list[Node] = []
    if origin is not None and origin.rescued is not None:
        text = rescued_from(origin.rescued.game, origin.rescued.turn)
        chronicle.append(Node(0, text, Section.CHRONICLE))
    elif origin is not None and origin.game and origin.turn is not None:
        text = goes_on_from(origin.game, origin.turn)
        chronicle.append(Node(0, text, Section.CHRONICLE))
    if not state.is_over:
        begins = TurnBegan(state.active, state.turns_left)
        chronicle.append(_heading(len(chronicle), turn, begins, names))
    return Entries(chronicle)


def extended(
    chronicle: Entries, turn: int, events: tuple[Event, ...], state: State, names: Names
) -> tuple[Entries, int]:
    """`chronicle` with these events of turn number `turn` added, and the number of the turn then.

    `state` is any state of the game, for its catalogue and for who is Henry.
    """
    added: list[Node] = []
    looked: Text | None = None
    row, catalogue = len(chronicle), state.catalogue
    for event in events:
        if isinstance(event, TurnBegan):
            turn += 1
            added.append(_heading(row + len(added), turn, event, names))
        elif isinstance(event, HenryLooked):
            looked = event_text(event, catalogue, names)
        elif is_told(event):
            whole = event_text(event, catalogue, names)
            short = short_text(event, catalogue, names)
            reason = looked if short is None else whole
            looked = None
            heir = getattr(event, "heir", None)  # who did it, as far as the event tells
            text = short or whole
            added.append(Node(row + len(added), text, Section.CHRONICLE, heir, reason=reason))
    return chronicle.with_added(added), turn


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
        # What Henry looked at is told with what he took.
        found.append(sum(is_told(each) and not isinstance(each, HenryLooked) for each in left))
    return tuple(found)


def given_up(chronicle: Entries, heir: Heir, names: Names) -> Entries:
    """`chronicle` with the line that `heir` gives up."""
    text = gives_up(heir, names)
    return chronicle.with_added([Node(len(chronicle), text, Section.CHRONICLE, heir)])


def _heading(row: int, turn: int, event: TurnBegan, names: Names) -> Node:
    text = turn_heading(turn, event.heir, names)
    return Node(row, text, Section.CHRONICLE, event.heir, heading=True)
