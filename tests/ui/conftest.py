"""The artwork, the language, and the whole program in a window with the folders of one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QResource
from PySide6.QtWidgets import QApplication, QDialog

from tests.play import NO_CAMPS, play_on
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import RECOMMENDED_SETS, Action, EndTurn, Heir, TileSet
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.saves.save import TakeBackRule
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.window.window import MainWindow

if TYPE_CHECKING:
    from tests.ui.heir_program import Program
    from twoheirs_qt.app import Folders
    from twoheirs_qt.program import Program as AnyProgram

Start: TypeAlias = "Callable[..., Program]"


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> Art:
    """The compiled artwork."""
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    return Art()


@pytest.fixture(autouse=True)
def synchronous_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let disk work and searches finish before the call returns, even on a busy machine.

    The tests of `DiskWork` and `ShelfSearch` cover slow disks.
    """
    from twoheirs_qt.tabletop.shelf.reader import ShelfSearch
    from twoheirs_qt.tabletop.window.disk_work import DiskWork

    monkeypatch.setattr(DiskWork, "blocking_s", TIMEOUT_S)
    monkeypatch.setattr(ShelfSearch, "blocking_s", TIMEOUT_S)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The choice of language: English at first, and again when the test is over."""
    before = QLocale()
    results = Languages(qapp)
    results.choose("en")
    yield results
    results.choose("en")
    QLocale.setDefault(before)
    QCoreApplication.processEvents()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """The folders of the program in this test."""
    return make_folders(tmp_path / "home")


def make_folders(home: Path) -> Folders:
    """Folders of a program, all inside `home`."""
    from twoheirs_qt.app import Folders

    return Folders(
        settings=home / "settings.ini",
        games=home / "games",
        catalogue=home / "catalogue.json",
        log=home / "twoheirs-qt.log",
    )


@pytest.fixture
def start(
    qapp: QApplication, folders: Folders, art: Art, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    """Start the program as its own `main` does, and continue the last game.

    With `at_home` it stays at the start page. All started programs are closed at the end. They
    share their pictures, which are drawn once for all tests.
    """
    from tests.ui.heir_program import build
    from twoheirs_qt.tabletop.drawing.fonts import set_text_size

    running: list[Program] = []
    monkeypatch.setattr("twoheirs_qt.games.two_heirs.window.window.Art", lambda: art)

    def start_program(
        language: str = "en", file: Path | None = None, *, at_home: bool = False
    ) -> Program:
        program = build(qapp, folders, language)
        running.append(program)
        program.settings.motion_factor = 0.0
        program.games.begin(file)
        program.window.show()
        QCoreApplication.processEvents()
        if program.session.is_open and not at_home:
            program.game_pages.home.leave()
        return program

    yield start_program
    for program in running:
        close(program)
    set_text_size(qapp, 100)
    qapp.setStyleSheet("")


@pytest.fixture
def program(start: Start) -> Program:
    """The program just started, in English, with no game yet."""
    return start()


def close(program: AnyProgram) -> None:
    """Close a program, after it has saved everything; calling it again does nothing."""
    if not shiboken6.isValid(program.window):
        return
    program.computers.close()
    program.store.flush()
    program.store.write_queue.abandon()
    program.settings.sync(TIMEOUT_S)
    program.window.about_to_close.disconnect()
    program.window.close()
    program.settings.sync(TIMEOUT_S)  # the place of the window, too
    program.window.deleteLater()
    program.deleteLater()
    program.languages.choose("en")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def start_game(
    program: Program,
    *,
    seed: int = 7,
    sets: tuple[TileSet, ...] = RECOMMENDED_SETS,
    names: tuple[str, str] = ("", ""),
    first: Heir | None = None,
    score_roads: bool = False,
    take_back: TakeBackRule = TakeBackRule.FREE,
) -> None:
    """Begin a new game with these choices, as the page for it would."""
    choices = NewGameChoices(
        sets=sets, names=names, first=first, score_roads=score_roads, take_back=take_back.value
    )
    program.games.start_new(choices, seed)
    process_events()


def play_to_the_end(program: Program, seed: int = 4) -> None:
    """Play the game that is open until it is over; the same seed gives the same game."""
    path = play_on(program.session.state, Random(seed), NO_CAMPS)
    play_at_once(program.session, [action for _, action in path])


def play_at_once(session: GameSession, actions: Sequence[Action]) -> None:
    """Do actions, all but those of the last turn as one change: a window follows each change."""
    ends = [number for number, action in enumerate(actions[:-1], 1) if isinstance(action, EndTurn)]
    last_turn = ends[-1] if ends else 0
    maker, commands = session._command_maker, list[ActionCommand]()
    for action in actions[:last_turn]:
        moment = commands[-1].after if commands else session._moment
        commands.append(maker.apply(moment, action))
    if commands:
        session._history.push_all(commands)
    for action in actions[last_turn:]:
        assert session.play(action)


def process_events() -> None:
    """Process all pending events."""
    QCoreApplication.processEvents()


def find_dialog() -> QDialog:
    """The dialog that is open over the window, or is shown as its page."""
    process_events()
    result = QApplication.activeModalWidget()
    if result is None:
        windows = (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        result = next(w.pages.currentWidget() for w in windows if w.isVisible())
    assert isinstance(result, QDialog), "no dialog is open"
    return result
