"""What one asks the table for in words: what has changed, what one can draw on, what was said."""

from __future__ import annotations

from PySide6.QtCore import QObject

from twoheirs_qt.game.history import Transition
from twoheirs_qt.ui.menus import Menus
from twoheirs_qt.ui.table_page import TablePage
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words.text import Text, join_sentences


class Questions(QObject):
    """Answers in a bubble over the bar of `page`, which is announced, whichever way one plays."""

    def __init__(self, page: TablePage, menus: Menus) -> None:
        super().__init__(page)
        self._page = page
        self._session = page.session
        self._last = ""
        self._asked = False
        menus.since_last_turn.triggered.connect(self._tell_changes)
        menus.own_means.triggered.connect(self._tell_means)
        menus.last_message.triggered.connect(self._repeat)
        table = page.table
        table.announce.connect(self._remember)
        table.bubble.complained.connect(self._remember)
        table.game_follower.begun.connect(self._follow)
        page.bubble.said.connect(self._remember)
        page.session.opened.connect(lambda: self._remember(""))

    def _tell_changes(self) -> None:
        from twoheirs_qt.game.presentation.recap import since_last_turn

        self._tell(since_last_turn(self._session))

    def _tell_means(self) -> None:
        from twoheirs_qt.game.presentation.recap import means_spoken

        scene = self._page.table.table
        if scene.snapshot is not None:
            describer = self._page.table.describer
            self._tell(means_spoken(describer, scene.snapshot, scene.camera.sign))

    def _repeat(self) -> None:
        self._answer(self._last or self._session.model.say(own.NOTHING_SAID))

    def _tell(self, texts: list[Text]) -> None:
        self._answer(join_sentences(self._session.model.say(text) for text in texts))

    def _answer(self, words: str) -> None:
        self._asked = True  # an answer is no message
        self._page.bubble.say(words, self._page.bottom_bar)
        self._asked = False

    def _follow(self, change: Transition) -> None:
        from twoheirs_qt.game.presentation.announcements import announcements

        say = self._session.model.say
        self._remember(join_sentences(say(t) for t in announcements(self._session, change)))

    def _remember(self, words: str) -> None:
        if not self._asked:
            self._last = words
