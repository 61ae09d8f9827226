"""Notifications of the system about the other player, while the window is not in front."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.reading import simplify
from tests.ui.far.conftest import Machines, find_question, press, press_answer
from twoheirs_qt.tabletop.far import pages


@pytest.fixture
def notifications(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The titles and texts of notifications."""
    results: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        pages, "notify", lambda _, *texts: results.append(tuple(map(simplify, texts)))
    )
    return results


def test_the_other_player_is_noticed_behind_other_windows(
    machines: Machines,
    notifications: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machines.begin()
    for program in machines.programs.values():
        program.settings.notifications_enabled = True
    mover, waiter = ("Ada", "Ben") if machines.find_game("Ada").is_my_turn else ("Ben", "Ada")
    window = machines.programs[mover].window
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    notifications.clear()
    machines.play(Random(1), 1)
    assert notifications == [], "a window is in front"
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    machines.play(Random(1), 1)
    assert notifications == [("It's your turn", f"{waiter} has played.")]
    notifications.clear()
    machines.programs[waiter].window.menus.ask_to_take_back.trigger()
    press_answer(machines.programs[waiter], "Ask")
    strip = machines.programs[mover].shown.far_pages.strip
    machines.wait(lambda: strip.decline_button.isVisible())
    press(strip.decline_button)
    machines.wait(machines.agree)
    assert notifications == [(waiter, f"{waiter} would like to take back the last turn.")]
    notifications.clear()
    machines.programs[mover].games.ask_give_up()
    asked = find_question(machines.programs[mover])
    assert asked is not None
    press(asked.buttons[0])
    machines.wait(lambda: all(p.session.is_over for p in machines.programs.values()))
    assert notifications == [("The game is over", f"{mover} has given the game up.")]
