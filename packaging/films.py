"""Takes films of the program by itself, on no screen, laid out on contact sheets to be looked at.

    python packaging/films.py [FOLDER] [--films start motion end] [--size 1280x720] [--text 150]
                              [--theme candlelight] [--language pl]

- `start`: the start page, a new game, and how it opens
- `motion`: one of each thing that moves, frame by frame: a tile taken, built, expanded, destroyed,
  a Camp broken, a road joined, the change of turn
- `game`: a whole duel, a frame in the middle of each action's motion
- `end`: how its points are counted, and its close
- `henry`: the end of a game against Henry

Time passes only from frame to frame; each is told below it, in milliseconds. So whatever the
machine is busy with, a film of the same words is the same again.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from devtools.screen import offscreen
from screenshots import choose

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from twoheirs_qt import rules
    from twoheirs_qt.program import Program

FILMS: Final = ("start", "motion", "game", "end", "henry")
SEED: Final = 14
OF_ALL: Final = 4
"""The seed of a game in which everything that can move does."""
COLUMNS, ROWS = 3, 4
"""Of a sheet; more frames go on in the next one."""
WIDE: Final = 640
"""Pixels of a frame on a sheet."""
_SETTLE: Final = 1.5
_LONGEST: Final = 20_000
_INSIDE: Final = "TWOHEIRS_FILMS"
_TIME: float = 0.0
_CAPTION: Final = 22


def _take_in_own_process(arguments: argparse.Namespace) -> int:
    """Take the films in a process whose screen has the size, with folders of its own."""
    width, height = map(int, arguments.size.split("x"))
    with offscreen(width, height) as environment:
        command = [sys.executable, *sys.argv]
        return subprocess.run(command, env={**environment, _INSIDE: "yes"}, check=False).returncode


class Camera:
    """Photographs a window, and lets its time pass."""

    def __init__(self, window: QWidget, tick: Callable[[], object]) -> None:
        self._window, self._tick = window, tick
        self.frames: list[tuple[QImage, str]] = []

    def settle(self, seconds: float = _SETTLE) -> None:
        """Let everything be done that goes by real time: pictures are painted bit by bit."""
        from PySide6.QtWidgets import QApplication

        until = monotonic() + seconds
        while monotonic() < until:
            QApplication.processEvents()

    def frame(self, words: str) -> None:
        """Take one frame, as it is now."""
        self.settle(0.02)
        self.frames.append((self._window.grab().toImage(), words))

    def pass_time(self, milliseconds: float) -> None:
        """Let this time pass, a frame of the screen after the other."""
        global _TIME
        end = _TIME + milliseconds
        while end > _TIME:
            _TIME = min(_TIME + 16, end)
            self._tick()

    def film(self, words: str, step: float, moving: Callable[[], bool]) -> None:
        """Take a frame every `step` milliseconds, up to the first in which nothing moves."""
        for number in range(int(_LONGEST / step)):
            self.frame(f"{words}, {round(number * step)}")
            if not moving():
                return
            self.pass_time(step)

    def develop(self, folder: Path, name: str, *, whole: bool) -> None:
        """Lay all frames on sheets, and begin with none; `whole`: keep each by itself, too."""
        per_sheet = COLUMNS * ROWS
        if whole:
            for number, (image, _) in enumerate(self.frames):
                image.save(str(folder / f"{name}-{number:03}.png"))
        for first in range(0, len(self.frames), per_sheet):
            file = folder / f"{name}-{first // per_sheet + 1:02}.png"
            if not _sheet(self.frames[first : first + per_sheet]).save(str(file)):
                raise OSError(f"{file} cannot be written")
            print(file)
        self.frames.clear()


def _sheet(frames: list[tuple[QImage, str]]) -> QImage:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QFont, QImage, QPainter

    image = frames[0][0]
    high = round(WIDE * image.height() / image.width()) + _CAPTION
    rows = -(-len(frames) // COLUMNS)
    sheet = QImage(COLUMNS * WIDE, rows * high, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    font = QFont()
    font.setPixelSize(15)
    painter.setFont(font)
    for number, (frame, words) in enumerate(frames):
        x, y = number % COLUMNS * WIDE, number // COLUMNS * high
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(x, y, frame.scaledToWidth(WIDE - 4, smooth))
        painter.drawText(x + 6, y + high - 6, words)
    painter.end()
    return sheet


def _film(arguments: argparse.Namespace) -> int:
    """Take the films in this process."""
    from PySide6.QtWidgets import QApplication

    from twoheirs_qt import app
    from twoheirs_qt.ui.settings import HenryPace, Settings
    from twoheirs_qt.ui.table.animator import Clock
    from twoheirs_qt.ui.theme import ThemeName

    application = QApplication(["twoheirs-qt"])
    folders = app.Folders.of_system()
    settings = Settings(folders.settings)
    settings.motion, settings.henry_pace = 1.0, HenryPace.OFF
    settings.theme, settings.text_size = ThemeName(arguments.theme), arguments.text
    settings.sync()
    setattr(Clock, "now", lambda _: _TIME)  # noqa: B010
    setattr(Clock, "run", lambda *_: None)  # noqa: B010
    program = app.build(application, folders, arguments.language)
    window = program.window
    window.resize(*map(int, arguments.size.split("x")))
    window.show()
    program.games.begin(None)
    table = window.page.table.table
    camera = Camera(window, table.animator._clock.tick.emit)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    shot = _Shots(program, camera)
    takes = {
        "start": shot.start,
        "motion": shot.motion,
        "game": shot.game,
        "end": shot.end,
        "henry": shot.henry,
    }
    for name in arguments.films:
        takes[name]()
        parts = (name, arguments.size, arguments.theme, arguments.language, str(arguments.text))
        camera.develop(arguments.folder, "-".join(parts), whole=arguments.whole)
    window.close()
    return 0


class _Shots:
    """What is played for each film."""

    def __init__(self, program: Program, camera: Camera) -> None:
        self._program, self._camera = program, camera
        self._animator = program.window.page.table.table.animator
        self._dice = Random(SEED)

    def _moves(self) -> bool:
        animator = self._animator
        return bool(animator._flights or any(each.motion for each in animator._tasks.values()))

    def _begin(self, options: rules.NewGame) -> None:
        from twoheirs_qt.files.save import GameSettings

        self._dice = Random(options.seed)
        names = "Ada", "" if options.level else "Casimir"
        self._program.session.new(options, GameSettings(names=names))
        self._camera.settle()
        self._rest()

    def _rest(self) -> None:
        self._camera.pass_time(3000)
        self._animator.finish()

    def _click(self, widget: QWidget, where: QPoint | None = None) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        place = widget.rect().center() if where is None else where
        QTest.mouseMove(widget, place + QPoint(1, 1))
        QTest.mouseMove(widget, place)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, left, none, place)
        self._camera.settle(0.3)

    def start(self) -> None:
        """By mouse, as a player comes to the first game."""
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        from twoheirs_qt.ui.dialogs.new_game import NewGameDialog

        camera, program = self._camera, self._program
        home = program.game_pages.home.page
        camera.settle()
        camera.frame("start page")
        self._click(home.opponents["duel"])
        camera.settle()
        page = next(w for w in QApplication.allWidgets() if isinstance(w, NewGameDialog))
        camera.frame("new game")
        for word in ("henry", "computer", "duel"):
            self._click(page.opponents[word])
            camera.frame(f"against {word}")
        for number, card in enumerate(page.cards.values()):
            QTest.mouseMove(card, card.places()[number % len(card.tiles)].center().toPoint())
            camera.settle(0.6)
            camera.frame(f"a tile of {card.tile_set.value}")
        self._click(page.more)
        camera.settle()
        camera.frame("more")
        page.extra.seed.setText(str(SEED))
        self._click(page.start)
        camera.film("opening", 125, self._moves)
        camera.frame("the table")
        program.window.menus.home.trigger()
        camera.settle()
        camera.frame("start page, with a game")

    def motion(self) -> None:
        """The first of each thing that moves, in a game played by chance."""
        from twoheirs_qt import rules

        war = (rules.TileSet.LAND_INDUSTRY, rules.TileSet.TRAVEL, rules.TileSet.WAR)
        self._begin(rules.NewGame(seed=OF_ALL, sets=war, score_roads=True))
        session, trace = self._program.session, self._program.window.page.table.effects.trace
        seen: set[str] = set()
        while not session.is_over:
            legal = rules.legal_actions(session.state)
            others = (each for each in legal if type(each).__name__ not in seen)
            action = next(others, None) or choose(session.state, self._dice)
            name = type(action).__name__
            session.play(action)
            road = trace.isVisible() and "road" not in seen
            if road or name not in seen:
                seen |= {name, "road"} if road else {name}
                self._camera.film(f"{name}{', a road joined' if road else ''}", 64, self._moves)
            self._rest()

    def game(self) -> None:
        """A whole duel: each action in the middle of what moves by it."""
        from twoheirs_qt import rules

        self._begin(rules.NewGame(seed=SEED, score_roads=True))
        session = self._program.session
        while not session.is_over:
            action = choose(session.state, self._dice)
            session.play(action)
            self._camera.pass_time(130)
            self._camera.frame(f"turn {session.turn}: {type(action).__name__}")
            self._rest()
        self._program.window.page.table.table.show.skip()
        self._camera.frame("its end")

    def end(self) -> None:
        """The last turn of a duel, and what follows."""
        from twoheirs_qt import rules

        self._begin(rules.NewGame(seed=SEED, score_roads=True))
        self._finish()

    def henry(self) -> None:
        """The same against Henry."""
        from twoheirs_qt import rules

        self._begin(rules.NewGame(seed=SEED, level=2))
        self._finish()

    def _finish(self) -> None:
        session, page = self._program.session, self._program.window.page
        while not session.is_over:
            session.play(choose(session.state, self._dice))
        self._camera.film("counting", 430, lambda: page.counting.is_shown)
        self._camera.settle()
        self._camera.frame("its close")


def main() -> int:
    """Take the films that the words ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/films"))
    parser.add_argument("--films", nargs="+", choices=FILMS, default=FILMS)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--theme", default="daylight")
    parser.add_argument("--language", default="en")
    parser.add_argument("--whole", action="store_true", help="keep each frame by itself, too")
    arguments = parser.parse_args()
    return _film(arguments) if _INSIDE in os.environ else _take_in_own_process(arguments)


if __name__ == "__main__":
    sys.exit(main())
