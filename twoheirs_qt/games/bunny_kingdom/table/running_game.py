"""The running game as a table sees it: a `GameSession` with Bunny Kingdom, behind a seat's view."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    list_legal_actions,
    list_seats_to_act,
    why_not,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import State, View
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.text.language import localize


class GameChange(NamedTuple):
    """A change of the game: what happened, nothing where something was taken back."""

    events: tuple[Event, ...] = ()


class RunningGame(QObject):
    """A `TableSession` on the game that a session runs.

    It shows the hand of nobody but the people at this screen; with computers only, that of nobody,
    from the place of the first seat.
    """

    stepped = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seat = 0
        session.stepped.connect(self._follow)

    def _follow(self, change: Transition) -> None:
        self.stepped.emit(GameChange(change.events if change.is_forward else ()))

    @property
    def _state(self) -> State:
        state: State = self._session.state
        return state

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([localize(name) for name in self._session.seat_names])

    @property
    def people(self) -> frozenset[int]:
        places = range(len(self._state.table.seats))
        return frozenset(
            [seat_index for seat_index in places if not self._session.is_computer(seat_index)]
        )

    @property
    def seat(self) -> int:
        """The first person here who has to decide; without one, the person who looked last."""
        people = self.people
        people_to_act = [
            seat_index for seat_index in list_seats_to_act(self._state) if seat_index in people
        ]
        if people_to_act:
            self._seat = people_to_act[0]
        elif self._seat not in people:
            self._seat = min(people, default=0)
        return self._seat

    @property
    def view(self) -> View:
        view = make_view(self._state, self.seat)
        return view if self.people else view.hide_secrets()

    def list_legal_actions(self) -> list[Action]:
        session = self._session
        is_asked = self._state.table.active == self.seat and self.seat in self.people
        if session.is_over or session.is_at_action_limit or not is_asked:
            return []
        return list_legal_actions(self._state, self.seat)

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        return why_not(self._state, action, self.seat)

    def play(self, action: Action) -> bool:
        return bool(self.list_legal_actions()) and self._session.play(action)
