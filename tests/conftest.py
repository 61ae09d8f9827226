"""Fixtures for all tests: a private home, no display, and no leftovers."""

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

from tests.compiled import find_likely_cause, find_obstacle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

# Set before any test imports Qt; tests of a real window override it.
# A screen of usual size: the offscreen platform's default is 800 by 800, and windows fit to it.
_SCREENS_FILE = Path(__file__).with_name("screens.json")
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREENS_FILE}"
# The appearance of a developer's desktop must not influence tests.
for _name in ("QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI"):
    os.environ.pop(_name, None)
# Tests play no sounds and open no audio device.
os.environ["TWOHEIRS_SOUND"] = "off"
# Commands started by tests must flush their output themselves.
os.environ.pop("PYTHONUNBUFFERED", None)


def pytest_configure(config: pytest.Config) -> None:
    """Stop at once where the program has no texts: hundreds of tests would fail for them."""
    obstacle = find_obstacle()
    if obstacle and not hasattr(config, "workerinput"):
        pytest.exit(obstacle, pytest.ExitCode.USAGE_ERROR)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what is not compiled yet where tests have failed."""
    cause = find_likely_cause() if terminalreporter.stats.get("failed") else ""
    if cause:
        terminalreporter.write_line(cause, yellow=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first, so that all processes are busy until the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests of a real window if packages are missing; on CI nothing is skipped."""
    if item.get_closest_marker("window") and not os.environ.get("CI"):
        missing = system.list_packages_for_window_tests()
        if missing:
            pytest.skip(f"a virtual screen needs {' '.join(missing)}")


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's own with longer timeouts, for busy machines."""
    from tests.qt_wait import PatientBot

    return PatientBot(request)


@pytest.fixture(autouse=True)
def private_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let settings, games and caches of the program go to a folder of this test only."""
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    if "PySide6.QtCore" in sys.modules:  # QSettings looks the folder up only once per process
        from PySide6.QtCore import QSettings

        for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(tmp_path / "home" / "config"))


@pytest.fixture(autouse=True)
def reset_theme() -> None:
    """Undo the theme that another test has set."""
    if theme := sys.modules.get("twoheirs_qt.tabletop.drawing.theme"):
        theme.set_current_theme(theme.DAYLIGHT)


@pytest.fixture(autouse=True)
def no_leftovers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a window open, or a timer, an animation or a thread running."""
    if "qapp" not in request.fixturenames:  # no Qt in this test (qtbot asks for qapp, too)
        yield
        return
    # The objects, not their addresses, which are reused after a deletion.
    windows_before = set(_list_windows())
    gc.disable()  # in a background thread it would crash Qt: the program does not do so either
    gc.freeze()  # so that `collect` and `_find_running` only search objects made from now on
    try:
        yield
        _process_deferred_deletes()  # while all who wait for something are alive
        request.node.funcargs.clear()  # pytest would hold them until after the search for garbage
        gc.collect()  # objects that are only in a reference cycle are no leftovers
        _process_deferred_deletes()
        windows = [window for window in _list_windows() if window not in windows_before]
        running = _find_running()
    finally:
        gc.unfreeze()
        gc.enable()
    described = [*map(_describe_window, windows), *map(repr, running)]
    for window in windows:
        window.close()
        window.deleteLater()
    for leftover in running:
        for method in ("stop", "quit"):
            if hasattr(leftover, method):
                getattr(leftover, method)()
    _process_deferred_deletes()
    if described:
        pytest.fail("the test leaves behind: " + "; ".join(described))


def _list_windows() -> list[QWidget]:
    from PySide6.QtWidgets import QApplication

    # Qt deletes its tool tips itself.
    return [window for window in QApplication.topLevelWidgets() if not window.inherits("QTipLabel")]


def _describe_window(window: QWidget) -> str:
    return f"{type(window).__name__} {window.objectName()!r} {window.windowTitle()!r}"


def _find_running() -> list[object]:
    """Every timer, animation and thread of Qt made since `gc.freeze` that is running."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    kinds = (QTimer, QAbstractAnimation, QThread)
    results: list[object] = []
    for candidate in gc.get_objects():
        if not issubclass(type(candidate), kinds) or not shiboken6.isValid(candidate):
            continue
        if (
            (isinstance(candidate, QTimer) and candidate.isActive())
            or (
                isinstance(candidate, QAbstractAnimation)
                and candidate.state() == QAbstractAnimation.State.Running
            )
            or (
                isinstance(candidate, QThread)
                and candidate is not QThread.currentThread()
                and candidate.isRunning()
            )
        ):
            results.append(candidate)
    return results


def _process_deferred_deletes() -> None:
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
