"""Whoever looks at another window is told by the system that the computer has played."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir, NewGame, Take, list_legal_actions
from twoheirs_qt.tabletop.pages import turn_notice
from twoheirs_qt.tabletop.saves.save import GameSettings

DESKTOP = """
import json, os, subprocess, sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection

app, received = QCoreApplication([]), []

@ClassInfo(**{"D-Bus Interface": "org.freedesktop.portal.Notification"})
class Portal(QObject):
    @Slot(str, "QVariantMap")
    def AddNotification(self, name, notification):
        received.append([name, notification])

    @Slot(str)
    def RemoveNotification(self, name):
        received.append([name])
        print(json.dumps(received))
        app.exit(0)

portal, bus = Portal(), QDBusConnection.sessionBus()
path = "/org/freedesktop/portal/desktop"
bus.registerObject(path, portal, QDBusConnection.RegisterOption.ExportAllSlots)
assert bus.registerService("org.freedesktop.portal.Desktop")
subprocess.Popen([sys.executable, "-c", sys.argv[1]])
QTimer.singleShot(60_000, lambda: app.exit(1))
sys.exit(app.exec())
"""
TELLS = """
from PySide6.QtCore import QCoreApplication, QTimer
from twoheirs_qt.tabletop.process.notifications import notify, withdraw_notification

app = QCoreApplication([])
notify(None, "It's your turn", "Żółć has played.")
withdraw_notification()
QTimer.singleShot(1000, app.quit)
app.exec()
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus here")
def test_a_linux_desktop_shows_the_notification_and_removes_it() -> None:
    words = ["dbus-run-session", "--", sys.executable, "-c", DESKTOP, TELLS]
    done = subprocess.run(words, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr
    shown, removed = json.loads(done.stdout)
    assert shown == ["turn", {"title": "It's your turn", "body": "Żółć has played."}]
    assert removed == ["turn"]


@pytest.fixture
def notifications(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The notifications sent."""
    results: list[tuple[str, str]] = []
    monkeypatch.setattr(turn_notice, "notify", lambda _, *words: results.append(words))
    return results


def play_computers_turn(program: Program, monkeypatch: pytest.MonkeyPatch, *, front: bool) -> None:
    """Blue is a computer, and plays while the window is in front, or is not."""
    window = program.window if front else None
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    session = program.session
    program.computers.pause(True)
    settings = GameSettings(("Ann", "Bob"), ("human", "computer"), opponents=("", "greedy"))
    session.new(NewGame(seed=7, first=Heir.WHITE), settings)
    session.play(Take(1))
    session.play(EndTurn())
    take = next(action for action in list_legal_actions(session.state) if isinstance(action, Take))
    session.play_turn([take, EndTurn()])


def test_it_comes_when_another_window_is_in_front_and_only_then(
    program: Program, notifications: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    program.settings.notifications_enabled = True
    start_game(program)
    play_computers_turn(program, monkeypatch, front=True)
    assert notifications == []
    play_computers_turn(program, monkeypatch, front=False)
    assert [tuple(map(simplify, words)) for words in notifications] == [
        ("It's your turn", "Bob has played.")
    ]
    program.settings.notifications_enabled = False
    play_computers_turn(program, monkeypatch, front=False)
    assert len(notifications) == 1


def test_no_notification_is_sent_on_an_untested_system(tmp_path: Path) -> None:
    code = "import sys, PySide6.QtCore; sys.platform = 'win32'"
    code += "; from twoheirs_qt.tabletop.window.settings import Settings"
    code += f"; settings = Settings(__import__('pathlib').Path({str(tmp_path / 's.ini')!r}))"
    code += "; print(settings.notifications_enabled)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert done.stdout.strip() == "False", done.stderr
