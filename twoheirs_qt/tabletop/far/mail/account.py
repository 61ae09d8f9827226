"""The player's account for games far away: made once, then used by the mail program."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from twoheirs_qt.tabletop.far.channel import MAIL
from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.far.mail.core import (
    Call,
    CoreError,
    MailCore,
    Steps,
    find_core,
    make_call,
)
from twoheirs_qt.tabletop.files.limits import shorten_for_file
from twoheirs_qt.tabletop.text.text import Text

_RETRY_MS: Final = 5000
"""The first interval at which a server that cannot be reached is looked for; it doubles."""
_MAX_RETRY_MS: Final = 20_000
"""The last of these intervals: more tries cost the mail program 1 % of a processor."""
_MIN_SLEEP_S: Final = 30.0
"""The time without a retry after which the machine has slept: its connections may be dead."""
_CONNECTED: Final = 3000
"""The smallest connectivity with which messages come and go."""
_DONE: Final = 1000
"""The progress of a handshake that has ended."""
_MAX_NAME_LENGTH: Final = 24
_TAG_KEY: Final = "ui.twoheirs.tag"
_BACKGROUND_RELAYS: Final = 2
"""The number of further relays, in case one fails."""


class AccountState(Enum):
    """The possible uses of the account."""

    NONE = auto()
    """There is none yet, or the mail program is missing."""
    STARTING = auto()
    """There is one, and the mail program is being started."""
    CREATING = auto()
    """It is being made."""
    READY = auto()
    """It can be used."""


class Contact(NamedTuple):
    """A person with whom keys were exchanged."""

    id: int
    name: str
    is_blocked: bool


class Login(NamedTuple):
    """A mail account of the player's own; what is empty or 0 is looked for."""

    address: str
    password: str
    imap_server: str = ""
    imap_port: int = 0
    smtp_server: str = ""
    smtp_port: int = 0
    accepts_any_certificate: bool = False

    def dump(self) -> dict[str, object]:
        """Dump it as the mail program wants it."""
        data: dict[str, object] = {"addr": self.address, "password": self.password}
        if self.imap_server:
            data |= {"imapServer": self.imap_server, "imapPort": self.imap_port or None}
        if self.smtp_server:
            data |= {"smtpServer": self.smtp_server, "smtpPort": self.smtp_port or None}
        for kind, port in (("imap", self.imap_port), ("smtp", self.smtp_port)):
            is_start_tls = port in (143, 587)
            if port:
                data[f"{kind}Security"] = "starttls" if is_start_tls else "ssl"
        if self.accepts_any_certificate:
            data["certificateChecks"] = "acceptInvalidCertificates"
        return data


class Invite(NamedTuple):
    """An invitation to exchange keys: a link, and the same as a QR code in SVG."""

    link: str
    svg: bytes


def parse_relays(text: str) -> tuple[str, ...]:
    """Parse names of relays, or `dcaccount:` and `dclogin:` codes, separated by spaces."""
    return tuple(
        [
            word if re.match("(?i)dcaccount:|dclogin:", word) else f"dcaccount:{word}"
            for word in re.split(r"[\s,;]+", text)
            if word
        ]
    )


