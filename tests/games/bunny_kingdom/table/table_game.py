"""A table of Bunny Kingdom in tests: the real rules behind it, and the real events before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    list_legal_actions,
    list_seats_to_act,
    why_not,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import State, View
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.tabletop.scene.animator import Clock
from twoheirs_qt.tabletop.text.text import Text

NAMES = ("Ada", "Berta", "Casimir", "Dora")
GAME = BunnyKingdom()


class Step(NamedTuple):
    events: tuple[Event, ...]


class Session(QObject):
    """A game by the real rules; places that are not `people` play their first legal action."""

    stepped = Signal(object)

    def __init__(self, state: State, people: Sequence[int]) -> None:
        super().__init__()
        self.state = state
        self.people = frozenset(people)
        self.names = NAMES[: len(state.table.seats)]
        self.played: list[Action] = []

    @property
    def seat(self) -> int:
        waiting_seats = [seat for seat in list_seats_to_act(self.state) if seat in self.people]
        return waiting_seats[0] if waiting_seats else min(self.people)

    @property
    def view(self) -> View:
        return make_view(self.state, self.seat)

    def list_legal_actions(self) -> list[Action]:
        return list_legal_actions(self.state, self.seat)

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        return why_not(self.state, action, self.seat)

    def play(self, action: Action) -> bool:
        if self.why_not(action):
            return False
        self.played.append(action)
        self._take_step(action)
        while self.state.table.active not in (None, *self.people):
            self._take_step(list_legal_actions(self.state)[0])
        return True

    def _take_step(self, action: Action) -> None:
        self.state, events = GAME.apply(self.state, action)
        self.stepped.emit(Step(events))


class Hands:
    """Somebody at a table."""

    def __init__(self, table: BunnyTable) -> None:
        self.table = table

    def _find_point(self, thing: Thing) -> QPoint:
        """A point of a thing that nothing else covers, as cards of the fan cover each other."""
        scene, rect = self.table.scene, self.table.scene.find_rect(thing)
        for share in (0.5, 0.2, 0.8, 0.1, 0.9):
            point = QPointF(rect.left() + share * rect.width(), rect.center().y())
            if scene.find_thing_at(point) == thing:
                return self.table.view.mapFromScene(point)
        raise AssertionError(thing)

    def point_at(self, thing: Thing) -> None:
        move(self.table.view.viewport(), self._find_point(thing), Qt.MouseButton.NoButton)

    def click(self, thing: Thing) -> None:
        QTest.mouseClick(
            self.table.view.viewport(), Qt.MouseButton.LeftButton, pos=self._find_point(thing)
        )

    def drag(self, thing: Thing, target: Thing) -> None:
        """Drag with the button held, in steps as a mouse does."""
        viewport = self.table.view.viewport()
        start, end = self._find_point(thing), self._find_point(target)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            move(viewport, start + (end - start) * share, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def press_keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.table.view, key)

    def press(self, text: Text) -> None:
        button = self.table.find_button(text)
        assert button is not None, text
        assert button.isEnabled(), text
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def move(viewport: QWidget, point: QPoint, buttons: Qt.MouseButton) -> None:
    """Send a move of the mouse, also with a button held, and to where it is already."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def lay_table(
    qtbot: QtBot,
    state: State,
    people: Sequence[int],
    duration_factor: float = 0.0,
    clock: Clock | None = None,
) -> tuple[Session, BunnyTable, Hands]:
    """A table in a window of the usual size, with the keyboard on it."""
    session = Session(state, people)
    table = BunnyTable(session, clock=clock, duration_factor=duration_factor)
    session.setParent(table)
    qtbot.addWidget(table)
    table.resize(1280, 694)
    with qtbot.waitExposed(table):
        table.show()
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus)
    return session, table, Hands(table)
