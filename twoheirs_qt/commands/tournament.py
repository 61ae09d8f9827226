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
from twoheirs_qt.commands.cases import Catalogues, Stop
from twoheirs_qt.commands.games import TWO_HEIRS
from twoheirs_qt.commands.new import chosen_sets
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import compact, laid_out, make_folder, write_text
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
from twoheirs_qt.rules.setup import SEED_LIMIT, Dice, NewGame, new_game
from twoheirs_qt.rules.turn import after
from twoheirs_qt.saves.files import (
    GameSettings,
    Origin,
    SaveGame,
    load_save,
    summary_of,
    write_save,
)
from twoheirs_qt.text.sanitize import shown
from twoheirs_qt.text.text import english

_95_PERCENT: Final = 1.959964
"""Standard deviations to each side."""

_ELO: Final = 400 / math.log(10)
"""Points of a rating by which the odds grow to e to 1."""

_REGULARISATION: Final = 0.1
"""So much of a game is taken as drawn by everybody with everybody: whoever has won all or nothing
has a rating, too."""


class Outcome(NamedTuple):
    """A game of two opponents: by number, with their points; `winner` None: drawn."""

    players: tuple[int, int]
    points: tuple[int, int]
    winner: int | None


class Line(NamedTuple):
    """How one opponent did against another: games, and of these won and drawn.

    `rate`: of games won, a drawn one counting half; `low` and `high` its 95 % interval (Wilson).
    `points`: both, on average.
    """

    players: tuple[int, int]
    games: int
    won: int
    drawn: int
    rate: float
    low: float
    high: float
    points: tuple[float, float]


def lines(outcomes: Sequence[Outcome], opponents: int) -> list[Line]:
    """One for each two that have played, the first named one first."""
    found = []
    for pair in combinations(range(opponents), 2):
        games = [each for each in outcomes if set(each.players) == set(pair)]
        if games:
            found.append(_line(pair, games))
    return found


def _line(pair: tuple[int, int], games: Sequence[Outcome]) -> Line:
    number = len(games)
    won = sum(each.winner == pair[0] for each in games)
    drawn = sum(each.winner is None for each in games)
    rate = (won + drawn / 2) / number
    low, high = wilson(rate, number)
    sums = [sum(each.points[each.players.index(player)] for each in games) for player in pair]
    points = (sums[0] / number, sums[1] / number)
    return Line(pair, number, won, drawn, rate, low, high, points)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, 95 times in a hundred (Wilson, 1927)."""
    square = _95_PERCENT**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = math.sqrt(rate * (1 - rate) * square + square**2 / 4) / (1 + square)
    return max(middle - spread, 0.0), min(middle + spread, 1.0)


def ratings(outcomes: Sequence[Outcome], opponents: int) -> Mapping[int, float] | None:
    """Bradley and Terry's, as Elo's points around 0; None where choix is not installed."""
    try:
        import choix
        import numpy
    except ImportError:
        return None
    beaten: Any = numpy.zeros((opponents, opponents))
    for each in outcomes:
        one, two = each.players
        if each.winner is None:
            beaten[one, two] += 0.5
            beaten[two, one] += 0.5
        else:
            beaten[each.winner, two if each.winner == one else one] += 1
    strengths = choix.ilsr_pairwise_dense(beaten, alpha=_REGULARISATION)
    return {number: float(each) * _ELO for number, each in enumerate(strengths)}


_LONGEST_LABEL: Final = 40

FREELY: Final = Budget(states=10**9)
"""As long as it likes: the program's own opponents end of themselves, and answer alike anywhere."""
_OTHERS: Final = Budget(seconds=5.0)
"""For programs of others, which may look for as long as they are let."""

Say: TypeAlias = Callable[[Outcome | str | BaseException | None], None]


class Entrant(NamedTuple):
    """An opponent that takes part: the words that chose it, and the command that starts it.

    `before`: how many entrants before it were chosen by the same words.
    """

    words: str
    command: Command
    before: int

    def budget(self, given: Budget) -> Budget:
        """The one that is `given` to all; if that is no bound, the one that suits it."""
        if given != Budget():
            return given
        return FREELY if self.words in OPPONENTS else _OTHERS

    @property
    def label(self) -> str:
        """What it is called in the standings, and in saves."""
        name = shown(self.words, _LONGEST_LABEL)
        return f"{name} ({self.before + 1})" if self.before else name

    @property
    def part_of_name(self) -> str:
        """What it is called in the name of a file: different for different entrants."""
        plain = re.sub(r"[^a-z0-9]+", "-", self.words.lower()).strip("-")
        if plain != self.words or len(plain) > 30:
            plain = f"{plain[-30:]}-{sha256(self.words.encode()).hexdigest()[:6]}"
        return f"{plain}-{self.before + 1}" if self.before else plain


