"""A save of Bunny Kingdom: its own parts of the lines of a log."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.codec import fault_texts
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import (
    dump_catalogue,
    load_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position, parse_position
from twoheirs_qt.games.bunny_kingdom.formats import SAVE
from twoheirs_qt.games.bunny_kingdom.rules import RULES_VERSION
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    Catalogue,
    Pile,
    Seat,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, State, Table
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.saves.game_log import dump_players
from twoheirs_qt.tabletop.saves.save import (
    COMPUTER,
    Beginning,
    DamagedGame,
    GameSettings,
    Origin,
    SaveGame,
    TakeBackRule,
)

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.saves.shapes import (
        FirstLine,
        NewOriginShape,
        PositionOriginShape,
        SettingsShape,
    )
    from twoheirs_qt.tabletop.saves.save_shapes import CatalogueNameShape


class NewGame(NamedTuple):
    """The options of a new game."""

    seed: int
    players: int = 2


class BunnySaves:
    """The part of Bunny Kingdom in saves: see `tabletop.game.GameSaves`.

    Where hands are covered between the seats at one screen, actions are taken back only until cards
    are revealed; where they are open, freely.
    """

    format = SAVE
    rules = RULES_VERSION
    max_actions = 1000
    """A game has about 120, and never more than 300."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def make_origin(self, options: Mapping[str, Any], seed: int) -> Origin:
        return Origin.new_game(NewGame(seed, **options))

    # -- the lines of a log -----------------------------------------------------------------------

    def get_first_line_shape(self) -> type[Any]:
        from twoheirs_qt.games.bunny_kingdom.saves.shapes import FirstLine

        return FirstLine

    def list_change_shapes(self) -> Mapping[str, type[Any]]:
        from twoheirs_qt.games.bunny_kingdom.saves.shapes import CHANGES

        return CHANGES

    def parse_beginning(self, line: FirstLine, catalogue: Catalogue) -> Beginning:
        if line.rules > RULES_VERSION:
            versions = {"version": str(line.rules)[:20], "newest": str(RULES_VERSION)}
            raise FileError(error_texts.NEWER_RULES.fill(**versions), "rules")
        game_catalogue = _find_catalogue(line.catalogue, catalogue)
        try:
            start = parse_position(line.start, game_catalogue)
        except FileError as fault:
            raise fault.add_outer_location("start") from None
        settings = _parse_settings(line.settings, start.table.seats)
        self.check_players(settings, start)
        return Beginning(_parse_origin(line.origin), start, settings)

    def check_players(self, settings: GameSettings, start: State) -> None:
        entries = zip(start.table.seats, settings.players, settings.opponents, strict=True)
        for seat, player, opponent in entries:
            if player == COMPUTER and not opponent:
                raise FileError(error_texts.NOT_IN_SHAPE, f"settings.seats.{seat.value}.opponent")

    def dump_beginning(self, save: SaveGame) -> dict[str, object]:
        return {
            "catalogue": _dump_catalogue(save.start.table.catalogue),
            "origin": _dump_origin(save.origin),
            "settings": {
                "seats": dump_players(save),
                "covers_hands": save.settings.take_back_rule is not TakeBackRule.FREE,
            },
            "start": dump_position(save.start),
        }

    def calculate_digest(self, state: State) -> str:
        return calculate_state_digest(state)

    def find_first_turn(self, origin: Origin, start: State) -> int:
        """The running round."""
        return start.table.round

    # -- documents --------------------------------------------------------------------------------

    def read_document(self, data: object, catalogue: Catalogue) -> SaveGame:
        """Raise FileError: every save is a log, which has a checksum in each line."""
        SAVE.migrate(data)
        raise FileError(error_texts.DAMAGED_LINE)

    def rescue_document(self, raw: bytes, catalogue: Catalogue, now: str) -> None:
        return None

    # -- the unseen part --------------------------------------------------------------------------

    def extract_known_part(self, state: State) -> State:
        """The state with the deck and the reserves, which nobody has seen, in order."""
        reserves = tuple([bytes(sorted(pile)) for pile in state.reserves])
        return state._replace(deck=bytes(sorted(state.deck)), reserves=reserves)

    def remove_unseen(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        """Put what nobody has seen of the deck into another order; what was taken back goes."""
        if save.is_over:
            return save
        start, left_count = save.start, len(save.state.deck)
        drawn_count = len(start.deck) - left_count
        deck = start.deck[:drawn_count] + _shuffle(start.deck[drawn_count:], randrange)
        actions = save.actions[: save.done_count]
        return replace(save, start=start._replace(deck=deck), actions=actions)

    def reshuffle(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        return save

    def reshuffle_position(self, state: State, randrange: Callable[[int], int]) -> State:
        return state

    def remove_unseen_from_position(self, state: State) -> State:
        return state

    # -- the list of games ------------------------------------------------------------------------

    def list_players(self, save: SaveGame) -> tuple[str, ...]:
        return save.settings.players

    def collect_details(self, save: SaveGame) -> Mapping[str, Any]:
        """Empty: the list of games shows no details of Bunny Kingdom."""
        return {}

    def describe_picture(self, save: SaveGame) -> str:
        """The digest of the catalogue, and each territory with a rabbit or a building.

        As all lords see it: `A3,yellow,city-1`, with an empty word for what is not there.
        """
        table: Table = save.state.table
        owners = {
            index: seat.value
            for seat, land in zip(table.seats, table.land, strict=True)
            for index in list_indices(land)
        }
        cells = (
            f"{TERRITORY_NAMES[index]},{owners.get(index, '')},{_find_building_id(table, number)}"
            for index, number in enumerate(table.buildings)
            if index in owners or number != EMPTY
        )
        return ";".join((table.catalogue.digest, *cells))


def _find_building_id(table: Table, number: int) -> str:
    return "" if number == EMPTY else table.catalogue.card_ids[number]


def _shuffle(pile: Pile, randrange: Callable[[int], int]) -> Pile:
    cards = [*pile]
    for last in range(len(cards) - 1, 0, -1):
        chosen = randrange(last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return bytes(cards)


# -- reading --------------------------------------------------------------------------------------


def _find_catalogue(shape: CatalogueNameShape, catalogue: Catalogue) -> Catalogue:
    """Find the catalogue with which the game was played. Raises FileError if there is none."""
    for candidate in (catalogue, load_program_catalogue()):
        if shape.digest == candidate.digest:
            return candidate
    if shape.content is None:
        raise FileError(error_texts.NO_CATALOGUE.fill(name=quote(shape.name)), "catalogue")
    try:
        enclosed = parse_catalogue(shape.content)
    except FileError as fault:
        raise fault.add_outer_location("catalogue.content") from None
    if enclosed.digest != shape.digest:
        raise FileError(error_texts.OTHER_CATALOGUE, "catalogue.digest")
    return enclosed


def _parse_origin(shape: NewOriginShape | PositionOriginShape) -> Origin:
    rescued_shape = shape.rescued
    rescued = None if rescued_shape is None else DamagedGame(rescued_shape.game, rescued_shape.turn)
    if shape.kind == "position":
        return Origin(None, shape.game, shape.turn, rescued)
    return Origin(NewGame(shape.seed, shape.players), damaged_game=rescued)


def _parse_settings(shape: SettingsShape, seats: tuple[Seat, ...]) -> GameSettings:
    if set(shape.seats) != set(seats):
        raise FileError(fault_texts.SEATS_INCOMPLETE, "settings.seats")
    entries = [shape.seats[seat] for seat in seats]
    return GameSettings(
        names=tuple([entry.name for entry in entries]),
        players=tuple([entry.player for entry in entries]),
        take_back_rule=TakeBackRule.UNTIL_REVEALED if shape.covers_hands else TakeBackRule.FREE,
        opponents=tuple([_find_opponent_name(entry.player, entry.opponent) for entry in entries]),
    )


def _find_opponent_name(player: str, opponent: str | None) -> str:
    return opponent or "" if player == COMPUTER else ""


# -- writing --------------------------------------------------------------------------------------


def _dump_origin(origin: Origin) -> dict[str, object]:
    options: NewGame | None = origin.new_game_options
    data: dict[str, object] = {"kind": "position", "game": origin.game_name, "turn": origin.turn}
    if options is not None:
        data = {"kind": "new", "players": options.players, "seed": options.seed}
    if origin.damaged_game is not None:
        data["rescued"] = {"game": origin.damaged_game.game_name, "turn": origin.damaged_game.turn}
    return data


def _dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    data: dict[str, object] = {"name": catalogue.name, "digest": catalogue.digest}
    if catalogue.digest != load_program_catalogue().digest:
        data["content"] = dump_catalogue(catalogue)
    return data


_DIGEST_LENGTH: Final = 12

_ORDERED_FIELDS: Final = frozenset({"seats", "reserves", "deck", "harvests", "ask", "before"})
"""Fields whose lists, at any depth, have an order that means something."""


def calculate_state_digest(state: State) -> str:
    """The first digits of the SHA-256 of the position in the canonical form of FORMAT.md."""
    return sha256(_format_json(_sort_lists(dump_position(state))).encode("utf-8")).hexdigest()[
        :_DIGEST_LENGTH
    ]


def _sort_lists(data: object, is_ordered: bool = False) -> object:
    if isinstance(data, dict):
        return {
            key: _sort_lists(value, is_ordered or key in _ORDERED_FIELDS)
            for key, value in data.items()
        }
    if isinstance(data, list):
        items = [_sort_lists(item) for item in data]
        return items if is_ordered else sorted(items, key=_format_json)
    return data


def _format_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
