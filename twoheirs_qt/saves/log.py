"""A save as a log in JSON Lines: the first line begins the game, each later one is a change.

Lines are only ever appended. Each ends with the checksum of its own bytes. A game is read up to the
first line that is not sound, and can be continued from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from twoheirs_qt.codec.actions import dump_action
from twoheirs_qt.codec.catalogue import dump_catalogue, find_program_catalogue, parse_catalogue
from twoheirs_qt.codec.digest import state_digest
from twoheirs_qt.codec.position import dump_position, read_position
from twoheirs_qt.files import error_texts
from twoheirs_qt.files.errors import FileError, quote
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.log_lines import dump_line, log_version, parse_line
from twoheirs_qt.files.migrations import SAVE
from twoheirs_qt.illegal_action import IllegalAction
from twoheirs_qt.prefix import common_length
from twoheirs_qt.rules import RULES_VERSION
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.events import Event, TurnBegan
from twoheirs_qt.rules.setup import SETS_IN_PLAY, NewGame
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import apply
from twoheirs_qt.saves.save import GameSettings, Origin, Replay, Rescued, SaveGame
from twoheirs_qt.text.text import Text
from twoheirs_qt.words.reasons import reasons_text

if TYPE_CHECKING:
    from twoheirs_qt.saves.shapes import (
        BeginningShape,
        CatalogueNameShape,
        HeirSettingsShape,
        NewOriginShape,
        PositionOriginShape,
        SettingsShape,
    )


class ParsedLog(NamedTuple):
    """A save as far as its lines are sound.

    `size` is the number of these bytes, or 0 if nothing may be appended because the last line lacks
    its line feed. `fault` is the error in the next line. A last line that was only half written is
    no error: it was never reported as saved.
    """

    save: SaveGame
    size: int
    fault: FileError | None


# -- reading --------------------------------------------------------------------------------------


def read_log(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    """Parse and replay a log, with all checks, up to the first line that is not sound.

    `catalogue` is used if the game was played with it, else one of the program's own of any
    version, else the one in the file. Raises FileError, without the name of a file, if the first
    line is not sound.
    """
    *lines, tail = raw.split(b"\n")
    first = lines[0] if lines else tail
    version = log_version(first)
    if version > SAVE.newest:  # its lines may end in another way
        SAVE.migrate({"format": SAVE.name, "version": version})
    game = _start_reading(parse_line(first), catalogue)
    size, fault = len(first) + 1 if lines else 0, None
    for number, line in enumerate(lines[1:], 2):
        try:
            if line.strip():
                game.apply_line(parse_line(line))
        except FileError as error:
            place = error_texts.LINE_OF_TURN.fill(number=str(number), turn=str(game.turn))
            fault = FileError(error.text, place, details=error.details)
            break
        size += len(line) + 1
    if lines and fault is None:
        with suppress(FileError):
            game.apply_line(parse_line(tail))
            size = 0
    return ParsedLog(game.save(), size, fault)


def _start_reading(data: dict[str, object], catalogue: Catalogue) -> _GameReader:
    from twoheirs_qt.files.validation import validate
    from twoheirs_qt.saves.shapes import FirstLine

    shape = validate(FirstLine, SAVE.migrate(data))
    start = parse_start(shape, catalogue)
    if shape.digest != state_digest(start):
        raise FileError(error_texts.START_DIFFERS, "digest")
    origin = parse_origin(shape.origin)
    settings = parse_settings(shape.settings, start)
    return _GameReader(
        start, origin, settings, shape.created, tuple(shape.unseen), shape.rules,
        states=[start], turns=[origin.first_turn],
    )  # fmt: skip


@dataclass
class _GameReader:
    """A game to which the lines read are applied."""

    start: State
    origin: Origin
    settings: GameSettings
    created: str
    unseen: tuple[str, ...]
    rules: int
    states: list[State]
    turns: list[int]
    events: list[tuple[Event, ...]] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    done: int = 0
    title: str = ""
    gave_up: Heir | None = None
    hints: tuple[int, int] = (0, 0)
    changed: str = ""

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self.turns[self.done]

    def apply_line(self, data: dict[str, object]) -> None:
        """Apply a line after the first. Raises FileError and then changes nothing."""
        from twoheirs_qt.files.validation import validate
        from twoheirs_qt.saves import shapes

        kind = next((shapes.CHANGES[name] for name in data if name in shapes.CHANGES), None)
        if kind is None:
            raise FileError(error_texts.UNKNOWN_LINE)
        match line := validate(kind, data):
            case shapes.ActionLine():
                self._play(line.action.action(), line.digest)
            case shapes.DoneLine():
                if line.done > len(self.actions):
                    raise FileError(error_texts.NOT_IN_SHAPE, "done")
                self.done = line.done
                if line.hints is not None:
                    self.hints = line.hints.white, line.hints.blue
            case shapes.TitleLine():
                self.title = line.title
            case shapes.SeatLine():
                self.settings = self.settings.with_player(
                    line.seat, line.player, line.opponent or ""
                )
                _check_players(self.settings, self.start)
            case shapes.GaveUpLine():
                self.gave_up = line.gave_up
        self.changed = line.time

    def _play(self, action: Action, digest: str) -> None:
        if self.done >= MOST_ACTIONS:
            raise FileError(error_texts.NOT_IN_SHAPE, "action")
        before, turn = self.states[self.done], self.turn
        try:
            state, events = apply(before, action)
        except IllegalAction as refusal:
            raise self._explain_difference(
                reasons_text(refusal.reasons, before.catalogue)
            ) from None
        if state_digest(state) != digest:
            raise self._explain_difference(error_texts.ACTION_DIFFERS)
        if type(action) is EndTurn:
            turn += sum(type(event) is TurnBegan for event in events)
        self.actions[self.done :] = [action]
        self.events[self.done :] = [events]
        self.done += 1
        self.states[self.done :] = [state]
        self.turns[self.done :] = [turn]

    def _explain_difference(self, fault: Text) -> FileError:
        """Return an error for a replay that differs, which corrected rules may explain."""
        if self.rules < RULES_VERSION:
            return FileError(error_texts.RULES_CORRECTED.fill(fault=fault))
        return FileError(fault)

    def save(self) -> SaveGame:
        """Return the game as far as it has been read."""
        save = SaveGame(
            origin=self.origin,
            start=self.start,
            settings=self.settings,
            actions=tuple(self.actions),
            done=self.done,
            created=self.created,
            changed=self.changed or self.created,
            title=self.title,
            gave_up=self.gave_up,
            unseen=self.unseen,
            hints=self.hints,
        )
        save.leads_to(Replay(tuple(self.states), tuple(self.turns), tuple(self.events)))
        return save


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
    shared = common_length(before.actions, after.actions)
    if shared == len(after.actions) < len(before.actions):
        # Only an action makes a log forget what was undone: so the last one is repeated.
        if shared == 0:
            return None
        shared -= 1
    return b"".join(
        dump_line({**change, "time": after.changed}) for change in _changes(before, after, shared)
    )


def _changes(before: SaveGame, after: SaveGame, shared: int) -> Iterator[dict[str, object]]:
    for heir in Heir:
        player, opponent = after.settings.players[heir], after.settings.opponents[heir]
        if (player, opponent) != (before.settings.players[heir], before.settings.opponents[heir]):
            opponent_field = {"opponent": opponent} if player == "computer" else {}
            yield {"seat": heir.word, "player": player, **opponent_field}
    done = before.done
    if shared < len(after.actions) and done != shared:
        yield {"done": (done := shared)}
    for index in range(shared, len(after.actions)):
        digest = state_digest(after.played.states[index + 1])
        yield {"action": dump_action(after.actions[index]), "digest": digest}
        done = index + 1
    if done != after.done:
        yield {"done": after.done}
    if before.title != after.title:
        yield {"title": after.title}
    if before.hints != after.hints:
        # A line that programs which know of no hints read as no change.
        white, blue = after.hints
        yield {"done": after.done, "hints": {"white": white, "blue": blue}}
    if before.gave_up is not after.gave_up:
        yield {"gave_up": None if after.gave_up is None else after.gave_up.word}


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
