"""A save of The Two Heirs: its lines in the log of `tabletop.save_log`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    dump_catalogue,
    find_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.codec.digest import state_digest
from twoheirs_qt.games.two_heirs.codec.position import dump_position, read_position
from twoheirs_qt.games.two_heirs.rules import RULES_VERSION
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.rules.events import Event, TurnBegan
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY, NewGame
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply
from twoheirs_qt.games.two_heirs.saves.save import GameSettings, Origin, Replay, Rescued, SaveGame
from twoheirs_qt.games.two_heirs.words.reasons import reasons_text
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.files.log_lines import dump_line
from twoheirs_qt.tabletop.files.migrations import SAVE
from twoheirs_qt.tabletop.illegal_action import IllegalAction
from twoheirs_qt.tabletop.saves import save_log
from twoheirs_qt.tabletop.saves.save_log import Dumps, LoggedGame, Step, dump_changes

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.saves.shapes import (
        BeginningShape,
        HeirSettingsShape,
        NewOriginShape,
        PositionOriginShape,
        SettingsShape,
    )
    from twoheirs_qt.tabletop.saves.save_shapes import CatalogueNameShape

ParsedLog: TypeAlias = save_log.ParsedLog[SaveGame]
"""A save as far as its lines are sound."""


# -- reading --------------------------------------------------------------------------------------


def read_log(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    """Parse and replay a log, with all checks, up to the first line that is not sound.

    `catalogue` is used if the game was played with it, else one of the program's own of any
    version, else the one in the file. Raises FileError, without the name of a file, if the first
    line is not sound.
    """
    return save_log.read_lines(raw, SAVE, lambda data: _GameReader(data, catalogue))


class _GameReader:
    """A game to which the lines read are applied."""

    def __init__(self, data: dict[str, object], catalogue: Catalogue) -> None:
        """Start by the first line. Raises FileError."""
        from twoheirs_qt.games.two_heirs.saves.shapes import FirstLine
        from twoheirs_qt.tabletop.files.validation import validate

        shape = validate(FirstLine, data)
        self._start = parse_start(shape, catalogue)
        if shape.digest != state_digest(self._start):
            raise FileError(error_texts.START_DIFFERS, "digest")
        self._origin = parse_origin(shape.origin)
        self._settings = parse_settings(shape.settings, self._start)
        self._created = self._changed = shape.created
        self._unseen = tuple(shape.unseen)
        self._rules = shape.rules
        self._title = ""
        self._gave_up: Heir | None = None
        self._hints = (0, 0)
        turn = self._origin.first_turn
        self._game: LoggedGame[State, Action, Event] = LoggedGame(
            self._start, _take, state_digest, MAX_ACTIONS, turn
        )

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self._game.turn

    def apply_line(self, data: dict[str, object]) -> None:
        """Apply a line after the first. Raises FileError and then changes nothing."""
        from twoheirs_qt.games.two_heirs.saves import shapes
        from twoheirs_qt.tabletop.files.validation import validate
        from twoheirs_qt.tabletop.saves import save_shapes

        kind = next((shapes.CHANGES[name] for name in data if name in shapes.CHANGES), None)
        if kind is None:
            raise FileError(error_texts.UNKNOWN_LINE)
        match line := validate(kind, data):
            case shapes.ActionLine():
                self._play(line.action.action(), line.digest)
            case shapes.DoneLine():
                self._game.set_done(line.done)
                if line.hints is not None:
                    self._hints = line.hints.white, line.hints.blue
            case save_shapes.TitleLine():
                self._title = line.title
            case shapes.SeatLine():
                settings = self._settings.with_player(line.seat, line.player, line.opponent or "")
                _check_players(settings, self._start)
                self._settings = settings
            case shapes.GaveUpLine():
                self._gave_up = line.gave_up
        self._changed = line.time

    def _play(self, action: Action, digest: str) -> None:
        """Do an action. A replay that differs may be explained by corrected rules."""
        try:
            self._game.play(action, digest)
        except FileError as fault:
            if self._rules < RULES_VERSION:
                raise FileError(error_texts.RULES_CORRECTED.fill(fault=fault.text)) from None
            raise

    def save(self) -> SaveGame:
        """Return the game as far as it has been read."""
        game = self._game
        save = SaveGame(
            origin=self._origin,
            start=self._start,
            settings=self._settings,
            actions=tuple(game.actions),
            done=game.done,
            created=self._created,
            changed=self._changed,
            title=self._title,
            gave_up=self._gave_up,
            unseen=self._unseen,
            hints=self._hints,
        )
        save.leads_to(Replay(tuple(game.states), tuple(game.turns), tuple(game.events)))
        return save


def _take(before: State, action: Action) -> Step[State, Event]:
    try:
        state, events = apply(before, action)
    except IllegalAction as refusal:
        raise FileError(reasons_text(refusal.reasons, before.catalogue)) from None
    turns = 0
    if type(action) is EndTurn:
        turns = sum(type(event) is TurnBegan for event in events)
    return Step(state, events, turns)


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
        raise fault.under("start") from None


def _find_catalogue(shape: CatalogueNameShape, catalogue: Catalogue) -> Catalogue:
    """Find the catalogue with which the game was played. Raises FileError if there is none."""
    if shape.digest == catalogue.digest:
        return catalogue
    if known := find_program_catalogue(shape.digest):
        return known
    if shape.content is None:
        raise FileError(error_texts.NO_CATALOGUE.fill(name=quote(shape.name)), "catalogue")
    try:
        own_catalogue = parse_catalogue(shape.content)
    except FileError as fault:
        raise fault.under("catalogue.content") from None
    if own_catalogue.digest != shape.digest:
        raise FileError(error_texts.OTHER_CATALOGUE, "catalogue.digest")
    return own_catalogue


def parse_settings(shape: SettingsShape, start: State) -> GameSettings:
    """Parse the settings of a game from `start`. Raises FileError if they do not fit it."""
    white, blue = shape.heirs.white, shape.heirs.blue
    settings = GameSettings(
        names=(white.name, blue.name),
        players=(white.player, blue.player),
        take_back=shape.take_back,
        opponents=(_opponent(white), _opponent(blue)),
    )
    _check_players(settings, start)
    return settings


def _opponent(shape: HeirSettingsShape) -> str:
    return shape.opponent or "" if shape.player == "computer" else ""


def _check_players(settings: GameSettings, start: State) -> None:
    for heir in Heir:
        player, place = settings.players[heir], f"settings.heirs.{heir.word}"
        henry, computer = heir is start.henry, player == "computer"
        if (player == "henry") is not henry or (computer and start.solo is not None):
            raise FileError(error_texts.WRONG_PLAYER.fill(value=quote(player)), f"{place}.player")
        if computer and not settings.opponents[heir]:
            raise FileError(error_texts.NOT_IN_SHAPE, f"{place}.opponent")


def parse_origin(shape: NewOriginShape | PositionOriginShape) -> Origin:
    """Parse the origin of a game. Raises FileError if it has not three different sets."""
    rescued_shape = shape.rescued
    rescued = None if rescued_shape is None else Rescued(rescued_shape.game, rescued_shape.turn)
    if shape.kind == "position":
        return Origin(None, shape.game, shape.turn, rescued)
    if len(set(shape.sets)) != SETS_IN_PLAY:
        raise FileError(error_texts.DIFFERENT_SETS, "origin.sets")
    options = NewGame(
        seed=shape.seed,
        sets=tuple(shape.sets),
        south=shape.south,
        first=shape.first,
        score_roads=shape.score_roads,
        level=shape.level,
    )
    return Origin(options, rescued=rescued)


# -- writing --------------------------------------------------------------------------------------


def dump_log(save: SaveGame) -> bytes:
    """Dump a whole game as a log."""
    unplayed = replace(save, actions=(), done=0, title="", gave_up=None, hints=(0, 0))
    changes = lines_between(unplayed, save)
    assert changes is not None
    return dump_line(_dump_beginning(save)) + changes


def lines_between(before: SaveGame, after: SaveGame) -> bytes | None:
    """Dump the lines that turn the log of `before` into that of `after`; None if no lines can.

    The time needed depends only on what is new, not on the length of the game.
    """
    if not _have_same_start(before, after):
        return None

    def digest_after(index: int) -> str:
        return state_digest(after.played.states[index + 1])

    dumps = Dumps([heir.word for heir in Heir], dump_action, digest_after)
    changes = dump_changes(before, after, dumps)
    if changes is None or before.hints == after.hints:
        return changes
    # A line that programs which know of no hints read as no change.
    white, blue = after.hints
    hints = {"white": white, "blue": blue}
    return changes + dump_line({"done": after.done, "hints": hints, "time": after.changed})


def _have_same_start(before: SaveGame, after: SaveGame) -> bool:
    """Whether both logs have the same first line, except for the players."""
    settings, new_settings = before.settings, after.settings
    return (
        (before.created, before.origin, before.unseen)
        == (after.created, after.origin, after.unseen)
        and (settings.names, settings.take_back) == (new_settings.names, new_settings.take_back)
        and (before.start is after.start or before.start == after.start)
    )


def _dump_beginning(save: SaveGame) -> dict[str, object]:
    unseen = {"unseen": list(save.unseen)} if save.unseen else {}
    return {
        "format": SAVE.name,
        "version": SAVE.newest,
        "created": save.created,
        "rules": RULES_VERSION,
        "catalogue": _dump_catalogue(save.start.catalogue),
        "origin": _dump_origin(save.origin),
        "settings": _dump_settings(save.settings, save.start),
        "start": dump_position(save.start),
        **unseen,
        "digest": state_digest(save.start),
    }


def _dump_settings(settings: GameSettings, start: State) -> dict[str, object]:
    players = settings.players_of(start)
    heirs: dict[str, object] = {}
    for heir in Heir:
        entry: dict[str, object] = {"name": settings.names[heir], "player": players[heir]}
        if players[heir] == "computer":
            entry["opponent"] = settings.opponents[heir]
        heirs[heir.word] = entry
    return {"heirs": heirs, "take_back": settings.take_back.value}


def _dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    data: dict[str, object] = {"name": catalogue.name, "digest": catalogue.digest}
    if find_program_catalogue(catalogue.digest) is None:
        data["content"] = dump_catalogue(catalogue)
    return data


def _dump_origin(origin: Origin) -> dict[str, object]:
    data = _dump_kind(origin)
    if origin.rescued is not None:
        data["rescued"] = {"game": origin.rescued.game, "turn": origin.rescued.turn}
    return data


def _dump_kind(origin: Origin) -> dict[str, object]:
    options = origin.options
    if options is None:
        return {"kind": "position", "game": origin.game, "turn": origin.turn}
    return {
        "kind": "new",
        "seed": options.seed,
        "sets": [tile_set.value for tile_set in options.sets],
        "south": options.south.word,
        "first": None if options.first is None else options.first.word,
        "score_roads": options.score_roads,
        "level": options.level,
    }
