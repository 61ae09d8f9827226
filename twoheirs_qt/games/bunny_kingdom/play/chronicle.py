"""The chronicle of a game: as everybody at one screen may read it, or as onlookers may."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from twoheirs_qt.games.bunny_kingdom.play.steps import hide_secrets
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    Dealt,
    Event,
    FiefHarvested,
    HandsPassed,
    Harvested,
    Picked,
    ReserveDrawn,
    RoundBegan,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.words.events import describe_continuation, describe_event
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.play.entries import Entries, Entry
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.play.moments import Chronicler, Moment, Names
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import Origin, SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences, make_untranslated_text

_UNRECORDED_EVENTS = (Dealt, HandsPassed, Picked, ReserveDrawn)
"""Events of every pick: what comes of them is written when the cards are turned up."""


def list_entries(
    events: Sequence[Event], hidden_from: Sequence[Seat], names: Mapping[Seat, Text]
) -> list[Entry]:
    """The entries about events, as far as all of these seats may see them.

    The fiefs of a harvest are the reason of its entry.
    """
    entries: list[Entry] = []
    fiefs: list[Text] = []
    for event in hide_secrets(events, hidden_from):
        text = describe_event(event, names)
        if isinstance(event, FiefHarvested):
            fiefs.append(text)
        elif isinstance(event, Harvested):
            reason = join_whole_sentences(fiefs) if fiefs else None
            entries.append(Entry(text, list(Seat).index(event.seat), reason=reason))
            fiefs = []
        elif not isinstance(event, _UNRECORDED_EVENTS):
            seat: Seat | None = getattr(event, "seat", None)
            number = None if seat is None else list(Seat).index(seat)
            entries.append(Entry(text, number, is_heading=isinstance(event, RoundBegan)))
    return entries


def list_first_entries(start: State, origin: Origin) -> list[Entry]:
    """The entries at the start of a game: where it comes from, and its round."""
    entries = list_entries([RoundBegan(start.table.round)], (), {})
    if origin.game_name and origin.turn is not None:
        entries.insert(0, Entry(describe_continuation(origin.game_name, origin.turn)))
    return entries


class BunnyChronicler(Chronicler):
    """Makes moments with the chronicle that onlookers may read: what any seat hides is covered."""

    def make_first_moment(self, save: SaveGame, names: Names) -> Moment:
        entries = Entries(list_first_entries(save.start, save.origin))
        return Moment(save.start, entries, save.game.saves.find_first_turn(save.origin, save.start))

    def make_next_moment(
        self, before: Moment, state: Any, events: tuple[Any, ...], turns: int, names: Names
    ) -> Moment:
        chronicle, seats = before.chronicle, state.table.seats
        assert isinstance(chronicle, Entries)
        texts = [name if isinstance(name, Text) else make_untranslated_text(name) for name in names]
        entries = list_entries(events, seats, dict(zip(seats, texts, strict=True)))
        return Moment(state, chronicle.add(entries), before.turn + turns)


class BunnyChronicle(QObject):
    """Keeps the `model` of the entries up to date with the game of `session`.

    What is covered for anybody at this screen is covered in it, even when the game is over. The
    seats of entries are the numbers of their colors.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.model = ChronicleModel(localize, self)
        self._commands: list[ActionCommand] = []
        self._entries: list[list[Entry]] = []
        session.opened.connect(self.begin)
        session.stepped.connect(self._follow)
        if session.is_open:
            self.begin()

    def begin(self) -> None:
        """Write the whole chronicle again: another game is open, or others sit at this screen."""
        self._commands.clear()
        self._entries.clear()
        self.model.open(self._write())

    def _follow(self, _: object) -> None:
        self.model.follow(self._write())

    def _write(self) -> Entries:
        """The entries up to now; those of actions that stay are kept."""
        session, done_commands = self._session, self._session.done_commands
        unchanged_count = 0
        while (
            unchanged_count < min(len(done_commands), len(self._commands))
            and done_commands[unchanged_count] is self._commands[unchanged_count]
        ):
            unchanged_count += 1
        del self._commands[unchanged_count:], self._entries[unchanged_count:]
        first_state: State = done_commands[0].before.state if len(done_commands) else session.state
        seats = first_state.table.seats
        people = [seat for n, seat in enumerate(seats) if not session.is_computer(n)] or seats
        names = dict(zip(seats, session.seat_names, strict=True))
        for command in done_commands[unchanged_count:]:
            self._commands.append(command)
            self._entries.append(list_entries(command.events, people, names))
        entries = list_first_entries(first_state, session.save.origin)
        return Entries(
            [*entries, *(entry for action_entries in self._entries for entry in action_entries)]
        )
