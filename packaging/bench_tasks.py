"""Tasks of the bench: duels by the rules here, and random chess by python-chess."""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import chess

from twoheirs_qt import rules
from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.files.position import dump_position, parse_position
from twoheirs_qt.files.replay import replayed
from twoheirs_qt.files.save import read_save
from twoheirs_qt.files.save_file import SaveWriter
from twoheirs_qt.files.save_log import log_of
from twoheirs_qt.files.savegame import GameSettings, Origin, SaveGame
from twoheirs_qt.rules.search import Search

BUILD = Path(__file__).resolve().parent.parent / "build"
DECISIONS = 3_000
"""Decisions of random play a round."""
GAMES = 20
"""Whole random games a round."""
REPLAYED = 80
NOON = "2025-01-01T12:00:00Z"
POSITIONS = 400
"""Positions a round whose legal actions are listed."""


class Heirs:
    """Duels by the rules of this program, any three sets."""

    def __init__(self) -> None:
        self.catalogue = installed_catalogue()
        self.dice = random.Random(1)
        self.ends = self._full_landscapes(60, 20)
        self.save = self._a_save()
        self.log = log_of(self.save)

    def new(self) -> rules.State:
        """A new duel."""
        sets = tuple(self.dice.sample(list(rules.TileSet), rules.SETS_IN_PLAY))
        return rules.new_game(
            self.catalogue, rules.NewGame(seed=self.dice.randrange(2**32), sets=sets)
        )

    def decisions_per_second(self) -> float:
        """Random play: all legal actions listed, one chosen and carried out.

        As in chess nothing is checked or told again: an opponent that looks ahead plays so.
        """
        search = Search(self.new())
        choice = self.dice.choice
        begun = perf_counter()
        for _ in range(DECISIONS):
            actions = search.actions()
            if actions:
                search.play(choice(actions))
            else:
                search = Search(self.new())
        return DECISIONS / (perf_counter() - begun)

    def checked_decisions_per_second(self) -> float:
        """The same as the table plays: each action is checked, and told what happened."""
        state = self.new()
        choice = self.dice.choice
        begun = perf_counter()
        for _ in range(DECISIONS):
            actions = list(rules.legal_actions(state))
            if not actions:
                state = self.new()
                continue
            state, _events = rules.apply(state, choice(actions))
        return DECISIONS / (perf_counter() - begun)

    def games_per_second(self) -> float:
        """Whole random games, from the shuffle to the winner."""
        begun = perf_counter()
        for _ in range(GAMES):
            search = Search(self.new())
            while actions := search.actions():
                search.play(self.dice.choice(actions))
            search.winner()
        return GAMES / (perf_counter() - begun)

    def microseconds_of_a_search_step(self) -> float:
        """Each action of each position of random play tried: played, recognised, judged.

        The judgement is a linear one of points, reach and access, as an opponent's would be.
        """
        spent, steps = 0.0, 0
        search = Search(self.new())
        known = set()
        while steps < DECISIONS:
            actions = search.actions()
            begun = perf_counter()
            for action in actions:
                search.play(action)
                known.add(search.key())
                _judged(search)
                search.take_back()
            spent += perf_counter() - begun
            steps += len(actions)
            if actions:
                search.play(self.dice.choice(actions))
            else:
                search = Search(self.new())
        return spent / steps * 1e6

    def microseconds_per_legal_action(self) -> float:
        """Listing the legal actions of each position of random play, when it is first reached.

        Nothing was asked of the position before; its landscape may be an older one's.
        """
        spent, found = 0.0, 0
        state = self.new()
        for _ in range(POSITIONS):
            begun = perf_counter()
            actions = list(rules.legal_actions(state))
            spent += perf_counter() - begun
            found += len(actions)
            state = rules.apply(state, self.dice.choice(actions))[0] if actions else self.new()
        return spent / found * 1e6

    def microseconds_per_legal_action_from_file(self) -> float:
        """The same for positions that come from a file each, so that nothing at all is known."""
        states = [parse_position(dump_position(state), self.catalogue) for state in self._walk()]
        begun = perf_counter()
        found = [list(rules.legal_actions(state)) for state in states]
        return (perf_counter() - begun) / sum(map(len, found)) * 1e6

    def microseconds_of_a_score_sheet(self) -> float:
        """Score sheets of finished games with full landscapes, fresh from a file."""
        states = [parse_position(position, self.catalogue) for position in self.ends]
        begun = perf_counter()
        for state in states:
            rules.score_sheet(state)
        return (perf_counter() - begun) / len(states) * 1e6

    def milliseconds_of_a_load(self) -> float:
        """The log of REPLAYED actions read and replayed with every check."""
        begun = perf_counter()
        for _ in range(5):
            read_save(self.log, self.catalogue)
        return (perf_counter() - begun) / 5 * 1e3

    def milliseconds_of_a_replay(self) -> float:
        """The actions of that save played again, each checked."""
        begun = perf_counter()
        for _ in range(5):
            replayed(self.save.start, self.save.actions)
        return (perf_counter() - begun) / 5 * 1e3

    def _walk(self) -> Iterator[rules.State]:
        """The first POSITIONS positions of random games."""
        state = self.new()
        for _ in range(POSITIONS):
            yield state
            actions = list(rules.legal_actions(state))
            state = rules.apply(state, self.dice.choice(actions))[0] if actions else self.new()

    def milliseconds_of_a_write(self) -> float:
        """The median of putting the save on the disk, as after each action: checked to be there.

        On the disk where this checkout lies, with digests and fsync.
        """
        save, writer = self.save, SaveWriter()
        spent = []
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            path = Path(folder) / "game.twoheirs"
            for number in range(41):
                played = replace(save, done=len(save.actions) - number % 2)
                begun = perf_counter()
                writer.write(path, played)
                spent.append(perf_counter() - begun)
        return statistics.median(spent) * 1e3

    def _full_landscapes(self, games: int, kept: int) -> list[dict[str, object]]:
        """The ends of those games by eager builders that have the most tiles laid."""
        ends = []
        for _ in range(games):
            state = self.new()
            while actions := list(rules.legal_actions(state)):
                builds = [action for action in actions if isinstance(action, rules.Build)]
                lays = [action for action in actions if isinstance(action, rules.Expand)]
                held = len(state.hands[state.active])
                eager = builds or (lays if held > 2 or state.turns_left is not None else [])
                state, _events = rules.apply(state, self.dice.choice(eager or actions))
            ends.append(state)
        ends.sort(key=lambda state: -len(state.landscape))
        return [dump_position(state) for state in ends[:kept]]

    def _a_save(self) -> SaveGame:
        """A save of a random game."""
        while True:
            options = rules.NewGame(seed=self.dice.randrange(2**32))
            start = state = rules.new_game(self.catalogue, options)
            played: list[rules.Action] = []
            while len(played) < REPLAYED and (actions := list(rules.legal_actions(state))):
                played.append(self.dice.choice(actions))
                state, _events = rules.apply(state, played[-1])
            if len(played) == REPLAYED:
                break
        return SaveGame(
            origin=Origin(options),
            start=start,
            settings=GameSettings(),
            actions=tuple(played),
            done=REPLAYED,
            created=NOON,
            changed=NOON,
        )


def _judged(search: Search) -> int:
    """What a linear evaluation would make of a place in the search: what it counts, weighed."""
    heir = search.active
    wood, wheat, stone = search.access()
    return 4 * search.lead(heir) + 3 * search.reach() + wood + wheat + stone


def chess_plies_per_second() -> float:
    """Random play by python-chess: all legal moves listed, one chosen, pushed."""
    board, choice = chess.Board(), random.Random(1).choice
    begun = perf_counter()
    for _ in range(DECISIONS):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            continue
        board.push(choice(moves))
    return DECISIONS / (perf_counter() - begun)
