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

from twoheirs_qt.commands.cases import Catalogues
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.commands.new import parse_sets
from twoheirs_qt.games.registry import BUNNY, TWO_HEIRS, load_game
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice
from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_compact, dump_readable
from twoheirs_qt.tabletop.files.reading import read_bytes, read_json
from twoheirs_qt.tabletop.files.writing import make_folder, write_text
from twoheirs_qt.tabletop.folders import Folders
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.own_command import ProcessCommand
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.game_log import read_whole_log
from twoheirs_qt.tabletop.saves.save import COMPUTER, GameSettings, SaveGame
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import render_english

_DEVIATIONS_95: Final = 1.959964
"""The half width of an interval of 95 %, in standard deviations."""

_ELO_SCALE: Final = 400 / math.log(10)
"""Points of a rating for odds of e to 1."""

_REGULARISATION: Final = 0.1
"""This share of a drawn game is added for each pair, so that an opponent who has won all or nothing
gets a rating, too."""


class Outcome(NamedTuple):
    """The result of a game, by the numbers of its opponents; lists have their order.

    - `points`: of each
    - `winners`: those who won or share the victory
    - `gave_up`: who has stopped playing, and lost against all others, who did not finish
    """

    players: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    gave_up: int | None = None

    def calculate_score(self, player: int, opponent: int) -> float | None:
        """The score of a player against another one: 1, 0.5 or 0; None if nothing is decided.

        Who has more points is ahead; of equals, who won where the other did not.
        """
        if self.gave_up is not None:
            return {player: 0.0, opponent: 1.0}.get(self.gave_up)
        rank, opponent_rank = (
            (self.points[self.players.index(number)], number in self.winners)
            for number in (player, opponent)
        )
        return 0.5 if rank == opponent_rank else float(rank > opponent_rank)


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
        games = [outcome for outcome in outcomes if {*pair} <= {*outcome.players}]
        scores = [outcome.calculate_score(*pair) for outcome in games]
        decided_scores = [score for score in scores if score is not None]
        if decided_scores:
            results.append(_summarize_pair(pair, games, decided_scores))
    return results


def _summarize_pair(
    pair: tuple[int, int], games: Sequence[Outcome], scores: Sequence[float]
) -> PairResult:
    number = len(scores)
    rate = sum(scores) / number
    low, high = calculate_wilson_interval(rate, number)
    sums = [sum(game.points[game.players.index(player)] for game in games) for player in pair]
    points = (sums[0] / len(games), sums[1] / len(games))
    won, drawn = scores.count(1.0), scores.count(0.5)
    return PairResult(pair, number, won, drawn, rate, low, high, points)


def calculate_wilson_interval(rate: float, games: int) -> tuple[float, float]:
    """Calculate the 95 % interval of a rate (Wilson, 1927)."""
    square = _DEVIATIONS_95**2 / games
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
        for first, second in combinations(outcome.players, 2):
            score = outcome.calculate_score(first, second)
            if score is not None:
                wins[first, second] += score
                wins[second, first] += 1 - score
    strengths = choix.ilsr_pairwise_dense(wins, alpha=_REGULARISATION)
    return {number: float(strength) * _ELO_SCALE for number, strength in enumerate(strengths)}


_MAX_LABEL_LENGTH: Final = 40

UNLIMITED: Final = Budget(states=10**9)
"""No limit: built-in opponents stop by themselves, and their answers do not depend on speed."""
_EXTERNAL_BUDGET: Final = Budget(seconds=5.0)
"""For other programs, which may think as long as they can."""

Report: TypeAlias = Callable[[Outcome | str | BaseException | None], None]


