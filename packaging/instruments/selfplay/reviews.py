"""Reviews of games that players played against each other, and the figures learned from them.

    python3 packaging/dev.py reviews [--jobs N] [--games N] [--reviewed N]

Two players of different levels play each game, so that it has mistakes of all sizes. Of the first
games each turn is reviewed as in the program; of the others only its forecast is made. From these
comes `players/chance.json`: how far the end of a game is from its forecast, from which
the chance to win follows. What a point given away is worth in the end is measured, too. The table
goes into `packaging/instruments/reviews.md`. Games are stored in `build/reviews/`, in a folder for
the weights, so that an interrupted run can be continued.
Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from joblib import Parallel, delayed
from numpy.typing import NDArray

from instruments.selfplay.deals import ROOT, deal, deal_solo, load_box
from instruments.selfplay.match import write
from twoheirs_qt.games.two_heirs.advice.chance import calculate_chance
from twoheirs_qt.games.two_heirs.advice.review import (
    DEPTH,
    REPLIES,
    PlayedTurn,
    ReviewedTurn,
    calculate_judge_digest,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.games.two_heirs.advice.review_file import dump_turn, parse_turn
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.game import TwoHeirs
from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    Evaluation,
    calculate_knot_shares,
    count_turns_to_come,
    load_weights,
)
from twoheirs_qt.games.two_heirs.opponents.levels import LEVELS
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, deal_unseen
from twoheirs_qt.games.two_heirs.opponents.playoff import Trial
from twoheirs_qt.games.two_heirs.rules import Action, Heir, State, apply_silently, make_score_sheet
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

FIRST_SEED: Final = 90_000_000
GAMES: Final = 400
REVIEWED: Final = 60
FOLDER: Final = ROOT / "build" / "reviews"
TARGET: Final = ROOT / "resources/games/two_heirs/players/chance.json"
REPORT: Final = ROOT / "packaging" / "instruments" / "reviews.md"
PLAYERS: Final = [*LEVELS][1:5]
KNOTS: Final = (1, 3, 8, 21)
STAGES: Final = ((1, 3), (4, 7), (8, 12), (13, 17), (18, 40))
CHANCES: Final = ((0.0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.0))
"""Chances to win between which forecasts are compared with results."""

RESAMPLES: Final = 400
Numbers: TypeAlias = NDArray[np.float64]


class ReviewedGame(NamedTuple):
    """A game that was played and reviewed; `lead` is White's in the end.

    `is_whole`: each turn is compared with better ones, not forecast alone.
    """

    seed: int
    start: State
    actions: tuple[Action, ...]
    turns: tuple[ReviewedTurn, ...]
    lead: int
    is_whole: bool

    @property
    def save(self) -> SaveGame:
        return make_save(self.start, self.actions)


def make_save(start: State, actions: Sequence[Action]) -> SaveGame:
    """Make a save of a game, for what reads saves."""
    time = "2026-01-01T00:00:00Z"
    return SaveGame(
        TwoHeirs(),
        Origin.from_position(),
        start,
        GameSettings(),
        tuple(actions),
        len(actions),
        time,
        time,
    )


def play(seed: int, target: Path, *, is_whole: bool, is_solo: bool = False) -> None:
    """Play and review a game, or only forecast it; write it into `target` when it is done.

    `is_solo`: it is against Henry, by a player that knows nothing of him.
    """
    random, dice = Random(seed), Dice(seed)
    state = start = _begin(random, is_solo=is_solo)
    players = [LEVELS[random.choice(PLAYERS)]() for _ in Heir]
    actions: list[Action] = []
    while not state.is_over:
        for action in players[state.active].choose_turn(state, Budget(), dice).actions:
            state = apply_silently(state, action)
            actions.append(action)
    turns = list_played_turns(make_save(start, actions))
    reviewed = [review_turn(turn) if is_whole else _forecast(turn, dice) for turn in turns]
    content = {
        "seed": seed,
        "players": [player.name for player in players],
        "actions": [dump_action(action) for action in actions],
        "turns": [dump_turn(turn) for turn in reviewed],
        "whole": is_whole,
        "solo": is_solo,
    }
    write(target, content)


def _begin(random: Random, *, is_solo: bool) -> State:
    return deal_solo(random) if is_solo else deal(load_box(), random)


def _forecast(turn: PlayedTurn, dice: Dice) -> ReviewedTurn:
    """Forecast the game after a turn, as a review does in one deal of the unseen tiles."""
    start = deal_unseen(turn.start, dice)
    trial = Trial(start, Evaluation(load_weights()), DEPTH, REPLIES, SearchBudget(Budget(), None))
    value = trial(turn.actions, dice.randrange(SEED_LIMIT))
    assert value is not None, "nothing bounds it"
    to_come = count_turns_to_come(start.core, turn.heir)
    digest = calculate_state_digest(turn.start)
    return ReviewedTurn(
        *(turn.number, turn.done_count, turn.heir, digest, turn.actions, ()),
        *((value,), (value,), to_come),
    )


def read_games(folder: Path) -> Iterator[ReviewedGame]:
    """Read all games of a folder, in the order of their seeds."""
    return map(read_game, sorted(folder.glob("*.json")))


def read_game(file: Path) -> ReviewedGame:
    """Read one game, and play it again."""
    content = json.loads(file.read_text("utf-8"))
    state = start = _begin(Random(content["seed"]), is_solo=content.get("solo", False))
    actions = tuple(parse_action(action) for action in content["actions"])
    for action in actions:
        state = apply_silently(state, action)
    white, blue = (column.total for column in make_score_sheet(state).heirs)
    turns = tuple(parse_turn(turn) for turn in content["turns"])
    return ReviewedGame(content["seed"], start, actions, turns, white - blue, content["whole"])


def main(arguments: Sequence[str]) -> int:
    """Play the missing games, write the figures and the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--reviewed", type=int, default=REVIEWED, help="so many of the games")
    parser.add_argument("--report", action="store_true", help="play nothing, write the table")
    options = parser.parse_args(arguments)
    folder = FOLDER / calculate_judge_digest()
    seeds = range(FIRST_SEED, FIRST_SEED + options.games)
    files = {seed: folder / f"{seed}.json" for seed in seeds}
    missing_files = (
        {} if options.report else {seed: file for seed, file in files.items() if not file.exists()}
    )
    first_unreviewed_seed = FIRST_SEED + options.reviewed
    Parallel(n_jobs=options.jobs)(
        delayed(play)(seed, file, is_whole=seed < first_unreviewed_seed)
        for seed, file in missing_files.items()
    )
    games = [*read_games(folder)]
    whole_games = [game for game in games if game.is_whole]
    table = list_rows(games)
    figures: dict[str, object] = {"knots": list(KNOTS), "spread": _round(fit_spread(table))}
    figures["worth"] = round(fit_slope(whole_games)[0], 2)
    TARGET.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    REPORT.write_text(_report(games, whole_games, table), "utf-8")
    print(REPORT.read_text("utf-8"))
    return 0


