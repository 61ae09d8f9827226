"""Every window, page and dialog of the program, one after the other, as a player opens them."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tests.play import choose, play_on
from tests.ui.conftest import play_at_once, process_events, start_game
from tests.ui.dialogs import DIALOGS
from tests.ui.heir_program import Program
from tests.ui.solo import make_mixed_results
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir, NewGame, list_legal_actions
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.far.mail.account import Contact, Invite
from twoheirs_qt.tabletop.far.mail.dialogs import (
    AccountDialog,
    AccountSettingsDialog,
    InviteDialog,
    PeopleDialog,
)
from twoheirs_qt.tabletop.process.log_file import LogFile
from twoheirs_qt.tabletop.results.dialog import ResultsDialog
from twoheirs_qt.tabletop.results.store import write_results
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.crash import CrashReporter
from twoheirs_qt.tabletop.window.settings import TurnPace

SEED: Final = 4
CHAPTERS: Final = ("start", "components", "turn/build", "buildings", "symbols", "cards")


def play(program: Program, actions: int) -> None:
    """Play so many actions by chance, always the same ones."""
    path = islice(play_on(program.session.state, Random(SEED)), actions)
    play_at_once(program.session, [action for _, action in path])
    process_events()


def open_scenes(program: Program, *, menus: bool = True) -> Iterator[tuple[str, QWidget]]:
    """The name of what is shown, and its window; it is closed when the next one is asked for."""
    yield "home", program.window
    if menus:
        yield from _open_menus(program)
    yield from _open_games(program)
    yield from open_dialogs(program)
    yield from _open_game_pages(program)
    yield from _open_tutorial(program)
    yield from _open_book(program)


def open_tables(program: Program) -> Iterator[tuple[str, QWidget]]:
    """List those of `open_scenes` that have a table."""
    yield from _open_games(program)
    yield from _open_game_pages(program)
    yield from _open_tutorial(program)


def _open_menus(program: Program) -> Iterator[tuple[str, QWidget]]:
    for number, menu in enumerate(program.window.findChildren(QMenu)):
        if menu.actions() and menu.title():
            menu.popup(program.window.mapToGlobal(program.window.rect().topLeft()))
            process_events()
            yield f"menu-{number}", menu
            menu.close()


def _open_games(program: Program) -> Iterator[tuple[str, QWidget]]:
    window = program.window
    for name, actions in (("duel-start", 0), ("duel-middle", 60), ("duel-end", 2000)):
        start_game(program, seed=SEED, score_roads=True)
        play(program, actions)
        window.menus.points_so_far.setChecked(False)
        process_events()
        yield name, window
        yield from _open_outline(program, name.replace("duel", "outline"))
        window.menus.points_so_far.setChecked(True)
        process_events()
        yield f"{name}-points", window
    start_game(program, seed=SEED, score_roads=True)
    path = play_on(program.session.state, Random(SEED))
    before_last_round = [action for state, action in path if state.turns_left is None]
    play_at_once(program.session, before_last_round)
    window.menus.points_so_far.setChecked(False)
    process_events()
    yield "duel-last-round", window
    window.menus.points_so_far.setChecked(True)
    process_events()
    yield "duel-last-round-points", window
    program.settings.turn_pace = TurnPace.STEP
    program.session.new(NewGame(seed=SEED, level=2, south=Heir.WHITE), GameSettings())
    random = Random(SEED)
    window.menus.points_so_far.setChecked(False)
    while program.session.turn < 4:
        program.session.play(choose(program.session.state, random))
        process_events()
    yield "henry-turn", window
    program.settings.turn_pace = TurnPace.OFF
    window.page.table.controller.cancel()
    window.menus.plan.setChecked(True)
    window.page.table.set_plan(True)
    process_events()
    yield "henry-plan", window
    while not any(
        isinstance(action, EndTurn) for action in list_legal_actions(program.session.state)
    ):
        program.session.play(choose(program.session.state, random))
    process_events()
    yield "henry-plan-at-end-of-turn", window
    window.menus.points_so_far.setChecked(True)
    process_events()
    yield "henry-plan-points", window
    window.menus.points_so_far.setChecked(False)
    yield from _open_outline(program, "outline-henry")
    play(program, 2000)
    window.menus.points_so_far.setChecked(True)
    process_events()
    yield "henry-end-points", window


def _open_outline(program: Program, name: str) -> Iterator[tuple[str, QWidget]]:
    """The same game in its outline."""
    program.settings.outline_shown = True
    process_events()
    yield name, program.window
    program.settings.outline_shown = False
    process_events()


def _find_new_dialogs(before: set[QWidget]) -> list[QDialog]:
    process_events()
    new_dialogs = [
        widget
        for widget in QApplication.allWidgets()
        if isinstance(widget, QDialog) and widget.isVisible() and widget not in before
    ]
    return [widget for widget in new_dialogs if widget.isWindow()] or new_dialogs  # or it is a page


def open_dialogs(program: Program) -> Iterator[tuple[str, QWidget]]:
    """Every dialog, as `open_scenes`."""
    menus = program.window.menus
    program.store.flush()  # a result of its own would be written behind
    write_results(program.store.folder.parent / "results.json", make_mixed_results())
    other_dialogs: dict[str, Callable[[Program], object]] = {
        "preferences": lambda _: menus.preferences.trigger(),
        "still to come": lambda _: menus.still_to_come.trigger(),
        "results": lambda _: menus.results.trigger(),
        "results, each game": partial(_show_results, "twoheirs", "game"),
        "results, each building": partial(_show_results, "twoheirs", "source"),
        "results, each place": partial(_show_results, "bunny", "game"),
        "report": _report,
        "two machines": lambda _: menus.far_games.trigger(),
        "invitation": lambda program: program.shown.far_pages.ask_invite(),
        "nearby": lambda program: program.shown.far_pages.nearby.show(),
        "far away": lambda program: program.shown.far_pages.mail.show(),
        "far away, advanced": _show_advanced_account,
        "people far away": _show_people,
        "new person": _show_new_person,
        "account": lambda program: AccountSettingsDialog(
            program.shown.mail_account, program.window
        ).open(),
        "which game": lambda _: menus.new_game.trigger(),
        "game at a real table": lambda _: menus.score_table.trigger(),
        "new game of Bunny Kingdom": lambda program: program.game_pages.ask_new("bunny"),
    }
    for name, show in {**DIALOGS, **other_dialogs}.items():
        start_game(program, seed=SEED, names=("", ""))
        before = set(QApplication.topLevelWidgets())
        show(program)
        for dialog in _find_new_dialogs(before):
            yield f"dialog {name}", dialog
            dialog.close()
            process_events()


def _show_results(game: str, view: str, program: Program) -> None:
    program.window.menus.results.trigger()
    process_events()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ResultsDialog)
    dialog.game.setCurrentIndex(dialog.game.findData(game))
    dialog.views[view].click()


def _show_advanced_account(program: Program) -> None:
    program.shown.mail_account.fault = texts.REFUSED
    program.shown.mail_account.details = "Connection refused"
    program.shown.far_pages.mail.show()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AccountDialog)
    dialog.advanced_box.setChecked(True)


def _show_people(program: Program) -> None:
    account = program.shown.mail_account
    account.fault = texts.OFFLINE
    account.contacts = {10: Contact(10, "Bartholomew Featherstone", True)}
    PeopleDialog(account, program.window).open()


def _show_new_person(program: Program) -> None:
    dialog = InviteDialog(program.shown.mail_account, program.window)
    dialog.show_invite(Invite("https://i.delta.chat/#" + 180 * "A", b"<svg/>"))
    dialog.show_fault(texts.NO_INVITATION)
    dialog.open()


def _report(program: Program) -> None:
    """Show a fault of the program as the program itself shows it to the player."""
    reporter = CrashReporter(LogFile(program.settings.path.with_name("layout.log")))
    reporter.watch(program.window, program.games.format_game)
    with contextlib.redirect_stderr(io.StringIO()):
        reporter.report_last_crash("Fatal Python error: Segmentation fault")


def _open_game_pages(program: Program) -> Iterator[tuple[str, QWidget]]:
    """The shelf with some games, a game looked at once more, and the side board."""
    window, menus = program.window, program.window.menus
    for seed in (3, 2, 1):  # the last one is not over, and can be tried out
        start_game(program, seed=seed, score_roads=True)
        play(program, 60 * seed)
    menus.watch.trigger()
    process_events()
    yield "replay", window
    window.pages.show_table()
    menus.try_out.trigger()
    process_events()
    yield "side board", window
    window.pages.show_table()
    menus.shelf.trigger()
    process_events()
    yield "shelf", window
    before = set(QApplication.topLevelWidgets())
    program.game_pages.library.ask_rename()
    for dialog in _find_new_dialogs(before):
        yield "dialog rename", dialog
        dialog.close()
    window.pages.show_table()


def _open_tutorial(program: Program) -> Iterator[tuple[str, QWidget]]:
    before = set(QApplication.topLevelWidgets())
    program.window.menus.tutorial.trigger()
    process_events()
    (window,) = (w for w in QApplication.topLevelWidgets() if w.isVisible() and w not in before)
    assert isinstance(window, TutorialWindow)
    window.resize(program.window.size())
    for number, lesson in enumerate(LESSONS):
        window.begin(lesson.id)
        process_events()
        yield f"lesson {number}", window
    window.show_contents()
    process_events()
    yield "lessons", window
    window.close()


def _open_book(program: Program) -> Iterator[tuple[str, QWidget]]:
    for chapter in CHAPTERS:
        program.side_windows.open_book(chapter)
        process_events()
        book = program.side_windows.book
        assert book is not None
        yield f"book {chapter}", book
    book = program.side_windows.book
    assert book is not None
    book.close()
