"""`twoheirs-qt tournament`: opponents play against each other, without a window."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import compact, laid_out, make_folder, write_text
from twoheirs_qt.folders import Folders
from twoheirs_qt.headless.cases import chosen_catalogue
from twoheirs_qt.headless.new import chosen_sets
from twoheirs_qt.headless.standings import Line, Outcome, lines, ratings
from twoheirs_qt.headless.stop import Stop
from twoheirs_qt.headless.tournament_games import Entrant, Game, Table, kept_outcome
from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.protocol.commands import command_of
from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.rules.setup import NewGame
from twoheirs_qt.rules.shuffle import SEED_LIMIT, Dice
from twoheirs_qt.words.sanitize import shown

_CONDITIONS = "tournament.json"
_INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play what has not been played yet, and print how all did; returns the exit status."""
    entrants = _entrants(arguments.opponents)
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
        print(f"seed {seed}", file=sys.stderr)
    folder = Path(arguments.games) if arguments.games else _own_folder(seed)
    sets = chosen_sets(arguments.sets)
    budget = Budget(arguments.states, None if arguments.time is None else arguments.time / 1000)
    catalogue = chosen_catalogue(arguments)
    conditions: dict[str, object] = {
        "seed": seed,
        "sets": [each.value for each in sets],
        "states": budget.states,
        "time": arguments.time,
        "catalogue": catalogue.digest,
    }
    _agree(folder, conditions)
    print(f"games in {folder}", file=sys.stderr)
    dice = Dice(seed)
    deals = [NewGame(dice.below(SEED_LIMIT), sets) for _ in range(arguments.deals)]
    games = [
        Game(folder, number, deal, seats, one, two)
        for number, deal in enumerate(deals, 1)
        for one in range(len(entrants))
        for two in range(one + 1, len(entrants))
        for seats in (False, True)
    ]
    outcomes: list[Outcome] = []
    todo: SimpleQueue[Game] = SimpleQueue()
    for game in games:
        kept = kept_outcome(game, entrants)
        if kept is None:
            todo.put(game)
        else:
            outcomes.append(kept)
    table = Table(entrants, catalogue, budget, Limits())
    whole = _play(table, todo, outcomes, arguments.jobs, len(games))
    _print(outcomes, entrants, as_json=arguments.json)
    if not whole:
        print(f"stopped: the same command with --seed {seed} resumes", file=sys.stderr)
    return 0 if whole else _INTERRUPTED


def _entrants(words: list[str]) -> list[Entrant]:
    if len(words) < 2:
        raise Stop("tournament: name at least two opponents")
    entrants: list[Entrant] = []
    for each in words:
        try:
            command = command_of(each)
        except ValueError as error:
            raise Stop(f"tournament: {shown(each)!r} is no command ({error})") from None
        entrants.append(Entrant(each, command, sum(e.words == each for e in entrants)))
    return entrants


def _own_folder(seed: int) -> Path:
    """Where the games of a tournament lie unless told otherwise: beside those of the player."""
    try:
        return Folders.of_system().tournaments / str(seed)
    except RuntimeError:
        raise Stop(
            "tournament: this system names no home folder of yours: choose a folder with -o"
        ) from None


def _agree(folder: Path, conditions: dict[str, object]) -> None:
    """Keep the conditions beside the games; refuse to mix games of others with them."""
    file = folder / _CONDITIONS
    if file.exists():
        if read_json(file) != conditions:
            raise Stop(
                f"tournament: {folder} holds games of a tournament with another seed, other sets, "
                "tiles or budget: choose another folder with -o"
            )
        return
    make_folder(folder)
    write_text(file, laid_out(conditions) + "\n")


def _play(
    table: Table, todo: SimpleQueue[Game], outcomes: list[Outcome], jobs: int, number: int
) -> bool:
    """Play all games, adding how they end to `outcomes`; False if that was interrupted."""
    said: SimpleQueue[Outcome | str | BaseException | None] = SimpleQueue()
    workers = [Thread(target=table.play, args=(todo, said.put)) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    running = len(workers)
    try:
        while running:
            try:
                heard = said.get(timeout=0.5)  # on Windows, waiting longer would not be interrupted
            except Empty:
                continue
            match heard:
                case None:
                    running -= 1
                case Outcome():
                    outcomes.append(heard)
                    if sys.stderr.isatty():
                        print(f"{len(outcomes)} of {number}", end="\r", file=sys.stderr)
                case str():
                    print(heard, file=sys.stderr)
                case _:
                    raise heard
    except KeyboardInterrupt:
        return False
    finally:
        table.stop()
        for worker in workers:
            worker.join()
    return True


def _print(outcomes: list[Outcome], entrants: list[Entrant], *, as_json: bool) -> None:
    found, rated = lines(outcomes, len(entrants)), ratings(outcomes, len(entrants))
    if as_json:
        by_name = {entrants[each].label: round(value, 1) for each, value in (rated or {}).items()}
        pairs = [_data(line, entrants) for line in found]
        print(compact({"pairs": pairs, "ratings": None if rated is None else by_name}))
        return
    wide = max(len(each.label) for each in entrants)
    for line in found:
        one, two = (entrants[player].label for player in line.players)
        print(
            f"{one:{wide}}  {two:{wide}}  {line.games:5} games, {line.drawn} drawn  "
            f"{line.rate:6.1%} ({line.low:.1%} to {line.high:.1%})  "
            f"{line.points[0]:.1f} : {line.points[1]:.1f} points"
        )
    if rated is None:
        print('for ratings: pip install "twoheirs-qt[tournament]"', file=sys.stderr)
        return
    for number in sorted(rated, key=lambda each: -rated[each]):
        print(f"{entrants[number].label:{wide}}  {rated[number]:+7.0f}")


def _data(line: Line, entrants: list[Entrant]) -> dict[str, object]:
    return {
        "opponents": [entrants[player].label for player in line.players],
        "games": line.games,
        "won": line.won,
        "drawn": line.drawn,
        "rate": round(line.rate, 4),
        "interval": [round(line.low, 4), round(line.high, 4)],
        "points": [round(each, 2) for each in line.points],
    }
