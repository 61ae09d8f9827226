"""People who play far away, each with an account and a way, but without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tests.tabletop.far import mail_server
from tests.tabletop.far.mail_server import MailServer
from twoheirs_qt.tabletop.far.channel import Letter
from twoheirs_qt.tabletop.far.far_game import FarGame
from twoheirs_qt.tabletop.far.mail.account import Invite, MailAccount, parse_relays
from twoheirs_qt.tabletop.far.mail.card import CardWriter
from twoheirs_qt.tabletop.far.mail.core import Steps, find_core, make_call
from twoheirs_qt.tabletop.far.mail.mail_channel import MailChannel
from twoheirs_qt.tabletop.play.replay import make_save
from twoheirs_qt.tabletop.saves.save import SaveGame

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def explain_obstacle() -> str:
    """The reason why games far away cannot be tested here; empty if they can."""
    return mail_server.explain_obstacle() or (
        "" if find_core() else "not installed: deltachat-rpc-server"
    )


@contextmanager
def run_server() -> Iterator[MailServer]:
    """Run a mail server; the test is skipped where that is impossible."""
    if reason := explain_obstacle():
        pytest.skip(reason)
    with TemporaryDirectory(prefix="mail-") as home:
        server = MailServer(Path(home))
        try:
            yield server
        finally:
            server.kill()


def save_of(game: FarGame) -> SaveGame:
    """A save of a game that has begun, without its turns."""
    assert game.beginning is not None
    origin, start, settings = game.beginning
    return make_save(game.game, start, origin, settings, NOON)


class Person:
    """Somebody with an account; `games` follow what comes, as the players of a window do."""

    def __init__(self, qtbot: QtBot, home: Path, name: str) -> None:
        self._qtbot, self.folder, self.name = qtbot, home / name, name
        self.now = NOON
        self.games: dict[str, FarGame] = {}
        self.invitations: list[bytes] = []
        self.letters: list[Letter] = []
        self.received_count = 0
        self.open()

    def open(self) -> None:
        """Start the program of this person, perhaps again."""
        account = MailAccount(self.folder)
        self.writer = CardWriter(save_of, lambda *_: QPixmap(8, 8))
        self.channel = MailChannel(account, self.folder, self.writer, now=lambda: self.now)
        self.account = account
        self.channel.received.connect(self._receive)
        self.channel.invited.connect(self._keep_invitations)
        self.channel.written.connect(self._keep_letters)
        self.channel.start()
        for game in self.games.values():
            self.channel.post(game)

    def close(self) -> None:
        """End the program of this person."""
        self.channel.stop()
        self.channel.deleteLater()

    def wait(self, condition: Callable[[], object]) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()))

    def join_server(self, server: MailServer) -> None:
        self.account.create(self.name, parse_relays(server.format_relay(self.name)))
        self.wait(lambda: self.account.is_ready)

    def meet(self, other: Person) -> None:
        """Exchange keys with somebody who accepts this person's link."""
        invites: list[Invite] = []
        refusals: list[object] = []
        self.account.make_invite(invites.append)
        self.wait(lambda: invites)
        other.account.accept_invite(f"Play with me: {invites[0].link}\n", refusals.append)
        self.wait(lambda: self.find_contact(other) and other.find_contact(self))
        assert not refusals

    def write(self, other: Person, text: str) -> None:
        """Write a text into the chat with somebody, as people do in a messenger."""

        def steps() -> Steps:
            account = self.account.id
            chat = yield make_call("create_chat_by_contact_id", account, self.find_contact(other))
            yield make_call("misc_send_text_message", account, chat, text)

        self.account.core.run(steps())

    def find_contact(self, other: Person) -> int:
        """The number of somebody among the contacts, 0 if not met."""
        contacts = self.account.contacts.values()
        return next((contact.id for contact in contacts if contact.name == other.name), 0)

    def find_address(self, other: Person) -> str:
        """The address of somebody, as records keep it."""
        return self.account.make_address(self.find_contact(other))

    def _receive(self, name: str, raw: object, _address: str) -> None:
        self.received_count += 1
        game = self.games[name]
        if isinstance(raw, bytes):
            before = game.record
            game.receive(raw, "2026-01-31T12:00:00Z")
            if game.record != before or game.needs_answer:
                self.channel.post(game)

    def _keep_invitations(self, _address: str, raws: list[bytes]) -> None:
        self.invitations = raws

    def _keep_letters(self, _address: str, letters: list[Letter]) -> None:
        self.letters = letters
