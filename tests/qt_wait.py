"""Waiting for Qt: until a condition holds, not for a fixed time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.timeouts import TIMEOUT_S

TIMEOUT_MS: Final = round(TIMEOUT_S * 1000)


class PatientBot(QtBot):
    """Waits up to `TIMEOUT_S`, where pytest-qt's own gives up after five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = TIMEOUT_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = TIMEOUT_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)


def settle() -> None:
    """Process pending events, and those that they cause."""
    for _ in range(5):
        QCoreApplication.processEvents()
