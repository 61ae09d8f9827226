"""Work beside the window: what becomes of it when threads fail, or are given up."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.saves.worker import Outcome, Worker
from twoheirs_qt.tabletop.saves.write_queue import WriteQueue


@pytest.mark.usefixtures("qapp")
def test_a_lane_runs_in_order_and_others_beside_it(qtbot: QtBot) -> None:
    worker, owner, results = Worker(), QObject(), list[object]()
    hangs = threading.Event()
    worker.submit("one", hangs.wait, lambda _: results.append("hung"), owner)
    worker.submit("one", lambda: 1, lambda outcome: results.append(outcome.unwrap()), owner)
    worker.submit("two", lambda: 2, lambda outcome: results.append(outcome.unwrap()), owner)
    qtbot.waitUntil(lambda: results == [2])
    assert not worker.wait("one", 0.01)
    hangs.set()
    qtbot.waitUntil(lambda: results == [2, "hung", 1])
    assert worker.is_idle


@pytest.mark.usefixtures("qapp")
def test_what_is_given_up_or_whose_owner_is_gone_is_not_reported(qtbot: QtBot) -> None:
    worker, owner, gone, results = Worker(), QObject(), QObject(), list[Outcome[object]]()
    begun, hangs = threading.Event(), threading.Event()

    def hang() -> bool:
        begun.set()
        return hangs.wait()

    worker.submit("disk", hang, results.append, owner, vital=True)
    worker.submit("disk", lambda: 1, results.append, owner)
    assert begun.wait(TIMEOUT_S)
    worker.submit("other", lambda: 1, results.append, gone)
    gone.deleteLater()
    worker.abandon("disk")
    assert not worker.wait("disk", TIMEOUT_S), "it still runs, but is not waited for"
    hangs.set()
    qtbot.waitUntil(lambda: worker.is_idle)
    qtbot.wait(1)
    worker.deliver()
    assert results == []


def test_a_thread_that_cannot_begin_is_a_fault_and_is_tried_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system may have no room for another thread; the lane stood still for ever then."""
    write_queue, written, results = WriteQueue(Worker()), list[int](), list[Exception]()
    write_queue.failed.connect(lambda _, fault: results.append(fault))

    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        write_queue.put(tmp_path / "file", 1, lambda: written.append(1))
        assert write_queue.flush(TIMEOUT_S)
    assert [type(result) for result in results] == [RuntimeError]
    assert write_queue.faults.keys() == {tmp_path / "file"}
    write_queue.retry()
    assert write_queue.flush(TIMEOUT_S)
    assert written == [1]
    assert not write_queue.faults
