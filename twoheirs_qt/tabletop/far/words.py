"""Words about a game on two machines: what it waits for, and what the other player has done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QTimeZone

from twoheirs_qt.tabletop.far.clock import count_used_seconds, is_time_up
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, translate

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.channel import Letter
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.shapes import StatementShape
    from twoheirs_qt.tabletop.game import AnyGame

#: {time} is a day and an hour.
INVITES: Final = translate("Far", "Waiting for somebody to join, since {time}.")
#: {name} is a player.
JOINS: Final = translate("Far", "Waiting for {name}'s machine to begin, since {time}.")
#: {name} is a player, {time} a day and an hour.
WAITS: Final = translate("Far", "Waiting for {name}, since {time}.")
UNREAD: Final = translate("Far", "Waiting for {name}, who has not seen your last turn yet.")
MY_TURN: Final = translate("Far", "It's your turn, since {time}.")
#: {name} is a player.
GAVE_UP: Final = translate("Far", "{name} has given the game up.")
OVER: Final = translate("Far", "The game is over.")
#: {name} is a player; %n is a number of turns.
ASKS: Final = translate("Far", "{name} would like to take back the last %n turns.", "", 1).singular(
    "{name} would like to take back the last turn."
)
ASKED: Final = translate("Far", "You have asked {name} to take a turn back.")
DECLINED: Final = translate("Far", "{name} would rather not take the turn back.")
GRANTED: Final = translate("Far", "{name} has agreed: the turn is taken back.")
FOLDER: Final = translate("Far", "The shared folder can't be used now: {fault}. The game waits.")
SAYS: Final = translate("Far", "{name}: {words}")
#: {name} is a player, {words} what was written in a program for messages.
WRITES: Final = translate("Far", "{name}, in a messenger: {words}")
#: %n is a number of other games.
OTHERS_WAIT: Final = translate("Far", "%n other games wait for you.", "", 1).singular(
    "Another game waits for you."
)
#: Two players and their times, such as 1:05:20.
TIMES: Final = translate("Far", "Time used: {white} {white_time}, {blue} {blue_time}.")
#: Two players and their times, such as 1:05:20; {limit} is a time, such as 30 minutes.
TIMES_OF: Final = translate(
    "Far", "Time used: {white} {white_time}, {blue} {blue_time}, of {limit} each."
)
#: {clock} is one of "The time used is shown" and "30 minutes for each player in all".
CLOCK: Final = translate("Far", "Clock: {clock}.")
#: {name} is a player who invites to a game.
OTHER_CATALOGUE: Final = translate(
    "Far", "Some tiles differ from those of this program: they are {name}'s."
)
#: {time} is a time, such as 5 minutes.
TIME_LEFT: Final = translate("Far", "You have {time} left.")
#: {name} is a player.
MY_TIME_UP: Final = translate("Far", "Your time is up: {name} may claim the game, or play on.")
TIME_UP: Final = translate("Far", "{name}'s time is up: you may claim the game, or play on.")
CLAIM_OPEN: Final = translate(
    "Far", "{name} claims the game, but you have time left: end your turn in time."
)
CLAIMED: Final = translate("Far", "{name}'s time was up, and you have claimed the game.")
LOST_BY_CLAIM: Final = translate("Far", "Your time was up, and {name} has claimed the game.")
#: %n is a number of seconds, minutes, hours or days.
_SECONDS: Final = translate("Far", "%n seconds", "", 1).singular("%n second")
_MINUTES: Final = translate("Far", "%n minutes", "", 1).singular("%n minute")
_HOURS: Final = translate("Far", "%n hours", "", 1).singular("%n hour")
_DAYS: Final = translate("Far", "%n days", "", 1).singular("%n day")
#: {hours} and {days} are texts such as 3 days.
_DAYS_AND_HOURS: Final = translate("Far", "{days}, {hours}")
NO_CLOCK: Final = translate("Far", "No clock")
SHOWN_CLOCK: Final = translate("Far", "The time used is shown")
#: {time} is a time, such as 30 minutes.
LIMITED_CLOCK: Final = translate("Far", "{time} for each player in all")
CLOCKS: Final = None, 0, 30 * 60, 3600, 86_400, 3 * 86_400, 14 * 86_400
"""The clocks that can be chosen: none, without a limit, or limits in seconds."""
_LOW_TIME: Final = 0.1
"""The share of the limit from which on a player is told what is left."""
_MAX_LAST_WORDS: Final = 200
_MAX_LETTER_AGE: Final = timedelta(days=1)
"""The age of letters beside a new game: clocks differ, and people write before they play."""
_LONG_RUN: Final = re.compile(r"\S{20}(?=\S)")
OTHER_PLAYER: Final = translate("Far", "the other player")


def format_time(utc_time: str) -> str:
    """Format a time of a record, such as `2026-01-31T18:30:00Z`, in the player's language."""
    moment = datetime.fromisoformat(utc_time)
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()), QTimeZone.systemTimeZone())
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def describe_clock(clock: int | None) -> Text:
    """The words for a clock that can be chosen."""
    if clock is None:
        return NO_CLOCK
    return LIMITED_CLOCK.fill(time=describe_duration(clock)) if clock else SHOWN_CLOCK


