"""Games between two opponents, and how the first of them did."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import fmean

from instruments.selfplay.deals import deal, load_box
from twoheirs_qt.commands.tournament import calculate_wilson_interval
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Opponent
from twoheirs_qt.games.two_heirs.rules import Heir, apply, make_score_sheet
from twoheirs_qt.tabletop.dice import Dice


@dataclass(frozen=True, slots=True)
class Result:
    """A game: of the first opponent 1 won, 0.5 drawn, 0 lost, its lead in points, and the seconds
    of each of its turns and of the other's, where they were measured."""

    won: float
    lead: int
    seconds: tuple[list[float], list[float]]


def play(
    first_opponent: Opponent, second_opponent: Opponent, seed: int, *, is_first_white: bool
) -> Result:
    """Play a game on the deal of `seed` without a limit of time."""
    state = deal(load_box(), Random(seed))
    dice = Dice(seed)
    players = (
        (first_opponent, second_opponent) if is_first_white else (second_opponent, first_opponent)
    )
    seconds: tuple[list[float], list[float]] = ([], [])
    while not state.is_over:
        heir = state.active
        started = time.process_time()
        while state.active is heir and not state.is_over:
            for action in players[heir].choose_turn(state, Budget(), dice).actions:
                state, _ = apply(state, action)
        seconds[heir].append(time.process_time() - started)
    own_heir = Heir.WHITE if is_first_white else Heir.BLUE
    sheet = make_score_sheet(state)
    lead = sheet.heirs[own_heir].total - sheet.heirs[own_heir.opponent].total
    won = 0.5 if sheet.winner is None else float(sheet.winner is own_heir)
    return Result(won, lead, (seconds[own_heir], seconds[own_heir.opponent]))


def play_both(first_opponent: Opponent, second_opponent: Opponent, seed: int, file: Path) -> None:
    """Play a deal from both seats and store the results in `file`."""
    results = [
        play(first_opponent, second_opponent, seed, is_first_white=is_first_white)
        for is_first_white in (True, False)
    ]
    write(file, [asdict(result) for result in results])


def write(file: Path, content: object) -> None:
    """Write JSON so that the file is whole whenever it is there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(content), "utf-8")
    part.replace(file)


def read_results(files: Sequence[Path]) -> list[Result]:
    """Read the results of the files that are there."""
    existing_files = [file for file in files if file.exists()]
    return [
        Result(**entry) for file in existing_files for entry in json.loads(file.read_text("utf-8"))
    ]


def compute_win_share(results: Sequence[Result]) -> tuple[float, float, float]:
    """Return the share of games won, a drawn one counting half, and its 95 % interval."""
    rate = fmean(result.won for result in results)
    return (rate, *calculate_wilson_interval(rate, len(results)))
