"""Loads early what an installed program would otherwise load late.

On Linux a newer version may be installed while an older one runs. What the running one has loaded
or holds open stays as it is; what it loaded later would come from the newer version, and not fit.
Elsewhere there is nothing to do: on Windows and macOS a running program is closed before it is
replaced, and Flatpak keeps an older version as long as it runs.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QObject, QPluginLoader, QTimer

from twoheirs_qt import data

_LATE_PLUGINS: Final = ("iconengines", "imageformats", "printsupport")
"""Folders of plugins that Qt looks into when it first wants one; into others it looks at once."""

TIMER: Final = "preload"
"""The name of the timer that loads; it rests when all is there."""


def begin(window: QObject) -> None:
    """Load all of the bundle that runs, if it can be replaced, while nothing else is to be done."""
    folder = getattr(sys, "_MEIPASS", None)
    if sys.platform != "linux" or not folder:
        return
    steps = load_now(Path(folder))
    timer = QTimer(window)
    timer.setObjectName(TIMER)

    def step() -> None:
        if next(steps, timer) is timer:
            timer.stop()

    timer.timeout.connect(step)
    timer.start()


def load_now(folder: Path) -> Iterator[None]:
    """Load all that the bundle in `folder` would load late, a little with each step.

    The modules in Python itself are held since the start, by the bundle's first lines.
    """
    data.hold(*Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)).glob("*.qm"))
    yield
    for name in _extension_modules(folder):
        importlib.import_module(name)
        yield
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    for kind in _LATE_PLUGINS:
        for file in (plugins / kind).glob("*.so"):
            # One that does not load, for a library that the system lacks, would not do so later.
            QPluginLoader(str(file)).load()
            yield


def _extension_modules(folder: Path) -> Iterator[str]:
    """Names of modules that are libraries: in Python's own folder, and in packages."""
    for file in sorted(folder.rglob("*.so")):
        suffix = next((end for end in EXTENSION_SUFFIXES if file.name.endswith(end)), "")
        inside = file.relative_to(folder).parts
        if file.parent.name == "lib-dynload":
            yield file.name.removesuffix(suffix)
        elif len(inside) == 2 and suffix not in {"", ".so"}:
            yield ".".join((inside[0], file.name.removesuffix(suffix)))
