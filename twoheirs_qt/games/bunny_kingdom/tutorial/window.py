"""The window of the tutorial: the table of Bunny Kingdom, and the sheet beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.book.sketch import sketch_card
from twoheirs_qt.games.bunny_kingdom.codec.actions import dump_action, parse_action
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.prose.course import COURSE, LESSONS
from twoheirs_qt.games.bunny_kingdom.prose.lessons import Part, Spot
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.subject import find_subject
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.games.bunny_kingdom.tutorial.highlights import HighlightRings, list_rows
from twoheirs_qt.games.bunny_kingdom.tutorial.lesson import LessonGame
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.book.markup import format_rich_text
from twoheirs_qt.tabletop.drawing.fonts import scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.prose.course_model import Task
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_sentences, join_whole_sentences, translate
from twoheirs_qt.tabletop.tutorial import texts
from twoheirs_qt.tabletop.tutorial.progress import Progress, dump_progress, read_progress
from twoheirs_qt.tabletop.tutorial.steps import explain_task
from twoheirs_qt.tabletop.tutorial.window import LessonWindow
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import Command, add_actions, format_shortcut, name_actions
from twoheirs_qt.tabletop.window.settings import Settings

INTRO: Final = translate(
    "Bunny tutorial",
    "Five short lessons, to play in order or one at a time. You can stop whenever you like and "
    "continue later; your games are not affected.",
)
_WAIT: Final = translate("Bunny tutorial", "Wait a moment: the others are choosing.")
_WATCH: Final = translate("Bunny tutorial", "Watch what happens on the table.")
_KEY: Final = "bunny/tutorial"
_CARD_PX: Final = 130.0


def read_own_progress(settings: Settings) -> Progress:
    """The progress in the tutorial that is kept in the settings."""
    lessons = [lesson.id for lesson in LESSONS]
    return settings.read(_KEY, lambda text: read_progress(text, lessons, parse_action), Progress())


class BunnyTutorial(LessonWindow):
    """Plays the lessons on the table of Bunny Kingdom, or in its outline."""

    undo = Command(translate("TutorialWindow", "Undo"), "Ctrl+Z")
    confirm = Command(None, "Ctrl+Return", "Ctrl+Enter")
    in_outline = Command(None, "F4")

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        self.session = LessonGame()
        progress = read_own_progress(settings)
        super().__init__(COURSE, INTRO, self.session, progress, settings, parent)
        self.session.setParent(self)
        self._pictures = BunnyPictures(theme=find_current_theme())
        self._lights_button = False
        self.chronicle = ChronicleModel(localize, self)
        place = QWidget(self)
        self._place = make_column(owner=place, margins=NO_MARGINS, spacing=0)
        add_actions(self)
        # Before the outline of a table follows the session.
        self.session.opened.connect(lambda: self.chronicle.open(self.session.entries))
        self.session.stepped.connect(lambda _: self.chronicle.follow(self.session.entries))
        self.session.opened.connect(self._lay_table)
        self.session.begin(LESSONS[0])  # so that something lies on the table
        self.lay_out(place)
        self.session.strayed.connect(self._explain_deviation)
        self.undo.triggered.connect(self.session.undo)
        self.confirm.triggered.connect(self._confirm)
        self.in_outline.triggered.connect(lambda: self.outline.toggle())
        self.setWindowTitle(self.tr("Tutorial · Bunny Kingdom"))
        name_actions(self)

    def _lay_table(self) -> None:
        """Lay a table for the lesson that begins, in place of the one before."""
        former_table = getattr(self, "game", None)
        if former_table is not None:
            former_table.leave_game()
            former_table.hide()
            former_table.deleteLater()
        self.game = BunnyTable(
            self.session,
            self._pictures,
            parent=self,
            duration_factor=self._settings.duration_factor,
        )
        self.table = self.game.view
        self.highlight_rings = HighlightRings(self.game.scene)
        self._place.addWidget(self.game)
        game = self.game
        self.outline = BunnyOutlineSwitch(
            *(game.container, game.view, self.session, self.chronicle, self._settings, game)
        )
        self.outline.message.connect(self._show_message)
        self.outline.arrange()
        # The words say how it is done in the one or the other.
        game.container.currentChanged.connect(lambda _: self.refresh_words())
        game.leave_requested.connect(self.go_back)
        game.controller.refused.connect(self._refuse)
        game.controller.changed.connect(self._place_button_ring)
        game.step_player.ended.connect(self.follow_end_of_show)

    # -- what the sheet asks for -----------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        return self.game.step_player.is_playing

    def skip_show(self) -> bool:
        return self.game.step_player.skip()

    def describe_waiting(self) -> Text:
        return _WAIT if self.session.is_replying else _WATCH

    def explain(self, task: Task, *, keys: bool) -> tuple[str, Text]:
        by_mouse = self.course.mouse[task.way]
        ways = self.course.outline if self.uses_outline else self.course.keys
        by_keys = ways[task.way].fill(keys=format_shortcut(self.confirm))
        if self.uses_outline:
            return format_rich_text(by_keys), by_keys
        return (explain_task(by_mouse, by_keys) if keys else format_rich_text(by_mouse)), by_keys

    def find_picture(self, thing: str) -> tuple[QPixmap, str]:
        catalogue = self.session.state.table.catalogue
        card = catalogue.cards_by_number[catalogue.card_numbers[thing]]
        sketch = sketch_card(catalogue, card, _CARD_PX)
        scale = scale_length(_CARD_PX) / _CARD_PX
        picture = sketch.make_pixmap(find_current_theme(), scale, self.devicePixelRatioF())
        return picture, localize(name_card(thing))

    def light(self, spots: Sequence[Spot]) -> None:
        self.highlight_rings.highlight(spots)
        if spots and self.outline.page is not None:
            rows = list_rows(self.game.controller.snapshot, spots)
            self.outline.page.go_to_one_of(rows)
        self._lights_button = Part.CONFIRM in spots
        self._place_button_ring()

    def _place_button_ring(self) -> None:
        """Light the golden button if the step speaks of it; it is made again with each choice."""
        main = [command for command in self.game.controller.commands if command.is_main]
        is_lit = self._lights_button and main and not self.is_showing
        self.button_highlight.highlight(self.game.find_button(main[0].text) if is_lit else None)

    def do_task(self) -> None:
        for action in self.session.list_legal_actions():
            if self.session.is_wanted(action):
                self.session.play(action)
                return

    def announce(self, text: str) -> None:
        page = self.outline.page
        announce(self.table if page is None or not self.uses_outline else page.tree, text)

    def store_progress(self, progress: Progress) -> None:
        self._settings.write(_KEY, dump_progress(progress, dump_action), "bunny_tutorial")

    def put_back(self) -> None:
        self.game.controller.put_back()

    def show_actions(self, *, is_begun: bool) -> None:
        self.undo.setEnabled(is_begun and self.session.can_undo)
        self.confirm.setEnabled(is_begun)

    def find_subject(self) -> str:
        scene = self.game.scene
        if self.uses_outline:
            return self.outline.subject
        if scene.looked_at is None:
            return ""
        return find_subject(self.game.controller.snapshot, scene.looked_at)

    @property
    def uses_outline(self) -> bool:
        """Whether the outline is shown in place of the table."""
        return self.outline.is_shown

    @property
    def uses_keys(self) -> bool:
        return self.uses_outline or super().uses_keys

    def is_for_play(self, event: QKeyEvent) -> bool:
        return event.text().isalnum() or super().is_for_play(event)

    # -- refused actions ------------------------------------------------------------------------

    def _confirm(self) -> None:
        if not self.skip_show():
            self.game.controller.run_main_command()

    def _explain_deviation(self) -> None:
        """Explain that an action is legal, but not what the step asks for."""
        step = self.session.step
        if step is None:
            words: Text = texts.OVER
        elif step.task is None:
            words = texts.READ_ON
        else:
            words = join_whole_sentences((texts.LEGAL, step.task.stray))
        self.panel.show_trouble(localize(words))
        self.announce(localize(words))

    def _refuse(self, thing: Thing, why: Text) -> None:
        """Show on the sheet, too, why an action is refused, and what the step asks for."""
        if not self.uses_outline:  # which says it in a message
            self._show_message(localize(why))

    def _show_message(self, text: str) -> None:
        if self.hint_text and not self.is_watching:
            self.panel.show_trouble(join_sentences((text, self.hint_text)))
            self.announce(self.hint_text)
