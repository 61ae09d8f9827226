"""`twoheirs-qt tournament`: opponents play against each other, without a window."""

from __future__ import annotations

import argparse
import math
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeAlias

from twoheirs_qt.codec.catalogue import installed_catalogue
from twoheirs_qt.commands.cases import Catalogues
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.commands.games import TWO_HEIRS, load_game
from twoheirs_qt.commands.new import parse_sets
from twoheirs_qt.dice import SEED_LIMIT, Dice
from twoheirs_qt.files.json_text import dump_compact, dump_readable
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import make_folder, write_text
from twoheirs_qt.folders import Folders
from twoheirs_qt.opponents.levels import OPPONENTS
from twoheirs_qt.opponents.opponent import Budget
from twoheirs_qt.opponents.protocol.commands import command_of
from twoheirs_qt.opponents.protocol.limits import Limits
from twoheirs_qt.opponents.protocol.misconduct import Misconduct
from twoheirs_qt.opponents.protocol.program import Program
from twoheirs_qt.own_command import Command
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.setup import NewGame, new_game
from twoheirs_qt.rules.turn import after
from twoheirs_qt.saves.files import (
    GameSettings,
    Origin,
    SaveGame,
    load_save,
    summarize,
    write_save,
)
from twoheirs_qt.text.sanitize import sanitize
from twoheirs_qt.text.text import english

_95_PERCENT: Final = 1.959964
"""Standard deviations of an interval of 95 %."""

_ELO: Final = 400 / math.log(10)
"""Points of a rating for odds of e to 1."""

_REGULARISATION: Final = 0.1
"""This share of a drawn game is added for each pair, so that an opponent who has won all or nothing
gets a rating, too."""


class Outcome(NamedTuple):
    """The result of a game of two opponents, by number; `winner` None: drawn."""

    players: tuple[int, int]
    points: tuple[int, int]
    winner: int | None


class PairResult(NamedTuple):
    """The result of one opponent against another: games, and those won and drawn.

    `rate`: the share of games won, a drawn one counting half; `low` and `high` its 95 % interval
    (Wilson). `points`: the averages of both.
    """

    players: tuple[int, int]
    games: int
    won: int
    drawn: int
    rate: float
    low: float
    high: float
    points: tuple[float, float]


def summarize_pairs(outcomes: Sequence[Outcome], opponents: int) -> list[PairResult]:
    """Summarize the games of each pair of opponents that have played."""
    results = []
    for pair in combinations(range(opponents), 2):
        games = [outcome for outcome in outcomes if set(outcome.players) == set(pair)]
        if games:
            results.append(_summarize_pair(pair, games))
    return results


