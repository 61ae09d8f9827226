"""The menus and the title bar as the running game allows, also while another page is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.next_level import find_next_level
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.table.menus import LAST_TURN_AGAIN, TwoHeirsMenus, TwoHeirsNeed
from twoheirs_qt.games.two_heirs.words.names import name_player, name_set
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.saves.save import TakeBackRule
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.window.commands import Need
from twoheirs_qt.tabletop.window.errors import explain_fault
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.window import MainWindow

_HENRY_AGAIN: Final = translate("Menus", "Show Henry's turn a&gain")
_PROGRAM: Final = translate("TablePage", "The Two Heirs")
_PLAYERS: Final = translate("TablePage", "{white} and {blue}")
_NOT_SAVED: Final = translate("TablePage", "not saved")
_SAVE_TEXTS: Final = {
    SaveKind.SAVED: translate("TablePage", "saved"),
    SaveKind.SAVING: translate("TablePage", "saving…"),
}
_RESTART_TURN_TIP: Final = translate("TablePage", "Take back everything done in this turn")
_NOTHING_UNDONE: Final = translate("TablePage", "Nothing has been undone.")
_NOTHING_DONE: Final = translate("TablePage", "Nothing has been done yet.")
_ASKS_OTHER_PLAYER: Final = translate(
    "TablePage", "An ended turn can be taken back only if the other player agrees."
)
_NO_UNDO_REASONS: Final = {
    TakeBackRule.OFF: translate("TablePage", "Undo is switched off in this game."),
    TakeBackRule.UNTIL_REVEALED: translate(
        "TablePage", "Ended turns and revealed tiles can't be undone."
    ),
}
_NOTHING_DONE_IN_TURN: Final = translate("TablePage", "Nothing has been done in this turn yet.")


class RunningMenus(QObject):
    """Enables the actions of the menus that the running game allows, and explains all others.

    It shows the title of the game and the state of saving in the title bar, too. The table need not
    have been made: the start page offers a game whose table nobody has seen yet. `game_shown`: the
    menus are those of a game that has just been opened.
    """

    game_shown = Signal()

    def __init__(
        self,
        session: GameSession,
        computers: ComputerPlayers,
        settings: Settings,
        menus: TwoHeirsMenus,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._computers = computers
        self._settings = settings
        self._menus = menus
        self._window = window
        self._bar, self._pages = window.bar, window.pages
        session.opened.connect(self._follow_opened)
        session.stepped.connect(self._enable_actions)
        session.save_state_changed.connect(self._show_saved)
        computers.progress_changed.connect(self._enable_actions)
        computers.paused_changed.connect(self._enable_actions)
        settings.changed.connect(self._follow_settings)
        self._pages.turned.connect(self._enable_actions)
        menus.edit_menu.aboutToShow.connect(self.update_tips)
        self._show_game()
        self.update_tips()

    def _follow_opened(self) -> None:
        self._show_game()
        self.game_shown.emit()

    def _show_game(self) -> None:
        self._show_opponent()
        self._enable_actions()
        self._show_saved(self._session.save_state)
        self._show_title()

    def _show_opponent(self) -> None:
        """Offer the next level, and name the action that repeats a turn."""
        session, is_open = self._session, self._session.is_open
        self._menus.next_level.setVisible(is_open and find_next_level(session) is not None)
        is_solo = is_open and session.state.solo is not None
        self._menus.plan.setVisible(is_solo)
        self._menus.repeat_turn.setText(localize(_HENRY_AGAIN if is_solo else LAST_TURN_AGAIN))

    def _show_title(self) -> None:
        session = self._session
        title = spoken = program = localize(_PROGRAM)
        bar_title = ""
        if session.is_open:
            names = session.names
            spoken = localize(
                _PLAYERS.fill(
                    white=name_player(names, Heir.WHITE), blue=name_player(names, Heir.BLUE)
                )
            )
            sets = " · ".join(localize(name_set(tile_set)) for tile_set in session.state.sets)
            title, bar_title = f"{spoken} · {sets} · {program}", f"{program} · {sets}"
        self._bar.set_title(bar_title)
        # Qt would replace a single [*] by its mark of unsaved changes.
        self._window.setWindowTitle(title.replace("[*]", "[*][*]"))
        self._window.setAccessibleName(spoken)  # short, for it is read after every dialog

    def _show_saved(self, state: SaveState) -> None:
        if not self._session.is_open:
            self._bar.set_mark("")
        elif state.kind in _SAVE_TEXTS:
            self._bar.set_mark(localize(_SAVE_TEXTS[state.kind]))
        else:
            self._bar.set_mark(localize(_NOT_SAVED), explain_fault(state.fault), alarm=True)

    def _follow_settings(self, name: str) -> None:
        if name in ("unseen_shown", "points_wanted", "no_help", "hints_offered"):
            self._enable_actions()
        if name == "no_help" and self._settings.no_help:
            self._settings.cell_points_shown = False

    # -- actions -----------------------------------------------------------------------------------

    def _enable_actions(self) -> None:
        """Enable the possible actions, and set the reasons of all others."""
        session, menus = self._session, self._menus
        is_open, at_table = session.is_open, self._pages.is_at_table
        is_solo = is_open and session.state.solo is not None
        needs_met = {
            Need.GAME: is_open,
            Need.UNFINISHED: is_open and not session.is_over,
            TwoHeirsNeed.SOLO: is_solo,
            Need.COMPUTER: is_open and any(session.is_computer(heir) for heir in Heir),
            Need.HUMAN: is_open and not all(session.is_computer(heir) for heir in Heir),
            Need.THINKS: self._computers.seat is not None,
            Need.OWN_TURN: is_open and session.seat_elsewhere is None,
            Need.TWO_MACHINES: session.is_remote,
            Need.HINTS_ON: self._settings.hints_offered,
            TwoHeirsNeed.NOT_HIDDEN: self._settings.unseen_shown,
            Need.HELP_ON: is_open and (session.is_over or not self._settings.no_help),
            Need.TABLE: at_table,
        }
        menus.enable_by_needs(frozenset(need for need, is_met in needs_met.items() if is_met))
        for action, is_possible in (
            (menus.undo, session.can_undo),
            (menus.redo, session.can_redo),
            (menus.restart_turn, session.can_restart_turn),
        ):
            action.setEnabled(is_possible and at_table)
        if QAccessible.isActive():  # there is no signal when a reader is about to ask
            self.update_tips()

    def update_tips(self) -> None:
        """Set the tips of Undo, Redo and Restart turn: their effects, or why not.

        Called when the user may look at them: in a menu, or at a button.
        """
        session, menus = self._session, self._menus
        is_open, at_table = session.is_open, self._pages.is_at_table
        undo, redo = session.undo_text, session.redo_text
        menus.set_step_texts(undo, redo)
        no_game = "" if is_open else localize(Need.GAME.value)
        not_running = no_game or (localize(Need.UNFINISHED.value) if session.is_over else "")
        no_undo = no_game or localize(self._explain_no_undo())
        for action, is_possible, tip, why_not in (
            (menus.undo, session.can_undo, undo, no_undo),
            (menus.redo, session.can_redo, redo, no_game or localize(_NOTHING_UNDONE)),
            (
                menus.restart_turn,
                session.can_restart_turn,
                localize(_RESTART_TURN_TIP),
                not_running or no_undo,
            ),
        ):
            tip_here = tip if at_table else localize(Need.TABLE.value)
            action.setStatusTip(tip_here if is_possible else why_not)

    def _explain_no_undo(self) -> Text:
        """The reason why nothing can be undone."""
        session = self._session
        if session.stack.index() == 0:
            return _NOTHING_DONE
        if session.is_remote:
            return _ASKS_OTHER_PLAYER
        return _NO_UNDO_REASONS.get(session.settings.take_back_rule, _NOTHING_DONE_IN_TURN)
