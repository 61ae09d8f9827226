"""The games of a tournament: each is played by two programs, and kept as a save."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.save import GameSettings, Origin, SaveGame, load_save, summary_of, write_save
from twoheirs_qt.headless.standings import Outcome
from twoheirs_qt.own_command import Command
from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.protocol.limits import Limits
from twoheirs_qt.players.protocol.misconduct import Misconduct
from twoheirs_qt.players.protocol.program import Program
from twoheirs_qt.players.roster import OPPONENTS
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.setup import NewGame, new_game
from twoheirs_qt.rules.turn import after
from twoheirs_qt.words.sanitize import shown
from twoheirs_qt.words.text import english

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
            say(f"game {game.number}: {english(misconduct.told_of(label))}")
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
