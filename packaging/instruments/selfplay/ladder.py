"""Measure the strength of the computer opponents' levels: games of neighbours on equal deals.

    python3 packaging/dev.py ladder [--deals N] [--jobs N] [--seed N]

Each deal, with three random sets, is played from both seats. Results are stored in `build/ladder/`,
in a folder for these levels and weights, so that an interrupted run can be continued. The table is
written to `packaging/instruments/ladder.md`. Needs joblib (the extra `train`).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final

from instruments.selfplay.match import Result, compute_win_share, play_both, read_results
from twoheirs_qt.games.two_heirs.opponents.evaluation import POINTS_NOW, Weights, load_weights
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS, SKILLS, STRONGEST
from twoheirs_qt.games.two_heirs.opponents.opponent import Opponent
from twoheirs_qt.games.two_heirs.opponents.thinker import Skill, Thinker

ROOT: Final = Path(__file__).resolve().parents[3]
REPORT: Final = Path(__file__).resolve().parents[1] / "ladder.md"
BY_POINTS: Final = "points-16"
"""A beam of width 16 that sees nothing but the points."""


@dataclass(frozen=True, slots=True)
class Match:
    """Two opponents that think as long as they like, and the share of games that the first is to
    win at least and at most, and which the lower end of the 95 % interval must be above."""

    first: str
    second: str
    min_share: float
    max_share: float = 1.0
    min_lower_bound: float = 0.0


NAMES: Final = [*OPPONENTS]
MATCHES: Final = (
    *[Match(stronger, weaker, 0.58, 0.82, 0.5) for weaker, stronger in pairwise(NAMES)],
    Match(STRONGEST, NAMES[0], 0.95),
    Match(STRONGEST, BY_POINTS, 0.8),
)


def create_opponent(name: str) -> Opponent:
    """Create an opponent by its name."""
    if name == BY_POINTS:
        return Thinker(name, Skill(beam_width=16), Weights.of((1,), POINTS_NOW))
    return OPPONENTS[name]()


def play(match: Match, seed: int, folder: Path) -> None:
    """Play a deal from both seats and store the results."""
    play_both(
        create_opponent(match.first),
        create_opponent(match.second),
        seed,
        _find_file(folder, match, seed),
    )


def _find_file(folder: Path, match: Match, seed: int) -> Path:
    return folder / f"{match.first}-{match.second}" / f"{seed}.json"


def _calculate_edition() -> str:
    """Return a hash of the levels' skills and of the weights of the evaluation."""
    return hashlib.sha256(repr((SKILLS, load_weights())).encode()).hexdigest()[:8]


def format_tables(folder: Path, deals: Sequence[int]) -> str:
    """Format all stored results as tables in Markdown."""
    lines = [
        "| | games | won | 95 % interval | wanted | lead |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    seconds = defaultdict[str, list[float]](list)
    for match in MATCHES:
        results = read_results([_find_file(folder, match, seed) for seed in deals])
        if results:
            lines.append(_format_match(match, results, len(deals)))
        for result in results:
            seconds[match.first] += result.seconds[0]
            seconds[match.second] += result.seconds[1]
    lines += ["", _TIMES_HEAD]
    for name, each_turn in seconds.items():
        if len(each_turn) > 1:
            middle, percentile_95 = median(each_turn), quantiles(each_turn, n=20)[-1]
            lines.append(f"| {name} | {len(each_turn)} | {middle:.3f} | {percentile_95:.3f} |")
    return "\n".join(lines) + "\n"


_TIMES_HEAD: Final = """\
Seconds of one processor for a turn, where they were measured:

| | turns | median | 95 % need at most |
| --- | --- | --- | --- |"""


def _format_match(match: Match, results: Sequence[Result], deals: int) -> str:
    rate, low, high = compute_win_share(results)
    is_met = match.min_share <= rate <= match.max_share and low > match.min_lower_bound
    wanted_share = f"{match.min_share:.0%} to {match.max_share:.0%}" + (
        "" if is_met else ": missed"
    )
    if len(results) < 2 * deals:
        wanted_share += " (unfinished)"
    lead = fmean(result.lead for result in results)
    name = f"{match.first} against {match.second}"
    return (
        f"| {name} | {len(results)} | {rate:.1%} | {low:.1%} to {high:.1%} | {wanted_share} "
        f"| {lead:+.1f} |"
    )


_HEAD: Final = """\
# How far the levels are apart

    {command}

played these games: any three sets, each deal from both seats, without time limit. A drawn game
counts half; the intervals are Wilson's. The same command continues an interrupted run.

"""


_FORECASTS: Final = "\n## "
"""Begins the part of the report that is about forecasts."""


def write_part(report: Path, forecasts: str) -> None:
    """Replace the part of the report that is about forecasts; it begins with its heading."""
    levels, _, _ = report.read_text("utf-8").partition(_FORECASTS)
    report.write_text(f"{levels.rstrip()}\n\n{forecasts}", "utf-8")


def main(arguments: Sequence[str]) -> int:
    """Play the missing games, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="of each match, both seats each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=70_000, help="of the first deal")
    parser.add_argument("--only", nargs="*", help="these matches, such as level-2-level-1")
    parser.add_argument("--report", action="store_true", help="play nothing, write the table")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ladder")
    options = parser.parse_args(arguments)
    folder = options.folder / _calculate_edition()
    from joblib import Parallel, delayed  # not needed for single games, as in tests

    deals = range(options.seed, options.seed + options.deals)
    missing_games = [
        (match, seed)
        for match in MATCHES
        if options.only is None or f"{match.first}-{match.second}" in options.only
        for seed in deals
        if not _find_file(folder, match, seed).exists()
    ]
    if options.report:
        missing_games = []
    Parallel(n_jobs=options.jobs)(delayed(play)(*game, folder) for game in missing_games)
    results = format_tables(folder, deals)
    print(results)
    command = f"python3 packaging/dev.py ladder --deals {options.deals} --seed {options.seed}"
    _, mark, forecasts = REPORT.read_text("utf-8").partition(_FORECASTS)
    REPORT.write_text(_HEAD.format(command=command) + results + mark + forecasts, "utf-8")
    return 0


if __name__ == "__main__":
    # The processes that play for this one look its functions up by the name of the module.
    from instruments.selfplay import ladder

    sys.exit(ladder.main(sys.argv[1:]))
