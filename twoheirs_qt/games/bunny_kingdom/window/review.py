"""The page of a review: picks of which more could have been made, each on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.play.chronicle import BunnyChronicler
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.review import ReviewedPick, review_picks
from twoheirs_qt.games.bunny_kingdom.words import review as words
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.play.detached import NoStore, ReplaySession
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.replay import Recording, record_game
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.saves.save import HUMAN, SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import Text, join_sentences, make_untranslated_text, translate
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    name_actions,
)
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.save_errors import name_saved_game

_WIDTH_PX: Final = 330
_MAX_SHARE: Final = 0.4
"""The width of the panel, and its largest share of that of the page."""
_LIST_SHARE: Final = 0.4
"""The largest share of the height of the panel for the list."""

#: Said when somebody tries to do something in a game that is reviewed.
_CLOSED: Final = translate(
    "Bunny review", "You're looking at a review. Choose “Watch from here” to see what came of it."
)


class ReviewedGame(RunningGame):
    """A game as the person at `seat_index` saw it; nobody can act."""

    seat_index = 0

    @property
    def people(self) -> frozenset[int]:
        return frozenset([self.seat_index])

    @property
    def seat(self) -> int:
        return self.seat_index

    def list_legal_actions(self) -> list[Action]:
        return []


class ReviewState(NamedTuple):
    """The game of a review, and the number of actions before the pick that is shown."""

    save: SaveGame
    done_count: int | None


class _PickPanel(QFrame):
    """Lists picks, and tells of one of them; `chosen` carries the row of another one."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.progress = Label("", self, make_text_font(13), wrap=True, muted=True)
        self.list = QListWidget(self)
        self.list.setFont(make_text_font(13))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setAccessibleName(self.tr("Picks, the greatest difference first"))
        page = QWidget(self)
        self.title = Label("", page, make_text_font(16, bold=True), wrap=True)
        self.words = Label("", page, make_text_font(14), wrap=True)
        make_column(self.title, self.words, None, owner=page, margins=(2, 2, 8, 2), spacing=6)
        self._scroll_area = VerticalScrollArea(page, self)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys scroll it
        parts = (self.progress, self.list, (self._scroll_area, 1))
        make_column(*parts, owner=self, margins=(14, 10, 12, 10), spacing=8)
        self.list.currentRowChanged.connect(self._choose)

    def _choose(self, row_number: int) -> None:
        if row_number >= 0:
            self.chosen.emit(row_number)

    def show_picks(self, lines: list[tuple[str, str]]) -> None:
        """List picks, each with what is said about it."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for heading, loss in lines:
                item = QListWidgetItem(heading, self.list)
                item.setToolTip(loss)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, join_sentences((heading, loss)))
        self._fit_list()

    def show_current(self, row_number: int) -> None:
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(row_number)

    def show_texts(self, title: str, text: str) -> None:
        """Tell of a pick."""
        self._scroll_area.verticalScrollBar().setValue(0)
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.words.setText(text)
        self._scroll_area.setAccessibleName(join_sentences((title, text)))

    def _fit_list(self) -> None:
        row_height = self.list.sizeHintForRow(0) if self.list.count() else scale_length(24)
        max_rows = max(round(self.height() * _LIST_SHARE / row_height), 1)
        frame_height = 2 * self.list.frameWidth() + 2
        rows = min(max(self.list.count(), 1), max_rows)
        self.list.setFixedHeight(rows * row_height + frame_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.fillRect(self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(0, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()


class BunnyReview(QWidget):
    """Shows the review of a game that is over while it is made, without changing the game.

    Only people's picks are reviewed, and each is shown as that person saw it.

    - `left` is emitted when the player closes the page
    - `watch_requested` carries the number of actions after which the replay should begin
    """

    left = Signal()
    watch_requested = Signal(int)

    better = Command(translate("Bunny review", "&Better pick"), "Ctrl+D", checkable=True)
    played = Command(translate("Bunny review", "Pick &made"), "Ctrl+U", checkable=True)
    previous = Command(translate("Bunny review", "P&revious pick"), "Ctrl+Left")
    next = Command(translate("Bunny review", "&Next pick"), "Ctrl+Right")
    watch = Command(translate("Bunny review", "&Watch from here"), "Ctrl+Shift+R")
    close_action = Command(translate("ReviewPage", "&Close"), "Esc")

    def __init__(self, context: AppContext, pictures: BunnyPictures) -> None:
        super().__init__(context.window)
        self.setObjectName("review")
        add_actions(self)
        self._settings, self._pictures = context.settings, pictures
        self.save: SaveGame | None = None
        """The game that is reviewed."""
        self.picks: list[ReviewedPick] = []
        """The picks of which more could have been made, the greatest difference first."""
        self._current: ReviewedPick | None = None
        self._awaited: int | None = None
        self._recording: Recording | None = None
        self._review: Iterator[ReviewedPick | None] = iter(())
        model = GameModel(localize, self)
        self.session = ReplaySession(model, NoStore(self), context.session.games, parent=self)
        self._game = ReviewedGame(self.session, self)
        self._chronicle = ChronicleModel(localize, self)
        self.table: BunnyTable | None = None
        self.outline: BunnyOutlineSwitch | None = None
        self.bubble = Callout(self)
        self._timer = QTimer(self)
        self._timer.setInterval(0)  # pick by pick, so that the window stays awake
        self._timer.timeout.connect(self._review_next)
        self.panel = _PickPanel(self)
        self.panel.chosen.connect(lambda number: self.choose(self.picks[number]))
        self.bar = QFrame(self)
        self.bar.setObjectName("bottomBar")
        self._lay_out()
        self._connect()
        draw_actions(self)
        name_actions(self)

    def _lay_out(self) -> None:
        self.banner = Banner((self.close_action,), self)
        actions = (self.previous, self.next, self.played, self.better, self.watch)
        buttons = [ActionButton(action, self.bar) for action in actions]
        buttons[-1].setObjectName("endTurn")  # golden, as the main button
        flow = FlowLayout(buttons, self.bar)
        flow.setContentsMargins(14, 8, 12, 8)
        flow.setSpacing(8)
        self._container = QWidget(self)
        self._layout = make_column(owner=self._container, margins=NO_MARGINS, spacing=0)
        middle = make_row((self._container, 1), self.panel, spacing=0)
        parts = (self.banner, (middle, 1), self.bar)
        make_column(*parts, owner=self, margins=NO_MARGINS, spacing=0)

    def _connect(self) -> None:
        self.better.triggered.connect(lambda: self._show_cards(is_better=True))
        self.played.triggered.connect(lambda: self._show_cards(is_better=False))
        self.previous.triggered.connect(lambda: self._move_by(-1))
        self.next.triggered.connect(lambda: self._move_by(1))
        self.watch.triggered.connect(self._watch)
        self.close_action.triggered.connect(self.left)

    # -- the game --------------------------------------------------------------------------------

    def open(self, save: SaveGame, done_count: int | None = None) -> None:
        """Review a game that can be reviewed; show the pick after `done_count` actions, if any."""
        self.save = replace(save, actions=save.actions[: save.done_count])
        self.picks, self._current, self._awaited = [], None, done_count
        self.session.open_save(replace(self.save, done_count=0, resigned_seat=None))
        self._recording = record_game(self.save, BunnyChronicler())
        names = [localize(name) for name in self.session.seat_names]
        self._review = review_picks(self.save, names)
        self._game.seat_index = self.save.settings.players.index(HUMAN)  # nobody sees another hand
        self._lay_table()
        self.panel.show_picks([])
        self._timer.start()
        self._show()

    def capture_state(self) -> ReviewState | None:
        """Return the game and what is shown of it; None if there is none."""
        if self.save is None:
            return None
        return ReviewState(self.save, None if self._current is None else self._current.done_count)

    @property
    def is_reviewing(self) -> bool:
        """Whether picks are still being reviewed."""
        return self._timer.isActive()

    def _lay_table(self) -> None:
        """Lay a table for the game, in place of the one before."""
        former = self.table
        if former is not None:
            former.leave_game()
            self._layout.removeWidget(former)
            former.hide()
            former.deleteLater()
        table = self.table = BunnyTable(
            self._game, self._pictures, parent=self._container, duration_factor=0.0, is_watched=True
        )
        table.bar.hide()
        self._chronicle.open(Entries())
        outline = self.outline = BunnyOutlineSwitch(
            *(table.container, table.view, self.session, self._chronicle, self._settings, table),
            closed_reason=_CLOSED,
        )
        for message in (outline.message, outline.described):
            message.connect(lambda text: self.bubble.show_text(text, self.bar))
        self._layout.addWidget(table)
        outline.arrange()

    # -- reviewing -------------------------------------------------------------------------------

    def _review_next(self) -> None:
        try:
            pick = next(self._review)
        except StopIteration:
            self._finish()
            return
        if pick is None:
            return
        self.picks.append(pick)
        self.picks.sort(key=lambda pick: (-pick.points, pick.done_count))
        self._list_picks()
        if self._awaited == pick.done_count:
            self._show_pick(pick)

    def _finish(self) -> None:
        self._timer.stop()
        count = len(self.picks)
        if self._current is None and count:
            self._show_pick(self.picks[0])
        self._show()
        if count:
            text = self.tr("The review is ready: %n pick(s) to look at.", "", count)
        else:
            text = self.panel.progress.text()
        announce(self, text)

    def _list_picks(self) -> None:
        lines = [
            (
                localize(words.describe_row(self._make_heading(pick), pick.points)),
                localize(words.describe_loss(pick.points)),
            )
            for pick in self.picks
        ]
        self.panel.show_picks(lines)
        if self._current in self.picks:
            self.panel.show_current(self.picks.index(self._current))

    def _make_heading(self, pick: ReviewedPick) -> Text:
        assert self.save is not None
        is_alone = self.save.settings.players.count(HUMAN) == 1
        name = None if is_alone else make_untranslated_text(pick.snapshot.names[pick.seat_index])
        return words.describe_pick(pick.round, pick.number, name)

    # -- a pick ----------------------------------------------------------------------------------

    def choose(self, pick: ReviewedPick) -> None:
        """Show a pick, and tell of it."""
        self._show_pick(pick)
        announce(self, join_sentences((self.panel.title.text(), self.panel.words.text())))

    def _show_pick(self, pick: ReviewedPick) -> None:
        assert self._recording is not None
        self._current = pick
        self._game.seat_index = pick.seat_index
        entries = self._recording.moments[pick.done_count].chronicle
        assert isinstance(entries, Entries)
        self._chronicle.follow(entries)  # before the outline follows the session
        self.session.go_to(pick.done_count)
        if self.table is not None:
            self.table.controller.follow_game()  # somebody else may look at the same moment
        self._show_cards(is_better=True)
        self.panel.show_current(self.picks.index(pick))
        self._show()

    def _show_cards(self, *, is_better: bool) -> None:
        """Mark the cards of the better pick, or of the one that was made."""
        pick, table = self._current, self.table
        if pick is None or table is None:
            return
        cards = pick.better if is_better else pick.taken
        chosen = tuple([card.hand_index for card in cards])
        table.controller.set_snapshot(
            table.controller.snapshot.replace_choices(play_indexes=chosen)
        )
        self.better.setChecked(is_better)
        self.played.setChecked(not is_better)

    def _move_by(self, step: int) -> None:
        if not self.picks:
            return
        number = self.picks.index(self._current) + step if self._current in self.picks else 0
        self.choose(self.picks[min(max(number, 0), len(self.picks) - 1)])

    def _watch(self) -> None:
        if self._current is not None:
            self.watch_requested.emit(self._current.done_count)

    # -- texts -----------------------------------------------------------------------------------

    def _show(self) -> None:
        pick = self._current
        reason = self.tr("No pick is listed.")
        for action in (self.better, self.played, self.previous, self.next, self.watch):
            action.setEnabled(pick is not None)
            action.setStatusTip("" if pick is not None else reason)
        if self.save is None:
            return
        name = sanitize(name_saved_game(self.save), MAX_TITLE_LENGTH)
        line = self.tr(
            "Picks with clearly better cards in the hand, judged like hints: each card by itself, "
            "by what it would bring at once, as if nothing else changed."
        )
        self.banner.set_texts(self.tr("Review: {game}").format(game=name), line)
        if self.is_reviewing:
            progress = self.tr("Reviewing…")
        elif not self.picks:
            progress = self.tr("No pick had clearly better cards beside it.")
        else:
            progress = ""
        self.panel.progress.setText(progress)
        self.panel.progress.setVisible(bool(progress))
        if pick is None:
            self.panel.show_texts("", "")
        else:
            paragraphs = "\n\n".join(self._list_paragraphs(pick))
            self.panel.show_texts(localize(self._make_heading(pick)), paragraphs)

    def _list_paragraphs(self, pick: ReviewedPick) -> list[str]:
        """Return the paragraphs about a pick."""
        taken = [words.describe_card(card.name, card.points) for card in pick.taken]
        better = [words.describe_card(card.name, card.points) for card in pick.better]
        hints = [card.text for card in pick.better if card.text is not None]
        texts = [
            words.describe_loss(pick.points),
            words.list_taken(taken),
            words.list_better(better),
            *hints,
            *([] if pick.passing is None else [pick.passing]),
        ]
        return [localize(text) for text in texts]

    # -- the window ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(scale_length(_WIDTH_PX), round(self.width() * _MAX_SHARE))
        self.panel.setFixedWidth(width)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # After the focus was set: a screen reader stops speaking when the focus moves.
        text = join_sentences((self.banner.title.text(), self.banner.line.text()))
        QTimer.singleShot(0, self, lambda: announce(self, text))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reviewing: the page is opened anew when it is asked for again."""
        self._timer.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say why an action is disabled whose key is pressed: Qt passes such a key on."""
        keys = QKeySequence(event.keyCombination())
        for action in self.actions():
            if not action.isEnabled() and action.statusTip() and keys in action.shortcuts():
                self.bubble.show_text(action.statusTip(), self.bar)
                return
        super().keyPressEvent(event)
