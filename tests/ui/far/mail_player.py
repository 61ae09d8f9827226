"""A player's program as a process of its own that plays far away; see `player`.

The way is the code of the relay; the link that both need to meet is in the shared folder.
"""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtWidgets import QDialog

from tests.ui.far.player import Player
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far.mail.account import AccountState, Invite, MailAccount
from twoheirs_qt.tabletop.far.mail.dialogs import AccountDialog

LINK = "link.txt"


class MailPlayer(Player):
    """Makes an account, meets the other player, and plays."""

    def __init__(self, arguments: list[str]) -> None:
        self.relay = arguments[6]
        super().__init__(arguments)

    @property
    def account(self) -> MailAccount:
        found: MailAccount = self.program.shown.mail_account
        return found

    def begin(self, dialog: Any) -> None:
        account, pages = self.account, self.program.shown.far_pages
        if isinstance(dialog, AccountDialog):
            if dialog.make_button.isEnabled():
                dialog.advanced_box.setChecked(True)
                dialog.relay_field.setText(self.relay)
                dialog.make_button.click()
        elif account.state is AccountState.NONE:
            self.close(dialog)
            pages.mail.show()
        elif not account.is_ready:
            return
        elif not account.contacts:
            self.close(dialog)
            self.meet()
        elif self.role == "invite":
            self.invite(dialog)
        elif isinstance(dialog, InvitationDialog):
            dialog.reject()
        elif pages.games_dialog is None:
            self.close(dialog)
            pages.show_games()
        elif self.program.shown.far.invitations:
            self.has_begun = True
            pages.games_dialog.open_button.click()

    def close(self, dialog: Any) -> None:
        if isinstance(dialog, QDialog):
            dialog.reject()

    def meet(self) -> None:
        """Write the link, or accept that of the other player."""
        link = self.shared / LINK
        if self.role == "invite":
            if not link.exists():
                self.account.make_invite(self.write_link)
        elif link.exists() and self.ticks % 100 == 0:
            self.account.accept_invite(link.read_text("utf-8"), print)

    def write_link(self, invite: Invite) -> None:
        draft = self.shared / "draft"
        draft.write_text(invite.link, "utf-8")
        draft.rename(self.shared / LINK)

    def invite(self, dialog: Any) -> None:
        """Invite the other player to a game."""
        if not isinstance(dialog, InvitationDialog):
            self.close(dialog)
            (contact,) = self.account.contacts
            self.program.shown.far_pages.ask_invite(self.account.make_address(contact))
        else:
            self.has_begun = True
            dialog.invite.click()


if __name__ == "__main__":
    player = MailPlayer(sys.argv[1:])
    player.application.exec()
    player.program.shown.far.finish()
