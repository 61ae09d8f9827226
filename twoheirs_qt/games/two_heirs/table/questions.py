"""Answers in words: changes since the last turn, one's own reach and access, the last message."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.announcements import (
    describe_reach_and_access,
    list_announcements,
    list_events_since_last_turn,
)
from twoheirs_qt.games.two_heirs.words import screen_reader as spoken
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.text import Text, join_sentences
from twoheirs_qt.tabletop.widgets.callout import Callout


class QuestionActions(Protocol):
    """Has the actions that ask."""

    @property
    def since_last_turn(self) -> QAction: ...
    @property
    def reach_and_access(self) -> QAction: ...
    @property
    def last_message(self) -> QAction: ...


class Questions(QObject):
    """Answers in `bubble` over `bar`; screen readers announce the answer, too."""

    def __init__(
        self,
        session: GameSession,
        table: TableView,
        bubble: Callout,
        bar: QWidget,
        actions: QuestionActions,
    ) -> None:
        super().__init__(bar)
        self._session = session
        self._table = table
        self._bubble = bubble
        self._bar = bar
        self._last_message: str | Transition = ""
        """The last message, or the step of the game that has happened since."""
        self._is_answering = False
        actions.since_last_turn.triggered.connect(self._tell_changes)
        actions.reach_and_access.triggered.connect(self._tell_reach_and_access)
        actions.last_message.triggered.connect(self._repeat)
        table.announce.connect(self._remember)
        table.bubble.refusal_announced.connect(self._remember)
        table.controller.step_started.connect(self._remember)
        bubble.text_shown.connect(self._remember)
        session.opened.connect(self._forget)

    def _tell_changes(self) -> None:
        self._tell(list_events_since_last_turn(self._session))

    def _tell_reach_and_access(self) -> None:
        scene = self._table.table_scene
        if scene.game is not None:
            self._tell(describe_reach_and_access(scene.game, scene.camera.view_direction))

    def _repeat(self) -> None:
        last, localize = self._last_message, self._session.model.localize
        if not isinstance(last, str):
            last = join_sentences(
                localize(text) for text in list_announcements(self._session, last)
            )
        self._answer(last or localize(spoken.NO_MESSAGE_YET))

    def _tell(self, texts: list[Text]) -> None:
        self._answer(join_sentences(self._session.model.localize(text) for text in texts))

    def _answer(self, text: str) -> None:
        self._is_answering = True  # an answer is no message
        self._bubble.show_text(text, self._bar)
        self._is_answering = False

    def _forget(self) -> None:
        self._remember("")

    def _remember(self, last: str | Transition) -> None:
        if not self._is_answering:
            self._last_message = last
