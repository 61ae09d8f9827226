"""Whole games, played, taken back and played again: the model says what the state says."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tests.games.two_heirs.play.mirror import Mirror, list_tree
from tests.long_run import choose_count
from tests.play import choose, make_random_options
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Catalogue, State
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.tabletop.outline.rows import RowModel
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english

pytestmark = pytest.mark.usefixtures("qapp")


to_english = lru_cache(maxsize=50_000)(render_english)


class NoStore(GameStore):
    """Keeps nothing: saving has tests of its own."""

    def save(self, save: SaveGame) -> None:
        pass


class Games:
    """Plays random games and compares, after every step, what a view knows with the state."""

    def __init__(
        self,
        catalogue: Catalogue,
        folder: Path,
        regret: float = 0.04,
    ) -> None:
        self.model = GameModel(to_english)
        self.rows = RowModel(TwoHeirsRows(self.model))
        self.mirror = Mirror(self.rows)
        self.session = GameSession(self.model, NoStore(folder), make_two_heirs_games(catalogue))
        self.regret = regret
        self.steps = 0
        self.games = 0

    def play(self, seed: int) -> None:
        """One game to its end; now and then some steps back, and then on or another way."""
        random = Random(seed)
        session = self.session
        session.new(
            make_random_options(random, level=2 if seed % 10 == 9 else None),
            GameSettings(names=("", "Ben")),
        )
        self.games += 1
        known: list[State] = [session.state]
        self.compare(known)
        while not session.is_over:
            assert session.play(choose(session.state, random))
            del known[session.stack.index() :]
            known.append(session.state)
            self.compare(known)
            if random.random() < self.regret or (session.is_over and random.random() < 0.5):
                self.go_back_and_on(random, known)

    def go_back_and_on(self, random: Random, known: list[State]) -> None:
        session = self.session
        if random.random() < 0.3:
            if session.restart_turn():
                self.compare(known)
        else:
            for _ in range(random.randrange(1, 12)):
                if session.undo():
                    self.compare(known)
        if random.random() < 0.8:  # else another way is played from here
            while session.redo():
                self.compare(known)

    def compare(self, known: list[State]) -> None:
        session = self.session
        assert session.state is known[session.stack.index()]
        assert self.model.state is session.state
        assert self.mirror.rows == list_tree(session._moment, session.names, to_english)
        self.mirror.signals.clear()
        assert self.mirror.resets == self.games
        self.steps += 1


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, choose_count(1, 20), choose_count(1, 2)))
def test_games_under_the_tester(catalogue: Catalogue, tmp_path: Path, first: int) -> None:
    """In parts, which can run side by side: Qt's tester takes 5 ms a signal."""
    games = Games(catalogue, tmp_path)
    QAbstractItemModelTester(
        games.rows, QAbstractItemModelTester.FailureReportingMode.Warning, games.rows
    )
    for seed in range(first, first + choose_count(1, 2)):
        games.play(seed)
    assert games.steps > 100


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, choose_count(1010, 1500), choose_count(10, 50)))
def test_many_games(catalogue: Catalogue, tmp_path: Path, first: int) -> None:
    """In parts, which can run side by side."""
    games = Games(catalogue, tmp_path, regret=0.02)
    for seed in range(first, first + choose_count(10, 50)):
        games.play(seed)
    assert games.steps > choose_count(800, 4000)
