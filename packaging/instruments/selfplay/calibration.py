"""Make forecasts come true on average: fit the correction in `players/evaluation.json`.

    python3 packaging/dev.py calibration [--jobs N] [--games N]

Players play against themselves as for the evaluation, now and then an odd turn; by how many points
the heir whose turn ended leads, as the weights judge it, is compared with how the game ended. The
correction is fitted to every second game and tested on the others, the other way round, too; the
one written is of all. The table goes into `packaging/instruments/ladder.md`. Games are stored in
`build/calibration/`, in a folder for these weights, so that an interrupted run can be continued.
Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from instruments.selfplay.evaluation import CHUNK, TARGET
from instruments.selfplay.games import Rows, play, read_rows
from instruments.selfplay.ladder import REPORT, write_part
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    Weights,
    calculate_knot_shares,
    load_weights,
)

ROOT: Final = Path(__file__).resolve().parents[3]
FIRST_SEED: Final = 50_000_000
STAGES: Final = ((1, 3), (4, 7), (8, 12), (13, 17), (18, 40))
"""Numbers of turns to come between which slopes are measured, both included."""

RESAMPLES: Final = 400
Columns: TypeAlias = NDArray[np.float64]
"""A row for each turn: its game, turns to come, the lead expected, and the lead in the end."""


def main(arguments: Sequence[str]) -> int:
    """Play the missing games, write the correction and the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "calibration")
    options = parser.parse_args(arguments)
    weights = replace(load_weights(), forecast=())
    edition = hashlib.sha256(repr(weights).encode()).hexdigest()[:8]
    folder = options.folder / edition
    chunks = range(FIRST_SEED, FIRST_SEED + options.games, CHUNK)
    files = {folder / f"{begin}.json": range(begin, begin + CHUNK) for begin in chunks}
    missing_files = [(file, seeds) for file, seeds in files.items() if not file.exists()]
    Parallel(n_jobs=options.jobs)(
        delayed(play)(seeds, weights, file) for file, seeds in missing_files
    )
    rows = judge(read_rows([*files]), weights)
    correction = fit(rows, weights.knots)
    if correction[1].min() <= 0:
        print("too few games: a slope is not above 0")
        return 1
    content = json.loads(TARGET.read_text("utf-8"))
    content["forecast"] = _round(correction)
    TARGET.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    table = _HEAD.format(games=options.games, seed=FIRST_SEED) + measure(rows, weights)
    print(table)
    write_part(REPORT, table)
    return 0


_HEAD: Final = """\
## How true forecasts are

    python3 packaging/dev.py calibration --games {games}

played {games} games of players against themselves, any three sets, seeds from {seed} on. A row is
about the ends of turns with so many turns to come. The slope is that of the true final lead on the
forecast: at 1 a lead foretold is worth what it says, below 1 it is too big. The correction was
fitted to one half of the games and tested on the other, both ways. Intervals (95 %) come from
drawing whole games again {RESAMPLES} times.

| turns to come | turns | slope uncorrected | slope | 95 % interval | mean forecast | mean lead |
| --- | --- | --- | --- | --- | --- | --- |
""".replace("{RESAMPLES}", str(RESAMPLES))


def judge(rows: Rows, weights: Weights) -> Columns:
    """Judge the end of each turn by the weights."""
    leads = np.empty(len(rows.turns))
    for turns in np.unique(rows.turns):
        part = rows.turns == turns
        leads[part] = rows.features[part] @ np.array(weights.interpolate(int(turns)))
    part = rows.turns > 0
    columns: Columns = np.column_stack([rows.games, rows.turns, leads, rows.leads])
    return columns[part]


def fit(rows: Columns, knots: Sequence[int]) -> NDArray[np.float64]:
    """Fit offset and slope for each knot; one row for each of the two."""
    solution, *_ = np.linalg.lstsq(_make_columns(rows, knots), rows[:, 3], rcond=None)
    return np.asarray(solution.reshape(2, len(knots)))


def _make_columns(rows: Columns, knots: Sequence[int]) -> NDArray[np.float64]:
    part = np.array([calculate_knot_shares(knots, int(turns)) for turns in rows[:, 1]])
    return np.hstack([part, part * rows[:, 2:3]])


def _round(correction: NDArray[np.float64]) -> dict[str, list[float]]:
    offset, slope = ([round(float(number), 4) for number in row] for row in correction)
    return {"offset": offset, "slope": slope}


def measure(rows: Columns, weights: Weights) -> str:
    """Format the slopes in each stage, of forecasts corrected by the other half of the games."""
    knots, half = weights.knots, rows[:, 0] % 2 == 0
    forecast = np.empty(len(rows))
    for part in (half, ~half):
        forecast[part] = _make_columns(rows[part], knots) @ fit(rows[~part], knots).ravel()
    lines = []
    for low, high in STAGES:
        part = (rows[:, 1] >= low) & (rows[:, 1] <= high)
        games, true = rows[part, 0], rows[part, 3]
        lower_bound, upper_bound = _calculate_interval(games, forecast[part], true)
        name = f"{low} to {high}" if high < STAGES[-1][1] else f"{low} and more"
        slope = _calculate_slope(forecast[part], true)
        lines.append(
            f"| {name} | {part.sum()} | {_calculate_slope(rows[part, 2], true):.2f} "
            f"| {slope:.2f} | {lower_bound:.2f} to {upper_bound:.2f} "
            f"| {forecast[part].mean():+.1f} | {true.mean():+.1f} |"
        )
    return "\n".join(lines) + "\n"


def _calculate_slope(x: NDArray[np.float64], y: NDArray[np.float64]) -> float:
    return float(np.cov(x, y, bias=True)[0, 1] / x.var())


def _calculate_interval(
    games: NDArray[np.float64], x: NDArray[np.float64], y: NDArray[np.float64]
) -> tuple[float, float]:
    """Return the 95 % interval of a slope when whole games are drawn again."""
    random = np.random.default_rng(1)
    rows_of = [np.flatnonzero(games == game) for game in np.unique(games)]
    slopes = []
    for _ in range(RESAMPLES):
        drawn_rows = np.concatenate(
            [rows_of[n] for n in random.integers(len(rows_of), size=len(rows_of))]
        )
        slopes.append(_calculate_slope(x[drawn_rows], y[drawn_rows]))
    return float(np.quantile(slopes, 0.025)), float(np.quantile(slopes, 0.975))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
