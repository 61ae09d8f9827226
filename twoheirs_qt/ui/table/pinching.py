"""Two fingers that pinch, on a screen or on a touch pad."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


def pinch_of(event: QEvent, widget: QWidget) -> tuple[float, QPointF] | None:
    """The factor of a pinch on `widget`, and the point around it; None if `event` is no pinch.

    The event is accepted then.
    """
    if isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return None
        event.accept()
        return pinch.scaleFactor(), QPointF(widget.mapFromGlobal(pinch.hotSpot().toPoint()))
    if (
        isinstance(event, QNativeGestureEvent)
        and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
    ):
        return 1 + event.value(), event.position()
    return None
