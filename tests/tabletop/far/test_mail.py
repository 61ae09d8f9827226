"""Games far away: an account, people, and statements over a mail server on this machine."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import psutil
import pytest
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.mounts import fill, leave_common_mounts, mount_small_disks
from tests.reading import simplify
from tests.tabletop.far.dead_line import DeadLine
from tests.tabletop.far.machines import (
    NOON,
    accept,
    list_agreed_facts,
    make_invitation,
    play_turn,
)
from tests.tabletop.far.mail import Person, run_server
from tests.tabletop.far.mail_server import MailServer
from twoheirs_qt.tabletop.far.far_game import FarGame
from twoheirs_qt.tabletop.far.mail import core, texts
from twoheirs_qt.tabletop.far.mail.account import AccountState, Login, parse_relays
from twoheirs_qt.tabletop.far.mail.card import make_card
from twoheirs_qt.tabletop.far.mail.core import make_call
from twoheirs_qt.tabletop.far.mail.mail_channel import SILENCE

by_night = pytest.mark.skipif(not LONG_RUN, reason="takes up to 20 seconds: `dev.py night`")


@pytest.fixture(scope="module")
def server() -> Iterator[MailServer]:
    with run_server() as running_server:
        yield running_server


@pytest.fixture
def ada(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    person = Person(qtbot, tmp_path, "Ada")
    yield person
    person.close()


@pytest.fixture
def ben(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    person = Person(qtbot, tmp_path, "Ben")
    yield person
    person.close()


@pytest.fixture
def people(ada: Person, ben: Person, server: MailServer) -> tuple[Person, Person]:
    """Ada and Ben, who have met."""
    for person in (ada, ben):
        person.join_server(server)
    ada.meet(ben)
    return ada, ben


def begin(ada: Person, ben: Person) -> tuple[FarGame, FarGame]:
    """Let Ada invite and Ben join; returns the game of each."""
    host = make_invitation(Random(1))
    host.record = replace(host.record, address=ada.find_address(ben))
    ada.games[host.record.id] = host
    ada.channel.post(host)
    ben.wait(lambda: ben.invitations)
    guest = accept(Random(2), ben.invitations[0])
    guest.record = replace(guest.record, address=ben.find_address(ada))
    ben.games[guest.record.id] = guest
    ben.channel.post(guest)
    ada.wait(lambda: host.states and guest.states)
    return host, guest


def have_read_all(host: FarGame, guest: FarGame) -> bool:
    """Whether both have the same game, and know it of each other."""
    is_acknowledged = host.record.is_acknowledged and guest.record.is_acknowledged
    return is_acknowledged and list_agreed_facts(host) == list_agreed_facts(guest)


def play(ada: Person, ben: Person, host: FarGame, guest: FarGame) -> None:
    """Play the next turn, and post it."""
    mover, person = (host, ada) if host.is_my_turn else (guest, ben)
    play_turn(mover, Random(1))
    person.channel.post(mover)


def test_turns_come_over_and_no_other_connection_opens(
    people: tuple[Person, Person], server: MailServer
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    peers = set()
    for _ in range(3):
        play(ada, ben, host, guest)
        ada.wait(lambda: have_read_all(host, guest))
        for person in people:
            connections = psutil.Process(person.account.core.process_id).net_connections()
            assert all(connection.raddr for connection in connections), connections
            peers |= {(connection.raddr.ip, connection.raddr.port) for connection in connections}
    assert peers <= {("127.0.0.1", server.imap_port), ("127.0.0.1", server.smtp_port)}
    assert peers


@by_night
def test_a_killed_mail_program_starts_again_and_nothing_is_lost(
    people: tuple[Person, Person],
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    process_id = ada.account.core.process_id
    psutil.Process(process_id).kill()
    play(ada, ben, host, guest)
    ada.wait(lambda: ada.account.fault == texts.ENDED)
    ada.wait(lambda: have_read_all(host, guest))
    assert ada.account.core.process_id not in (0, process_id)
    assert ada.account.fault is None


@pytest.fixture
def lines(server: MailServer) -> Iterator[tuple[DeadLine, DeadLine]]:
    """Lines to the server that can go dead, for IMAP and for SMTP."""
    both = DeadLine(server.imap_port), DeadLine(server.smtp_port)
    yield both
    for line in both:
        line.close()


@by_night
def test_a_silent_server_is_named_before_the_connection_is_given_up(
    ada: Person, ben: Person, server: MailServer, lines: tuple[DeadLine, DeadLine]
) -> None:
    relay = server.format_relay("Ada", ports=(lines[0].port, lines[1].port))
    ada.account.create("Ada", parse_relays(relay))
    ada.wait(lambda: ada.account.is_ready)
    ben.join_server(server)
    ada.meet(ben)
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    assert ada.channel.find_fault(host.record.address) is None
    for line in lines:
        line.cut()
    host.say("Still there?", NOON)
    ada.channel.post(host)
    ada.wait(lambda: ada.channel.find_fault(host.record.address) == texts.NOT_TAKEN)
    assert ada.account.fault is None
    for line in lines:
        line.mend()
    ada.wait(lambda: host.record.is_acknowledged)
    assert ada.channel.find_fault(host.record.address) is None


@by_night
def test_a_turn_that_was_not_sent_is_sent_at_the_next_start(
    people: tuple[Person, Person],
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    mover, person = (host, ada) if host.is_my_turn else (guest, ben)
    person.close()
    play_turn(mover, Random(1))
    person.open()
    ada.wait(lambda: have_read_all(host, guest))


@by_night
def test_what_was_answered_is_not_answered_again_at_the_next_start(
    people: tuple[Person, Person],
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    play(ada, ben, host, guest)
    ada.wait(lambda: have_read_all(host, guest))
    old_count = ben.received_count
    ada.close()
    ada.open()
    ada.wait(lambda: ada.channel.is_idle)
    play(ada, ben, host, guest)
    ada.wait(lambda: have_read_all(host, guest))
    assert ben.received_count == old_count + 1


@by_night
def test_a_server_that_was_away_is_found_again(
    people: tuple[Person, Person], server: MailServer
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    server.kill()
    ada.wait(lambda: not ada.account.is_connected)
    play(ada, ben, host, guest)
    ada.wait(lambda: ada.account.fault == texts.OFFLINE)
    server.start()
    ada.wait(lambda: have_read_all(host, guest))
    ada.wait(lambda: ada.account.fault is None)


@by_night
def test_after_long_silence_all_is_sent_again(
    people: tuple[Person, Person], server: MailServer
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    mover, person = (host, ada) if host.is_my_turn else (guest, ben)
    other = ben if person is ada else ada
    other.close()
    play_turn(mover, Random(1))
    old_count = server.count_mails(other.name)
    person.channel.post(mover)
    person.wait(lambda: server.count_mails(other.name) == old_count + 1)
    person.now += SILENCE - timedelta(hours=1)
    person.channel.poll()
    person.wait(lambda: person.channel.is_idle)
    assert server.count_mails(other.name) == old_count + 1
    person.now += timedelta(hours=2)
    for _ in range(2):  # but once alone
        person.channel.poll()
        person.wait(lambda: person.channel.is_idle)
    card_count = 1 if mover is host else 0
    person.wait(lambda: server.count_mails(other.name) == old_count + 2 + card_count)
    other.open()
    ada.wait(lambda: have_read_all(host, guest))


@by_night
def test_a_blocked_person_is_not_read_until_unblocked(people: tuple[Person, Person]) -> None:
    ada, ben = people
    contact = ada.find_contact(ben)
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    ada.account.set_blocked(contact, True)
    ada.wait(lambda: ada.account.contacts[contact].is_blocked)
    assert ada.channel.find_fault(ada.find_address(ben)) == texts.BLOCKED
    assert ada.channel.list_partners() == []
    guest.say("Hello", "2026-01-31T12:00:00Z")
    ben.channel.post(guest)
    ben.wait(lambda: ben.channel.is_idle)
    ada.account.set_blocked(contact, False)
    ada.wait(lambda: [words.text for words in host.record.partner_words] == ["Hello"])


@by_night
def test_a_declined_invitation_stays_away(people: tuple[Person, Person]) -> None:
    ada, ben = people
    host = make_invitation(Random(1))
    host.record = replace(host.record, address=ada.find_address(ben))
    ada.channel.post(host)
    ben.wait(lambda: ben.invitations)
    ben.channel.decline(ben.find_address(ada), host.record.id)
    ben.wait(lambda: ben.channel.is_idle)
    ben.invitations = []
    ben.close()
    ben.open()
    ben.wait(lambda: ben.channel.is_idle)
    assert ben.invitations == []


def test_texts_of_a_messenger_come_over_in_order_and_again_after_a_new_start(
    people: tuple[Person, Person],
) -> None:
    ada, ben = people
    ben.write(ada, "Hello,\n  <b>Ada</b>\u202e!")
    ada.wait(lambda: len(ada.letters) == 1)
    ben.write(ada, "x" * 5000)
    ada.wait(lambda: len(ada.letters) == 2)
    letters = ada.letters
    assert [letter.text for letter in letters] == ["Hello, <b>Ada</b>\u202e!", "x" * 300]
    assert ben.letters == [], "one's own texts are no news"
    ada.letters = []
    ada.close()
    ada.open()
    ada.wait(lambda: ada.letters == letters)


@by_night
def test_texts_of_a_blocked_person_are_not_read(
    people: tuple[Person, Person], server: MailServer
) -> None:
    ada, ben = people
    contact = ada.find_contact(ben)
    ada.account.set_blocked(contact, True)
    ada.wait(lambda: ada.account.contacts[contact].is_blocked)
    old_count = server.count_mails("Ada")
    ben.write(ada, "Hello")
    ada.wait(lambda: server.count_mails("Ada") > old_count)
    ada.close()
    ada.open()
    ada.wait(lambda: ada.channel.is_idle)
    assert ada.letters == []
    ada.account.set_blocked(contact, False)
    ada.wait(lambda: [letter.text for letter in ada.letters] == ["Hello"])


# -- the account ----------------------------------------------------------------------------------


def test_the_folder_of_the_account_is_private(ada: Person, server: MailServer) -> None:
    ada.join_server(server)
    mode = stat.S_IMODE(os.stat(ada.folder).st_mode)
    assert mode == 0o700


def test_an_own_mail_account_and_a_wrong_password(ada: Person, server: MailServer) -> None:
    login = Login(
        server.format_address("Ada"),
        "wrong",
        "127.0.0.1",
        server.imap_port,
        "127.0.0.1",
        server.smtp_port,
        accepts_any_certificate=True,
    )
    ada.account.log_in("Ada", login)
    ada.wait(lambda: ada.account.state is AccountState.NONE)
    assert ada.account.fault == texts.WRONG_PASSWORD
    assert not ada.account.exists
    assert not ada.account.core.is_running
    ada.account.log_in("Ada", login._replace(password="secret"))
    ada.wait(lambda: ada.account.is_ready)
    assert ada.account.address.casefold() == server.format_address("Ada").casefold()


def test_a_server_that_does_not_answer_is_reported(ada: Person, server: MailServer) -> None:
    ada.account.log_in("Ada", Login("ada@mail.test", "secret", "127.0.0.1", 1, "127.0.0.1", 1))
    ada.wait(lambda: ada.account.state is AccountState.NONE)
    assert ada.account.fault == texts.NO_SERVER


def test_a_relay_that_refuses_is_followed_by_the_next(ada: Person, server: MailServer) -> None:
    refusing = "DCACCOUNT:https://127.0.0.1:1/new"
    ada.account.create("Ada", parse_relays(refusing))
    ada.wait(lambda: ada.account.state is AccountState.NONE)
    assert ada.account.fault == texts.REFUSED
    assert ada.account.details
    ada.account.create("Ada", parse_relays(f"{refusing} {server.format_relay('Ada')}"))
    ada.wait(lambda: ada.account.is_ready)


def test_names_of_relays_are_enough() -> None:
    assert parse_relays(" relay.example, dclogin:x@y ") == (
        "dcaccount:relay.example",
        "dclogin:x@y",
    )
    assert parse_relays("") == ()


def test_a_missing_mail_program_is_reported(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "find_core", lambda: None)
    ada.account.create("Ada", ())
    ada.wait(lambda: ada.account.state is AccountState.NONE)
    assert ada.account.fault == texts.NOT_INSTALLED


@by_night
def test_an_account_in_use_elsewhere_is_reported_and_used_later(
    ada: Person, server: MailServer, qtbot: QtBot, tmp_path: Path
) -> None:
    ada.join_server(server)
    twin = Person(qtbot, tmp_path, "Ada")
    twin.wait(lambda: twin.account.fault == texts.LOCKED)
    ada.close()
    twin.wait(lambda: twin.account.is_ready)
    twin.close()
    ada.open()


def test_what_is_no_invitation_is_refused(ada: Person, server: MailServer) -> None:
    ada.join_server(server)
    refusals: list[object] = []
    links: list[str] = []
    for text in ("Hello", "https://example.org/#ABC", "https://i.delta.chat/#nonsense"):
        ada.account.accept_invite(text, refusals.append)
    ada.wait(lambda: len(refusals) == 3)
    assert set(refusals) == {texts.NO_INVITATION}
    ada.account.make_invite(lambda invite: links.append(invite.link))
    ada.wait(lambda: links)
    ada.account.accept_invite(links[0], refusals.append)
    ada.wait(lambda: refusals[-1] == texts.OWN_INVITATION)


def test_the_account_can_be_deleted(ada: Person, server: MailServer) -> None:
    ada.join_server(server)
    old_address = ada.account.make_address(10)
    assert ada.account.find_contact(old_address) == 10
    ada.account.remove()
    ada.wait(lambda: ada.account.state is AccountState.NONE)
    assert not ada.account.exists
    assert ada.channel.find_fault(old_address) == texts.NO_ACCOUNT
    ada.join_server(server)
    assert ada.account.find_contact(old_address) == 0
    assert ada.channel.find_fault(old_address) == texts.NO_ACCOUNT


def test_realtime_connections_are_off_before_the_account_connects(
    ada: Person, server: MailServer
) -> None:
    ada.join_server(server)
    values: list[str] = []

    def read() -> core.Steps:
        values.append((yield make_call("get_config", ada.account.id, "webxdc_realtime_enabled")))

    ada.account.core.run(read())
    ada.wait(lambda: values)
    assert values == ["0"]


def test_the_card_of_an_invitation_names_sets_and_roads(ada: Person) -> None:
    host = make_invitation(Random(1))
    invites, *terms = ada.writer.describe(host)["lines"]
    assert simplify(invites) == "Ada invites you to a game of The Two Heirs."
    assert terms[0] == "Travel, Land & Industry, Trade & Church; the roads are scored."
    assert "You play Blue." in terms
    guest = accept(Random(2), host.make_statement())
    assert ada.writer.describe(guest)["lines"] == [invites]


def test_the_card_is_a_small_app_without_network() -> None:
    with zipfile.ZipFile(io.BytesIO(make_card())) as archive:
        assert set(archive.namelist()) == {"index.html", "manifest.toml"}
        page = archive.read("index.html").decode()
    assert "http" not in page
    assert "innerHTML" not in page
    assert len(make_card()) < 4000


# -- full disks -----------------------------------------------------------------------------------


@pytest.fixture
def small_disks(tmp_path: Path) -> Iterator[Path]:
    """Small disks for what Ada and Ben keep."""
    leave_common_mounts()
    with mount_small_disks(tmp_path, {"Ada": "24m", "Ben": "24m"}):
        yield tmp_path


@by_night
@pytest.mark.parametrize("is_mover", [True, False])
def test_the_game_goes_on_when_a_full_disk_has_room_again(
    small_disks: Path, people: tuple[Person, Person], is_mover: bool
) -> None:
    ada, ben = people
    host, guest = begin(ada, ben)
    ada.wait(lambda: have_read_all(host, guest))
    mover = ada if host.is_my_turn else ben
    other = ben if mover is ada else ada
    full = mover if is_mover else other
    ballast = fill(full.folder)
    play(ada, ben, host, guest)
    if is_mover:
        mover.wait(lambda: mover.channel.find_fault(mover.find_address(other)) == texts.DISK)
    else:
        mover.wait(lambda: mover.channel.is_idle)
    ballast.unlink()
    ada.wait(lambda: have_read_all(host, guest))
    assert mover.channel.find_fault(mover.find_address(other)) is None
