"""A listener for tests: Qt reports what has the focus, as if a screen reader ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtGui import QAccessible

from tests.ui.heir_program import Program
from tests.ui.keyboard.listener import Listener
from twoheirs_qt.tabletop.accessibility.factory import make_readable

Listen: TypeAlias = Callable[[Program], Listener]


@pytest.fixture
def listen() -> Iterator[Listen]:
    """Make a listener for a program; Qt reports the focus only while one is active."""
    make_readable()
    QAccessible.setActive(True)
    yield Listener
    QAccessible.setActive(False)