def _summarize_pair(pair: tuple[int, int], games: Sequence[Outcome]) -> PairResult:
    number = len(games)
    won = sum(game.winner == pair[0] for game in games)
    drawn = sum(game.winner is None for game in games)
    rate = (won + drawn / 2) / number
    low, high = wilson(rate, number)
    sums = [sum(game.points[game.players.index(player)] for game in games) for player in pair]
    points = (sums[0] / number, sums[1] / number)
    return PairResult(pair, number, won, drawn, rate, low, high, points)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Calculate the 95 % interval of a rate (Wilson, 1927)."""
    square = _95_PERCENT**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = math.sqrt(rate * (1 - rate) * square + square**2 / 4) / (1 + square)
    return max(middle - spread, 0.0), min(middle + spread, 1.0)


def calculate_ratings(outcomes: Sequence[Outcome], opponents: int) -> Mapping[int, float] | None:
    """Calculate ratings (Bradley, Terry) as Elo points around 0; None without choix."""
    try:
        import choix
        import numpy
    except ImportError:
        return None
    wins: Any = numpy.zeros((opponents, opponents))
    for outcome in outcomes:
        first, second = outcome.players
        if outcome.winner is None:
            wins[first, second] += 0.5
            wins[second, first] += 0.5
        else:
            wins[outcome.winner, second if outcome.winner == first else first] += 1
    strengths = choix.ilsr_pairwise_dense(wins, alpha=_REGULARISATION)
    return {number: float(strength) * _ELO for number, strength in enumerate(strengths)}


_MAX_LABEL_LENGTH: Final = 40

UNLIMITED: Final = Budget(states=10**9)
"""No limit: built-in opponents stop by themselves, and their answers do not depend on speed."""
_EXTERNAL: Final = Budget(seconds=5.0)
"""For other programs, which may think as long as they can."""

Report: TypeAlias = Callable[[Outcome | str | BaseException | None], None]


class Entrant(NamedTuple):
    """An opponent of the tournament: its argument, and the command that starts it.

    `before`: the number of earlier entrants with the same argument.
    """

    argument: str
    command: Command
    before: int

    def budget(self, common: Budget) -> Budget:
        """Return the `common` budget, or if that is no limit, a suitable one."""
        if common != Budget():
            return common
        return UNLIMITED if self.argument in OPPONENTS else _EXTERNAL

    @property
    def label(self) -> str:
        """The name in standings and saves."""
        name = sanitize(self.argument, _MAX_LABEL_LENGTH)
        return f"{name} ({self.before + 1})" if self.before else name

    @property
    def file_name_part(self) -> str:
        """The name as part of a file name, different for all entrants."""
        plain = re.sub(r"[^a-z0-9]+", "-", self.argument.lower()).strip("-")
        if plain != self.argument or len(plain) > 30:
            plain = f"{plain[-30:]}-{sha256(self.argument.encode()).hexdigest()[:6]}"
        return f"{plain}-{self.before + 1}" if self.before else plain


class Game(NamedTuple):
    """A game to be played by two entrants, by number; `first` is White unless `swapped`."""

    folder: Path
    number: int
    deal: NewGame
    swapped: bool
    first: int
    second: int

    @property
    def seats(self) -> tuple[int, int]:
        """The entrants who are White and Blue."""
        return (self.second, self.first) if self.swapped else (self.first, self.second)

    def path(self, entrants: Sequence[Entrant]) -> Path:
        """Return the path of the save of the game."""
        white, blue = (entrants[seat].file_name_part for seat in self.seats)
        return self.folder / f"{white}-against-{blue}-{self.number:05}.twoheirs"


def read_outcome(game: Game, entrants: Sequence[Entrant]) -> Outcome | None:
    """Read the result of a game from its file; None if there is none. Raises FileError."""
    path = game.path(entrants)
    if not path.exists():
        return None
    summary = summarize(load_save(path, installed_catalogue()))
    winner = None if summary.winner is None else game.seats[summary.winner]
    return Outcome(game.seats, summary.points, winner)


class Table:
    """Plays games, several at the same time, each with programs of its own."""

    def __init__(
        self, entrants: Sequence[Entrant], catalogue: Catalogue, budget: Budget, limits: Limits
    ) -> None:
        self._entrants = entrants
        self._catalogue = catalogue
        self._budget = budget
        self._limits = limits
        self._running: set[Program] = set()
        self._is_stopped = False
        self._lock = Lock()

    def stop(self) -> None:
        """Stop playing and end all programs; unfinished games are dropped."""
        with self._lock:
            self._is_stopped = True
            running = [*self._running]
        for program in running:
            program.close()

    def play(self, queue: SimpleQueue[Game], report: Report) -> None:
        """Play the games of the queue until it is empty, or until `stop`.

        Reports results, errors of programs, an exception that stops it, and None at the end.
        """
        programs: dict[int, Program] = {}
        try:
            while not self._is_stopped:
                self._play(queue.get_nowait(), programs, report)
        except Empty:
            pass
        except BaseException as error:
            report(error)
        finally:
            for program in programs.values():
                self._end(program)
            report(None)

    def _start(self, entrant: Entrant) -> Program:
        """Start the program of an entrant, which can be stopped from now on. Raises Misconduct."""
        program = Program(entrant.command, self._limits)
        with self._lock:
            self._running.add(program)
            stopped = self._is_stopped
        if stopped:
            program.close()
        return program

    def _end(self, program: Program) -> None:
        program.close()
        with self._lock:
            self._running.discard(program)

    def _play(self, game: Game, programs: dict[int, Program], report: Report) -> None:
        state = start = new_game(self._catalogue, game.deal)
        created = _now()
        actions: list[Action] = []
        gave_up: Heir | None = None
        heir = Heir.WHITE
        try:
            for heir in Heir:
                seat = game.seats[heir]
                if seat not in programs:
                    programs[seat] = self._start(self._entrants[seat])
                    programs[seat].greet()
                # Not the seed of the deal, which would reveal hidden tiles.
                programs[seat].new_game(self._catalogue, game.number)
            while not state.is_over and not self._is_stopped and len(actions) < MOST_ACTIONS:
                heir = state.active
                seat = game.seats[heir]
                budget = self._entrants[seat].budget(self._budget)
                for action in programs[seat].turn(state, budget):
                    state = after(state, action)
                    actions.append(action)
        except Misconduct as misconduct:
            if self._is_stopped:
                return
            seat, gave_up = game.seats[heir], heir
            if seat in programs:
                self._end(programs.pop(seat))
            label = self._entrants[seat].label
            report(f"game {game.number}: {english(misconduct.describe_for(label))}")
        if self._is_stopped:
            return
        del actions[MOST_ACTIONS:]
        white, blue = (self._entrants[seat].label for seat in game.seats)
        save = SaveGame(
            origin=Origin.of(game.deal),
            start=start,
            settings=GameSettings(
                names=(white, blue), players=("computer", "computer"), opponents=(white, blue)
            ),
            actions=tuple(actions),
            done=len(actions),
            created=created,
            changed=_now(),
            gave_up=gave_up,
        )
        write_save(game.path(self._entrants), save)
        sheet = score_sheet(save.state)
        won = sheet.winner if gave_up is None else gave_up.opponent
        points = (sheet.heirs[0].total, sheet.heirs[1].total)
        report(Outcome(game.seats, points, None if won is None else game.seats[won]))


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_CONDITIONS_FILE = "tournament.json"
_INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining games and print all results; returns the exit status."""
    entrants = _create_entrants(arguments.opponents)
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
        print(f"seed {seed}", file=sys.stderr)
    folder = Path(arguments.games) if arguments.games else _default_folder(seed)
    sets = parse_sets(arguments.sets)
    budget = Budget(arguments.states, None if arguments.time is None else arguments.time / 1000)
    catalogue = Catalogues(arguments).of(load_game(TWO_HEIRS))
    conditions: dict[str, object] = {
        "seed": seed,
        "sets": [tile_set.value for tile_set in sets],
        "states": budget.states,
        "time": arguments.time,
        "catalogue": catalogue.digest,
    }
    _check_conditions(folder, conditions)
    print(f"games in {folder}", file=sys.stderr)
    dice = Dice(seed)
    deals = [NewGame(dice.randrange(SEED_LIMIT), sets) for _ in range(arguments.deals)]
    games = [
        Game(folder, number, deal, swapped, first, second)
        for number, deal in enumerate(deals, 1)
        for first in range(len(entrants))
        for second in range(first + 1, len(entrants))
        for swapped in (False, True)
    ]
    outcomes: list[Outcome] = []
    queue: SimpleQueue[Game] = SimpleQueue()
    for game in games:
        outcome = read_outcome(game, entrants)
        if outcome is None:
            queue.put(game)
        else:
            outcomes.append(outcome)
    table = Table(entrants, catalogue, budget, Limits())
    is_complete = _play(table, queue, outcomes, arguments.jobs, len(games))
    _print(outcomes, entrants, as_json=arguments.json)
    if not is_complete:
        print(f"stopped: the same command with --seed {seed} resumes", file=sys.stderr)
    return 0 if is_complete else _INTERRUPTED


