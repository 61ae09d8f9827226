"""Preferences of the system: read without waiting, received when they change."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.process import system_preferences
from twoheirs_qt.tabletop.process.system_preferences import SystemPreferences
from twoheirs_qt.tabletop.window.settings import FOLLOW_SYSTEM, Settings

DESKTOP = """
import subprocess, sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

app, path = QCoreApplication([]), "/org/freedesktop/portal/desktop"
bus = QDBusConnection.sessionBus()

@ClassInfo(**{"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    @Slot(str, str, result="QDBusVariant")
    def Read(self, namespace, name):
        if name == "enable-animations":
            QTimer.singleShot(50, change)
            return QDBusVariant(False)
        answers = {"text-scaling-factor": 1.25, "font": "Sans Serif,10,-1,5,50,0,0,0,0,0"}
        return QDBusVariant(answers.get(name, 0))

def change():
    interface = "org.freedesktop.portal.Settings"
    gnome, kde = "org.gnome.desktop.interface", "org.kde.kdeglobals.General"
    for space, name, value in (
        (gnome, "text-scaling-factor", 1.5),
        (kde, "font", "Sans Serif,18,-1,5,50,0,0,0,0,0"),
        (gnome, "enable-animations", True),
    ):
        signal = QDBusMessage.createSignal(path, interface, "SettingChanged")
        signal.setArguments([space, name, QDBusVariant(value)])
        bus.send(signal)

portal = Portal()
bus.registerObject(path, portal, QDBusConnection.RegisterOption.ExportAllSlots)
assert bus.registerService("org.freedesktop.portal.Desktop")
asks = subprocess.Popen([sys.executable, "-c", sys.argv[1]])
timer = QTimer(interval=20)
timer.timeout.connect(lambda: asks.poll() is not None and app.exit(asks.returncode))
timer.start()
sys.exit(app.exec())
"""
ASKS = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from twoheirs_qt.tabletop.process.system_preferences import SystemPreferences

app, preferences, told, scales = QGuiApplication([]), SystemPreferences(), [], []

def hear(less):
    told.append(less)
    if True in told and not less:
        app.exit(scales != [1.25, 1.0, 1.5, 1.6])

preferences.text_scale.connect(scales.append)
preferences.less_motion.connect(hear)
preferences.query()
QTimer.singleShot(60_000, lambda: app.exit(1))
raise SystemExit(app.exec())
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus here")
def test_a_linux_desktop_is_asked_and_its_changes_are_received() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", DESKTOP, ASKS]
    process = subprocess.run(
        command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert process.returncode == 0, process.stderr


KEYS = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.gnome.desktop.interface", "text-scaling-factor"),
    ("org.kde.kdeglobals.General", "font"),
)
ODD: tuple[object, ...] = (
    None,
    "",
    True,
    -1.0,
    0.0,
    float("nan"),
    float("inf"),
    10**400,
    [],
    [1],
    {"a": 1},
    b"x",
)


@pytest.mark.parametrize("key", KEYS, ids=[name for _, name in KEYS])
def test_an_answer_of_another_type_than_agreed_changes_nothing_and_is_noted(
    qapp: object, key: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    preferences, scales, motions = SystemPreferences(), list[float](), list[bool]()
    preferences.text_scale.connect(scales.append)
    preferences.less_motion.connect(motions.append)
    for value in (*ODD, "font" not in key and "x"):
        preferences.changed(*key, value)
    assert scales == []
    if "font" in key or "text-scaling-factor" in key:
        assert len(caplog.messages) == len(ODD) + 1
        assert all(key[1] in message for message in caplog.messages)


ASKS_AND_STAYS = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from twoheirs_qt.tabletop.process.system_preferences import SystemPreferences

app, preferences, told = QGuiApplication([]), SystemPreferences(), []
sys.excepthook = lambda *error: app.exit(2)
preferences.text_scale.connect(lambda scale: app.exit(3))
preferences.query()
asked = len(preferences._pending_calls)
timer = QTimer(interval=10)
timer.timeout.connect(lambda: preferences._pending_calls or app.exit(0))
timer.start()
raise SystemExit(app.exec() if asked else 4)
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus here")
@pytest.mark.parametrize("answer", ["7", "[1, 'x']", "{'a': 1}", "QDBusVariant(['x'])"])
def test_a_portal_that_answers_anything_at_all_stops_nothing(answer: str) -> None:
    first_check = "        if name =="
    desktop = DESKTOP.replace(first_check, f"        return QDBusVariant({answer})\n{first_check}")
    command = ["dbus-run-session", "--", sys.executable, "-c", desktop, ASKS_AND_STAYS]
    process = subprocess.run(
        command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert process.returncode == 0, process.stderr
    assert "Traceback" not in process.stderr


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus here")
def test_without_a_portal_one_line_says_so(caplog: pytest.LogCaptureFixture) -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", ASKS_AND_STAYS]
    process = subprocess.run(
        command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert process.returncode == 0, process.stderr
    assert process.stderr.count("The desktop tells no settings") == 1


def test_without_a_bus_none_is_started(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    preferences = SystemPreferences()
    received: list[bool] = []
    preferences.less_motion.connect(received.append)
    preferences.query()
    QCoreApplication.processEvents()
    assert received == []
    assert not system_preferences.has_session_bus()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_without_the_function_wishes_for_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    preferences = SystemPreferences()
    with qtbot.assertNotEmitted(preferences.less_motion):
        preferences.query()


def test_the_system_decides_for_who_has_not_chosen(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    changes: list[str] = []
    settings.changed.connect(changes.append)
    assert (settings.motion_factor, settings.duration_factor) == (FOLLOW_SYSTEM, 1.0)
    settings.follow_system(True)
    assert settings.duration_factor == 0.0
    assert changes == ["motion_factor"]
    settings.follow_system(True)
    assert changes == ["motion_factor"]
    settings.motion_factor = 0.5
    assert settings.duration_factor == 0.5
    settings.follow_system(False)
    assert settings.duration_factor == 0.5
    settings.motion_factor = FOLLOW_SYSTEM
    assert settings.sync(TIMEOUT_S)
    assert Settings(tmp_path / "settings.ini").motion_factor == FOLLOW_SYSTEM
    assert settings.duration_factor == 1.0
