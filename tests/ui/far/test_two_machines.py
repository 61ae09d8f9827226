"""Two people play one game at two machines, through a folder that both see."""

from __future__ import annotations

import os
import shutil
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.qt_wait import settle
from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import start_game
from tests.ui.far.conftest import Machines, dismiss, find_question, press, press_answer
from tests.ui.heir_program import Program
from twoheirs_qt.games.registry import BUNNY, TWO_HEIRS
from twoheirs_qt.games.two_heirs.results.end_card import EndCard
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.tabletop.far import folder_channel, players
from twoheirs_qt.tabletop.far.dialogs import WordsDialog
from twoheirs_qt.tabletop.saves.save import Origin
from twoheirs_qt.tabletop.widgets.question import Notice


def test_a_turn_that_ends_here_is_shown_there(machines: Machines) -> None:
    machines.begin()
    assert machines.ada.session.settings.names == ("Ada", "Ben")
    assert machines.ben.session.settings.names == ("Ada", "Ben")
    machines.play(Random(1), 4)
    assert machines.ada.session.state == machines.ben.session.state
    assert len(machines.find_game("Ada").record.turns) == 4
    assert not machines.ada.shown.far_pages.strip.clock_label.isVisible()


def test_a_whole_game_with_a_rematch(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(2), 100)
    assert machines.ada.session.is_over
    assert machines.ben.session.is_over
    machines.ben.window.menus.rematch.trigger()
    dismiss(machines.ben)
    machines.wait(lambda: find_question(machines.ada) is not None)
    press_answer(machines.ada, "Play")
    machines.show_begun("Ben")
    machines.show_begun("Ada")
    machines.wait(machines.agree)
    assert machines.find_game("Ada").record.seat == Heir.BLUE
    assert machines.ada.session.settings.names == ("Ben", "Ada")
    machines.play(Random(3), 2)


def test_the_other_ones_turn_cannot_be_played_here(machines: Machines) -> None:
    machines.begin()
    waiting = machines.ben if machines.find_game("Ada").is_my_turn else machines.ada
    session = waiting.session
    assert session.seat_elsewhere is not None
    action = session.game.list_legal_actions(
        session.state, session.game.list_seats_to_act(session.state)[0]
    )[0]
    assert not session.play(action)
    assert "other machine" in waiting.shown.page.bottom_bar.line
    assert not waiting.window.menus.far_games.statusTip()


def test_actions_of_the_running_turn_are_taken_back_alone(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(1), 2)
    name = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    session = machines.programs[name].session
    assert not session.can_undo
    session.play(session.game.list_legal_actions(session.state, session.state.active.word)[0])
    assert session.undo()
    assert not session.can_undo


@pytest.mark.parametrize("granted", [True, False])
def test_a_turn_is_taken_back_if_the_other_agrees(machines: Machines, granted: bool) -> None:
    machines.begin()
    machines.play(Random(1), 3)
    asking = "Ben" if machines.find_game("Ada").is_my_turn else "Ada"
    asked = "Ada" if asking == "Ben" else "Ben"
    machines.programs[asking].window.menus.ask_to_take_back.trigger()
    press_answer(machines.programs[asking], "Ask")
    strip = machines.programs[asked].shown.far_pages.strip
    machines.wait(lambda: strip.allow_button.isVisible())
    assert asking in strip.state_label.text()
    press(strip.allow_button if granted else strip.decline_button)
    machines.wait(lambda: machines.find_game(asking).record.ask is None and machines.agree())
    assert len(machines.find_game("Ada").record.turns) == (2 if granted else 3)
    assert machines.find_game(asking).is_my_turn is granted
    machines.play(Random(5), 2)


def test_giving_up_is_shown_at_both_tables(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(1), 2)
    machines.ben.games.ask_give_up()
    asked = find_question(machines.ben)
    assert asked is not None
    assert len(asked.buttons) == 2  # nobody gives up for the other one
    press(asked.buttons[0])
    machines.wait(machines.agree)
    assert machines.ada.session.resigned_seat is Heir.BLUE
    assert machines.ben.session.is_over
    card = machines.ben.window.findChild(EndCard)
    assert card is not None
    assert "ask to take back a turn" in simplify(card.ending.text())


