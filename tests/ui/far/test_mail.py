"""Two people play far away, each at their own window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.reading import simplify
from tests.tabletop.far.mail import run_server
from tests.tabletop.far.mail_server import MailServer
from tests.ui.conftest import close, make_folders, process_events, start_game
from tests.ui.far.conftest import dismiss, find_question, press, press_answer
from tests.ui.far.mail_machines import MailMachines, find, find_account
from tests.ui.heir_program import Program, build
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.tabletop.far import pages as far_pages
from twoheirs_qt.tabletop.far.dialogs import WordsDialog
from twoheirs_qt.tabletop.far.mail import account as mail_account
from twoheirs_qt.tabletop.far.mail.core import Steps, make_call
from twoheirs_qt.tabletop.far.mail.dialogs import AccountDialog


@pytest.fixture(scope="module")
def server() -> Iterator[MailServer]:
    with run_server() as running_server:
        yield running_server


@pytest.fixture
def machines(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, server: MailServer
) -> Iterator[MailMachines]:
    both = MailMachines(qapp, qtbot, tmp_path, server)
    yield both
    for program in both.programs.values():
        program.shown.far.finish()
        close(program)


def write(program: Program, text: str) -> None:
    """Write a text into the chat with the one person known, as people do in a messenger."""
    own_account = find_account(program)
    (contact,) = own_account.contacts

    def steps() -> Steps:
        chat = yield make_call("create_chat_by_contact_id", own_account.id, contact)
        yield make_call("misc_send_text_message", own_account.id, chat, text)

    own_account.core.run(steps())


def may_move(program: Program) -> bool:
    """Whether a table shows a turn of the player at it."""
    return program.session.seat_elsewhere is None


def test_turns_are_shown_at_the_other_table_also_after_a_new_start(machines: MailMachines) -> None:
    machines.begin()
    machines.play(Random(1), 4)
    assert machines.ada.session.state == machines.ben.session.state
    assert len(machines.find_game("Ada").record.turns) == 4
    machines.start("Ada")
    machines.wait(lambda: find_account(machines.ada).is_ready)
    machines.play(Random(1), 1)
    assert len(machines.find_game("Ben").record.turns) == 5


@pytest.mark.skipif(not LONG_RUN, reason="takes twenty seconds: `dev.py night`")
def test_one_key_leads_through_games_with_two_people(
    machines: MailMachines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that waits longest is first; both are on the start page and notified."""
    machines.begin()
    machines.start("Cora")
    machines.show_people("Ada")
    machines.begin_with("Cora")
    ada, pages = machines.ada, machines.ada.shown.far_pages
    random = Random(1)
    while ada.shown.far.waiting_games:
        pages.open_next()
        machines.wait(lambda: ada.shown.far.current_game in ada.shown.far.waiting_games)
        machines.play_turn("Ada", random)
        process_events()
    start_game(ada)
    ada.game_pages.home.show()
    for name, program in machines.programs.items():
        program.settings.notifications_enabled = name == "Ada"
    notifications: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        far_pages, "notify", lambda _, *texts: notifications.append(tuple(map(simplify, texts)))
    )
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)

    def waits_for(partners: set[str]) -> bool:
        return {game.record.partner_name for game in ada.shown.far.waiting_games} == partners

    for partner, partners in (("Cora", {"Cora"}), ("Ben", {"Cora", "Ben"})):
        machines.wait(partial(may_move, machines.programs[partner]))
        machines.play_turn(partner, random)
        machines.wait(partial(waits_for, partners))
        ada.shown.far._now = lambda: datetime.now(UTC) + timedelta(seconds=2)  # whole seconds
    titles = [simplify(card.lines[0]) for card in ada.game_pages.home.page.news]
    assert titles == ["Cora waits for you", "Ben waits for you"]
    assert notifications == [
        ("It's your turn", "Cora has played."),
        ("It's your turn", "Ben has played."),
    ]
    assert "2 other games wait" in simplify(pages.strip.state_label.text())
    for partner in ("Cora", "Ben"):
        ada.window.menus.far_next.trigger()
        machines.wait(lambda: ada.shown.far.current_game is not None)
        assert machines.find_game("Ada").record.partner_name == partner
        machines.wait(partial(may_move, ada))
        machines.play_turn("Ada", random)
        machines.wait(partial(may_move, machines.programs[partner]))
        assert machines.programs[partner].session.state == ada.session.state
    ada.window.menus.far_next.trigger()
    notice = find_question(ada)
    assert notice is not None
    assert notice.windowTitle() == "No game waits for you"
    dismiss(ada)


