"""The window program: its start, from the command to the game of last time, and its end."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from twoheirs_qt import fast_start
from twoheirs_qt.process.application import Application
from twoheirs_qt.process.log_file import LogFile
from twoheirs_qt.process.single_instance import SingleInstance, StartKind
from twoheirs_qt.process.taskbar import identify_process
from twoheirs_qt.shell import LOOK, NAME, Folders, Shell, open_shell
from twoheirs_qt.ui.crash import CrashReporter
from twoheirs_qt.ui.idle_task import IdleTask
from twoheirs_qt.ui.language import PSEUDO, Languages, wants_to_choose
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.words.languages import LANGUAGES

if TYPE_CHECKING:
    import argparse

    from twoheirs_qt.program import Program
    from twoheirs_qt.ui.window import MainWindow

__all__ = ["NAME", "Folders", "Shell", "ask_first_language", "build", "main", "open_shell"]

_UNSEEN: Final = 1000
"""Milliseconds after which the program goes on although nobody sees the window: it may be shown
behind others, or as an icon."""


def main(argv: Sequence[str]) -> int:
    """Run the window program with these words (without the program's name); the exit status."""
    options, rest = _Options(), list[str]()
    if argv:
        options, rest = _parser().parse_known_args(argv, options)
    identify_process()
    application = Application([NAME, *rest, *LOOK])
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
    try:
        return _run(application, folders, options, instance, log, guest)
    finally:
        qInstallMessageHandler(None)
        instance.close()


def _run(
    application: Application,
    folders: Folders,
    options: _Options,
    instance: SingleInstance,
    log: LogFile,
    guest: bool,
) -> int:
    """Show the window, furnish it, and wait until it is closed; the exit status."""
    last_time = log.watch_for_crashes()
    crash = CrashReporter(log)
    sys.excepthook = crash.report
    threading.excepthook = crash.report_of_thread
    try:
        shell = open_shell(application, folders, options.language, file=options.file, guest=guest)
    except Exception as error:
        crash.report_start(error)
        return 1
    window = crash.window = shell.window
    running: Program | None = None

    def begin(program: Program) -> None:
        nonlocal running
        running = program
        crash.game = program.games.as_text
        try:
            _begin(program, application, options, instance)
        finally:
            fast_start.end()
        _stay_whole(window)
        crash.tell_of_last_time(last_time)

    def fail(error: Exception) -> None:
        crash.report_start(error)
        application.exit(1)

    furnish_later(shell, begin, fail)
    if options.fullscreen:
        window.menus.full_screen.setChecked(True)
    window.show()
    status = application.exec()
    if running is not None:
        running.store.flush()
    return status


def _begin(
    program: Program, application: Application, options: _Options, instance: SingleInstance
) -> None:
    """Open the file that is asked for, or the last game; from then on hear later starts of the
    program."""
    program.store.tidy()
    if not program.store.is_guest:
        instance.asked.connect(program.games.come_forward)
        instance.listen()
    application.file_asked.connect(program.games.come_forward)
    if not options.language:
        ask_first_language(program, QLocale.system().uiLanguages())
    early = application.listen()
    program.games.begin(options.file or early)
    if program.store.is_guest:
        _tell_guest(program.window)


def build(application: QApplication, folders: Folders, language: str = "") -> Program:
    """The program put together at once; its window is not shown yet, and no game is open.

    `language` is spoken this once, in place of the one in the settings.
    """
    from twoheirs_qt.program import furnish

    application.setStyle(LOOK[-1])
    return furnish(open_shell(application, folders, language))


def furnish_later(
    shell: Shell, begin: Callable[[Program], None], fail: Callable[[Exception], None]
) -> IdleTask:
    """Furnish the window after its first picture, or at once if it is hurried; then `begin`.

    `fail` is told why, if it cannot be furnished.
    """

    def steps() -> Iterator[None]:
        try:
            program = yield from _furnish(shell)
        except Exception as error:
            fail(error)
            return
        begin(program)

    task = IdleTask(steps(), shell.window)
    shell.window.start_page.seen.connect(task.begin)
    shell.window.hurried.connect(task.finish)
    task.begin_within(_UNSEEN)
    return task


def _stay_whole(window: MainWindow) -> None:
    """Need nothing more of the program's own files, where another version may take their place."""
    from twoheirs_qt.process.preload import bundle, load_now

    if folder := bundle():
        IdleTask(load_now(folder), window).begin()


def _furnish(shell: Shell) -> Generator[None, None, Program]:
    """Load what the first picture did not wait for, in pieces, and put it into the window."""
    import twoheirs_qt.game.session

    yield
    import twoheirs_qt.ui.table_page

    yield
    import twoheirs_qt.ui.game_pages  # noqa: F401

    yield
    from twoheirs_qt.program import furnish
    from twoheirs_qt.ui.accessible.factory import make_readable

    yield
    make_readable()
    return furnish(shell)


def ask_first_language(program: Program, wanted: Sequence[str]) -> bool:
    """Ask for a language at the first start where the system's is one we almost speak.

    `wanted` are the system's languages, best first; returns whether there is a question.
    """
    if program.settings.language or not wants_to_choose(wanted):
        return False
    from twoheirs_qt.ui.first_language import ask_language  # at one start of few players

    ask_language(program.window.menus.language_chosen.emit, program.window)
    return True


def _tell_no_answer(application: QApplication, folders: Folders, language: str) -> int:
    """Another window has the games and does not answer; the exit status."""
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    return _end(
        QCoreApplication.translate("Program", "The Two Heirs is running already"),
        QCoreApplication.translate(
            "Program",
            "The Two Heirs is running already, but does not answer. Wait a moment, or end it, and "
            "start it again.",
        ),
    )


def _tell_no_home(application: QApplication, language: str) -> int:
    """There is no place for games, nor for settings; the exit status."""
    languages = Languages(application)
    languages.choose(language)
    return _end(
        QCoreApplication.translate("Program", "There is no place for your games"),
        QCoreApplication.translate(
            "Program",
            "This system does not say where your home folder is. Set HOME to a folder of yours, "
            "and start the program again.",
        ),
    )


def _end(title: str, words: str) -> int:
    """Show or print why the program has no window; returns the exit status."""
    from twoheirs_qt.ui.dialogs.question import Notice

    if sys.stderr is not None:
        sys.stderr.write(words + "\n")
    Notice(title, words, None).exec()
    return 1


def _tell_guest(window: MainWindow) -> None:
    """Tell the player that the file was opened though another window has the games."""
    from twoheirs_qt.ui.dialogs.question import Notice

    title = QCoreApplication.translate("Program", "The Two Heirs is running already")
    words = QCoreApplication.translate(
        "Program",
        "Its other window does not answer. What you open in this one goes on as a game of its own, "
        "and the games of the other window stay as they are.",
    )
    Notice(title, words, window).open()


@dataclass(slots=True)
class _Options:
    """What the words of the command ask for."""

    file: Path | None = None
    language: str = ""
    fullscreen: bool = False


def _parser() -> argparse.ArgumentParser:
    import argparse  # no words, nothing to learn of it

    parser = argparse.ArgumentParser(prog=NAME, description="The Two Heirs, in a window.")
    parser.add_argument("file", nargs="?", type=Path, help="a game or a position to open")
    parser.add_argument(
        "--language", default="", choices=[*LANGUAGES, PSEUDO], help="the language to speak"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    return parser