def describe_invitation(rules: AnyGame, message: StatementShape) -> list[Text]:
    """Describe the game of an invitation in whole sentences, or say why it cannot be joined."""
    from twoheirs_qt.tabletop.far.far_game import read_invitation

    try:
        beginning, host_seat = read_invitation(rules, message)
    except FileError as error:
        return [error.fault]
    options, settings, catalogues = (
        beginning.origin.new_game_options,
        beginning.settings,
        rules.catalogues,
    )
    lines = rules.words.describe_invitation(options, settings, 1 - host_seat)
    if message.clock is not None:
        lines.append(CLOCK.fill(clock=describe_clock(message.clock)))
    if catalogues.get_for_state(beginning.start) != catalogues.load_for_program():
        lines.append(OTHER_CATALOGUE.fill(name=sanitize(message.name) or OTHER_PLAYER))
    return lines


def describe_duration(seconds: int) -> Text:
    """A time in words, without its small parts: 3 days, 5 hours; 12 minutes; 40 seconds."""
    if seconds < 60:
        return _SECONDS.fill_n(seconds)
    if seconds < 3600:
        return _MINUTES.fill_n(seconds // 60)
    days, hours = divmod(seconds // 3600, 24)
    if not days:
        return _HOURS.fill_n(hours) if seconds % 3600 == 0 else _MINUTES.fill_n(seconds // 60)
    if not hours:
        return _DAYS.fill_n(days)
    return _DAYS_AND_HOURS.fill(days=_DAYS.fill_n(days), hours=_HOURS.fill_n(hours))


def format_duration(seconds: int) -> Text:
    """A time as on a clock, 1:05:20; from a day on in words."""
    if seconds >= 86_400:
        return describe_duration(seconds)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return make_untranslated_text(f"{hours}:{minutes:02}:{seconds:02}")


def describe_times(rules: AnyGame, game: FarGame, now: str) -> Text:
    """The times that both players have used."""
    names = rules.words.name_seats(game.seat_names, ("human", "human"), ("", ""))
    white, blue = (format_duration(count_used_seconds(game, seat, now)) for seat in range(2))
    clock = game.record.clock
    text = TIMES_OF.fill(limit=describe_duration(clock)) if clock else TIMES
    return text.fill(white=names[0], blue=names[1], white_time=white, blue_time=blue)


def describe_clock_warning(rules: AnyGame, game: FarGame, now: str) -> Text | None:
    """The sentence on a player's time that is up or low, or on a claim; None if all is well."""
    record = game.record
    if not record.clock or not game.states:
        return None
    name = name_partner(rules, game)
    if game.is_over:
        if record.claim is not None and game.resigned_seat != record.seat:
            return CLAIMED.fill(name=name)
        has_lost = record.partner_claim is not None and game.resigned_seat == record.seat
        return LOST_BY_CLAIM.fill(name=name) if has_lost else None
    if record.partner_claim is not None:
        return CLAIM_OPEN.fill(name=name)
    if is_time_up(game, 1 - record.seat, now):
        return TIME_UP.fill(name=name)
    if is_time_up(game, record.seat, now):
        return MY_TIME_UP.fill(name=name)
    left = record.clock - count_used_seconds(game, record.seat, now)
    if game.is_my_turn and left <= record.clock * _LOW_TIME:
        return TIME_LEFT.fill(time=describe_duration(left))
    return None


def name_partner(rules: AnyGame, game: FarGame) -> Text:
    """The name of the other player, or that of the color."""
    record = game.record
    if not record.partner:
        return OTHER_PLAYER
    players = ("human", "human")
    return rules.words.name_seats(game.seat_names, players, ("", ""))[1 - record.seat]


def describe_state(rules: AnyGame, game: FarGame) -> Text:
    """The sentence on what a game waits for."""
    record, name = game.record, name_partner(rules, game)
    time = format_time(record.since)
    if not game.states:
        return (INVITES if record.is_host else JOINS.fill(name=name)).fill(time=time)
    ask = game.open_ask
    if ask is not None:
        return ASKS.fill(name=name).fill_n(len(record.turns) - ask.length)
    if record.ask is not None:
        return ASKED.fill(name=name)
    if game.is_over:
        return OVER
    if game.is_my_turn:
        return MY_TURN.fill(time=time)
    return (WAITS if record.is_acknowledged else UNREAD).fill(name=name, time=time)


def describe_words(rules: AnyGame, game: FarGame) -> str:
    """Return the last words of the other player, shortened if they are long; empty if none."""
    words = game.record.partner_words
    if not words:
        return ""
    text = sanitize(words[-1].text, _MAX_LAST_WORDS)
    line = SAYS.fill(name=name_partner(rules, game), words=make_untranslated_text(text))
    return break_runs(localize(line))


def describe_letter(rules: AnyGame, game: FarGame, letters: Sequence[Letter]) -> str:
    """Return the other player's last line in a messenger, shortened; empty if none."""
    own_letters = list_letters(game, letters)
    if not own_letters:
        return ""
    text = make_untranslated_text(sanitize(own_letters[-1].text, _MAX_LAST_WORDS))
    return break_runs(localize(WRITES.fill(name=name_partner(rules, game), words=text)))


def list_letters(game: FarGame, letters: Sequence[Letter]) -> list[Letter]:
    """Those letters of the other player that are as new as a game, or a day older."""
    created = str(game.record.begin["created"])  # as the other machine says: perhaps no time
    return [
        letter
        for letter in letters
        if (datetime.fromisoformat(letter.time) + _MAX_LETTER_AGE).isoformat() >= created
    ]


def break_runs(text: str) -> str:
    """Let long runs of letters without a space be broken into lines."""
    return _LONG_RUN.sub("\\g<0>\u200b", text)
