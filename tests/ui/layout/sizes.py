"""Shows tables in windows and letters of all sizes and measures what is cut off or missing.

    python -m tests.ui.layout.sizes REPORT.json [--languages pl,sk] [--all]

The report has, by language, scene, size of the window and of letters, what is cut off or is not
there. `--all` shows every scene that has a table, not only a few, and in more sizes.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.ui.layout.walk import describe_screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SCREEN: Final = (1920, 1080)
SIZES: Final = (
    (960, 492, 100),
    (1920, 1080, 100),
    (1920, 1080, 125),
    (1280, 720, 125),
    (1280, 720, 150),
    (1920, 1080, 150),
    (1920, 1080, 200),
)
"""Sizes of the window, and of letters in percent. The first window is what is left of a screen of
1920×1080 pixels where all is twice as large. Letters change seldom: that takes the longest."""
MORE_SIZES: Final = ((1280, 720, 200), (960, 492, 200), (2560, 1400, 150), (1280, 720, 100))
FEW_SCENES: Final = frozenset(
    ("duel-last-round", "henry-turn", "henry-plan", "henry-plan-at-end-of-turn", "lesson 3")
)


def measure(
    application: QApplication, home: Path, language: str, *, is_complete: bool
) -> dict[str, dict[str, str]]:
    """Find what is cut off or missing in one language, by scene and sizes."""
    from PySide6.QtGui import QPixmapCache

    from tests.timeouts import TIMEOUT_S
    from tests.ui.conftest import close, make_folders, process_events
    from tests.ui.heir_program import build
    from tests.ui.layout.painting import PaintedTexts
    from tests.ui.layout.required import find_missing
    from tests.ui.layout.scenes import open_tables
    from twoheirs_qt.tabletop.window.disk_work import DiskWork

    DiskWork.blocking_s = TIMEOUT_S
    program = build(application, make_folders(home), language)
    program.settings.motion_factor = 0.0
    program.window.setMinimumSize(1, 1)  # as on a screen as small as that
    program.window.resize(1280, 720)
    program.window.show()
    program.games.begin(None)
    process_events()
    results: dict[str, dict[str, str]] = {}
    number = 0
    sizes = SIZES + (MORE_SIZES if is_complete else ())
    for name, window in open_tables(program):
        if "points" in name or (name not in FEW_SCENES and not is_complete):
            continue
        for width, height, text in sizes:
            program.window.resize(width, height)
            window.setMinimumSize(1, 1)
            window.resize(width, height)
            program.settings.text_size = text
            process_events()
            QPixmapCache.clear()  # what the table remembers is painted anew
            with PaintedTexts() as painted_texts:
                window.grab()
            number += 1
            faults = painted_texts.cuts | find_missing(window, painted_texts)
            if window.size().toTuple() != (width, height):
                faults[name] = f"a window of {window.size().toTuple()}"
            if faults:
                results[f"{name} {width}x{height} {text} %"] = faults
        sizes = sizes[::-1]  # the next scene begins with the letters that this one ends with
    results["shown"] = {"number": str(number)}
    program.settings.text_size = 100
    close(program)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("report", type=Path)
    parser.add_argument("--languages", default="en,pl,sk,de")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "screen.json"
        file.write_text(json.dumps(describe_screen(*SCREEN, 1)))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
        from PySide6.QtWidgets import QApplication

        application = QApplication(["twoheirs-qt"])
        report = {
            language: measure(
                application, Path(folder) / language, language, is_complete=options.all
            )
            for language in options.languages.split(",")
        }
    options.report.write_text(json.dumps(report, ensure_ascii=False, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
