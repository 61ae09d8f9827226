"""The tutorial's window by itself, and hands that use its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.box import load_box
from tests.ui.conftest import art, languages
from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    Cell,
    Deploy,
    EndTurn,
    Expand,
    Move,
    State,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.access import list_clockwise
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.window.settings import Settings, TurnPace

__all__ = ["art", "languages"]

CONTROL = Qt.KeyboardModifier.ControlModifier


def start_of(lesson_id: str) -> State:
    """The position from which a lesson begins."""
    return load_position(
        data.find_path(f"games/two_heirs/tutorial/{lesson_id}.json"), load_box()
    ).state


_AREAS: Final = (ReservePlace, HandTile, LandCell, ReserveTroop)
"""The kinds of targets that Tab goes through, before all others."""


def _find_area(target: Thing) -> int:
    results = [number for number, kind in enumerate(_AREAS) if isinstance(target, kind)]
    return results[0] if results else len(_AREAS)


class Pupil:
    """Sits before the tutorial with a keyboard."""

    def __init__(self, window: TutorialWindow) -> None:
        self.window = window

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press keys, each where the focus is."""
        for key in keys:
            focus: QWidget = self.window.focusWidget() or self.window
            QTest.keyClick(focus, key, modifier or Qt.KeyboardModifier.NoModifier)
            QCoreApplication.processEvents()

    def go_to(self, target: Thing) -> None:
        """Bring the cursor of the table to `target` by Tab and arrows."""
        table = self.window.table
        self.go_to_area(target)
        if isinstance(target, LandCell):
            self.walk_to(target.cell)
            return
        for _ in range(10):
            if table.cursor_target == target:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"no key leads to {target}")

    def go_to_area(self, target: Thing) -> None:
        """Bring the cursor by Tab to where `target` lies."""
        table = self.window.table
        assert table.hasFocus()
        for _ in range(len(_AREAS)):
            steps = _find_area(target) - _find_area(table.cursor_target)
            if not steps:
                break
            self.press(Qt.Key.Key_Tab if steps > 0 else Qt.Key.Key_Backtab)

    def go_round_to(self, cell: Cell) -> None:
        """Bring the cursor by N to a cell where what is picked up can go."""
        for _ in range(30):
            if self.window.table.cursor_target == LandCell(cell):
                return
            self.press(Qt.Key.Key_N)
        raise AssertionError(f"N does not lead to {cell}")

    def walk_to(self, cell: Cell) -> None:
        """Bring the cursor to a cell of the landscape by arrows."""
        for _ in range(30):
            target = self.window.table.cursor_target
            assert isinstance(target, LandCell)
            if target.cell == cell:
                return
            (x, y), (to_x, to_y) = target.cell, cell
            if x != to_x:
                self.press(Qt.Key.Key_Right if to_x > x else Qt.Key.Key_Left)
            else:
                self.press(Qt.Key.Key_Down if to_y > y else Qt.Key.Key_Up)
        raise AssertionError(f"no arrows lead to {cell}")

    def do(self, action: Action) -> None:
        """Do an action as the tutorial says that keys do it."""
        enter = Qt.Key.Key_Return
        match action:
            case Take(slot):
                self.go_to_area(ReservePlace(slot))
                number = list_clockwise(self.window.session.state).index(slot)
                self.press(Qt.Key(Qt.Key.Key_1.value + number), enter)
            case Build(tile, at) | Expand(tile, at):
                self.press(self.find_number_key(tile))
                if isinstance(action, Expand):
                    self.press(Qt.Key.Key_F)
                self.go_round_to(at)
                self.press(enter)
            case Move(origin, to):
                self.go_to(LandCell(origin))
                self.press(enter)
                self.go_round_to(to)
                self.press(enter)
            case Withdraw(origin):
                self.go_to(LandCell(origin))
                self.press(Qt.Key.Key_W)
            case Deploy(to):
                self.go_to(self.find_waiting_troop())
                self.press(enter)
                self.go_round_to(to)
                self.press(enter)
            case EndTurn():
                self.press(enter, modifier=CONTROL)
            case _:
                raise AssertionError(f"the tutorial asks for no {action}")

    def find_number_key(self, tile: str) -> Qt.Key:
        state = self.window.session.state
        hand = [item.id for item in state.hands[state.active]]
        return Qt.Key(Qt.Key.Key_1.value + hand.index(tile))

    def find_waiting_troop(self) -> ReserveTroop:
        """A troop of the player's in the ring that has not moved yet."""
        state = self.window.session.state
        for index, troop in enumerate(state.troops[state.active]):
            if troop.at is None and not troop.moved:
                return ReserveTroop(state.active, index)
        raise AssertionError("no troop waits in the ring")

    def find_wanted(self) -> list[Action]:
        """The actions that the step asks for."""
        session = self.window.session
        return [action for action in session.options.legal_actions if session.is_wanted(action)]


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    """The player's settings, with no motion to wait for."""
    results = Settings(tmp_path / "settings.ini")
    results.motion_factor = 0.0
    results.turn_pace = TurnPace.OFF
    yield results
    results.close()


@pytest.fixture
def open_window(
    qapp: QApplication, art: Art, languages: Languages, settings: Settings
) -> Iterator[Callable[[], TutorialWindow]]:
    """Opens the tutorial, as often as it is asked to, with the same settings."""
    windows: list[TutorialWindow] = []

    def begin() -> TutorialWindow:
        window = TutorialWindow(art, settings, load_box())
        windows.append(window)
        window.resize(1280, 720)
        window.resume()
        window.show()
        window.activateWindow()
        QCoreApplication.processEvents()
        return window

    yield begin
    for window in windows:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.fixture
def window(open_window: Callable[[], TutorialWindow]) -> TutorialWindow:
    """The tutorial just opened for the first time."""
    return open_window()


@pytest.fixture
def pupil(window: TutorialWindow) -> Pupil:
    return Pupil(window)
