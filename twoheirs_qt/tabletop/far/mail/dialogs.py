"""The dialogs of games far away: first use, people, invitations, and the account."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from twoheirs_qt import HOME
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.far.mail.account import (
    AccountState,
    Contact,
    Invite,
    Login,
    MailAccount,
    parse_relays,
)
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.controls import CheckBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, FittedScrollArea, Paragraph
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, Part, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce, enable_caret_navigation
from twoheirs_qt.tabletop.widgets.question import Details

_WIDTH: Final = 540
_INDENT: Final = 18
_QR_PX: Final = 170
_MAX_FIELD_LENGTH: Final = 4000


class PageDialog(Dialog):
    """A dialog with a page that scrolls if the screen is too small for it."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.page = QWidget(self)
        self.heading = Label(title, self.page, make_text_font(18, bold=True), wrap=True)
        self.fault_label = self.make_paragraph("")
        self.fault_label.setFont(make_text_font(14, bold=True))
        self.fault_label.hide()

    def make_paragraph(self, text: str) -> Paragraph:
        """Make a paragraph of the page."""
        return Paragraph(_WIDTH, self.page, text)

    def make_field(self, label_text: str, text: str = "") -> tuple[Label, QLineEdit]:
        """Make a field for one line, with its label."""
        field = QLineEdit(text, self.page)
        field.setFont(make_text_font(14))
        field.setMaxLength(_MAX_FIELD_LENGTH)
        label = Label(label_text, self.page, make_text_font(14))
        label.setBuddy(field)
        return label, field

    def fill_page(self, *parts: Part) -> None:
        """Fill the page."""
        make_column(
            *(self.heading, self.fault_label, *parts),
            owner=self.page,
            margins=NO_MARGINS,
            spacing=10,
        )
        self.area = FittedScrollArea(self.page, self, has_own_keys=True)
        self.add_rows(self.area)

    def show_fault(self, fault: Text | None) -> None:
        """Show what could not be done, or that all is well."""
        words = "" if fault is None else localize(fault)
        if words != self.fault_label.text():
            self.fault_label.setText(words)
            self.fault_label.setVisible(bool(words))
            if words:
                self.area.ensureVisible(0, 0)
                announce(self, words)


