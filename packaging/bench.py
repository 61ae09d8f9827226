"""How fast the rules are, as ratios to python-chess and catanatron measured in the same run.

Absolute figures tell of the machine; a ratio to another engine in the same Python, rounds of both
taking turns, tells of the code. One core each. The figures are also written to `build/bench.json`,
so that runs can be compared.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import chess
from catanatron import Color, Game, RandomPlayer

from twoheirs_qt import rules
from twoheirs_qt.files.catalogue import installed_catalogue

ROUNDS = 9
DECISIONS = 10_000
REPLAYED = 80


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result: ours and theirs in the same unit, and ours ÷ theirs."""

    name: str
    unit: str
    ours: float
    other: str
    theirs: float | None
    bound: str

    @property
    def ratio(self) -> float | None:
        """Ours ÷ theirs, None where nothing is compared."""
        return None if self.theirs is None else self.ours / self.theirs


def by_turns(*tasks: Callable[[], float]) -> list[float]:
    """The median result of each task over ROUNDS rounds in which all take turns."""
    results = [[task() for task in tasks] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*results, strict=True)]


class Heirs:
    """Random duels by the rules of this program."""

    def __init__(self) -> None:
        self.catalogue = installed_catalogue()
        self.dice = random.Random(1)

    def new(self) -> rules.State:
        """A new duel with all rules."""
        return rules.new_game(self.catalogue, rules.NewGame(seed=self.dice.randrange(2**32)))

    def decisions_per_second(self) -> float:
        """Random play: all legal actions listed, one chosen, carried out."""
        state = self.new()
        begun = perf_counter()
        for _ in range(DECISIONS):
            actions = list(rules.legal_actions(state))
            if not actions:
                state = self.new()
                continue
            state, _events = rules.apply(state, self.dice.choice(actions))
        return DECISIONS / (perf_counter() - begun)

    def game(self) -> tuple[rules.State, list[rules.Action]]:
        """A random game of at least REPLAYED actions: its start and its actions."""
        while True:
            start = state = self.new()
            played: list[rules.Action] = []
            while actions := list(rules.legal_actions(state)):
                played.append(self.dice.choice(actions))
                state, _events = rules.apply(state, played[-1])
            if len(played) >= REPLAYED:
                return start, played

    def microseconds_per_legal_action(self) -> float:
        """Time to list legal actions, divided by how many there are, over whole games."""
        spent, found = 0.0, 0
        state, played = self.game()
        for action in played:
            begun = perf_counter()
            found += len(list(rules.legal_actions(state)))
            spent += perf_counter() - begun
            state, _events = rules.apply(state, action)
        return spent / found * 1e6

    def microseconds_of_a_score_sheet(self) -> float:
        """A score sheet after each action of a game: of states never asked for one before."""
        spent = 0.0
        state, played = self.game()
        for action in played:
            state, _events = rules.apply(state, action)
            begun = perf_counter()
            rules.score_sheet(state)
            spent += perf_counter() - begun
        return spent / len(played) * 1e6

    def microseconds_of_a_replay(self) -> float:
        """REPLAYED actions of a game, each checked and carried out."""
        start, played = self.game()
        times = 20
        begun = perf_counter()
        for _ in range(times):
            state = start
            for action in played[:REPLAYED]:
                state, _events = rules.apply(state, action)
        return (perf_counter() - begun) / times * 1e6


class Chess:
    """Random games by python-chess."""

    def __init__(self) -> None:
        self.dice = random.Random(1)

    def decisions_per_second(self) -> float:
        """Random play: all legal moves listed, one chosen, pushed."""
        board = chess.Board()
        begun = perf_counter()
        for _ in range(DECISIONS):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                board = chess.Board()
                continue
            board.push(self.dice.choice(moves))
        return DECISIONS / (perf_counter() - begun)

    def game(self) -> list[chess.Move]:
        """The moves of a random game, at least REPLAYED and at most 200."""
        while True:
            board = chess.Board()
            while (moves := list(board.legal_moves)) and len(board.move_stack) < 200:
                board.push(self.dice.choice(moves))
            if len(board.move_stack) >= REPLAYED:
                return board.move_stack

    def microseconds_per_legal_action(self) -> float:
        """Time to list legal moves, divided by how many there are, over whole games."""
        spent, found = 0.0, 0
        board = chess.Board()
        for move in self.game():
            begun = perf_counter()
            found += len(list(board.legal_moves))
            spent += perf_counter() - begun
            board.push(move)
        return spent / found * 1e6

    def microseconds_of_a_replay(self) -> float:
        """REPLAYED plies by `push_uci`, which parses, checks and pushes."""
        moves = [move.uci() for move in self.game()[:REPLAYED]]
        times = 20
        begun = perf_counter()
        for _ in range(times):
            board = chess.Board()
            for move in moves:
                board.push_uci(move)
        return (perf_counter() - begun) / times * 1e6


def catan_decisions_per_second() -> float:
    """Random play of catanatron, two players: what its engine does for each decision."""
    ticks = 0
    spent = 0.0
    while ticks < DECISIONS:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        begun = perf_counter()
        while game.winning_color() is None and ticks < DECISIONS:
            game.play_tick()
            ticks += 1
        spent += perf_counter() - begun
    return ticks / spent


def measure() -> list[Figure]:
    """All figures; takes some ten seconds."""
    ours, theirs = Heirs(), Chess()
    heirs, plies, catan = by_turns(
        ours.decisions_per_second, theirs.decisions_per_second, catan_decisions_per_second
    )
    legal = by_turns(ours.microseconds_per_legal_action, theirs.microseconds_per_legal_action)
    replay = by_turns(ours.microseconds_of_a_replay, theirs.microseconds_of_a_replay)
    (sheet,) = by_turns(ours.microseconds_of_a_score_sheet)
    return [
        Figure("random play", "decisions/s", heirs, "python-chess", plies, "≥ 1, aim 2.5"),
        Figure("random play", "decisions/s", heirs, "catanatron", catan, ""),
        Figure("a legal action", "µs", legal[0], "python-chess", legal[1], "≤ 1.2, aim 0.5"),
        Figure(f"replay of {REPLAYED}", "µs", replay[0], "python-chess", replay[1], "≤ 1"),
        Figure("a score sheet", "µs", sheet, "", None, "≤ 150 µs, aim 60"),
    ]


def main() -> int:
    """Print the figures as a table and write them to `build/bench.json`."""
    figures = measure()
    for figure in figures:
        beside = "" if figure.theirs is None else f"{figure.theirs:12,.1f}  {figure.other}"
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        line = f"{figure.name:16}{figure.ours:12,.1f} {figure.unit:12}{beside:28}{ratio:>8}"
        print(f"{line}   {figure.bound}")
    report = Path(__file__).resolve().parent.parent / "build" / "bench.json"
    report.parent.mkdir(exist_ok=True)
    rows = [{**asdict(figure), "ratio": figure.ratio} for figure in figures]
    report.write_text(json.dumps({"python": sys.version, "figures": rows}, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
