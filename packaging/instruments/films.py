"""Take films of the program offscreen, frame by frame, on contact sheets.

    python3 packaging/dev.py film [FOLDER] [--films start motion end] [--size 1280x720]
                                  [--text 150] [--theme candlelight] [--language pl]

- `start`: the start page, a new game, and how it opens
- `motion`: each animation: a tile taken, built, expanded, destroyed, a Camp broken, a road joined,
  the change of turn
- `game`: a whole duel, a frame in the middle of each action's motion
- `end`: the counting of points, and the end of the game
- `henry`: the end of a game against Henry

Time, in milliseconds below each frame, passes only from frame to frame: a film with the same
arguments is always the same.
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

from devtools.screen import set_up_offscreen

from instruments.screenshots import choose_action

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from twoheirs_qt.games.two_heirs import rules
    from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow

FILMS: Final = ("start", "motion", "game", "end", "henry")
SEED: Final = 14
MOTION_SEED: Final = 4
"""Of a game in which every animation occurs."""
COLUMNS, ROWS = 3, 4
"""Of a sheet."""
FRAME_WIDTH_PX: Final = 640
_SETTLE_S: Final = 1.5
_MAX_FILM_MS: Final = 20_000
_PROCESS_VARIABLE: Final = "TWOHEIRS_FILMS"
_now_ms: float = 0.0
_CAPTION_HEIGHT_PX: Final = 22


def _take_in_own_process(arguments: argparse.Namespace) -> int:
    """Take the films in a process with a screen of the size and folders of its own."""
    width, height = map(int, arguments.size.split("x"))
    with set_up_offscreen(width, height) as environment:
        command = [sys.executable, "-m", "instruments.films", *sys.argv[1:]]
        return subprocess.run(
            command, env={**environment, _PROCESS_VARIABLE: "yes"}, check=False
        ).returncode


class Camera:
    """Takes frames of a window and controls its clock."""

    def __init__(self, window: QWidget, tick: Callable[[], object]) -> None:
        self._window, self._tick = window, tick
        self.frames: list[tuple[QImage, str]] = []

    def settle(self, seconds: float = _SETTLE_S) -> None:
        """Process events for so long of real time: pictures are painted step by step."""
        from PySide6.QtWidgets import QApplication

        until = monotonic() + seconds
        while monotonic() < until:
            QApplication.processEvents()

    def take_frame(self, caption: str) -> None:
        """Take a frame."""
        self.settle(0.02)
        self.frames.append((self._window.grab().toImage(), caption))

    def pass_time(self, milliseconds: float) -> None:
        """Let this time pass, in frames of 16 ms."""
        global _now_ms
        end = _now_ms + milliseconds
        while end > _now_ms:
            _now_ms = min(_now_ms + 16, end)
            self._tick()

    def film(self, caption: str, step: float, is_moving: Callable[[], bool]) -> None:
        """Take a frame every `step` milliseconds until nothing moves."""
        for number in range(int(_MAX_FILM_MS / step)):
            self.take_frame(f"{caption}, {round(number * step)}")
            if not is_moving():
                return
            self.pass_time(step)

    def develop(self, folder: Path, name: str, *, is_whole: bool) -> None:
        """Write all frames on sheets and drop them; `is_whole`: also write each by itself."""
        per_sheet = COLUMNS * ROWS
        if is_whole:
            for number, (image, _) in enumerate(self.frames):
                image.save(str(folder / f"{name}-{number:03}.png"))
        for first in range(0, len(self.frames), per_sheet):
            file = folder / f"{name}-{first // per_sheet + 1:02}.png"
            if not _make_sheet(self.frames[first : first + per_sheet]).save(str(file)):
                raise OSError(f"{file} cannot be written")
            print(file)
        self.frames.clear()


def _make_sheet(frames: list[tuple[QImage, str]]) -> QImage:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QFont, QImage, QPainter

    image = frames[0][0]
    height = round(FRAME_WIDTH_PX * image.height() / image.width()) + _CAPTION_HEIGHT_PX
    rows = -(-len(frames) // COLUMNS)
    sheet = QImage(COLUMNS * FRAME_WIDTH_PX, rows * height, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    font = QFont()
    font.setPixelSize(15)
    painter.setFont(font)
    for number, (frame, caption) in enumerate(frames):
        x, y = number % COLUMNS * FRAME_WIDTH_PX, number // COLUMNS * height
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(x, y, frame.scaledToWidth(FRAME_WIDTH_PX - 4, smooth))
        painter.drawText(x + 6, y + height - 6, caption)
    painter.end()
    return sheet


def _film(arguments: argparse.Namespace) -> int:
    """Take the films in this process."""
    from PySide6.QtWidgets import QApplication

    from twoheirs_qt import app
    from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow
    from twoheirs_qt.tabletop.drawing.theme import ThemeName
    from twoheirs_qt.tabletop.scene.animator import Clock
    from twoheirs_qt.tabletop.window.settings import Settings, TurnPace

    application = QApplication(["twoheirs-qt"])
    folders = app.Folders.of_system()
    settings = Settings(folders.settings)
    settings.motion_factor, settings.turn_pace = 1.0, TurnPace.OFF
    settings.theme, settings.text_size = ThemeName(arguments.theme), arguments.text
    settings.sync()
    setattr(Clock, "read_time", lambda _: _now_ms)  # noqa: B010
    setattr(Clock, "run", lambda *_: None)  # noqa: B010
    program = app.build(application, folders, arguments.language)
    window = program.window
    window.resize(*map(int, arguments.size.split("x")))
    window.show()
    program.games.begin(None)
    heirs = program.shown
    assert isinstance(heirs, TwoHeirsWindow)
    table = heirs.page.table.table_scene
    camera = Camera(window, table.animator._clock.tick.emit)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    scenes = _Scenes(heirs, camera)
    takes = {
        "start": scenes.film_start,
        "motion": scenes.film_motion,
        "game": scenes.film_game,
        "end": scenes.film_end,
        "henry": scenes.film_henry,
    }
    for name in arguments.films:
        takes[name]()
        parts = (name, arguments.size, arguments.theme, arguments.language, str(arguments.text))
        camera.develop(arguments.folder, "-".join(parts), is_whole=arguments.whole)
    window.close()
    return 0


class _Scenes:
    """Plays the scene of each film."""

    def __init__(self, heirs: TwoHeirsWindow, camera: Camera) -> None:
        self._heirs, self._camera = heirs, camera
        self._animator = heirs.page.table.table_scene.animator
        self._dice = Random(SEED)

    def _is_moving(self) -> bool:
        animator = self._animator
        return bool(animator._flights or any(task.is_motion for task in animator._tasks.values()))

    def _begin(self, options: rules.NewGame) -> None:
        from twoheirs_qt.tabletop.saves.save import GameSettings

        self._dice = Random(options.seed)
        names = "Ada", "" if options.level else "Casimir"
        self._heirs.session.new(options, GameSettings(names=names))
        self._camera.settle()
        self._finish_motion()

    def _finish_motion(self) -> None:
        self._camera.pass_time(3000)
        self._animator.finish()

    def _click(self, widget: QWidget, point: QPoint | None = None) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        point = widget.rect().center() if point is None else point
        QTest.mouseMove(widget, point + QPoint(1, 1))
        QTest.mouseMove(widget, point)
        left_button, no_modifier = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, left_button, no_modifier, point)
        self._camera.settle(0.3)

    def film_start(self) -> None:
        """Start the first game by mouse."""
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog

        camera, heirs = self._camera, self._heirs
        home = heirs.game_pages.home.page
        camera.settle()
        camera.take_frame("start page")
        self._click(home.opponents["duel"])
        camera.settle()
        dialog = next(w for w in QApplication.allWidgets() if isinstance(w, NewGameDialog))
        camera.take_frame("new game")
        for opponent in ("henry", "computer", "duel"):
            self._click(dialog.opponents[opponent])
            camera.take_frame(f"against {opponent}")
        for number, card in enumerate(dialog.cards.values()):
            QTest.mouseMove(
                card, card.find_tile_rects()[number % len(card.tiles)].center().toPoint()
            )
            camera.settle(0.6)
            camera.take_frame(f"a tile of {card.tile_set.value}")
        self._click(dialog.more)
        camera.settle()
        camera.take_frame("more")
        dialog.extra.seed.setText(str(SEED))
        self._click(dialog.start)
        camera.film("opening", 125, self._is_moving)
        camera.take_frame("the table")
        heirs.game_pages.home.show()
        camera.settle()
        camera.take_frame("start page, with a game")

    def film_motion(self) -> None:
        """Play a random game and film the first of each animation."""
        from twoheirs_qt.games.two_heirs import rules

        war = (rules.TileSet.LAND_INDUSTRY, rules.TileSet.TRAVEL, rules.TileSet.WAR)
        self._begin(rules.NewGame(seed=MOTION_SEED, sets=war, score_roads=True))
        session, trace = self._heirs.session, self._heirs.page.table.effects.trace
        filmed_events: set[str] = set()
        while not session.is_over:
            legal = rules.list_legal_actions(session.state)
            new = (action for action in legal if type(action).__name__ not in filmed_events)
            action = next(new, None) or choose_action(session.state, self._dice)
            name = type(action).__name__
            session.play(action)
            road = trace.isVisible() and "road" not in filmed_events
            if road or name not in filmed_events:
                filmed_events |= {name, "road"} if road else {name}
                self._camera.film(f"{name}{', a road joined' if road else ''}", 64, self._is_moving)
            self._finish_motion()

    def film_game(self) -> None:
        """Play a duel, with a frame in the middle of each action's animation."""
        from twoheirs_qt.games.two_heirs import rules

        self._begin(rules.NewGame(seed=SEED, score_roads=True))
        session = self._heirs.session
        while not session.is_over:
            action = choose_action(session.state, self._dice)
            session.play(action)
            self._camera.pass_time(130)
            self._camera.take_frame(f"turn {session.turn}: {type(action).__name__}")
            self._finish_motion()
        self._heirs.page.table.table_scene.step_player.skip()
        self._camera.take_frame("its end")

    def film_end(self) -> None:
        """Film the end of a duel."""
        from twoheirs_qt.games.two_heirs import rules

        self._begin(rules.NewGame(seed=SEED, score_roads=True))
        self._finish()

    def film_henry(self) -> None:
        """Film the end of a game against Henry."""
        from twoheirs_qt.games.two_heirs import rules

        self._begin(rules.NewGame(seed=SEED, level=2))
        self._finish()

    def _finish(self) -> None:
        session, page = self._heirs.session, self._heirs.page
        while not session.is_over:
            session.play(choose_action(session.state, self._dice))
        self._camera.film("counting", 430, lambda: page.count_display.is_counting)
        self._camera.settle()
        self._camera.take_frame("its close")


def main() -> int:
    """Take the films that the arguments name."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/films"))
    parser.add_argument("--films", nargs="+", choices=FILMS, default=FILMS)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--theme", default="daylight")
    parser.add_argument("--language", default="en")
    parser.add_argument("--whole", action="store_true", help="also write each frame by itself")
    arguments = parser.parse_args()
    return _film(arguments) if _PROCESS_VARIABLE in os.environ else _take_in_own_process(arguments)


if __name__ == "__main__":
    sys.exit(main())
