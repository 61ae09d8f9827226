"""The page of a running game of Bunny Kingdom: its table, and the menus of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.opponents.strengths import SCALE
from twoheirs_qt.games.bunny_kingdom.play.chronicle import BunnyChronicle
from twoheirs_qt.games.bunny_kingdom.scene.camera import ZOOM_STEP
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.review import explain_no_review
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words.opponents import name_opponent
from twoheirs_qt.games.bunny_kingdom.words.review import NOT_OVER
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.ladder import format_rating
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton
from twoheirs_qt.tabletop.window.commands import Need
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.errors import explain_fault
from twoheirs_qt.tabletop.window.game_page import GamePage
from twoheirs_qt.tabletop.window.settings import TurnPace

PACES: Final = {
    TurnPace.OFF: 0.0,
    TurnPace.QUICK: 0.45,
    TurnPace.NORMAL: 1.0,
    TurnPace.READABLE: 1.8,
    TurnPace.STEP: 1.8,
}
"""The factor of durations of shows by the setting."""


class BunnyPage(GamePage):
    """Shows the running game of `session`; the window's menus are connected with its table.

    A table is made for each game that is opened. `rules_requested` carries a section of the rule
    book.
    """

    rules_requested = Signal(str)

    def __init__(
        self, context: AppContext, computers: ComputerPlayers, pictures: BunnyPictures
    ) -> None:
        super().__init__(context.window)
        self.setObjectName("bunnyPage")
        window = context.window
        self._session: GameSession = context.session
        self._settings = context.settings
        self._menus, self._bar, self._pages = window.menus, window.bar, window.pages
        self._computers = computers
        self._pictures = pictures
        self.table: BunnyTable | None = None
        self.bubble = Callout(window)
        self.message_bar = self
        self._layout = make_column(owner=self, margins=NO_MARGINS, spacing=0)
        self._save_words = {SaveKind.SAVED: self.tr("saved"), SaveKind.SAVING: self.tr("saving…")}
        self._connect()
        self._show_game()

    def _connect(self) -> None:
        menus, session, computers = self._menus, self._session, self._computers
        menus.undo.triggered.connect(lambda: self._undo_or_redo(session.undo))
        menus.redo.triggered.connect(lambda: self._undo_or_redo(session.redo))
        menus.restart_turn.triggered.connect(lambda: self._undo_or_redo(session.restart_turn))
        menus.end_turn.triggered.connect(self._run_main_command)
        menus.hurry.triggered.connect(computers.hurry)
        menus.pause.toggled.connect(computers.pause)
        menus.zoom_in.triggered.connect(lambda: self._zoom(ZOOM_STEP))
        menus.zoom_out.triggered.connect(lambda: self._zoom(1 / ZOOM_STEP))
        menus.fit.triggered.connect(self._fit)
        menus.hint.triggered.connect(self._show_hint)
        menus.edit_menu.aboutToShow.connect(self._show_actions)
        computers.progress_changed.connect(self._show_actions)
        computers.paused_changed.connect(self._show_paused)
        self._pages.turned.connect(self._show_actions)
        self._pages.turned.connect(computers.start_turn, Qt.ConnectionType.QueuedConnection)
        self._settings.changed.connect(self._follow_settings)
        session.opened.connect(self._on_opened)
        session.stepped.connect(self._show_actions)
        session.save_state_changed.connect(self._show_saved)

    # -- the page --------------------------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        return self.table is not None and self.table.step_player.is_playing

    @property
    def has_shown_all(self) -> bool:
        return not self.is_showing and (self._pages.is_at_table or not self._session.is_watched)

    def take_focus(self) -> None:
        if self.table is not None:
            self.table.setFocus()

    def put_back(self) -> None:
        if self.table is not None:
            self.table.controller.put_back()

    def capture_state(self) -> object:
        if self.table is not None:
            self.table.step_player.skip()
        return self._session.is_open

    def restore(self, state: object) -> None:
        self._menus.pause.setChecked(self._computers.paused)
        if self._session.is_open:
            self._pages.show_table()
            self.take_focus()

    # -- showing the game ------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._show_game()
        self._pages.show_table()
        self.take_focus()

    def _show_game(self) -> None:
        """Make the table of the game that is open, in place of the one before."""
        session, former = self._session, self.table
        self.table = None
        if former is not None:
            self._layout.removeWidget(former)
            former.hide()
            former.deleteLater()
        if session.is_open:
            chronicle = BunnyChronicle(session)  # written before the table follows
            running = RunningGame(session)
            table = self.table = BunnyTable(
                running,
                self._pictures,
                parent=self,
                duration_factor=self._duration_factor,
                chronicle=chronicle.model,
            )
            running.setParent(table)
            chronicle.setParent(table)
            outline = BunnyOutlineSwitch(
                table.container, table.view, session, chronicle.model, self._settings, table
            )
            outline.message.connect(lambda words: self.bubble.show_text(words, table.bar))
            menus = self._menus
            watch, review = ActionButton(menus.watch, table), ActionButton(menus.review, table)
            watch.set_words(self.tr("Watch again"))
            new_game = ActionButton(menus.new_game, table)
            new_game.setObjectName("endTurn")  # golden
            table.add_buttons(
                [ActionButton(a, table) for a in (menus.undo, menus.redo, menus.restart_turn)],
                [ActionButton(menus.rematch, table), watch, review, new_game],
            )
            table.controller.changed.connect(self._show_actions)
            table.step_player.ended.connect(self._computers.start_turn)
            table.view.rules_requested.connect(self.rules_requested)
            self._layout.addWidget(table, 1)
            outline.arrange()
            self.message_bar = table.bar
        elif self._pages.is_at_table:  # other pages stay what they are
            self._pages.start_page_requested.emit()
        self._show_actions()
        self._show_saved(session.save_state)
        self._show_title()

    def show_rating(self, rating: Rating | None) -> None:
        """Show how the player is rated after a game against computers; None: it was not rated."""
        if self.table is not None:
            is_rated = rating is not None
            self.table.show_rating(format_rating(rating, SCALE, name_opponent) if is_rated else "")

    def _show_title(self) -> None:
        title = spoken = program = self.tr("The Two Heirs")
        shown = ""
        if self._session.is_open:
            settings, game_words = self._session.settings, self._session.game.words
            spoken = localize(
                game_words.describe_players(
                    settings.names, settings.players, settings.opponents, {}
                )
            )
            shown = self.tr("Bunny Kingdom")
            title = f"{spoken} · {shown} · {program}"
        self._bar.set_title(shown)
        self.window().setWindowTitle(title.replace("[*]", "[*][*]"))  # else it says "not saved"
        self.window().setAccessibleName(spoken)  # short, for it is read after every dialog

    def _show_saved(self, state: SaveState) -> None:
        if not self._session.is_open:
            self._bar.set_mark("")
        elif state.kind in self._save_words:
            self._bar.set_mark(self._save_words[state.kind])
        else:
            self._bar.set_mark(self.tr("not saved"), explain_fault(state.fault), alarm=True)

    # -- the menus -------------------------------------------------------------------------------

    def _show_actions(self) -> None:
        """Enable the possible actions, and set the reasons of all others."""
        session, menus = self._session, self._menus
        running, at_table = session.is_open, self._pages.is_at_table
        computers = [] if not running else [*map(session.is_computer, range(len(session.names)))]
        needs_met = {
            Need.GAME: running,
            Need.UNFINISHED: running and not session.is_over,
            Need.COMPUTER: any(computers),
            Need.HUMAN: running and not session.is_watched,
            Need.THINKS: self._computers.seat is not None,
            Need.TABLE: at_table,
            Need.HELP_ON: True,
            Need.HINTS_ON: self._settings.hints_offered,
            Need.OWN_TURN: self.table is not None
            and bool(self.table.controller.snapshot.legal_actions),
        }
        menus.enable_by_needs(frozenset(need for need, met in needs_met.items() if met))
        no_game = "" if running else localize(Need.GAME.value)
        steps = (
            (menus.undo, session.can_undo, session.undo_text, self._no_undo),
            (menus.redo, session.can_redo, session.redo_text, self.tr("Nothing has been undone.")),
            (
                menus.restart_turn,
                session.can_restart_turn,
                self.tr("Take back everything done in this turn"),
                self._no_undo,
            ),
        )
        if at_table and running:
            refusal = self._explain_no_review()
            menus.review.setEnabled(refusal is None)
            menus.review.setStatusTip("" if refusal is None else localize(refusal))
        menus.set_step_texts(session.undo_text, session.redo_text)
        for action, is_possible, tip, why_not in steps:
            action.setEnabled(running and is_possible and at_table)
            tip_here = tip if at_table else localize(Need.TABLE.value)
            action.setStatusTip(no_game or (tip_here if is_possible else why_not))
        self._show_main_command()

    def _explain_no_review(self) -> Text | None:
        """Say why the running game cannot be reviewed; None if it can."""
        session = self._session
        if not session.is_over:
            return NOT_OVER
        return explain_no_review(session.save)

    @property
    def _no_undo(self) -> str:
        """The reason why nothing can be undone."""
        if self._session.stack.index() == 0:
            return self.tr("Nothing has been done yet.")
        return self.tr("Cards have been passed on or revealed, so nothing can be undone.")

    def _show_main_command(self) -> None:
        """Give the action of the golden button the name that it has now."""
        action, table = self._menus.end_turn, self.table
        command = None if table is None else table.main_command
        action.setText(localize(words.MAIN_COMMAND if command is None else command.text))
        if table is not None and self._pages.is_at_table:
            is_ready = command is not None and command.is_enabled
            action.setEnabled(is_ready)
            action.setStatusTip("" if is_ready else table.hint)

    def _run_main_command(self) -> None:
        if self.table is not None and not self.table.step_player.skip():
            self.table.controller.run_main_command()

    def _undo_or_redo(self, step: Callable[[], object]) -> None:
        """Undo or redo, unless a sequence is shown: then only end that."""
        if self.table is not None and not self.table.step_player.skip():
            step()

    def _zoom(self, factor: float) -> None:
        if self.table is not None:
            self.table.view.zoom(factor)

    def _show_hint(self) -> None:
        if self.table is not None and not self.table.step_player.skip():
            self.table.controller.show_hint()

    def _fit(self) -> None:
        if self.table is not None:
            self.table.view.fit()

    def _show_paused(self, paused: bool) -> None:
        self._menus.pause.setChecked(paused)
        self._show_actions()

    @property
    def _duration_factor(self) -> float:
        """The factor of durations of shows."""
        return self._settings.duration_factor * PACES[self._settings.turn_pace]

    def _follow_settings(self, name: str) -> None:
        if name == "hints_offered":
            self._show_actions()
        if name in ("motion_factor", "turn_pace") and self.table is not None:
            self.table.set_duration_factor(self._duration_factor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give keys to the table that were pressed at the buttons below it."""
        table = self.table
        if table is not None and not table.view.hasFocus() and event.key() == Qt.Key.Key_Escape:
            table.setFocus()
        else:
            super().keyPressEvent(event)
