"""The page of the running game: the table, the score sheet, the chronicle, and the bottom bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.pages.running_menus import RunningMenus
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.panel import ScorePanel
from twoheirs_qt.games.two_heirs.results.sheet import ScoreSheetView
from twoheirs_qt.games.two_heirs.rules import Cell, Heir
from twoheirs_qt.games.two_heirs.table.chronicle import Chronicle
from twoheirs_qt.games.two_heirs.table.count_display import CountDisplay
from twoheirs_qt.games.two_heirs.table.end_turn import can_end_turn, end_turn, format_end_of_turn
from twoheirs_qt.games.two_heirs.table.keys import press_beside_table
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
from twoheirs_qt.games.two_heirs.table.stage import TableWithPanel
from twoheirs_qt.games.two_heirs.table.view import TableState, TableView
from twoheirs_qt.games.two_heirs.things.turn_steps import TurnStep
from twoheirs_qt.games.two_heirs.words.advice import PAUSED, THINKS_ABOUT
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.games.two_heirs.words.table import NO_HELP
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.game_page import GamePage
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds
from twoheirs_qt.tabletop.window.window import Pages

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.advice.hint import LitPlaces
    from twoheirs_qt.games.two_heirs.results.end_card import GameSummary
    from twoheirs_qt.games.two_heirs.table.hint_strip import HintStrip
    from twoheirs_qt.tabletop.opponents.protocol.conversation import SearchProgress


class PageState(NamedTuple):
    """The state of the page; `counted_game` is the game whose points have been counted."""

    table: TableState
    is_sheet_open: bool
    counted_game: str
    is_in_order: bool


class TablePage(GamePage):
    """Shows the running game of `session`; `games/` begins, opens and closes games.

    It connects the actions of `menus` for a turn and for views of the game; `running_menus` enables
    them. It can be made while a game is open, which it then shows.
    """

    def __init__(
        self,
        session: GameSession,
        computers: ComputerPlayers,
        art: Art,
        settings: Settings,
        menus: TwoHeirsMenus,
        running_menus: RunningMenus,
        pages: Pages,
        sounds: Sounds,
    ) -> None:
        super().__init__(pages.window())
        self._menus = menus
        self._running_menus = running_menus
        self._pages = pages
        self.session = session
        self._computers = computers
        self._art = art
        self._settings = settings
        self._message = ""
        """The message of a process that runs: who is thinking, or that points are counted."""
        self._is_end_pending = False
        self._shown_end_state: object = None
        self.table = TableView(
            session, art, settings, has_score_sheet=True, escape=self._close_with_escape
        )
        self._sounds = sounds
        TableSounds(session, self.table, sounds)
        turn = (menus.undo, menus.redo, menus.restart_turn, menus.end_turn)
        self.bottom_bar = BottomBar(
            turn, self, (menus.points_so_far,), (menus.hint, menus.cell_points)
        )
        self.message_bar = self.bottom_bar
        for button in self.bottom_bar.at_end:
            button.set_words(self.tr("Final scoring"))
        at_end = (
            *(menus.rematch, menus.next_level, menus.watch),
            *(menus.review, menus.picture, menus.new_game),
        )
        self.score_sheet = ScoreSheetView(art, self, self._summarize_game, at_end)
        self.score_panel = ScorePanel(self.score_sheet, art, self)
        self.count_display = CountDisplay(self.table, self.score_panel)
        self._counted_game = ""
        self.stage = TableWithPanel(self.table, self.score_panel, self)
        self.chronicle = Chronicle(self.table)
        self._hints: HintStrip | None = None
        self.bubble = Callout(self.window())
        self._layout = make_column(
            (self.stage, 1), self.bottom_bar, owner=self, margins=NO_MARGINS, spacing=0
        )
        self._connect()
        self._show_all()
        self._update_tips()
        menus.points_so_far.setChecked(session.is_open and session.is_over)

    def _connect(self) -> None:
        menus, session, table = self._menus, self.session, self.table
        show, turns = table.table_scene.step_player, table.turns
        menus.undo.triggered.connect(lambda: self._undo_or_redo(session.undo))
        menus.redo.triggered.connect(lambda: self._undo_or_redo(session.redo))
        menus.restart_turn.triggered.connect(lambda: self._undo_or_redo(session.restart_turn))
        menus.end_turn.triggered.connect(self.end_turn)
        menus.hurry.triggered.connect(self._computers.hurry)
        menus.pause.toggled.connect(self._computers.pause)
        self._computers.progress_changed.connect(self._show_thinking)
        self._computers.paused_changed.connect(self._show_paused)
        self._pages.turned.connect(self._computers.start_turn, Qt.ConnectionType.QueuedConnection)
        menus.zoom_in.triggered.connect(table.zoom_in)
        menus.zoom_out.triggered.connect(table.zoom_out)
        menus.fit.triggered.connect(table.fit)
        menus.points_so_far.toggled.connect(self._show_score_sheet)
        menus.plan.triggered.connect(table.set_plan)
        menus.repeat_turn.triggered.connect(table.repeat_turn)
        menus.what_would_it_take.triggered.connect(table.ask)
        menus.hint.triggered.connect(self._ask_hint)
        self._settings.changed.connect(self._follow_settings)
        table.plan.toggled.connect(menus.plan.setChecked)
        show.ended.connect(self._finish_sequence)
        turns.offers_pace = True
        turns.pace_requested.connect(self._ask_pace)
        menus.pace_menu.aboutToHide.connect(show.resume)
        menus.edit_menu.aboutToShow.connect(self._update_tips)
        self.bottom_bar.tip_requested.connect(self._running_menus.update_tips)
        self.bottom_bar.tip_requested.connect(self._update_tips)
        table.hint_changed.connect(self._update_line)
        table.pointer.points_requested.connect(partial(menus.points_so_far.setChecked, True))
        table.pointer.points_hovered.connect(self._float_points)
        self.stage.reserve_covered.connect(self.chronicle.set_covered)
        session.opened.connect(self._on_opened)
        self._pages.turned.connect(self._show_actions)
        session.stepped.connect(self._on_stepped)
        session.game_ended.connect(self._count_game)
        session.game_ended.connect(self._on_over)
        self.score_sheet.pointed.connect(table.controller.show_cells)
        self.score_panel.pressed.connect(self._skip_counting)
        self.score_panel.closed.connect(lambda: menus.points_so_far.setChecked(False))

    def capture_state(self) -> PageState:
        """The present state; ends animated sequences, and the hint."""
        self._clear_hint()
        table = self.table.capture_state()
        menus = self._menus
        sheet = menus.points_so_far.isChecked()
        return PageState(table, sheet, self._counted_game, menus.with_order.isChecked())

    def restore(self, state: object) -> None:
        assert isinstance(state, PageState)
        self._counted_game = state.counted_game
        self._menus.with_order.setChecked(state.is_in_order)
        self._menus.pause.setChecked(self._computers.paused)
        if self.session.is_open:
            self._pages.show_table()
            self._lay_out_now()
            self._menus.points_so_far.setChecked(state.is_sheet_open)
            self._show_all()
            self._running_menus.update_tips()
            self._update_tips()
            self.table.restore(state.table)
            self.table.setFocus()

    def _lay_out_now(self) -> None:
        """Apply the window's layout at once, before positions are restored."""
        layout = self.window().layout()
        if layout is not None:
            layout.activate()

    def _summarize_game(self) -> GameSummary:
        from twoheirs_qt.games.two_heirs.results.end_card import summarize_game

        return summarize_game(self.session)

    @property
    def hints(self) -> HintStrip:
        """The strip that tells hints; imported and made when one is first asked for."""
        if self._hints is None:
            from twoheirs_qt.games.two_heirs.table.hint_strip import HintStrip

            self._hints = HintStrip(self.session, self)
            self._hints.used.connect(self.session.count_hint)
            self._hints.lit.connect(self._light_hint)
            self._hints.closed.connect(self._return_focus)
            self._layout.insertWidget(1, self._hints)
        return self._hints

    @property
    def can_show_turn(self) -> bool:
        """Whether a turn from another machine can be shown now."""
        return self._pages.is_at_table and self.has_shown_all

    def add_strip(self, strip: QWidget) -> None:
        """Add a strip above the bottom bar."""
        self._layout.insertWidget(self._layout.indexOf(self.bottom_bar), strip)

    # -- the way through a turn ------------------------------------------------------------------

    def end_turn(self) -> None:
        """End the turn if nothing is left to do; else ask, or say what must be done first."""
        if (
            self.table.table_scene.step_player.skip()
            or not self.session.is_open
            or self.session.is_over
        ):
            return
        if self._computers.seat is not None or self._computers.is_waiting:
            self._computers.hurry()
            self._computers.pause(False)
            return
        self.table.controller.cancel()
        points = self.table.table_scene.points_shown
        refusal = end_turn(self.session, self._art, self.window(), with_points=points)
        if refusal:
            self._sounds.play(Sound.REFUSAL)
            self.bubble.show_text(refusal, self.bottom_bar.end_turn)

    def _ask_hint(self) -> None:
        """Ask for a hint, or for more of it, unless a sequence is shown: then only end that."""
        if not self.table.table_scene.step_player.skip():
            self.table.controller.cancel()
            self.hints.ask()

    def _clear_hint(self) -> None:
        if self._hints is not None:
            self._hints.clear()

    def _light_hint(self, lit: LitPlaces | None) -> None:
        """Light up what a hint is about, or nothing any more."""
        slot, cells = (None, frozenset[Cell]()) if lit is None else lit
        self.table.light_up(slot, cells)

    def _return_focus(self) -> None:
        """Give the keyboard back to the game once the hint is put away."""
        if self.table.isVisible():
            self.table.setFocus()

    def _undo_or_redo(self, step: Callable[[], object]) -> None:
        """Undo or redo, unless a sequence is shown: then only end that."""
        if not self.table.table_scene.step_player.skip():
            step()

    def take_focus(self) -> None:
        self.table.setFocus()

    def put_back(self) -> None:
        self.table.controller.cancel()

    # -- the computer's seats --------------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        return self.table.table_scene.step_player.is_playing

    @property
    def has_shown_all(self) -> bool:
        return not self.table.table_scene.step_player.is_playing and (
            self._pages.is_at_table or not self.session.is_watched
        )

    def _show_thinking(self, progress: SearchProgress | None) -> None:
        seat = self._computers.seat
        if progress is not None and seat is not None:
            name = name_player(self.session.names, Heir(seat))
            self._show_message(localize(THINKS_ABOUT.fill_n(progress.states).fill(heir=name)))
        else:
            self._show_message("")
            self._show_actions()

    def _show_paused(self, paused: bool) -> None:
        self._menus.pause.setChecked(paused)
        self._show_all()

    # -- showing the game ------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._is_end_pending = False
        self._message = ""
        self._pages.show_table()
        self._menus.points_so_far.setChecked(self.session.is_over)
        self._show_all()
        self.table.setFocus()

    def _on_stepped(self) -> None:
        self._is_end_pending = False
        self._message = ""
        if self.bubble.isVisible():
            self.bubble.vanish()
        if self.score_panel.is_final and not self.session.is_over:  # the end has been taken back
            self._menus.points_so_far.setChecked(False)
            self.score_panel.show_final(False)
        self._show_all()

    def _count_game(self) -> None:
        """Count an ended game; after the second one, offer points on lit cells."""
        settings = self._settings
        settings.games_ended = min(settings.games_ended + 1, 3)
        menus = self._menus
        can_help = not settings.cell_points_shown and not settings.no_help
        is_offered = settings.games_ended == 2 and can_help
        self.score_sheet.offer = menus.cell_points if is_offered else None

    def _on_over(self) -> None:
        if self.table.table_scene.step_player.is_playing:
            self._is_end_pending = True
            return
        self._menus.points_so_far.setChecked(True)
        self._show_all()
        # If the sheet would cover the counting, it is opened afterwards.
        self._menus.points_so_far.setChecked(not self.stage.overlaps_table)
        self._menus.points_so_far.setChecked(
            not self._play_counting() or not self.stage.overlaps_table
        )

    def _play_counting(self) -> bool:
        """Show how the points are counted, once for each game; False if that is not possible."""
        created = self.session.save.created
        if created == self._counted_game or not self.count_display.play():
            return False
        self._counted_game = created
        return True

    def _skip_counting(self) -> bool:
        """Skip the counting of points; returns whether they were being counted."""
        was_counting = self.count_display.is_counting
        if was_counting:
            self.table.table_scene.step_player.skip()
        return was_counting

    def _finish_counting(self) -> None:
        self._menus.points_so_far.setChecked(True)
        self._show_scores()
        self._show_message("")

    def _ask_pace(self, button: QRectF) -> None:
        """Offer the paces at the panel of the present turn, which waits meanwhile."""
        table = self.table
        table.table_scene.step_player.hold()
        position = table.mapFromScene(button.bottomLeft())
        self._menus.pace_menu.popup(table.viewport().mapToGlobal(position))

    def _finish_sequence(self, step: object) -> None:
        """After a sequence, let the computer continue, or show the score sheet."""
        self._computers.start_turn()
        was_pending, self._is_end_pending = self._is_end_pending, False
        if was_pending:
            self._on_over()
        elif self.session.is_over and not isinstance(step, TurnStep):
            self._finish_counting()

    def _show_all(self) -> None:
        self._show_actions()
        self._update_line()
        if not self.score_panel.isHidden():
            self._show_scores()
        is_open = self.session.is_open
        self.chronicle.setVisible(is_open)
        if not is_open and self._pages.is_at_table:  # other pages stay what they are
            self._pages.start_page_requested.emit()

    def _show_scores(self) -> None:
        session = self.session
        if not session.is_open:
            return
        self.score_panel.show_final(session.is_over)
        if not self.stage.is_floating:
            self.stage.open(is_game_over=session.is_over)
        self.score_sheet.show_state(session.state, session.names, session.resigned_seat)

    def _update_line(self) -> None:
        session = self.session
        if not session.is_open:
            line = self.tr("Start a new game, or open one.")
        elif session.resigned_seat is not None:
            line = self.tr("The game is over: {heir} gave up.").format(
                heir=localize(name_player(session.names, session.resigned_seat))
            )
        elif self._computers.is_waiting and session.seat_elsewhere is not None:
            line = localize(PAUSED.fill(heir=name_player(session.names, session.seat_elsewhere)))
        elif hint := self._message or self.table.controller.hint:
            line = hint
        elif session.is_over and self.score_sheet.verdict:
            line = self.score_sheet.verdict
        else:
            line = localize(session.advice)
        self.bottom_bar.show_line(line)

    def _show_message(self, message: str) -> None:
        self._message = message
        self._update_line()

    def _show_actions(self) -> None:
        """Show what End turn does, and what it brings if a screen reader may ask."""
        self._show_end_turn()
        if QAccessible.isActive():  # there is no signal when a reader is about to ask
            self._update_tips()

    def _update_tips(self) -> None:
        """Set the tip of End turn: its effects, or what must be done first.

        Called when the user may look at it: in a menu, or at a button.
        """
        session, menus = self.session, self._menus
        if not menus.end_turn.isEnabled():
            return
        if self._computers.seat is not None:
            menus.end_turn.setStatusTip(self.tr("Play the best action found so far"))
        elif self._computers.is_waiting:
            menus.end_turn.setStatusTip(self.tr("End the pause"))
        else:
            points = self.table.table_scene.points_shown
            menus.end_turn.setStatusTip(
                format_end_of_turn(session, menus.end_turn, with_points=points)
            )

    def _show_end_turn(self) -> None:
        """Show the present meaning of End turn, and the buttons for the end of the game."""
        session, computers = self.session, self._computers
        is_thinking, is_waiting = computers.seat is not None, computers.is_waiting
        words = self.tr("Play now") if is_thinking else self.tr("Play on") if is_waiting else ""
        is_ready = (
            is_thinking
            or is_waiting
            or not self._menus.end_turn.isEnabled()
            or can_end_turn(session)
        )
        is_over = session.is_open and session.is_over
        is_sheet_open = self.count_display.is_counting or self._menus.points_so_far.isChecked()
        state = (words, is_ready, is_over, is_sheet_open)
        if state != self._shown_end_state:
            self._shown_end_state = state
            self.bottom_bar.end_turn.set_words(words)
            self.bottom_bar.end_turn.set_ready(is_ready)
            self.bottom_bar.show_end(is_over=is_over, is_sheet_open=is_sheet_open)

    # -- the score sheet -------------------------------------------------------------------------

    def _show_score_sheet(self, shown: bool) -> None:
        if shown:
            self.score_sheet.only_heir = None
            self.stage.open(is_game_over=self.session.is_over)
            self._show_scores()
            if QAccessible.isActive() and not self.count_display.is_counting:
                self.score_panel.take_focus()  # so that arrow keys read the sheet
        elif not self._skip_counting():  # skipping the counting opens the sheet again
            self.stage.close_panel()
            self.table.controller.show_cells()
            self.table.setFocus()
        self._show_end_turn()

    def explain_no_help(self) -> None:
        """Explain that the game is played without help."""
        if self.table.isVisible():
            self.table.bubble.explain(NO_HELP)
        else:
            self.bubble.show_text(localize(NO_HELP), self.bottom_bar)

    def _float_points(self, heir: Heir | None) -> None:
        """Show the sources of an heir's points, while the pointer rests on them."""
        if heir is None and self.stage.is_floating:
            self.stage.close_panel()
            self.table.controller.show_cells()
        elif heir is not None and self.score_panel.isHidden() and self.table.isVisible():
            self.score_sheet.only_heir = heir
            self.stage.float_panel()
            self._show_scores()

    def _close_score_sheet(self) -> bool:
        """Close the score sheet with Esc; False if it is closed already."""
        was_open = not self.score_panel.isHidden()
        self._float_points(None)
        self._menus.points_so_far.setChecked(False)
        return was_open

    def _close_with_escape(self) -> bool:
        """Close the hint, or else the score sheet; False if neither is open."""
        has_hidden_hint = self._hints is not None and self._hints.hide_hint()
        return has_hidden_hint or self._close_score_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_handled = event.key() == Qt.Key.Key_Escape and self._close_with_escape()
        if not is_handled and not press_beside_table(event, self.table, self.bottom_bar):
            super().keyPressEvent(event)

    def _follow_settings(self, name: str) -> None:
        settings = self._settings
        if name in ("unseen_shown", "points_wanted", "no_help", "hints_offered"):
            self._show_actions()
        if name in ("no_help", "hints_offered") and (
            settings.no_help or not settings.hints_offered
        ):
            self._clear_hint()
        is_running = self.session.is_open and not self.session.is_over
        if name == "no_help" and settings.no_help and is_running:
            self._menus.points_so_far.setChecked(False)
