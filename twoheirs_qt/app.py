"""The program with a window: its start, from the command to the last game, and its end."""

from __future__ import annotations

import argparse
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

from twoheirs_qt import __version__
from twoheirs_qt.program import Program, build
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.folders import NAME, Folders
from twoheirs_qt.tabletop.process.application import Application, report_missing_display
from twoheirs_qt.tabletop.process.instance import SingleInstance, StartKind
from twoheirs_qt.tabletop.process.log_file import LogFile
from twoheirs_qt.tabletop.process.notifications import identify_process
from twoheirs_qt.tabletop.process.system_preferences import SystemPreferences
from twoheirs_qt.tabletop.text.language import (
    PSEUDO,
    Languages,
    OwnTexts,
    choose_language,
    should_ask_for_language,
)
from twoheirs_qt.tabletop.text.languages import ALL_LANGUAGES
from twoheirs_qt.tabletop.widgets.question import Notice
from twoheirs_qt.tabletop.window.crash import CrashReporter
from twoheirs_qt.tabletop.window.settings import Settings

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.window.window import MainWindow

_LISTEN_DELAY_MS: Final = 300
"""The delay before later starts of the program are answered, as the window is shown first."""

__all__ = ["NAME", "Folders", "ask_first_language", "build", "main"]


def main(argv: Sequence[str]) -> int:
    """Run the program with a window; returns the exit status. `argv` has no program name."""
    options, qt_arguments = _Options(), list[str]()
    if argv:
        options, qt_arguments = _create_parser().parse_known_args(argv, options)
    identify_process()
    with report_missing_display(partial(_explain_no_display, options.language)):
        application = Application([NAME, *qt_arguments])
    try:
        folders = Folders.of_system()
    except RuntimeError:
        return _report_no_home(application, options.language)
    # Qt's loop is not Python's: without this, Ctrl+C in a terminal would wait for a click.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    instance = SingleInstance(folders.games)
    start_kind = instance.begin(options.file)
    if start_kind is StartKind.HANDED_OVER:
        return 0
    is_guest = start_kind is StartKind.NO_ANSWER
    if is_guest and options.file is None:
        return _report_no_answer(application, folders, options.language)
    log = LogFile(folders.log)
    qInstallMessageHandler(log.handle_qt_message)
    logging.getLogger(__package__).addHandler(log)
    try:
        return _run(application, folders, options, instance, log, is_guest)
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
    is_guest: bool,
) -> int:
    """Build and show the window with its game until it is closed; returns the exit status."""
    last_crash = log.watch_for_crashes()
    crash_reporter = CrashReporter(log)
    sys.excepthook = crash_reporter.report
    threading.excepthook = crash_reporter.report_of_thread
    try:
        program = build(application, folders, options.language, guest=is_guest)
    except Exception as error:
        crash_reporter.report_start(error)
        return 1
    crash_reporter.watch(program.window, lambda: program.games.format_game())
    try:
        _begin(program, application, options, instance)
    except Exception:  # the window can still be used
        QTimer.singleShot(0, partial(crash_reporter.report, *sys.exc_info()))
    if options.fullscreen:
        program.window.menus.full_screen.setChecked(True)
    program.window.show()
    preferences = SystemPreferences(program)
    preferences.less_motion.connect(program.settings.follow_system)
    preferences.text_scale.connect(program.appearance.follow_system)
    preferences.start()
    if not options.language:
        ask_first_language(program, QLocale.system().uiLanguages())
    if is_guest:
        _report_guest(program.window)
    crash_reporter.report_last_crash(last_crash)
    show_update_news(program)
    application.collect_garbage()
    status = application.exec()
    program.store.flush()
    return status


def _begin(
    program: Program, application: Application, options: _Options, instance: SingleInstance
) -> None:
    """Open the requested file or the last game, and answer later starts of the program."""
    program.store.tidy()
    if not program.store.is_guest:
        instance.requested.connect(program.come_forward)
        QTimer.singleShot(_LISTEN_DELAY_MS, instance, instance.listen)
    application.file_requested.connect(program.come_forward)
    program.games.begin(options.file)


def ask_first_language(program: Program, system_languages: Sequence[str]) -> bool:
    """Ask for a language at the first start if the system's is close to one of ours.

    `system_languages` are the system's languages, best first; returns whether there is a question.
    """
    if program.settings.language or not should_ask_for_language(system_languages):
        return False
    from twoheirs_qt.tabletop.window.first_language import ask_language

    ask_language(program.window.choose_language, program.window)
    return True


def show_update_news(program: Program) -> bool:
    """Show once what is new since the version that ran last; returns whether there is anything.

    Nothing is shown at the first start; while another dialog is open, it is postponed.
    """
    settings = program.settings
    last_version, was_used = settings.last_version, not settings.geometry.isEmpty()
    if last_version == __version__ or program.store.is_guest or QApplication.activeModalWidget():
        return False
    settings.last_version = __version__
    if not (last_version or was_used):
        return False
    from twoheirs_qt.tabletop.window.whats_new import ChangesDialog, list_releases_since

    language = program.languages.current
    if not list_releases_since(last_version, language):
        return False
    ChangesDialog(language, program.window, last_version).open()
    return True


def _explain_no_display(language: str) -> str:
    """The message if no window can be opened, translated without an application."""
    chosen_language = (
        language if language in ALL_LANGUAGES else choose_language(QLocale.system().uiLanguages())
    )
    texts = OwnTexts(chosen_language)
    if texts.load(str(data.find_translations().get(chosen_language, ""))):
        QCoreApplication.installTranslator(texts)
    return QCoreApplication.translate(
        "Program",
        "There is no screen to open a window on. Start The Two Heirs on your desktop; "
        "“twoheirs-qt --help” lists what can be done without a window.",
    )


def _report_no_answer(application: QApplication, folders: Folders, language: str) -> int:
    """Report that another window has the games and does not answer; returns the exit status."""
    settings = Settings(folders.settings)
    languages = Languages(application)
    languages.choose(language or settings.language)
    return _end_with_notice(
        QCoreApplication.translate("Program", "The Two Heirs is already running"),
        QCoreApplication.translate(
            "Program",
            "The Two Heirs is already running but isn't responding. Wait a moment, or close "
            "it and start it again.",
        ),
    )


def _report_no_home(application: QApplication, language: str) -> int:
    """Report that there is no folder for games and settings; returns the exit status."""
    languages = Languages(application)
    languages.choose(language)
    return _end_with_notice(
        QCoreApplication.translate("Program", "There is nowhere to keep your games"),
        QCoreApplication.translate(
            "Program",
            "This system does not say where your home folder is. Set HOME to a folder of "
            "your own and start the program again.",
        ),
    )


def _end_with_notice(title: str, text: str) -> int:
    """Show or print why the program has no window; returns the exit status."""
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")
    Notice(title, text, None).exec()
    return 1


def _report_guest(window: MainWindow) -> None:
    """Report that the file is open although another window has the games."""
    title = QCoreApplication.translate("Program", "The Two Heirs is already running")
    words = QCoreApplication.translate(
        "Program",
        "Its other window isn't responding. What you open here continues as a separate "
        "game, and the games in the other window are not affected.",
    )
    Notice(title, words, window).open()


@dataclass(slots=True)
class _Options:
    """The options of the command."""

    file: Path | None = None
    language: str = ""
    fullscreen: bool = False


def _create_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=NAME, description="The Two Heirs, in a window.")
    parser.add_argument("file", nargs="?", type=Path, help="a game or a position to open")
    parser.add_argument(
        "--language", default="", choices=[*ALL_LANGUAGES, PSEUDO], help="the language to speak"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    return parser
