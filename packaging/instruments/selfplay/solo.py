"""The forecast of games against Henry: games are played, and its figures fitted to their ends.

    python3 packaging/dev.py solo [--jobs N] [--games N] [--report]

Each game is played by the player that gives hints: at first some odd turns, so that much is seen
that good players avoid, then its own. Only these count: they show what a position is worth if it is
played on well. The table of how true the forecast is comes from games held out, a fifth at a time,
and goes with the figures into the resources of the game. Games are stored in `build/solo/`, in a
folder for the figures that they were played by, so that an interrupted run can be continued.
Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from instruments.selfplay.deals import ROOT, deal_solo
from instruments.selfplay.match import write
from twoheirs_qt.games.two_heirs.advice.review import calculate_judge_digest
from twoheirs_qt.games.two_heirs.advice.solo import SoloPlayer
from twoheirs_qt.games.two_heirs.advice.solo_forecast import SOLO_FEATURES, SoloEvaluation
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.opponents.beam import Beam, SearchBudget
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    calculate_knot_shares,
    count_turns_to_come,
)
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, deal_unseen
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    EndTurn,
    Heir,
    State,
    apply_silently,
    is_legal,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.tabletop.dice import Dice

FOLDER: Final = ROOT / "build" / "solo"
TARGET: Final = ROOT / "resources/games/two_heirs/players/solo.json"
REPORT: Final = ROOT / "resources/games/two_heirs/players/solo.md"
FIRST_SEED: Final = 120_000_000
GAMES: Final = 400
CHUNK: Final = 10
STATES: Final = 1200
"""So many are looked at for a turn."""
ODD_WIDTH: Final = 2
MAX_ODD: Final = 6
"""The odd turns are among so many first ones, at most, ..."""
ODD_SHARE: Final = 0.6
"""... and so many of those."""
ODD_LINES: Final = 60
"""An odd turn is any of so many best ones."""

KNOTS: Final = (1, 3, 8, 21)
SHRINK: Final = 5.0
"""The penalty that draws the weights of all but the mean to 0."""
SMOOTH: Final = 100.0
"""The penalty that draws the weights of a feature at two knots in a row to each other."""
FOLDS: Final = 5
STAGES: Final = ((1, 3), (4, 7), (8, 12), (13, 17), (18, 40))
"""Numbers of turns to come between which the table is measured, both included."""
RESAMPLES: Final = 400
Numbers: TypeAlias = NDArray[np.float64]


def main(arguments: Sequence[str]) -> int:
    """Play the missing games, write the figures and the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--report", action="store_true", help="play nothing, fit")
    options = parser.parse_args(arguments)
    folder = FOLDER / calculate_judge_digest(solo=True)
    chunks = range(FIRST_SEED, FIRST_SEED + options.games, CHUNK)
    files = {folder / f"{begin}.json": range(begin, begin + CHUNK) for begin in chunks}
    Parallel(n_jobs=options.jobs)(
        delayed(play)(seeds, file)
        for file, seeds in files.items()
        if not options.report and not file.exists()
    )
    table = read_rows([file for file in files if file.exists()])
    figures = fit(table)
    TARGET.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    REPORT.write_text(_report(table), "utf-8")
    print(REPORT.read_text("utf-8"))
    return 0


# -- games ----------------------------------------------------------------------------------------


def play(seeds: range, target: Path) -> None:
    """Play a game for each seed; write all into `target` when they are done."""
    write(target, [_play(seed) for seed in seeds])


def _play(seed: int) -> dict[str, object]:
    random, dice = Random(seed), Dice(seed)
    state, player = deal_solo(random), SoloPlayer()
    odd, number, actions = random.randrange(MAX_ODD + 1), 0, list[Action]()
    while not state.is_over:
        if number < odd and random.random() < ODD_SHARE:
            plan = _find_odd_plan(state, dice)
        else:
            plan = player.choose_turn(state, Budget(STATES), dice).candidates[0].actions
        number += 1
        for action in _keep_playable(state, plan):
            actions.append(action)
            state = apply_silently(state, action)
    return {"seed": seed, "odd": odd, "actions": [dump_action(action) for action in actions]}


