"""The window of a tutorial: a table of its own, and the sheet beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from twoheirs_qt.tabletop.book.markup import format_rich_text
from twoheirs_qt.tabletop.prose.course_model import Course, Lesson, Step, Task
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.tutorial.panel import LessonPanel
from twoheirs_qt.tabletop.tutorial.progress import Progress
from twoheirs_qt.tabletop.tutorial.rings import WidgetHighlight
from twoheirs_qt.tabletop.tutorial.run import LessonRun
from twoheirs_qt.tabletop.tutorial.steps import explain_task, list_texts, summarize_lesson
from twoheirs_qt.tabletop.widgets.focus_frame import limit_window_size
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_row
from twoheirs_qt.tabletop.window.commands import Command, format_shortcut
from twoheirs_qt.tabletop.window.menus import Menus
from twoheirs_qt.tabletop.window.settings import Settings

_MIN_SIZE: Final = QSize(900, 560)

PLAY_KEYS: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4),
)
"""The keys that play without a mouse, beside letters and digits."""


class LessonWindow(QMainWindow):
    """Plays the lessons of `course` on a real table; only the player's progress is kept.

    A game lays its table, and says what is lit there and how a task is done. `rules_requested`
    carries a section of the rule book, `search_requested` is to search it; `game_requested` is to
    begin a game.
    """

    rules_requested = Signal(str)
    search_requested = Signal()
    game_requested = Signal()

    next_action = Command(None, "Alt+Right")
    back_action = Command(None, "Alt+Left")
    rules = Command(None, "F1")
    turn_card = Command(None, "F2")
    symbol_card = Command(None, "F3")
    search_rules = Command(None, QKeySequence.StandardKey.Find)
    shortcuts = Menus.shortcuts
    leave = Command(None, "Ctrl+W")

    table: QWidget
    """The widget that gets the keys while something is to be done."""

    def __init__(
        self,
        course: Course,
        intro: Text,
        run: LessonRun,
        progress: Progress,
        settings: Settings,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("tutorial")
        self.course = course
        self.run = run
        self.progress = progress
        self._settings = settings
        self._has_used_keys = False
        self.panel = LessonPanel(course.lessons, intro, self)
        self.setMinimumSize(limit_window_size(_MIN_SIZE, self.screen()))

    def lay_out(self, game: QWidget) -> None:
        """Place the sheet and the game beside it, and connect the sheet."""
        centre = QWidget(self)
        self._game = game
        game.setParent(centre)
        make_row(self.panel, (game, 1), owner=centre, margins=NO_MARGINS, spacing=0)
        self.setCentralWidget(centre)
        self.button_highlight = WidgetHighlight(self)
        panel, run = self.panel, self.run
        run.step_changed.connect(self._show_step)
        panel.next.clicked.connect(self.go_forward)
        panel.previous.clicked.connect(run.go_back)
        panel.show_me.clicked.connect(self.do_task)
        panel.more.clicked.connect(self.ask_rules)
        panel.to_contents.clicked.connect(self.show_contents)
        panel.contents.chosen.connect(self.begin)
        panel.contents.leave_button.clicked.connect(self.close)
        self.next_action.triggered.connect(self.go_forward)
        self.back_action.triggered.connect(run.go_back)
        self.rules.triggered.connect(self.ask_rules)
        self.search_rules.triggered.connect(self.search_requested)
        self.leave.triggered.connect(self.close)

    # -- the game's own part ---------------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        """Whether something is shown on the table that the player watches."""
        raise NotImplementedError

    def skip_show(self) -> bool:
        """End what is shown on the table; False if nothing is."""
        raise NotImplementedError

    def describe_waiting(self) -> Text:
        """The sentence for the sheet while others play or something is shown."""
        raise NotImplementedError

    def explain(self, task: Task, *, keys: bool) -> tuple[str, Text]:
        """Explain a task: as rich text, and in the words for players who use keys.

        `keys`: keys were used, so the rich text explains them, too.
        """
        by_mouse, by_keys = self.course.mouse[task.way], self.course.keys[task.way]
        return (explain_task(by_mouse, by_keys) if keys else format_rich_text(by_mouse)), by_keys

    def find_picture(self, thing: str) -> tuple[QPixmap, str]:
        """The picture of a piece by its id, and its name."""
        raise NotImplementedError

    def light(self, spots: Sequence[Any]) -> None:
        """Light these spots of the table, and nothing else."""
        raise NotImplementedError

    def do_task(self) -> None:
        """Do the task of the step, in the first way that is possible."""
        raise NotImplementedError

    def announce(self, text: str) -> None:
        """Let a screen reader say words."""
        raise NotImplementedError

    def store_progress(self, progress: Progress) -> None:
        """Store the progress."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Put back what is picked up."""

    def show_actions(self, *, is_begun: bool) -> None:
        """Enable what can be done; `is_begun`: a lesson is played, the list is not shown."""

    def show_line(self, hint: str) -> None:
        """Show a sentence below the table."""

    def find_subject(self) -> str:
        """The section of the rule book about what is looked at; empty for the lesson's own."""
        return ""

    @property
    def uses_keys(self) -> bool:
        """Whether the player plays by keys."""
        return self._has_used_keys

    @property
    def hint_text(self) -> str:
        """The hint about the task of the step; empty without a task."""
        step = self.run.step
        return "" if step is None or step.task is None else localize(step.task.stray)

    # -- opening and leaving ---------------------------------------------------------------------

    def find_lesson(self, lesson_id: str) -> Lesson | None:
        """The lesson of that id, None if there is none."""
        lessons = self.course.lessons
        return next((lesson for lesson in lessons if lesson.id == lesson_id), None)

    @property
    def next_undone(self) -> str:
        """The id of the first lesson that is not done."""
        return self.progress.find_next_lesson([lesson.id for lesson in self.course.lessons])

    def resume(self) -> None:
        """Go on where the player left; the first time, show the list of lessons."""
        last_lesson = self.find_lesson(self.progress.lesson)
        if last_lesson is not None and self.progress.number < len(last_lesson.steps):
            self.run.motion = self._settings.duration_factor
            self.run.begin(last_lesson, self.progress.number, self.progress.actions)
        else:
            self.begin(self.next_undone)  # so that something lies on the table
            self.show_contents()

    def begin(self, lesson_id: str) -> None:
        """Begin a lesson from its first step."""
        lesson = self.find_lesson(lesson_id)
        assert lesson is not None
        self.run.motion = self._settings.duration_factor
        self.run.begin(lesson)

    def show_contents(self) -> None:
        """Show the list of lessons beside the table, with which nothing can be done meanwhile."""
        self.light(())
        self.panel.show_contents(self.progress.done, self.next_undone)
        self.refresh_actions()
        self.show_line("")

    def go_back(self) -> bool:
        """Go from a lesson to the list of them, and from there out of the tutorial."""
        if self.panel.shows_contents:
            self.close()
        elif self.run.is_replying:
            self.announce(localize(self.describe_waiting()))
        else:
            self.show_contents()
        return True

    def event(self, event: QEvent) -> bool:
        # Sent before every key, and from whatever has the focus up to its window.
        if event.type() == QEvent.Type.ShortcutOverride and not self._has_used_keys:
            assert isinstance(event, QKeyEvent)
            self._has_used_keys = self.is_for_play(event)
            if self._has_used_keys:
                self.refresh_words()
        return super().event(event)

    def is_for_play(self, event: QKeyEvent) -> bool:
        """Whether a key plays without a mouse."""
        return event.key() in PLAY_KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.panel.shows_contents:
            self.announce(self.panel.spoken)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.put_back()
        event.accept()

    # -- going through a lesson ------------------------------------------------------------------

    def go_forward(self) -> None:
        """Go on: to the next step, or from the end of a lesson to the next one."""
        if self.panel.shows_contents or self.skip_show():
            return
        if self.run.step is None:
            next_lesson = self._next_lesson
            if next_lesson is None:
                self.close()
                self.game_requested.emit()
            else:
                self.begin(next_lesson.id)
        elif not self.run.go_forward():
            self.panel.show_trouble(self.hint_text)
            self.announce(self.hint_text)

    @property
    def _next_lesson(self) -> Lesson | None:
        lessons = self.course.lessons
        number = lessons.index(self.run.lesson) + 1
        return lessons[number] if number < len(lessons) else None

    # -- showing ---------------------------------------------------------------------------------

    @property
    def is_watching(self) -> bool:
        """Whether others still play, or that is shown; words about it come after it."""
        return self.run.is_replying or self.is_showing

    def _show_step(self) -> None:
        run, lessons = self.run, self.course.lessons
        lesson, step = run.lesson, run.step
        if self.panel.shows_contents:
            self._game.setEnabled(True)
            self.table.setFocus()  # from a button that goes; Qt would look at the first piece
        over_title = self.tr("Lesson {number} of {count}").format(
            number=lessons.index(lesson) + 1, count=len(lessons)
        )
        self._save_progress()
        self.panel.show_lesson(over_title, localize(lesson.title), run.number, len(lesson.steps))
        if step is None:
            self._show_end(lesson)
        else:
            self._show_words(step)
        self.refresh_actions()
        self.show_line("")
        self.light(() if step is None or self.is_watching else step.spots)
        self.give_focus()
        if not self.is_showing:
            self.announce(self.panel.spoken)

    def _show_words(self, step: Step) -> None:
        task, watching, how = step.task, self.is_watching, ""
        shown = spoken = [self.describe_waiting()] if watching else []
        if not watching:
            source = self.run.find_placeholder_source()
            shown = list_texts(step, source, keys=self.uses_keys)
            spoken = list_texts(step, source, keys=True)
        if task is not None and not watching:
            how, by_keys = self.explain(task, keys=self.uses_keys)
            spoken = [*spoken, by_keys]
        self.panel.show_words(
            list(map(format_rich_text, shown)), how, list(map(format_rich_text, spoken))
        )
        if step.shown_piece and not watching:
            self.panel.show_picture(*self.find_picture(step.shown_piece))
        else:
            self.panel.show_picture(None)
        if task is not None and self.panel.next.hasFocus():
            self.table.setFocus()  # else Qt would go there as Tab does, and look at the first piece
        self.panel.next.setVisible(task is None and not watching)
        self.panel.next.setText(self.tr("Next"))
        self.panel.show_me.setVisible(task is not None and not watching)

    def _show_end(self, lesson: Lesson) -> None:
        next_lesson = self._next_lesson
        self.panel.show_words(summarize_lesson(lesson, last=next_lesson is None))
        self.panel.show_more(self.tr("More in the rule book"), format_shortcut(self.rules))
        self.panel.show_picture(None)
        self.panel.show_me.hide()
        self.panel.next.show()
        self.panel.next.setText(
            self.tr("New game…") if next_lesson is None else self.tr("Next lesson")
        )

    def give_focus(self) -> None:
        """Set the focus: to the Next button where something is to be read, else to the table.

        While something is shown, the table has the keys that speed it up.
        """
        step = self.run.step
        if (step is None or step.task is None) and not self.is_showing:
            self.panel.next.setFocus()
        else:
            self.table.setFocus()

    def follow_end_of_show(self) -> None:
        """Show the words of the step that were kept back while something was shown."""
        if not self.panel.shows_contents:
            self._show_step()

    def refresh_actions(self) -> None:
        """Enable what can be done now."""
        at_table = not self.panel.shows_contents
        is_begun = self.run.is_open and at_table
        self._game.setEnabled(at_table)
        self.show_actions(is_begun=is_begun)
        self.panel.previous.setEnabled(is_begun and self.run.number > 0 and not self.is_watching)

    def refresh_words(self) -> None:
        """Show the words of the step once more: the keys for its task are others now."""
        step = self.run.step if self.run.is_open else None
        if step is not None and not self.panel.shows_contents:
            self._show_words(step)

    def ask_rules(self) -> None:
        """Ask for the section about a refusal, what is looked at, or else the lesson."""
        section = self.find_subject() if self.run.step is not None else ""
        self.rules_requested.emit(section or self.run.lesson.section)

    def _save_progress(self) -> None:
        progress = self.progress.add_run(self.run)
        if progress != self.progress:
            self.progress = progress
            self.store_progress(progress)

    # -- the window itself -----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setFixedWidth(self.panel.calculate_width(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.panel.setFixedWidth(self.panel.calculate_width(self.width()))
        super().changeEvent(event)