class Entrant(NamedTuple):
    """An opponent of the tournament: its argument, and the command that starts it.

    `earlier_count`: the number of earlier entrants with the same argument. `is_own`: whether it is
    one of the program's own opponents.
    """

    argument: str
    command: ProcessCommand
    earlier_count: int
    is_own: bool

    def choose_budget(self, common: Budget) -> Budget:
        """Return the `common` budget, or if that is no limit, a suitable one."""
        if common != Budget():
            return common
        return UNLIMITED if self.is_own else _EXTERNAL_BUDGET

    @property
    def label(self) -> str:
        """The name in standings and saves."""
        name = sanitize(self.argument, _MAX_LABEL_LENGTH)
        return f"{name} ({self.earlier_count + 1})" if self.earlier_count else name

    @property
    def file_name_part(self) -> str:
        """The name as part of a file name, different for all entrants."""
        slug = re.sub(r"[^a-z0-9]+", "-", self.argument.lower()).strip("-")
        if slug != self.argument or len(slug) > 30:
            slug = f"{slug[-30:]}-{sha256(self.argument.encode()).hexdigest()[:6]}"
        return f"{slug}-{self.earlier_count + 1}" if self.earlier_count else slug


class Match(NamedTuple):
    """A game to be played, by the number of its deal; `seats` are the numbers of its entrants."""

    folder: Path
    number: int
    seed: int
    seats: tuple[int, ...]

    def find_path(self, entrants: Sequence[Entrant]) -> Path:
        """Return the path of the save of the game."""
        names = "-against-".join(entrants[seat].file_name_part for seat in self.seats)
        return self.folder / f"{names}-{self.number:05}.twoheirs"


class Conditions(NamedTuple):
    """The game of a tournament, the options of its deals, its catalogue, and who takes part."""

    game: AnyGame
    options: Mapping[str, Any]
    catalogue: Any
    entrants: Sequence[Entrant]
    budget: Budget


def plan_matches(folder: Path, seeds: Sequence[int], entrants: int, players: int) -> list[Match]:
    """Plan all games: every group of so many entrants plays each deal from all seats in turn."""
    return [
        Match(folder, number, seed, (*group[shift:], *group[:shift]))
        for number, seed in enumerate(seeds, 1)
        for group in combinations(range(entrants), players)
        for shift in range(players)
    ]


def read_outcome(match: Match, conditions: Conditions) -> Outcome | None:
    """Read the result of a game from its file; None if there is none. Raises FileError."""
    path = match.find_path(conditions.entrants)
    if not path.exists():
        return None
    with add_file_to_errors(path):
        save = read_whole_log(read_bytes(path), conditions.game, conditions.catalogue).save
    return _find_outcome(match, save)


def _find_outcome(match: Match, save: SaveGame) -> Outcome:
    result = save.game.calculate_result(save.state)
    gave_up = (
        None if save.resigned_seat is None else save.game.list_seats(save.start)[save.resigned_seat]
    )
    entrants_by_seat = dict(zip(result.points, match.seats, strict=True))
    others = [seat for seat in entrants_by_seat if seat != gave_up]
    winners = result.winners if gave_up is None else others
    return Outcome(
        match.seats,
        tuple(result.points.values()),
        tuple([entrants_by_seat[seat] for seat in winners]),
        None if gave_up is None else entrants_by_seat[gave_up],
    )


