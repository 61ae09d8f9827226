"""Texts about the games on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from twoheirs_qt.tabletop.game import GameWords
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.listing import Entry
from twoheirs_qt.tabletop.saves.save import SaveGame, Summary
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, translate

_LOADING: Final = translate("Shelf", "Reading the game…")
_UNREADABLE: Final = translate("Shelf", "This file cannot be read: {file}")
#: The game branched off: {game} is another game, such as "Anna and Boris".
_BRANCHED_OFF: Final = translate("Shelf", "from turn {turn} of “{game}”")
#: One of several games of the same title: {game} is the title, such as "Anna and Boris".
_NUMBERED: Final = translate("Shelf", "{game} ({number})")
_IN_PROGRESS: Final = translate("Shelf", "in progress")
_TODAY: Final = translate("Shelf", "today, {time}")
_YESTERDAY: Final = translate("Shelf", "yesterday, {time}")
_LAST_PLAYED: Final = translate("Shelf", "last played {when}")
_STARTED: Final = translate("Shelf", "started {when}")


def describe_players(save: SaveGame) -> Text:
    """Return the players of a save as one text."""
    game, settings = save.game, save.settings
    players, details = game.saves.list_players(save), game.saves.collect_details(save)
    return game.words.describe_players(settings.names, players, settings.opponents, details)


def format_date(stamp: str) -> str:
    """Format the date of a time of a save."""
    return QLocale().toString(_parse_time(stamp).date(), QLocale.FormatType.ShortFormat)


def _parse_time(stamp: str) -> QDateTime:
    return QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()


class ShelfTexts:
    """Texts about the games on the shelf, translated by `localize`; usable in any thread."""

    def __init__(self, localize: Callable[[Text], str], games: Games) -> None:
        self._localize = localize
        self._games = games
        self.locale = QLocale()

    def format_title(self, entry: Entry) -> str:
        """Return the player's own title, or the names of the players."""
        summary = entry.summary
        if summary is None:
            file = sanitize(entry.name, MAX_TITLE_LENGTH)
            return (
                self._localize(_UNREADABLE.fill(file=file))
                if entry.is_read
                else self._localize(_LOADING)
            )
        return sanitize(summary.title, MAX_TITLE_LENGTH) or self.format_players(summary)

    def format_numbered_title(self, entry: Entry, number: int) -> str:
        """Return the title, with a number if several games have it."""
        title = self.format_title(entry)
        return self._localize(_NUMBERED.fill(game=title, number=number)) if number else title

    def _find_words(self, summary: Summary) -> GameWords:
        return self._games.find(summary.game_name).words

    def format_players(self, summary: Summary) -> str:
        words = self._find_words(summary)
        parts = summary.names, summary.players, summary.opponents, summary.details
        return self._localize(words.describe_players(*parts))

    def format_progress(self, summary: Summary) -> str:
        """Return the turn of a game, or its result."""
        return self._localize(self._find_words(summary).describe_progress(summary))

    def _list_details(self, summary: Summary) -> list[str]:
        return [
            self._localize(text) for text in self._find_words(summary).describe_details(summary)
        ]

    def format_origin(self, entry: Entry) -> str:
        """Return a text with the game from which this one branched off, or an empty one."""
        origin = entry.origin
        if origin is None:
            return ""
        return self._localize(
            _BRANCHED_OFF.fill(game=sanitize(origin[0], MAX_TITLE_LENGTH), turn=origin[1])
        )

    def format_in_progress(self) -> str:
        """Return the text on the card of a running game."""
        return self._localize(_IN_PROGRESS)

    def format_time(self, stamp: str) -> str:
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

    def _format_exact_time(self, stamp: str) -> str:
        return self.locale.toString(_parse_time(stamp), QLocale.FormatType.ShortFormat)

    def format_points(self, summary: Summary) -> str:
        """Return the points and names of all players."""
        return self._localize(self._find_words(summary).describe_points(summary))

    def format_for_screen_reader(
        self, entry: Entry, number: int, *, unfinished: bool, points: bool
    ) -> str:
        """Return all texts of a card for screen readers; `points`: with the points of all."""
        summary = entry.summary
        if summary is None:
            return self.format_title(entry)
        parts = [
            self.format_numbered_title(entry, number),
            self.format_progress(summary),
            self.format_points(summary) if points else "",
            self.format_origin(entry),
        ]
        parts.insert(1, self._localize(_IN_PROGRESS) if unfinished else "")
        parts.append(self._localize(_LAST_PLAYED.fill(when=self.format_time(summary.changed))))
        return ". ".join(part for part in parts if part)

    def format_tip(self, entry: Entry) -> str:
        """Return the tool tip of a card: details for which it has no room."""
        summary = entry.summary
        if summary is None:
            return sanitize_path(entry.path)
        lines = [self.format_players(summary)] if summary.title else []
        lines.append(" · ".join(self._list_details(summary)))
        lines.append(
            self._localize(_LAST_PLAYED.fill(when=self._format_exact_time(summary.changed)))
        )
        lines.append(self._localize(_STARTED.fill(when=self._format_exact_time(summary.created))))
        return "\n".join(line for line in lines if line)

    def format_search_text(self, entry: Entry) -> str:
        """Return all texts, besides the title, by which a game can be found."""
        summary = entry.summary
        if summary is None:
            return entry.name
        days = [
            self.format_time(summary.changed),
            self._format_exact_time(summary.changed),
            summary.changed[:10],
        ]
        texts = (
            self.format_players(summary),
            self.format_progress(summary),
            self.format_origin(entry),
        )
        return "\n".join((*texts, *self._list_details(summary), *days, entry.name))
