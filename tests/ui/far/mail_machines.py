"""Two programs in one process that play far away, over a mail server on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.mail_server import MailServer
from tests.ui.conftest import process_events
from tests.ui.far.conftest import Machines, dismiss, find_question, press
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far.mail.account import MailAccount
from twoheirs_qt.tabletop.far.mail.dialogs import AccountDialog, InviteDialog, PeopleDialog

W = TypeVar("W", bound=QWidget)


def find(program: Program, kind: type[W]) -> W:
    """The dialog of a kind that a program shows."""
    (dialog,) = [dialog for dialog in program.window.findChildren(kind) if dialog.isVisible()]
    return dialog


def find_account(program: Program) -> MailAccount:
    found: MailAccount = program.shown.mail_account
    return found


class MailMachines(Machines):
    """Ada's and Ben's programs, without a shared folder."""

    def __init__(self, qapp: QApplication, qtbot: QtBot, home: Path, server: MailServer) -> None:
        self.server = server
        super().__init__(qapp, qtbot, home)

    def start(self, name: str) -> Program:
        if name in self.programs:
            self.programs[name].shown.far.finish()
        return super().start(name)

    def make_account(self, name: str) -> None:
        """Make an account as a new player does, on the relay of the test."""
        program = self.programs[name]
        program.window.menus.far_games.trigger()
        games = program.shown.far_pages.games_dialog
        assert games is not None
        press(games.mail_button)
        dialog = find(program, AccountDialog)
        assert dialog.name_field.text() == name
        dialog.advanced_box.setChecked(True)
        dialog.relay_field.setText(self.server.format_relay(name))
        press(dialog.make_button)
        self.wait(lambda: find_account(program).is_ready)

    def meet(self) -> None:
        """Let Ada invite by link, and Ben enter it."""
        press(find(self.ada, PeopleDialog).new_button)
        invite = find(self.ada, InviteDialog)
        self.wait(lambda: invite.copy_button.isEnabled())
        text = invite.text.toPlainText()
        invite.reject()
        find(self.ada, PeopleDialog).reject()
        press(find(self.ben, PeopleDialog).new_button)
        entry = find(self.ben, InviteDialog)
        entry.line_field.setText(text.splitlines()[-1])
        press(entry.meet_button)
        self.wait(lambda: find_question(self.ada) and find_question(self.ben))
        dismiss(self.ben)
        find(self.ben, PeopleDialog).reject()
        process_events()

    def begin(self, clock: int | None = None) -> None:
        for name in self.programs:
            self.make_account(name)
        self.meet()
        welcome = find_question(self.ada)
        assert welcome is not None
        press(welcome.buttons[-1])
        dialog = find(self.ada, InvitationDialog)
        assert dialog.far_away.isChecked()
        assert dialog.person.currentText() == "Ben"
        press(dialog.invite)
        dismiss(self.ada)
        games = self.ben.shown.far_pages.games_dialog
        assert games is not None
        self.wait(lambda: games.open_button.isEnabled())
        press(games.open_button)
        dismiss(self.ben)
        self.show_begun("Ada")
        self.show_begun("Ben")
