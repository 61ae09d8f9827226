"""Are the better turns of reviews better? Mistakes are played on to the end, many times.

    ../.venv/bin/python -m instruments.selfplay.mistakes [--mistakes N] [--times N] [--jobs N]

takes mistakes at random from the games of `dev.py reviews`. Each time the unseen tiles are dealt
anew, alike for the better turn and for the one played, and the game is played to its end by a
player that looks at its own turn alone. What the better turns gain goes into
`packaging/instruments/reviews.md`. Results are stored in `build/mistakes/`, so that an interrupted
run can be continued. Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from joblib import Parallel, delayed

from instruments.selfplay.deals import ROOT
from instruments.selfplay.match import write
from instruments.selfplay.reviews import FOLDER, REPORT, read_game, read_games
from twoheirs_qt.games.two_heirs.advice.review import ReviewedTurn, calculate_judge_digest
from twoheirs_qt.games.two_heirs.opponents.beam import SearchBudget, find_best_line
from twoheirs_qt.games.two_heirs.opponents.evaluation import Evaluation, load_weights
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, Heir, State
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice

SEED: Final = 11
WIDTH: Final = 3
"""The width of the beam that plays on."""

ALL: Final = 40
STAGES: Final = ((0, 3), (4, 7), (8, 12), (13, ALL))
"""Numbers of turns to come between which gains are told, both included."""


class Result(NamedTuple):
    """The points that a better turn gained in the mean, those told, and the turns to come."""

    gain: float
    loss: float
    to_come: int


def main(arguments: Sequence[str]) -> int:
    """Play the missing mistakes on, and print the gain of the better turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mistakes", type=int, default=100)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    folder = ROOT / "build" / "mistakes" / calculate_judge_digest() / str(options.times)
    games = FOLDER / calculate_judge_digest()
    mistakes = [
        (game.seed, turn)
        for game in read_games(games)
        for turn in game.turns
        if game.is_whole and turn.grade is not None
    ]
    sampled = Random(SEED).sample(mistakes, min(options.mistakes, len(mistakes)))
    files = [folder / f"{seed}-{turn.number}.json" for seed, turn in sampled]
    Parallel(n_jobs=options.jobs)(
        delayed(play_on)(games / f"{seed}.json", turn, options.times, file)
        for (seed, turn), file in zip(sampled, files, strict=True)
        if not file.exists()
    )
    results = [Result(**json.loads(file.read_text("utf-8"))) for file in files]
    option_text = f"--mistakes {options.mistakes} --times {options.times}"
    text = _PART.format(
        options=option_text, number=len(results), of=len(mistakes), times=options.times, seed=SEED
    ) + "\n".join(_format_lines(results))
    print(text)
    other_parts, _, _ = REPORT.read_text("utf-8").partition(_PART_HEADING)
    REPORT.write_text(f"{other_parts.rstrip()}\n\n{text}\n", "utf-8")
    return 0


_PART_HEADING: Final = "## Better turns, played on\n"
_PART: Final = (
    _PART_HEADING
    + """
    ../.venv/bin/python -m instruments.selfplay.mistakes {options}

played {number} of {of} mistakes of all sizes on to the end of the game (seed {seed}), {times} times
each, once with the better turn and once with the one played, in the same deals. A row is about
those with so many turns to come.

| turns to come | mistakes | points told | points gained | 95 % interval | better turn wins more |
| --- | --- | --- | --- | --- | --- |
"""
)


def _format_lines(results: Sequence[Result]) -> Iterator[str]:
    for low, high in ((0, ALL), *STAGES):
        part = [result for result in results if low <= result.to_come <= high]
        if len(part) > 1:
            gains = [result.gain for result in part]
            mean, error = fmean(gains), 1.96 * stdev(gains) / len(gains) ** 0.5
            name = f"{low} to {high}" if high < ALL else f"{low} and more" if low else "all"
            yield (
                f"| {name} | {len(part)} | {fmean(result.loss for result in part):.2f} "
                f"| {mean:+.2f} | {mean - error:+.2f} to {mean + error:+.2f} "
                f"| {sum(gain > 0 for gain in gains)} |"
            )


def play_on(game: Path, turn: ReviewedTurn, times: int, file: Path) -> None:
    """Play both turns on to the end of the game in the same deals; store the mean gain."""
    start = read_game(game).save.replay.states[turn.done_count]
    dice, gains = Dice(turn.done_count), []
    for _ in range(times):
        deal = redeal(start, Dice(dice.randrange(SEED_LIMIT)).randrange)
        gains.append(_end(deal, turn.better, turn.heir) - _end(deal, turn.played, turn.heir))
    write(file, {"gain": fmean(gains), "loss": turn.loss, "to_come": turn.turns_to_come})


def _end(start: State, plan: Sequence[Action], heir: Heir) -> int:
    """By how many points `heir` wins with this turn, of which it plays what can be played."""
    search, evaluation = Search(start), Evaluation(load_weights())
    for action in plan:
        if action in search.list_actions():
            search.play(action)
    if search.active is start.active and not search.is_over:
        search.play(next(action for action in search.list_actions() if type(action) is EndTurn))
    search_budget = SearchBudget(Budget(), None)
    while not search.is_over:
        judge = partial(evaluation.estimate_lead, heir=search.active)
        line = find_best_line(search, judge, WIDTH, search_budget)
        assert line is not None, "nothing bounds it"
        for action in line.actions:
            search.play(action)
    return search.calculate_lead(heir)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