class MailAccount(QObject):
    """The account in `folder`; the mail program runs only if there is one, or one is being made."""

    changed = Signal()
    """The state, the error or a contact is different."""
    ready = Signal()
    """Messages can be sent and read; also when the mail program was started again."""
    received = Signal(object)
    """An event of the mail program, as a dict."""
    met = Signal(object)
    """A `Contact` with whom keys have just been exchanged."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.core: Final = MailCore(folder, self)
        self.core.ready.connect(self._on_core_ready)
        self.core.received.connect(self._on_event)
        self.core.failed.connect(self._on_core_failed)
        self.id = 0
        self.state = AccountState.NONE
        self.fault: Text | None = None
        """The error of the account, as a whole sentence."""
        self.details = ""
        """The words of the mail program about it, in English."""
        self.is_connected = False
        self.tag = ""
        """A random name of this account; empty as long as it is not known."""
        self.name = ""
        self.address = ""
        self.sends_receipts = False
        """Whether others see that their words were read."""
        self.contacts: dict[int, Contact] = {}
        self._creation: Callable[[], Steps] | None = None
        self._retry_timer = QTimer(self, interval=_RETRY_MS)
        self._retry_timer.timeout.connect(self._retry)
        self._retry_time = time.time()
        self._offline_timer = QTimer(self, singleShot=True, interval=2 * _RETRY_MS)
        self._offline_timer.timeout.connect(self._check_offline)

    @property
    def is_installed(self) -> bool:
        """Whether the mail program is installed."""
        return find_core() is not None

    @property
    def exists(self) -> bool:
        """Whether there is an account, perhaps one that was not made to the end."""
        return any((self._folder / "accounts").glob("*/dc.db"))

    @property
    def is_ready(self) -> bool:
        """Whether messages can be sent and read."""
        return self.state is AccountState.READY and self.core.is_running

    # -- beginning and end -----------------------------------------------------------------------

    def start(self) -> None:
        """Start the mail program if there is an account."""
        if self.exists and self.state is AccountState.NONE:
            self.state = AccountState.STARTING
            self.core.start()

    def finish(self, seconds: float, is_idle: Callable[[], bool]) -> None:
        """Send what is not yet sent, for at most some seconds, and end the mail program.

        `is_idle` returns whether all was handed to it.
        """
        self._retry_timer.stop()
        self._offline_timer.stop()
        self.core.finish(seconds, is_idle)

    def create(self, name: str, relays: Sequence[str]) -> None:
        """Make an account on a relay: the fastest one, or the first of `relays` that agrees."""
        self._create(lambda: self._configure(name, self._join_relay(tuple(relays))))

    def log_in(self, name: str, login: Login) -> None:
        """Use a mail account of the player's own."""
        self._create(lambda: self._configure(name, self._join_server(login)))

    def _create(self, steps: Callable[[], Steps]) -> None:
        self._creation = steps
        self.state, self.fault, self.details = AccountState.CREATING, None, ""
        self.changed.emit()
        if self.core.is_running:
            self._on_core_ready()
        else:
            self.core.start()

    def cancel(self) -> None:
        """Stop making an account."""
        if self.state is AccountState.CREATING:
            self._creation = None
            self._set_none(None, "")

    def remove(self) -> None:
        """Delete the account, its contacts and messages on this machine."""
        self.core.run(self._remove(), self._show_error)

    def _remove(self) -> Steps:
        yield make_call("remove_account", self.id)
        self.contacts = {}
        self._set_none(None, "")

    def _on_core_ready(self) -> None:
        creation, self._creation = self._creation, None
        if creation is not None:
            self.core.run(creation(), self._fail_creation)
        elif self.state is not AccountState.CREATING:
            self.core.run(self._open(), self._show_error)

    def _open(self) -> Steps:
        """Take the account that there is into use."""
        ids = yield make_call("get_all_account_ids")
        for account in ids:
            if (yield make_call("is_configured", account)):
                yield from self._use(account)
                return
        self._set_none(None, "")

    def _use(self, account: int) -> Steps:
        self.id = account
        yield from self._protect()
        values = yield make_call(
            "batch_get_config",
            account,
            ["displayname", "mdns_enabled", "configured_addr", _TAG_KEY],
        )
        self.tag = values[_TAG_KEY] or secrets.token_hex(4)
        if not values[_TAG_KEY]:
            yield make_call("set_config", account, _TAG_KEY, self.tag)
        self.name = shorten_for_file(values["displayname"] or "", _MAX_NAME_LENGTH)
        self.sends_receipts = values["mdns_enabled"] == "1"
        self.address = values["configured_addr"] or ""
        yield make_call("start_io", account)
        yield from self.load_contacts()
        self.state, self.fault, self.details = AccountState.READY, None, ""
        self._retry_timer.start()
        self._offline_timer.start()
        self.ready.emit()
        self.changed.emit()

    def _protect(self) -> Steps:
        """Allow no connection but those to the mail servers, and load messages of any size."""
        yield make_call("set_config", self.id, "webxdc_realtime_enabled", "0")
        yield make_call("set_config", self.id, "stats_sending", "0")
        yield make_call("set_config", self.id, "download_limit", "0")

    def _configure(self, name: str, connect: Steps) -> Steps:
        ids = yield make_call("get_all_account_ids")
        self.id = ids[0] if ids else (yield make_call("add_account"))
        yield from self._protect()
        yield make_call("set_config", self.id, "displayname", name)
        yield make_call("set_config", self.id, "mdns_enabled", "0")
        yield from connect
        yield from self._use(self.id)

    def _join_relay(self, relays: tuple[str, ...]) -> Steps:
        if not relays:
            # The mail program has a list of its own, and adds further relays in the background.
            yield make_call("init_transports", self.id, None)
            return
        first, *others = relays
        try:
            yield make_call("add_transport_from_qr", self.id, first)
        except CoreError:
            if not others:
                raise
            yield from self._join_relay(tuple(others))
            return
        add = self._add_relays(others[:_BACKGROUND_RELAYS])
        QTimer.singleShot(0, self, lambda: self.core.run(add))

    def _add_relays(self, relays: Sequence[str]) -> Steps:
        """Add relays, in case another one fails."""
        for relay in relays:
            try:
                yield make_call("add_transport_from_qr", self.id, relay)
            except CoreError:
                continue  # an ordinary case: the others carry the messages

    def _join_server(self, login: Login) -> Steps:
        try:
            yield make_call("add_or_update_transport", self.id, login.dump())
        except CoreError as error:
            raise _LoginError(str(error)) from None

    def _fail_creation(self, error: CoreError) -> None:
        if self.state is not AccountState.CREATING:
            return
        words = str(error).lower()
        if not isinstance(error, _LoginError):
            fault = texts.REFUSED
        elif "authentication" in words or "failed to login" in words:
            fault = texts.WRONG_PASSWORD
        else:
            fault = texts.NO_SERVER
        if _is_disk_full(words):
            fault = texts.DISK
        self.core.run(self._remove_unfinished(fault, str(error)))

    def _remove_unfinished(self, fault: Text, details: str) -> Steps:
        """Remove an account that was not made to the end, and say why."""
        try:
            if not (yield make_call("is_configured", self.id)):
                yield make_call("remove_account", self.id)
        except CoreError:
            pass  # it is used again at the next attempt
        self._set_none(fault, details)

    def _set_none(self, fault: Text | None, details: str) -> None:
        """There is no account that could be used."""
        self.tag = ""
        self.state, self.fault, self.details = AccountState.NONE, fault, details
        self._retry_timer.stop()
        self._offline_timer.stop()
        self.is_connected = False
        self.core.stop()
        self.changed.emit()

    def _on_core_failed(self, sentence: Text) -> None:
        self.is_connected = False
        if self.state is AccountState.CREATING:
            self._creation = None
            self._set_none(sentence, "")
            return
        if self.state is AccountState.READY:
            self.state = AccountState.STARTING
        if self.fault != sentence:
            self.fault = sentence
            self.changed.emit()

    def _show_error(self, error: CoreError) -> None:
        words = str(error)
        fault = texts.DISK if _is_disk_full(words.lower()) else texts.NOT_SENT
        if self.core.is_running and self.fault != fault:
            self.fault, self.details = fault, words
            self.changed.emit()

    # -- events ----------------------------------------------------------------------------------

    def _on_event(self, event: dict[str, Any]) -> None:
        match event["kind"]:
            case "ConnectivityChanged":
                self.core.run(self._check_connection())
            case "ContactsChanged":
                self.core.run(self.load_contacts(has_changed=True))
            case "SecurejoinInviterProgress" | "SecurejoinJoinerProgress":
                if event["progress"] == _DONE:
                    self.core.run(self._meet(event["contactId"]))
        self.received.emit(event)

    def _check_connection(self) -> Steps:
        value = yield make_call("get_connectivity", self.id)
        is_connected = value >= _CONNECTED
        if is_connected and self.fault == texts.OFFLINE:
            self.fault = None
        if is_connected != self.is_connected:
            self.is_connected = is_connected
            self.changed.emit()
        if not is_connected and not self._offline_timer.isActive():
            self._offline_timer.start()

    def _check_offline(self) -> None:
        """Say that the server cannot be reached, if that has lasted for a while."""
        if self.is_ready and not self.is_connected and self.fault is None:
            self.fault = texts.OFFLINE
            self.changed.emit()

    def _retry(self) -> None:
        """Try again at once to reach a server that was away, as it may be for who has slept."""
        now = time.time()  # which goes on while the machine sleeps, or jumps when it wakes
        has_slept = now - self._retry_time > _MIN_SLEEP_S
        self._retry_time = now
        is_due = self.is_ready and (has_slept or not self.is_connected)
        interval_ms = min(2 * self._retry_timer.interval(), _MAX_RETRY_MS) if is_due else _RETRY_MS
        self._retry_timer.setInterval(interval_ms)
        if is_due:
            self.core.run(_wrap_call(make_call("maybe_network")))
            self.core.run(self._check_connection())

    def load_contacts(self, *, has_changed: bool = False) -> Steps:
        """Load the people with whom keys were exchanged."""
        known = yield make_call("get_contacts", self.id, 0, None)
        blocked = yield make_call("get_blocked_contacts", self.id)
        self.contacts = {
            entry["id"]: Contact(
                entry["id"],
                shorten_for_file(entry["displayName"], _MAX_NAME_LENGTH),
                entry["isBlocked"],
            )
            for entry in (*known, *blocked)
            if entry["isKeyContact"]
        }
        if has_changed:
            self.changed.emit()

    def _meet(self, contact: int) -> Steps:
        yield from self.load_contacts(has_changed=True)
        if contact in self.contacts:
            self.met.emit(self.contacts[contact])

    def make_address(self, contact: int) -> str:
        """The address of a person among the contacts of this account."""
        return f"{MAIL}:{self.tag}-{contact}"

    def find_contact(self, address: str) -> int:
        """The person behind an address; 0 if it belongs to an account that was deleted."""
        match = re.fullmatch(f"{MAIL}:([0-9a-f]+)-([0-9]{{1,9}})", address)
        return int(match[2]) if match is not None and match[1] == self.tag else 0

    # -- people ----------------------------------------------------------------------------------

    def make_invite(self, on_made: Callable[[Invite], object]) -> None:
        """Make an invitation, for any number of people."""
        self.core.run(self._make_invite(on_made), self._show_error)

    def _make_invite(self, on_made: Callable[[Invite], object]) -> Steps:
        link = yield make_call("get_chat_securejoin_qr_code", self.id, None)
        svg = yield make_call("create_qr_svg", link)
        on_made(Invite(link, svg.encode()))

    def accept_invite(self, text: str, on_refused: Callable[[Text], object]) -> None:
        """Exchange keys with who has made an invitation."""
        match = re.search(r"(?i)(https://i\.delta\.chat/|openpgp4fpr:)\S+", text)
        if match is None:
            on_refused(texts.NO_INVITATION)
            return
        self.core.run(
            self._accept_invite(match[0], on_refused),
            lambda _: on_refused(texts.NO_INVITATION),
        )

    def _accept_invite(self, link: str, on_refused: Callable[[Text], object]) -> Steps:
        kind = (yield make_call("check_qr", self.id, link))["kind"]
        if kind in ("withdrawVerifyContact", "reviveVerifyContact"):
            on_refused(texts.OWN_INVITATION)
        elif kind != "askVerifyContact":
            on_refused(texts.NO_INVITATION)
        else:
            yield make_call("secure_join", self.id, link)

    def set_blocked(self, contact: int, is_blocked: bool) -> None:
        """Block a person, whose messages are then left unread, or do so no longer."""
        method = "block_contact" if is_blocked else "unblock_contact"
        self.core.run(self._change(make_call(method, self.id, contact)), self._show_error)

    def set_receipts(self, sends_receipts: bool) -> None:
        """Choose whether others see that their words were read."""
        self.sends_receipts = sends_receipts
        value = str(int(sends_receipts))
        self.core.run(
            _wrap_call(make_call("set_config", self.id, "mdns_enabled", value)), self._show_error
        )

    def _change(self, step: Call) -> Steps:
        yield step
        yield from self.load_contacts(has_changed=True)
        self.ready.emit()  # what was left unread may be read now


class _LoginError(CoreError):
    """A mail account of the player's own cannot be used."""


def _wrap_call(step: Call) -> Steps:
    yield step


def _is_disk_full(text: str) -> bool:
    return "disk is full" in text or "no space left" in text or "disk full" in text
