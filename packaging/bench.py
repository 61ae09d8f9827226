"""How fast the rules are, beside python-chess and catanatron in the same run.

Absolute figures tell of the machine; a ratio to another engine in the same Python tells of the
code. Both do their share in every round, one right after the other, and the median of the rounds'
ratios counts, so that a busy machine slows both alike. One core. The figures are also written as
JSON (`--json FILE`, else build/bench.json), so that runs can be compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import chess
from bench_engines import BUILD, REPLAYED, Chess, Heirs, catan_decisions_per_second

from twoheirs_qt import rules
from twoheirs_qt.players.opponent import Budget, Opponent
from twoheirs_qt.players.roster import OPPONENTS, STRONGEST
from twoheirs_qt.rules.shuffle import Dice

ROUNDS = 25
Task = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result.

    `ours` and `theirs` are medians in `unit`. `value` is what is to be judged: the median ratio
    ours ÷ theirs, or `ours` itself where there is no `other`. It is to be at least `floor` and
    better `aim` where `floor` < `aim`, at most `floor` and better `aim` where not; None where it
    is told for interest only.
    """

    name: str
    unit: str
    ours: float
    value: float
    other: str = ""
    theirs: float | None = None
    floor: float | None = None
    aim: float | None = None

    def reaches(self, bound: float | None) -> bool | None:
        """Whether `value` is as good as `bound`; None if there is none."""
        if bound is None or self.floor is None:
            return None
        more_is_better = self.aim is not None and self.aim > self.floor
        return self.value >= bound if more_is_better else self.value <= bound


def beside(
    name: str, unit: str, ours: Task, other: str, theirs: Task, *bounds: float | None
) -> Figure:
    """Measure both in turns; `bounds`: floor and aim of the ratio."""
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    mine, others = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(one / two for one, two in pairs)
    return Figure(name, unit, mine, ratio, other, others, *bounds)


def alone(name: str, unit: str, task: Task, floor: float, aim: float) -> Figure:
    """Measure what nothing is compared with."""
    median = statistics.median(task() for _ in range(ROUNDS))
    return Figure(name, unit, median, median, floor=floor, aim=aim)


def told(name: str, unit: str, task: Task) -> Figure:
    """Measure what is told for interest only."""
    median = statistics.median(task() for _ in range(ROUNDS))
    return Figure(name, unit, median, median)


PLIES = 100_000
"""Plies of random chess beside which a turn of the computer opponents is measured."""


def turns_of_opponents(ours: Heirs, theirs: Chess) -> list[Figure]:
    """The longest turn in a game of each opponent against itself, as long as it likes to think.

    The strongest may take as long as the plies of chess, the others a third of that.
    """
    found = []
    for name, make in OPPONENTS.items():
        chess_seconds = PLIES / theirs.decisions_per_second()
        longest = _longest_turn(make(), ours.new())
        bound = 1 if name == STRONGEST else 0.33
        ratio = longest / chess_seconds
        other = f"{PLIES} plies"
        figure = (f"longest turn of {name}", "s", longest, ratio, other, chess_seconds)
        found.append(Figure(*figure, bound, bound / 2))
    return found


def _longest_turn(opponent: Opponent, state: rules.State) -> float:
    dice, longest = Dice(1), 0.0
    while not state.is_over:
        heir, spent = state.active, 0.0
        while state.active is heir and not state.is_over:
            begun = perf_counter()
            answer = opponent.turn(state, Budget(), dice)
            spent += perf_counter() - begun
            for action in answer.actions:
                state = rules.after(state, action)
        longest = max(longest, spent)
    return longest


def measure() -> list[Figure]:
    """All figures; takes about a minute."""
    ours, theirs = Heirs(), Chess()
    play, action = "random play, decisions", "a legal action"
    replay, load = f"{REPLAYED} actions replayed", f"a save of {REPLAYED} loaded"
    plies, moves = theirs.decisions_per_second, theirs.microseconds_per_legal_action
    from_file = ours.microseconds_per_legal_action_from_file
    again, ply = theirs.milliseconds_of_a_replay, theirs.microseconds_of_a_ply
    return [
        beside(play, "/s", ours.decisions_per_second, "chess", plies, 4, 5),
        beside(f"{play}, told", "/s", ours.checked_decisions_per_second, "chess", plies),
        beside(play, "/s", ours.decisions_per_second, "catan", catan_decisions_per_second),
        beside(action, "µs", ours.microseconds_per_legal_action, "chess", moves, 0.8, 0.5),
        beside("a step of search", "µs", ours.microseconds_of_a_search_step, "chess", ply, 3, 1),
        told("whole random games", "/s", ours.games_per_second),
        beside(f"{action} from file", "µs", from_file, "chess", moves),
        alone("a full score sheet", "µs", ours.microseconds_of_a_score_sheet, 150, 60),
        beside(replay, "ms", ours.milliseconds_of_a_replay, "chess", again, 1, 0.67),
        beside(load, "ms", ours.milliseconds_of_a_load, "chess", again),
        alone("a save written", "ms", ours.milliseconds_of_a_write, 5, 5),
        *turns_of_opponents(ours, theirs),
    ]


def shown(figures: Sequence[Figure]) -> str:
    """The figures as a table."""
    lines = [f"{'':30}{'here':>12}    {'other':>18}{'ratio':>8}{'floor':>8}{'aim':>7}"]
    for each in figures:
        there = "" if each.theirs is None else f"{each.other} {each.theirs:10,.2f}"
        ratio = "" if each.theirs is None else f"{each.value:.2f}"
        floor, aim = ("" if b is None else f"{b:g}" for b in (each.floor, each.aim))
        line = f"{each.name:30}{each.ours:12,.2f} {each.unit:3}{there:>18}{ratio:>8}"
        lines.append(f"{line}{floor:>8}{aim:>7}  {_verdict(each)}".rstrip())
    return "\n".join(lines)


def _verdict(figure: Figure) -> str:
    if figure.floor is None:
        return ""
    if not figure.reaches(figure.floor):
        return "below the floor"
    return "aim met" if figure.reaches(figure.aim) else "floor met"


def main(arguments: Sequence[str]) -> int:
    """Print the figures as a table and write them as JSON."""
    default = BUILD / "bench.json"
    parser = argparse.ArgumentParser(prog="packaging/dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=default, metavar="FILE")
    report: Path = parser.parse_args(arguments).json
    figures = measure()
    print(shown(figures))
    rows = [{**asdict(each), "verdict": _verdict(each)} for each in figures]
    made = {
        "python": sys.version,
        "system": platform.platform(),
        "chess": chess.__version__,
        "rounds": ROUNDS,
        "figures": rows,
    }
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
