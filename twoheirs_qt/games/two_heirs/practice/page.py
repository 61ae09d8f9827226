"""The page of practice: a position, a turn of the player's, and how good that was."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from enum import Enum, auto
from functools import partial
from random import SystemRandom
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent

from twoheirs_qt.games.two_heirs.advice.practice import (
    PracticePosition,
    Progress,
    choose_turn_of_day,
    count_by_theme,
    find_progress,
    grade,
    list_due_positions,
)
from twoheirs_qt.games.two_heirs.advice.review import ReviewedTurn
from twoheirs_qt.games.two_heirs.advice.review_words import compare
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.advice.turn_words import list_turn_texts
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.practice.book import Practice, PracticeBook
from twoheirs_qt.games.two_heirs.practice.panel import PracticePanel
from twoheirs_qt.games.two_heirs.replay.turn_board import TurnBoard
from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, apply_silently, is_legal
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words import practice as texts
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, TakeBackRule
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker
from twoheirs_qt.tabletop.text.language import list_points, list_steps, localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import Text, join_sentences, translate
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import Command

_Keys = QKeySequence.StandardKey


class PracticeSession(GameSession):
    """A turn in a position; while it `is_locked` no action changes it."""

    is_locked = False

    def play(self, action: Action) -> bool:
        if self.is_locked:
            self.refused.emit(action, ())
            return False
        return super().play(action)


class Stage(Enum):
    """The progress of the player with a position."""

    ASKED = auto()
    COMPARED = auto()
    """The turn has been played, and is being compared."""
    ANSWERED = auto()


class PracticeState(NamedTuple):
    """Contents of the page: the name of a position, the theme, and whether it is the turn of the
    day."""

    position: str
    theme: Theme | None
    is_of_day: bool


class PracticePage(TurnBoard):
    """Asks for the best turn in one position after another, without changing the game."""

    session: PracticeSession

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
    next = Command(translate("PracticePage", "&Next position"), "Ctrl+Right")
    ours = Command(translate("PracticePage", "Our t&urn"), "Ctrl+D", checkable=True)
    again = Command(translate("PracticePage", "Tr&y again"), "Ctrl+Shift+B")
    back = Command(translate("PracticePage", "&Back"), "Ctrl+B")

    solved = Signal(bool)
    """The answer has been compared: whether the position is solved."""

    def __init__(self, context: TwoHeirsContext, book: PracticeBook, worker: Worker) -> None:
        super().__init__(context, PracticeSession)
        self.setObjectName("practice")
        self._book, self._worker = book, worker
        self._practice: Practice | None = None
        self.position: PracticePosition | None = None
        """The position that is shown."""
        self.answer: ReviewedTurn | None = None
        """The player's turn compared with ours, once that is known."""
        self.stage = Stage.ASKED
        self._theme: Theme | None = None
        self._is_of_day = False
        self._was_due = False
        self._start: State | None = None
        self._played: tuple[Action, ...] = ()
        self.panel = PracticePanel((self.next, self.ours, self.again), self)
        self.panel.theme_chosen.connect(self._choose_theme)
        self.next.triggered.connect(self.go_on)
        self.ours.triggered.connect(self._show_end)
        self.again.triggered.connect(self._ask)
        self.back.triggered.connect(self.leave_requested)
        middle = (self._container, 1), self.panel
        self._lay_out(Banner((self.back,), self), self.bar, *middle)

    # -- positions ---------------------------------------------------------------------------------

    def open(self, practice: Practice, *, of_day: bool = False) -> None:
        """Practise on the turn of the day, or on what is due."""
        self._practice, self._theme = practice, None
        turn_of_today = choose_turn_of_day(practice.shipped, self._find_today()) if of_day else None
        if turn_of_today is not None:
            self._choose(turn_of_today, of_day=True)
        else:
            self.position = None
            self.go_on()

    def capture_state(self) -> PracticeState | None:
        """Return what is shown; None if there is no position."""
        if self.position is None:
            return None
        return PracticeState(self.position.name, self._theme, self._is_of_day)

    def restore(self, practice: Practice, state: PracticeState) -> None:
        """Ask for the same position again."""
        self._practice, self._theme = practice, state.theme
        matching_positions = [
            position for position in practice.positions if position.name == state.position
        ]
        if matching_positions:
            self._choose(matching_positions[0], of_day=state.is_of_day)
        else:
            self.go_on()

    def go_on(self) -> None:
        """Ask for the next position: one that is due, or else any that has not been solved."""
        practice = self._practice
        if practice is None:
            return
        candidates = [
            position
            for position in practice.positions
            if self._theme is None or self._theme in position.themes
        ]
        due = [
            queued_position
            for queued_position in list_due_positions(
                candidates, practice.progress_by_name, self._find_today()
            )
            if queued_position != self.position
        ]
        if due:
            self._choose(due[0])
        elif candidates:
            index = candidates.index(self.position) + 1 if self.position in candidates else 0
            self._choose(candidates[index % len(candidates)])

    def _choose_theme(self, theme: Theme | None) -> None:
        self._theme, self.position = theme, None
        self.go_on()

    def _choose(self, position: PracticePosition, *, of_day: bool = False) -> None:
        self.position, self._is_of_day = position, of_day
        self._ask()

    def _find_today(self) -> date:
        return date.fromisoformat(QDate.currentDate().toString("yyyy-MM-dd"))

    def _find_progress(self) -> Progress:
        assert self.position is not None
        assert self._practice is not None
        return find_progress(self.position, self._practice.progress_by_name)

    # -- a turn ------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Show the position, with the supply in a new order, and wait for a turn."""
        position = self.position
        assert position is not None
        self.stage, self.answer, self._played = Stage.ASKED, None, ()
        self.ours.setChecked(False)
        self._was_due = self._find_progress().is_due(self._find_today())
        self._start = redeal(position.start, SystemRandom().randrange)
        self._lock(None)
        self._open(self._start, ())
        self.table.setFocus()
        if self.isVisible():
            announce(self, self._welcome())

    def _lock(self, reason: Text | None) -> None:
        """Allow no actions for a reason, or allow them again."""
        self.session.is_locked = reason is not None
        self.table.controller.closed_reason = reason

    def _open(self, start: State, actions: tuple[Action, ...]) -> None:
        """Show `start` after some actions."""
        assert self.position is not None
        self.table.controller.cancel()
        origin = Origin.from_position(turn=self.position.reviewed_turn.number)
        settings = GameSettings(take_back_rule=TakeBackRule.FREE)
        if actions:
            created = self.session.save.created
            game = self.session.game
            save = SaveGame(game, origin, start, settings, actions, len(actions), created, created)
            self.session.open_save(save)
        else:
            self.session.open_position(start, settings, origin)
        self._show()

    def _follow_step(self) -> None:
        super()._follow_step()
        save = self.session.save
        actions = tuple(save.actions[: save.done_count])
        if self.stage is Stage.ASKED and actions and isinstance(actions[-1], EndTurn):
            self._compare(actions)

    def _compare(self, actions: tuple[Action, ...]) -> None:
        """Compare the player's turn with ours, in a thread."""
        assert self.position is not None
        self.stage, self._played = Stage.COMPARED, actions
        self._lock(texts.CLOSED)
        seed = SystemRandom().randrange(SEED_LIMIT)
        work: Callable[[], ReviewedTurn] = partial(grade, self.position, actions, seed)
        self._worker.submit("practice", work, partial(self._answer, self.position), self)
        self._show()

    def _answer(self, position: PracticePosition, outcome: Outcome[ReviewedTurn]) -> None:
        answer = outcome.unwrap()
        if position is not self.position or self.stage is not Stage.COMPARED:
            return  # the player has gone on
        assert self._practice is not None
        self.stage, self.answer = Stage.ANSWERED, answer
        is_solved = answer.is_as_good
        self._book.record(self._practice, position, self._find_today(), is_solved=is_solved)
        self._show()
        announce(self, join_sentences((self.panel.title.text(), self.panel.words.text())))
        self.panel.buttons[0].setFocus()
        self.solved.emit(is_solved)

    def _show_end(self) -> None:
        """Show the end of our turn on the table, or that of the player's."""
        if self.stage is not Stage.ANSWERED or self._start is None or self.position is None:
            return
        actions = self.position.reviewed_turn.better if self.ours.isChecked() else self._played
        turn, state = Turn.from_actions(self._start, actions), self._start
        legal_actions: list[Action] = []
        for action in turn.actions:
            if isinstance(action, EndTurn) or not is_legal(state, action):
                break
            state = apply_silently(state, action)
            legal_actions.append(action)
        self._open(self._start, tuple(legal_actions))
        self.table.controller.show_cells(turn.cells)
        announce(self, self.panel.words.text())

    # -- texts -------------------------------------------------------------------------------------

    def _show(self) -> None:
        practice, position = self._practice, self.position
        is_answered = self.stage is Stage.ANSWERED
        for action, is_enabled in (
            (self.next, position is not None),
            (self.ours, is_answered),
            (self.again, position is not None and self.stage is not Stage.COMPARED),
        ):
            action.setEnabled(is_enabled)
            action.setStatusTip("" if is_enabled else self.tr("Play and end the turn first."))
        if practice is not None:
            rows = count_by_theme(practice.positions, practice.progress_by_name, self._find_today())
            self.panel.show_progress(rows, self._theme)
        self.panel.show_ready(is_answered)
        title = self.tr("Turn of the day") if self._is_of_day else self.tr("Practice")
        if position is None or not self.session.is_open:
            self.banner.set_texts(title, "")
            return
        self.banner.set_texts(title, localize(self._describe_origin(position)))
        self._show_turn(self.tr("Nothing has been done in this turn yet."))
        if self.stage is not Stage.ASKED:
            for action in (self.undo, self.redo, self.restart_turn, self.end_turn):
                action.setEnabled(False)
                action.setStatusTip(localize(texts.CLOSED))
            self.bar.show_line(
                localize(texts.COMPARING if self.stage is Stage.COMPARED else texts.CLOSED)
            )
        self.panel.show_texts(*self._make_panel_texts(position))

    def _describe_origin(self, position: PracticePosition) -> Text:
        if self._is_of_day:
            return texts.TURN_OF_DAY
        turn = str(position.reviewed_turn.number)
        if position.game_title:
            game = sanitize(position.game_title, MAX_TITLE_LENGTH)
            return texts.FROM_GAME.fill(turn=turn, game=game)
        text = texts.FROM_SOLO if position.reviewed_turn.solo else texts.FROM_PROGRAM
        return text.fill(turn=turn)

    def _make_panel_texts(self, position: PracticePosition) -> tuple[str, str]:
        if self.stage is Stage.COMPARED:
            return localize(texts.COMPARING), ""
        if self.stage is Stage.ASKED:
            name = name_player(self.session.names, position.reviewed_turn.heir)
            lines = [localize(texts.HOW_TO)]
            if not self._was_due:
                lines.append(localize(texts.NOT_DUE))
            return localize(texts.TASK.fill(heir=name)), "\n\n".join(lines)
        return self._make_answer_texts(position)

    def _make_answer_texts(self, position: PracticePosition) -> tuple[str, str]:
        answer = self.answer
        assert answer is not None
        if not answer.better:
            title, lines = texts.SOLVED, list[str]()
        elif answer.is_as_good:
            title, lines = texts.SOLVED_AS_GOOD, []
        else:
            title, lines = texts.NOT_SOLVED, [localize(texts.describe_fewer_points(answer.loss))]
        if self.ours.isChecked():
            lines += self._explain_difference(position, answer)
        elif not answer.is_as_good:
            lines.append(localize(texts.TRY_OR_SHOW))
        if self._was_due:
            progress = self._find_progress()
            due = QLocale().toString(
                QDate(progress.due_date.year, progress.due_date.month, progress.due_date.day),
                QLocale.FormatType.ShortFormat,
            )
            lines.append(
                localize(texts.IS_DONE if progress.is_done else texts.COMES_BACK.fill(date=due))
            )
        return localize(title), "\n\n".join(lines)

    def _explain_difference(self, position: PracticePosition, answer: ReviewedTurn) -> list[str]:
        """Return our turn in words, and what it has that the player's has not."""
        start = position.start
        ours = Turn.from_actions(start, position.reviewed_turn.better)
        parts = [list_steps(localize(texts.OURS), list_turn_texts(ours, start))]
        comparison = compare(answer, start, self.session.names)
        if comparison is not None:
            if comparison.reason is not None:
                parts.append(localize(comparison.reason))
            if comparison.lines:
                parts.append(list_points(localize(texts.COMPARED), comparison.lines))
        return parts

    def _welcome(self) -> str:
        texts_shown = (self.banner.title, self.banner.line, self.panel.title, self.panel.words)
        return join_sentences(label.text() for label in texts_shown if label.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setFixedWidth(self.panel.calculate_width(self.width()))
