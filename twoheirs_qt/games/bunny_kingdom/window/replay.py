"""A replay of a game of Bunny Kingdom, as onlookers see it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.tabletop.play.detached import NoStore, ReplaySession
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.moments import Chronicler
from twoheirs_qt.tabletop.play.replay import Recording, record_game
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.replay.transport import Transport
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    name_actions,
)
from twoheirs_qt.tabletop.window.context import AppContext
from twoheirs_qt.tabletop.window.save_errors import name_of_game


class ReplayedGame(RunningGame):
    """A game that is only looked at: nobody here has a hand, and nobody can act."""

    @property
    def people(self) -> frozenset[int]:
        return frozenset()

    def legal_actions(self) -> list[Action]:
        return []


class BunnyReplay(QWidget):
    """Shows a game on a table of its own without changing it.

    No hand is shown, no pick before it is revealed and no parchment before the end, whoever looks.
    `left` is emitted when the player closes the page.
    """

    left = Signal()

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
        model = GameModel(localize, self)
        self.session = ReplaySession(model, NoStore(self), context.session.games, parent=self)
        self.table: BunnyTable | None = None
        self.transport = Transport(self, self._is_showing, QWidget(self))
        self.transport.moved.connect(self.go_to)
        self.close_action.triggered.connect(self.left)
        self.banner = Banner((self.close_action,), self, golden_action=self.close_action)
        self._place = QWidget(self)
        self._layout = column(owner=self._place, margins=NO_MARGINS, spacing=0)
        column(
            *(self.banner, (self._place, 1), self.transport),
            owner=self,
            margins=NO_MARGINS,
            spacing=0,
        )
        draw_actions(self)
        name_actions(self)

    def _is_showing(self) -> bool:
        return self.table is not None and self.table.shows.is_playing

    @property
    def done_count(self) -> int:
        """The number of actions after which the game is shown."""
        return self.session.stack.index()

    def open(self, save: SaveGame, done_count: int = 0) -> None:
        """Show a game as far as it is played, after `done_count` actions."""
        self.save = replace(save, actions=save.actions[: save.done_count])
        self.session.open_save(replace(self.save, done_count=0, gave_up=None))
        self._recording = record_game(save, Chronicler())
        former = self.table
        if former is not None:
            self._layout.removeWidget(former)
            former.hide()
            former.deleteLater()
        game = ReplayedGame(self.session)
        table = self.table = BunnyTable(
            game, self._pictures, parent=self._place, pace=self._settings.pace
        )
        game.setParent(table)
        table.bar.hide()
        self._layout.addWidget(table)
        self.transport.open(self._recording)
        self.go_to(done_count)

    def go_to(self, done_count: int) -> None:
        """Show the game after `done_count` actions, and announce the moment."""
        self.session.go_to(done_count)
        recording = self._recording
        if recording is None or self.save is None:
            return
        state = self.session.state
        text = self.tr("Round {round}, action {done} of {last}").format(
            round=state.table.round, done=self.done_count, last=recording.action_count
        )
        self.transport.show_done(self.done_count, text)
        name = sanitize(name_of_game(self.save), MAX_TITLE_LENGTH)
        self.banner.set_texts(self.tr("Replay: {game}").format(game=name), self._score())
        announce(self, text)

    def _score(self) -> str:
        """The points of all lords at the moment shown."""
        session = self.session
        points = session.game.points(session.state)
        return " · ".join(
            f"{localize(name)} {value}"
            for name, value in zip(session.seat_names, points, strict=True)
        )
