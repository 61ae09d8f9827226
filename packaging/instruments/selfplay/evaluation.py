"""Make `players/evaluation.json` from games that players play against themselves.

    python3 packaging/dev.py evaluation [--jobs N] [--games N N ...] [--kept N]

The first round is played with the weights that the program has, each other one with those fitted
to the round before it. Weights of one round alone swing: its players avoid what the round before
overrated, and so it is hardly seen. Those of the last `--kept` rounds are averaged; the new weights
replace the program's if they win: at width 6, on `--deals` deals from both seats, the lower end of
the 95 % interval must be above one half. How well they
foretell the ends of games does not count: the better players are, the easier that is. Afterwards
`dev.py calibration` corrects forecasts.

Everything is stored in `build/players/`, so that an interrupted run can be continued; the next run
from other weights needs another `--folder`. Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from joblib import Parallel, delayed

from instruments.selfplay.fit import KNOTS, PENALTY, TRACE, fit
from instruments.selfplay.games import play, read_rows
from instruments.selfplay.match import Result, compute_win_share, play_both, read_results, write
from twoheirs_qt.games.two_heirs.opponents.evaluation import Weights
from twoheirs_qt.games.two_heirs.opponents.thinker import Skill, Thinker

ROOT: Final = Path(__file__).resolve().parents[3]
GAMES: Final = (4000, 20_000, 20_000, 20_000)
KEPT: Final = 4
CHUNK: Final = 20
WIDTH: Final = 6
"""The width at which new weights must win against old ones."""

FIRST_DEAL: Final = 90_000_000
"""The seed of the first deal on which they play, far from those of the rounds."""

TARGET: Final = ROOT / "resources/games/two_heirs/players/evaluation.json"
REPORT: Final = TARGET.with_suffix(".md")


def main(arguments: Sequence[str]) -> int:
    """Play the missing games; write the new weights and the report if they win."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="games in each round")
    parser.add_argument("--kept", type=int, default=KEPT, help="rounds at the end that count")
    parser.add_argument("--deals", type=int, default=200, help="on which new weights must win")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "players")
    options = parser.parse_args(arguments)
    lines = []
    for number, games in enumerate(options.games):
        play_round(options.folder, number, games, options.jobs)
        rows = read_rows(_list_chunks(options.folder, number))
        write(
            _find_weights_file(options.folder, number + 1), {"knots": KNOTS, "weights": fit(rows)}
        )
        lines.append(f"| {number + 1} | {games} | {len(rows.turns)} |")
        print(lines[-1], flush=True)
    last = len(options.games)
    rounds = range(max(1, last + 1 - options.kept), last + 1)
    content = _average([_read(_find_weights_file(options.folder, number)) for number in rounds])
    write(_find_average_file(options.folder, options.kept), content)
    results = compare(options.folder, options.kept, options.deals, options.jobs)
    share, low, high = compute_win_share(results)
    verdict = (
        f"At width {WIDTH} they won {share:.1%} ({low:.1%} to {high:.1%}) of {len(results)} games, "
        f"{options.deals} deals from both seats, against those before."
    )
    print(verdict)
    if low <= 0.5:
        return 1
    content["forecast"] = {"offset": [0.0] * len(KNOTS), "slope": [1.0] * len(KNOTS)}
    TARGET.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    command = f"--games {' '.join(map(str, options.games))} --kept {options.kept}"
    head = _HEAD.format(command=command, trace=TRACE, penalty=PENALTY, kept=options.kept)
    REPORT.write_text(head + "\n".join(lines) + f"\n\n{verdict}\n", "utf-8")
    return 0


_HEAD: Final = """\
# The evaluation of the computer opponents

`python3 packaging/dev.py evaluation {command}` made `evaluation.json` of games that players played
against themselves, any three sets, seeds from 1,000,000 on (2,000,000 in the second round, and so
on). Both players of a game saw equally much, mostly everything, and one turn in eleven was any of
those found, so that much is seen which good players avoid. Weights are those by which the end of a
turn is worth what the next one is (least squares of temporal differences; {trace} of each aim comes
from later turns; penalty {penalty:g}); turns before an odd one are left out. Each round was played
with the weights of the one before; those of the last {kept} rounds are averaged.

| round | games | ends of turns fitted |
| --- | --- | --- |
"""


def _find_weights_file(folder: Path, number: int) -> Path:
    """Return where the weights are stored with which a round is played."""
    return folder / f"weights-{number}.json"


def _find_average_file(folder: Path, rounds_kept: int) -> Path:
    return folder / f"weights-of-{rounds_kept}.json"


def _average(rounds: Sequence[Any]) -> dict[str, Any]:
    """Average the weights of several rounds."""
    weights = {
        name: [
            round(fmean(values), 4)
            for values in zip(*[content["weights"][name] for content in rounds], strict=True)
        ]
        for name in rounds[0]["weights"]
    }
    return {"knots": rounds[0]["knots"], "weights": weights}


def _list_chunks(folder: Path, number: int) -> list[Path]:
    return sorted(folder.glob(f"round-{number}/*.json"))


def _read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def _read_weights(file: Path) -> Weights:
    content = _read(file)
    return Weights.of(content["knots"], content["weights"])


def play_round(folder: Path, number: int, games: int, jobs: int) -> None:
    """Play the missing games of a round; the first one begins with the program's weights."""
    if number == 0 and not _find_weights_file(folder, 0).exists():
        write(_find_weights_file(folder, 0), _read(TARGET))
    weights = _read_weights(_find_weights_file(folder, number))
    first = (number + 1) * 1_000_000
    files = {
        folder / f"round-{number}" / f"{begin:08}.json": range(begin, begin + CHUNK)
        for begin in range(first, first + games, CHUNK)
    }
    missing_files = [(file, seeds) for file, seeds in files.items() if not file.exists()]
    Parallel(n_jobs=jobs)(delayed(play)(seeds, weights, file) for file, seeds in missing_files)


def compare(folder: Path, rounds_kept: int, deals: int, jobs: int) -> list[Result]:
    """Let the average of the last rounds' weights play against those before the first."""
    new, old = (
        Thinker("", Skill(beam_width=WIDTH), _read_weights(file))
        for file in (_find_average_file(folder, rounds_kept), _find_weights_file(folder, 0))
    )
    seeds = range(FIRST_DEAL, FIRST_DEAL + deals)
    files = {folder / f"match-{rounds_kept}" / f"{seed}.json": seed for seed in seeds}
    missing_files = [(file, seed) for file, seed in files.items() if not file.exists()]
    Parallel(n_jobs=jobs)(delayed(play_both)(new, old, seed, file) for file, seed in missing_files)
    return read_results([*files])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
