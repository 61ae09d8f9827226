"""A save as a log in JSON Lines: the first line begins the game, each later one is a change.

Lines are only ever appended. Each ends with the checksum of its own bytes, so what a file says is
what its lines say up to the first that is not sound; what comes before that can be played on.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from twoheirs_qt.codec.actions import dump_action
from twoheirs_qt.codec.catalogue import catalogue_of_the_program, dump_catalogue, parse_catalogue
from twoheirs_qt.codec.digest import state_digest
from twoheirs_qt.codec.position import dump_position, read_position
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, quoted
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.migrations import SAVE
from twoheirs_qt.files.reading import parse_json
from twoheirs_qt.prefix import shared_length
from twoheirs_qt.rules import RULES_VERSION
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.events import Event, TurnBegan
from twoheirs_qt.rules.reasons import IllegalAction
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

_CRC: Final = b',"crc":"'
_BEGINNING: Final = b'{"format":"twoheirs-save","version":'
_VERSION: Final = re.compile(re.escape(_BEGINNING) + rb"([0-9]{1,9})\b")
_SEALED: Final = re.compile(re.escape(_CRC) + rb"[0-9a-f]{8}\"}\Z")


class LogRead(NamedTuple):
    """A save as far as its lines are sound.

    `size` is how many bytes that is, and 0 if nothing may be appended there: the last line lacks
    its line feed. `fault` is what is wrong with the line behind. A last line that was only half
    written is no fault: it was never said to be saved.
    """

    save: SaveGame
    size: int
    fault: FileFault | None


def is_log(raw: bytes) -> bool:
    """Whether the bytes are a log, sound or not, rather than one document."""
    line = raw.partition(b"\n")[0].rstrip()
    named = _VERSION.match(line)
    begins = line.startswith(_BEGINNING) and not (named and named[1] == b"1")
    return begins or _SEALED.search(line) is not None


# -- reading --------------------------------------------------------------------------------------


def read_log(raw: bytes, catalogue: Catalogue) -> LogRead:
    """The game of a log, replayed with every check up to the first line that is not sound.

    `catalogue` is used if the game was played with it, else the program's own, of whatever version,
    else the one in the file. Raises FileFault, without a file's name, if the first line is not
    sound.
    """
    *lines, tail = raw.split(b"\n")
    first = lines[0] if lines else tail
    named = _VERSION.match(first)
    if named and int(named[1]) > SAVE.newest:  # its lines may end with something else
        SAVE.opened({"format": SAVE.name, "version": int(named[1])})
    game = _begun(_data_of(first), catalogue)
    size, fault = len(first) + 1 if lines else 0, None
    for number, line in enumerate(lines[1:], 2):
        try:
            if line.strip():
                game.change(_data_of(line))
        except FileFault as found:
            place = faults.LINE_OF_TURN.fill(number=str(number), turn=str(game.turn))
            fault = FileFault(found.text, place, details=found.details)
            break
        size += len(line) + 1
    if lines and fault is None:
        with suppress(FileFault):
            game.change(_data_of(tail))
            size = 0
    return LogRead(game.save(), size, fault)


def _data_of(line: bytes) -> dict[str, object]:
    """The fields of a line whose checksum is right. Raises FileFault."""
    line = line.rstrip()  # a line feed may have become another end of a line on its way here
    body, found, checksum = line.rpartition(_CRC)
    if not found or checksum != b'%08x"}' % zlib.crc32(body):
        raise FileFault(faults.DAMAGED_LINE)
    data = parse_json(line)
    assert isinstance(data, dict)
    return data


def _begun(data: dict[str, object], catalogue: Catalogue) -> _Game:
    from twoheirs_qt.files.validation import shaped
    from twoheirs_qt.saves.shapes import FirstLine

    shape = shaped(FirstLine, SAVE.opened(data))
    start = start_of(shape, catalogue)
    if shape.digest != state_digest(start):
        raise FileFault(faults.START_DIFFERS, "digest")
    origin = origin_of(shape.origin)
    settings = settings_of(shape.settings, start)
    return _Game(
        start, origin, settings, shape.created, tuple(shape.unseen), shape.rules,
        states=[start], turns=[origin.first_turn],
    )  # fmt: skip


@dataclass
class _Game:
    """A game whose lines are being read."""

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
    changed: str = ""

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self.turns[self.done]

    def change(self, data: dict[str, object]) -> None:
        """Do what a line behind the first says. Raises FileFault and changes nothing."""
        from twoheirs_qt.files.validation import shaped
        from twoheirs_qt.saves import shapes

        kind = next((shapes.CHANGES[name] for name in data if name in shapes.CHANGES), None)
        if kind is None:
            raise FileFault(faults.UNKNOWN_LINE)
        match line := shaped(kind, data):
            case shapes.ActionLine():
                self._play(line.action.action(), line.digest)
            case shapes.DoneLine():
                if line.done > len(self.actions):
                    raise FileFault(faults.NOT_IN_SHAPE, "done")
                self.done = line.done
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
            raise FileFault(faults.NOT_IN_SHAPE, "action")
        before, turn = self.states[self.done], self.turn
        try:
            state, events = apply(before, action)
        except IllegalAction as refusal:
            raise self._otherwise(reasons_text(refusal.reasons, before.catalogue)) from None
        if state_digest(state) != digest:
            raise self._otherwise(faults.ACTION_DIFFERS)
        if type(action) is EndTurn:
            turn += sum(type(event) is TurnBegan for event in events)
        self.actions[self.done :] = [action]
        self.events[self.done :] = [events]
        self.done += 1
        self.states[self.done :] = [state]
        self.turns[self.done :] = [turn]

    def _otherwise(self, fault: Text) -> FileFault:
        """The fault of a game that goes otherwise now, which corrected rules may explain."""
        if self.rules < RULES_VERSION:
            return FileFault(faults.RULES_CORRECTED.fill(fault=fault))
        return FileFault(fault)

    def save(self) -> SaveGame:
        """The game as far as it has been read."""
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
        )
        save.leads_to(Replay(tuple(self.states), tuple(self.turns), tuple(self.events)))
        return save


# -- parts of a save, in whatever version ---------------------------------------------------------


def start_of(shape: BeginningShape, offered: Catalogue) -> State:
    """The state before the first action, with the catalogue that the game was played with.

    Raises FileFault, also if the game follows rules that this program does not know.
    """
    if shape.rules > RULES_VERSION:
        versions = {"version": str(shape.rules)[:20], "newest": str(RULES_VERSION)}
        raise FileFault(faults.NEWER_RULES.fill(**versions), "rules")
    played = _catalogue_of(shape.catalogue, offered)
    try:
        return read_position(shape.start, played).state
    except FileFault as fault:
        raise fault.under("start") from None


def _catalogue_of(shape: CatalogueNameShape, offered: Catalogue) -> Catalogue:
    """The catalogue that the game was played with. Raises FileFault if it cannot be had."""
    if shape.digest == offered.digest:
        return offered
    if known := catalogue_of_the_program(shape.digest):
        return known
    if shape.content is None:
        raise FileFault(faults.NO_CATALOGUE.fill(name=quoted(shape.name)), "catalogue")
    try:
        found = parse_catalogue(shape.content)
    except FileFault as fault:
        raise fault.under("catalogue.content") from None
    if found.digest != shape.digest:
        raise FileFault(faults.OTHER_CATALOGUE, "catalogue.digest")
    return found


def settings_of(shape: SettingsShape, start: State) -> GameSettings:
    """The settings of a game from `start`. Raises FileFault if they do not fit it."""
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
            raise FileFault(faults.WRONG_PLAYER.fill(value=quoted(player)), f"{place}.player")
        if computer and not settings.opponents[heir]:
            raise FileFault(faults.NOT_IN_SHAPE, f"{place}.opponent")


def origin_of(shape: NewOriginShape | PositionOriginShape) -> Origin:
    """How a game came about. Raises FileFault if its sets are not three."""
    left = shape.rescued
    rescued = None if left is None else Rescued(left.game, left.turn)
    if shape.kind == "position":
        return Origin(None, shape.game, shape.turn, rescued)
    if len(set(shape.sets)) != SETS_IN_PLAY:
        raise FileFault(faults.DIFFERENT_SETS, "origin.sets")
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


def log_of(save: SaveGame) -> bytes:
    """A whole game as a log."""
    begun = replace(save, actions=(), done=0, title="", gave_up=None)
    changes = lines_between(begun, save)
    assert changes is not None
    return _line(_dump_beginning(save)) + changes


def lines_between(before: SaveGame, after: SaveGame) -> bytes | None:
    """The lines that make the log of `before` that of `after`; None if no lines do.

    Takes as long as there is something new, however long the game is.
    """
    if not _begins_alike(before, after):
        return None
    same = shared_length(before.actions, after.actions)
    if same == len(after.actions) < len(before.actions):
        # What was undone is forgotten only when an action is done: the last one, once more.
        if same == 0:
            return None
        same -= 1
    return b"".join(
        _line({**each, "time": after.changed}) for each in _changes(before, after, same)
    )


def _changes(before: SaveGame, after: SaveGame, same: int) -> Iterator[dict[str, object]]:
    for heir in Heir:
        player, opponent = after.settings.players[heir], after.settings.opponents[heir]
        if (player, opponent) != (before.settings.players[heir], before.settings.opponents[heir]):
            named = {"opponent": opponent} if player == "computer" else {}
            yield {"seat": heir.word, "player": player, **named}
    done = before.done
    if same < len(after.actions) and done != same:
        yield {"done": (done := same)}
    for index in range(same, len(after.actions)):
        digest = state_digest(after.played.states[index + 1])
        yield {"action": dump_action(after.actions[index]), "digest": digest}
        done = index + 1
    if done != after.done:
        yield {"done": after.done}
    if before.title != after.title:
        yield {"title": after.title}
    if before.gave_up is not after.gave_up:
        yield {"gave_up": None if after.gave_up is None else after.gave_up.word}


def _begins_alike(before: SaveGame, after: SaveGame) -> bool:
    """Whether both logs have the same first line, but for who plays."""
    one, other = before.settings, after.settings
    return (
        (before.created, before.origin, before.unseen)
        == (after.created, after.origin, after.unseen)
        and (one.names, one.take_back) == (other.names, other.take_back)
        and (before.start is after.start or before.start == after.start)
    )


def _line(data: dict[str, object]) -> bytes:
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    body = text[:-1].encode("utf-8")
    return b'%s%s%08x"}\n' % (body, _CRC, zlib.crc32(body))


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
    if catalogue_of_the_program(catalogue.digest) is None:
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
