"""The window program put together: builds every part and hands each what it needs."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs
from PySide6.QtCore import QCoreApplication, QLocale, QResource, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__, data
from twoheirs_qt.files.catalogue import FILE_NAME, user_catalogue
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.results import ResultBook
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.store import GameStore
from twoheirs_qt.ui.application import Application
from twoheirs_qt.ui.accessible.factory import make_readable
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.crash import CrashReporter
from twoheirs_qt.ui.desk import Desk
from twoheirs_qt.ui.dialogs.question import Answer, Kind, Question
from twoheirs_qt.ui.first_language import ask_language
from twoheirs_qt.ui.games import Games
from twoheirs_qt.ui.henry_results import HenryResults
from twoheirs_qt.ui.language import LANGUAGES, PSEUDO, Languages, say, wants_to_choose
from twoheirs_qt.ui.logbook import Logbook
from twoheirs_qt.ui.one_window import OneWindow, Place
from twoheirs_qt.ui.pictures import program_icon
from twoheirs_qt.ui.rules_shelf import RulesShelf
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.share.sharing import Sharing
from twoheirs_qt.ui.taskbar import introduce
from twoheirs_qt.ui.tutor import Tutor
from twoheirs_qt.ui.wardrobe import Wardrobe
from twoheirs_qt.ui.window import MainWindow

NAME = "twoheirs-qt"


@dataclass(frozen=True, slots=True)
class Folders:
    """Where this player's things lie: settings, games and their own catalogue, what went wrong."""

    settings: Path
    games: Path
    catalogue: Path
    log: Path

    @property
    def results(self) -> Path:
        """How games against Henry ended."""
        return self.games.parent / "results.json"

    @property
    def shelf(self) -> Path:
        """What the shelf remembers of the games."""
        return self.games.parent / "shelf.json"

    @classmethod
    def of_system(cls) -> Folders:
        """The folders that this system means for such things."""
        found = PlatformDirs(NAME, appauthor=False)
        return cls(
            settings=found.user_config_path / "settings.ini",
            games=found.user_data_path / "games",
            catalogue=found.user_data_path / FILE_NAME,
            log=found.user_log_path / f"{NAME}.log",
        )


@dataclass(frozen=True, slots=True)
class Program:
    """All parts of the running program that somebody must hold on to."""

    application: QApplication
    settings: Settings
    wardrobe: Wardrobe
    languages: Languages
    model: GameModel
    store: GameStore
    session: GameSession
    window: MainWindow
    games: Games
    results: HenryResults
    shelf: RulesShelf
    tutor: Tutor
    desk: Desk


def main(argv: Sequence[str]) -> int:
    """Run the window program with these words (without the program's name); the exit status."""
    options, rest = _parser().parse_known_args(argv)
    introduce()
    application = Application([NAME, *rest])
    make_readable()
    folders = Folders.of_system()
    # Qt's loop is not Python's: without this, Ctrl+C in a terminal would wait for a click.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    one = OneWindow(folders.games)
    place = one.begin(options.file)
    if place is Place.HANDED_OVER:
        return 0
    if place is Place.NO_ANSWER:
        return _tell_no_answer(application, folders, options.language)
    one.listen()
    log = Logbook(folders.log)
    qInstallMessageHandler(log.qt_message)
    last_time = log.watch_for_the_worst()
    crash = CrashReporter(log)
    sys.excepthook = crash.report
    threading.excepthook = crash.report_of_thread
    try:
        program = build(application, folders, options.language)
    except Exception as error:
        crash.report_start(error)
        return 1
    program.store.tidy()
    crash.window = program.window
    crash.game = program.games.as_text
    one.asked.connect(program.games.come_forward)
    application.file_asked.connect(program.games.come_forward)
    if options.fullscreen:
        program.window.menus.full_screen.setChecked(True)
    program.window.show()

    def begin() -> None:
        if not options.language:
            ask_first_language(program, QLocale.system().uiLanguages())
        early = application.listen()
        program.games.begin(options.file or early)
        crash.tell_of_last_time(last_time)

    # The window is painted first; then comes what reads files.
    QTimer.singleShot(0, begin)
    status = application.exec()
    program.store.flush()
    qInstallMessageHandler(None)
    one.close()
    return status


def ask_first_language(program: Program, wanted: Sequence[str]) -> bool:
    """Ask for a language at the first start where the system's is one we almost speak.

    `wanted` are the system's languages, best first; returns whether there is a question.
    """
    if program.settings.language or not wants_to_choose(wanted):
        return False
    ask_language(program.window.menus.language_chosen.emit, program.window)
    return True


def _tell_no_answer(application: QApplication, folders: Folders, language: str) -> int:
    """Another window has the games and does not answer; the exit status."""
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    words = QCoreApplication.translate(
        "Program",
        "The Two Heirs is running already, but does not answer. Wait a moment, or end it, and "
        "start it again.",
    )
    if sys.stderr is not None:
        sys.stderr.write(words + "\n")
    understood = Answer(QCoreApplication.translate("Program", "Understood"), None, Kind.BOTH)
    title = QCoreApplication.translate("Program", "The Two Heirs is running already")
    Question(title, words, (understood,), None).exec()
    return 1


def build(application: QApplication, folders: Folders, language: str = "") -> Program:
    """Put the program together; its window is not shown yet, and no game is open.

    `language` is spoken this once, in place of the one in the settings.
    """
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setOrganizationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    if not QResource.registerResource(str(data.path("resources.rcc"))):
        raise FileNotFoundError("the program's pictures cannot be read: resources.rcc")
    application.setWindowIcon(program_icon())
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    application.setStyle("Fusion")  # one look on every system, under our own style sheet
    wardrobe = Wardrobe(application, settings)
    art = Art()
    art.wear(wardrobe.theme)
    wardrobe.changed.connect(art.wear)  # before anything that shows its pictures
    model = GameModel(say)
    store = GameStore(folders.games)
    chosen = user_catalogue(folders.catalogue)
    session = GameSession(model, store, chosen.catalogue)
    window = MainWindow(session, model, art, settings, languages, wardrobe.theme)
    wardrobe.changed.connect(window.set_theme)
    shelf = RulesShelf(
        window,
        art,
        settings,
        lambda: session.state.catalogue if session.is_open else chosen.catalogue,
        folders.catalogue,
    )
    wardrobe.changed.connect(shelf.set_theme)
    tutor = Tutor(window, art, settings, shelf.open)
    wardrobe.changed.connect(tutor.set_theme)
    games = Games(window, session, settings, art, folders.catalogue)
    desk = Desk(application, window, session, games, art, settings, folders.shelf)
    wardrobe.changed.connect(desk.set_theme)
    Sharing(window, session, games, desk, art, settings)
    results = HenryResults(window, ResultBook(session, folders.results, parent=window))
    fault = chosen.fault
    if fault is not None:
        QTimer.singleShot(0, games, lambda: games.tell_catalogue_fault(fault))
    return Program(
        application,
        settings,
        wardrobe,
        languages,
        model,
        store,
        session,
        window,
        games,
        results,
        shelf,
        tutor,
        desk,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=NAME, description="The Two Heirs, in a window.")
    parser.add_argument("file", nargs="?", type=Path, help="a game or a position to open")
    parser.add_argument(
        "--language", default="", choices=[*LANGUAGES, PSEUDO], help="the language to speak"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    return parser
