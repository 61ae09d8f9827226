"""Every dialog that a running game leads to, and how it opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tests.ui.heir_program import Program, ask_new
from twoheirs_qt.games.two_heirs.rules import EndTurn, Expand, Take
from twoheirs_qt.tabletop.running.programs_dialog import ProgramsDialog
from twoheirs_qt.tabletop.widgets.waiting import WaitingDialog
from twoheirs_qt.tabletop.window.about import LicencesDialog
from twoheirs_qt.tabletop.window.whats_new import ChangesDialog


def take_until(program: Program, count: int) -> None:
    """Both heirs only take, until the one whose turn it is holds so many tiles."""
    session = program.session
    while len(session.state.hands[session.state.active]) < count:
        if session.state.taken:
            session.play(EndTurn())
        else:
            session.play(next(a for a in session.options.legal_actions if isinstance(a, Take)))


def end_with_discount(program: Program) -> None:
    session = program.session
    take_until(program, 2)  # one is left that could use it
    session.play(next(a for a in session.options.legal_actions if isinstance(a, Expand)))
    program.window.page.end_turn()


def end_with_full_hand(program: Program) -> None:
    take_until(program, 4)
    program.window.page.end_turn()


def open_broken_file(program: Program) -> None:
    path = program.settings.path.with_name("1.json")
    path.write_text("[")
    program.games.open(path)


def show_slow_disk(program: Program) -> None:
    waiting_text = QCoreApplication.translate("Opening", "Opening the game…")
    sign = WaitingDialog(waiting_text, lambda: sign.done(0), program.window)
    sign.open()
    sign.offer_to_stop()


DIALOGS: dict[str, Callable[[Program], object]] = {
    "new": ask_new,
    "about": lambda program: program.window.menus.about.trigger(),
    "programs": lambda program: ProgramsDialog(program.settings, (), program.window).open(),
    "changes": lambda program: ChangesDialog("en", program.window).open(),
    "licences": lambda program: LicencesDialog(program.window).open(),
    "shortcuts": lambda program: program.window.menus.shortcuts.trigger(),
    "give up": lambda program: program.games.ask_give_up(),
    "discount": end_with_discount,
    "full hand": end_with_full_hand,
    "broken file": open_broken_file,
    "slow disk": show_slow_disk,
}
