"""Texts about the games on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.saves.save import Summary
from twoheirs_qt.games.two_heirs.words.names import Names, level_name, player_name, set_name
from twoheirs_qt.games.two_heirs.words.opponents import with_players
from twoheirs_qt.tabletop.saves.files import SaveGame
from twoheirs_qt.tabletop.saves.listing import Entry
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, translate

#: Two players of a game.
_DUEL: Final = translate("Shelf", "{white} and {blue}")
#: A solo game: {heir} is a player, {level} one of "Henry the Poor", "Henry the Brave", ….
_SOLO: Final = translate("Shelf", "{heir} against {level}")
_LOADING: Final = translate("Shelf", "Reading the game…")
_UNREADABLE: Final = translate("Shelf", "This file cannot be read: {file}")
#: {heir} is the player whose turn it is.
_IN_TURN: Final = translate("Shelf", "Turn {turn} · {heir} to move")
_WON: Final = translate("Shelf", "Finished after turn {turn} · {heir} won")
_DRAWN: Final = translate("Shelf", "Finished after turn {turn} · draw")
#: The game branched off: {game} is another game, such as "Anna and Boris".
_BRANCHED_OFF: Final = translate("Shelf", "from turn {turn} of “{game}”")
#: One of several games of the same title: {game} is the title, such as "Anna and Boris".
_NUMBERED: Final = translate("Shelf", "{game} ({number})")
_IN_PROGRESS: Final = translate("Shelf", "in progress")
_TODAY: Final = translate("Shelf", "today, {time}")
_YESTERDAY: Final = translate("Shelf", "yesterday, {time}")
_POINTS: Final = translate("Shelf", "{white} {white_points}, {blue} {blue_points}")
_LAST_PLAYED: Final = translate("Shelf", "last played {when}")
_STARTED: Final = translate("Shelf", "started {when}")


def _find_henry(summary: Summary) -> Heir | None:
    return next((heir for heir in Heir if summary.players[heir] == "henry"), None)


def _find_names(summary: Summary) -> Names:
    return with_players(summary.names, _find_henry(summary), summary.opponents)


def _describe_players(names: Names, level: int | None, henry: Heir | None) -> Text:
    """Return the names of both players, or one name and Henry's level."""
    if level is not None:
        human = Heir.WHITE if henry is Heir.BLUE else Heir.BLUE
        return _SOLO.fill(heir=player_name(names, human), level=level_name(level))
    return _DUEL.fill(white=player_name(names, Heir.WHITE), blue=player_name(names, Heir.BLUE))


def describe_players(save: SaveGame) -> Text:
    """Return the players of a save as one text."""
    start = save.start
    level = None if start.solo is None else start.solo.level
    settings = save.settings
    names = with_players(settings.names, start.henry, settings.opponents)
    return _describe_players(names, level, start.henry)


def format_date(stamp: str) -> str:
    """Format the date of a time of a save."""
    return QLocale().toString(_parse_time(stamp).date(), QLocale.FormatType.ShortFormat)


def _parse_time(stamp: str) -> QDateTime:
    return QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()


