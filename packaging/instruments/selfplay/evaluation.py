"""Make `resources/players/evaluation.json` from games that players play against themselves.

    python3 packaging/dev.py evaluation [--jobs N] [--games N N ...]

In each round so many games are played with the weights of the previous round, in the first with
guessed ones, and new weights are fitted. Games are stored in `build/players/`, so that an
interrupted run can be continued. Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from joblib import Parallel, delayed

from instruments.selfplay.fit import KNOTS, PRIOR, Fit, fit
from instruments.selfplay.games import play, rows_of
from twoheirs_qt.opponents.evaluation import Weights

ROOT: Final = Path(__file__).resolve().parents[3]
GUESS: Final = {
    **PRIOR,
    **{
        "own doublings": 0.2,
        "their doublings": -0.4,
        "resources": 1.0,
        "own hand": 2.0,
        "own affordable": 1.0,
        "untaken": 2.0,
    },
}
GAMES: Final = (1500,)
CHUNK: Final = 50
TARGET: Final = ROOT / "resources" / "players" / "evaluation.json"
REPORT: Final = TARGET.with_suffix(".md")


def main(arguments: Sequence[str]) -> int:
    """Play the missing games; write the weights of the last round and the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="games in each round")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "players")
    given = parser.parse_args(arguments)
    named = {name: [weight] * len(KNOTS) for name, weight in GUESS.items()}
    lines = []
    for number, games in enumerate(given.games):
        result = play_round(given.folder, number, named, games, given.jobs)
        named = result.weights
        lines.append(_line(number, games, result))
        print(lines[-1], flush=True)
    content = {"knots": KNOTS, "weights": named}
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    games_given = " ".join(map(str, given.games))
    REPORT.write_text(_HEAD.format(games=games_given) + "\n".join(lines) + "\n", "utf-8")
    return 0


_HEAD: Final = """\
# The evaluation of the computer opponents

`python3 packaging/dev.py evaluation --games {games}` made `evaluation.json` of games that players
played against themselves, any three sets, seeds from 0 on (from 1,000,000 on in the second round,
and so on). They thought of a quarter to all of their possibilities, so that much is seen which good
players avoid. Weights come from a ridge regression on by how many points a game was won; the errors
are those in games held out, a fifth at a time.

| round | games | ends of turns | penalty | error in points | of the points alone | of nothing |
| --- | --- | --- | --- | --- | --- | --- |
"""


def _line(number: int, games: int, result: Fit) -> str:
    error = result.errors[result.penalty]
    return (
        f"| {number + 1} | {games} | {result.rows} | {result.penalty:g} | {error:.2f} "
        f"| {result.plain:.2f} | {result.spread:.2f} |"
    )


def play_round(
    folder: Path, number: int, named: dict[str, list[float]], games: int, jobs: int
) -> Fit:
    """Play `games` games with the weights `named`; returns new weights, fitted to all games."""
    weights = Weights.of(KNOTS, named)
    first = number * 1_000_000
    files = {
        folder / f"round-{number}" / f"{begin:08}.json": range(begin, begin + CHUNK)
        for begin in range(first, first + games, CHUNK)
    }
    missing = [(file, seeds) for file, seeds in files.items() if not file.exists()]
    Parallel(n_jobs=jobs)(delayed(play)(seeds, weights, file) for file, seeds in missing)
    earlier = [
        file for older in range(number) for file in sorted(folder.glob(f"round-{older}/*.json"))
    ]
    return fit(rows_of([*earlier, *files]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
