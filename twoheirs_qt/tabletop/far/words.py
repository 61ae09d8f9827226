"""Words about a game on two machines: what it waits for, and what the other player has done."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QTimeZone

from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, plain, translate

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.game import AnyGame

#: {time} is a day and an hour.
INVITES: Final = translate("Far", "Waiting for somebody to join, since {time}.")
#: {name} is a player.
JOINS: Final = translate("Far", "Waiting for {name}'s machine to begin, since {time}.")
#: {name} is a player, {time} a day and an hour.
WAITS: Final = translate("Far", "Waiting for {name}, since {time}.")
UNREAD: Final = translate("Far", "Waiting for {name}, who has not seen your last turn yet.")
MY_TURN: Final = translate("Far", "It's your turn, since {time}.")
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
#: %n is a number of other games.
OTHERS_WAIT: Final = translate("Far", "%n other games wait for you.", "", 1).singular(
    "Another game waits for you."
)
OTHER_PLAYER: Final = translate("Far", "the other player")


def format_time(utc_time: str) -> str:
    """Format a time of a record, such as `2026-01-31T18:30:00Z`, in the player's language."""
    moment = datetime.fromisoformat(utc_time)
    local = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()), QTimeZone.systemTimeZone())
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def partner_name(rules: AnyGame, game: FarGame) -> Text:
    """The name of the other player, or that of the color."""
    record = game.record
    if not record.partner:
        return OTHER_PLAYER
    players = ("human", "human")
    return rules.words.names(game.seat_names, players, ("", ""))[1 - record.seat]


def describe_state(rules: AnyGame, game: FarGame) -> Text:
    """The sentence on what a game waits for."""
    record, name = game.record, partner_name(rules, game)
    time = format_time(record.since)
    if not game.states:
        return (INVITES if record.is_host else JOINS.fill(name=name)).fill(time=time)
    ask = game.open_ask
    if ask is not None:
        return ASKS.fill(name=name).count(len(record.turns) - ask.length)
    if record.ask is not None:
        return ASKED.fill(name=name)
    if game.is_over:
        return OVER
    if game.is_my_turn:
        return MY_TURN.fill(time=time)
    return (WAITS if record.is_acknowledged else UNREAD).fill(name=name, time=time)


def describe_words(rules: AnyGame, game: FarGame) -> str:
    """What the other player said last; empty if nothing."""
    words = game.record.partner_words
    if not words:
        return ""
    return localize(SAYS.fill(name=partner_name(rules, game), words=plain(words[-1].text)))
