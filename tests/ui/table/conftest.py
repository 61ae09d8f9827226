"""A table for each test: a real session, a view of 1280×640, and a clock moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.box import load_box
from tests.games.two_heirs.rules.scenario import fill_position
from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.table.manual_clock import ManualClock
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, State
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.table.reading.properties import PropertyReader
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, TakeBackRule
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.settings import Settings, TurnPace

Position = Callable[..., State]


class _Arrival(QObject):
    """Records the last position of the pointer over a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.at: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self.at = event.position().toPoint()
        return False


def move_pointer(widget: QWidget, where: QPoint) -> None:
    """Move the pointer over a widget, and wait until it is there, as on a real screen."""
    arrival = _Arrival(widget)
    outside = not widget.rect().contains(where)
    is_there = outside or QCursor.pos() == widget.mapToGlobal(where)
    QTest.mouseMove(widget, where)
    end = monotonic() + TIMEOUT_S
    while not is_there and arrival.at != where:
        assert monotonic() < end, "the pointer does not come"
        QTest.qWait(1)


def turn_wheel(view: TableView, where: QPoint, delta: int) -> None:
    """Turn the wheel at a point of a view, by eighths of a degree."""
    event = QWheelEvent(
        QPointF(where),
        QPointF(view.mapToGlobal(where)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(view.viewport(), event)


class Table:
    """A view with its session, and methods to operate and read it."""

    def __init__(self, folder: Path, art: Art) -> None:
        self.settings = Settings(folder / "settings.ini")
        self.session = GameSession(
            GameModel(localize), GameStore(folder / "games"), make_two_heirs_games(load_box())
        )
        self.clock = ManualClock()
        # In a window, as Tab needs one.
        self.window = QWidget()
        self.window.resize(1280, 640)
        self.view = TableView(
            self.session, art, self.settings, clock=self.clock, parent=self.window
        )
        self.view.resize(1280, 640)
        self.announcements: list[str] = []
        self.hints: list[str] = []
        self.view.announce.connect(self._hear)
        self.view.bubble.refusal_announced.connect(self._hear)
        self.view.hint_changed.connect(lambda words: self.hints.append(simplify(words)))
        self.window.show()
        self.window.activateWindow()
        self.view.setFocus()
        assert QTest.qWaitForWindowActive(self.window)
        QCoreApplication.processEvents()

    def _hear(self, text: str) -> None:
        self.announcements.append(simplify(text))

    @property
    def scene(self) -> TableScene:
        return self.view.table_scene

    @property
    def controller(self) -> TableController:
        return self.view.controller

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def under_cursor(self) -> str:
        """The words of a screen reader for what the keyboard's cursor is on."""
        return simplify(PropertyReader(self.view).describe_properties(self.view.cursor_target).name)

    @property
    def bubble(self) -> str:
        """The words of the bubble beside the pointer."""
        return simplify(self.scene.bubble.words)

    @property
    def note(self) -> str:
        """The words of the note beside the ghost, or about a piece."""
        return simplify(self.scene.note.words)

    def new(self, seed: int = 7, take_back: TakeBackRule = TakeBackRule.FREE) -> None:
        options = NewGame(seed=seed, first=Heir.WHITE)
        self.session.new(options, GameSettings(take_back_rule=take_back))
        QCoreApplication.processEvents()

    def begin_alone(self, seed: int = 4, level: int = 3) -> None:
        """A game against Henry, the human White and to move."""
        self.session.new(NewGame(seed=seed, level=level), GameSettings())
        QCoreApplication.processEvents()

    def open(self, state: State, take_back: TakeBackRule = TakeBackRule.FREE) -> None:
        settings = GameSettings(take_back_rule=take_back)
        self.session.open_position(state, settings, Origin.from_position())
        QCoreApplication.processEvents()

    def find_point(self, target: Thing) -> QPoint:
        rect = target.find_rect(self.scene)
        assert not rect.isEmpty(), target
        return rect.center().toPoint()

    def click(self, target: Thing, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.click_at(self.find_point(target), button)

    def click_at(self, where: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        viewport = self.view.viewport()
        move_pointer(viewport, where)
        QTest.mouseClick(viewport, button, Qt.KeyboardModifier.NoModifier, where)
        QCoreApplication.processEvents()

    def hover(self, target: Thing) -> None:
        """Move the pointer onto a target."""
        move_pointer(self.view.viewport(), self.find_point(target) + QPoint(1, 1))
        move_pointer(self.view.viewport(), self.find_point(target))
        QCoreApplication.processEvents()

    def drag(self, start: Thing | QPoint, end: Thing | QPoint) -> None:
        """Press on one, move in steps to the other and let go."""
        begin = start if isinstance(start, QPoint) else self.find_point(start)
        finish = end if isinstance(end, QPoint) else self.find_point(end)
        viewport, left_button = self.view.viewport(), Qt.MouseButton.LeftButton
        no_modifier = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, left_button, no_modifier, begin)
        for progress in (0.15, 0.5, 0.9, 1.0):
            point = QPointF(begin) + (QPointF(finish) - QPointF(begin)) * progress
            move_pointer(viewport, point.toPoint())
        QTest.mouseRelease(viewport, left_button, no_modifier, finish)
        QCoreApplication.processEvents()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)
        QCoreApplication.processEvents()

    def turn_wheel(self, where: QPoint, delta: int) -> None:
        """Turn the wheel at a point of the view, by eighths of a degree."""
        turn_wheel(self.view, where, delta)

    def ask(self) -> None:
        """Ask what it would take to do what the pointer is at."""
        self.view.ask()
        QCoreApplication.processEvents()

    def rest(self) -> None:
        """Let every animation end."""
        self.clock.advance(2000)

    def close(self) -> None:
        self.session.store.flush()
        self.settings.close()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make_table(qapp: QApplication, art: Art, tmp_path: Path) -> Iterator[Callable[[], Table]]:
    """Make tables, which are closed at the end."""
    tables: list[Table] = []

    def make() -> Table:
        tables.append(Table(tmp_path / str(len(tables)), art))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def table(make_table: Callable[[], Table]) -> Table:
    """A table with a new game of three recommended sets, White to move."""
    result = make_table()
    result.new()
    return result


@pytest.fixture
def alone(make_table: Callable[[], Table]) -> Table:
    """A table with a new game against Henry the Hammer, the human White and to move."""
    result = make_table()
    result.settings.turn_pace = TurnPace.READABLE
    result.begin_alone()
    return result


@pytest.fixture
def position() -> Position:
    """Make a state of the given parts; all others are as in the scenarios of the rules."""

    def make(**parts: object) -> State:
        return parse_position(fill_position(parts), load_box())

    return make


@pytest.fixture
def market(position: Position) -> State:
    """A Market can be built: wood and wheat from the reserve, wheat from under the retinue."""
    return position(
        landscape=[{"at": [0, 0], "tile": "mill"}, {"at": [1, 0], "tile": "farm"}],
        hands={"white": ["market-wood", "cathedral-stone"], "blue": ["lodge"]},
        reserve={"slots": [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]},
    )


@pytest.fixture
def road_junction(position: Position) -> State:
    """After a take, the Farm can be built on (0, -1), where its road meets that of the Quarry."""
    ring = ["sawmill", "bakery", "inn-wood", "mine", "lodge", "smithy"]
    return position(
        landscape=[
            {"at": [0, 0], "tile": "quarry", "owner": "white"},
            {"at": [0, 1], "tile": "cowshed"},
        ],
        hands={"white": ["farm"], "blue": []},
        reserve={"slots": [None, *ring]},
    )
