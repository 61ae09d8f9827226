"""The texts about a game on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.saves.files import SaveGame
from twoheirs_qt.saves.listing import Entry
from twoheirs_qt.saves.save import Summary
from twoheirs_qt.text.sanitize import LONGEST_TITLE, shown, shown_path
from twoheirs_qt.text.text import Text, translate
from twoheirs_qt.words.names import Names, called, level_name, set_name
from twoheirs_qt.words.opponents import with_players

#: Two players of a game.
_DUEL: Final = translate("Shelf", "{white} and {blue}")
#: A solo game: {heir} is a player, {level} one of "Henry the Poor", "Henry the Brave", ….
_SOLO: Final = translate("Shelf", "{heir} against {level}")
_UNREAD: Final = translate("Shelf", "Reading the game…")
_UNSOUND: Final = translate("Shelf", "This file cannot be read: {file}")
#: {heir} is the player whose turn it is.
_STANDS: Final = translate("Shelf", "Turn {turn} · {heir} to move")
_WON: Final = translate("Shelf", "Finished after turn {turn} · {heir} won")
_DRAWN: Final = translate("Shelf", "Finished after turn {turn} · draw")
#: The game branched off: {game} is another game, such as "Anna and Boris".
_FROM: Final = translate("Shelf", "from turn {turn} of “{game}”")
#: One of several games of the same title: {game} is the title, such as "Anna and Boris".
_NUMBERED: Final = translate("Shelf", "{game} ({number})")
_UNFINISHED: Final = translate("Shelf", "in progress")
_TODAY: Final = translate("Shelf", "today, {time}")
_YESTERDAY: Final = translate("Shelf", "yesterday, {time}")
_POINTS: Final = translate("Shelf", "{white} {white_points}, {blue} {blue_points}")
_LAST_PLAYED: Final = translate("Shelf", "last played {when}")
_BEGUN: Final = translate("Shelf", "started {when}")


def _henry_of(summary: Summary) -> Heir | None:
    return next((heir for heir in Heir if summary.players[heir] == "henry"), None)


def _names_of(summary: Summary) -> Names:
    return with_players(summary.names, _henry_of(summary), summary.opponents)


def _played_by(names: Names, level: int | None, henry: Heir | None) -> Text:
    """The two players' names, or one name and Henry's level."""
    if level is not None:
        human = Heir.WHITE if henry is Heir.BLUE else Heir.BLUE
        return _SOLO.fill(heir=called(names, human), level=level_name(level))
    return _DUEL.fill(white=called(names, Heir.WHITE), blue=called(names, Heir.BLUE))


def players_of(save: SaveGame) -> Text:
    """The players of a save as one text."""
    start = save.start
    level = None if start.solo is None else start.solo.level
    settings = save.settings
    names = with_players(settings.names, start.henry, settings.opponents)
    return _played_by(names, level, start.henry)


def day(stamp: str) -> str:
    """The date of a time of a save."""
    return QLocale().toString(_local(stamp).date(), QLocale.FormatType.ShortFormat)


def _local(stamp: str) -> QDateTime:
    return QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()


class ShelfWords:
    """The texts about a game on the shelf; `say` puts them into the player's language.

    They may be asked for in any thread, so `locale` is their own.
    """

    def __init__(self, say: Callable[[Text], str]) -> None:
        self._say = say
        self.locale = QLocale()

    def title(self, entry: Entry) -> str:
        """The player's own title, or else the players' names."""
        summary = entry.summary
        if summary is None:
            file = shown(entry.name, LONGEST_TITLE)
            return self._say(_UNSOUND.fill(file=file)) if entry.is_read else self._say(_UNREAD)
        return shown(summary.title, LONGEST_TITLE) or self.players(summary)

    def numbered(self, entry: Entry, number: int) -> str:
        """The title, and the number of the game if there are several of that title."""
        title = self.title(entry)
        return self._say(_NUMBERED.fill(game=title, number=number)) if number else title

    def players(self, summary: Summary) -> str:
        return self._say(_played_by(_names_of(summary), summary.level, _henry_of(summary)))

    def standing(self, summary: Summary) -> str:
        """How far a game is, or how it ended."""
        names = _names_of(summary)
        if not summary.over:
            return self._say(_STANDS.fill(turn=summary.turn, heir=called(names, summary.active)))
        if summary.winner is None:
            return self._say(_DRAWN.fill(turn=summary.turn))
        return self._say(_WON.fill(turn=summary.turn, heir=called(names, summary.winner)))

    def origin(self, entry: Entry) -> str:
        """The name of the game from which this one branched off; empty if from none."""
        found = entry.origin
        if found is None:
            return ""
        return self._say(_FROM.fill(game=shown(found[0], LONGEST_TITLE), turn=found[1]))

    def unfinished(self) -> str:
        """The words on the card of a game that can be played on."""
        return self._say(_UNFINISHED)

    def when(self, stamp: str) -> str:
        """A time of a save in words, in the local time zone; unchanged if it is no time."""
        time = _local(stamp)
        if not time.isValid():
            return shown(stamp)
        locale = self.locale
        days = time.date().daysTo(QDate.currentDate())
        clock = locale.toString(time.time(), QLocale.FormatType.ShortFormat)
        if days == 0:
            return self._say(_TODAY.fill(time=clock))
        if days == 1:
            return self._say(_YESTERDAY.fill(time=clock))
        return locale.toString(time, QLocale.FormatType.ShortFormat)

    def _in_full(self, stamp: str) -> str:
        return self.locale.toString(_local(stamp), QLocale.FormatType.ShortFormat)

    def points(self, summary: Summary) -> str:
        """The points of both, with their names."""
        names = _names_of(summary)
        white, blue = summary.points
        return self._say(
            _POINTS.fill(
                white=called(names, Heir.WHITE),
                blue=called(names, Heir.BLUE),
                white_points=white,
                blue_points=blue,
            )
        )

    def spoken(self, entry: Entry, number: int, *, unfinished: bool, points: bool) -> str:
        """All that a card shows, for screen readers; `points`: with those of both."""
        summary = entry.summary
        if summary is None:
            return self.title(entry)
        parts = [
            self.numbered(entry, number),
            self.standing(summary),
            self.points(summary) if points else "",
            self.origin(entry),
        ]
        parts.insert(1, self._say(_UNFINISHED) if unfinished else "")
        parts.append(self._say(_LAST_PLAYED.fill(when=self.when(summary.changed))))
        return ". ".join(part for part in parts if part)

    def tip(self, entry: Entry) -> str:
        """What a card has no room for, for its tool tip."""
        summary = entry.summary
        if summary is None:
            return shown_path(entry.path)
        lines = [self.players(summary)] if summary.title else []
        lines.append(" · ".join(self._say(set_name(each)) for each in summary.sets))
        lines.append(self._say(_LAST_PLAYED.fill(when=self._in_full(summary.changed))))
        lines.append(self._say(_BEGUN.fill(when=self._in_full(summary.created))))
        return "\n".join(line for line in lines if line)

    def searched(self, entry: Entry) -> str:
        """All words by which a game can be found, besides its title."""
        summary = entry.summary
        if summary is None:
            return entry.name
        sets = [self._say(set_name(each)) for each in summary.sets]
        days = [self.when(summary.changed), self._in_full(summary.changed), summary.changed[:10]]
        about = (self.players(summary), self.standing(summary), self.origin(entry))
        return "\n".join((*about, *sets, *days, entry.name))
