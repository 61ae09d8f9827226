"""Measure how far the levels of Bunny Kingdom's computer opponents are apart.

Each deal of two seats is played from both seats; a shared victory counts half. Prints a row for
each pair with Wilson's 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from twoheirs_qt.bunny_kingdom.codec.catalogue import program_catalogue
from twoheirs_qt.bunny_kingdom.opponents.levels import OPPONENTS
from twoheirs_qt.bunny_kingdom.rules.scoring import score_sheet
from twoheirs_qt.bunny_kingdom.rules.setup import new_game
from twoheirs_qt.bunny_kingdom.rules.turn import after
from twoheirs_qt.bunny_kingdom.rules.unseen import view_for
from twoheirs_qt.commands.tournament import wilson

PAIRS: Final = (
    ("level-2", "level-1"),
    ("level-3", "level-2"),
    ("level-4", "level-3"),
    ("level-4", "greedy"),
)

_MAX_ACTIONS: Final = 1000
"""More than a game has, to give each decision a seed of its own."""


def play_game(names: Sequence[str], deal: int) -> tuple[int, ...]:
    """Play a game between opponents, each seeing the view of its seat; returns the points."""
    state = new_game(program_catalogue(), len(names), deal)
    number = 0
    while (place := state.table.active) is not None:
        number += 1
        seed = deal * _MAX_ACTIONS + number
        state = after(state, OPPONENTS[names[place]].answer(view_for(state, place), seed))
    return tuple([column.total for column in score_sheet(state).columns.values()])


def play_match(name: str, other: str, deals: range) -> tuple[float, float]:
    """Play each deal from both seats; returns the share of wins and the mean lead of `name`."""
    wins, lead = 0.0, 0
    for deal in deals:
        first, second = play_game((name, other), deal)
        theirs, own = play_game((other, name), deal)
        for mine, its in ((first, second), (own, theirs)):
            wins += 1 if mine > its else 0.5 if mine == its else 0
            lead += mine - its
    games = 2 * len(deals)
    return wins / games, lead / games


def main(arguments: Sequence[str]) -> int:
    """Print a table of all pairs."""
    parser = argparse.ArgumentParser(prog="bunny_ladder", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal (default: 0)")
    options = parser.parse_args(arguments)
    deals = range(options.seed, options.seed + options.deals)
    print("| | games | won | 95 % interval | lead |\n| --- | --- | --- | --- | --- |")
    for name, other in PAIRS:
        share, lead = play_match(name, other, deals)
        low, high = wilson(share, 2 * len(deals))
        interval = f"{low:.1%} to {high:.1%}"
        row = (f"{name} against {other}", str(2 * len(deals)), f"{share:.1%}", interval)
        print(f"| {' | '.join(row)} | {lead:+.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
