"""The announcements of a lesson, and its answers to actions that are refused."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, Reason
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.tutorial import course
from twoheirs_qt.games.two_heirs.tutorial.lesson import LessonSession, find_thing_beside
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_sentences, join_whole_sentences
from twoheirs_qt.tabletop.tutorial import texts
from twoheirs_qt.tabletop.tutorial.panel import LessonPanel
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce


class LessonFeedback(QObject):
    """Explains why an action is refused in `session`, at `table` or in its `outline`.

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
        session.strayed.connect(self._explain_deviation)
        table.refused.connect(self._explain_refusal)
        outline.described.connect(self._explain_plan)
        outline.message.connect(self._show_outline_refusal)

    @property
    def hint_text(self) -> str:
        """The hint at the action that the step asks for; empty for a step without a task."""
        step = self._session.step
        return "" if step is None or step.task is None else localize(step.task.stray)

    def end_turn(self) -> None:
        """End the turn, or say why that cannot be done yet."""
        self._table.controller.cancel()
        reasons = self._session.options.why_not(EndTurn())
        if not reasons or self._session.is_replying:
            self._session.play(EndTurn())
            return
        words = describe_reason(reasons[0], self._session.state.catalogue, self._session.names)
        if self._outline.is_shown:
            self._show_outline_refusal(localize(words))
        else:
            self._table.bubble.explain(words)
            self._explain_refusal(reasons)

    def announce(self, text: str) -> None:
        """Announce what the sheet shows now."""
        if text and self._table.isVisible():
            self._table.announce.emit(text)
        elif text:
            announce(self._window, text)

    def _explain_deviation(self, action: Action) -> None:
        """Explain that an action is legal, but not the one that the step asks for."""
        if self._session.is_replying:
            words: Text = course.WAIT
        elif self._session.step is None:
            words = texts.OVER
        else:
            task = self._session.step.task
            words = (
                texts.READ_ON if task is None else join_whole_sentences((texts.LEGAL, task.stray))
            )
        self._panel.show_trouble(localize(words))
        if self._outline.is_shown:
            announce(self._window, localize(words), at_once=True)
        else:
            self._table.bubble.explain(words, find_thing_beside(action))

    def _explain_refusal(self, reasons: Sequence[Reason]) -> None:
        """Show on the sheet, too, the reasons that the table shows, and the hint of the step."""
        catalogue, names = self._session.state.catalogue, self._session.names
        if self.hint_text:
            words = join_sentences(
                localize(describe_reason(reason, catalogue, names)) for reason in reasons
            )
            self._panel.show_trouble(self._add_hint(words))
            if self._add_hint(words) != words:  # else it would be said twice
                self.announce(self.hint_text)

    def _show_outline_refusal(self, words: str) -> None:
        """Show on the sheet the reasons, for which the outline has no room, and the hint."""
        text = self._add_hint(words)
        self._panel.show_trouble(text)
        announce(self._window, text, at_once=True)

    def _add_hint(self, text: str) -> str:
        """Add the hint to `words` about a refusal, unless they end with it."""
        has_hint = text.endswith(self.hint_text.rstrip("."))
        return text if has_hint else join_sentences((text, self.hint_text))

    def _explain_plan(self, text: str) -> None:
        self._panel.show_trouble(text)
        self.announce(text)
