"""The notification that a computer has played, if the window is not in front."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.process.notifications import notify, withdraw_notification
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.settings import Settings


class TurnNotice(QObject):
    """Notifies of turns in `session` until the program is in front again."""

    def __init__(self, session: GameSession, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._window = window
        self._is_notified = False
        session.stepped.connect(self._follow)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.applicationStateChanged.connect(self._withdraw)

    def _follow(self, change: Transition) -> None:
        session = self._session
        if not (self._settings.notifications_enabled and change.is_forward) or session.is_watched:
            return
        if QApplication.activeWindow() is not None or not change.events:
            return
        seat = session.game.find_seat_in_turn(session.done_commands[-1].before.state)
        if not session.is_computer(seat) or session.computer_seats:
            return
        title = self.tr("The game is over") if session.is_over else self.tr("It's your turn")
        body = self.tr("{player} has played.").format(player=localize(session.seat_names[seat]))
        notify(self._window.windowHandle(), title, body)
        self._is_notified = True

    def _withdraw(self, state: Qt.ApplicationState) -> None:
        if self._is_notified and state is Qt.ApplicationState.ApplicationActive:
            self._is_notified = False
            withdraw_notification()