def _find_odd_plan(state: State, dice: Dice) -> tuple[Action, ...]:
    judge = partial(SoloEvaluation().estimate_lead, heir=state.active)
    beam = Beam(Search(deal_unseen(state, dice)), judge, SearchBudget(Budget(), None))
    beam.expand_to(ODD_WIDTH)
    return beam.best_turns[dice.randrange(min(len(beam.best_turns), ODD_LINES))].actions


def _keep_playable(state: State, plan: Sequence[Action]) -> Iterator[Action]:
    """The part of a plan that can still be played when other tiles than expected turn up."""
    for action in plan:
        if is_legal(state, action):
            yield action
            if isinstance(action, EndTurn):
                return
            state = apply_silently(state, action)
    yield next(action for action in list_legal_actions(state) if isinstance(action, EndTurn))


# -- figures --------------------------------------------------------------------------------------


def read_rows(files: Sequence[Path]) -> Numbers:
    """A row for each position: game, turns to come, the lead in the end, whether Henry has
    answered, then `SOLO_FEATURES`.

    Positions are those before and after the end of each turn that follows on the odd ones.
    """
    rows: list[list[float]] = []
    for file in files:
        for game in json.loads(file.read_text("utf-8")):
            rows += _list_rows(game["seed"], game["odd"], map(parse_action, game["actions"]))
    return np.array(rows)


def _list_rows(seed: int, odd: int, actions: Iterator[Action]) -> list[list[float]]:
    state = deal_solo(Random(seed))
    human = state.active
    evaluation = SoloEvaluation()
    rows, number = list[list[float]](), 0
    for action in actions:
        ends = isinstance(action, EndTurn)
        positions = [(state, False)] if ends and number >= odd else []
        state = apply_silently(state, action)
        number += ends
        if ends and number >= odd and not state.is_over:
            positions.append((state, True))
        for position, has_answered in positions:
            core = position.core
            turns = count_turns_to_come(core, human)
            rows.append([seed, turns, 0, has_answered, *evaluation.calculate_features(core, human)])
    lead = _calculate_lead(state, human)
    return [[game, turns, lead, *features] for game, turns, _, *features in rows if turns > 0]


def _calculate_lead(state: State, human: Heir) -> int:
    heirs = make_score_sheet(state).heirs
    return heirs[human].total - heirs[human.opponent].total


def fit(rows: Numbers) -> dict[str, object]:
    """Fit the weights, and the spread of the lead in the end around what they foretell."""
    weights = _fit_weights(rows)
    weights_by_name = {
        name: [round(float(weight), 3) for weight in weights[:, number]]
        for number, name in enumerate(SOLO_FEATURES)
    }
    predicted = _predict_held_out(rows)
    spread = [round(float(deviation), 2) for deviation in _fit_spread(rows, predicted)]
    return {"knots": list(KNOTS), "spread": spread, "weights": weights_by_name}


def _fit_weights(rows: Numbers) -> Numbers:
    """The weights of each knot, all of a knot times what they exaggerated in games held out."""
    weights = _fit_ridge(rows)
    parts, predicted = _calculate_shares(rows), np.empty((len(rows), len(KNOTS)))
    for fold in range(FOLDS):
        part = rows[:, 0] % FOLDS == fold
        predicted[part] = rows[part, 4:] @ _fit_ridge(rows[~part]).T
    solution, *_ = np.linalg.lstsq(np.hstack([parts, parts * predicted]), rows[:, 2], rcond=None)
    offset, slope = solution.reshape(2, -1)
    corrected: Numbers = weights * slope[:, None]
    corrected[:, 0] += offset
    return corrected


def _calculate_shares(rows: Numbers) -> Numbers:
    return np.array([calculate_knot_shares(KNOTS, int(turns)) for turns in rows[:, 1]])


def _fit_ridge(rows: Numbers) -> Numbers:
    """The weights of each knot by a ridge regression; features count from their means."""
    features, knots, number = rows[:, 4:], len(KNOTS), len(SOLO_FEATURES)
    mean, scale = features.mean(axis=0), np.maximum(features.std(axis=0), 1e-3)
    mean[0], scale[0] = 0, 1  # always
    standard, parts = (features - mean) / scale, _calculate_shares(rows)
    design = (parts[:, :, None] * standard[:, None, :]).reshape(len(rows), -1)
    differences = np.diff(np.eye(knots), axis=0)
    penalized = np.diag([0.0] + [1.0] * (number - 1))
    penalty = np.kron(SHRINK * np.eye(knots) + SMOOTH * differences.T @ differences, penalized)
    solution = np.linalg.solve(design.T @ design + penalty, design.T @ rows[:, 2])
    weights: Numbers = solution.reshape(knots, number) / scale
    weights[:, 0] -= weights[:, 1:] @ mean[1:]
    return weights


