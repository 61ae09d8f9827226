"""Games on two machines with a clock: both players see both times, and decide what time means."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from tests.reading import simplify
from tests.ui.far.conftest import Machines, find_question, press, press_answer
from twoheirs_qt.tabletop.far import strip

HALF_AN_HOUR = 1800


def read_clock_lines(machines: Machines) -> tuple[str, str]:
    """The words of both strips about the clock."""
    for program in machines.programs.values():
        program.shown.far_pages.strip.show_state()
    ada, ben = (
        machines.programs[name].shown.far_pages.strip.clock_label for name in ("Ada", "Ben")
    )
    assert ada.isVisible()
    assert ben.isVisible()
    return ada.text().replace("\xa0", " "), ben.text().replace("\xa0", " ")


def wait_for_receipt(machines: Machines, name: str) -> None:
    """Wait until a player's machine knows that the other one has the turn."""
    machines.wait(lambda: machines.find_game(name).record.turn_since)


def test_both_see_the_time_that_each_has_used(machines: Machines) -> None:
    machines.begin(clock=0)
    name, _ = machines.order_players()
    machines.later += timedelta(minutes=12, seconds=30)
    machines.play(Random(1), 1)
    for line in read_clock_lines(machines):
        assert f"{name} 0:12:3" in line
        assert "of" not in line.split()
    machines.start("Ada")
    machines.wait(lambda: machines.programs["Ada"].shown.far.current_game is not None)
    assert f"{name} 0:12:3" in read_clock_lines(machines)[0]


def test_the_guest_sees_the_clock_before_joining(machines: Machines) -> None:
    machines.begin(clock=HALF_AN_HOUR)
    machines.give_up("Ben")
    machines.ada.shown.far_pages.invite_to_rematch()
    machines.ben.shown.far_pages.show_games()
    games = machines.ben.shown.far_pages.games_dialog
    assert games is not None
    machines.wait(lambda: machines.ben.shown.far.invitations)
    assert "Clock: 30 minutes for each player in all." in games.list.item(0).text().replace(
        "\xa0", " "
    )
    assert "Time used: Ada" in games.list.item(1).text().replace("\xa0", " ")
    games.reject()


def test_nothing_is_lost_until_the_game_is_claimed(machines: Machines) -> None:
    machines.begin(clock=HALF_AN_HOUR)
    machines.play(Random(1), 2)
    late, winner = machines.order_players()
    wait_for_receipt(machines, winner)
    strips = {name: program.shown.far_pages.strip for name, program in machines.programs.items()}
    machines.later += timedelta(minutes=28, seconds=20)
    assert "You have 1 minute left." in " ".join(read_clock_lines(machines))
    assert not strips[winner].claim_button.isVisible()
    machines.later += timedelta(minutes=3)
    lines = dict(zip(("Ada", "Ben"), read_clock_lines(machines), strict=True))
    assert f"Your time is up: {winner} may claim the game, or play on." in lines[late]
    assert f"{late}’s time is up: you may claim the game, or play on." in lines[winner]
    assert not strips[late].claim_button.isVisible()
    assert not machines.ada.session.is_over
    press(strips[winner].claim_button)
    press_answer(machines.programs[winner], "Claim")
    machines.wait(lambda: machines.ada.session.is_over and machines.ben.session.is_over)
    machines.wait(machines.agree)
    lines = dict(zip(("Ada", "Ben"), read_clock_lines(machines), strict=True))
    assert "you have claimed the game" in lines[winner]
    assert f"{winner} has claimed the game" in lines[late]
    seats = {"Ada": 0, "Ben": 1}
    assert machines.ada.session.resigned_seat == machines.ben.session.resigned_seat == seats[late]


def test_a_game_that_is_not_claimed_goes_on(machines: Machines) -> None:
    machines.begin(clock=HALF_AN_HOUR)
    late, other = machines.order_players()
    machines.later += timedelta(minutes=40)
    machines.play(Random(1), 4)
    assert not machines.ada.session.is_over
    strip = machines.programs[other].shown.far_pages.strip
    assert strip.claim_button.isVisible()
    press(strip.claim_button)
    press_answer(machines.programs[other], "Play on")
    assert find_question(machines.programs[other]) is None
    assert not machines.programs[other].session.is_over
    assert late in strip.clock_label.text()


@pytest.mark.parametrize("is_late", [False, True])
def test_a_turn_that_was_on_its_way_when_the_game_was_claimed(
    machines: Machines, is_late: bool
) -> None:
    machines.begin(clock=HALF_AN_HOUR)
    machines.play(Random(1), 2)
    mover, waiter = machines.order_players()
    wait_for_receipt(machines, waiter)
    away = machines.folder.with_name("away")
    machines.folder.rename(away)
    machines.later += timedelta(minutes=40 if is_late else 20)
    machines.play_turn(mover, Random(5))
    machines.later += timedelta(minutes=20)
    program = machines.programs[waiter]
    program.shown.far_pages.strip.show_state()
    press(program.shown.far_pages.strip.claim_button)
    press_answer(program, "Claim")
    machines.wait(lambda: program.session.is_over)
    away.rename(machines.folder)
    machines.wait(lambda: machines.agree() and len(machines.find_game("Ada").record.turns) == 3)
    assert machines.ada.session.is_over is is_late
    assert machines.ben.session.is_over is is_late
    if not is_late:
        machines.play(Random(2), 2)


def test_each_change_is_announced_in_few_words(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By ear: whose turn it is, what was said, and a time that is low, each once."""
    spoken_lines: list[str] = []
    monkeypatch.setattr(
        strip,
        "announce",
        lambda widget, text: spoken_lines.append(simplify(text)) if widget.isVisible() else None,
    )
    machines.begin(clock=HALF_AN_HOUR)
    machines.play(Random(1), 2)
    assert any(line.startswith("It's your turn, since") for line in spoken_lines)
    assert any(line.startswith("Waiting for ") for line in spoken_lines)
    _, waiter = machines.order_players()
    game = machines.find_game(waiter)
    with machines.programs[waiter].shown.far.change(game) as now:
        game.say("Take your time", now)
    machines.wait(lambda: f"{waiter}: Take your time" in spoken_lines)
    spoken_lines.clear()
    machines.later += timedelta(minutes=28, seconds=20)
    read_clock_lines(machines)
    assert spoken_lines == ["You have 1 minute left."]
    machines.later += timedelta(seconds=50)
    read_clock_lines(machines)
    assert spoken_lines == ["You have 1 minute left."]
    machines.play(Random(1), 1)
    assert not any("Take your time" in line for line in spoken_lines)
    assert max(len(line.split()) for line in spoken_lines) <= 15


def test_taking_back_gives_the_time_back(machines: Machines) -> None:
    machines.begin(clock=0)
    machines.later += timedelta(minutes=10)
    asking, asked = machines.order_players()
    machines.play(Random(1), 1)
    machines.programs[asking].window.menus.ask_to_take_back.trigger()
    press_answer(machines.programs[asking], "Ask")
    strip = machines.programs[asked].shown.far_pages.strip
    machines.wait(lambda: strip.allow_button.isVisible())
    press(strip.allow_button)
    machines.wait(lambda: machines.find_game(asking).is_my_turn and machines.agree())
    for line in read_clock_lines(machines):
        assert f"{asking} 0:00:0" in line
