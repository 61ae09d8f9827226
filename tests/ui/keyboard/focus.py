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
    """Return what has the focus, and whether it looks otherwise than without."""

    widget: QWidget
    where: QRect
    shows: bool


def press(window: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> QWidget | None:
    """A key for a window; what has the focus then."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    QCoreApplication.processEvents()
    return QApplication.focusWidget()


def walk(window: QWidget, *, back: bool = False) -> list[Stop]:
    """Every stop of Tab in a window, until it comes back to the first one."""
    window = window.window()
    window.activateWindow()
    QCoreApplication.processEvents()
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    modifiers = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    results: list[Stop] = []
    first = here = press(window, key, modifiers)
    assert here is not None, "nothing has the focus"
    for _ in range(_MAX_PRESSES):
        where = _spot(here, window)
        with_focus = _picture(window, where)
        after = press(window, key, modifiers)
        shows = True
        if after is not here:
            assert after is not None, f"behind {here!r} the focus is lost"
            now = _spot(here, window)  # what scrolls may have moved it
            without = _picture(window, now)
            # What has the focus next may lie inside, and is marked itself.
            if here.isAncestorOf(after):
                _blot(_spot(after, window).translated(-where.topLeft()), with_focus, without)
            shows = now.size() != where.size() or _differ(with_focus, without)
        results.append(Stop(here, where, shows))
        assert after is not None
        assert after.window() is window, f"behind {here!r} the focus leaves the window"
        here = after
        if here is first and after is not results[-1].widget:
            return results
        if len({id(stop.widget) for stop in results[-12:]}) == 1 and len(results) >= 12:
            if first is here and len({id(stop.widget) for stop in results}) == 1:
                return results  # the only one there is
            raise AssertionError(f"{here!r} does not let the focus go")
    raise AssertionError(f"no way back to {first!r}")


def takers(window: QWidget) -> Iterator[QWidget]:
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


def _spot(widget: QWidget, window: QWidget) -> QRect:
    where = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    around = where.adjusted(-_MARGIN_PX, -_MARGIN_PX, _MARGIN_PX, _MARGIN_PX)
    return around.intersected(window.rect())


def _picture(window: QWidget, where: QRect) -> QImage:
    return window.grab(where).toImage().convertToFormat(QImage.Format.Format_RGB32)


def _blot(where: QRect, *pictures: QImage) -> None:
    for picture in pictures:
        painter = QPainter(picture)
        painter.fillRect(where, Qt.GlobalColor.black)
        painter.end()


def _differ(one: QImage, other: QImage) -> bool:
    """Whether more than a speck looks otherwise."""
    assert one.size() == other.size()
    a, b = bytes(one.constBits()), bytes(other.constBits())
    if a == b:
        return False
    different = (n for n in range(0, len(a), 4) if a[n : n + 4] != b[n : n + 4])
    return sum(1 for _ in islice(different, _DIFFERENT)) == _DIFFERENT
