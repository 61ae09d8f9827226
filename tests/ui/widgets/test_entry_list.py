"""The list of the chronicle: where its rows lie, and that no more is painted than has changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, QStringListModel, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from tests.qt_wait import settle
from twoheirs_qt.tabletop.widgets.entry_list import EntryList


class Counting:
    """Rows of 20, 30 and 40 pixels in turns; it remembers which were measured and painted."""

    def __init__(self) -> None:
        self.measured: list[int] = []
        self.painted: list[int] = []

    def forget(self) -> None:
        self.measured.clear()
        self.painted.clear()

    def measure_heights(self, first: int, end: int) -> list[int]:
        self.measured += range(first, end)
        return [20 + 10 * (row % 3) for row in range(first, end)]

    def paint(self, painter: QPainter, rect: QRect, row: int, *, focused: bool) -> None:
        self.painted.append(row)


class Shown:
    """A list of 30 rows, 900 pixels high, in a window of 200."""

    def __init__(self, qtbot: QtBot, *, follows: bool = True) -> None:
        self.view = EntryList(None, follows_end=follows)
        self.painter = Counting()
        self.model = QStringListModel([f"row {number}" for number in range(30)])
        self.view.show_model(self.model, self.painter)
        self.view.resize(200, 200)
        qtbot.addWidget(self.view)
        self.view.show()
        qtbot.waitExposed(self.view)
        settle()
        self.painter.forget()

    def add(self, count: int = 1) -> None:
        row = self.model.rowCount()
        self.model.insertRows(row, count)
        settle()

    def find_top(self, row: int) -> int:
        return self.view.visualRect(self.model.index(row)).top()


@pytest.fixture
def entries(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_it_begins_at_its_end(entries: Shown) -> None:
    bar = entries.view.verticalScrollBar()
    assert bar.value() == bar.maximum() == 900 - entries.view.viewport().height()


def test_rows_lie_one_below_the_other(entries: Shown) -> None:
    assert [entries.find_top(row + 1) - entries.find_top(row) for row in range(6)] == [
        20,
        30,
        40,
        20,
        30,
        40,
    ]
    for row in range(24, 30):
        rect = entries.view.visualRect(entries.model.index(row))
        assert entries.view.indexAt(rect.topLeft()).row() == row
        assert entries.view.indexAt(rect.bottomLeft()).row() == row
    assert not entries.view.indexAt(QPoint(-1, 10)).isValid()


def test_a_new_row_alone_is_measured_and_painted(entries: Shown) -> None:
    entries.add()
    assert entries.painter.measured == [30]
    assert set(entries.painter.painted) <= {29, 30}
    assert 30 in entries.painter.painted
    bar = entries.view.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_a_row_that_goes_measures_nothing(entries: Shown) -> None:
    entries.model.removeRows(29, 1)
    settle()
    assert entries.painter.measured == []
    bar = entries.view.verticalScrollBar()
    assert bar.value() == bar.maximum() == 860 - entries.view.viewport().height()


def test_only_so_many_rows_are_shown(entries: Shown) -> None:
    entries.view.show_at_most(27)
    assert entries.view.verticalScrollBar().maximum() == 810 - entries.view.viewport().height()
    assert entries.view.isIndexHidden(entries.model.index(27))
    settle()
    entries.painter.forget()
    entries.add()
    assert entries.painter.painted == []
    entries.view.show_at_most(None)
    settle()
    assert {28, 29, 30} <= set(entries.painter.painted)
    assert not entries.view.isIndexHidden(entries.model.index(30))


def test_rows_that_come_while_it_is_hidden_are_there_when_it_is_shown(entries: Shown) -> None:
    entries.view.hide()
    entries.add(3)
    entries.view.show()
    bar = entries.view.verticalScrollBar()
    assert bar.value() == bar.maximum() == 990 - entries.view.viewport().height()


def test_shown_again_it_is_where_it_was(entries: Shown) -> None:
    bar = entries.view.verticalScrollBar()
    bar.setValue(100)
    entries.view.hide()
    entries.view.show()
    assert bar.value() == 100


def test_a_handle_is_seen_only_where_there_is_more_than_fits(entries: Shown) -> None:
    def list_colors() -> set[int]:
        picture = entries.view.verticalScrollBar().grab().toImage()
        return {
            picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())
        }

    assert len(list_colors()) > 1
    entries.model.setStringList(["one", "two"])
    settle()
    assert len(list_colors()) == 1
    entries.model.setStringList([])
    settle()
    assert len(list_colors()) == 1


def test_a_list_that_does_not_follow_stays_where_it_is(qtbot: QtBot) -> None:
    entries = Shown(qtbot, follows=False)
    assert entries.view.verticalScrollBar().value() == 0
    entries.add()
    assert entries.view.verticalScrollBar().value() == 0
    assert entries.painter.painted == []


def test_keys_go_through_it(qtbot: QtBot, entries: Shown) -> None:
    view = entries.view
    view.setFocus()
    view.setCurrentIndex(entries.model.index(10))
    assert 0 <= entries.find_top(10) <= view.viewport().height() - 20
    for key, row in (
        (Qt.Key.Key_Down, 11),
        (Qt.Key.Key_Up, 10),
        (Qt.Key.Key_End, 29),
        (Qt.Key.Key_Down, 29),
        (Qt.Key.Key_PageUp, 22),
        (Qt.Key.Key_PageDown, 28),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageUp, 0),
    ):
        qtbot.keyClick(view, key)
        assert view.currentIndex().row() == row, key
        rect = view.visualRect(view.currentIndex())
        assert view.viewport().rect().contains(rect)


def test_the_focus_is_on_a_row_that_is_seen(qtbot: QtBot) -> None:
    for follows, row in ((True, 29), (False, 0)):
        entries = Shown(qtbot, follows=follows)
        entries.view.clearFocus()
        entries.view.setFocus(Qt.FocusReason.TabFocusReason)
        assert entries.view.currentIndex().row() == row
        assert (
            entries.view.viewport()
            .rect()
            .contains(entries.view.visualRect(entries.view.currentIndex()))
        )


def test_the_click_that_brings_the_focus_chooses_the_row_under_it(qtbot: QtBot) -> None:
    entries = Shown(qtbot, follows=False)
    clicked: list[int] = []
    entries.view.clicked.connect(lambda index: clicked.append(index.row()))
    entries.view.activateWindow()
    qtbot.waitActive(entries.view)
    entries.view.clearFocus()
    entries.view.setCurrentIndex(QModelIndex())
    entries.view.verticalScrollBar().setValue(130)  # the topmost row is seen in part
    where = entries.view.visualRect(entries.model.index(6))
    QTest.mouseClick(
        entries.view.viewport(), Qt.MouseButton.LeftButton, pos=where.topLeft() + QPoint(5, 1)
    )
    assert clicked == [6]
    assert entries.view.verticalScrollBar().value() == 130


def test_a_click_chooses_a_row(qtbot: QtBot, entries: Shown) -> None:
    place = entries.view.visualRect(entries.model.index(27)).center()
    clicked: list[int] = []
    entries.view.clicked.connect(lambda index: clicked.append(index.row()))
    qtbot.mouseClick(entries.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked == [27]
    assert [index.row() for index in entries.view.selectedIndexes()] == [27]


@pytest.mark.parametrize(
    ("hint", "top"),
    [
        (QAbstractItemView.ScrollHint.PositionAtTop, 0),
        (QAbstractItemView.ScrollHint.EnsureVisible, 0),
    ],
)
def test_scrolling_to_a_row(entries: Shown, hint: QAbstractItemView.ScrollHint, top: int) -> None:
    entries.view.scrollTo(entries.model.index(9), hint)
    assert entries.find_top(9) == top
