"""Measure how far the levels of Bunny Kingdom's computer opponents are apart.

In a deal of two, three or four seats one of the two opponents has one seat and the other one the
rest; each deal is played with that seat at every place, for both. Each pair of seats of different
opponents counts: who has more points wins it, a tie counts half. Pairs of one deal hang together,
so the deal's share of wins is one measurement: the 95 % intervals come from the spread between
deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.opponents.levels import OPPONENTS
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.setup import PLAYERS, create_game
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply_unchecked
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.tabletop.dice import Dice

PAIRS: Final = (
    ("level-2", "level-1"),
    ("level-3", "level-2"),
    ("level-4", "level-3"),
    ("level-4", "greedy"),
)

_MAX_ACTIONS: Final = 1000
"""More than a game has, to give each decision a seed of its own."""

_95_PERCENT: Final = 1.96
"""Standard errors of an interval of 95 %."""


class Comparison(NamedTuple):
    """The result of one deal: the share of pairs won, and the mean lead in points."""

    share: float
    lead: float


def play_game(names: Sequence[str], deal: int) -> tuple[int, ...]:
    """Play a game between opponents, each seeing the view of its seat; returns the points."""
    state = create_game(load_program_catalogue(), len(names), deal)
    number = 0
    while (seat := state.table.active) is not None:
        number += 1
        dice = Dice(deal * _MAX_ACTIONS + number)
        choice = OPPONENTS[names[seat]].choose(make_view(state, seat), dice)
        state = apply_unchecked(state, choice.action)
    return tuple([column.total for column in make_score_sheet(state).columns.values()])


def arrange_seats(name: str, other_name: str, seats: int) -> Iterator[tuple[str, ...]]:
    """All tables of a deal: one seat for the one, at each place, and the rest for the other."""
    swapped = ((name, other_name), (other_name, name)) if seats > 2 else ((name, other_name),)
    for single, others in swapped:
        for single_seat in range(seats):
            yield tuple([single if seat == single_seat else others for seat in range(seats)])


def play_deal(name: str, other_name: str, seats: int, deal: int) -> Comparison:
    """Play a deal in all arrangements, and compare each seat of `name` with each of the other."""
    leads: list[int] = []
    for table in arrange_seats(name, other_name, seats):
        points = play_game(table, deal)
        own_points = [value for value, player in zip(points, table, strict=True) if player == name]
        their_points = [
            value for value, player in zip(points, table, strict=True) if player == other_name
        ]
        leads += [own - their for own in own_points for their in their_points]
    wins = [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads]
    return Comparison(fmean(wins), fmean(leads))


def main(arguments: Sequence[str]) -> int:
    """Print a table of all pairs."""
    parser = argparse.ArgumentParser(prog="bunny_ladder", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the first deal (default: 0)")
    parser.add_argument("--seats", type=int, nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--pairs", nargs="+", metavar="NAME:OTHER", help="only these")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time (default: 1)")
    options = parser.parse_args(arguments)
    deals = range(options.seed, options.seed + options.deals)
    pairs = [tuple(pair.split(":")) for pair in options.pairs or ()] or PAIRS
    print("| | seats | games | won | 95 % interval | lead |\n| --- | --- | --- | --- | --- | --- |")
    with Pool(options.jobs) as pool:
        for seats in options.seats:
            for name, other_name in pairs:
                play = partial(play_deal, name, other_name, seats)
                print(
                    _format_row(name, other_name, seats, pool.map(play, deals, chunksize=1)),
                    flush=True,
                )
    return 0


def _format_row(name: str, other_name: str, seats: int, results: Sequence[Comparison]) -> str:
    shares = [result.share for result in results]
    share, lead = fmean(shares), fmean([result.lead for result in results])
    error = _95_PERCENT * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
    games = len(results) * len([*arrange_seats(name, other_name, seats)])
    interval = f"{max(share - error, 0):.1%} to {min(share + error, 1):.1%}"
    cells = (f"{name} against {other_name}", str(seats), str(games), f"{share:.1%}", interval)
    return f"| {' | '.join(cells)} | {lead:+.1f} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