class AccountDialog(PageDialog):
    """Explains games far away, and makes the account; closes itself when that is done.

    `relays` are those that the player has named before; `relays_changed` carries new ones.
    """

    relays_changed = Signal(str)
    made = Signal(str)
    """The account is made; with the player's name."""

    def __init__(
        self, account: MailAccount, name: str, relays: str, parent: QWidget | None
    ) -> None:
        super().__init__(self.tr("Playing far away"), parent)
        self._account = account
        self._relays = relays
        self._is_waiting = False
        page = self.page
        explanation = [
            self.make_paragraph(words)
            for words in (
                self.tr(
                    "Turns travel as encrypted mail. For this the program makes a mail account "
                    "for you on a relay, a server run by volunteers: it asks for no name, number "
                    "or address, and costs nothing."
                ),
                self.tr(
                    "Who sees what: only the two machines can read what you play and write. The "
                    "relay sees the addresses of both accounts, when something is sent and how "
                    "large it is, and from where you connect."
                ),
                self.tr(
                    "Both machines know the order of the hidden tiles: play with people you "
                    "trust not to look into the files."
                ),
                self.tr(
                    "You do this once. From then on the mail program runs while this program is "
                    "open, and looks for turns."
                ),
            )
        ]
        name_label, self.name_field = self.make_field(self.tr("Your &name"), name)
        self.name_field.setMaxLength(MAX_NAME_LENGTH)
        self.name_field.textChanged.connect(self._show_possible)
        self.advanced_box = CheckBox(page)
        self.advanced_box.setText(self.tr("Ad&vanced"))
        self.advanced = QWidget(page)
        self._fill_advanced()
        self.advanced.hide()
        self.advanced_box.toggled.connect(self.advanced.setVisible)
        self.advanced_box.toggled.connect(self._show_possible)
        for paragraph in explanation:  # there may be no room for both
            self.advanced_box.toggled.connect(paragraph.setHidden)
        self.state_label = self.make_paragraph("")
        self.details: Details | None = None
        self.details_place = make_column(margins=NO_MARGINS)
        self.fill_page(
            self.details_place,
            *explanation,
            make_row(name_label, (self.name_field, 1)),
            *(self.advanced_box, self.advanced, self.state_label),
        )
        self.leave_button = self.add_button(self.reject, self.tr("Cancel"))
        self.make_button = self.add_button(self._make, self.tr("&Make the account"), default=True)
        self.add_rows((None, self.leave_button, self.make_button))
        account.changed.connect(self._show_state)
        self._show_state()
        self.name_field.setFocus()

    def _fill_advanced(self) -> None:
        relay_label, self.relay_field = self.make_field(self.tr("&Relays"), self._relays)
        self.relay_field.setPlaceholderText(self.tr("the fastest one"))
        about = Paragraph(
            _WIDTH - _INDENT,
            self.page,
            self.tr(
                "Or a mail account of your own, best one that nothing else uses: a messenger "
                "would show these messages, and might delete them. Many providers want an app "
                "password. Empty servers are looked for."
            ),
        )
        address_label, self.address_field = self.make_field(self.tr("Mail &address"))
        password_label, self.password_field = self.make_field(self.tr("&Password"))
        self.password_field.setEchoMode(QLineEdit.EchoMode.Password)
        imap_label, self.imap_field = self.make_field(self.tr("&IMAP server"))
        smtp_label, self.smtp_field = self.make_field(self.tr("&SMTP server"))
        self.imap_field.setPlaceholderText("imap.example.org:993")
        self.smtp_field.setPlaceholderText("smtp.example.org:465")
        self.certificate_box = CheckBox(self.advanced)
        self.certificate_box.setText(self.tr("Accept any certi&ficate"))
        self.address_field.textChanged.connect(self._show_possible)
        make_column(
            make_row(relay_label, (self.relay_field, 1)),
            about,
            make_row(address_label, (self.address_field, 1)),
            make_row(password_label, (self.password_field, 1)),
            make_row(imap_label, (self.imap_field, 1)),
            make_row(smtp_label, (self.smtp_field, 1)),
            self.certificate_box,
            owner=self.advanced,
            margins=(_INDENT, 0, 0, 0),
            spacing=8,
        )

    def _show_state(self) -> None:
        """Show what the account waits for, or what is wrong with it."""
        account = self._account
        if account.state is AccountState.READY and self._is_waiting:
            account.changed.disconnect(self._show_state)
            self.accept()
            self.made.emit(account.name)
            return
        is_making = account.state is AccountState.CREATING
        if is_making and self.state_label.isHidden():
            self.state_label.setText(self.tr("The account is being made…"))
            announce(self, self.state_label.text())
        self.state_label.setVisible(is_making)
        fault = account.fault if account.is_installed else texts.NOT_INSTALLED
        self.show_fault(None if is_making else fault)
        self._show_details("" if is_making else account.details)
        self._show_possible()

    def _show_details(self, text: str) -> None:
        """Show what the mail program says itself."""
        if self.details is not None and self.details.words == text:
            return
        if self.details is not None:
            self.details.switch.deleteLater()
            self.details.deleteLater()
            self.details = None
        if text:
            self.details = Details(text, self.page, _WIDTH)
            self.details_place.addWidget(self.details.switch, 0, Qt.AlignmentFlag.AlignLeft)
            self.details_place.addWidget(self.details)

    def _show_possible(self) -> None:
        is_making = self._account.state is AccountState.CREATING
        for field in (self.name_field, self.advanced_box, self.advanced):
            field.setEnabled(not is_making)
        self.make_button.setEnabled(
            not is_making and self._account.is_installed and bool(self.name_field.text().strip())
        )

    def _make(self) -> None:
        name, login = self.name_field.text().strip(), self._read_login()
        self._is_waiting = True
        if login is not None:
            self._account.log_in(name, login)
            return
        relays = self.relay_field.text().strip() if self.advanced_box.isChecked() else ""
        self.relays_changed.emit(relays)
        self._account.create(name, parse_relays(relays))

    def _read_login(self) -> Login | None:
        """The mail account of the player's own, if one was entered."""
        address = self.address_field.text().strip()
        if not address or not self.advanced_box.isChecked():
            return None
        imap_server, imap_port = _parse_server(self.imap_field.text())
        smtp_server, smtp_port = _parse_server(self.smtp_field.text())
        return Login(
            address=address,
            password=self.password_field.text(),
            imap_server=imap_server,
            imap_port=imap_port,
            smtp_server=smtp_server,
            smtp_port=smtp_port,
            accepts_any_certificate=self.certificate_box.isChecked(),
        )

    def reject(self) -> None:
        self._account.cancel()
        super().reject()


