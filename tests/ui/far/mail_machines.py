"""Two programs in one process that play far away, over a mail server on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.tabletop.far.mail_server import MailServer
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

    def meet(self, host: str = "Ada", guest: str = "Ben") -> None:
        """Let one invite by link, and another one enter it; both see the people they know."""
        inviting, invited = self.programs[host], self.programs[guest]
        press(find(inviting, PeopleDialog).new_button)
        invite = find(inviting, InviteDialog)
        self.wait(lambda: invite.copy_button.isEnabled())
        text = invite.text.toPlainText()
        invite.reject()
        find(inviting, PeopleDialog).reject()
        press(find(invited, PeopleDialog).new_button)
        entry = find(invited, InviteDialog)
        entry.line_field.setText(text.splitlines()[-1])
        press(entry.meet_button)
        self.wait(lambda: find_question(inviting) and find_question(invited))
        dismiss(invited)
        find(invited, PeopleDialog).reject()
        process_events()

    def begin(self, clock: int | None = None) -> None:
        self.make_account("Ada")
        self.begin_with("Ben")

    def begin_with(self, guest: str) -> None:
        """Let Ada, who sees the people she knows, meet and invite somebody without an account."""
        self.make_account(guest)
        self.meet("Ada", guest)
        welcome = find_question(self.ada)
        assert welcome is not None
        press(welcome.buttons[-1])
        dialog = find(self.ada, InvitationDialog)
        assert dialog.far_away.isChecked()
        assert dialog.person.currentText() == guest
        press(dialog.invite)
        dismiss(self.ada)
        games = self.programs[guest].shown.far_pages.games_dialog
        assert games is not None
        self.wait(lambda: games.open_button.isEnabled())
        press(games.open_button)
        dismiss(self.programs[guest])
        self.show_begun("Ada")
        self.show_begun(guest)

    def show_people(self, name: str) -> None:
        """Let a player who has an account see the people known there."""
        program = self.programs[name]
        program.window.menus.far_games.trigger()
        games = program.shown.far_pages.games_dialog
        assert games is not None
        press(games.mail_button)
