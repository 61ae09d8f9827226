"""Opening a copy of a game that is among the player's games already."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from twoheirs_qt.tabletop.saves.copies import GameCopy, Relation
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext, GameController


class DuplicateGames(GameController):
    """Decides which copy of a game to open, and asks the player if necessary.

    If both are at the same action, the stored copy is opened; if the file is ahead of it, the copy
    is updated. Otherwise the player chooses, and both are kept.
    """

    def __init__(self, context: AppContext, open_stored: Callable[[Path], None]) -> None:
        super().__init__(context)
        self._open_stored = open_stored

    def resolve(
        self, stored: GameCopy | None, open_file: Callable[[GameCopy | None], None]
    ) -> None:
        """Open the game that was read, or its `stored` copy.

        `open_file` opens the game that was read: in the file of the copy passed to it, or with None
        as a second game.
        """
        if stored is None or stored.relation is Relation.BEHIND:
            open_file(stored)
        elif stored.relation is Relation.SAME:
            self._open_stored(stored.path)
        else:
            self._ask_which_copy(stored, open_file)

    def _ask_which_copy(
        self, stored: GameCopy, open_file: Callable[[GameCopy | None], None]
    ) -> None:
        is_ahead = stored.relation is Relation.AHEAD
        continue_stored = partial(self._open_stored, stored.path)
        open_second = partial(open_file, None)
        enter, no_key = AnswerKeys.ENTER, AnswerKeys.NONE
        self._ask_question(
            self.tr("This game has moved on")
            if is_ahead
            else self.tr("There are two versions of this game"),
            self._describe(stored),
            Answer(self.tr("Cancel"), None, AnswerKeys.ESCAPE),
            Answer(
                self.tr("Open the file as a second game"),
                open_second,
                no_key if is_ahead else enter,
            ),
            Answer(self.tr("Continue your game"), continue_stored, enter if is_ahead else no_key),
        )

    def _describe(self, stored: GameCopy) -> str:
        turns = {"kept": stored.turn, "found": stored.opened_turn, "shared": stored.shared_turn}
        if stored.relation is Relation.DIVERGED:
            text = self.tr(
                "Both are the same up to turn {shared}. Since then your game has reached turn "
                "{kept}; the one in the file was played differently and has reached turn {found}."
            )
        elif stored.turn > stored.opened_turn:
            text = self.tr("Your game is already at turn {kept}; the file is at turn {found}.")
        else:
            text = self.tr("Both are at turn {kept}, but your game is a few actions ahead.")
        return text.format(**turns)
