"""A replay of a game of Bunny Kingdom, as onlookers see it."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.play.chronicle import BunnyChronicler
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.unseen import redeal
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.review import explain_no_review
from twoheirs_qt.games.bunny_kingdom.window.graph import (
    LordGraph,
    describe_points,
    is_revealed,
    list_open_scores,
)
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.play.detached import NoStore, ReplaySession
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.replay import Recording, TurnScore, record_game
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.replay.replay_controls import ReplayControls
from twoheirs_qt.tabletop.saves.save import HUMAN, Origin, SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    name_actions,
)
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.save_errors import name_saved_game

SEED_LIMIT: Final = 2**64
_GRAPH_SHARE: Final = 0.14
"""The maximum share of the height of the page for the graph."""

#: Said when somebody tries to do something in a game that is only looked at.
_CLOSED: Final = translate(
    "Replay", "You're only watching this game. Choose “Play on from here” to continue it yourself."
)


class ReplayedGame(RunningGame):
    """A game that is only looked at: nobody here has a hand, and nobody can act."""

    @property
    def people(self) -> frozenset[int]:
        return frozenset()

    def list_legal_actions(self) -> list[Action]:
        return []


class BunnyReplay(QWidget):
    """Shows a game on a table of its own without changing it, with its chronicle and its points.

    No hand is shown, no pick before it is revealed and no parchment before the end, whoever looks:
    the chronicle and the graph do not tell of parchments either before they are counted.

    - `leave_requested` is emitted when the player closes the page
    - `play_on` carries the number of actions after which a new game should start
    - `review_requested`: the game is to be reviewed
    """

    leave_requested = Signal()
    play_on = Signal(int)
    review_requested = Signal()

    take_over = Command(translate("ReplayPage", "&Play on from here"), "Ctrl+P")
    review = Command(translate("ReplayPage", "Re&view"), "Ctrl+Shift+E")
    close_action = Command(translate("ReplayPage", "&Close"), "Esc")

    def __init__(self, context: AppContext, pictures: BunnyPictures) -> None:
        super().__init__(context.window)
        self.setObjectName("replay")
        add_actions(self)
        self._settings = context.settings
        self._pictures = pictures
        self.save: SaveGame | None = None
        """The game that is shown."""
        self._recording: Recording | None = None
        self._scores: tuple[TurnScore, ...] = ()
        self._open_entry_count = 0
        self._is_at_end = False
        model = GameModel(localize, self)
        self.session = ReplaySession(model, NoStore(self), context.session.games, parent=self)
        self.chronicle = ChronicleModel(localize, self)
        """The entries that may be read at the moment shown, also of what is still to come."""
        self.table: BunnyTable | None = None
        self.outline: BunnyOutlineSwitch | None = None
        self.bubble = Callout(self)
        self.graph = LordGraph(pictures, self)
        self.controls = ReplayControls(self, self._is_showing, self.graph)
        self.controls.moved.connect(self.go_to)
        self.graph.picked.connect(self.controls.go_to)
        self.take_over.triggered.connect(lambda: self.play_on.emit(self.done_count))
        self.review.triggered.connect(self.review_requested)
        self.close_action.triggered.connect(self.leave_requested)
        actions = (self.take_over, self.review, self.close_action)
        self.banner = Banner(actions, self, golden_action=self.take_over)
        self._container = QWidget(self)
        self._layout = make_column(owner=self._container, margins=NO_MARGINS, spacing=0)
        parts = (self.banner, (self._container, 1), self.controls)
        make_column(*parts, owner=self, margins=NO_MARGINS, spacing=0)
        draw_actions(self)
        name_actions(self)

    def _is_showing(self) -> bool:
        return self.table is not None and self.table.step_player.is_playing

    # -- the game --------------------------------------------------------------------------------

    @property
    def done_count(self) -> int:
        """The number of actions after which the game is shown."""
        return self.session.stack.index()

    @property
    def name(self) -> str:
        """The title of the game, or else the names of its players."""
        assert self.save is not None
        return name_saved_game(self.save)

    def _find_state(self, done_count: int) -> State:
        assert self._recording is not None
        state: State = self._recording.moments[done_count].state
        return state

    def make_playable_state(self, done_count: int) -> State:
        """Return the state in which a new game starts after `done_count` actions.

        While the game is unfinished, all that the people in it did not see then is dealt again, so
        that the new game tells nothing about it.
        """
        assert self.save is not None
        state = self._find_state(done_count)
        if self.save.is_over:
            return state
        players = self.save.settings.players
        people = [seat_index for seat_index, player in enumerate(players) if player == HUMAN]
        return redeal(state, people, SystemRandom().randrange(SEED_LIMIT))

    def make_origin(self, done_count: int) -> Origin:
        """Return the origin of a new game that starts after `done_count` actions."""
        return Origin.from_position(self.name, self._find_state(done_count).table.round)

    def open(self, save: SaveGame, done_count: int = 0) -> None:
        """Show a game as far as it is played, after `done_count` actions."""
        self.save = replace(save, actions=save.actions[: save.done_count])
        self._recording = None  # of the game before
        self.session.open_save(replace(self.save, done_count=0, resigned_seat=None))
        recording = self._recording = record_game(save, BunnyChronicler())
        last_open = max(
            number
            for number, moment in enumerate(recording.moments)
            if not number or not is_revealed(moment.state)
        )
        self._open_entry_count = len(recording.moments[last_open].chronicle)
        self._scores = list_open_scores(recording.moments)
        self.chronicle.open(Entries())
        self._show_entries(0)
        self._lay_table()
        self.controls.open(recording)
        refusal = explain_no_review(save)
        self.review.setEnabled(refusal is None)
        self.review.setStatusTip("" if refusal is None else localize(refusal))
        self.go_to(done_count)

    def _lay_table(self) -> None:
        """Lay a table for the game, in place of the one before."""
        former = self.table
        if former is not None:
            former.leave_game()
            self._layout.removeWidget(former)
            former.hide()
            former.deleteLater()
        game = ReplayedGame(self.session)
        table = self.table = BunnyTable(
            game,
            self._pictures,
            parent=self._container,
            duration_factor=self._settings.duration_factor,
            chronicle=self.chronicle,
            is_watched=True,
        )
        game.setParent(table)
        table.bar.hide()
        assert table.chronicle is not None
        table.chronicle.list.follows_end = False  # it follows the moment shown
        table.chronicle.picked.connect(self._pick)
        table.chronicle.list.setAccessibleName(self.tr("Chronicle: choose an entry to go there"))
        outline = self.outline = BunnyOutlineSwitch(
            *(table.container, table.view, self.session, self.chronicle, self._settings, table),
            closed_reason=_CLOSED,
        )
        for message in (outline.message, outline.described):
            message.connect(lambda words: self.bubble.show_text(words, self.controls))
        outline.entry_chosen.connect(self._pick)
        self._layout.addWidget(table)
        table.chronicle.unfold()
        self._is_at_end = False
        outline.arrange()

    # -- going through it ------------------------------------------------------------------------

    def go_to(self, done_count: int) -> None:
        """Show the game after `done_count` actions, and announce the moment."""
        if self._recording is None:
            return
        before, entry_before = self.done_count, self.chronicle.current_entry
        self._show_entries(done_count)  # before the outline follows the session
        self.session.go_to(done_count)
        self._show()
        if self.done_count != before + 1:
            announce(self, join_sentences((self._describe_last_event(), self._describe_moment())))
        elif not self._is_showing():  # what is shown in motion is announced there
            has_entry = self.chronicle.current_entry != entry_before
            announce(self, self._describe_last_event() if has_entry else self.controls.line.text())

    def _pick(self, entry: int) -> None:
        assert self._recording is not None
        self.controls.go_to(self._recording.count_actions_at_entry(entry))

    def _show_entries(self, done_count: int) -> None:
        """Put all entries into the chronicle that may be read after `done_count` actions."""
        recording = self._recording
        assert recording is not None
        entries = recording.entries
        assert isinstance(entries, Entries)
        current = recording.find_entry_index(done_count)
        self.chronicle.follow(entries.take_first(max(self._open_entry_count, current + 1)))
        self.chronicle.current_entry = current

    def _show(self) -> None:
        """Update graph and texts to the moment shown."""
        recording, save, done_count = self._recording, self.save, self.done_count
        assert recording is not None
        assert save is not None
        state: State = self.session.state
        table = self.table
        assert table is not None
        assert table.chronicle is not None
        table.chronicle.list.viewport().update()
        table.chronicle.list.scrollTo(self.chronicle.index(recording.find_entry_index(done_count)))
        is_over = not self.session.game.list_seats_to_act(state)
        if is_over is not self._is_at_end:
            self._is_at_end = is_over
            # The final count needs the whole table.
            table.chronicle.hide() if is_over else table.chronicle.unfold()
        text = self.tr("Round {round}, action {done} of {last}").format(
            round=state.table.round, done=done_count, last=recording.action_count
        )
        self.controls.show_done(done_count, text)
        self._show_points(state)
        game = sanitize(self.name, MAX_TITLE_LENGTH)
        self.banner.set_texts(self.tr("Replay: {game}").format(game=game), self._format_score())
        self.take_over.setEnabled(not self.session.is_over)
        self.take_over.setStatusTip(
            self.tr("The game is over here: go back a few actions.") if self.session.is_over else ""
        )

    def _show_points(self, state: State) -> None:
        """Show the points of the harvests, and at the end those with the parchments."""
        scores, game = self._scores, self.session.game
        if is_revealed(state):
            last = scores[-1]
            end = game.count_points(self._find_state(last.done_count))
            scores = (*scores, TurnScore(last.done_count, last.turn, end))
        harvest_count = len(self._find_state(scores[-1].done_count).table.harvests[0])
        self.graph.show_scores(scores, harvest_count, state.table.seats, self._names)
        self.graph.show_done(self.done_count)

    @property
    def _names(self) -> list[str]:
        return [localize(name) for name in self.session.seat_names]

    def _format_score(self) -> str:
        """The points of all lords at the moment shown, or who has given up there."""
        assert self.save is not None
        assert self._recording is not None
        loser = self.save.resigned_seat
        if loser is not None and self.done_count == self._recording.action_count:
            return self.tr("{lord} gave up.").format(lord=self._names[loser])
        return describe_points(self._names, self.session.game.count_points(self.session.state))

    def _describe_last_event(self) -> str:
        """The newest entry of the chronicle at the moment shown; empty if there is none."""
        current = self.chronicle.current_entry
        if current is None or current < 0:
            return ""
        return localize(self.chronicle.entries[current].text)

    def _describe_moment(self) -> str:
        return join_sentences((self.controls.line.text(), self.banner.line.text()))

    # -- the window ------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Give the keyboard to the slider, or to the outline where that is shown."""
        if self.outline is not None and self.outline.is_shown and self.table is not None:
            self.table.setFocus()
        else:
            self.controls.slider.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The table needs most of the height.
        self.graph.setMaximumHeight(round(self.height() * _GRAPH_SHARE))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # After the focus was set: a screen reader stops speaking when the focus moves.
        text = join_sentences((self.banner.title.text(), self._describe_moment()))
        QTimer.singleShot(0, self, lambda: announce(self, text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say why an action is disabled whose key is pressed: Qt passes such a key on."""
        keys = QKeySequence(event.keyCombination())
        for action in self.actions():
            if not action.isEnabled() and action.statusTip() and keys in action.shortcuts():
                self.bubble.show_text(action.statusTip(), self.controls)
                return
        super().keyPressEvent(event)