@pytest.mark.skipif(not LONG_RUN, reason="takes a minute: `dev.py night`")
def test_words_taking_back_and_a_rematch(machines: MailMachines) -> None:
    machines.begin()
    machines.play(Random(1), 3)
    asking = "Ben" if machines.find_game("Ada").is_my_turn else "Ada"
    asked = "Ada" if asking == "Ben" else "Ben"
    machines.programs[asking].window.menus.ask_to_take_back.trigger()
    press_answer(machines.programs[asking], "Ask")
    strip = machines.programs[asked].shown.far_pages.strip
    machines.wait(lambda: strip.allow_button.isVisible())
    press(strip.allow_button)
    machines.wait(lambda: machines.find_game(asking).record.ask is None and machines.agree())
    assert len(machines.find_game("Ada").record.turns) == 2
    machines.ada.window.menus.write_message.trigger()
    dialog = find(machines.ada, WordsDialog)
    dialog.line_field.setText("Good luck!")
    press(dialog.say_button)
    dialog.reject()
    last_words = machines.ben.shown.far_pages.strip.last_words_label
    machines.wait(lambda: "Good luck!" in last_words.text())
    write(machines.ada, "I am back at <b>eight</b>.\nBye")
    letter = machines.ben.shown.far_pages.strip.letter_label
    machines.wait(
        lambda: simplify(letter.text()) == "Ada, in a messenger: I am back at <b>eight</b>. Bye"
    )
    assert not machines.ada.shown.far_pages.strip.letter_label.isVisible()
    machines.ben.games.ask_give_up()
    asked_question = find_question(machines.ben)
    assert asked_question is not None
    press(asked_question.buttons[0])
    machines.wait(machines.agree)
    machines.ben.window.menus.rematch.trigger()
    dismiss(machines.ben)
    machines.wait(lambda: find_question(machines.ada) is not None)
    press_answer(machines.ada, "Play")
    machines.show_begun("Ben")
    machines.show_begun("Ada")
    machines.wait(machines.agree)
    assert machines.find_game("Ada").record.seat == Heir.BLUE
    machines.play(Random(3), 2)


@pytest.mark.skipif(not LONG_RUN, reason="a whole game: `dev.py night`")
def test_a_turn_is_shown_at_the_other_table_within_two_seconds(machines: MailMachines) -> None:
    """The median over a whole game, at tables without motion."""
    machines.begin()
    random, times = Random(2), []

    def is_shown() -> bool:
        return machines.ada.session.state == machines.ben.session.state

    while not machines.ada.session.is_over:
        mover = next(name for name in machines.programs if machines.find_game(name).is_my_turn)
        machines.play_turn(mover, random)
        start = time.monotonic()
        machines.wait(is_shown)
        times.append(time.monotonic() - start)
        machines.wait(machines.agree)
    print(f"{len(times)} turns: median {median(times):.2f} s, longest {max(times):.2f} s")
    assert median(times) < 2.0


def test_a_missing_mail_program_is_named_before_anything_is_entered(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_account, "find_core", lambda: None)
    program = build(qapp, make_folders(tmp_path))
    program.games.begin(None)
    program.window.show()
    program.shown.far_pages.mail.show()
    dialog = find(program, AccountDialog)
    dialog.name_field.setText("Ada")
    assert "pipx install deltachat-rpc-server" in dialog.fault_label.text()
    assert not dialog.make_button.isEnabled()
    dialog.reject()
    close(program)
