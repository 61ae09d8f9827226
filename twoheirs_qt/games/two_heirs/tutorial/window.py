"""The window of the tutorial: a table of its own, and the sheet beside it."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.rules import Catalogue, State
from twoheirs_qt.games.two_heirs.table.chronicle import Chronicle
from twoheirs_qt.games.two_heirs.table.end_turn import turn_stays
from twoheirs_qt.games.two_heirs.table.keys import is_letter, press_beside_table
from twoheirs_qt.games.two_heirs.table.questions import Questions
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.offers import Commands
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.feedback import LessonFeedback
from twoheirs_qt.games.two_heirs.tutorial.highlights import PLAYER, HighlightRings, WidgetHighlight
from twoheirs_qt.games.two_heirs.tutorial.lesson import (
    LessonSession,
    Progress,
    dump_progress,
    read_progress,
    rows_of,
)
from twoheirs_qt.games.two_heirs.tutorial.model import Part
from twoheirs_qt.games.two_heirs.words.names import tile_name
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.markup import rich_text
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch, TableContainer
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step, Task
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.tutorial.panel import LessonPanel
from twoheirs_qt.tabletop.widgets.callout import Bubble
from twoheirs_qt.tabletop.widgets.focus_frame import least_size
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, column, row
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    keys_of,
    name_actions,
)
from twoheirs_qt.tabletop.window.menus import Menus
from twoheirs_qt.tabletop.window.settings import Settings


def texts_of(step: Step, seen: Played, *, keys: bool) -> list[Text]:
    """The paragraphs of a step, filled with what the rules give for what is seen.

    `keys`: as one hears it who plays by keys.
    """
    values = {name: ask(seen) for name, ask in step.values}
    aside = step.by_keys if keys else step.by_mouse
    texts = [text.fill(**values) if values else text for text in step.texts]
    return texts if aside is None else [*texts, aside]


def how_to(task: Task, end_turn_keys: str, *, keys: bool, outline: bool) -> str:
    """Explain a task for the mouse, for keys, too, or for keys in the outline."""
    by_mouse, by_keys = course.BY_MOUSE[task.way], by_keys_of(task, end_turn_keys, outline=outline)
    if outline:
        return rich_text(by_keys)
    if not keys:
        return rich_text(by_mouse)
    rows = ((course.MOUSE, by_mouse), (course.KEYS, by_keys))
    return "".join(f"<p><b>{rich_text(head)}:</b> {rich_text(text)}</p>" for head, text in rows)


def by_keys_of(task: Task, end_turn_keys: str, *, outline: bool) -> Text:
    """Explain a task for keys, at the table or in the outline."""
    ways = course.IN_OUTLINE if outline else course.BY_KEYS
    return ways[task.way].fill(keys=end_turn_keys)


def summary(lesson: Lesson, *, last: bool) -> list[str]:
    """The summary of a lesson; `last`: nothing is left to learn."""
    items = "".join(f"<li>{rich_text(text)}</li>" for text in lesson.learned)
    head = html.escape(QCoreApplication.translate("TutorialWindow", "In short"), quote=False)
    words = [f"<b>{head}</b>", f"<ul style='margin-left: -18px;'>{items}</ul>"]
    if last:
        bye = QCoreApplication.translate("TutorialWindow", "Now you know the game. Have fun!")
        words.insert(0, html.escape(bye, quote=False))
    return words


_MIN_SIZE: Final = QSize(900, 560)
_TILE_PX: Final = 152


_PLAY_KEYS: Final = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F4),
)
"""What plays without a mouse, beside letters and digits."""


def _is_for_play(event: QKeyEvent) -> bool:
    return is_letter(event) or event.key() in _PLAY_KEYS


class TutorialWindow(QMainWindow):
    """Plays the lessons on a real table; only the player's progress is kept.

    `rules_asked` carries a section of the rule book, `search_asked` is to search it; `game_asked`
    is to begin a real game.
    """

    rules_asked = Signal(str)
    search_asked = Signal()
    game_asked = Signal()

    undo = Command(translate("TutorialWindow", "Undo"), "Ctrl+Z", picture="undo")
    end_turn = Command(
        translate("TutorialWindow", "End turn"),
        *("Ctrl+Return", "Ctrl+Enter"),
        picture="end-turn",
        ink="gold_ink",
    )
    next_action = Command(None, "Alt+Right")
    back_action = Command(None, "Alt+Left")
    rules = Command(None, "F1")
    turn_card = Command(None, "F2")
    symbol_card = Command(None, "F3")
    search_rules = Command(None, QKeySequence.StandardKey.Find)
    leave = Command(None, "Ctrl+W")
    in_outline = Command(None, "F4")
    what_would_it_take = Menus.what_would_it_take
    since_last_turn = Menus.since_last_turn
    own_means = Menus.own_means
    last_message = Menus.last_message
    plan = Menus.plan
    shortcuts = Menus.shortcuts

    def __init__(
        self,
        art: Art,
        settings: Settings,
        catalogue: Catalogue,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("tutorial")
        self._settings = settings
        self._art = art
        self._catalogue = catalogue
        self._keys_used = False
        self.progress: Progress = read_progress(settings.tutorial)
        self.model = GameModel(localize)
        self.session = LessonSession(self.model, catalogue, self._start, self)
        self.table = TableView(self.session, art, settings, always_helps=True, escape=self._go_back)
        self.table.setMinimumSize(0, 0)
        self.panel = LessonPanel(self)
        self.chronicle = Chronicle(self.table)
        self.highlight_rings = HighlightRings(self.table.table)
        self._container = TableContainer(self.table, self)
        self.outline = OutlineSwitch(self._container, self.table, settings, self._commands, self)
        self.feedback = LessonFeedback(self.session, self.table, self.outline, self.panel, self)
        add_actions(self)
        self.setCentralWidget(self._centre())
        self.button_highlight = WidgetHighlight(self)
        self.bubble = Bubble(self)
        Questions(self.session, self.table, self.bubble, self._bar, self)
        self.setMinimumSize(least_size(_MIN_SIZE, self.screen()))
        self._connect()
        draw_actions(self)
        self.setWindowTitle(self.tr("Tutorial · The Two Heirs"))
        name_actions(self)

    def _start(self, lesson_id: str) -> State:
        return load_position(
            data.path(f"games/two_heirs/tutorial/{lesson_id}.json"), self._catalogue
        ).state

    # -- building --------------------------------------------------------------------------------

    def _commands(self) -> Commands:
        return self.table.controller.commands._replace(
            end_turn=self.feedback.end_turn,
            undo=self.session.undo,
        )

    def _centre(self) -> QWidget:
        centre = QWidget(self)
        self._bar = BottomBar((self.undo, self.end_turn), centre)
        self.end_turn_button = self._bar.end_turn
        self._game = QWidget(centre)
        column((self._container, 1), self._bar, of=self._game, margins=NO_MARGINS, spacing=0)
        row(self.panel, (self._game, 1), of=centre, margins=NO_MARGINS, spacing=0)
        return centre

    def _connect(self) -> None:
        session, table, panel = self.session, self.table, self.panel
        session.step_changed.connect(self._show_step)
        table.hint_changed.connect(self._show_line)
        session.stepped.connect(lambda: self._show_line(table.controller.hint))
        table.rules_asked.connect(self.rules_asked)
        table.laid_out.connect(self._place_overlays)
        table.table.show.ended.connect(self._on_show_ended)
        self._settings.changed.connect(self._follow_settings)
        panel.next.clicked.connect(self.forward)
        panel.previous.clicked.connect(session.go_back)
        panel.show_me.clicked.connect(self.do_task)
        panel.more.clicked.connect(self._ask_rules)
        panel.to_contents.clicked.connect(self.show_contents)
        panel.contents.chosen.connect(self.begin)
        panel.contents.leave_button.clicked.connect(self.close)
        self.undo.triggered.connect(session.undo)
        self.end_turn.triggered.connect(self.feedback.end_turn)
        self.next_action.triggered.connect(self.forward)
        self.back_action.triggered.connect(session.go_back)
        self.rules.triggered.connect(self._ask_rules)
        self.search_rules.triggered.connect(self.search_asked)
        self.leave.triggered.connect(self.close)
        self.in_outline.triggered.connect(self.outline.swap)
        self.what_would_it_take.triggered.connect(table.ask)
        self.what_would_it_take.triggered.connect(self.outline.ask)
        self.plan.triggered.connect(table.set_plan)
        table.plan.toggled.connect(self.plan.setChecked)

    # -- opening and leaving ---------------------------------------------------------------------

    def resume(self) -> None:
        """Go on where the player left; the first time, show the list of lessons."""
        left = course.lesson(self.progress.lesson)
        if left is not None and self.progress.number < len(left.steps):
            self.session.motion = self._settings.pace
            self.session.begin(left, self.progress.number, self.progress.actions)
        else:
            self.begin(self.progress.next_lesson)  # so that something lies on the table
            self.show_contents()

    def begin(self, lesson_id: str) -> None:
        """Begin a lesson from its first step."""
        lesson = course.lesson(lesson_id)
        assert lesson is not None
        self.session.motion = self._settings.pace
        self.session.begin(lesson)

    def show_contents(self) -> None:
        """Show the list of lessons beside the table, with which nothing can be done meanwhile."""
        self.highlight_rings.highlight(())
        self.button_highlight.highlight(None)
        self.panel.show_contents(self.progress.done, self.progress.next_lesson)
        self._show_actions()
        self._show_line("")

    def _go_back(self) -> bool:
        """Esc: from a lesson to the list of them, and from there out of the tutorial."""
        if self.panel.shows_contents:
            self.close()
        elif self.session.is_replying:
            self.feedback.announce(localize(course.WAIT))
        else:
            self.show_contents()
        return True

    def event(self, event: QEvent) -> bool:
        # Sent before every key, and from whatever has the focus up to its window.
        if event.type() == QEvent.Type.ShortcutOverride and not self._keys_used:
            assert isinstance(event, QKeyEvent)
            self._keys_used = _is_for_play(event)
            if self._keys_used:
                self._refresh_words()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif self.panel.shows_contents or not press_beside_table(event, self.table, self._bar):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.panel.shows_contents:
            self.feedback.announce(self.panel.spoken)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.table.controller.cancel()
        event.accept()

    # -- going through a lesson ------------------------------------------------------------------

    def forward(self) -> None:
        """Go on: to the next step, or from the end of a lesson to the next one."""
        if self.panel.shows_contents or self.table.table.show.skip():
            return
        if self.session.step is None:
            next_lesson = self._next_lesson
            if next_lesson is None:
                self.close()
                self.game_asked.emit()
            else:
                self.begin(next_lesson.id)
        elif not self.session.go_forward():
            self.panel.show_trouble(self.feedback.hint_text)
            self.feedback.announce(self.feedback.hint_text)

    @property
    def _next_lesson(self) -> Lesson | None:
        number = course.LESSONS.index(self.session.lesson) + 1
        return course.LESSONS[number] if number < len(course.LESSONS) else None

    def do_task(self) -> None:
        """Do the task of the step, in the first way that is possible."""
        for action in self.session.options.legal:
            if self.session.is_wanted(action):
                self.table.controller.cancel()
                self.session.play(action)
                return

    # -- showing ---------------------------------------------------------------------------------

    def _show_step(self) -> None:
        session = self.session
        lesson, step = session.lesson, session.step
        number = course.LESSONS.index(lesson) + 1
        if self.panel.shows_contents:
            self._game.setEnabled(True)
            self.table.setFocus()  # from a button that goes; Qt would look at the first tile
        over_title = self.tr("Lesson {number} of {count}").format(
            number=number, count=len(course.LESSONS)
        )
        self._save_progress()
        self.panel.show_lesson(
            over_title, localize(lesson.title), session.number, len(lesson.steps)
        )
        if step is None:
            self._show_end(lesson)
        else:
            self._show_words(step)
        self.table.controller.show_cells()
        self._show_actions()
        self._show_line("")
        spots = () if step is None or self._is_watching else step.spots
        self.highlight_rings.highlight(spots)
        self.button_highlight.highlight(self.end_turn_button if Part.END_TURN in spots else None)
        if self.outline.page is not None:
            self.outline.page.go_to_one_of(rows_of(session.state, PLAYER, spots))
        self._give_focus()
        if not self.table.table.show.is_playing:
            self.feedback.announce(self.panel.spoken)

    @property
    def _is_watching(self) -> bool:
        """Whether the other heir's turn is still played or shown; words about it come after it."""
        return self.session.is_replying or self.table.table.show.is_playing

    def _show_words(self, step: Step) -> None:
        task, watching = step.task, self._is_watching
        outline, keys, how = self.outline.is_shown, keys_of(self.end_turn), ""
        by_keys = outline or self._keys_used
        shown = spoken = [course.WAIT if self.session.is_replying else course.HENRY_PLAYS]
        if not watching:
            seen = self.session.placeholder_source()
            shown, spoken = texts_of(step, seen, keys=by_keys), texts_of(step, seen, keys=True)
        if task is not None and not watching:
            how = how_to(task, keys, keys=by_keys, outline=outline)
            spoken = [*spoken, by_keys_of(task, keys, outline=outline)]
        self.panel.show_words(list(map(rich_text, shown)), how, list(map(rich_text, spoken)))
        if step.shown and not watching:
            tile = self._catalogue.tiles[step.shown]
            picture = self._art.tile(Look(tile), scale_length(_TILE_PX), self.devicePixelRatioF())
            self.panel.show_picture(picture, localize(tile_name(tile)))
        else:
            self.panel.show_picture(None)
        if task is not None and self.panel.next.hasFocus():
            self.table.setFocus()  # else Qt would go there as Tab does, and look at the first tile
        self.panel.next.setVisible(task is None and not watching)
        self.panel.next.setText(self.tr("Next"))
        self.panel.show_me.setVisible(task is not None and not watching)

    def _show_end(self, lesson: Lesson) -> None:
        next_lesson = self._next_lesson
        self.panel.show_words(summary(lesson, last=next_lesson is None))
        self.panel.show_more(self.tr("More in the rule book"), keys_of(self.rules))
        self.panel.show_picture(None)
        self.panel.show_me.hide()
        self.panel.next.show()
        self.panel.next.setText(
            self.tr("New game…") if next_lesson is None else self.tr("Next lesson")
        )

    def _give_focus(self) -> None:
        """Set the focus: to the Next button where something is to be read, else to the table.

        While Henry's turn is shown, the table has the keys that speed him up.
        """
        step = self.session.step
        if (step is None or step.task is None) and not self.table.table.show.is_playing:
            self.panel.next.setFocus()
        else:
            self.table.setFocus()

    def _on_show_ended(self) -> None:
        if not self.panel.shows_contents:
            self._show_step()

    def _show_actions(self) -> None:
        session = self.session
        at_table = not self.panel.shows_contents
        begun = session.is_open and at_table
        self._game.setEnabled(at_table)
        for question in (self.what_would_it_take, self.since_last_turn, self.own_means):
            question.setEnabled(begun)
        self.plan.setEnabled(begun and session.state.solo is not None)
        self.undo.setEnabled(begun and session.can_undo)
        self.undo.setStatusTip(session.undo_text if begun and session.can_undo else "")
        self.end_turn.setEnabled(begun and not session.is_over and not session.is_replying)
        self.end_turn_button.set_ready(begun and not turn_stays(session))
        self.panel.previous.setEnabled(begun and session.number > 0 and not self._is_watching)

    def _show_line(self, hint: str) -> None:
        """Show what can be done with what is picked up; else the sheet says what to do."""
        self._bar.show_line("" if self.panel.shows_contents else hint)

    def _ask_rules(self) -> None:
        """Ask for the section about a refusal, what is looked at, or else the lesson."""
        section = self.outline.subject if self.session.step is not None else ""
        self.rules_asked.emit(section or self.session.lesson.section)

    def _follow_settings(self, name: str) -> None:
        if name == "outline":
            self._refresh_words()

    def _refresh_words(self) -> None:
        """Show the words of the step once more: the keys for its task are others now."""
        step = self.session.step if self.session.is_open else None
        if step is not None and not self.panel.shows_contents:
            self._show_words(step)

    # -- progress --------------------------------------------------------------------------------

    def _save_progress(self) -> None:
        progress = self.progress.after(self.session)
        if progress != self.progress:
            self.progress = progress
            self._settings.tutorial = dump_progress(progress)

    # -- the window itself -----------------------------------------------------------------------

    def _place_overlays(self) -> None:
        self.highlight_rings.follow()
        if self.button_highlight.isVisible():
            self.button_highlight.highlight(self.end_turn_button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setFixedWidth(self.panel.width_in(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.panel.setFixedWidth(self.panel.width_in(self.width()))
        super().changeEvent(event)