class MatchRunner:
    """Plays games, several at the same time, each with programs of its own."""

    def __init__(self, conditions: Conditions, limits: Limits) -> None:
        self._conditions = conditions
        self._limits = limits
        self._running_programs: set[Program] = set()
        self._is_stopped = False
        self._lock = Lock()

    def stop(self) -> None:
        """Stop playing and end all programs; unfinished games are dropped."""
        with self._lock:
            self._is_stopped = True
            running_programs = [*self._running_programs]
        for program in running_programs:
            program.close()

    def play(self, queue: SimpleQueue[Match], report: Report) -> None:
        """Play the games of the queue until it is empty, or until `stop`.

        Reports results, errors of programs, an exception that stops it, and None at the end.
        """
        programs: dict[int, Program] = {}
        try:
            while not self._is_stopped:
                self._play_match(queue.get_nowait(), programs, report)
        except Empty:
            pass
        except BaseException as error:
            report(error)
        finally:
            for program in programs.values():
                self._end_program(program)
            report(None)

    def _start_program(self, entrant: Entrant) -> Program:
        """Start the program of an entrant; from now on it can be stopped. Raises OpponentError."""
        program = Program(entrant.command, self._limits, self._conditions.game)
        with self._lock:
            self._running_programs.add(program)
            is_stopped = self._is_stopped
        if is_stopped:
            program.close()
        return program

    def _end_program(self, program: Program) -> None:
        program.close()
        with self._lock:
            self._running_programs.discard(program)

    def _play_match(self, match: Match, programs: dict[int, Program], report: Report) -> None:
        game, options, catalogue, entrants, _ = self._conditions
        state = start = game.make_first_state(catalogue, options, match.seed)
        seats = dict(zip(game.calculate_result(start).points, match.seats, strict=True))
        created = _format_now()
        actions: list[Any] = []
        gave_up: str | None = None
        seat = ""
        try:
            for seat, entrant_number in seats.items():
                if entrant_number not in programs:
                    programs[entrant_number] = self._start_program(entrants[entrant_number])
                    programs[entrant_number].greet()
                # Not the seed of the deal, which would reveal what is hidden.
                programs[entrant_number].begin_game(catalogue, match.number, [*seats], seat)
            while asked_seats := game.list_seats_to_act(state):
                if self._is_stopped or len(actions) >= game.saves.max_actions:
                    break
                seat = asked_seats[0]
                budget = entrants[seats[seat]].choose_budget(self._conditions.budget)
                for action in programs[seats[seat]].ask_for_actions(state, budget):
                    state, _ = game.apply(state, action)
                    actions.append(action)
        except OpponentError as opponent_error:
            if self._is_stopped:
                return
            gave_up, entrant_number = seat, seats[seat]
            if entrant_number in programs:
                self._end_program(programs.pop(entrant_number))
            label = entrants[entrant_number].label
            report(f"game {match.number}: {render_english(opponent_error.describe_for(label))}")
        if self._is_stopped:
            return
        names = tuple([entrants[entrant_number].label for entrant_number in match.seats])
        save = SaveGame(
            game=game,
            origin=game.saves.make_origin(options, match.seed),
            start=start,
            settings=GameSettings(names, (COMPUTER,) * len(names), opponents=names),
            actions=tuple(actions[: game.saves.max_actions]),
            done_count=min(len(actions), game.saves.max_actions),
            created=created,
            changed=_format_now(),
            resigned_seat=None if gave_up is None else [*seats].index(gave_up),
        )
        write_save(match.find_path(entrants), save)
        report(_find_outcome(match, save))


