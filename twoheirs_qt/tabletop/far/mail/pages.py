"""Connects games far away to the window: first use, people, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from twoheirs_qt.tabletop.far.mail.account import AccountState, Contact, MailAccount
from twoheirs_qt.tabletop.process.notifications import notify
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from twoheirs_qt.tabletop.far.mail.dialogs import PeopleDialog


class MailPages(GameController):
    """Shows the dialogs of games far away.

    - `game_requested` carries the address of the person to be invited
    - `name_chosen` carries the name with which an account was made
    """

    game_requested = Signal(str)
    name_chosen = Signal(str)

    def __init__(self, context: AppContext, account: MailAccount) -> None:
        super().__init__(context)
        self._account = account
        self._dialog: QDialog | None = None
        account.met.connect(self._welcome)

    def show(self) -> None:
        """Show the people far away, or how to begin."""
        if self._account.state in (AccountState.NONE, AccountState.CREATING):
            self._make_account()
        else:
            self._show_people()

    def close(self) -> None:
        """Close what is shown."""
        if self._dialog is not None:
            self._dialog.reject()

    def _make_account(self) -> None:
        from twoheirs_qt.tabletop.far.mail.dialogs import AccountDialog

        settings = self._settings
        dialog = AccountDialog(self._account, settings.far_name, settings.far_relays, self._window)
        dialog.relays_changed.connect(self._keep_relays)
        dialog.made.connect(self._on_made)
        self._open_dialog(dialog)

    def _keep_relays(self, relays: str) -> None:
        self._settings.far_relays = relays

    def _on_made(self, name: str) -> None:
        self._settings.far_name = name
        self.name_chosen.emit(name)
        self._show_people()

    def _show_people(self) -> None:
        from twoheirs_qt.tabletop.far.mail.dialogs import InviteDialog, PeopleDialog

        dialog = PeopleDialog(self._account, self._window)
        dialog.game_asked.connect(self._ask_game)
        dialog.invite_asked.connect(lambda: self._show_above(InviteDialog(self._account, dialog)))
        dialog.account_asked.connect(lambda: self._show_account(dialog))
        self._open_dialog(dialog)

    def _open_dialog(self, dialog: QDialog) -> None:
        self._dialog = dialog
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        if self.sender() is self._dialog:
            self._dialog = None

    def _show_above(self, dialog: QDialog) -> None:
        dialog.open()

    def _ask_game(self, contact: Contact) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        self.game_requested.emit(self._account.make_address(contact.id))

    def _show_account(self, people: PeopleDialog) -> None:
        from twoheirs_qt.tabletop.far.mail.dialogs import AccountSettingsDialog

        dialog = AccountSettingsDialog(self._account, people)
        dialog.remove_asked.connect(lambda: self._ask_remove(people, dialog))
        dialog.open()

    def _ask_remove(self, *dialogs: QDialog) -> None:
        def remove() -> None:
            for dialog in dialogs[::-1]:
                dialog.accept()
            self._account.remove()

        self._ask_question(
            self.tr("Delete the account?"),
            self.tr(
                "Its keys, people and messages are deleted from this machine. Games far away can't "
                "go on; what was played stays among your games."
            ),
            Answer(self.tr("Delete"), remove),
            Answer(self.tr("Keep it"), None, AnswerKeys.BOTH),
        )

    def _welcome(self, contact: Contact) -> None:
        """Tell that somebody can be played with now."""
        title = self.tr("You can play with {name} now").format(name=sanitize(contact.name))
        self._ask_question(
            title,
            self.tr("Both machines have exchanged their keys. Either of you can invite to a game."),
            Answer(self.tr("Later"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Invite to a game…"), lambda: self._ask_game(contact), AnswerKeys.ENTER),
        )
        if self._settings.notifications_enabled and QApplication.activeWindow() is None:
            notify(self._window.windowHandle(), self.tr("Far away"), title)
