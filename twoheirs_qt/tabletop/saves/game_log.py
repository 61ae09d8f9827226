"""The log of a saved game: reading with all checks, and writing. The game says its own lines."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.log_lines import dump_line
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.saves import save_log
from twoheirs_qt.tabletop.saves.save import Replay, SaveGame, apply_action
from twoheirs_qt.tabletop.saves.save_log import GameDumper, LoggedGame, dump_changes

ParsedLog: TypeAlias = save_log.ParsedLog[SaveGame]
"""A save as far as its lines are sound."""


# -- reading --------------------------------------------------------------------------------------


def read_log(raw: bytes, game: AnyGame, catalogue: Any) -> ParsedLog:
    """Parse and replay a log, with all checks, up to the first line that is not sound.

    `catalogue` is used if the game was played with it, else one of the program's own of any
    version, else the one in the file. Raises FileError, without the name of a file, if the first
    line is not sound.
    """
    return save_log.read_lines(
        raw, game.saves.format, lambda data: _GameReader(data, game, catalogue)
    )


class _GameReader:
    """A game to which the lines read are applied."""

    def __init__(self, data: dict[str, object], game: AnyGame, catalogue: Any) -> None:
        """Start by the first line. Raises FileError."""
        from twoheirs_qt.tabletop.files.validation import validate

        self._game = game
        shape = validate(game.saves.get_first_line_shape(), data)
        self._beginning = game.saves.parse_beginning(shape, catalogue)
        origin, start, self._settings, _ = self._beginning
        if shape.digest != game.saves.calculate_digest(start):
            raise FileError(error_texts.START_DIFFERS, "digest")
        self._created = self._changed = shape.created
        self._has_older_rules = shape.rules < game.saves.rules
        self._title = ""
        self._gave_up: int | None = None
        self._hints: tuple[int, ...] = ()
        self._logged_game: LoggedGame[Any, Any, Any] = LoggedGame(
            start,
            partial(apply_action, game),
            game.saves.calculate_digest,
            game.saves.max_actions,
            origin.first_turn,
        )

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self._logged_game.turn

    def apply_line(self, data: dict[str, object]) -> None:
        """Apply a line after the first. Raises FileError and then changes nothing."""
        from twoheirs_qt.tabletop.files.validation import validate
        from twoheirs_qt.tabletop.saves import save_shapes

        shapes = self._game.saves.list_change_shapes()
        kind = next((shapes[name] for name in data if name in shapes), None)
        if kind is None:
            raise FileError(error_texts.UNKNOWN_LINE)
        match line := validate(kind, data):
            case save_shapes.ActionLine():
                self._play(line.action.make_action(), line.digest)
            case save_shapes.DoneLine():
                self._logged_game.set_done_count(line.done)
                self._hints = line.count_hints() or self._hints
            case save_shapes.TitleLine():
                self._title = line.title
            case save_shapes.SeatLine():
                seat = self._find_place(line.seat, "seat")
                settings = self._settings.replace_player(seat, line.player, line.opponent or "")
                self._game.saves.check_players(settings, self._beginning.start)
                self._settings = settings
            case save_shapes.GaveUpLine(gave_up=seat):
                self._gave_up = None if seat is None else self._find_place(seat, "gave_up")
        self._changed = line.time

    def _find_place(self, seat: Any, field: str) -> int:
        if isinstance(seat, int):
            return seat
        seats = self._game.list_seats(self._beginning.start)
        if seat.value not in seats:
            raise FileError(error_texts.UNKNOWN_SEAT.fill(seat=quote(seat.value)), field)
        return seats.index(seat.value)

    def _play(self, action: Any, digest: str) -> None:
        """Do an action. A replay that differs may be explained by corrected rules."""
        try:
            self._logged_game.play(action, digest)
        except FileError as fault:
            if self._has_older_rules:
                raise FileError(error_texts.RULES_CORRECTED.fill(fault=fault.text)) from None
            raise

    def make_save(self) -> SaveGame:
        """Return the game as far as it has been read."""
        game = self._logged_game
        origin, start, _, unseen = self._beginning
        save = SaveGame(
            game=self._game,
            origin=origin,
            start=start,
            settings=self._settings,
            actions=tuple(game.actions),
            done_count=game.done_count,
            created=self._created,
            changed=self._changed,
            title=self._title,
            resigned_seat=self._gave_up,
            unseen_piles=unseen,
            hint_counts=self._hints,
        )
        save.set_replay(Replay(tuple(game.states), tuple(game.turns), tuple(game.events)))
        return save


def read_whole_log(raw: bytes, game: AnyGame, catalogue: Any) -> ParsedLog:
    """Parse a whole log. Raises FileError, without the name of a file, at any unsound line."""
    parsed = read_log(raw, game, catalogue)
    if parsed.fault is not None:
        raise parsed.fault
    return parsed


# -- writing --------------------------------------------------------------------------------------


def dump_log(save: SaveGame) -> bytes:
    """Dump a whole game as a log."""
    unplayed = replace(save, actions=(), done_count=0, title="", resigned_seat=None, hint_counts=())
    changes = dump_lines_between(unplayed, save)
    assert changes is not None
    return dump_line(dump_first_line(save)) + changes


def dump_lines_between(before: SaveGame, after: SaveGame) -> bytes | None:
    """Dump the lines that turn the log of `before` into that of `after`; None if no lines can.

    The time needed depends only on what is new, not on the length of the game.
    """
    if not _have_same_start(before, after):
        return None
    game = after.game

    def calculate_digest_after(index: int) -> str:
        return game.saves.calculate_digest(after.replay.states[index + 1])

    seats = game.list_seats(after.start)
    changes = dump_changes(
        before, after, GameDumper(seats, game.dump_action, calculate_digest_after)
    )
    if changes is None or before.hint_counts == after.hint_counts:
        return changes
    # A line that programs which know of no hints read as no change.
    hints = dict(zip(seats, after.hint_counts, strict=True))
    return changes + dump_line({"done": after.done_count, "hints": hints, "time": after.changed})


def _have_same_start(before: SaveGame, after: SaveGame) -> bool:
    """Whether both logs have the same first line, except for the players."""
    settings, new_settings = before.settings, after.settings
    return (
        (before.game.name, before.created, before.origin, before.unseen_piles)
        == (after.game.name, after.created, after.origin, after.unseen_piles)
        and (settings.names, settings.take_back_rule)
        == (new_settings.names, new_settings.take_back_rule)
        and (before.start is after.start or before.start == after.start)
    )


def dump_first_line(save: SaveGame) -> dict[str, object]:
    """Dump the beginning of a game as the fields of the first line, without the checksum."""
    saves = save.game.saves
    return {
        "format": saves.format.name,
        "version": saves.format.newest,
        "created": save.created,
        "rules": saves.rules,
        **saves.dump_beginning(save),
        "digest": saves.calculate_digest(save.start),
    }


def dump_players(save: SaveGame) -> dict[str, object]:
    """Dump the players of a save, a field for each seat."""
    settings, players = save.settings, save.game.saves.list_players(save)
    data: dict[str, object] = {}
    for place, seat in enumerate(save.game.list_seats(save.start)):
        entry: dict[str, object] = {"name": settings.names[place], "player": players[place]}
        if players[place] == "computer":
            entry["opponent"] = settings.opponents[place]
        data[seat] = entry
    return data
