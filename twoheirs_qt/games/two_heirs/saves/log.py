"""A save of The Two Heirs: its own parts of the lines of a log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from twoheirs_qt.games.two_heirs.codec import fault_texts
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    dump_catalogue,
    find_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.codec.position import Position, dump_position, read_position
from twoheirs_qt.games.two_heirs.formats import SAVE
from twoheirs_qt.games.two_heirs.rules import RULES_VERSION
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY, NewGame
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import RandRange, hide_unseen, redeal, replace_undrawn
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.saves.game_log import dump_players
from twoheirs_qt.tabletop.saves.save import (
    Beginning,
    DamagedGame,
    GameSettings,
    Origin,
    SaveGame,
)

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.saves.shapes import (
        BeginningShape,
        HeirSettingsShape,
        NewOriginShape,
        PositionOriginShape,
        SettingsShape,
    )
    from twoheirs_qt.tabletop.saves.save_shapes import CatalogueNameShape


class TwoHeirsSaves:
    """The part of The Two Heirs in saves: see `tabletop.game.GameSaves`.

    In a solo game Henry plays his heir, whatever the settings contain.
    """

    format = SAVE
    rules = RULES_VERSION
    max_actions = MAX_ACTIONS

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def make_origin(self, options: Mapping[str, Any], seed: int) -> Origin:
        return Origin.new_game(NewGame(seed=seed, **options))

    # -- the lines of a log -----------------------------------------------------------------------

    def get_first_line_shape(self) -> type[Any]:
        from twoheirs_qt.games.two_heirs.saves.shapes import FirstLine

        return FirstLine

    def list_change_shapes(self) -> Mapping[str, type[Any]]:
        from twoheirs_qt.games.two_heirs.saves.shapes import CHANGES

        return CHANGES

    def parse_beginning(self, line: BeginningShape, catalogue: Catalogue) -> Beginning:
        start = parse_start(line, catalogue)
        settings = _parse_settings(line.settings)
        self.check_players(settings, start)
        return Beginning(parse_origin(line.origin), start, settings, tuple(line.unseen))

    def check_players(self, settings: GameSettings, start: State) -> None:
        for heir in Heir:
            player, location = settings.players[heir], f"settings.heirs.{heir.word}"
            henry, computer = heir is start.henry, player == "computer"
            if (player == "henry") is not henry or (computer and start.solo is not None):
                fault = fault_texts.WRONG_PLAYER.fill(value=quote(player))
                raise FileError(fault, f"{location}.player")
            if computer and not settings.opponents[heir]:
                raise FileError(error_texts.NOT_IN_SHAPE, f"{location}.opponent")

    def dump_beginning(self, save: SaveGame) -> dict[str, object]:
        unseen = {"unseen": list(save.unseen_piles)} if save.unseen_piles else {}
        return {
            "catalogue": _dump_catalogue(save.start.catalogue),
            "origin": _dump_origin(save.origin),
            "settings": {
                "heirs": dump_players(save),
                "take_back": save.settings.take_back_rule.value,
            },
            "start": dump_position(save.start),
            **unseen,
        }

    def calculate_digest(self, state: State) -> str:
        return calculate_state_digest(state)

    def find_first_turn(self, origin: Origin, start: State) -> int:
        return origin.first_turn

    # -- documents of version 1 -------------------------------------------------------------------

    def read_document(self, data: object, catalogue: Catalogue) -> SaveGame:
        from twoheirs_qt.games.two_heirs.saves.version_1 import parse_document

        return parse_document(data, catalogue, self._game)

    def rescue_document(self, raw: bytes, catalogue: Catalogue, now: str) -> SaveGame | None:
        from twoheirs_qt.games.two_heirs.saves.version_1 import rescue_document

        return rescue_document(raw, catalogue, now, self._game)

    # -- the unseen part --------------------------------------------------------------------------

    def extract_known_part(self, state: State) -> State:
        return hide_unseen(state)

    def remove_unseen(self, save: SaveGame, randrange: RandRange) -> SaveGame:
        """Sort what is unseen by name, and name these piles in `unseen_piles`.

        The topmost tile of the supply, whose terrain is visible, is one of that terrain.
        """
        current: State = save.state
        piles = list_unseen_piles(current)
        if not piles or save.is_over:
            return save
        start = replace_undrawn(save.start, hide_unseen(current))
        return replace(
            save, start=start, actions=save.actions[: save.done_count], unseen_piles=piles
        )

    def reshuffle(self, save: SaveGame, randrange: RandRange) -> SaveGame:
        start = replace_undrawn(save.start, redeal(save.state, randrange))
        return replace(save, start=start, unseen_piles=())

    def reshuffle_position(self, state: State, randrange: RandRange) -> State:
        return redeal(state, randrange)

    def remove_unseen_from_position(self, state: State) -> Position:
        return Position(hide_unseen(state), list_unseen_piles(state))

    # -- the list of games ------------------------------------------------------------------------

    def list_players(self, save: SaveGame) -> tuple[str, ...]:
        return find_players(save.settings, save.start)

    def collect_details(self, save: SaveGame) -> Mapping[str, Any]:
        """The mode, Henry's level and the sets."""
        start: State = save.start
        options: NewGame | None = save.origin.new_game_options
        level = None if start.solo is None else start.solo.level
        sets = start.sets if options is None else options.sets
        return {
            "mode": "duel" if start.solo is None else "solo",
            "level": level,
            "sets": [tile_set.value for tile_set in sets],
        }

    def describe_picture(self, save: SaveGame) -> str:
        """Seat in the South, digest of the catalogue, and tiles of the landscape."""
        state: State = save.state
        tiles = (
            f"{x},{y},{face.tile.id},{'' if face.owner is None else face.owner.word}"
            for (x, y), face in state.landscape.items()
        )
        return ";".join((state.south.word, state.catalogue.digest, *tiles))


