"""Fixtures of every test: a private home, no display needed, and no leftovers tolerated."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from devtools import system

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

# Before any test imports Qt, whatever was set; a test of a real window says so itself.
# A desk of usual size: the offscreen platform's own is 800 by 800, and windows fit to it.
_DESK = Path(__file__).with_name("desk.json")
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_DESK}"
# What a developer's desktop says about looks must not decide a test.
for _name in ("QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI"):
    os.environ.pop(_name, None)
# No test is heard, nor opens a device; the package says so where it is imported as one.
os.environ["TWOHEIRS_SOUND"] = "off"
# Nor what it says of output: commands that tests start must flush theirs by themselves.
os.environ.pop("PYTHONUNBUFFERED", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin slow tests first, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that drives a real window where it cannot; on CI nothing is skipped."""
    if item.get_closest_marker("window") and not os.environ.get("CI"):
        missing = system.packages_for_window_tests()
        if missing:
            pytest.skip(f"a virtual screen needs {' '.join(missing)}")


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's own, more patient: a busy machine is no fault."""
    from tests.qt_wait import PatientBot

    return PatientBot(request)


@pytest.fixture(autouse=True)
def private_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, games and caches of the program go to a folder of this test alone."""
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    if "PySide6.QtCore" in sys.modules:  # QSettings looks the folder up only once a process
        from PySide6.QtCore import QSettings

        for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(tmp_path / "home" / "config"))


@pytest.fixture(autouse=True)
def reset_theme() -> None:
    """Undo the theme that another test has set."""
    if theme := sys.modules.get("twoheirs_qt.drawing.theme"):
        theme.set_current_theme(theme.DAYLIGHT)


@pytest.fixture(autouse=True)
def no_leftovers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window open, or a timer, an animation or a thread running."""
    if "qapp" not in request.fixturenames:  # no Qt in this test (qtbot asks for qapp, too)
        yield
        return
    # The objects themselves, not their addresses: those are used again after a deletion.
    windows_before = set(_windows())
    gc.freeze()  # what is there already is looked through neither by `collect` nor by `_running`
    try:
        yield
        gc.collect()  # what only a cycle of references still holds is no leftover
        _delete_later_is_now()
        windows = [window for window in _windows() if window not in windows_before]
        running = _running()
    finally:
        gc.unfreeze()
    described = [*map(_describe_window, windows), *map(repr, running)]
    for window in windows:
        window.close()
        window.deleteLater()
    for thing in running:
        for verb in ("stop", "quit"):
            if hasattr(thing, verb):
                getattr(thing, verb)()
    _delete_later_is_now()
    if described:
        pytest.fail("the test leaves behind: " + "; ".join(described))


def _windows() -> list[QWidget]:
    from PySide6.QtWidgets import QApplication

    # A tool tip belongs to Qt, which takes it away by itself.
    return [w for w in QApplication.topLevelWidgets() if not w.inherits("QTipLabel")]


def _describe_window(window: QWidget) -> str:
    return f"{type(window).__name__} {window.objectName()!r} {window.windowTitle()!r}"


def _running() -> list[object]:
    """Every timer, animation and thread of Qt made since `gc.freeze` that is running."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    kinds = (QTimer, QAbstractAnimation, QThread)
    results: list[object] = []
    for thing in gc.get_objects():
        if not issubclass(type(thing), kinds) or not shiboken6.isValid(thing):
            continue
        if (
            (isinstance(thing, QTimer) and thing.isActive())
            or (
                isinstance(thing, QAbstractAnimation)
                and thing.state() == QAbstractAnimation.State.Running
            )
            or (
                isinstance(thing, QThread)
                and thing is not QThread.currentThread()
                and thing.isRunning()
            )
        ):
            results.append(thing)
    return results


def _delete_later_is_now() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The user's own run-time folder, as a desktop makes it: its path is short."""
    with TemporaryDirectory(prefix="twoheirs-run-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)
