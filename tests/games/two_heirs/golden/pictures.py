"""Photographs eight places of the program, always the same ones.

    python -m tests.games.two_heirs.golden.pictures FOLDER THEME...

The pictures go to `FOLDER/PLACE-THEME.png`, what letters look like here to `FOLDER/letters.txt`.
The screen has 1280×720 points; how many pixels a point has is Qt's `QT_SCALE_FACTOR`.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from zlib import crc32

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.ui.heir_program import Program

Photograph: TypeAlias = "Callable[[], QImage]"

CELL = 64
"""A picture is compared by squares of so many pixels."""

WHEN = datetime(2025, 3, 1, 12, tzinfo=UTC)

NOWHERE = 3, 717
"""Where the pointer is when it is at nothing."""

FROM_SCENES = (
    "home",
    "duel-middle-points",
    "duel-end-points",
    "outline-middle",
    "henry-turn",
    "dialog new",
    "book turn/build",
)
"""Scenes of `tests.ui.layout.scenes` that are photographed."""


def digest_squares(image: QImage) -> list[list[str]]:
    """A short digest of every square of a picture, row by row."""
    from PySide6.QtGui import QImage

    image = image.convertToFormat(QImage.Format.Format_RGB32)
    width, line = 4 * image.width(), image.bytesPerLine()
    pixels = memoryview(image.constBits()).cast("B")
    results = []
    for top in range(0, image.height(), CELL):
        sums = [0] * -(-width // (4 * CELL))
        for y in range(top, min(top + CELL, image.height())):
            row = pixels[y * line : y * line + width]
            for number in range(len(sums)):
                part = row[4 * CELL * number : 4 * CELL * (number + 1)]
                sums[number] = crc32(part, sums[number])
        results.append([f"{item & 0xFFFF:04x}" for item in sums])
    return results


def describe_letters() -> str:
    """Describe how letters look here: pictures can be compared only where they look the same."""
    from PySide6.QtGui import QColor, QImage, QPainter
    from PySide6.QtWidgets import QApplication

    image = QImage(640, 128, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    font = QApplication.font()
    for number, (pixels, bold, italic) in enumerate(
        ((13, False, False), (19, True, False), (17, False, True))
    ):
        font.setPixelSize(pixels)
        font.setBold(bold)
        font.setItalic(italic)
        painter.setFont(font)
        painter.drawText(4, 24 + 30 * number, "Zażółć gęślą jaźń · Vypätá ďateľ · Größe × 2 → 1")
    painter.end()
    return f"{crc32(json.dumps(digest_squares(image)).encode()):08x}"


def show_places(program: Program) -> Iterator[tuple[str, Photograph]]:
    """Yield each place: its name, and a function that takes its picture until the next one."""
    from tests.ui.layout.scenes import open_scenes

    for name, window in open_scenes(program, menus=False):
        if name in FROM_SCENES:
            yield name, partial(_grab, window)
    yield from _hold_tile(program)


def _grab(window: QWidget) -> QImage:
    return window.grab().toImage()


def _wait_until_settled(picture: Photograph) -> QImage:
    """Wait until nothing changes in the picture: drawings are made sharp bit by bit."""
    from PySide6.QtTest import QTest

    before, current = None, picture()
    while current != before:
        QTest.qWait(60)
        before, current = current, picture()
    return current


def _hold_tile(program: Program) -> Iterator[tuple[str, Photograph]]:
    """Hold a tile of the hand over the landscape, with all notes about it."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtGui import QCursor
    from PySide6.QtTest import QTest

    from tests.ui.conftest import process_events, start_game
    from tests.ui.layout.scenes import play
    from tests.ui.table.conftest import move_pointer
    from twoheirs_qt.games.two_heirs.rules import Build
    from twoheirs_qt.games.two_heirs.things.heirs import HandTile
    from twoheirs_qt.games.two_heirs.things.land import LandCell

    start_game(program, seed=4, score_roads=True, names=("Ada", "Casimir"))
    play(program, 70)
    session, view = program.session, program.window.page.table
    while not any(isinstance(action, Build) for action in session.options.legal_actions):
        play(program, 1)
    build = next(action for action in session.options.legal_actions if isinstance(action, Build))
    left_button, no_modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    tile = HandTile(session.state.active, build.tile).find_rect(view.table_scene).center().toPoint()
    QTest.mouseClick(view.viewport(), left_button, no_modifier, tile)
    point = LandCell(build.at).find_rect(view.table_scene).center().toPoint()
    move_pointer(view.viewport(), point + QPoint(1, 1))
    move_pointer(view.viewport(), point)
    process_events()
    yield "holding", partial(_grab, program.window)
    view.controller.cancel()
    QCursor.setPos(*NOWHERE)
    process_events()


def photograph(application: QApplication, home: Path, folder: Path, themes: list[str]) -> None:
    """Take all pictures in these themes."""
    from PySide6.QtGui import QCursor

    from tests.timeouts import TIMEOUT_S
    from tests.ui.conftest import close, make_folders, process_events
    from tests.ui.heir_program import build
    from twoheirs_qt.tabletop.window.disk_work import DiskWork
    from twoheirs_qt.tabletop.window.settings import Settings

    folders = make_folders(home)
    settings = Settings(folders.settings)
    settings.motion_factor, settings.theme = 0.0, themes[0]
    settings.sync()
    application.setCursorFlashTime(0)
    QCursor.setPos(*NOWHERE)
    DiskWork.blocking_s = TIMEOUT_S
    program = build(application, folders, "en")
    # An hour a game: how often the clock is looked at depends on how fast the machine is.
    first_start: list[None] = []
    program.session.opened.connect(lambda: first_start.append(None))
    program.session._now = lambda: WHEN + timedelta(hours=len(first_start))
    program.window.resize(1280, 720)
    program.window.show()
    program.games.begin(None)
    process_events()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "letters.txt").write_text(describe_letters())
    for name, picture in show_places(program):
        program.store.flush()  # the window says whether all is saved
        for theme in themes:
            program.settings.theme = theme
            process_events()
            _wait_until_settled(picture).save(str(folder / f"{name.replace('/', '-')}-{theme}.png"))
        program.settings.theme = themes[0]
    close(program)


def main() -> None:
    """Photograph all places at the scale of the environment, and end the process."""
    # What is left to chance is always the same, before anybody asks for it by name.
    setattr(random, "SystemRandom", lambda: random.Random(1))  # noqa: B010
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        from tests.ui.layout.walk import describe_screen

        file = Path(name) / "screen.json"
        file.write_text(
            json.dumps(describe_screen(1280, 720, float(os.environ.get("QT_SCALE_FACTOR", "1"))))
        )
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
        from PySide6.QtWidgets import QApplication

        photograph(QApplication(["twoheirs-qt"]), Path(name), Path(sys.argv[1]), sys.argv[2:])
    sys.stderr.flush()
    os._exit(0)  # the pictures are what counts, not how an interpreter comes to its end


if __name__ == "__main__":
    main()
