"""How fast the rules are, with one line beside python-chess in the same run.

Absolute figures tell of the machine; the ratio to another engine in the same Python tells of the
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

from bench_tasks import BUILD, REPLAYED, Heirs, chess_plies_per_second

from twoheirs_qt import rules
from twoheirs_qt.players.opponent import Budget, Opponent
from twoheirs_qt.players.roster import OPPONENTS
from twoheirs_qt.rules.shuffle import Dice

ROUNDS = 25


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result: the median of the rounds, in `unit`."""

    name: str
    unit: str
    value: float


def measured(name: str, unit: str, task: Callable[[], float]) -> Figure:
    """The median of all rounds."""
    return Figure(name, unit, statistics.median(task() for _ in range(ROUNDS)))


def beside_chess(decisions_per_second: Callable[[], float]) -> Figure:
    """Decisions played here for each ply of chess; at least 4 are wanted."""
    ratios = [decisions_per_second() / chess_plies_per_second() for _ in range(ROUNDS)]
    return Figure("decisions for a ply of chess", "", statistics.median(ratios))


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
    ours = Heirs()
    return [
        beside_chess(ours.decisions_per_second),
        measured("random play, decisions", "/s", ours.decisions_per_second),
        measured("random play with events", "/s", ours.checked_decisions_per_second),
        measured("whole random games", "/s", ours.games_per_second),
        measured("a step of search", "µs", ours.microseconds_of_a_search_step),
        measured("a legal action", "µs", ours.microseconds_per_legal_action),
        measured("a legal action from file", "µs", ours.microseconds_per_legal_action_from_file),
        measured("a full score sheet", "µs", ours.microseconds_of_a_score_sheet),
        measured(f"{REPLAYED} actions replayed", "ms", ours.milliseconds_of_a_replay),
        measured(f"a save of {REPLAYED} loaded", "ms", ours.milliseconds_of_a_load),
        measured("a save written", "ms", ours.milliseconds_of_a_write),
        *(
            Figure(f"longest turn of {name}", "s", _longest_turn(make(), ours.new()))
            for name, make in OPPONENTS.items()
        ),
    ]


def main(arguments: Sequence[str]) -> int:
    """Print the figures as a table and write them as JSON."""
    default = BUILD / "bench.json"
    parser = argparse.ArgumentParser(prog="packaging/dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=default, metavar="FILE")
    report: Path = parser.parse_args(arguments).json
    figures = measure()
    for each in figures:
        print(f"{each.name:30}{each.value:12,.2f} {each.unit}")
    made = {
        "python": sys.version,
        "system": platform.platform(),
        "rounds": ROUNDS,
        "figures": [asdict(each) for each in figures],
    }
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