def _foretell(rows: Numbers, weights: Numbers) -> Numbers:
    predicted: Numbers = (_calculate_shares(rows) * (rows[:, 4:] @ weights.T)).sum(axis=1)
    return predicted


def _predict_held_out(rows: Numbers) -> Numbers:
    """The lead predicted in each position by the other games alone."""
    predicted = np.empty(len(rows))
    for fold in range(FOLDS):
        # In other parts than those by which weights are corrected.
        part = rows[:, 0] // FOLDS % FOLDS == fold
        predicted[part] = _foretell(rows[part], _fit_weights(rows[~part]))
    return predicted


def _fit_spread(rows: Numbers, predicted: Numbers) -> Numbers:
    """Fit it to positions after Henry's answer, by the turns still to be played."""
    part = rows[:, 3] == 1
    parts = np.array([calculate_knot_shares(KNOTS, int(turns) + 1) for turns in rows[part, 1]])
    squares = (rows[part, 2] - predicted[part]) ** 2
    variances, *_ = np.linalg.lstsq(parts, squares, rcond=None)
    spread: Numbers = np.sqrt(np.maximum.accumulate(np.maximum(variances, 0.01)))
    return spread


# -- the table ------------------------------------------------------------------------------------

_HEAD: Final = """\
# The forecast of games against Henry

    python3 packaging/dev.py solo --games {games}

played {games} games against Henry, any three sets, all levels, seeds from {seed} on, by the
player that gives hints, of {states} states a turn, and fitted this to their {rows} positions. A row
is about those after Henry's answer with so many turns still to be played. The slope is that of the
true lead in the end on the one foretold by other games: at 1 a lead foretold is worth what it says.
Intervals (95 %) come from drawing whole games again {resamples} times.

| turns | positions | slope | 95 % interval | mean foretold | mean lead | spread | of nothing |
| --- | --- | --- | --- | --- | --- | --- | --- |
{lines}

The spread is the standard deviation of the lead in the end from the one foretold, and from the
mean of all where nothing is foretold.
"""


def _report(rows: Numbers) -> str:
    predicted, lines = _predict_held_out(rows), list[str]()
    for low, high in STAGES:
        to_come = rows[:, 1] + 1
        part = (rows[:, 3] == 1) & (to_come >= low) & (to_come <= high)
        x, y = predicted[part], rows[part, 2]
        lower_bound, upper_bound = _calculate_interval(rows[part, 0], x, y)
        name = f"{low} to {high}" if high < STAGES[-1][1] else f"{low} and more"
        lines.append(
            f"| {name} | {part.sum()} | {_calculate_slope(x, y):.2f} | {lower_bound:.2f} to "
            f"{upper_bound:.2f} | {x.mean():+.1f} | {y.mean():+.1f} "
            f"| {np.sqrt(((y - x) ** 2).mean()):.1f} | {y.std():.1f} |"
        )
    return _HEAD.format(
        games=len(np.unique(rows[:, 0])),
        seed=FIRST_SEED,
        states=STATES,
        rows=len(rows),
        resamples=RESAMPLES,
        lines="\n".join(lines),
    )


def _calculate_slope(x: Numbers, y: Numbers) -> float:
    return float(np.cov(x, y, bias=True)[0, 1] / x.var())


def _calculate_interval(games: Numbers, x: Numbers, y: Numbers) -> tuple[float, float]:
    """Return the 95 % interval of a slope when whole games are drawn again."""
    random = np.random.default_rng(1)
    rows_of_game = [np.flatnonzero(games == game) for game in np.unique(games)]
    slopes = []
    for _ in range(RESAMPLES):
        picked = random.integers(len(rows_of_game), size=len(rows_of_game))
        drawn_rows = np.concatenate([rows_of_game[number] for number in picked])
        slopes.append(_calculate_slope(x[drawn_rows], y[drawn_rows]))
    return float(np.quantile(slopes, 0.025)), float(np.quantile(slopes, 0.975))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
