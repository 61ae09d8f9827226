"""Walks through the whole program in every language and measures what has no room.

    python -m tests.ui.layout.walk REPORT.json [--text 200] [--size 1920x1080] [--languages pl,sk]
                                   [--pictures FOLDER]

The screen has 1280×720 points, or as many as `--size` says; how many pixels a point has is Qt's
`QT_SCALE_FACTOR`. The report
has, by language and scene, what is cut off and how; with `--pictures` every scene is a picture.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZE = "1280x720"


def describe_screen(width: int, height: int, scale: float) -> dict[str, object]:
    """A screen of so many points for Qt's offscreen platform, a point `scale` pixels wide."""
    return {
        "synchronousWindowSystemEvents": False,
        "windowFrameMargins": False,
        "screens": [
            {
                "name": "screen",
                "x": 0,
                "y": 0,
                "width": round(width * scale),
                "height": round(height * scale),
                "logicalDpi": 96,
                "logicalBaseDpi": 96,
                "dpr": 1.0,
            }
        ],
    }


def walk(
    application: QApplication, home: Path, language: str, text: int, pictures: Path | None
) -> dict[str, dict[str, str]]:
    """Find what is cut off in one language, by scene."""
    from PySide6.QtGui import QPixmapCache
    from PySide6.QtWidgets import QMenu

    from tests.timeouts import TIMEOUT_S
    from tests.ui.conftest import close, make_folders, process_events
    from tests.ui.heir_program import build
    from tests.ui.layout.painting import PaintedTexts
    from tests.ui.layout.required import find_missing
    from tests.ui.layout.scenes import open_scenes
    from tests.ui.layout.widgets import find_cuts, find_menu_faults
    from twoheirs_qt.tabletop.window.disk_work import DiskWork
    from twoheirs_qt.tabletop.window.settings import Settings

    folders = make_folders(home)
    settings = Settings(folders.settings)
    settings.motion_factor, settings.text_size = 0.0, text
    settings.sync()
    DiskWork.blocking_s = TIMEOUT_S
    program = build(application, folders, language)
    size = application.primaryScreen().size()
    program.window.resize(size)
    program.window.show()
    program.games.begin(None)
    process_events()
    results: dict[str, dict[str, str]] = {}
    number = texts = 0
    for name, window in open_scenes(program):
        process_events()
        QPixmapCache.clear()  # what the table remembers is painted anew
        with PaintedTexts() as painted_texts:
            picture = window.grab()
        number += 1
        texts += painted_texts.texts
        cuts = {**painted_texts.cuts, **find_cuts(window)}
        if "points" not in name:  # what lies over the table may cover it
            cuts |= find_missing(window, painted_texts)
        if isinstance(window, QMenu):
            cuts = find_menu_faults(window, size)
        if window.width() > size.width() or window.height() > size.height():
            cuts[name] = f"a window of {window.size().toTuple()}"
        if cuts:
            results[name] = cuts
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
            picture.save(str(pictures / f"{language}-{text}-{name.replace('/', '-')}.png"))
    results["scenes"] = {"number": str(number), "texts": str(texts)}
    program.settings.text_size = 100
    close(program)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("report", type=Path)
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--size", default=SIZE)
    parser.add_argument("--languages", default="en,pl,sk,de")
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "screen.json"
        width, height = map(int, options.size.split("x"))
        scale = float(os.environ.get("QT_SCALE_FACTOR", "1"))
        file.write_text(json.dumps(describe_screen(width, height, scale)))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
        from PySide6.QtWidgets import QApplication

        application = QApplication(["twoheirs-qt"])
        report = {
            language: walk(
                application, Path(folder) / language, language, options.text, options.pictures
            )
            for language in options.languages.split(",")
        }
    options.report.write_text(json.dumps(report, ensure_ascii=False, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
