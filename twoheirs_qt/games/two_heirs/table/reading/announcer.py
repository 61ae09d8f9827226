"""Announcements to screen readers: what happens, what is done, and why something is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.things.announcements import list_announcements
from twoheirs_qt.tabletop.accessibility.reader import ASSERTIVE, Announcer, Politeness
from twoheirs_qt.tabletop.play.history import Transition

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.table.view import TableView


class TableAnnouncer(Announcer):
    """Announces what happens on a table; Henry's turn while it is shown, if it is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._not_shown_yet: list[str] = []
        """What has happened in the game and the table has not shown yet."""
        self._game_opened = False
        """A game has been opened: what can be done is announced, unless a lesson says more."""
        view.announce.connect(self._add)
        view.bubble.refusal_announced.connect(self._refuse)
        view.controller.step_started.connect(self._follow)
        view.session.opened.connect(self._open)
        self._open()  # a reader that comes, or comes to the table, while a game is open

    def pop_due(self) -> Iterator[tuple[str, Politeness]]:
        if not self._view.turns.is_shown:
            self._release(len(self._not_shown_yet))
        if self._game_opened and self.is_empty:
            self.enqueue(format_advice(self._view))
        self._game_opened = False
        yield from super().pop_due()

    # -- what is announced -------------------------------------------------------------------

    def _add(self, text: str) -> None:
        matching_steps = (
            number
            for number, sentence in enumerate(self._not_shown_yet)
            if text.startswith(sentence)
        )
        step_number = next(matching_steps, None)
        if step_number is not None:  # Henry's or the computer's turn is shown as far as this
            self._release(step_number)
            del self._not_shown_yet[0]
            self.enqueue(text)  # which may add what was gained
        else:
            if not self._view.turns.is_shown:  # what has happened comes before what follows from it
                self._release(len(self._not_shown_yet))
            self.enqueue(text)
        self.announcement_added.emit()

    def _refuse(self, text: str) -> None:
        self.enqueue(text, ASSERTIVE)
        self.announcement_added.emit()

    def _open(self) -> None:
        self._not_shown_yet.clear()
        self._game_opened = True
        self.announcement_added.emit()

    def _follow(self, change: Transition) -> None:
        self._release(len(self._not_shown_yet))
        session = self._view.session
        words = [session.model.localize(text) for text in list_announcements(session, change)]
        if change.is_forward:
            self._not_shown_yet = words
        elif self._view.controller.closed_reason is None:
            # Nothing is taken back where one only looks.
            self.enqueue(words[0])
        self.announcement_added.emit()

    def _release(self, count: int) -> None:
        released, self._not_shown_yet = self._not_shown_yet[:count], self._not_shown_yet[count:]
        for words in released:
            self.enqueue(words)


def format_advice(view: TableView) -> str:
    """Advice on what can be done now, or why nothing can; empty before and after a game."""
    session = view.session
    if not session.is_open or session.is_over:
        return ""  # who has won and why is said by itself
    return session.model.localize(view.controller.closed_reason or session.advice)