def find_players(settings: GameSettings, start: State) -> tuple[str, ...]:
    """Return the players of a game from `start`: in a solo game, Henry and a human."""
    if start.henry is None:
        return settings.players
    return ("henry", "human") if start.henry is Heir.WHITE else ("human", "henry")


def dump_visible_position(state: State) -> dict[str, object]:
    """Dump a position as plain data without the hidden order."""
    return dump_position(hide_unseen(state), list_unseen_piles(state))


def list_unseen_piles(state: State) -> tuple[str, ...]:
    """List the piles of unknown order that are not empty."""
    piles = ("stack",) if state.stack else ()
    return (*piles, "pile") if state.solo is not None and state.solo.pile else piles


# -- parts of a save of any version ------------------------------------------------------------


def parse_start(shape: BeginningShape, catalogue: Catalogue) -> State:
    """Parse the state before the first action, with the catalogue of the game.

    Raises FileError, also if the game follows newer rules than this program.
    """
    if shape.rules > RULES_VERSION:
        versions = {"version": str(shape.rules)[:20], "newest": str(RULES_VERSION)}
        raise FileError(error_texts.NEWER_RULES.fill(**versions), "rules")
    own_catalogue = _find_catalogue(shape.catalogue, catalogue)
    try:
        return read_position(shape.start, own_catalogue).state
    except FileError as fault:
        raise fault.add_outer_location("start") from None


def _find_catalogue(shape: CatalogueNameShape, catalogue: Catalogue) -> Catalogue:
    """Find the catalogue with which the game was played. Raises FileError if there is none."""
    if shape.digest == catalogue.digest:
        return catalogue
    if program_catalogue := find_program_catalogue(shape.digest):
        return program_catalogue
    if shape.content is None:
        raise FileError(error_texts.NO_CATALOGUE.fill(name=quote(shape.name)), "catalogue")
    try:
        own_catalogue = parse_catalogue(shape.content)
    except FileError as fault:
        raise fault.add_outer_location("catalogue.content") from None
    if own_catalogue.digest != shape.digest:
        raise FileError(error_texts.OTHER_CATALOGUE, "catalogue.digest")
    return own_catalogue


def _parse_settings(shape: SettingsShape) -> GameSettings:
    """Parse the settings of a game."""
    white, blue = shape.heirs.white, shape.heirs.blue
    return GameSettings(
        names=(white.name, blue.name),
        players=(white.player, blue.player),
        take_back_rule=shape.take_back,
        opponents=(_parse_opponent(white), _parse_opponent(blue)),
    )


def _parse_opponent(shape: HeirSettingsShape) -> str:
    return shape.opponent or "" if shape.player == "computer" else ""


def parse_origin(shape: NewOriginShape | PositionOriginShape) -> Origin:
    """Parse the origin of a game. Raises FileError if it has not three different sets."""
    rescued_shape = shape.rescued
    rescued = None if rescued_shape is None else DamagedGame(rescued_shape.game, rescued_shape.turn)
    if shape.kind == "position":
        return Origin(None, shape.game, shape.turn, rescued)
    if len(set(shape.sets)) != SETS_IN_PLAY:
        raise FileError(fault_texts.DIFFERENT_SETS, "origin.sets")
    options = NewGame(
        seed=shape.seed,
        sets=tuple(shape.sets),
        south=shape.south,
        first=shape.first,
        score_roads=shape.score_roads,
        level=shape.level,
    )
    return Origin(options, damaged_game=rescued)


# -- writing --------------------------------------------------------------------------------------


def _dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    data: dict[str, object] = {"name": catalogue.name, "digest": catalogue.digest}
    if find_program_catalogue(catalogue.digest) is None:
        data["content"] = dump_catalogue(catalogue)
    return data


def _dump_origin(origin: Origin) -> dict[str, object]:
    data = _dump_kind(origin)
    if origin.damaged_game is not None:
        data["rescued"] = {"game": origin.damaged_game.game_name, "turn": origin.damaged_game.turn}
    return data


def _dump_kind(origin: Origin) -> dict[str, object]:
    options = origin.new_game_options
    if options is None:
        return {"kind": "position", "game": origin.game_name, "turn": origin.turn}
    return {
        "kind": "new",
        "seed": options.seed,
        "sets": [tile_set.value for tile_set in options.sets],
        "south": options.south.word,
        "first": None if options.first is None else options.first.word,
        "score_roads": options.score_roads,
        "level": options.level,
    }
