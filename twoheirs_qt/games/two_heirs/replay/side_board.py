"""A side board, on which actions can be tried out without changing the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QKeySequence

from twoheirs_qt.games.two_heirs.replay.turn_board import TurnBoard
from twoheirs_qt.games.two_heirs.rules import Heir, State, make_score_sheet
from twoheirs_qt.games.two_heirs.table.chronicle import Chronicle
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.drawing.charts import format_signed
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, TakeBackRule
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.window.commands import Command

_Keys = QKeySequence.StandardKey


_BACK_LABELS: Final = {
    "": translate("SideBoard", "&Back to the game"),
    "replay": translate("SideBoard", "&Back to the replay"),
    "review": translate("SideBoard", "&Back to the review"),
}


class SideBoardState(NamedTuple):
    """The start of a side board, and the game played on it."""

    start: State
    settings: GameSettings
    turn: int
    save: SaveGame


class SideBoard(TurnBoard):
    """A game from a position in which every action can be undone."""

    undo = Command(translate("SideBoard", "&Undo"), _Keys.Undo, picture="undo")
    redo = Command(translate("SideBoard", "&Redo"), _Keys.Redo, picture="redo")
    restart_turn = Command(
        translate("SideBoard", "Restart &turn"), "Ctrl+R", picture="restart-turn"
    )
    end_turn = Command(
        translate("SideBoard", "&End turn"),
        *("Ctrl+Return", "Ctrl+Enter"),
        picture="end-turn",
        ink="gold_ink",
    )
    again = Command(translate("SideBoard", "&Start over"), "Ctrl+Shift+B")
    back = Command(_BACK_LABELS[""], "Ctrl+B")

    def __init__(self, context: TwoHeirsContext) -> None:
        super().__init__(context)
        self.setObjectName("sideBoard")
        self._start: State | None = None
        self._turn = 1
        self._settings = GameSettings()
        self.chronicle = Chronicle(self.table)
        self.again.triggered.connect(self._start_over)
        self.back.triggered.connect(self.leave_requested)
        banner = Banner((self.again, self.back), self, golden_action=self.back, is_striped=True)
        self._lay_out(banner, self.bar)

    def name_back(self, page: str) -> None:
        """Name the button Back after the page to which it leads; "" is the game."""
        self.back.setText(localize(_BACK_LABELS[page]))

    # -- start and state ------------------------------------------------------------------------

    def open(self, start: State, settings: GameSettings, turn: int) -> None:
        """Start from a position; `turn` is the number of its turn."""
        self._start, self._turn = start, turn
        self._settings = GameSettings(settings.names, take_back_rule=TakeBackRule.FREE)
        self._start_over()

    def capture_state(self) -> SideBoardState | None:
        """Return the start and the game, or None if the board is not open."""
        if self._start is None:
            return None
        return SideBoardState(self._start, self._settings, self._turn, self.session.save)

    def restore(self, state: SideBoardState) -> None:
        """Continue a game on the board."""
        self._start, self._settings, self._turn = state.start, state.settings, state.turn
        self.session.open_save(state.save)
        self._show()
        self.chronicle.fit_to_table()
        self.table.setFocus()

    def _start_over(self) -> None:
        assert self._start is not None
        self.session.open_position(
            self._start, self._settings, Origin.from_position(turn=self._turn)
        )
        self._show()
        self.chronicle.fit_to_table()
        self.table.setFocus()

    def _show(self) -> None:
        session = self.session
        if not session.is_open or self._start is None:
            return
        no_undo_reason = self.tr("Nothing has been tried out yet.")
        self._show_turn(no_undo_reason)
        self.again.setEnabled(session.can_undo or session.can_redo)
        self.again.setStatusTip("" if self.again.isEnabled() else no_undo_reason)
        start_scores, scores = (
            make_score_sheet(self._start).heirs,
            make_score_sheet(session.state).heirs,
        )
        changes = [
            self.tr("{heir} {change}").format(
                heir=localize(name_player(session.names, heir)),
                change=format_signed(scores[heir].total - start_scores[heir].total),
            )
            for heir in Heir
        ]
        points = self.tr("Points since you started here: {changes}.")
        self.banner.set_texts(
            self.tr("Sandbox: try anything out – your game won't change"),
            join_sentences(
                (
                    points.format(changes=", ".join(changes))
                    if self._program_settings.points_wanted
                    else "",
                    self.tr("The supply is shuffled differently here."),
                )
            ),
        )
