"""Takes pictures of the program by itself, on no screen: the start, a game's course and its end.

    python packaging/screenshots.py [FOLDER] [--language LANGUAGE] [--readme]

Every picture shows the same game (seed SEED) at each size of SIZES, played by heirs who build what
they can. `--readme` puts the one of README in its place, too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from devtools.screen import offscreen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from twoheirs_qt import rules

SEED = 14
# Name -> width and height of the screen in its own pixels, and how much larger all is drawn.
SIZES = {"1280x720": (1280, 720, 1.0), "1920x1080-150": (1920, 1080, 1.5)}
# Name of a picture -> how many turns have ended by then.
MOMENTS = {"start": 0, "middle": 14, "last-round": 20}
SHOWN = {
    "middle": "table",
    "candlelight": "candlelight",
    "rule-book": "rule-book",
    "end": "end",
}
"""Pictures for README and what stores show: by name, what each is called there."""
SHOWN_SIZE = "1280x720"
PICTURES = Path(__file__).resolve().parent.parent / "resources" / "desktop"
SETTLE = 1.5
SETTINGS = "TWOHEIRS_SCREENSHOT"


def take_all(folder: Path, language: str, sizes: Iterable[str] = tuple(SIZES)) -> None:
    """Take every picture at these sizes: each size needs a program of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in sizes:
        width, height, scale = SIZES[name]
        with offscreen(width, height) as environment:
            environment["QT_SCALE_FACTOR"] = str(scale)
            environment[SETTINGS] = (
                f"{name} {round(width / scale)} {round(height / scale)} {language}"
            )
            command = [sys.executable, __file__, str(folder)]
            subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=True)


def take(folder: Path, size: str, width: int, height: int, language: str) -> None:
    """Take every picture at one size; `width` and `height` are in the program's own points."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from twoheirs_qt import app, rules
    from twoheirs_qt.files.savegame import GameSettings
    from twoheirs_qt.ui.theme import ThemeName

    application = QApplication(["twoheirs-qt"])
    program = app.build(application, app.Folders.of_system(), language)
    window, session = program.window, program.session

    def picture(name: str, of: QWidget = window) -> None:
        until = monotonic() + SETTLE  # animations run by the clock
        while monotonic() < until:
            application.processEvents()
        file = folder / f"{name}-{size}.png"
        if not of.grab().save(str(file)):
            raise OSError(f"{file} cannot be written")
        print(file)

    def others() -> None:
        program.settings.theme = ThemeName.CANDLELIGHT
        picture("candlelight")
        program.settings.theme = ThemeName.DAYLIGHT
        program.beside.open_book("roads/crossroads")
        book = program.beside.book
        assert book is not None
        book.resize(width, height)
        picture("rule-book", book)
        book.close()

    window.resize(width, height)
    program.games.begin(None)
    window.show()
    picture("home")
    session.new(rules.NewGame(seed=SEED), GameSettings(names=("Ada", "Casimir")))
    dice = Random(SEED)
    moments = dict(MOMENTS)
    while not session.is_over:
        for name, turns in list(moments.items()):
            if session.turn > turns and (turns or not session.stack.count()):
                del moments[name]
                picture(name)
                if name == "middle":
                    others()
        session.play(choose(session.state, dice))
    QTest.keyClick(window.page.table, Qt.Key.Key_Escape)  # past the counting of points
    picture("end")
    window.close()


def choose(state: rules.State, dice: Random) -> rules.Action:
    """What an heir does who would rather build than anything else."""
    from twoheirs_qt import rules

    actions = list(rules.legal_actions(state))
    eager = (rules.Destroy, rules.Build, rules.Take)
    for kind in eager:
        if found := [action for action in actions if isinstance(action, kind)]:
            return dice.choice(found)
    ends = [action for action in actions if isinstance(action, rules.EndTurn)]
    walks = [action for action in actions if isinstance(action, (rules.Move, rules.Deploy))]
    if walks and (not ends or dice.random() < 0.6):
        return dice.choice(walks)
    return dice.choice(ends or actions)


def main() -> int:
    """Take the pictures of one size if the environment says which, else of all."""
    if SETTINGS in os.environ:
        size, width, height, language = os.environ[SETTINGS].split(" ")
        take(Path(sys.argv[1]), size, int(width), int(height), language)
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--language", default="en")
    parser.add_argument(
        "--readme", action="store_true", help="also renew the pictures of README and stores"
    )
    arguments = parser.parse_args()
    take_all(arguments.folder, arguments.language)
    if arguments.readme:
        PICTURES.mkdir(exist_ok=True)
        for name, shown in SHOWN.items():
            shutil.copy(arguments.folder / f"{name}-{SHOWN_SIZE}.png", PICTURES / f"{shown}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