def _parse_server(text: str) -> tuple[str, int]:
    """The name and the port of a server such as `imap.example.org:993`; 0 without a port."""
    name, _, port = text.strip().partition(":")
    return name, int(port) if port.isdecimal() and int(port) < 1 << 16 else 0


class PeopleDialog(PageDialog):
    """Lists the people with whom keys were exchanged.

    - `game_asked` carries a `Contact` to be invited to a game
    - `invite_asked`: somebody new is to be met; `account_asked`: the account is to be shown
    """

    game_asked = Signal(object)
    invite_asked = Signal()
    account_asked = Signal()

    def __init__(self, account: MailAccount, parent: QWidget | None) -> None:
        super().__init__(self.tr("People far away"), parent)
        self._account = account
        self.list = QListWidget(self.page)
        self.list.setFont(make_text_font(14))
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("People"))
        self.list.setMinimumSize(scale_length(280), scale_length(120))
        self.list.itemActivated.connect(self._ask_game)
        self.list.currentItemChanged.connect(self._show_possible)
        self.empty_label = Label(
            self.tr("Nobody yet. Choose “New person” to send or to enter an invitation."),
            *(self.page, make_text_font(14)),
            wrap=True,
            muted=True,
        )
        self.fill_page(
            self.make_paragraph(
                self.tr(
                    "You can play with everybody in this list. Invitations to games appear under "
                    "“Two machines”."
                )
            ),
            *(self.empty_label, self.list),
        )
        self.new_button = self.add_button(self.invite_asked, self.tr("&New person…"))
        self.block_button = self.add_button(self._block, self.tr("&Block"))
        self.account_button = self.add_button(self.account_asked, self.tr("&Account…"))
        self.game_button = self.add_button(
            self._ask_game, self.tr("&Invite to a game…"), default=True
        )
        self.leave_button = self.add_button(self.reject, self.tr("Close"))
        self.add_rows(
            (self.new_button, self.block_button, self.account_button, None),
            (None, self.game_button, self.leave_button),
        )
        account.changed.connect(self.show_people)
        self.show_people()
        (self.list if self.list.count() else self.new_button).setFocus()

    @property
    def chosen(self) -> Contact | None:
        """The chosen person."""
        item = self.list.currentItem()
        contact: Contact | None = None
        if item is not None:
            contact = item.data(Qt.ItemDataRole.UserRole)
        return contact

    def show_people(self) -> None:
        """List the present people; the chosen one stays chosen."""
        chosen = self.chosen
        self.list.blockSignals(True)
        self.list.clear()
        for contact in sorted(self._account.contacts.values(), key=lambda one: one.name.casefold()):
            text = sanitize(contact.name)
            if contact.is_blocked:
                text = self.tr("{name} (blocked)").format(name=sanitize(contact.name))
            item = QListWidgetItem(text, self.list)
            item.setData(Qt.ItemDataRole.UserRole, contact)
            if chosen is not None and contact.id == chosen.id:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        has_any = self.list.count() > 0
        self.list.setVisible(has_any)
        self.empty_label.setVisible(not has_any)
        self.show_fault(self._account.fault)
        self._show_possible()

    def _show_possible(self) -> None:
        """Enable what can be done with the chosen person."""
        contact = self.chosen
        is_blocked = contact is not None and contact.is_blocked
        self.block_button.setText(self.tr("Un&block") if is_blocked else self.tr("&Block"))
        self.block_button.setEnabled(contact is not None and self._account.is_ready)
        self.game_button.setEnabled(contact is not None and not is_blocked)
        self.new_button.setEnabled(self._account.is_ready)

    def _ask_game(self) -> None:
        contact = self.chosen
        if contact is not None and not contact.is_blocked:
            self.game_asked.emit(contact)

    def _block(self) -> None:
        contact = self.chosen
        if contact is not None:
            self._account.set_blocked(contact.id, not contact.is_blocked)


