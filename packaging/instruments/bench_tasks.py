"""Tasks of the benchmark of the rules: duels, and random chess by python-chess."""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import chess

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions as bunny_actions
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game as deal_bunny
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply_unchecked as after_bunny_action
from twoheirs_qt.games.two_heirs import rules
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.game import TwoHeirs, make_two_heirs_games
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.tabletop.saves.files import read_save
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, replay_actions
from twoheirs_qt.tabletop.saves.writer import SaveWriter

BUILD = Path(__file__).resolve().parents[2] / "build"
DECISIONS = 3_000
"""Decisions of random play a round."""
GAMES = 20
"""Whole random games a round."""
REPLAYED = 80
CREATED = "2025-01-01T12:00:00Z"
POSITIONS = 400
"""Positions a round whose legal actions are listed."""


class Heirs:
    """Duels by the rules of this program, any three sets."""

    def __init__(self) -> None:
        self.catalogue = load_installed_catalogue()
        self.dice = random.Random(1)
        self.ends = self._build_full_landscapes(60, 20)
        self.save = self._create_save()
        self.log = dump_log(self.save)

    def begin_duel(self) -> rules.State:
        """Begin a duel."""
        sets = tuple(self.dice.sample(list(rules.TileSet), rules.SETS_IN_PLAY))
        return rules.create_game(
            self.catalogue, rules.NewGame(seed=self.dice.randrange(2**32), sets=sets)
        )

    def measure_decisions_per_second(self) -> float:
        """Measure random play: all legal actions are listed, one is chosen and carried out.

        As in chess, without checks and events: as an opponent that looks ahead plays.
        """
        search = Search(self.begin_duel())
        choice = self.dice.choice
        started = perf_counter()
        for _ in range(DECISIONS):
            actions = search.list_actions()
            if actions:
                search.play(choice(actions))
            else:
                search = Search(self.begin_duel())
        return DECISIONS / (perf_counter() - started)

    def measure_decisions_with_events_per_second(self) -> float:
        """Measure random play as at the table: each action is checked and returns events."""
        state = self.begin_duel()
        choice = self.dice.choice
        started = perf_counter()
        for _ in range(DECISIONS):
            actions = list(rules.list_legal_actions(state))
            if not actions:
                state = self.begin_duel()
                continue
            state, _events = rules.apply(state, choice(actions))
        return DECISIONS / (perf_counter() - started)

    def measure_games_per_second(self) -> float:
        """Measure whole random games, from the shuffle to the winner."""
        started = perf_counter()
        for _ in range(GAMES):
            search = Search(self.begin_duel())
            while actions := search.list_actions():
                search.play(self.dice.choice(actions))
            search.find_winner()
        return GAMES / (perf_counter() - started)

    def measure_search_step(self) -> float:
        """Measure a step of a search: an action is played, its position hashed and evaluated.

        The evaluation is a linear one of points, reach and access, like an opponent's.
        """
        seconds, steps = 0.0, 0
        search = Search(self.begin_duel())
        keys = set()
        while steps < DECISIONS:
            actions = search.list_actions()
            started = perf_counter()
            for action in actions:
                search.play(action)
                keys.add(search.make_key())
                _evaluate(search)
                search.take_back()
            seconds += perf_counter() - started
            steps += len(actions)
            if actions:
                search.play(self.dice.choice(actions))
            else:
                search = Search(self.begin_duel())
        return seconds / steps * 1e6

    def measure_legal_action(self) -> float:
        """Measure the list of legal actions of each new position of random play.

        Nothing is cached for the position, but perhaps for its landscape.
        """
        seconds, listed_count = 0.0, 0
        state = self.begin_duel()
        for _ in range(POSITIONS):
            started = perf_counter()
            actions = list(rules.list_legal_actions(state))
            seconds += perf_counter() - started
            listed_count += len(actions)
            state = (
                rules.apply(state, self.dice.choice(actions))[0] if actions else self.begin_duel()
            )
        return seconds / listed_count * 1e6

    def measure_legal_action_of_file(self) -> float:
        """Measure the list of legal actions of positions from files: nothing is cached."""
        states = [parse_position(dump_position(state), self.catalogue) for state in self._walk()]
        started = perf_counter()
        lists = [list(rules.list_legal_actions(state)) for state in states]
        return (perf_counter() - started) / sum(map(len, lists)) * 1e6

    def measure_score_sheet(self) -> float:
        """Measure score sheets of finished games with full landscapes, read from files."""
        states = [parse_position(position, self.catalogue) for position in self.ends]
        started = perf_counter()
        for state in states:
            rules.make_score_sheet(state)
        return (perf_counter() - started) / len(states) * 1e6

    def measure_load(self) -> float:
        """Measure reading a log of REPLAYED actions, which replays them with every check."""
        games = make_two_heirs_games(self.catalogue)
        started = perf_counter()
        for _ in range(5):
            read_save(self.log, games)
        return (perf_counter() - started) / 5 * 1e3

    def measure_replay(self) -> float:
        """Measure replaying the actions of that save, each checked."""
        started = perf_counter()
        for _ in range(5):
            replay_actions(TwoHeirs(), self.save.start, self.save.actions)
        return (perf_counter() - started) / 5 * 1e3

    def _walk(self) -> Iterator[rules.State]:
        """Yield the first POSITIONS positions of random games."""
        state = self.begin_duel()
        for _ in range(POSITIONS):
            yield state
            actions = list(rules.list_legal_actions(state))
            state = (
                rules.apply(state, self.dice.choice(actions))[0] if actions else self.begin_duel()
            )

    def measure_write(self) -> float:
        """Measure the median of writing the save, as after each action.

        On the disk of this checkout, with digests and fsync.
        """
        save, writer = self.save, SaveWriter()
        seconds = []
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            path = Path(folder) / "game.twoheirs"
            for number in range(41):
                changed_save = replace(save, done_count=len(save.actions) - number % 2)
                started = perf_counter()
                writer.write(path, changed_save)
                seconds.append(perf_counter() - started)
        return statistics.median(seconds) * 1e3

    def _build_full_landscapes(self, games: int, count: int) -> list[dict[str, object]]:
        """Play games with many buildings; returns the ends with the most tiles, `count` of them."""
        ends = []
        for _ in range(games):
            state = self.begin_duel()
            while actions := list(rules.list_legal_actions(state)):
                builds = [action for action in actions if isinstance(action, rules.Build)]
                expands = [action for action in actions if isinstance(action, rules.Expand)]
                in_hand = len(state.hands[state.active])
                eager = builds or (expands if in_hand > 2 or state.turns_left is not None else [])
                state, _events = rules.apply(state, self.dice.choice(eager or actions))
            ends.append(state)
        ends.sort(key=lambda state: -len(state.landscape))
        return [dump_position(state) for state in ends[:count]]

    def _create_save(self) -> SaveGame:
        """Play a random game of REPLAYED actions; returns its save."""
        while True:
            options = rules.NewGame(seed=self.dice.randrange(2**32))
            start = state = rules.create_game(self.catalogue, options)
            played_actions: list[rules.Action] = []
            while len(played_actions) < REPLAYED and (
                actions := list(rules.list_legal_actions(state))
            ):
                played_actions.append(self.dice.choice(actions))
                state, _events = rules.apply(state, played_actions[-1])
            if len(played_actions) == REPLAYED:
                break
        return SaveGame(
            game=TwoHeirs(),
            origin=Origin(options),
            start=start,
            settings=GameSettings(),
            actions=tuple(played_actions),
            done_count=REPLAYED,
            created=CREATED,
            changed=CREATED,
        )


def _evaluate(search: Search) -> int:
    """Evaluate a position of the search linearly."""
    heir = search.active
    wood, wheat, stone = search.count_access()
    return 4 * search.calculate_lead(heir) + 3 * search.calculate_reach() + wood + wheat + stone


def measure_bunny_decisions_per_second() -> float:
    """Measure random play of Bunny Kingdom: all legal actions are listed, one is chosen."""
    choice, catalogue, seed = random.Random(1).choice, load_program_catalogue(), 0
    state = deal_bunny(catalogue, 2, seed)
    started = perf_counter()
    for _ in range(DECISIONS):
        actions = bunny_actions(state)
        if not actions:
            seed += 1
            state = deal_bunny(catalogue, 2 + seed % 3, seed)
            continue
        state = after_bunny_action(state, choice(actions))
    return DECISIONS / (perf_counter() - started)


def measure_chess_plies_per_second() -> float:
    """Measure random play by python-chess: all legal moves are listed, one is chosen and pushed."""
    board, choice = chess.Board(), random.Random(1).choice
    started = perf_counter()
    for _ in range(DECISIONS):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            continue
        board.push(choice(moves))
    return DECISIONS / (perf_counter() - started)
