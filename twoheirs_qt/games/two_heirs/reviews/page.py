"""The page of a review: a table, and beside it the forecast and the mistakes of a game.

Nothing is shown before it is asked for: at first the table shows a mistake's position alone.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from pathlib import Path
from random import SystemRandom
from typing import Final, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent

from twoheirs_qt.games.two_heirs.advice.review import PlayedTurn, ReviewedTurn, list_played_turns
from twoheirs_qt.games.two_heirs.advice.review_words import (
    compare,
    describe_heading,
    describe_loss_by_deal,
    describe_verdict,
    forecast,
)
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.play.session import ReplaySession
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.replay.board_page import BoardPage
from twoheirs_qt.games.two_heirs.reviews.better_board import BetterBoard, Caption, has_room_for_two
from twoheirs_qt.games.two_heirs.reviews.panel import ReviewPanel
from twoheirs_qt.games.two_heirs.reviews.process import ReviewProcess
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.legality import is_legal
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.games.two_heirs.rules.unseen import redeal, replace_undrawn
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.words.names import Names
from twoheirs_qt.games.two_heirs.words.opponents import name_players
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.saves.save import Origin, SaveGame
from twoheirs_qt.tabletop.text.language import list_points, list_steps, localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.label import make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import Command
from twoheirs_qt.tabletop.window.save_errors import name_saved_game

_SHOW_DELAY_MS: Final = 150
"""Turns that are reviewed within this time are shown together."""

#: Said when somebody tries to move a piece of a game that is only looked at.
_CLOSED: Final = translate(
    "ReviewPage", "You're looking at a review. Choose “Try it again from here” to play."
)


class ShownState(Enum):
    """The view of a turn on the table: the position before it, or the end of either turn."""

    BEFORE = auto()
    PLAYED = auto()
    BETTER = auto()


class ReviewState(NamedTuple):
    """The game of a review, the file of the review (if it has one), and the turn that is shown."""

    save: SaveGame
    review_file: Path | None
    number: int | None
    shown: ShownState
    heir: Heir | None


class ReviewMoment(NamedTuple):
    """A mistake: the table after the better turn, a heading, and what is to be said about it."""

    snapshot: TableSnapshot
    heading: str
    text: str


class ReviewPage(BoardPage):
    """Shows a review while it is made, without changing the game.

    - `try_out` carries the state before a turn and the number of the turn, for a side board
    - `picture_requested`: a picture of the greatest mistakes is to be saved
    """

    try_out = Signal(object, int)
    picture_requested = Signal()
    session: ReplaySession

    again = Command(translate("ReviewPage", "&Try it again from here"), "Ctrl+B")
    better = Command(translate("ReviewPage", "&Better turn"), "Ctrl+D", checkable=True)
    played = Command(translate("ReviewPage", "Turn &played"), "Ctrl+U", checkable=True)
    previous = Command(translate("ReviewPage", "P&revious mistake"), "Ctrl+Left")
    next = Command(translate("ReviewPage", "&Next mistake"), "Ctrl+Right")
    picture = Command(translate("ReviewPage", "P&icture…"), "Ctrl+Shift+I")
    close_action = Command(translate("ReviewPage", "&Close"), "Esc")

    def __init__(self, context: TwoHeirsContext) -> None:
        super().__init__(ReplaySession, context, _CLOSED)
        self.setObjectName("review")
        self.save: SaveGame | None = None
        """The game that is reviewed."""
        self._review_file: Path | None = None
        self._played_turns: dict[int, PlayedTurn] = {}
        self._turns: list[ReviewedTurn] = []
        self._shuffled: dict[int, State] = {}
        self._current: ReviewedTurn | None = None
        self._awaited_number: int | None = None
        self._shown_state = ShownState.BEFORE
        self._shows_two = False
        self._caption = Caption(self)
        self.better_board = BetterBoard(context, _CLOSED, self)
        self.process = ReviewProcess(self)
        self.process.reviewed.connect(self._add)
        self.process.finished.connect(self._finish)
        self.process.failed.connect(self._fail)
        self._show_timer = QTimer(self, singleShot=True, interval=_SHOW_DELAY_MS)
        self._show_timer.timeout.connect(self._show_turns)
        self._error = ""
        steps = (self.previous, self.next)
        self.panel = ReviewPanel(self.again, (*steps, self.played, self.better), self)
        self.panel.chosen.connect(self.choose)
        self.again.triggered.connect(self._try_again)
        self.better.triggered.connect(lambda: self._toggle(ShownState.BETTER))
        self.played.triggered.connect(lambda: self._toggle(ShownState.PLAYED))
        self.previous.triggered.connect(lambda: self._move_by(-1))
        self.next.triggered.connect(lambda: self._move_by(1))
        self.picture.triggered.connect(self.picture_requested)
        self.close_action.triggered.connect(self.leave_requested)
        banner = Banner((self.picture, self.close_action), self)
        played_board = make_column(self._caption, (self._container, 1), spacing=0)
        self._lay_out(banner, self.panel.bar, (played_board, 1), (self.better_board, 1), self.panel)
        context.settings.changed.connect(self._arrange)

    # -- the game --------------------------------------------------------------------------------

    def open(self, save: SaveGame, review_file: Path | None) -> None:
        """Review a game that can be reviewed; the review is kept in a file, unless it is None."""
        self.save = replace(save, actions=save.actions[: save.done_count])
        self._review_file = review_file
        self._played_turns = {turn.done_count: turn for turn in list_played_turns(save)}
        self._turns, self._current, self._awaited_number = [], None, None
        self._shuffled = {}
        self._error, self._shown_state = "", ShownState.BEFORE
        players = save.game.saves.list_players(save)
        humans = [heir for heir in Heir if players[heir] == "human"]
        owners = [heir for heir in Heir if heir is not save.start.henry]  # he decides nothing
        self.panel.open(self.names, owners, humans[0] if len(humans) == 1 else None)
        self.session.open_save(replace(self.save, done_count=0, resigned_seat=None))
        self.process.start(save, review_file)
        self._show_turns()

    def capture_state(self) -> ReviewState | None:
        """Stop, and return the game and what is shown of it; None if there is none."""
        self.process.stop()
        if self.save is None:
            return None
        number = None if self._current is None else self._current.number
        heir: Heir | None = self.panel.owner_choice.currentData()
        return ReviewState(self.save, self._review_file, number, self._shown_state, heir)

    def restore(self, state: ReviewState) -> None:
        """Show the same turn of a game again, as soon as it is known."""
        self.open(state.save, state.review_file)
        self.panel.choose_owner(state.heir)
        self._awaited_number, self._shown_state = state.number, state.shown

    @property
    def names(self) -> Names:
        """The names of the players."""
        assert self.save is not None
        settings = self.save.settings
        return name_players(settings.names, self.save.start.henry, settings.opponents)

    @property
    def turns(self) -> tuple[ReviewedTurn, ...]:
        """The turns that are reviewed, in the order of the game."""
        return tuple(self._turns)

    def find_start(self, turn: ReviewedTurn) -> State:
        """Return the state before a turn; hidden tiles are shuffled if the game is unfinished."""
        assert self.save is not None
        state = self._played_turns[turn.done_count].start
        last_state = self.save.replay.states[self.save.done_count]
        if last_state.is_over or self.save.resigned_seat is not None:
            return state
        if turn.done_count not in self._shuffled:
            shuffled = redeal(last_state, SystemRandom().randrange)
            self._shuffled[turn.done_count] = replace_undrawn(state, shuffled)
        return self._shuffled[turn.done_count]

    def list_states(self, turn: ReviewedTurn, actions: tuple[Action, ...]) -> list[State]:
        """Return the states through which a turn goes, from the one before it to its end.

        It ends before what depends on a tile that nobody had seen.
        """
        states = [self.find_start(turn)]
        for action in Turn.from_actions(states[0], actions).actions:
            if type(action) is EndTurn or not is_legal(states[-1], action):
                break
            states.append(apply_silently(states[-1], action))
        return states

    def list_moments(self) -> list[ReviewMoment]:
        """List the mistakes, the greatest first, with their better turns."""
        moments = []
        for turn in self.panel.mistakes:
            states = self.list_states(turn, turn.better)
            moment = Moment(states[-1], turn=turn.number)
            comparison = compare(turn, states[0], self.names)
            words = [
                describe_verdict(turn),
                *([] if comparison is None else [comparison.sentences]),
            ]
            moments.append(
                ReviewMoment(
                    take_snapshot(moment, self.names),
                    localize(describe_heading(turn, self.names)),
                    join_sentences(map(localize, words)),
                )
            )
        return moments

    # -- progress --------------------------------------------------------------------------------

    def _add(self, turn: ReviewedTurn) -> None:
        self._turns.append(turn)
        if not self._show_timer.isActive():
            self._show_timer.start()

    def _finish(self) -> None:
        self._show_turns()
        mistakes = self.panel.mistakes
        if mistakes:
            words = self.tr("The review is ready: %n mistake(s).", "", len(mistakes))
        else:
            words = self.tr("The review is ready: no turn was a mistake.")
        announce(self, words)
        if self._current is None and mistakes:
            self.choose(mistakes[0])

    def _fail(self, message: str) -> None:
        self._error = message
        self._show_turns()
        announce(self, self.panel.progress.text())

    def _show_turns(self) -> None:
        """Show the turns that are reviewed so far."""
        self._show_timer.stop()
        count = len(self._played_turns)
        self.panel.show_turns(self._turns, count)
        if self._awaited_number is not None:
            awaited_turns = [turn for turn in self._turns if turn.number == self._awaited_number]
            if awaited_turns:
                self._awaited_number = None
                self._choose(awaited_turns[0], self._shown_state)
        self.panel.show_current(self._current)
        done_count = len(self._turns)
        if self._error:
            words = self.tr("The review stopped after turn {done} of {count}. {error}").format(
                done=done_count, count=count, error=sanitize(self._error)
            )
        elif self.process.is_running and done_count < count:
            words = self.tr("Reviewing: {done} of {count} turns").format(
                done=done_count, count=count
            )
        elif not self.panel.mistakes:
            words = self.tr("No turn was a mistake.")
        else:
            words = ""
        self.panel.progress.setText(words)
        self.panel.progress.setVisible(bool(words))
        self._show()

    # -- a turn ----------------------------------------------------------------------------------

    def choose(self, turn: ReviewedTurn) -> None:
        """Show the position before a turn, and nothing of what would have been better."""
        self._choose(turn, ShownState.BEFORE)
        announce(self, join_sentences((self.panel.title.text(), self.panel.text_label.text())))

    def _choose(self, turn: ReviewedTurn, shown: ShownState) -> None:
        self._current, self._shown_state = turn, shown
        self.panel.show_current(turn)
        self._show_table()
        self._show()

    def _toggle(self, shown: ShownState) -> None:
        """Show the end of a turn, or again the position before it."""
        if self._current is not None:
            self._shown_state = ShownState.BEFORE if self._shown_state is shown else shown
            self._show_table()
            self._show()
            announce(self, self.panel.text_label.text())

    def _move_by(self, step: int) -> None:
        mistakes = self.panel.mistakes
        if not mistakes:
            return
        index = mistakes.index(self._current) + step if self._current in mistakes else 0
        self.choose(mistakes[min(max(index, 0), len(mistakes) - 1)])

    def _try_again(self) -> None:
        if self._current is not None:
            self.try_out.emit(self.find_start(self._current), self._current.number)

    def _show_table(self) -> None:
        """Show the state of the turn on the table, and mark what the turn is about."""
        turn = self._current
        assert turn is not None
        actions_by_state = {
            ShownState.BEFORE: (),
            ShownState.PLAYED: turn.played,
            ShownState.BETTER: turn.better,
        }
        self._shows_two = self._shown_state is ShownState.BETTER and self._has_room_for_two()
        table_actions = turn.played if self._shows_two else actions_by_state[self._shown_state]
        self._show_end_on(self.table, self.session, turn, table_actions)
        if self._shows_two:
            board = self.better_board
            self._show_end_on(board.table, board.session, turn, turn.better)
        self._caption.setText(self.tr("Turn played"))
        self.better_board.caption.setText(self.tr("Better turn"))
        for widget in (self._caption, self.better_board):
            widget.setVisible(self._shows_two)

    def _show_end_on(
        self,
        table: TableView,
        session: ReplaySession,
        turn: ReviewedTurn,
        actions: tuple[Action, ...],
    ) -> None:
        """Show the end of a turn on a table; its start where there are no actions."""
        assert self.save is not None
        table.controller.cancel()
        states = self.list_states(turn, actions)
        played_turn = Turn.from_actions(states[0], actions)
        session.open_save(
            replace(
                self.save,
                origin=Origin.from_position(turn=turn.number),
                start=states[0],
                actions=played_turn.actions[: len(states) - 1],
                done_count=len(states) - 1,
                resigned_seat=None,
            )
        )
        table.controller.show_cells(played_turn.cells)

    def _has_room_for_two(self) -> bool:
        return not self.outline.is_shown and has_room_for_two(self.width() - self.panel.width())

    def _arrange(self, _setting: str = "") -> None:
        """Show two boards or one when the page gets wider, narrower, or shows the outline."""
        can_show = self._shown_state is ShownState.BETTER and self._has_room_for_two()
        if self._current is not None and can_show is not self._shows_two:
            self._show_table()

    def _show(self) -> None:
        turn = self._current
        mistakes = self.panel.mistakes if self.save is not None else []
        is_better = turn is not None and not turn.is_as_good
        for action, is_enabled, reason in (
            (self.again, turn is not None, self.tr("Choose a turn first.")),
            (self.played, turn is not None, self.tr("Choose a turn first.")),
            (self.better, is_better, self.tr("No better turn was found.")),
            (self.previous, bool(mistakes), self.tr("No turn was a mistake.")),
            (self.next, bool(mistakes), self.tr("No turn was a mistake.")),
            (self.picture, bool(mistakes), self.tr("No turn was a mistake.")),
        ):
            action.setEnabled(is_enabled)
            action.setStatusTip("" if is_enabled else reason)
        self.better.setChecked(self._shown_state is ShownState.BETTER)
        self.played.setChecked(self._shown_state is ShownState.PLAYED)
        if self.save is None:
            return
        name = sanitize(name_saved_game(self.save), MAX_TITLE_LENGTH)
        line = self.tr("What each turn was worth, as the strongest computer opponent sees it.")
        self.banner.set_texts(self.tr("Review: {game}").format(game=name), line)
        if turn is None:
            words = self.tr("Choose a mistake from the list, or any turn in the curve.")
            self.panel.show_texts("", words if self._turns else "")
        else:
            self.panel.show_texts(
                localize(describe_heading(turn, self.names)),
                "\n\n".join(self._list_paragraphs(turn)),
            )

    def _list_paragraphs(self, turn: ReviewedTurn) -> list[str]:
        """Return the paragraphs about a turn, without what the player has not asked for."""
        paragraphs = [localize(describe_verdict(turn))]
        if self._shown_state is ShownState.BEFORE and not turn.is_as_good:
            question = self.tr("Can you find a better turn? Try it again, or have it shown.")
            paragraphs.append(question)
        elif self._shown_state is ShownState.PLAYED:
            played_text = self.tr("The table shows the end of the turn that was played.")
            paragraphs += [played_text, localize(forecast(turn, self.names))]
        elif self._shown_state is ShownState.BETTER:
            comparison = compare(turn, self.find_start(turn), self.names)
            if comparison is not None:
                loss_by_deal_text = describe_loss_by_deal(turn)
                if loss_by_deal_text is not None:
                    paragraphs.append(localize(loss_by_deal_text))
                paragraphs.append(list_steps(self.tr("Better:"), comparison.actions))
                if comparison.reason is not None:
                    paragraphs.append(localize(comparison.reason))
                if comparison.lines:
                    title = self.tr("Compared with the turn played:")
                    paragraphs.append(list_points(title, comparison.lines))
        return paragraphs

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setFixedWidth(self.panel.calculate_width(self.width()))
        self._arrange()
