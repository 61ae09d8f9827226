"""Connects the channel to machines nearby with the window: dialog, comparison of four words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication

from twoheirs_qt.tabletop.far.nearby.lan_channel import MISSING, LanChannel
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.process.notifications import notify
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.nearby.connection import Connection
    from twoheirs_qt.tabletop.far.nearby.dialog import NearbyDialog

#: {goal} is the name of a player, or an address.
_NO_ANSWER: Final = translate("Far", "There is no answer from {goal}.")


class NearbyPages(GameController):
    """Shows the dialog about Nearby, and asks whether both machines show the same words.

    `name_chosen` carries the name with which Nearby was switched on.
    """

    name_chosen = Signal(str)

    def __init__(self, context: AppContext, channel: LanChannel) -> None:
        super().__init__(context)
        self._channel = channel
        self.dialog: NearbyDialog | None = None
        self._questions: dict[Connection, Question] = {}
        self._asked: set[Connection] = set()
        channel.compared.connect(self._ask_about_words)
        channel.comparison_ended.connect(self._end_comparison)
        channel.failed.connect(self._report_failure)
        if self._settings.far_discoverable and not self._session.store.is_guest:
            QTimer.singleShot(0, self, self._switch_on_at_start)

    def _switch_on_at_start(self) -> None:
        self._channel.switch_on(self._settings.far_name)

    def show(self) -> None:
        """Show the dialog, or what has to be installed."""
        if not self._channel.is_possible:
            self._show_notice(self.tr("Nearby"), localize(MISSING))
            return
        from twoheirs_qt.tabletop.far.nearby.dialog import NearbyDialog

        settings = self._settings
        dialog = NearbyDialog(
            self._channel, settings.far_name, settings.far_discoverable, self._window
        )
        self.dialog = dialog
        dialog.switched.connect(self._switch)
        dialog.remembered.connect(self._remember)
        dialog.forgotten.connect(self._forget)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def close(self) -> None:
        """Close the dialog, if it is open."""
        if self.dialog is not None:
            self.dialog.reject()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _switch(self, is_on: bool, name: str) -> None:
        if not is_on:
            self._channel.switch_off()
            return
        self._settings.far_name = name
        self.name_chosen.emit(name)
        fault = self._channel.switch_on(name)
        if fault is not None and self.dialog is not None:
            self.dialog.show_fault(fault)

    def _remember(self, is_remembered: bool) -> None:
        self._settings.far_discoverable = is_remembered

    def _forget(self, fingerprint: str) -> None:
        try:
            self._channel.forget(fingerprint)
        except FileError as fault:
            if self.dialog is not None:
                self.dialog.show_fault(fault.text)

    def _report_failure(self, goal: str) -> None:
        if self.dialog is not None:
            self.dialog.show_fault(_NO_ANSWER.fill(goal=sanitize(goal)))

    # -- the four words --------------------------------------------------------------------------

    def _ask_about_words(self, connection: Connection, words: tuple[str, ...]) -> None:
        name = connection.partner_name or connection.host
        question = Question(
            "   ".join(words),
            self.tr(
                "{name}'s machine must show the same four words in the same order, in every "
                "language: read them to each other, or look. If they differ, another machine "
                "stands between the two. You are asked once; both machines remember each other."
            ).format(name=sanitize(name)),
            (
                Answer(
                    self.tr("They &differ"),
                    partial(self._channel.refuse, connection),
                    AnswerKeys.ESCAPE,
                ),
                Answer(self.tr("They are the &same"), partial(self._channel.confirm, connection)),
            ),
            self._window if self.dialog is None else self.dialog,
        )
        self._asked.add(connection)
        self._questions[connection] = question
        question.finished.connect(lambda: self._questions.pop(connection, None))
        question.open()
        if self._settings.notifications_enabled and QApplication.activeWindow() is None:
            notify(self._window.windowHandle(), self.tr("Nearby"), sanitize(name))

    def _end_comparison(self, connection: Connection) -> None:
        """Close the question, or tell that the other player has said no."""
        from twoheirs_qt.tabletop.far.nearby.connection import Stage

        question = self._questions.get(connection)
        if question is not None:
            question.done(0)
        is_expected = connection.is_caller or connection in self._asked
        self._asked.discard(connection)
        if is_expected and connection.stage is not Stage.OPEN and not connection.is_ended_here:
            self._show_notice(
                self.tr("The machines are not connected"),
                self.tr("The other player has said that the words differ, or did not answer."),
            )
