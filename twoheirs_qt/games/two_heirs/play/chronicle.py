"""The chronicle: the events that are worth telling, and the entries that tell them."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.games.two_heirs.rules import (
    Event,
    Heir,
    HenryLooked,
    Refilled,
    State,
    TurnBegan,
    TurnEnded,
)
from twoheirs_qt.games.two_heirs.words.events import (
    describe_briefly,
    describe_continuation,
    describe_event,
    describe_giving_up,
    describe_rescue,
    make_turn_title,
)
from twoheirs_qt.games.two_heirs.words.names import Names
from twoheirs_qt.tabletop.play.entries import Entries, Entry
from twoheirs_qt.tabletop.saves.save import Origin
from twoheirs_qt.tabletop.text.text import Text


def has_entry(event: Event) -> bool:
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


def begin_chronicle(state: State, turn: int, names: Names, origin: Origin | None = None) -> Entries:
    """The chronicle at the start of a game: one heading.

    A game begun from a moment of another one, or from what was left of a damaged one, as
    `origin` says, tells so first.
    """
    chronicle: list[Entry] = []
    if origin is not None and origin.damaged_game is not None:
        text = describe_rescue(origin.damaged_game.game_name, origin.damaged_game.turn)
        chronicle.append(Entry(text))
    elif origin is not None and origin.game_name and origin.turn is not None:
        text = describe_continuation(origin.game_name, origin.turn)
        chronicle.append(Entry(text))
    if not state.is_over:
        turn_began = TurnBegan(state.active, state.turns_left)
        chronicle.append(_make_heading(turn, turn_began, names))
    return Entries(chronicle)


def extend(
    chronicle: Entries, turn: int, events: tuple[Event, ...], state: State, names: Names
) -> tuple[Entries, int]:
    """Add these events of turn number `turn` to `chronicle`; return it and the new turn number.

    `state` is any state of the game, for its catalogue and for who is Henry.
    """
    new_entries: list[Entry] = []
    search_text: Text | None = None
    catalogue = state.catalogue
    for event in events:
        if isinstance(event, TurnBegan):
            turn += 1
            new_entries.append(_make_heading(turn, event, names))
        elif isinstance(event, HenryLooked):
            search_text = describe_event(event, catalogue, names)
        elif has_entry(event):
            text = describe_event(event, catalogue, names)
            short = describe_briefly(event, catalogue, names)
            reason = search_text if short is None else text
            search_text = None
            heir = getattr(event, "heir", None)  # who did it, as far as the event tells
            new_entries.append(Entry(short or text, heir, reason=reason))
    return chronicle.add(new_entries), turn


def count_later_entries(events: tuple[Event, ...], shown: Sequence[Event]) -> tuple[int, ...]:
    """The number of entries about later events, for each of the events `shown`.

    `shown` are some of `events`, in the same order; the answer is empty without events.
    """
    if not events:
        return ()
    numbers: list[int] = []
    later_events = list(events)
    for event in shown:
        del later_events[: later_events.index(event) + 1]
        # What Henry looked at is told with what he took.
        numbers.append(
            sum(
                has_entry(earlier) and not isinstance(earlier, HenryLooked)
                for earlier in later_events
            )
        )
    return tuple(numbers)


def add_giving_up(chronicle: Entries, heir: Heir, names: Names) -> Entries:
    """`chronicle` with the line that `heir` gives up."""
    return chronicle.add([Entry(describe_giving_up(heir, names), heir)])


def _make_heading(turn: int, event: TurnBegan, names: Names) -> Entry:
    return Entry(make_turn_title(turn, event.heir, names), event.heir, is_heading=True)