class Game(NamedTuple):
    """One to be played: `one` and `two` are entrants by number, `one` is White unless `swapped`."""

    folder: Path
    number: int
    deal: NewGame
    swapped: bool
    one: int
    two: int

    @property
    def seats(self) -> tuple[int, int]:
        """Who is White, and who is Blue."""
        return (self.two, self.one) if self.swapped else (self.one, self.two)

    def path(self, entrants: Sequence[Entrant]) -> Path:
        """The save of the game."""
        white, blue = (entrants[seat].part_of_name for seat in self.seats)
        return self.folder / f"{white}-against-{blue}-{self.number:05}.twoheirs"


def kept_outcome(game: Game, entrants: Sequence[Entrant]) -> Outcome | None:
    """How the game ended that is in its file; None if none is there. Raises FileFault."""
    path = game.path(entrants)
    if not path.exists():
        return None
    summary = summary_of(load_save(path, installed_catalogue()))
    winner = None if summary.winner is None else game.seats[summary.winner]
    return Outcome(game.seats, summary.points, winner)


class Table:
    """Where games are played, several at a time, each by programs of its own."""

    def __init__(
        self, entrants: Sequence[Entrant], catalogue: Catalogue, budget: Budget, limits: Limits
    ) -> None:
        self._entrants = entrants
        self._catalogue = catalogue
        self._budget = budget
        self._limits = limits
        self._running: set[Program] = set()
        self._stopped = False
        self._lock = Lock()

    def stop(self) -> None:
        """Play no further, and end all programs; of a game that is not over nothing is kept."""
        with self._lock:
            self._stopped = True
            running = [*self._running]
        for program in running:
            program.close()

    def play(self, todo: SimpleQueue[Game], say: Say) -> None:
        """Play the games of the queue until it is empty, or stopped.

        Says how each ended and what was wrong with a program, at the end None, and before it the
        exception that kept it from going on.
        """
        programs: dict[int, Program] = {}
        try:
            while not self._stopped:
                self._play(todo.get_nowait(), programs, say)
        except Empty:
            pass
        except BaseException as error:
            say(error)
        finally:
            for program in programs.values():
                self._end(program)
            say(None)

    def _begin(self, entrant: Entrant) -> Program:
        """The program of an entrant, which may be stopped from now on. Raises Misconduct."""
        program = Program(entrant.command, self._limits)
        with self._lock:
            self._running.add(program)
            stopped = self._stopped
        if stopped:
            program.close()
        return program

    def _end(self, program: Program) -> None:
        program.close()
        with self._lock:
            self._running.discard(program)

    def _play(self, game: Game, programs: dict[int, Program], say: Say) -> None:
        state = start = new_game(self._catalogue, game.deal)
        created = _now()
        actions: list[Action] = []
        gave_up: Heir | None = None
        heir = Heir.WHITE
        try:
            for heir in Heir:
                seat = game.seats[heir]
                if seat not in programs:
                    programs[seat] = self._begin(self._entrants[seat])
                    programs[seat].greet()
                # Of the deal, its seed would tell all.
                programs[seat].new_game(self._catalogue, game.number)
            while not state.is_over and not self._stopped and len(actions) < MOST_ACTIONS:
                heir = state.active
                seat = game.seats[heir]
                budget = self._entrants[seat].budget(self._budget)
                for action in programs[seat].turn(state, budget):
                    state = after(state, action)
                    actions.append(action)
        except Misconduct as misconduct:
            if self._stopped:
                return
            seat, gave_up = game.seats[heir], heir
            if seat in programs:
                self._end(programs.pop(seat))
            label = self._entrants[seat].label
            say(f"game {game.number}: {english(misconduct.describe_for(label))}")
        if self._stopped:
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
        say(Outcome(game.seats, points, None if won is None else game.seats[won]))


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


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
    catalogue = Catalogues(arguments).of(TWO_HEIRS)
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
    deals = [NewGame(dice.randrange(SEED_LIMIT), sets) for _ in range(arguments.deals)]
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
