"""Walks through a window by Tab, and looks whether it shows where the focus is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_MARGIN_PX = 6
_MAX_PRESSES = 150
_DIFFERENT = 24
"""Pixels that at least look otherwise where the focus is."""


@dataclass(frozen=True)
class Stop:
    """A widget that Tab reaches, its place, and whether one sees that it has the focus."""

    widget: QWidget
    where: QRect
    is_marked: bool


def press(window: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> QWidget | None:
    """Press a key in a window; returns the widget that has the focus then."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    QCoreApplication.processEvents()
    return QApplication.focusWidget()


def walk(window: QWidget, *, back: bool = False) -> list[Stop]:
    """List every stop of Tab in a window, until it comes back to the first one."""
    window = window.window()
    window.activateWindow()
    QCoreApplication.processEvents()
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    modifiers = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    results: list[Stop] = []
    first_widget = stop_widget = press(window, key, modifiers)
    assert stop_widget is not None, "nothing has the focus"
    for _ in range(_MAX_PRESSES):
        spot = _find_spot(stop_widget, window)
        with_focus = _grab_picture(window, spot)
        next_widget = press(window, key, modifiers)
        is_marked = True
        if next_widget is not stop_widget:
            assert next_widget is not None, f"behind {stop_widget!r} the focus is lost"
            new_spot = _find_spot(stop_widget, window)  # what scrolls may have moved it
            without_focus = _grab_picture(window, new_spot)
            # What has the focus next may lie inside, and is marked itself.
            if stop_widget.isAncestorOf(next_widget):
                _blot_out(
                    _find_spot(next_widget, window).translated(-spot.topLeft()),
                    with_focus,
                    without_focus,
                )
            is_marked = new_spot.size() != spot.size() or _differ(with_focus, without_focus)
        results.append(Stop(stop_widget, spot, is_marked))
        assert next_widget is not None
        assert next_widget.window() is window, f"behind {stop_widget!r} the focus leaves the window"
        stop_widget = next_widget
        if stop_widget is first_widget and next_widget is not results[-1].widget:
            return results
        if len({id(stop.widget) for stop in results[-12:]}) == 1 and len(results) >= 12:
            if first_widget is stop_widget and len({id(stop.widget) for stop in results}) == 1:
                return results  # the only one there is
            raise AssertionError(f"{stop_widget!r} does not let the focus go")
    raise AssertionError(f"no way back to {first_widget!r}")


def list_tab_widgets(window: QWidget) -> Iterator[QWidget]:
    """List what can be reached by Tab in a window."""
    for widget in window.findChildren(QWidget):
        policy = widget.focusPolicy()
        if (
            widget.window() is window
            and policy & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
            and widget.isVisible()
            and widget.isEnabled()
            and not widget.visibleRegion().isEmpty()
        ):
            yield widget


def _find_spot(widget: QWidget, window: QWidget) -> QRect:
    where = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    around = where.adjusted(-_MARGIN_PX, -_MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
    return around.intersected(window.rect())


def _grab_picture(window: QWidget, rect: QRect) -> QImage:
    return window.grab(rect).toImage().convertToFormat(QImage.Format.Format_RGB32)


def _blot_out(rect: QRect, *pictures: QImage) -> None:
    for picture in pictures:
        painter = QPainter(picture)
        painter.fillRect(rect, Qt.GlobalColor.black)
        painter.end()


def _differ(first: QImage, second: QImage) -> bool:
    """Whether more than a speck looks otherwise."""
    assert first.size() == second.size()
    a, b = bytes(first.constBits()), bytes(second.constBits())
    if a == b:
        return False
    different = (n for n in range(0, len(a), 4) if a[n : n + 4] != b[n : n + 4])
    return sum(1 for _ in islice(different, _DIFFERENT)) == _DIFFERENT
