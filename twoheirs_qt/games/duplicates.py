"""Opening a game that is among the player's games already, without making two games of one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from twoheirs_qt.saves.copies import Relation, Relative
from twoheirs_qt.widgets.question import Answer, Kind
from twoheirs_qt.window.context import AppContext, GameController


class DuplicateGames(GameController):
    """Decides which copy of a game to open, and asks the player if need be.

    Where both are at the same action, the copy goes on; where the file has gone on from the copy,
    the copy catches up with it. Else the player chooses, and keeps both.
    """

    def __init__(self, context: AppContext, open_kept: Callable[[Path], None]) -> None:
        super().__init__(context)
        self._open_kept = open_kept

    def take(self, kept: Relative | None, open_found: Callable[[Relative | None], None]) -> None:
        """Open the game that was read, or the copy of it that is `kept`.

        `open_found` opens what was read: in the file of the copy that it is given, or, with None,
        as a game of its own.
        """
        if kept is None or kept.relation is Relation.BEHIND:
            open_found(kept)
        elif kept.relation is Relation.SAME:
            self._open_kept(kept.path)
        else:
            self._ask_which(kept, open_found)

    def _ask_which(self, kept: Relative, open_found: Callable[[Relative | None], None]) -> None:
        gone_on = kept.relation is Relation.FARTHER
        go_on = partial(self._open_kept, kept.path)
        second = partial(open_found, None)
        enter, plain = Kind.ENTER, Kind.PLAIN
        self._ask(
            self.tr("This game has moved on")
            if gone_on
            else self.tr("There are two versions of this game"),
            self._words(kept),
            Answer(self.tr("Cancel"), None, Kind.ESCAPE),
            Answer(self.tr("Open the file as a second game"), second, plain if gone_on else enter),
            Answer(self.tr("Continue your game"), go_on, enter if gone_on else plain),
        )

    def _words(self, kept: Relative) -> str:
        turns = {"kept": kept.turn, "found": kept.found_turn, "shared": kept.shared_turn}
        if kept.relation is Relation.APART:
            words = self.tr(
                "Both are the same up to turn {shared}. Since then your game has reached turn "
                "{kept}; the one in the file was played differently and has reached turn {found}."
            )
        elif kept.turn > kept.found_turn:
            words = self.tr("Your game is already at turn {kept}; the file is at turn {found}.")
        else:
            words = self.tr("Both are at turn {kept}, but your game is a few actions ahead.")
        return words.format(**turns)
