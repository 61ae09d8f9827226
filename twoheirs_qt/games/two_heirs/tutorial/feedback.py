"""The announcements of a lesson, and its answers to what is tried in vain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, Reason
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.lesson import LessonSession, thing_beside
from twoheirs_qt.games.two_heirs.words.reasons import reason_text
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_sentences, sentences
from twoheirs_qt.tabletop.tutorial.panel import LessonPanel
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce


class LessonFeedback(QObject):
    """Reacts to what is tried in vain in `session`, at `table` or in its `outline`.

    A visible table announces its own words together with what has just happened on it.
    """

    def __init__(
        self,
        session: LessonSession,
        table: TableView,
        outline: OutlineSwitch,
        panel: LessonPanel,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._table = table
        self._outline = outline
        self._panel = panel
        self._window = window
        session.strayed.connect(self._stray)
        table.refused.connect(self._refuse)
        outline.plan_described.connect(self._tell_plan)
        outline.message.connect(self._turn_down)

    @property
    def meant(self) -> str:
        """The hint what is meant instead; empty where nothing is to be done."""
        step = self._session.step
        return "" if step is None or step.task is None else localize(step.task.stray)

    def end_turn(self) -> None:
        """End the turn, or say why that cannot be done yet."""
        self._table.controller.cancel()
        reasons = self._session.options.why_not(EndTurn())
        if not reasons or self._session.is_replying:
            self._session.play(EndTurn())
            return
        words = reason_text(reasons[0], self._session.state.catalogue, self._session.names)
        if self._outline.is_shown:
            self._turn_down(localize(words))
        else:
            self._table.bubble.explain(words)
            self._refuse(reasons)

    def announce(self, words: str) -> None:
        """Announce what the sheet shows now."""
        if words and self._table.isVisible():
            self._table.announce.emit(words)
        elif words:
            announce(self._window, words)

    def _stray(self, action: Action) -> None:
        """Something was tried that is legal but not meant here."""
        if self._session.is_replying:
            words: Text = course.WAIT
        elif self._session.step is None:
            words = course.OVER
        else:
            task = self._session.step.task
            words = course.READ_ON if task is None else sentences((course.LEGAL, task.stray))
        self._panel.show_trouble(localize(words))
        if self._outline.is_shown:
            announce(self._window, localize(words), at_once=True)
        else:
            self._table.bubble.explain(words, thing_beside(action))

    def _refuse(self, reasons: Sequence[Reason]) -> None:
        """The table has told the reasons; the sheet shows them, too, and what is meant instead."""
        catalogue, names = self._session.state.catalogue, self._session.names
        if self.meant:
            words = join_sentences(
                localize(reason_text(reason, catalogue, names)) for reason in reasons
            )
            self._panel.show_trouble(self._with_meant(words))
            if self._with_meant(words) != words:  # else it would be said twice
                self.announce(self.meant)

    def _turn_down(self, words: str) -> None:
        """The outline has no room for reasons: the sheet shows them, and what is meant instead."""
        whole = self._with_meant(words)
        self._panel.show_trouble(whole)
        announce(self._window, whole, at_once=True)

    def _with_meant(self, words: str) -> str:
        """`words` about a refusal, followed by what is meant instead if they do not say that."""
        is_meant = words.endswith(self.meant.rstrip("."))
        return words if is_meant else join_sentences((words, self.meant))

    def _tell_plan(self, words: str) -> None:
        self._panel.show_trouble(words)
        self.announce(words)
