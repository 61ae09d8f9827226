"""`tournament`: games between programs, kept and gone on with, and what is made of them."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.box import GAME, load_box
from tests.commands.conftest import Command
from tests.games.two_heirs.reading import load_save
from tests.tabletop.opponents.test_guard import find_alive, make_leaver, wait
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.commands.tournament import (
    UNLIMITED,
    Conditions,
    Entrant,
    Match,
    MatchRunner,
    Outcome,
    calculate_ratings,
    calculate_wilson_interval,
    summarize_pairs,
)
from twoheirs_qt.games.two_heirs.rules import Action, Heir, State
from twoheirs_qt.tabletop import own_command
from twoheirs_qt.tabletop.folders import Folders
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.program import Program

HOSTILE = Path(__file__).parents[1] / "tabletop/opponents" / "hostile_program.py"
FEW = Budget(states=50)


def format_program(*arguments: str) -> str:
    """A command that plays by the legal list, and does what the words say."""
    return shlex.join([sys.executable, "-I", str(HOSTILE), *arguments])


def test_each_deal_is_played_from_both_seats_and_kept(run: Command, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arguments = (
        "tournament",
        "greedy",
        format_program("1", "0"),
        "--seed",
        "3",
        "--games",
        str(folder),
    )
    (pair,) = run(*arguments, "--deals", "1", "--jobs", "2", "--json").parse_line()["pairs"]
    assert (pair["opponents"][0], pair["games"]) == ("greedy", 2)
    assert pair["won"] + pair["drawn"] <= 2
    files = sorted(folder.glob("*.twoheirs"))
    saves = [load_save(file, load_box()) for file in files]
    assert [save.state.is_over for save in saves] == [True] * 2
    assert {save.settings.players for save in saves} == {("computer", "computer")}
    whites = [save.settings.names[Heir.WHITE] == "greedy" for save in saves]
    assert sorted(whites) == [False, True]
    assert len({save.start for save in saves}) == 1
    before = {file: file.stat().st_mtime_ns for file in files}
    (longer_pair,) = run(*arguments, "--deals", "2", "--json").parse_line()["pairs"]
    assert longer_pair["games"] == 4
    assert {file: file.stat().st_mtime_ns for file in files} == before  # not played again
    assert run.expect_error(*arguments[:-3], "4", *arguments[-2:]).startswith("tournament: ")


def test_who_breaks_the_rules_loses_the_game(run: Command, tmp_path: Path) -> None:
    arguments = ("greedy", format_program("1", "1000", "error"), "--seed", "1", "--deals", "1")
    run("tournament", *arguments, "--games", str(tmp_path))
    assert run.status == 0
    assert "100.0%" in run.out
    assert "refuses to play" in run.err.splitlines()[1]
    saves = [load_save(file, load_box()) for file in tmp_path.glob("*.twoheirs")]
    assert [save.resigned_seat for save in saves if save.settings.names[0] == "greedy"] == [
        Heir.BLUE
    ]
    assert len(saves) == 2


@pytest.mark.parametrize("trick", ["huge lead", "huge states", "no lead"])
def test_wrong_numbers_cost_the_game_and_the_tournament_goes_on(
    run: Command, tmp_path: Path, trick: str
) -> None:
    arguments = ("greedy", format_program("1", "1000", trick), "--seed", "1", "--deals", "1")
    run("tournament", *arguments, "-o", str(tmp_path))
    assert run.status == 0
    assert "100.0%" in run.out
    assert run.err.count("can't be understood") == 2
    run("tournament", *arguments, "-o", str(tmp_path))
    assert "100.0%" in run.out
    assert "understood" not in run.err, "both games are kept"


def test_games_are_stored_beside_those_of_the_player_by_default(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "here"
    home.mkdir()
    monkeypatch.chdir(home)
    arguments = ("greedy", format_program("1", "1000", "error"), "--seed", "5", "--deals", "1")
    run("tournament", *arguments)
    folder = Folders.of_system().tournaments / "5"
    assert f"games in {folder}\n" in run.err
    assert len([*folder.glob("*.twoheirs")]) == 2
    assert not [*home.iterdir()]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of Unix")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_who_interrupts_it_waits_for_no_program(tmp_path: Path, number: int) -> None:
    pids, games = tmp_path / "pids", tmp_path / "games"
    pids.mkdir()
    leaver = make_leaver(pids, "helper session silent thinks")  # it ignores `stop`
    eve = shlex.join(leaver.arguments)
    arguments = ("greedy", eve, "--seed", "1", "--time", "1000000", "-o", str(games))
    running = subprocess.Popen(
        own_command.make_own_command_line("tournament", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # What is started in the background of a shell may ignore both.
        preexec_fn=partial(signal.signal, number, signal.SIG_DFL),
    )
    wait(lambda: len([*pids.iterdir()]) == 2)
    running.send_signal(number)
    _, errors = running.communicate(timeout=TIMEOUT_S)
    wait(lambda: not find_alive(pids))
    assert not [*games.glob("*.twoheirs")]
    if number == signal.SIGINT:
        assert running.returncode == 130
        assert b"the same command with --seed 1 resumes" in errors


def test_what_is_no_tournament(run: Command, tmp_path: Path) -> None:
    message = "tournament: name at least two opponents"
    assert run.expect_error("tournament", "greedy") == message
    assert run.expect_error("tournament", "greedy", "'") == (
        'tournament: "\'" is no command (No closing quotation)'
    )
    arguments = ("greedy", "/nowhere/at/all", "--seed", "1", "--deals", "1")
    run("tournament", *arguments, "--games", str(tmp_path))
    assert "can't be started" in run.err


def test_rates_and_their_intervals() -> None:
    games = [
        Outcome((0, 1), (10, 5), (0,)),
        Outcome((1, 0), (8, 8), (1, 0)),
        Outcome((1, 0), (9, 3), (1,)),
    ]
    (line,) = summarize_pairs(games, 3)
    assert (line.games, line.won, line.drawn, line.rate) == (3, 1, 1, 0.5)
    assert line.points == pytest.approx((7.0, 22 / 3))
    # Wilson's interval for 8 of 10, as in textbooks.
    assert calculate_wilson_interval(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert calculate_wilson_interval(1.0, 5)[1] == 1.0


def test_ratings_follow_who_beats_whom() -> None:
    pytest.importorskip("choix", reason="ratings are looked at by `dev.py night`")
    games = [Outcome((0, 1), (0, 0), (0,))] * 30 + [Outcome((0, 1), (0, 0), (1,))] * 10
    games += [Outcome((1, 2), (0, 0), (1,))] * 10
    rated = calculate_ratings(games, 3)
    assert rated is not None
    assert rated[0] > rated[1] > rated[2]
    # Three of four won are 191 points of Elo.
    assert rated[0] - rated[1] == pytest.approx(191, abs=10)  # a little less, for all is possible
    assert sum(rated.values()) == pytest.approx(0, abs=1e-6)


def test_own_opponents_think_as_they_like_unless_all_have_a_budget() -> None:
    own_entrant = Entrant("level-7", own_command.ProcessCommand(("x",)), 0, is_own=True)
    foreign_entrant = Entrant(
        "python3 eve.py", own_command.ProcessCommand(("python3",)), 0, is_own=False
    )
    assert own_entrant.choose_budget(Budget()).seconds is None
    assert (own_entrant.choose_budget(Budget()).states or 0) > 10**6
    assert foreign_entrant.choose_budget(Budget()) == Budget(seconds=5.0)
    for budget in (Budget(states=7), Budget(seconds=0.2)):
        assert own_entrant.choose_budget(budget) == foreign_entrant.choose_budget(budget) == budget


def test_a_game_asks_each_in_its_own_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[Budget] = set()
    turn = Program.ask_for_actions

    def note_budget(self: Program, state: State, budget: Budget) -> tuple[Action, ...]:
        budgets.add(budget)
        return turn(self, state, budget)

    monkeypatch.setattr(Program, "ask_for_actions", note_budget)
    command = format_program("1", "3", "error")
    entrants = [
        Entrant(name, make_command(name, GAME.opponents), 0, name == "greedy")
        for name in ("greedy", command)
    ]
    for budget, expected in ((Budget(), {UNLIMITED, Budget(seconds=5.0)}), (FEW, {FEW})):
        budgets.clear()
        todo: SimpleQueue[Match] = SimpleQueue()
        todo.put(Match(tmp_path, 1, 1, (0, 1)))
        conditions = Conditions(GAME, {}, load_box(), entrants, budget)
        events: list[object] = []
        MatchRunner(conditions, Limits()).play(todo, events.append)
        assert isinstance(events[-2], Outcome)
        assert budgets == expected