def list_rows(games: Sequence[ReviewedGame]) -> Numbers:
    """A row for each turn but the last: game, turns to come, forecast for White, White's lead."""
    return np.array(
        [
            (game.seed, turn.turns_to_come, turn.white_forecast, game.lead)
            for game in games
            for turn in game.turns
            if turn.turns_to_come > 0
        ]
    )


def _calculate_shares(rows: Numbers) -> Numbers:
    return np.array([calculate_knot_shares(KNOTS, int(turns)) for turns in rows[:, 1]])


def fit_spread(rows: Numbers) -> Numbers:
    """Fit the standard deviation of the final lead from the forecast at each knot."""
    parts, squares = _calculate_shares(rows), (rows[:, 3] - rows[:, 2]) ** 2
    variances, *_ = np.linalg.lstsq(parts, squares, rcond=None)
    return np.sqrt(np.maximum.accumulate(np.maximum(variances, 0.01)))


def fit_slope(games: Sequence[ReviewedGame]) -> tuple[float, float, float]:
    """Fit by how much the lead in the end falls for a point more given away, and its interval."""
    gaps = np.array(
        [_sum_losses(game, Heir.BLUE) - _sum_losses(game, Heir.WHITE) for game in games]
    )
    leads = np.array([float(game.lead) for game in games])
    random = np.random.default_rng(1)
    resamples = [random.integers(len(games), size=len(games)) for _ in range(RESAMPLES)]
    slopes = [_calculate_slope(gaps[part], leads[part]) for part in resamples]
    low, high = (float(np.quantile(slopes, share)) for share in (0.025, 0.975))
    return _calculate_slope(gaps, leads), low, high


def _sum_losses(game: ReviewedGame, heir: Heir) -> float:
    return sum(
        max(turn.loss, 0.0) for turn in game.turns if turn.heir is heir and not turn.is_as_good
    )