def _create_entrants(arguments: list[str]) -> list[Entrant]:
    if len(arguments) < 2:
        raise CommandError("tournament: name at least two opponents")
    entrants: list[Entrant] = []
    for argument in arguments:
        try:
            command = command_of(argument)
        except ValueError as error:
            raise CommandError(
                f"tournament: {sanitize(argument)!r} is no command ({error})"
            ) from None
        entrants.append(Entrant(argument, command, sum(e.argument == argument for e in entrants)))
    return entrants


def _default_folder(seed: int) -> Path:
    """Return the default folder of a tournament, near the games of the player."""
    try:
        return Folders.of_system().tournaments / str(seed)
    except RuntimeError:
        raise CommandError(
            "tournament: this system names no home folder of yours: choose a folder with -o"
        ) from None


def _check_conditions(folder: Path, conditions: dict[str, object]) -> None:
    """Write the conditions into the folder, or check that they are the same."""
    file = folder / _CONDITIONS_FILE
    if file.exists():
        if read_json(file) != conditions:
            raise CommandError(
                f"tournament: {folder} holds games of a tournament with another seed, other sets, "
                "tiles or budget: choose another folder with -o"
            )
        return
    make_folder(folder)
    write_text(file, dump_readable(conditions) + "\n")


def _play(
    table: Table, queue: SimpleQueue[Game], outcomes: list[Outcome], jobs: int, number: int
) -> bool:
    """Play all games and add their results to `outcomes`; False if interrupted."""
    messages: SimpleQueue[Outcome | str | BaseException | None] = SimpleQueue()
    workers = [Thread(target=table.play, args=(queue, messages.put)) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    running = len(workers)
    try:
        while running:
            try:
                message = messages.get(
                    timeout=0.5
                )  # a longer wait could not be interrupted on Windows
            except Empty:
                continue
            match message:
                case None:
                    running -= 1
                case Outcome():
                    outcomes.append(message)
                    if sys.stderr.isatty():
                        print(f"{len(outcomes)} of {number}", end="\r", file=sys.stderr)
                case str():
                    print(message, file=sys.stderr)
                case _:
                    raise message
    except KeyboardInterrupt:
        return False
    finally:
        table.stop()
        for worker in workers:
            worker.join()
    return True


def _print(outcomes: list[Outcome], entrants: list[Entrant], *, as_json: bool) -> None:
    pairs, ratings = (
        summarize_pairs(outcomes, len(entrants)),
        calculate_ratings(outcomes, len(entrants)),
    )
    if as_json:
        by_name = {
            entrants[number].label: round(value, 1) for number, value in (ratings or {}).items()
        }
        data = [_pair_data(pair, entrants) for pair in pairs]
        print(dump_compact({"pairs": data, "ratings": None if ratings is None else by_name}))
        return
    width = max(len(entrant.label) for entrant in entrants)
    for pair in pairs:
        first, second = (entrants[player].label for player in pair.players)
        print(
            f"{first:{width}}  {second:{width}}  {pair.games:5} games, {pair.drawn} drawn  "
            f"{pair.rate:6.1%} ({pair.low:.1%} to {pair.high:.1%})  "
            f"{pair.points[0]:.1f} : {pair.points[1]:.1f} points"
        )
    if ratings is None:
        print('for ratings: pip install "twoheirs-qt[tournament]"', file=sys.stderr)
        return
    for number in sorted(ratings, key=lambda number: -ratings[number]):
        print(f"{entrants[number].label:{width}}  {ratings[number]:+7.0f}")


def _pair_data(pair: PairResult, entrants: list[Entrant]) -> dict[str, object]:
    return {
        "opponents": [entrants[player].label for player in pair.players],
        "games": pair.games,
        "won": pair.won,
        "drawn": pair.drawn,
        "rate": round(pair.rate, 4),
        "interval": [round(pair.low, 4), round(pair.high, 4)],
        "points": [round(value, 2) for value in pair.points],
    }
