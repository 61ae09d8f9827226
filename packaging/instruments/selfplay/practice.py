"""Positions for practice: mistakes from self-play, checked at four times the depth.

    python3 packaging/dev.py practice [--jobs N] [--games N] [--solo-games N]

The mistakes come from the games that `dev.py reviews` plays and reviews; missing ones are played.
The largest of each game are reviewed again, with four times as many plans and deals. Where that
does not find the turn played clearly worse, it is thrown out. Of the rest, those that cost most are
chosen, so that the themes are balanced, into `practice/positions.json`. What has been
checked is stored in `build/practice/`, in a folder for the weights, so that an interrupted run can
be continued. From games against Henry, whose human knows nothing of him, come a few positions about
treasures.
Needs joblib and numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from joblib import Parallel, delayed

from instruments.selfplay.deals import ROOT, load_box
from instruments.selfplay.match import write
from instruments.selfplay.reviews import FIRST_SEED, ReviewedGame, play, read_game, read_games
from instruments.selfplay.reviews import FOLDER as REVIEWS
from twoheirs_qt.games.two_heirs.advice.practice_file import dump_position, load_positions
from twoheirs_qt.games.two_heirs.advice.review import (
    PlayedTurn,
    ReviewedTurn,
    calculate_judge_digest,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.games.two_heirs.advice.review_file import dump_turn, parse_turn
from twoheirs_qt.games.two_heirs.advice.themes import Theme, find_themes
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.formats import PRACTICE_POSITIONS
from twoheirs_qt.games.two_heirs.rules.state import State

FOLDER: Final = ROOT / "build" / "practice"
TARGET: Final = ROOT / "resources/games/two_heirs/practice/positions.json"
POSITIONS: Final = 60
GAMES: Final = 60
SOLO_POSITIONS: Final = 6
SOLO_GAMES: Final = 12
FIRST_SOLO_SEED: Final = 130_000_000
EFFORT: Final = 4
CHECK_SEED: Final = 39
MIN_LOSS: Final = 2.0
"""A turn that gives away fewer points is no mistake to practise on."""
MIN_STANDARD_ERRORS: Final = 2.0
"""The loss is at least so many of its standard errors."""
MAX_PER_GAME: Final = 4


class ConfirmedMistake(NamedTuple):
    """A mistake that the check confirmed, and its themes."""

    start: State
    turn: ReviewedTurn
    themes: frozenset[Theme]


def list_mistakes(game: ReviewedGame) -> list[PlayedTurn]:
    """List the largest mistakes of a game, those first that cost most chance to win."""
    turns_by_count = {turn.done_count: turn for turn in list_played_turns(game.save)}
    mistakes = [turn for turn in game.turns if turn.grade and turn.loss >= MIN_LOSS]
    mistakes.sort(key=lambda turn: -turn.win_chance_lost)
    return [turns_by_count[turn.done_count] for turn in mistakes[:MAX_PER_GAME]]


def check(file: Path, target: Path) -> None:
    """Review the largest mistakes of the game in `file` again, deeper; write that into `target`."""
    game = read_game(file)
    reviewed = [review_turn(turn, CHECK_SEED, effort=EFFORT) for turn in list_mistakes(game)]
    write(target, [dump_turn(turn) for turn in reviewed])


def read_checked(game: ReviewedGame, file: Path) -> list[ReviewedTurn]:
    """Read the reviews of the largest mistakes of a game."""
    content = json.loads(file.read_text("utf-8")) if file.exists() else []
    return [parse_turn(turn) for turn in content]


def is_confirmed(turn: ReviewedTurn) -> bool:
    """Whether the deeper review finds the turn clearly worse, too."""
    return (
        bool(turn.better)
        and turn.grade is not None
        and turn.loss >= max(MIN_LOSS, MIN_STANDARD_ERRORS * (turn.error or 0.0))
    )


def choose(candidates: Sequence[ConfirmedMistake], number: int) -> list[ConfirmedMistake]:
    """Choose positions, each time of the theme that has fewest, and there the costliest."""
    remaining = sorted(candidates, key=lambda candidate: -candidate.turn.win_chance_lost)
    chosen_positions: list[ConfirmedMistake] = []
    counts: Counter[Theme] = Counter()
    while remaining and len(chosen_positions) < number:
        best = min(
            remaining,
            key=lambda candidate: min((counts[theme] for theme in candidate.themes), default=9),
        )
        remaining.remove(best)
        chosen_positions.append(best)
        counts.update(best.themes)
    return chosen_positions


def find_mistakes(
    seeds: range, options: argparse.Namespace, *, solo: bool
) -> list[ConfirmedMistake]:
    """Play, review and check the games that are missing; return the mistakes confirmed."""
    digest = calculate_judge_digest(solo=solo)
    reviews, folder = REVIEWS / digest, FOLDER / digest
    files = {seed: reviews / f"{seed}.json" for seed in seeds}
    Parallel(n_jobs=options.jobs)(
        delayed(play)(seed, file, is_whole=True, is_solo=solo)
        for seed, file in files.items()
        if not options.report and not file.exists()
    )
    games = {
        game.seed: game for game in read_games(reviews) if game.seed in files and game.is_whole
    }
    Parallel(n_jobs=options.jobs)(
        delayed(check)(files[seed], folder / f"{seed}.json")
        for seed in games
        if not options.report and not (folder / f"{seed}.json").exists()
    )
    checked_count, confirmed_mistakes = 0, list[ConfirmedMistake]()
    for seed, game in games.items():
        starts = {turn.done_count: turn.start for turn in list_played_turns(game.save)}
        for reviewed in read_checked(game, folder / f"{seed}.json"):
            checked_count += 1
            if is_confirmed(reviewed):
                start = starts[reviewed.done_count]
                better, played = (
                    Turn.from_actions(start, actions)
                    for actions in (reviewed.better, reviewed.played)
                )
                if not better.is_unfinished:  # it must not hang on a tile that nobody has seen
                    confirmed_mistakes.append(
                        ConfirmedMistake(start, reviewed, find_themes(start, better, played))
                    )
    print(
        f"{len(games)} games, {checked_count} mistakes checked, {len(confirmed_mistakes)} confirmed"
    )
    return confirmed_mistakes


def read_duels() -> list[ConfirmedMistake]:
    """Read the positions of duels that there are."""
    positions = [
        ConfirmedMistake(position.start, position.reviewed_turn, position.themes)
        for position in load_positions(load_box(), TARGET)
    ]
    return [position for position in positions if position.start.solo is None]


def main(arguments: Sequence[str]) -> int:
    """Check what has not been checked, and write the positions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="duels; 0: theirs stay")
    parser.add_argument("--solo-games", type=int, default=SOLO_GAMES, help="games against Henry")
    parser.add_argument("--report", action="store_true", help="check nothing, choose")
    options = parser.parse_args(arguments)
    duels = range(FIRST_SEED, FIRST_SEED + options.games)
    chosen = (
        choose(find_mistakes(duels, options, solo=False), POSITIONS)
        if options.games
        else read_duels()
    )
    alone = range(FIRST_SOLO_SEED, FIRST_SOLO_SEED + options.solo_games)
    treasures = [
        position
        for position in find_mistakes(alone, options, solo=True)
        if Theme.TREASURES in position.themes
    ]
    chosen += choose(treasures, SOLO_POSITIONS)
    document = {
        "format": PRACTICE_POSITIONS.name,
        "version": PRACTICE_POSITIONS.newest,
        "positions": [dump_position(*position) for position in chosen],
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(document, separators=(",", ":")) + "\n", "utf-8")
    counts = Counter(theme for position in chosen for theme in position.themes)
    print(f"{len(chosen)} chosen; " + ", ".join(f"{theme}: {counts[theme]}" for theme in Theme))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
