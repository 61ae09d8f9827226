"""Bunny Kingdom as a `tabletop.game.Game`, the interface that the program has for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from twoheirs_qt.games.bunny_kingdom.codec import fault_texts
from twoheirs_qt.games.bunny_kingdom.codec.actions import dump_action, parse_action
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import (
    dump_catalogue,
    find_catalogue_faults,
    load_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.bunny_kingdom.codec.catalogue_text import (
    describe_catalogue,
    summarize_catalogue,
)
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position, read_position
from twoheirs_qt.games.bunny_kingdom.codec.scores import describe_score, dump_score
from twoheirs_qt.games.bunny_kingdom.formats import SAVE
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    list_legal_actions,
    list_seats_to_act,
    why_not,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State, StateOrView, View
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.words.game_words import BunnyWords
from twoheirs_qt.tabletop.files.error_texts import UNKNOWN_SEAT
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.migrations import find_format_name
from twoheirs_qt.tabletop.game import Result, StoredPosition, TurnChange
from twoheirs_qt.tabletop.opponent import Opponent

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.saves.log import BunnySaves


class BunnyCatalogues:
    """The catalogues of cards, map and lava: see `tabletop.game.GameCatalogues`."""

    def get_for_state(self, state: State | View) -> Catalogue:
        return state.table.catalogue

    def load_for_program(self) -> Catalogue:
        return load_program_catalogue()

    def parse(self, data: object) -> Catalogue:
        return parse_catalogue(data)

    def find_faults(self, data: object) -> list[FileError]:
        return find_catalogue_faults(data)

    def dump(self, catalogue: Catalogue) -> dict[str, object]:
        return dump_catalogue(catalogue)

    def describe(self, catalogue: Catalogue) -> str:
        return describe_catalogue(catalogue)

    def summarize(self, catalogue: Catalogue) -> str:
        return summarize_catalogue(catalogue)


class BunnyKingdom:
    """Bunny Kingdom. `make_first_state` takes the number of `players` as an option."""

    name = "bunny"
    catalogues = BunnyCatalogues()
    can_be_played_far = False

    def __init__(self) -> None:
        self.words = BunnyWords()

    @cached_property
    def saves(self) -> BunnySaves:
        """Imported late: commands that read positions do not wait for it."""
        from twoheirs_qt.games.bunny_kingdom.saves.log import BunnySaves

        return BunnySaves(self)

    @property
    def opponents(self) -> Mapping[str, Callable[[], Opponent[View, Action]]]:
        from twoheirs_qt.games.bunny_kingdom.opponents.levels import (
            OPPONENT_FACTORIES,  # when somebody plays
        )

        return OPPONENT_FACTORIES

    def make_first_state(
        self, catalogue: Catalogue, options: Mapping[str, Any], seed: int
    ) -> State:
        return create_game(catalogue, options["players"], seed)

    def list_seats(self, state: State | View) -> tuple[str, ...]:
        return tuple([seat.value for seat in state.table.seats])

    def find_seat_in_turn(self, state: State) -> int:
        return state.table.active or 0

    def list_seats_to_act(self, state: State | View) -> tuple[str, ...]:
        return tuple(
            [state.table.seats[seat_index].value for seat_index in list_seats_to_act(state)]
        )

    def list_legal_actions(self, state: State | View, seat: str) -> list[Action]:
        if isinstance(state, View) and state.table.seats[state.seat].value != seat:
            raise FileError(fault_texts.NOT_ACTIVE_VIEW, "seen_by")
        return list_legal_actions(state, _find_place(state, seat))

    def why_not(self, state: State, action: Action) -> tuple[Reason, ...]:
        return why_not(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        return apply(state, action)

    def find_turn_change(
        self, action: Action, before: State, after: State, events: Sequence[Event]
    ) -> TurnChange:
        """A turn is what a seat does before another one is asked, or something else.

        Rounds are what is counted.
        """
        old, new = before.table, after.table
        ends_turn = (old.round, old.phase, old.active) != (new.round, new.phase, new.active)
        reveals = any(event.reveals for event in events)
        return TurnChange(new_turns=new.round - old.round, ends_turn=ends_turn, reveals=reveals)

    def make_view(self, state: State, seat: str) -> View:
        return make_view(state, _find_place(state, seat))

    def ask_seat(self, state: State, seat: str) -> State:
        """Make a seat the active one: the seats before it pick any cards, which its view covers."""
        seat_index = _find_place(state, seat)
        while state.table.active != seat_index:
            state, _ = apply(state, list_legal_actions(state)[0])
        return state

    def count_points(self, state: State | View) -> tuple[int, ...]:
        """The points of the harvests, with those of parchments once these are face up."""
        table = state.table
        if table.phase not in (Phase.COPY, Phase.OVER):
            return tuple([sum(points) for points in table.harvests])
        columns = make_score_sheet(state).columns
        return tuple([columns[seat].total for seat in table.seats])

    def calculate_result(self, state: State | View) -> Result:
        sheet = make_score_sheet(state)
        points = {seat.value: column.total for seat, column in sheet.columns.items()}
        return Result(points, tuple([seat.value for seat in sheet.winners]), dump_score(sheet))

    # -- positions and actions --------------------------------------------------------------------

    def parse_position(
        self, data: object, catalogue: Catalogue, *, for_score: bool
    ) -> StoredPosition[StateOrView]:
        if find_format_name(data) == SAVE.name:
            self.saves.read_document(data, catalogue)
        position = read_position(data, catalogue, for_score=for_score)
        return StoredPosition(position, is_view=isinstance(position, View))

    def dump_position(self, stored: StoredPosition[StateOrView]) -> dict[str, object]:
        return dump_position(stored.position)

    def parse_action(self, data: object) -> Action:
        return parse_action(data)

    def dump_action(self, action: Action) -> dict[str, object]:
        return dump_action(action)

    # -- words ------------------------------------------------------------------------------------

    def describe_result(self, stored: StoredPosition[StateOrView]) -> str:
        return describe_score(make_score_sheet(stored.position), stored.position.table.phase)


def _find_place(state: State | View, seat: str) -> int:
    """The place of a seat by its name. Raises FileError if it is not in this game."""
    places = {seat.value: seat_index for seat_index, seat in enumerate(state.table.seats)}
    if seat not in places:
        raise FileError(UNKNOWN_SEAT.fill(seat=quote(seat)))
    return places[seat]