class InviteDialog(PageDialog):
    """Shows an invitation as text and as QR code, and takes the one that somebody has sent.

    It closes when keys were exchanged.
    """

    def __init__(self, account: MailAccount, parent: QWidget | None) -> None:
        super().__init__(self.tr("A new person"), parent)
        self._account = account
        page = self.page
        self.text = QPlainTextEdit(page)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(make_text_font(13))
        self.text.setAccessibleName(self.tr("Invitation"))
        self.text.setMinimumSize(scale_length(240), scale_length(110))
        enable_caret_navigation(self.text)
        self.picture = Label("", page)
        self.picture.setAccessibleName(self.tr("The invitation as QR code"))
        self.copy_button = self.add_button(self._copy, self.tr("&Copy"))
        self.copy_button.setEnabled(False)
        self.line_field = QLineEdit(page)
        self.line_field.setFont(make_text_font(14))
        self.line_field.setMaxLength(_MAX_FIELD_LENGTH)
        self.line_field.setPlaceholderText("https://i.delta.chat/#…")
        label = Label(self.tr("&Or enter the line that you were sent:"), page, make_text_font(14))
        label.setBuddy(self.line_field)
        self.meet_button = self.add_button(self._meet, self.tr("&Accept"), default=True)
        self.meet_button.setEnabled(False)
        self.line_field.textChanged.connect(
            lambda text: self.meet_button.setEnabled(bool(text.strip()))
        )
        self.state_label = self.make_paragraph("")
        self.fill_page(
            self.make_paragraph(
                self.tr(
                    "Send this to the person with whom you want to play, in whatever way you "
                    "like. Both machines then exchange their keys; both have to be on the network "
                    "at some time. Whoever has the line can do this, so send it to nobody else."
                )
            ),
            make_row((self.text, 1), self.picture),
            make_row(self.copy_button, None),
            label,
            make_row((self.line_field, 1), self.meet_button),
            self.state_label,
        )
        self.leave_button = self.add_button(self.reject, self.tr("Close"))
        self.add_rows((None, self.leave_button))
        account.met.connect(self._close)
        account.make_invite(self.show_invite)
        self.line_field.setFocus()

    def _close(self) -> None:
        self.accept()

    def show_invite(self, invite: Invite) -> None:
        """Show an invitation that was made."""
        self.text.setPlainText(
            self.tr(
                "Would you like to play The Two Heirs with me, each at our own machine?\n\n"
                "1. Install the program and its part for games far away: {address}\n"
                "2. Choose “Two machines” in the Game menu, then “Far away”, and make an account.\n"
                "3. Choose “New person”, and enter this line:\n\n{link}"
            ).format(address=HOME, link=invite.link)
        )
        self.copy_button.setEnabled(True)
        self.picture.setPixmap(_draw_svg(invite.svg, self.devicePixelRatioF()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._show_state(self.tr("Copied."))

    def _meet(self) -> None:
        self.show_fault(None)
        self._show_state(
            self.tr("The keys are being exchanged. That works as soon as both machines are on.")
        )
        self._account.accept_invite(self.line_field.text(), self._refuse)

    def _refuse(self, fault: Text) -> None:
        self._show_state("")
        self.show_fault(fault)

    def _show_state(self, text: str) -> None:
        self.state_label.setText(text)
        if text:
            announce(self, text)


def _draw_svg(svg: bytes, ratio: float) -> QPixmap:
    """Draw a QR code."""
    from PySide6.QtSvg import QSvgRenderer

    side = scale_length(_QR_PX)
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("white"))
    renderer = QSvgRenderer(QByteArray(svg))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


class AccountSettingsDialog(PageDialog):
    """Shows the account; `remove_asked`: it is to be deleted from this machine."""

    remove_asked = Signal()

    def __init__(self, account: MailAccount, parent: QWidget | None) -> None:
        super().__init__(self.tr("Account for games far away"), parent)
        self.address_label = self.make_paragraph(
            self.tr("Address: {address}").format(address=sanitize(account.address))
        )
        self.address_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.receipts_box = CheckBox(self.page)
        self.receipts_box.setText(self.tr("Send &receipts to people with a messenger"))
        self.receipts_box.setChecked(account.sends_receipts)
        self.receipts_box.toggled.connect(account.set_receipts)
        self.fill_page(
            self.address_label,
            self.receipts_box,
            self.make_paragraph(
                self.tr(
                    "Without receipts nobody sees in a messenger when you have read something. "
                    "That a turn has arrived is always told to the other machine."
                )
            ),
        )
        self.remove_button = self.add_button(self.remove_asked, self.tr("&Delete the account…"))
        self.leave_button = self.add_button(self.reject, self.tr("Close"), default=True)
        self.add_rows((self.remove_button, None, self.leave_button))
        self.leave_button.setFocus()
