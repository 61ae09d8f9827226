"""Measure the speed of the rules, also compared with python-chess.

Absolute figures depend on the machine; the ratio to another engine in the same Python shows the
quality of the code. Both run one right after the other in every round, and the median of the
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

from instruments.bench_tasks import (
    BUILD,
    REPLAYED,
    Heirs,
    measure_bunny_decisions_per_second,
    measure_chess_plies_per_second,
)
from twoheirs_qt.games.two_heirs import rules
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Opponent
from twoheirs_qt.tabletop.dice import Dice

ROUNDS = 25


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the result: the median of the rounds, in `unit`."""

    name: str
    unit: str
    value: float


def measure_task(name: str, unit: str, task: Callable[[], float]) -> Figure:
    """Run a task in each round; returns the median of its results."""
    return Figure(name, unit, statistics.median(task() for _ in range(ROUNDS)))


def compare_with_chess(name: str, decisions_per_second: Callable[[], float]) -> Figure:
    """Measure the decisions played here per ply of chess.

    At least 4 are wanted of The Two Heirs, 0.7 of Bunny Kingdom.
    """
    ratios = [decisions_per_second() / measure_chess_plies_per_second() for _ in range(ROUNDS)]
    return Figure(name, "", statistics.median(ratios))


def _measure_longest_turn(opponent: Opponent, state: rules.State) -> float:
    dice, longest = Dice(1), 0.0
    while not state.is_over:
        heir, seconds = state.active, 0.0
        while state.active is heir and not state.is_over:
            started = perf_counter()
            answer = opponent.choose_turn(state, Budget(), dice)
            seconds += perf_counter() - started
            for action in answer.actions:
                state = rules.apply_silently(state, action)
        longest = max(longest, seconds)
    return longest


def measure() -> list[Figure]:
    """Measure all figures; takes about a minute."""
    ours = Heirs()
    return [
        compare_with_chess("decisions for a ply of chess", ours.measure_decisions_per_second),
        compare_with_chess("the same of Bunny Kingdom", measure_bunny_decisions_per_second),
        measure_task("random play, decisions", "/s", ours.measure_decisions_per_second),
        measure_task(
            "random play with events", "/s", ours.measure_decisions_with_events_per_second
        ),
        measure_task("whole random games", "/s", ours.measure_games_per_second),
        measure_task("a step of search", "µs", ours.measure_search_step),
        measure_task("a legal action", "µs", ours.measure_legal_action),
        measure_task("a legal action from file", "µs", ours.measure_legal_action_of_file),
        measure_task("a full score sheet", "µs", ours.measure_score_sheet),
        measure_task(f"{REPLAYED} actions replayed", "ms", ours.measure_replay),
        measure_task(f"a save of {REPLAYED} loaded", "ms", ours.measure_load),
        measure_task("a save written", "ms", ours.measure_write),
        *(
            Figure(f"longest turn of {name}", "s", _measure_longest_turn(make(), ours.begin_duel()))
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
    for figure in figures:
        print(f"{figure.name:30}{figure.value:12,.2f} {figure.unit}")
    result = {
        "python": sys.version,
        "system": platform.platform(),
        "rounds": ROUNDS,
        "figures": [asdict(figure) for figure in figures],
    }
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
