"""The Two Heirs as a `tabletop.game.Game`: each method calls the module that does its work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from twoheirs_qt.games.two_heirs.catalogue_text import describe_catalogue, summarize_catalogue
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    dump_catalogue,
    find_catalogue_errors,
    load_installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.codec.position import Position, dump_position, read_position
from twoheirs_qt.games.two_heirs.codec.vocabulary import HEIRS
from twoheirs_qt.games.two_heirs.formats import SAVE
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.rules.events import (
    Event,
    HenryLooked,
    Refilled,
    TreasurePlaced,
    TurnBegan,
    TurnEnded,
)
from twoheirs_qt.games.two_heirs.rules.legality import list_legal_actions, why_not
from twoheirs_qt.games.two_heirs.rules.scoring import make_score_sheet
from twoheirs_qt.games.two_heirs.rules.setup import NewGame, create_game
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.games.two_heirs.score_sheet import dump_sheet, format_sheet
from twoheirs_qt.games.two_heirs.words.game_words import TwoHeirsWords
from twoheirs_qt.tabletop.files.error_texts import UNKNOWN_SEAT
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.migrations import find_format_name
from twoheirs_qt.tabletop.game import Result, StoredPosition, TurnChange
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.opponent import Opponent

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.saves.log import TwoHeirsSaves

_IRREVERSIBLE_EVENTS: Final = frozenset({Refilled, TreasurePlaced, HenryLooked, TurnEnded})

_SEATS: Final = tuple(HEIRS)

View: TypeAlias = Position
"""A state in which the order of supply and treasures is not known; both heirs see the same."""


class TwoHeirsCatalogues:
    """The catalogues of tiles and treasures: see `tabletop.game.GameCatalogues`."""

    def get_for_state(self, state: State | View) -> Catalogue:
        return _unwrap_state(state).catalogue

    def load_for_program(self) -> Catalogue:
        return load_installed_catalogue()

    def parse(self, data: object) -> Catalogue:
        return parse_catalogue(data)

    def find_faults(self, data: object) -> list[FileError]:
        return find_catalogue_errors(data)

    def dump(self, catalogue: Catalogue) -> dict[str, object]:
        return dump_catalogue(catalogue)

    def describe(self, catalogue: Catalogue) -> str:
        return describe_catalogue(catalogue)

    def summarize(self, catalogue: Catalogue) -> str:
        return summarize_catalogue(catalogue)


class TwoHeirs:
    """The Two Heirs. `make_first_state` takes the fields of `NewGame` but for the seed as
    options."""

    name = "twoheirs"
    catalogues = TwoHeirsCatalogues()
    can_be_played_far = True

    def __init__(self) -> None:
        self.words = TwoHeirsWords()

    @cached_property
    def saves(self) -> TwoHeirsSaves:
        """The saves of this game; imported late: commands that read positions need not wait."""
        from twoheirs_qt.games.two_heirs.saves.log import TwoHeirsSaves

        return TwoHeirsSaves(self)

    @property
    def opponents(self) -> Mapping[str, Callable[[], Opponent[View, Action]]]:
        from twoheirs_qt.games.two_heirs.opponents.named import OPPONENTS

        return OPPONENTS

    def make_first_state(
        self, catalogue: Catalogue, options: Mapping[str, Any], seed: int
    ) -> State:
        return create_game(catalogue, NewGame(seed=seed, **options))

    def list_seats(self, state: State | View) -> tuple[str, ...]:
        return _SEATS

    def find_seat_in_turn(self, state: State) -> int:
        return state.active

    def list_seats_to_act(self, state: State | View) -> tuple[str, ...]:
        state = _unwrap_state(state)
        return () if state.is_over else (state.active.word,)

    def list_legal_actions(self, state: State | View, seat: str) -> list[Action]:
        return (
            list_legal_actions(_unwrap_state(state))
            if seat in self.list_seats_to_act(state)
            else []
        )

    why_not = staticmethod(why_not)
    apply = staticmethod(apply)

    def find_turn_change(
        self, action: Action, before: State, after: State, events: Sequence[Event]
    ) -> TurnChange:
        """Henry's turns count, too; a turn that has ended cannot be taken back."""
        kinds = [type(event) for event in events]
        reveals = not _IRREVERSIBLE_EVENTS.isdisjoint(kinds)
        if type(action) is not EndTurn:
            return TurnChange(new_turns=0, ends_turn=False, reveals=reveals)
        return TurnChange(new_turns=kinds.count(TurnBegan), ends_turn=True, reveals=reveals)

    def make_view(self, state: State, seat: str) -> View:
        if seat not in HEIRS:
            raise FileError(UNKNOWN_SEAT.fill(seat=quote(seat)))
        unseen = []  # piles in an order that nobody knows
        if len(state.stack) > 1:
            unseen.append("stack")
        if state.solo is not None and len(state.solo.pile) > 1:
            unseen.append("pile")
        return Position(hide_unseen(state), tuple(unseen))

    def ask_seat(self, state: State, seat: str) -> State:
        """Return the state itself: only one seat has to act at a time."""
        return state

    def count_points(self, state: State | View) -> tuple[int, ...]:
        white, blue = make_score_sheet(_unwrap_state(state)).heirs
        return white.total, blue.total

    def calculate_result(self, state: State | View) -> Result:
        sheet = make_score_sheet(_unwrap_state(state))
        points = {heir.word: sheet.heirs[heir].total for heir in Heir}
        winners = tuple(points) if sheet.winner is None else (sheet.winner.word,)
        return Result(points, winners, dump_sheet(sheet))

    # -- positions and actions --------------------------------------------------------------------

    def parse_position(
        self, data: object, catalogue: Catalogue, *, for_score: bool
    ) -> StoredPosition[State]:
        if find_format_name(data) != SAVE.name:
            position = read_position(data, catalogue, for_score=for_score)
            return StoredPosition(position.state, unseen_piles=position.unseen)
        save = self.saves.read_document(data, catalogue)
        return StoredPosition(save.state, names=save.settings.names)

    def dump_position(self, stored: StoredPosition[State | View]) -> dict[str, object]:
        position = stored.position
        if isinstance(position, Position):
            return dump_position(position.state, position.unseen)
        return dump_position(position, stored.unseen_piles)

    def parse_action(self, data: object) -> Action:
        return parse_action(data)

    def dump_action(self, action: Action) -> dict[str, object]:
        return dump_action(action)

    # -- words ------------------------------------------------------------------------------------

    def describe_result(self, stored: StoredPosition[State | View]) -> str:
        state = _unwrap_state(stored.position)
        white, blue = stored.names or ("", "")
        return format_sheet(make_score_sheet(state), state, (white, blue))


def make_two_heirs_games(catalogue: Catalogue) -> Games:
    """Return The Two Heirs alone, to be played with a catalogue."""
    return Games.of(_GAME, catalogue)


def _unwrap_state(state: State | View) -> State:
    return state.state if isinstance(state, Position) else state


_GAME: Final = TwoHeirs()
"""For sessions in which no other game is played."""
