"""The lines of a save: reading with all checks, and writing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from twoheirs_qt.games.bunny_kingdom.codec import faults
from twoheirs_qt.games.bunny_kingdom.codec.actions import dump_action
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import (
    dump_catalogue,
    parse_catalogue,
    program_catalogue,
)
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position, parse_position
from twoheirs_qt.games.bunny_kingdom.rules import RULES_VERSION
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue, Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.saves.digest import state_digest
from twoheirs_qt.games.bunny_kingdom.saves.save import MAX_ACTIONS, GameSettings, SaveGame
from twoheirs_qt.games.bunny_kingdom.words.reasons import reasons_text
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.log_lines import dump_line
from twoheirs_qt.tabletop.files.migrations import BUNNY_SAVE
from twoheirs_qt.tabletop.illegal_action import IllegalAction
from twoheirs_qt.tabletop.saves import save_log
from twoheirs_qt.tabletop.saves.save_log import Dumps, LoggedGame, Step, dump_changes

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.saves.shapes import SettingsShape
    from twoheirs_qt.tabletop.saves.save_shapes import CatalogueNameShape

ParsedLog: TypeAlias = save_log.ParsedLog[SaveGame]
"""A save as far as its lines are sound."""


# -- reading --------------------------------------------------------------------------------------


def read_log(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    """Parse and replay a save, with all checks, up to the first line that is not sound.

    `catalogue` is used if the game was played with it, else the program's own, else the one in the
    file. Raises FileError, without the name of a file, if the first line is not sound.
    """
    return save_log.read_lines(raw, BUNNY_SAVE, lambda data: _GameReader(data, catalogue))


def read_save(raw: bytes, catalogue: Catalogue) -> SaveGame:
    """Parse a whole save. Raises FileError without the name of a file."""
    parsed = read_log(raw, catalogue)
    if parsed.fault is not None:
        raise parsed.fault
    return parsed.save


class _GameReader:
    """A game to which the lines read are applied."""

    def __init__(self, data: dict[str, object], catalogue: Catalogue) -> None:
        """Start by the first line. Raises FileError."""
        from twoheirs_qt.games.bunny_kingdom.saves.shapes import FirstLine
        from twoheirs_qt.tabletop.files.validation import validate

        shape = validate(FirstLine, data)
        if shape.rules > RULES_VERSION:
            versions = {"version": str(shape.rules)[:20], "newest": str(RULES_VERSION)}
            raise FileError(error_texts.NEWER_RULES.fill(**versions), "rules")
        own = _find_catalogue(shape.catalogue, catalogue)
        try:
            start = parse_position(shape.start, own)
        except FileError as fault:
            raise fault.under("start") from None
        if shape.digest != state_digest(start):
            raise FileError(error_texts.START_DIFFERS, "digest")
        self._seats = start.table.seats
        self._settings = _parse_settings(shape.settings, self._seats)
        self._seed = shape.origin.seed if shape.origin.kind == "new" else None
        self._created = self._changed = shape.created
        self._rules = shape.rules
        self._title = ""
        self._gave_up: int | None = None
        self._game: LoggedGame[State, Action, Event] = LoggedGame(
            start, _take, state_digest, MAX_ACTIONS, start.table.round
        )

    @property
    def turn(self) -> int:
        """The number of the running round."""
        return self._game.turn

    def apply_line(self, data: dict[str, object]) -> None:
        """Apply a line after the first. Raises FileError and then changes nothing."""
        from twoheirs_qt.games.bunny_kingdom.saves import shapes
        from twoheirs_qt.tabletop.files.validation import validate
        from twoheirs_qt.tabletop.saves import save_shapes

        kind = next((shapes.CHANGES[name] for name in data if name in shapes.CHANGES), None)
        if kind is None:
            raise FileError(error_texts.UNKNOWN_LINE)
        match line := validate(kind, data):
            case shapes.ActionLine():
                self._play(line.action.action(), line.digest)
            case save_shapes.DoneLine():
                self._game.set_done(line.done)
            case save_shapes.TitleLine():
                self._title = line.title
            case shapes.SeatLine():
                place = self._seat_index(line.seat, "seat")
                settings = self._settings.with_player(place, line.player, line.opponent or "")
                _check_opponents(settings, self._seats)
                self._settings = settings
            case shapes.GaveUpLine(gave_up=seat):
                self._gave_up = None if seat is None else self._seat_index(seat, "gave_up")
        self._changed = line.time

    def _seat_index(self, seat: Seat, field: str) -> int:
        if seat not in self._seats:
            raise FileError(error_texts.UNKNOWN_SEAT.fill(seat=quote(seat.value)), field)
        return self._seats.index(seat)

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
        return SaveGame(
            seed=self._seed,
            settings=self._settings,
            states=tuple(self._game.states),
            actions=tuple(self._game.actions),
            done=self._game.done,
            created=self._created,
            changed=self._changed,
            title=self._title,
            gave_up=self._gave_up,
        )


def _take(before: State, action: Action) -> Step[State, Event]:
    try:
        state, events = apply(before, action)
    except IllegalAction as refusal:
        raise FileError(reasons_text(refusal.reasons)) from None
    return Step(state, events, state.table.round - before.table.round)


def _find_catalogue(shape: CatalogueNameShape, catalogue: Catalogue) -> Catalogue:
    """Find the catalogue with which the game was played. Raises FileError if there is none."""
    for known in (catalogue, program_catalogue()):
        if shape.digest == known.digest:
            return known
    if shape.content is None:
        raise FileError(faults.NO_CATALOGUE.fill(name=quote(shape.name)), "catalogue")
    try:
        own = parse_catalogue(shape.content)
    except FileError as fault:
        raise fault.under("catalogue.content") from None
    if own.digest != shape.digest:
        raise FileError(faults.OTHER_CATALOGUE, "catalogue.digest")
    return own


def _parse_settings(shape: SettingsShape, seats: tuple[Seat, ...]) -> GameSettings:
    if set(shape.seats) != set(seats):
        raise FileError(faults.EACH_SEAT, "settings.seats")
    entries = [shape.seats[seat] for seat in seats]
    settings = GameSettings(
        names=tuple([entry.name for entry in entries]),
        players=tuple([entry.player for entry in entries]),
        opponents=tuple([_opponent(entry.player, entry.opponent) for entry in entries]),
        covers_hands=shape.covers_hands,
    )
    _check_opponents(settings, seats)
    return settings


def _opponent(player: str, opponent: str | None) -> str:
    return opponent or "" if player == "computer" else ""


def _check_opponents(settings: GameSettings, seats: tuple[Seat, ...]) -> None:
    for seat, player, opponent in zip(seats, settings.players, settings.opponents, strict=True):
        if player == "computer" and not opponent:
            raise FileError(error_texts.NOT_IN_SHAPE, f"settings.seats.{seat.value}.opponent")


# -- writing --------------------------------------------------------------------------------------


def dump_log(save: SaveGame) -> bytes:
    """Dump a whole game as a log."""
    unplayed = replace(save, actions=(), done=0, title="", gave_up=None)
    changes = lines_between(unplayed, save)
    assert changes is not None
    return dump_line(_dump_beginning(save)) + changes


def lines_between(before: SaveGame, after: SaveGame) -> bytes | None:
    """Dump the lines that turn the log of `before` into that of `after`; None if no lines can."""
    if _beginning(before) != _beginning(after):
        return None

    def digest_after(index: int) -> str:
        return state_digest(after.states[index + 1])

    seats = [seat.value for seat in after.start.table.seats]
    return dump_changes(before, after, Dumps(seats, dump_action, digest_after))


def _beginning(save: SaveGame) -> tuple[object, ...]:
    """The parts of a save that its first line alone can say."""
    settings = save.settings
    return (save.created, save.seed, save.start, settings.names, settings.covers_hands)


def _dump_beginning(save: SaveGame) -> dict[str, object]:
    table, settings = save.start.table, save.settings
    origin: dict[str, object] = {"kind": "position"}
    if save.seed is not None:
        origin = {"kind": "new", "players": len(table.seats), "seed": save.seed}
    return {
        "format": BUNNY_SAVE.name,
        "version": BUNNY_SAVE.newest,
        "created": save.created,
        "rules": RULES_VERSION,
        "catalogue": _dump_catalogue(table.catalogue),
        "origin": origin,
        "settings": {
            "seats": {
                seat.value: _dump_seat(settings, place) for place, seat in enumerate(table.seats)
            },
            "covers_hands": settings.covers_hands,
        },
        "start": dump_position(save.start),
        "digest": state_digest(save.start),
    }


def _dump_seat(settings: GameSettings, place: int) -> dict[str, object]:
    player = settings.players[place]
    data: dict[str, object] = {"name": settings.names[place], "player": player}
    return {**data, "opponent": settings.opponents[place]} if player == "computer" else data


def _dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    data: dict[str, object] = {"name": catalogue.name, "digest": catalogue.digest}
    if catalogue.digest != program_catalogue().digest:
        data["content"] = dump_catalogue(catalogue)
    return data
