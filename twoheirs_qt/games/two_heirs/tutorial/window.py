"""The window of the tutorial: a table of its own, and the sheet beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.rules import Catalogue, State
from twoheirs_qt.games.two_heirs.table.chronicle import Chronicle
from twoheirs_qt.games.two_heirs.table.end_turn import explain_no_end
from twoheirs_qt.games.two_heirs.table.keys import is_letter, press_beside_table
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.table.questions import Questions
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.feedback import LessonFeedback
from twoheirs_qt.games.two_heirs.tutorial.highlights import PLAYER, HighlightRings
from twoheirs_qt.games.two_heirs.tutorial.lesson import LessonSession, list_rows
from twoheirs_qt.games.two_heirs.tutorial.model import Part, Spot
from twoheirs_qt.games.two_heirs.words.names import name_tile
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.markup import format_rich_text
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.outline.game import GameOutline
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch, TableContainer
from twoheirs_qt.tabletop.prose.course_model import Task
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.tutorial import steps
from twoheirs_qt.tabletop.tutorial.progress import Progress, dump_progress, read_progress
from twoheirs_qt.tabletop.tutorial.window import LessonWindow
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    format_shortcut,
    name_actions,
)
from twoheirs_qt.tabletop.window.settings import Settings


def explain_task(task: Task, end_turn_keys: str, *, keys: bool, outline: bool) -> tuple[str, Text]:
    """Explain a task for the mouse, for keys, too, or for keys in the outline; and for keys."""
    mouse_text = course.COURSE.mouse[task.way]
    texts_by_gesture = course.COURSE.outline if outline else course.COURSE.keys
    keys_text = texts_by_gesture[task.way].fill(keys=end_turn_keys)
    if outline:
        return format_rich_text(keys_text), keys_text
    return (
        steps.explain_task(mouse_text, keys_text) if keys else format_rich_text(mouse_text)
    ), keys_text


_TILE_PX: Final = 152


class TutorialWindow(LessonWindow):
    """Plays the lessons on the table of The Two Heirs."""

    undo = Command(translate("TutorialWindow", "Undo"), "Ctrl+Z", picture="undo")
    end_turn = Command(
        translate("TutorialWindow", "End turn"),
        *("Ctrl+Return", "Ctrl+Enter"),
        picture="end-turn",
        ink="gold_ink",
    )
    in_outline = Command(None, "F4")
    what_would_it_take = TwoHeirsMenus.what_would_it_take
    since_last_turn = TwoHeirsMenus.since_last_turn
    reach_and_access = TwoHeirsMenus.reach_and_access
    last_message = TwoHeirsMenus.last_message
    plan = TwoHeirsMenus.plan

    table: TableView

    def __init__(
        self,
        art: Art,
        settings: Settings,
        catalogue: Catalogue,
        parent: QWidget | None = None,
    ) -> None:
        self._art = art
        self._catalogue = catalogue
        self.model = GameModel(localize)
        self.session = LessonSession(self.model, catalogue, self._start)
        lessons = [lesson.id for lesson in course.LESSONS]
        progress = read_progress(settings.tutorial, lessons, parse_action)
        super().__init__(course.COURSE, course.INTRO, self.session, progress, settings, parent)
        self.session.setParent(self)
        self.table = TableView(
            self.session, art, settings, help_always_shown=True, escape=self.go_back
        )
        self.table.setMinimumSize(0, 0)
        self.chronicle = Chronicle(self.table)
        self.highlight_rings = HighlightRings(self.table.table_scene)
        self._container = TableContainer(self.table, self)
        self.outline = OutlineSwitch(
            self._container, self.table, self.session, settings, self._make_outline, self
        )
        self.feedback = LessonFeedback(self.session, self.table, self.outline, self.panel, self)
        add_actions(self)
        self.lay_out(self._make_game())
        self.bubble = Callout(self)
        Questions(self.session, self.table, self.bubble, self._bar, self)
        self._connect()
        draw_actions(self)
        self.setWindowTitle(self.tr("Tutorial · The Two Heirs"))
        name_actions(self)

    def _start(self, lesson_id: str) -> State:
        return load_position(
            data.find_path(f"games/two_heirs/tutorial/{lesson_id}.json"), self._catalogue
        ).state

    # -- building --------------------------------------------------------------------------------

    def _make_outline(self) -> GameOutline:
        commands = self.table.controller.commands._replace(
            end_turn=self.feedback.end_turn,
            undo=self.session.undo,
        )
        return self.table.make_outline(commands)

    def _make_game(self) -> QWidget:
        game = QWidget(self)
        self._bar = BottomBar((self.undo, self.end_turn), game)
        self.end_turn_button = self._bar.end_turn
        make_column((self._container, 1), self._bar, owner=game, margins=NO_MARGINS, spacing=0)
        return game

    def _connect(self) -> None:
        session, table = self.session, self.table
        table.hint_changed.connect(self.show_line)
        session.stepped.connect(lambda: self.show_line(table.controller.hint))
        table.rules_requested.connect(self.rules_requested)
        table.laid_out.connect(self._place_overlays)
        table.table_scene.step_player.ended.connect(self.follow_end_of_show)
        self._settings.changed.connect(self._follow_settings)
        self.undo.triggered.connect(session.undo)
        self.end_turn.triggered.connect(self.feedback.end_turn)
        self.in_outline.triggered.connect(self.outline.toggle)
        self.what_would_it_take.triggered.connect(table.ask)
        self.what_would_it_take.triggered.connect(self.outline.ask)
        self.plan.triggered.connect(table.set_plan)
        table.plan.toggled.connect(self.plan.setChecked)

    # -- what the sheet asks for -----------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        return self.table.table_scene.step_player.is_playing

    def skip_show(self) -> bool:
        return self.table.table_scene.step_player.skip()

    def describe_waiting(self) -> Text:
        return course.WAIT if self.session.is_replying else course.HENRY_PLAYS

    def explain(self, task: Task, *, keys: bool) -> tuple[str, Text]:
        """The instructions for a task; in the outline, for keys alone."""
        task_text, keys_text = explain_task(
            task, format_shortcut(self.end_turn), keys=keys, outline=self.uses_outline
        )
        return task_text, keys_text

    def find_picture(self, thing: str) -> tuple[QPixmap, str]:
        tile = self._catalogue.tiles[thing]
        picture = self._art.find_tile_pixmap(
            Look(tile), scale_length(_TILE_PX), self.devicePixelRatioF()
        )
        return picture, localize(name_tile(tile))

    def light(self, spots: Sequence[Spot]) -> None:
        self.highlight_rings.highlight(tuple(spots))
        self.button_highlight.highlight(self.end_turn_button if Part.END_TURN in spots else None)
        if spots and self.outline.page is not None:
            self.outline.page.go_to_one_of(list_rows(self.session.state, PLAYER, spots))

    def do_task(self) -> None:
        for action in self.session.options.legal_actions:
            if self.session.is_wanted(action):
                self.table.controller.cancel()
                self.session.play(action)
                return

    def announce(self, text: str) -> None:
        self.feedback.announce(text)

    def store_progress(self, progress: Progress) -> None:
        self._settings.tutorial = dump_progress(progress, dump_action)

    def put_back(self) -> None:
        self.table.controller.cancel()

    def show_actions(self, *, is_begun: bool) -> None:
        session = self.session
        for question in (self.what_would_it_take, self.since_last_turn, self.reach_and_access):
            question.setEnabled(is_begun)
        self.plan.setEnabled(is_begun and session.state.solo is not None)
        self.undo.setEnabled(is_begun and session.can_undo)
        self.undo.setStatusTip(session.undo_text if is_begun and session.can_undo else "")
        self.end_turn.setEnabled(is_begun and not session.is_over and not session.is_replying)
        self.end_turn_button.set_ready(is_begun and not explain_no_end(session))
        if is_begun:
            self.table.controller.show_cells()

    def show_line(self, hint: str) -> None:
        """Show what can be done with what is picked up; else the sheet says what to do."""
        self._bar.show_line("" if self.panel.shows_contents else hint)

    def find_subject(self) -> str:
        return self.outline.subject

    @property
    def uses_outline(self) -> bool:
        """Whether the outline is shown in place of the table."""
        return self.outline.is_shown

    @property
    def uses_keys(self) -> bool:
        return self.uses_outline or super().uses_keys

    def is_for_play(self, event: QKeyEvent) -> bool:
        return is_letter(event) or super().is_for_play(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_escape = event.key() == Qt.Key.Key_Escape
        if (
            is_escape
            or self.panel.shows_contents
            or not press_beside_table(event, self.table, self._bar)
        ):
            super().keyPressEvent(event)

    def _follow_settings(self, name: str) -> None:
        if name == "outline_shown":
            self.refresh_words()

    def _place_overlays(self) -> None:
        self.highlight_rings.follow()
        if self.button_highlight.isVisible():
            self.button_highlight.highlight(self.end_turn_button)
