"""The current row of the outline, as screen readers get it."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent

from tests.play import choose
from tests.reading import simplify
from tests.ui.conftest import process_events
from tests.ui.keyboard.listener import Key, Listener


def test_its_current_row_is_reported_when_it_comes(
    ear: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear.press(Key.Key_Down, Key.Key_Down)
    row = ear.hear()
    ear.press(Key.Key_F4)
    reached = list[str]()

    def hear(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.Focus and event.child() > 0:
            row = QAccessible.queryAccessibleInterface(event.object()).child(event.child())
            reached.append(simplify(row.text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    ear.press(Key.Key_F4)
    process_events()
    assert reached == [row]


def test_what_a_row_says_of_a_building_is_not_repeated(ear: Listener) -> None:
    random, session = Random(3), ear.program.session
    while all(face.owner is None for face in session.state.landscape.values()):
        session.play(choose(session.state, random))
    row = ear.go_down_to("Landscape")
    while not re.match(r"[A-Z]\d+: (?!open)", row):
        ear.press(Key.Key_Down)
        row = ear.hear()
    assert re.search(r"\d points?", row)
    more = ear.hear_more()
    assert "point" in more, "how it scores"
    assert "now" not in more, row
    assert f", at {row.split(':')[0]}" not in more
