"""The channel over mail: a card in a chat carries each game, and its updates the statements."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Generator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from twoheirs_qt.tabletop.far.channel import MAIL, Channel, Letter, Notice, Partner
from twoheirs_qt.tabletop.far.limits import MAX_WORDS, MAX_WORDS_LENGTH
from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.far.mail.account import MailAccount
from twoheirs_qt.tabletop.far.mail.card import FILE_NAME, CardWriter, make_card
from twoheirs_qt.tabletop.far.mail.core import Call, CoreError, Steps, make_call
from twoheirs_qt.tabletop.far.message import read_message
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import shorten_for_file
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.play.replay import format_time
from twoheirs_qt.tabletop.play.session import UTC_NOW
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.shapes import StatementShape

SILENCE: Final = timedelta(days=15)
"""The time after which all is sent again to who has not read it: relays delete after 20 days."""
_POLL_MS: Final = 60 * 60 * 1000
_RETRY_MS: Final = 5000
_FINISH_TIMEOUT_S: Final = 2.0
_MAX_DELIVERY_MS: Final = 10_000
"""The time after which a player is told that the server has not taken a message yet."""
_MAX_UPDATES: Final = 200
"""The number of the newest updates of a card that are read at once."""
_MAX_CARD_LENGTH: Final = 32 * 1024 * 1024
"""The maximum length of all updates of a card together."""
_MAX_CARDS: Final = 500
_MAX_INVITATIONS: Final = 20
"""The maximum number of other games of one person that are listed."""
_MAX_MESSAGES: Final = 200
"""The number of the newest messages of a chat among which texts are looked for."""
_SELF: Final = 1
"""The number of this player among the contacts."""


class _PostedGame(NamedTuple):
    """A game as it was kept last: what is to be said of it, and to whom."""

    address: str
    machine: str
    number: int
    turn_count: int
    name: str
    wants_whole: bool
    is_acknowledged: bool
    statement: bytes
    whole: bytes
    game: FarGame


class _Sent(NamedTuple):
    """The last statement of a game."""

    number: int
    turn_count: int
    wants_whole: bool
    time: str


class MailChannel(Channel):
    """Sends statements to people by mail, and reads theirs; `writer` describes positions.

    An address is `mail:`, a random name of the account, a hyphen, and the number of the person
    among its contacts: those of a deleted account are never taken for others.
    """

    scheme = MAIL

    def __init__(
        self,
        account: MailAccount,
        folder: Path,
        writer: CardWriter,
        parent: QObject | None = None,
        now: Callable[[], datetime] = UTC_NOW,
    ) -> None:
        super().__init__(parent)
        self.account: Final = account
        account.setParent(self)
        self._folder = folder
        self._writer = writer
        self._now = now
        self._tag = ""
        self._games: dict[str, _PostedGame] = {}
        self._dropped_games: set[str] = set()
        self._due_answers: set[str] = set()
        self._cards: dict[str, int] = {}
        """The message that carries a game."""
        self._sent: dict[str, _Sent] = {}
        self._serials: dict[int, int] = {}
        """The last update that was read, by message."""
        self._senders: dict[int, int] = {}
        """The person with whom a message was exchanged; 0 if it is not to be read."""
        self._invitations: dict[int, dict[str, bytes]] = {}
        self._invitation_cards: dict[str, int] = {}
        self._messages_to_read: list[int] = []
        self._is_reading = False
        self._has_read_all = False
        self._is_sending = False
        self._fault: Text | None = None
        self._poll_timer = QTimer(self, interval=_POLL_MS)
        self._poll_timer.timeout.connect(self.poll)
        self._retry_timer = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry_timer.timeout.connect(self.poll)
        self._delivery_timer = QTimer(self, singleShot=True, interval=_MAX_DELIVERY_MS)
        self._delivery_timer.timeout.connect(self._report_delay)
        self._is_delayed = False
        account.ready.connect(self._read_all)
        account.received.connect(self._on_event)
        account.changed.connect(self.changed)

    def start(self) -> None:
        self.account.start()

    def stop(self) -> None:
        self._poll_timer.stop()
        self._retry_timer.stop()
        self._delivery_timer.stop()
        self._send()
        self.account.finish(_FINISH_TIMEOUT_S, lambda: self.is_idle or not self._has_read_all)

    def poll(self) -> None:
        self._send_again()
        self._send()

    def post(self, game: FarGame) -> None:
        record = game.record
        if game.needs_answer:
            self._due_answers.add(record.id)
        self._games[record.id] = _PostedGame(
            address=record.address,
            machine=record.me,
            number=record.number,
            turn_count=len(record.turns),
            name=record.name,
            wants_whole=game.wants_whole,
            is_acknowledged=record.is_acknowledged,
            statement=game.make_statement(),
            whole=game.make_statement(whole=True),
            game=game,
        )
        self._dropped_games.discard(record.id)
        for invitations in self._invitations.values():
            invitations.pop(record.id, None)
        QTimer.singleShot(0, self, self._send)

    def drop(self, game: FarGame) -> None:
        self._games.pop(game.record.id, None)
        self._dropped_games.add(game.record.id)

    def decline(self, address: str, game: str) -> None:
        self._invitations.get(self.account.find_contact(address), {}).pop(game, None)
        self._dropped_games.add(game)
        message = self._invitation_cards.pop(game, 0)
        if message and self.account.is_ready:
            self.account.core.run(self._delete(message))

    def _delete(self, message: int) -> Steps:
        yield make_call("delete_messages", self.account.id, [message])

    def list_partners(self) -> list[Partner]:
        contacts = self.account.contacts.values() if self.account.exists else ()
        return [
            Partner(self.account.make_address(contact.id), self._find_contact_name(contact.id))
            for contact in contacts
            if not contact.is_blocked
        ]

    def describe(self, address: str) -> Text:
        return texts.PERSON.fill(name=self._find_contact_name(self.account.find_contact(address)))

    def find_fault(self, address: str) -> Text | None:
        contact = self.account.contacts.get(self.account.find_contact(address))
        if contact is not None and contact.is_blocked:
            return texts.BLOCKED
        is_missing = self.account.fault is None and not self.account.exists
        if is_missing or (self.account.is_ready and not self.account.find_contact(address)):
            return texts.NO_ACCOUNT
        delay = texts.NOT_TAKEN if self._is_delayed else None
        return self.account.fault or self._fault or delay

    def make_invited_notice(self, address: str) -> Notice:
        name = self._find_contact_name(self.account.find_contact(address))
        return Notice(texts.INVITED_TITLE, texts.INVITED.fill(name=name))

    def make_joined_notice(self, address: str, name: Text) -> Notice:
        return Notice(texts.JOINED_TITLE, texts.JOINED.fill(name=name))

    def _find_contact_name(self, contact: int) -> Text:
        known = self.account.contacts.get(contact)
        return (
            texts.UNKNOWN_PERSON if known is None else make_untranslated_text(sanitize(known.name))
        )

    @property
    def is_idle(self) -> bool:
        """Whether all is read, and handed to the mail program."""
        return (
            self._has_read_all
            and not (self._is_reading or self._is_sending)
            and not self._messages_to_read
            and not any(self._is_due(name) for name in self._games)
        )

    # -- sending ---------------------------------------------------------------------------------

    def _send(self) -> None:
        """Send what is new, one message after another."""
        if self._is_sending or not self._has_read_all or not self.account.is_ready:
            return
        names = [name for name in self._games if self._is_due(name)]
        if names:
            self._is_sending = True
            self.account.core.run(self._send_games(names), self._on_not_sent)

    def _is_due(self, name: str) -> bool:
        posted, sent = self._games[name], self._sent.get(name)
        contact = self.account.contacts.get(self.account.find_contact(posted.address))
        if contact is None or contact.is_blocked:
            return False
        return (
            name in self._due_answers
            or sent is None
            or sent.number < posted.number
            or (posted.wants_whole and not sent.wants_whole)
        )

    def _send_games(self, names: Sequence[str]) -> Steps:
        for name in names:
            posted = self._games.get(name)
            if posted is not None:
                yield from self._send_game(name, posted, posted.statement)
        self._is_sending = False
        if self._fault is not None:
            self._fault = None
            self.changed.emit()
        self._send()

    def _send_game(self, name: str, posted: _PostedGame, statement: bytes) -> Steps:
        account, contact = self.account.id, self.account.find_contact(posted.address)
        message = self._cards.get(name)
        is_answer = name in self._due_answers
        self._due_answers.discard(name)
        try:
            if message is None:
                chat = yield make_call("create_chat_by_contact_id", account, contact)
                path = self._folder / FILE_NAME
                write_bytes(path, make_card())
                text = " ".join(self._writer.describe(posted.game)["lines"])
                message = yield make_call(
                    "send_msg",
                    account,
                    chat,
                    {
                        "viewtype": "Webxdc",
                        "file": str(path),
                        "filename": FILE_NAME,
                        "text": text,
                    },
                )
                self._cards[name] = message
                self._senders[message] = contact
            old = self._sent.get(name)
            time = format_time(self._now())
            payload: dict[str, object] = {"statement": statement.decode(), "time": time}
            update: dict[str, object] = {
                "payload": payload,
                "uid": f"{posted.machine[:8]}-{posted.number}-{time}",
            }
            if old is None or posted.turn_count != old.turn_count:  # the position is another one
                card = payload["card"] = self._writer.describe(posted.game)
                update |= {"document": card["title"], "summary": card["lines"][0]}
            if old is not None and posted.turn_count > old.turn_count:
                update["info"] = localize(texts.CARD_PLAYED.fill(name=posted.name))
            yield make_call("send_webxdc_status_update", account, message, json.dumps(update), "")
        except FileError as error:
            raise CoreError(error.details or str(error)) from None
        except CoreError:
            if is_answer:
                self._due_answers.add(name)
            raise
        self._sent[name] = _Sent(posted.number, posted.turn_count, posted.wants_whole, time)
        if not (self._delivery_timer.isActive() or self._is_delayed):
            self._delivery_timer.start()

    def _report_delay(self) -> None:
        """Tell that the server has not taken what the mail program was to send."""
        self._is_delayed = True
        self.changed.emit()

    def _end_delay(self) -> None:
        """Note that the server has taken a message; the rest follows at once."""
        self._delivery_timer.stop()
        if self._is_delayed:
            self._is_delayed = False
            self.changed.emit()

    def _on_not_sent(self, error: CoreError) -> None:
        self._is_sending = False
        self._cards = {name: card for name, card in self._cards.items() if name in self._sent}
        words = str(error).lower()
        is_full = "disk is full" in words or "no space left" in words
        fault = texts.DISK if is_full else texts.NOT_SENT
        if self.account.is_ready and self._fault != fault:
            self._fault = fault
            self.changed.emit()
        self._retry_timer.start()

    def _send_again(self) -> None:
        """Send all of a game again to who has not read it for long."""
        if self._is_sending or not self._has_read_all or not self.account.is_ready:
            return
        limit = format_time(self._now() - SILENCE)
        silent_games = [
            name
            for name, posted in self._games.items()
            if not posted.is_acknowledged
            and (sent := self._sent.get(name)) is not None
            and sent.time <= limit
        ]
        if silent_games:
            self._is_sending = True
            self.account.core.run(self._send_whole(silent_games), self._on_not_sent)

    def _send_whole(self, names: Sequence[str]) -> Steps:
        for name in names:
            posted = self._games.get(name)
            if posted is None:
                continue
            message = self._cards.get(name)
            if message is not None:
                with contextlib.suppress(CoreError):  # it was sent by the other one, who has it
                    yield make_call("resend_messages", self.account.id, [message])
            yield from self._send_game(name, posted, posted.whole)
        self._is_sending = False
        self._send()

    # -- reading ---------------------------------------------------------------------------------

    def _on_event(self, event: dict[str, Any]) -> None:
        match event["kind"]:
            case "WebxdcStatusUpdate":
                self._read_soon(event["msgId"])
            case "MsgDelivered":
                self._end_delay()
            case "IncomingMsg":
                self.account.core.run(self._read_letter(event["msgId"]))
            case "WebxdcInstanceDeleted":
                message = event["msgId"]
                self._cards = {name: card for name, card in self._cards.items() if card != message}
                self._serials.pop(message, None)

    def _read_all(self) -> None:
        """Read all cards, since the mail program has just been started."""
        self._has_read_all = False
        self._end_delay()
        self._is_reading = self._is_sending = False
        self._messages_to_read = []
        if self.account.tag != self._tag:  # what is known belongs to another account
            self._tag = self.account.tag
            self._cards, self._sent, self._serials, self._senders = {}, {}, {}, {}
            self._invitations, self._invitation_cards = {}, {}
        self._poll_timer.start()
        self.account.core.run(self._find_cards(), self._on_not_read)

    def _find_cards(self) -> Steps:
        messages = yield make_call("get_chat_media", self.account.id, None, "Webxdc", None, None)
        self._is_reading = True
        for message in sorted(messages)[-_MAX_CARDS:]:
            yield from self._read_card(message)
        self._is_reading = False
        self._has_read_all = True
        self._read_next()
        self.account.core.run(self._read_old_letters())
        self.poll()

    def _on_not_read(self, _: CoreError) -> None:
        self._is_reading = False  # the mail program has ended; all is read when it runs again

    def _read_soon(self, message: int) -> None:
        if message not in self._messages_to_read:
            self._messages_to_read.append(message)
        self._read_next()

    def _read_next(self) -> None:
        if not self._is_reading and self._has_read_all and self._messages_to_read:
            self._is_reading = True
            self.account.core.run(self._read_cards(), self._on_not_read)

    def _read_cards(self) -> Steps:
        while self._messages_to_read:
            yield from self._read_card(self._messages_to_read.pop(0))
        self._is_reading = False

    def _read_card(self, message: int) -> Steps:
        """Read the new updates of a card, and hand on what was not answered yet."""
        if message not in self._senders:
            yield from self._find_sender(message)
        contact = self._senders.get(message, 0)
        if contact and contact not in self.account.contacts:  # just met
            yield from self.account.load_contacts()
        known = self.account.contacts.get(contact)
        if known is None or known.is_blocked:
            return
        serial = self._serials.get(message, 0)
        raw_updates = yield make_call("get_webxdc_status_updates", self.account.id, message, serial)
        if len(raw_updates) > _MAX_CARD_LENGTH:
            self._senders[message] = 0  # no game is as large
            return
        updates = json.loads(raw_updates)
        if not updates:
            return
        self._serials[message] = updates[-1]["serial"]
        unanswered: list[tuple[str, int, bytes]] = []
        for update in updates[-_MAX_UPDATES:]:
            payload = update.get("payload")
            text = payload.get("statement") if isinstance(payload, dict) else None
            if not isinstance(text, str):
                continue
            raw = text.encode("utf-8", "replace")
            try:
                statement: StatementShape = read_message(raw)
            except FileError as error:
                self._report_unreadable(contact, message, error)
                continue
            game = self._games.get(statement.game)
            if game is not None and statement.sender == game.machine:
                self._note_own(message, statement, payload.get("time"))
                unanswered = [
                    entry
                    for entry in unanswered
                    if entry[0] != statement.game or entry[1] > statement.seen
                ]
            else:
                unanswered.append((statement.game, statement.number, raw))
        if unanswered and self.account.sends_receipts:
            yield make_call("markseen_msgs", self.account.id, [message])
        for name, _, raw in unanswered:
            self._hand_on(contact, message, name, raw)

    def _find_sender(self, message: int) -> Steps:
        """Find out with whom a message was exchanged; it must be encrypted, and between two."""
        snapshot = yield make_call("get_message", self.account.id, message)
        is_sound = snapshot["viewType"] == "Webxdc" and snapshot["showPadlock"]
        person = (yield from self._find_person(snapshot["chatId"])) if is_sound else 0
        self._senders[message] = person

    def _find_person(self, chat: int) -> Generator[Call, Any, int]:
        """Find the other person of a chat; 0 unless there are two."""
        info = yield make_call("get_basic_chat_info", self.account.id, chat)
        contacts = yield make_call("get_chat_contacts", self.account.id, chat)
        is_sound = info["chatType"] == "Single" and len(contacts) == 1 and contacts[0] != _SELF
        return int(contacts[0]) if is_sound else 0

    # -- texts of messengers ---------------------------------------------------------------------

    def _read_letter(self, message: int) -> Steps:
        """Read a chat into which something has come, if that is a text."""
        snapshot = yield make_call("get_message", self.account.id, message)
        if _is_letter(snapshot):
            person = yield from self._find_person(snapshot["chatId"])
            yield from self._read_letters(snapshot["chatId"], person)

    def _read_old_letters(self) -> Steps:
        """Read what others wrote before the program was started."""
        for contact in [*self.account.contacts]:
            chat = yield make_call("get_chat_id_by_contact_id", self.account.id, contact)
            if chat:
                yield from self._read_letters(chat, contact)

    def _read_letters(self, chat: int, contact: int) -> Steps:
        """Read the newest texts of a person in a chat, and hand them on."""
        known = self.account.contacts.get(contact)
        if known is None or known.is_blocked:
            return
        messages = yield make_call("get_message_ids", self.account.id, chat, False, False)
        messages = messages[-_MAX_MESSAGES:]
        snapshots = yield make_call("get_messages", self.account.id, messages)
        letters = [
            Letter(
                format_time(datetime.fromtimestamp(snapshot["receivedTimestamp"], UTC)),
                shorten_for_file(" ".join(snapshot["text"].split()), MAX_WORDS_LENGTH),
            )
            for message in messages
            if _is_letter(snapshot := snapshots[str(message)]) and snapshot["fromId"] == contact
        ]
        self.written.emit(self.account.make_address(contact), letters[-MAX_WORDS:])

    def _report_unreadable(self, contact: int, message: int, error: FileError) -> None:
        """Report a message that cannot be read, if a game is known to which it belongs."""
        for name, card in self._cards.items():
            if card == message and name in self._games:
                self.received.emit(name, error, self.account.make_address(contact))

    def _note_own(self, message: int, statement: StatementShape, time: object) -> None:
        """Note what this machine has said, perhaps before the program was started again."""
        self._use_card(statement.game, message)
        turn_count = statement.first + len(statement.turns)
        old = self._sent.get(statement.game)
        if old is None or statement.number >= old.number:
            self._sent[statement.game] = _Sent(
                statement.number, turn_count, statement.whole, time if isinstance(time, str) else ""
            )

    def _use_card(self, name: str, message: int) -> None:
        """Use the newest card of a game: the other machine may have lost an older one."""
        self._cards[name] = max(message, self._cards.get(name, 0))

    def _hand_on(self, contact: int, message: int, name: str, raw: bytes) -> None:
        """Hand on the statement of another machine."""
        address = self.account.make_address(contact)
        game = self._games.get(name)
        if game is not None:
            if game.address == address:
                self._use_card(name, message)
            self.received.emit(name, raw, address)
        elif name not in self._dropped_games:
            invitations = self._invitations.setdefault(contact, {})
            invitations[name] = raw
            self._invitation_cards[name] = message
            self._use_card(name, message)
            while len(invitations) > _MAX_INVITATIONS:
                invitations.pop(next(iter(invitations)))
            self.invited.emit(address, [*invitations.values()])


def _is_letter(snapshot: dict[str, Any]) -> bool:
    """Whether a message is an encrypted text that a person has written."""
    is_text = snapshot.get("viewType") == "Text" and not snapshot["isInfo"]
    return is_text and snapshot["showPadlock"] and bool(snapshot["text"].strip())
