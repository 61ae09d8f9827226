"""The running game of The Two Heirs, with all that its table asks for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.play.chronicler import TwoHeirsChronicler
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.rules import Action, Catalogue, Heir, NewGame, Reason, State, Why
from twoheirs_qt.games.two_heirs.words.advice import FULL, THINKS, WAITS, advise
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.play import detached, session
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import Text

NAME = "twoheirs"


class GameSession(session.GameSession):
    """A running game of The Two Heirs; seats are heirs."""

    state: State
    resigned_seat: Heir | None
    model: GameModel

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        games: Games,
        now: Callable[[], datetime] = session.UTC_NOW,
        parent: QObject | None = None,
        remote_seats: session.RemoteSeats = lambda _: frozenset(),
    ) -> None:
        self._options: Options | None = None
        super().__init__(model, store, games, now, parent, TwoHeirsChronicler(), remote_seats)
        self.is_help_shown = True
        """Whether players are told what their actions would change."""

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue for new games."""
        catalogue: Catalogue = self.games.load_catalogue(self.games.find(NAME))
        return catalogue

    @property
    def seat_elsewhere(self) -> Heir | None:
        heir = self.state.active
        if not self.is_played_elsewhere(heir) or self.is_over or self.is_at_action_limit:
            return None
        return heir

    @property
    def is_over(self) -> bool:
        return self.resigned_seat is not None or self.state.is_over

    @property
    def only_human(self) -> Heir | None:
        """The heir of the only human at this screen; None if there are two, or none."""
        if self.state.solo is not None:
            return self.state.south
        humans = [heir for heir in Heir if not self.is_played_elsewhere(heir)]
        return humans[0] if len(humans) == 1 else None

    @property
    def options(self) -> Options:
        """The options of the present state."""
        state = self.state
        if self._options is None or self._options.state is not state:
            self._options = Options(state, self._closed)
        return self._options

    def _convert_seat(self, seat_index: int | None) -> Heir | None:
        return None if seat_index is None else Heir(seat_index)

    def _forget_options(self) -> None:
        self._options = None

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        return self.options.why_not(action)

    @property
    def advice(self) -> Text:
        """Advice on what can be done now, in one line."""
        if self.is_at_action_limit and not self.is_over:
            return FULL
        heir = self.seat_elsewhere
        if heir is None:
            return advise(self.state, self.names)
        return (WAITS if self.is_remote else THINKS).fill(heir=name_player(self.names, heir))

    @property
    def _closed(self) -> Reason | None:
        if self.resigned_seat is not None:
            return Reason(Why.GAME_OVER)
        if self.is_at_action_limit:
            return Reason(Why.RECORD_IS_FULL)
        heir = self.seat_elsewhere
        return None if heir is None else Reason(Why.COMPUTERS_TURN, heir=heir)

    def open_position(self, start: State, settings: GameSettings, origin: Origin) -> None:
        """Begin a game at a position."""
        self.begin_at(self.games.find(NAME), start, settings, origin)

    def new(self, options: NewGame, settings: GameSettings) -> None:
        """Begin a new game; the one that was running stays in the store."""
        fields = options._asdict()
        seed = fields.pop("seed")
        self.begin_new(self.games.find(NAME), fields, seed, settings)


class ReplaySession(detached.ReplaySession, GameSession):
    """A game that is only looked at."""
