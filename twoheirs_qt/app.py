"""The window program: its start, from the command to the game of last time, and its end."""

from __future__ import annotations

import argparse
import gc
import logging
import signal
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from twoheirs_qt import __version__, data
from twoheirs_qt.folders import NAME, Folders
from twoheirs_qt.process.application import Application, told_without_a_screen
from twoheirs_qt.process.instance import SingleInstance, StartKind
from twoheirs_qt.process.log_file import LogFile
from twoheirs_qt.process.notifications import identify_process
from twoheirs_qt.process.system_preferences import SystemWishes
from twoheirs_qt.program import Program, build
from twoheirs_qt.text.language import PSEUDO, Languages, OwnTexts, preferred, wants_to_choose
from twoheirs_qt.text.languages import LANGUAGES
from twoheirs_qt.widgets.question import Notice
from twoheirs_qt.window.crash import CrashReporter
from twoheirs_qt.window.first_language import ask_language
from twoheirs_qt.window.settings import Settings
from twoheirs_qt.window.whats_new import ChangesDialog, since

if TYPE_CHECKING:
    from twoheirs_qt.window.window import MainWindow

_LISTENS: Final = 300
"""Milliseconds after which later starts are heard: first of all the window is to be seen."""

__all__ = ["NAME", "Folders", "ask_first_language", "build", "main"]


def main(argv: Sequence[str]) -> int:
    """Run the window program with these words (without the program's name); the exit status."""
    options, rest = _Options(), list[str]()
    if argv:
        options, rest = _parser().parse_known_args(argv, options)
    identify_process()
    with told_without_a_screen(partial(_no_screen, options.language)):
        application = Application([NAME, *rest])
    try:
        folders = Folders.of_system()
    except RuntimeError:
        return _tell_no_home(application, options.language)
    # Qt's loop is not Python's: without this, Ctrl+C in a terminal would wait for a click.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    instance = SingleInstance(folders.games)
    place = instance.begin(options.file)
    if place is StartKind.HANDED_OVER:
        return 0
    guest = place is StartKind.NO_ANSWER
    if guest and options.file is None:
        return _tell_no_answer(application, folders, options.language)
    log = LogFile(folders.log)
    qInstallMessageHandler(log.qt_message)
    logging.getLogger(__package__).addHandler(log)
    try:
        return _run(application, folders, options, instance, log, guest)
    finally:
        qInstallMessageHandler(None)
        logging.getLogger(__package__).removeHandler(log)
        instance.close()


def _run(
    application: Application,
    folders: Folders,
    options: _Options,
    instance: SingleInstance,
    log: LogFile,
    guest: bool,
) -> int:
    """Build the window, show it with its game, and wait until it is closed; the exit status."""
    last_time = log.watch_for_crashes()
    crash = CrashReporter(log)
    sys.excepthook = crash.report
    threading.excepthook = crash.report_of_thread
    try:
        program = build(application, folders, options.language, guest=guest)
    except Exception as error:
        crash.report_start(error)
        return 1
    crash.watch(program.window, lambda: program.games.as_text())
    try:
        _begin(program, application, options, instance)
    except Exception:  # the window can be used all the same
        QTimer.singleShot(0, partial(crash.report, *sys.exc_info()))
    if options.fullscreen:
        program.window.menus.full_screen.setChecked(True)
    program.window.show()
    system = SystemWishes(program)
    system.less_motion.connect(program.settings.follow_system)
    system.text_scale.connect(program.appearance.follow_system)
    system.begin()
    if not options.language:
        ask_first_language(program, QLocale.system().uiLanguages())
    if guest:
        _tell_guest(program.window)
    crash.tell_of_last_time(last_time)
    tell_of_update(program)
    gc.freeze()  # the window and what it needs stay: garbage is looked for among the rest
    gc.enable()
    status = application.exec()
    program.store.flush()
    return status


def _begin(
    program: Program, application: Application, options: _Options, instance: SingleInstance
) -> None:
    """Open the file asked for, or the last game; from then on hear later starts of the program."""
    program.store.tidy()
    if not program.store.is_guest:
        instance.asked.connect(program.come_forward)
        QTimer.singleShot(_LISTENS, instance, instance.listen)
    application.file_asked.connect(program.come_forward)
    program.games.begin(options.file)


def ask_first_language(program: Program, wanted: Sequence[str]) -> bool:
    """Ask for a language at the first start where the system's is one we almost speak.

    `wanted` are the system's languages, best first; returns whether there is a question.
    """
    if program.settings.language or not wants_to_choose(wanted):
        return False
    ask_language(program.window.choose_language, program.window)
    return True


def tell_of_update(program: Program) -> bool:
    """Tell once what is new since the version that ran last; returns whether there is anything.

    At the first start nothing is new, and what another question hides is told next time.
    """
    settings = program.settings
    before, used = settings.version, not settings.geometry.isEmpty()
    if before == __version__ or program.store.is_guest or QApplication.activeModalWidget():
        return False
    settings.version = __version__
    if not (before or used):
        return False
    language = program.languages.current
    if not since(before, language):
        return False
    ChangesDialog(language, program.window, before).open()
    return True


def _no_screen(language: str) -> str:
    """What is said where no window can be opened; there is no application to translate it."""
    chosen = language if language in LANGUAGES else preferred(QLocale.system().uiLanguages())
    texts = OwnTexts(chosen)
    if texts.load(str(data.translations().get(chosen, ""))):
        QCoreApplication.installTranslator(texts)
    return QCoreApplication.translate(
        "Program",
        "There is no screen to open a window on. Start The Two Heirs on your desktop; "
        "“twoheirs-qt --help” lists what can be done without a window.",
    )


def _tell_no_answer(application: QApplication, folders: Folders, language: str) -> int:
    """Another window has the games and does not answer; the exit status."""
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    return _end(
        QCoreApplication.translate("Program", "The Two Heirs is already running"),
        QCoreApplication.translate(
            "Program",
            "The Two Heirs is already running but isn't responding. Wait a moment, or close "
            "it and start it again.",
        ),
    )


def _tell_no_home(application: QApplication, language: str) -> int:
    """There is no place for games, nor for settings; the exit status."""
    languages = Languages(application)
    languages.choose(language)
    return _end(
        QCoreApplication.translate("Program", "There is nowhere to keep your games"),
        QCoreApplication.translate(
            "Program",
            "This system does not say where your home folder is. Set HOME to a folder of "
            "your own and start the program again.",
        ),
    )


def _end(title: str, words: str) -> int:
    """Show or print why the program has no window; returns the exit status."""
    if sys.stderr is not None:
        sys.stderr.write(words + "\n")
    Notice(title, words, None).exec()
    return 1


def _tell_guest(window: MainWindow) -> None:
    """Tell the player that the file was opened though another window has the games."""
    title = QCoreApplication.translate("Program", "The Two Heirs is already running")
    words = QCoreApplication.translate(
        "Program",
        "Its other window isn't responding. What you open here continues as a separate "
        "game, and the games in the other window are not affected.",
    )
    Notice(title, words, window).open()


@dataclass(slots=True)
class _Options:
    """What the words of the command ask for."""

    file: Path | None = None
    language: str = ""
    fullscreen: bool = False


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=NAME, description="The Two Heirs, in a window.")
    parser.add_argument("file", nargs="?", type=Path, help="a game or a position to open")
    parser.add_argument(
        "--language", default="", choices=[*LANGUAGES, PSEUDO], help="the language to speak"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    return parser