def _calculate_slope(x: Numbers, y: Numbers) -> float:
    return float(np.cov(x, y, bias=True)[0, 1] / x.var())


def _round(figures: Numbers) -> list[float]:
    return [round(float(figure), 3) for figure in figures]


_HEAD: Final = """\
# Reviews of games

    python3 packaging/dev.py reviews --games {games} --reviewed {reviewed}

played {games} games, any three sets, seeds from {seed} on, each between two of the levels
{levels}, and reviewed {reviewed} of them. The figures are fitted to one half of the games
and tested on the other, both ways.

## How true the chance to win is

| chance told | turns | mean chance | won | 95 % interval |
| --- | --- | --- | --- | --- |
{chances}

The share won counts a drawn game half; intervals (95 %) come from drawing whole games again
{resamples} times.

## How far the end is from the forecast

| turns to come | turns | spread told | spread | mean difference |
| --- | --- | --- | --- | --- |
{spreads}

## What a point given away is worth in the end

Where the turns of one heir gave away a point more than those of the other, that heir was
**{slope:.2f}** [{low:.2f}, {high:.2f}] points further behind in the end. So losses must not be
added up as they are: where the program tells a sum, it is times this.

## Mistakes

| | turns | slips | mistakes | blunders | points given away a turn |
| --- | --- | --- | --- | --- | --- |
{mistakes}
"""


def _report(
    games: Sequence[ReviewedGame], whole_games: Sequence[ReviewedGame], rows: Numbers
) -> str:
    half = rows[:, 0] % 2 == 0
    spread = np.empty(len(rows))
    for part in (half, ~half):
        spread[part] = _calculate_shares(rows[part]) @ fit_spread(rows[~part])
    chance = np.array([calculate_chance(*row) for row in zip(rows[:, 2], spread, strict=True)])
    slope, low, high = fit_slope(whole_games)
    return _HEAD.format(
        games=len(games),
        reviewed=len(whole_games),
        seed=FIRST_SEED,
        levels=f"{PLAYERS[0]} to {PLAYERS[-1]}",
        chances="\n".join(_format_chances(rows, chance)),
        resamples=RESAMPLES,
        spreads="\n".join(_format_spread(rows, spread)),
        slope=slope,
        low=low,
        high=high,
        mistakes="\n".join(_format_mistakes(whole_games)),
    )


def _format_chances(rows: Numbers, chance: Numbers) -> Iterator[str]:
    won = (np.sign(rows[:, 3]) + 1) / 2
    for low, high in CHANCES:
        part = (chance >= low) & (chance < high)
        if not part.any():
            continue
        lower_bound, upper_bound = _calculate_interval(rows[part, 0], won[part])
        yield (
            f"| {low:.0%} to {high:.0%} | {part.sum()} | {chance[part].mean():.1%} "
            f"| {won[part].mean():.1%} | {lower_bound:.1%} to {upper_bound:.1%} |"
        )


def _format_spread(rows: Numbers, spread: Numbers) -> Iterator[str]:
    for low, high in STAGES:
        part = (rows[:, 1] >= low) & (rows[:, 1] <= high)
        differences = rows[part, 3] - rows[part, 2]
        name = f"{low} to {high}" if high < STAGES[-1][1] else f"{low} and more"
        yield (
            f"| {name} | {part.sum()} | {spread[part].mean():.1f} "
            f"| {math.sqrt(np.mean(differences**2)):.1f} | {differences.mean():+.2f} |"
        )


def _format_mistakes(games: Sequence[ReviewedGame]) -> Iterator[str]:
    turns = [turn for game in games for turn in game.turns]
    grades = [None if turn.grade is None else turn.grade.value for turn in turns]
    counts = " | ".join(str(grades.count(name)) for name in ("slip", "mistake", "blunder"))
    mean = sum(turn.loss for turn in turns) / len(turns)
    yield f"| all | {len(turns)} | {counts} | {mean:.2f} |"


def _calculate_interval(games: Numbers, values: Numbers) -> tuple[float, float]:
    """Return the 95 % interval of a mean when whole games are drawn again."""
    random = np.random.default_rng(1)
    rows_of_game = [np.flatnonzero(games == game) for game in np.unique(games)]
    means = []
    for _ in range(RESAMPLES):
        picked = random.integers(len(rows_of_game), size=len(rows_of_game))
        means.append(values[np.concatenate([rows_of_game[n] for n in picked])].mean())
    return float(np.quantile(means, 0.025)), float(np.quantile(means, 0.975))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