def _format_now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_CONDITIONS_FILE = "tournament.json"
_INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining games and print all results; returns the exit status."""
    game = load_game(arguments.game)
    players, options = _read_options(arguments)
    entrants = _create_entrants(arguments.opponents, game, players)
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
        print(f"seed {seed}", file=sys.stderr)
    folder = Path(arguments.games) if arguments.games else _find_default_folder(seed)
    budget = Budget(arguments.states, None if arguments.time is None else arguments.time / 1000)
    conditions = Conditions(
        game, options, Catalogues(arguments).load_for_game(game), entrants, budget
    )
    _check_conditions(folder, _describe_conditions(conditions, seed, arguments.time))
    print(f"games in {folder}", file=sys.stderr)
    dice = Dice(seed)
    seeds = [dice.randrange(SEED_LIMIT) for _ in range(arguments.deals)]
    matches = plan_matches(folder, seeds, len(entrants), players)
    outcomes: list[Outcome] = []
    queue: SimpleQueue[Match] = SimpleQueue()
    for match in matches:
        outcome = read_outcome(match, conditions)
        if outcome is None:
            queue.put(match)
        else:
            outcomes.append(outcome)
    runner = MatchRunner(conditions, Limits())
    is_complete = _play_matches(runner, queue, outcomes, arguments.jobs, len(matches))
    _print_results(outcomes, entrants, as_json=arguments.json)
    if not is_complete:
        print(f"stopped: the same command with --seed {seed} resumes", file=sys.stderr)
    return 0 if is_complete else _INTERRUPTED


def _read_options(arguments: argparse.Namespace) -> tuple[int, dict[str, Any]]:
    """Return the number of seats and the options of a deal. Raises CommandError."""
    is_two_heirs = arguments.game == TWO_HEIRS
    unusable_option = "players" if is_two_heirs else "sets"
    if getattr(arguments, unusable_option) is not None:
        other_game = BUNNY if is_two_heirs else TWO_HEIRS
        raise CommandError(
            f"tournament: --{unusable_option} belongs to --game {other_game}, "
            "so it cannot be used here"
        )
    if is_two_heirs:
        return 2, {"sets": parse_sets(arguments.sets)}
    players = arguments.players or 2
    return players, {"players": players}


def _describe_conditions(conditions: Conditions, seed: int, time: int | None) -> dict[str, object]:
    """Describe all that two runs must have in common to belong to one tournament."""
    options: dict[str, object] = dict(conditions.options)
    if "sets" in options:
        options["sets"] = [tile_set.value for tile_set in conditions.options["sets"]]
    else:
        options["game"] = conditions.game.name
    return {
        "seed": seed,
        **options,
        "states": conditions.budget.states,
        "time": time,
        "catalogue": conditions.catalogue.digest,
    }


def _create_entrants(arguments: list[str], game: AnyGame, players: int) -> list[Entrant]:
    if len(arguments) < players:
        number = {2: "two", 3: "three", 4: "four"}[players]
        raise CommandError(f"tournament: name at least {number} opponents")
    entrants: list[Entrant] = []
    for argument in arguments:
        try:
            command = make_command(argument, game.opponents)
        except ValueError as error:
            raise CommandError(
                f"tournament: {sanitize(argument)!r} is no command ({error})"
            ) from None
        earlier_count = sum(entrant.argument == argument for entrant in entrants)
        entrants.append(Entrant(argument, command, earlier_count, argument in game.opponents))
    return entrants


def _find_default_folder(seed: int) -> Path:
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


def _play_matches(
    runner: MatchRunner,
    queue: SimpleQueue[Match],
    outcomes: list[Outcome],
    jobs: int,
    match_count: int,
) -> bool:
    """Play all games and add their results to `outcomes`; False if interrupted."""
    messages: SimpleQueue[Outcome | str | BaseException | None] = SimpleQueue()
    workers = [Thread(target=runner.play, args=(queue, messages.put)) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    running_count = len(workers)
    try:
        while running_count:
            try:
                message = messages.get(
                    timeout=0.5
                )  # a longer wait could not be interrupted on Windows
            except Empty:
                continue
            match message:
                case None:
                    running_count -= 1
                case Outcome():
                    outcomes.append(message)
                    if sys.stderr.isatty():
                        print(f"{len(outcomes)} of {match_count}", end="\r", file=sys.stderr)
                case str():
                    print(message, file=sys.stderr)
                case _:
                    raise message
    except KeyboardInterrupt:
        return False
    finally:
        runner.stop()
        for worker in workers:
            worker.join()
    return True


def _print_results(outcomes: list[Outcome], entrants: list[Entrant], *, as_json: bool) -> None:
    pairs, ratings = (
        summarize_pairs(outcomes, len(entrants)),
        calculate_ratings(outcomes, len(entrants)),
    )
    if as_json:
        by_name = {
            entrants[number].label: round(value, 1) for number, value in (ratings or {}).items()
        }
        data = [_dump_pair(pair, entrants) for pair in pairs]
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


def _dump_pair(pair: PairResult, entrants: list[Entrant]) -> dict[str, object]:
    return {
        "opponents": [entrants[player].label for player in pair.players],
        "games": pair.games,
        "won": pair.won,
        "drawn": pair.drawn,
        "rate": round(pair.rate, 4),
        "interval": [round(pair.low, 4), round(pair.high, 4)],
        "points": [round(value, 2) for value in pair.points],
    }