def test_plain_words_are_shown_at_the_other_table(machines: Machines) -> None:
    machines.begin()
    machines.ada.window.menus.write_message.trigger()
    dialog = machines.ada.window.findChild(WordsDialog)
    assert dialog is not None
    dialog.line_field.setText("Good luck!")
    press(dialog.say_button)
    assert dialog.list.item(dialog.list.count() - 1).text().strip() == "Good luck!"
    dialog.reject()
    machines.wait(
        lambda: "Good luck!" in machines.ben.shown.far_pages.strip.last_words_label.text()
    )


def is_shown(machines: Machines, name: str) -> bool:
    return machines.programs[name].shown.far.current_game is not None


def test_a_killed_program_goes_on(machines: Machines) -> None:
    machines.begin()
    random = Random(1)
    machines.play(random, 2)
    for name in ("Ada", "Ben"):
        machines.start(name)
        machines.wait(partial(is_shown, machines, name))
        machines.wait(machines.agree)
        machines.play(random, 1)


def test_turns_played_while_the_other_program_is_closed_arrive(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(1), 2)
    mover = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    other = "Ben" if mover == "Ada" else "Ada"
    closed = machines.programs.pop(other)
    closed.window.hide()
    machines.play_turn(mover, Random(9))
    machines.wait(lambda: not machines.programs[mover].shown.far._unsaved_games)
    machines.programs[other] = closed
    machines.start(other)
    machines.wait(machines.agree)


def test_a_missing_folder_is_reported_and_waited_for(machines: Machines) -> None:
    machines.begin()
    away = machines.folder.with_name("unplugged")
    os.rename(machines.folder, away)
    machines.play_turn("Ada" if machines.find_game("Ada").is_my_turn else "Ben", Random(1))
    strip = machines.ada.shown.far_pages.strip
    machines.wait(lambda: "folder" in strip.state_label.text())
    os.rename(away, machines.folder)
    machines.wait(machines.agree)
    assert "folder" not in strip.state_label.text()


@pytest.mark.skipif(os.name == "nt", reason="links to folders need rights on Windows")
@pytest.mark.parametrize("is_away", ["empty", "gone"])
def test_the_folder_of_one_machine_is_away_for_a_while(machines: Machines, is_away: str) -> None:
    """As after unmounting: there is an empty folder, or none; what was written there is lost."""
    view = machines.folder.with_name("mounted")
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.folders["Ada"] = view
    machines.begin()
    while not machines.find_game("Ada").is_my_turn:
        machines.play(Random(1), 1)
    view.unlink()
    if is_away == "empty":
        view.mkdir()
    turns = len(machines.find_game("Ada").record.turns)
    machines.play_turn("Ada", Random(2))
    strip = machines.ada.shown.far_pages.strip
    machines.wait(
        lambda: (
            [*view.glob("*.twofar")] if is_away == "empty" else "folder" in strip.state_label.text()
        )
    )
    if is_away == "empty":
        view.rename(view.with_name("unmounted"))
    assert len(machines.find_game("Ben").record.turns) == turns
    view.symlink_to(machines.folder, target_is_directory=True)
    machines.wait(machines.agree)
    assert len(machines.find_game("Ben").record.turns) == turns + 1
    machines.play(Random(3), 2)


def test_a_folder_full_of_files_of_others(machines: Machines) -> None:
    """They hide neither the other machine's turns nor the window."""
    machines.begin()
    game, raw = machines.find_game("Ada").record.id, machines.find_game("Ada").make_statement()
    for number in range(3000):
        (machines.folder / f"{game}-{number:08x}.twofar").write_bytes(raw)
        (machines.folder / f"{number:032x}-{number:08x}.twofar").write_bytes(b"{" * 1000)
    machines.play(Random(1), 2)
    assert not machines.ada.shown.far.faults
    assert not machines.ben.shown.far.faults


def test_one_key_leads_to_the_game_that_waits(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(1), 1)
    name = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    program = machines.programs[name]
    game = machines.find_game(name)
    start_game(program)
    assert program.shown.far.current_game is None
    assert program.shown.far_pages.strip.isVisible()
    program.window.menus.far_next.trigger()
    machines.wait(lambda: program.shown.far.current_game is game)


def test_the_start_page_leads_to_an_invitation_and_to_a_game_that_waits(machines: Machines) -> None:
    machines.invite()
    dismiss(machines.ada)
    home = machines.ben.game_pages.home.page
    machines.search()
    machines.wait(lambda: home.news)
    QTest.mouseClick(home.news[0], Qt.MouseButton.LeftButton)
    games = machines.ben.shown.far_pages.games_dialog
    assert games is not None
    press(games.open_button)
    dismiss(machines.ben)
    machines.show_begun("Ada")
    machines.show_begun("Ben")
    assert not home.news
    name = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    program, game = machines.programs[name], machines.find_game(name)
    start_game(program)
    program.game_pages.home.show()
    (card,) = program.game_pages.home.page.news
    QTest.keyClick(card, Qt.Key.Key_Return)
    machines.wait(lambda: program.shown.far.current_game is game)
    assert not program.game_pages.home.page.news


