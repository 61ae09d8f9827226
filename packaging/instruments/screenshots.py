"""Take screenshots of the program offscreen: start page, a game and its end.

    python3 packaging/dev.py screenshot [FOLDER] [--language LANGUAGE] [--readme]

All show the same game (seed SEED) at each size of SIZES, with as many buildings as possible.
`--readme` also renews the pictures of README and stores.
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

from devtools.screen import set_up_offscreen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from twoheirs_qt.games.two_heirs import rules

SEED = 14
# Width and height of the screen in device pixels, and the scale factor.
SIZES = {"1280x720": (1280, 720, 1.0), "1920x1080-150": (1920, 1080, 1.5)}
# Number of turns that have ended, by name of the picture.
TURNS = {"start": 0, "middle": 14, "last-round": 20}
PUBLISHED = {
    "middle": "table",
    "candlelight": "candlelight",
    "rule-book": "rule-book",
    "end": "end",
}
"""Pictures of README, website and stores: their names there, by name."""
PUBLISHED_SIZE = "1280x720"
PACKAGING = Path(__file__).resolve().parents[1]
PICTURES = PACKAGING.parent / "resources" / "desktop"
SETTLE_S = 1.5
SETTINGS_VARIABLE = "TWOHEIRS_SCREENSHOT"


def take_all(folder: Path, language: str, sizes: Iterable[str] = tuple(SIZES)) -> None:
    """Take every picture at these sizes, in a process for each size."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in sizes:
        width, height, scale = SIZES[name]
        with set_up_offscreen(width, height) as environment:
            environment["QT_SCALE_FACTOR"] = str(scale)
            environment[SETTINGS_VARIABLE] = (
                f"{name} {round(width / scale)} {round(height / scale)} {language}"
            )
            command = [sys.executable, "-m", "instruments.screenshots", str(folder.absolute())]
            subprocess.run(
                command, cwd=PACKAGING, env=environment, stdin=subprocess.DEVNULL, check=True
            )


def take_size(folder: Path, size: str, width: int, height: int, language: str) -> None:
    """Take every picture at one size; `width` and `height` are in device-independent pixels."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from twoheirs_qt import app
    from twoheirs_qt.games.two_heirs import rules
    from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow
    from twoheirs_qt.tabletop.drawing.theme import ThemeName
    from twoheirs_qt.tabletop.saves.save import GameSettings

    application = QApplication(["twoheirs-qt"])
    program = app.build(application, app.Folders.of_system(), language)
    window, heirs = program.window, program.shown
    assert isinstance(heirs, TwoHeirsWindow)
    session = heirs.session

    def save(name: str, widget: QWidget = window) -> None:
        until = monotonic() + SETTLE_S  # for animations
        while monotonic() < until:
            application.processEvents()
        file = folder / f"{name}-{size}.png"
        if not widget.grab().save(str(file)):
            raise OSError(f"{file} cannot be written")
        print(file)

    def save_theme_and_book() -> None:
        program.settings.theme = ThemeName.CANDLELIGHT
        save("candlelight")
        program.settings.theme = ThemeName.DAYLIGHT
        heirs.side_windows.open_book("roads/crossroads")
        book = heirs.side_windows.book
        assert book is not None
        book.resize(width, height)
        save("rule-book", book)
        book.close()

    window.resize(width, height)
    program.games.begin(None)
    window.show()
    save("home")
    session.new(rules.NewGame(seed=SEED), GameSettings(names=("Ada", "Casimir")))
    dice = Random(SEED)
    turns_left = dict(TURNS)
    while not session.is_over:
        for name, turns in list(turns_left.items()):
            if session.turn > turns and (turns or not session.stack.count()):
                del turns_left[name]
                save(name)
                if name == "middle":
                    save_theme_and_book()
        session.play(choose_action(session.state, dice))
    QTest.keyClick(heirs.page.table, Qt.Key.Key_Escape)  # skips the counting of points
    save("end")
    window.close()


def choose_action(state: rules.State, dice: Random) -> rules.Action:
    """Choose a legal action, a building if possible."""
    from twoheirs_qt.games.two_heirs import rules

    actions = list(rules.list_legal_actions(state))
    preferred = (rules.Destroy, rules.Build, rules.Take)
    for kind in preferred:
        if choices := [action for action in actions if isinstance(action, kind)]:
            return dice.choice(choices)
    ends = [action for action in actions if isinstance(action, rules.EndTurn)]
    walks = [action for action in actions if isinstance(action, (rules.Move, rules.Deploy))]
    if walks and (not ends or dice.random() < 0.6):
        return dice.choice(walks)
    return dice.choice(ends or actions)


def main() -> int:
    """Take the pictures of the size that the environment names, else of all sizes."""
    if SETTINGS_VARIABLE in os.environ:
        size, width, height, language = os.environ[SETTINGS_VARIABLE].split(" ")
        take_size(Path(sys.argv[1]), size, int(width), int(height), language)
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
        for name, published in PUBLISHED.items():
            shutil.copy(
                arguments.folder / f"{name}-{PUBLISHED_SIZE}.png", PICTURES / f"{published}.png"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
