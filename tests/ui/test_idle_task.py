"""Work that is done in steps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from twoheirs_qt.ui.idle_task import IdleTask


class Work:
    """Three steps, of which `done` tells."""

    def __init__(self) -> None:
        self.done = 0

    def steps(self) -> Iterator[None]:
        for number in range(3):
            self.done = number + 1
            yield


def test_nothing_is_done_before_it_is_begun(qtbot: QtBot) -> None:
    work = Work()
    IdleTask(work.steps())
    qtbot.wait(20)
    assert work.done == 0


def test_it_begins_by_itself_when_nobody_begins_it_in_time(qtbot: QtBot) -> None:
    work, patient = Work(), Work()
    tasks = [IdleTask(work.steps()), IdleTask(patient.steps())]
    tasks[0].begin_within(60)
    tasks[1].begin_within(60_000)
    qtbot.waitUntil(lambda: work.done == 3)
    assert patient.done == 0


def test_it_can_be_begun_sooner(qtbot: QtBot) -> None:
    work = Work()
    task = IdleTask(work.steps())
    task.begin_within(60_000)
    task.begin()
    qtbot.waitUntil(lambda: work.done == 3)


def test_events_are_heard_between_its_steps(qtbot: QtBot) -> None:
    work, heard = Work(), list[int]()
    task = IdleTask(work.steps())
    task.begin()
    timer = QTimer()
    timer.timeout.connect(lambda: heard.append(work.done))
    timer.start(0)
    qtbot.waitUntil(lambda: work.done == 3)
    qtbot.wait(10)
    timer.stop()
    assert {1, 2} <= set(heard)


@pytest.mark.parametrize("taken", [0, 2])
def test_all_that_is_left_can_be_had_at_once(qtbot: QtBot, taken: int) -> None:
    work = Work()
    steps = work.steps()
    for _ in range(taken):
        next(steps)
    assert work.done == taken
    task = IdleTask(steps)
    task.finish()
    assert work.done == 3
    task.finish()
    task.begin()
    qtbot.wait(10)
    assert work.done == 3


def test_a_step_in_which_events_happen_is_not_taken_twice(qtbot: QtBot) -> None:
    order: list[str] = []

    def steps() -> Iterator[None]:
        order.append("in")
        task.finish()  # as a click on a dialog that this step opens
        order.append("out")
        yield
        order.append("next")

    task = IdleTask(steps())
    task.begin()
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["in", "out", "next"]
