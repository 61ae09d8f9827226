"""What one asks for by ear: what has changed since one's last turn, and what one can draw on."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.chronicle import is_told
from twoheirs_qt.game.presentation import groups
from twoheirs_qt.game.presentation.describe import Describer
from twoheirs_qt.game.presentation.spoken import spoken_supply
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.game.targets import AccessGlyph
from twoheirs_qt.rules import EndTurn, Event, Terrain, TurnBegan, TurnEnded
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.text import Text


def since_last_turn(session: GameSession) -> list[Text]:
    """What the opponent has done since the active heir's last turn ended; at least a sentence."""
    told = [
        event_text(event, session.state.catalogue, session.names)
        for event in _opponents(session)
        if is_told(event) and not isinstance(event, TurnBegan)
    ]
    return told or [own.NOTHING_SINCE]


def _opponents(session: GameSession) -> Iterator[Event]:
    done, heir = session.done_commands, session.state.active
    last = 0
    for number, command in enumerate(done):
        if isinstance(command.action, EndTurn) and command.before.state.active is heir:
            last = number + 1
    if last:
        events = done[last - 1].events
        ended = next(n for n, event in enumerate(events) if isinstance(event, TurnEnded))
        yield from events[ended + 1 :]  # Henry's turn belongs to the end of one's own
    for command in done[last:]:
        if command.before.state.active is not heir:
            yield from command.events


def means_spoken(describer: Describer, snapshot: TableSnapshot, sign: int) -> list[Text]:
    """The active heir's reach, and access to each resource with its sources; the landscape's size.

    `sign` is -1 where the table is seen from the North.
    """
    heir = snapshot.active
    if heir is None:
        return []
    return [
        groups.reserve(snapshot),
        *(describer.spoken(AccessGlyph(heir, terrain), snapshot) for terrain in Terrain),
        groups.extent(snapshot, sign),
        spoken_supply(snapshot),
    ]