def test_a_game_that_is_put_away_is_an_ordinary_one(machines: Machines) -> None:
    machines.begin()
    machines.play(Random(1), 2)
    session = machines.ada.session
    turns = len(machines.find_game("Ada").record.turns)
    machines.ada.shown.far.close(machines.find_game("Ada"))
    assert machines.ada.shown.far.current_game is None
    assert machines.ada.shown.far.listed_games == []
    assert session.seat_elsewhere is None
    assert not machines.ada.shown.far_pages.strip.isVisible()
    for _ in range(2):
        machines.play_turn("Ada", Random(3))
    machines.ben.shown.far.poll()
    assert len(machines.find_game("Ben").record.turns) == turns


def test_a_game_begun_from_the_start_of_it_is_another_one(machines: Machines) -> None:
    machines.begin()
    save = machines.ada.session.save
    machines.ada.games.continue_from(save.game, save.start, save.settings, Origin.from_position())
    assert machines.ada.shown.far.current_game is None
    assert machines.ada.session.seat_elsewhere is None


def test_what_was_played_is_sent_although_the_program_ends(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (players, folder_channel):  # the disk of a busy machine may take longer
        monkeypatch.setattr(module, "_FINISH_TIMEOUT_S", TIMEOUT_S)
    machines.begin()
    mover = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    other = machines.programs["Ben" if mover == "Ada" else "Ada"]
    machines.play_turn(mover, Random(1))
    machines.programs[mover].shown.far.finish()
    closed = machines.programs.pop(mover)
    closed.window.hide()
    machines.wait(
        lambda: (
            other.shown.far.current_game is not None and other.shown.far.current_game.record.turns
        )
    )
    machines.programs[mover] = closed


def test_nothing_is_sent_that_could_not_be_kept(machines: Machines) -> None:
    """A full or broken disk is reported, and the game goes on when it is sound again."""
    machines.begin()
    mover = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    other = "Ben" if mover == "Ada" else "Ada"
    machines.wait(
        lambda: machines.agree() and not machines.programs[mover].shown.far._unsaved_games
    )
    records = machines.programs[mover].shown.services.folders.far
    shutil.rmtree(records)
    records.write_bytes(b"")  # no folder can be made here
    machines.play_turn(mover, Random(1))
    machines.wait(lambda: machines.programs[mover].shown.far.faults)
    assert machines.find_game(other).record.turns == ()
    records.unlink()  # the program makes the folder again
    machines.wait(machines.agree)
    assert len(machines.find_game(other).record.turns) == 1
    assert not machines.programs[mover].shown.far.faults


def test_what_was_waited_for_is_forgotten_when_the_game_begins(machines: Machines) -> None:
    machines.ben.shown.far_pages.show_games()
    list_dialog = machines.ben.shown.far_pages.games_dialog
    assert list_dialog is not None
    assert not list_dialog.open_button.isVisible()
    machines.ben.shown.far_pages.look_into(machines.folder)
    assert str(machines.folder) in list_dialog.empty_label.text()
    machines.invite()
    machines.wait(lambda: list_dialog.list.count())
    item = list_dialog.list.item(0)
    assert simplify(item.data(Qt.ItemDataRole.AccessibleTextRole)).startswith("Ada invites you")
    press(list_dialog.open_button)
    machines.wait(lambda: machines.has_game_begun("Ada") and machines.has_game_begun("Ben"))
    for program in machines.programs.values():
        notices = [notice for notice in program.window.findChildren(Notice) if notice.isVisible()]
        assert notices == []
        press_answer(program, "Show it")
    assert machines.ben.shown.far_pages.games_dialog is None


def test_the_list_of_games_opens_from_another_game(program: Program) -> None:
    program.turn_to(BUNNY, lambda _: None)
    settle()
    assert program.shown.name == BUNNY
    program.window.menus.far_games.trigger()
    settle()
    assert program.shown.name == TWO_HEIRS
    assert program.shown.far_pages.games_dialog is not None
    program.shown.far_pages.games_dialog.reject()
    assert program.game_pages.home.page.isVisible()