class ShelfTexts:
    """Texts about the games on the shelf, translated by `localize`; usable in any thread."""

    def __init__(self, localize: Callable[[Text], str]) -> None:
        self._localize = localize
        self.locale = QLocale()

    def title(self, entry: Entry) -> str:
        """Return the player's own title, or the names of the players."""
        summary = entry.summary
        if summary is None:
            file = sanitize(entry.name, MAX_TITLE_LENGTH)
            return (
                self._localize(_UNREADABLE.fill(file=file))
                if entry.is_read
                else self._localize(_LOADING)
            )
        return sanitize(summary.title, MAX_TITLE_LENGTH) or self.players(summary)

    def title_with_number(self, entry: Entry, number: int) -> str:
        """Return the title, with a number if several games have it."""
        title = self.title(entry)
        return self._localize(_NUMBERED.fill(game=title, number=number)) if number else title

    def players(self, summary: Summary) -> str:
        return self._localize(
            _describe_players(_find_names(summary), summary.level, _find_henry(summary))
        )

    def progress(self, summary: Summary) -> str:
        """Return the turn of a game, or its result."""
        names = _find_names(summary)
        if not summary.over:
            return self._localize(
                _IN_TURN.fill(turn=summary.turn, heir=player_name(names, summary.active))
            )
        if summary.winner is None:
            return self._localize(_DRAWN.fill(turn=summary.turn))
        return self._localize(_WON.fill(turn=summary.turn, heir=player_name(names, summary.winner)))

    def origin(self, entry: Entry) -> str:
        """Return a text with the game from which this one branched off, or an empty one."""
        origin = entry.origin
        if origin is None:
            return ""
        return self._localize(
            _BRANCHED_OFF.fill(game=sanitize(origin[0], MAX_TITLE_LENGTH), turn=origin[1])
        )

    def in_progress(self) -> str:
        """Return the text on the card of a game that is not over."""
        return self._localize(_IN_PROGRESS)

    def when(self, stamp: str) -> str:
        """Format a time of a save in words, in the local time zone; unchanged if it is no time."""
        time = _parse_time(stamp)
        if not time.isValid():
            return sanitize(stamp)
        locale = self.locale
        days = time.date().daysTo(QDate.currentDate())
        time_text = locale.toString(time.time(), QLocale.FormatType.ShortFormat)
        if days == 0:
            return self._localize(_TODAY.fill(time=time_text))
        if days == 1:
            return self._localize(_YESTERDAY.fill(time=time_text))
        return locale.toString(time, QLocale.FormatType.ShortFormat)

    def _format_time(self, stamp: str) -> str:
        return self.locale.toString(_parse_time(stamp), QLocale.FormatType.ShortFormat)

    def points(self, summary: Summary) -> str:
        """Return the points and names of both players."""
        names = _find_names(summary)
        white, blue = summary.points
        return self._localize(
            _POINTS.fill(
                white=player_name(names, Heir.WHITE),
                blue=player_name(names, Heir.BLUE),
                white_points=white,
                blue_points=blue,
            )
        )

    def screen_reader_text(
        self, entry: Entry, number: int, *, unfinished: bool, points: bool
    ) -> str:
        """Return all texts of a card for screen readers; `points`: with the points of both."""
        summary = entry.summary
        if summary is None:
            return self.title(entry)
        parts = [
            self.title_with_number(entry, number),
            self.progress(summary),
            self.points(summary) if points else "",
            self.origin(entry),
        ]
        parts.insert(1, self._localize(_IN_PROGRESS) if unfinished else "")
        parts.append(self._localize(_LAST_PLAYED.fill(when=self.when(summary.changed))))
        return ". ".join(part for part in parts if part)

    def tip(self, entry: Entry) -> str:
        """Return the tool tip of a card: details for which it has no room."""
        summary = entry.summary
        if summary is None:
            return sanitize_path(entry.path)
        lines = [self.players(summary)] if summary.title else []
        lines.append(" · ".join(self._localize(set_name(tile_set)) for tile_set in summary.sets))
        lines.append(self._localize(_LAST_PLAYED.fill(when=self._format_time(summary.changed))))
        lines.append(self._localize(_STARTED.fill(when=self._format_time(summary.created))))
        return "\n".join(line for line in lines if line)

    def search_text(self, entry: Entry) -> str:
        """Return all texts, besides the title, by which a game can be found."""
        summary = entry.summary
        if summary is None:
            return entry.name
        sets = [self._localize(set_name(tile_set)) for tile_set in summary.sets]
        days = [
            self.when(summary.changed),
            self._format_time(summary.changed),
            summary.changed[:10],
        ]
        texts = (self.players(summary), self.progress(summary), self.origin(entry))
        return "\n".join((*texts, *sets, *days, entry.name))
