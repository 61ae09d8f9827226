"""Whole games against Henry through the session: undone, redone, every branch of his choice met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tests.games.two_heirs.play.mirror import Mirror, find_index, list_tree
from tests.long_run import LONG_RUN, choose_count
from tests.play import IDLE, RESTLESS, WEIGHTS, choose, vary_options
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    ORTHOGONAL_CELLS,
    Catalogue,
    EndTurn,
    Event,
    Heir,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    NewGame,
    State,
    TreasureKind,
    TreasurePlaced,
    TreasureRemoved,
    list_counted_cells,
)
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.henry import TreasureToken
from twoheirs_qt.games.two_heirs.things.thing import Section
from twoheirs_qt.games.two_heirs.things.turn_steps import find_henrys_last_turn
from twoheirs_qt.tabletop.outline.rows import RowModel
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english

pytestmark = pytest.mark.usefixtures("qapp")

PARTS: Final = 5
FEW: Final = (885, 100, 125, 385, 990)
"""Seeds of games that reach every branch together; by night 1,000 others do."""
to_english = lru_cache(maxsize=50_000)(render_english)


class NoStore(GameStore):
    """Keeps nothing: saving has tests of its own."""

    def save(self, save: SaveGame) -> None:
        pass


class Games:
    """Plays random games against Henry; `watched` compares all that a view knows at each step."""

    def __init__(self, catalogue: Catalogue, folder: Path) -> None:
        self.model = GameModel(to_english)
        self.rows = RowModel(TwoHeirsRows(self.model))
        self.session = GameSession(self.model, NoStore(folder), make_two_heirs_games(catalogue))
        self.session.stepped.connect(self._on_stepped)
        self.reached: Counter[object] = Counter()
        self.steps = 0

    def play(self, seed: int, *, regret: float = 0.0, watched: bool = False) -> None:
        """One game to its end; with `regret`, now and then back, and on again or another way."""
        random, session = Random(seed), self.session
        session.new(vary_options(seed, solo=True), GameSettings())
        weights = (WEIGHTS, RESTLESS, WEIGHTS, IDLE)[seed % 4]
        mirror = Mirror(self.rows) if watched else None
        known: list[State] = [session.state]
        while not session.is_over:
            assert session.play(choose(session.state, random, weights))
            del known[session.stack.index() :]
            known.append(session.state)
            self._check(known, mirror)
            if random.random() < regret:
                for _ in range(random.randrange(1, 12)):
                    if session.undo():
                        self._check(known, mirror)
                while random.random() < 0.8 and session.redo():
                    self._check(known, mirror)
        if mirror is not None:
            mirror.deleteLater()

    def _check(self, known: list[State], mirror: Mirror | None) -> None:
        self.steps += 1
        session, state = self.session, self.session.state
        assert state is known[session.stack.index()]
        assert self.model.state is state
        assert state.is_over or state.active is state.south
        if mirror is not None:
            assert mirror.rows == list_tree(session._moment, session.names, to_english)
            mirror.signals.clear()

    def _on_stepped(self, change: Transition) -> None:
        if change.is_forward:
            self.reached.update(find_branches(change))


def find_branches(change: Transition) -> Iterator[object]:
    """Find the cases of Henry's choice and of the treasures that a step of the game reached."""
    before = change.before.solo
    assert before is not None
    placed: set[str] = set()
    for event in change.events:
        match event:
            case HenryLooked(terrain=None):
                yield "supply empty"
            case HenryLooked(found=found):
                yield "terrain found" if found else "terrain not found"
            case HenryPlaced():
                yield from _describe_placing(event, change)
            case HenryFoundNoCell():
                yield HenryRule.NO_CELL
            case TreasurePlaced(treasure=treasure):
                placed.add(treasure)
            case TreasureRemoved(treasure=treasure):
                kind = change.before.catalogue.treasures[treasure].kind
                yield kind, "at once" if treasure in placed else "later"
                yield "whose tiles", "human" if not _has_henry_played(change.events) else "henry"


def _describe_placing(event: HenryPlaced, change: Transition) -> Iterator[object]:
    solo = change.after.solo
    assert solo is not None
    if event.rule is HenryRule.FIRST_EMPTY:
        yield event.rule, len(event.tried)
    else:
        yield event.rule, ORTHOGONAL_CELLS[event.centre].index(event.at), change.after.south
    if solo.last_built is None:
        yield "nothing built yet"
    elif change.after.landscape[event.centre].owner is None:
        yield "last built is open terrain"


def _has_henry_played(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, HenryPlaced) for event in events)


BRANCHES: Final[tuple[object, ...]] = (
    "terrain found",
    "terrain not found",
    "supply empty",
    "nothing built yet",
    "last built is open terrain",
    *(
        (rule, side, colour)
        for rule in (HenryRule.JOINS_ROAD, HenryRule.BLOCKS_ROAD)
        for side in range(4)
        for colour in Heir
    ),
    *((HenryRule.FIRST_EMPTY, tried) for tried in range(8)),
    HenryRule.NO_CELL,
    *((kind, when) for kind in TreasureKind for when in ("at once", "later")),
    ("whose tiles", "human"),
    ("whose tiles", "henry"),
)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, choose_count(1, 20), choose_count(1, 2)))
def test_games_with_undo_under_the_tester(catalogue: Catalogue, tmp_path: Path, first: int) -> None:
    """In parts, which can run side by side: Qt's tester takes 5 ms a signal."""
    games = Games(catalogue, tmp_path)
    QAbstractItemModelTester(
        games.rows, QAbstractItemModelTester.FailureReportingMode.Warning, games.rows
    )
    for seed in range(first, first + choose_count(1, 2)):
        games.play(seed, regret=0.05, watched=True)
    assert games.steps > 50


@pytest.mark.slow
@pytest.mark.parametrize("part", range(choose_count(1, PARTS)))
def test_games_reach_every_branch(catalogue: Catalogue, tmp_path: Path, part: int) -> None:
    """In parts which can run side by side, and each of which reaches every branch."""
    games = Games(catalogue, tmp_path)
    for number, seed in enumerate(range(part, 1000, PARTS) if LONG_RUN else FEW):
        games.play(seed, watched=number % 40 == 0)
    assert games.steps > choose_count(200, 8000)
    missed = [branch for branch in BRANCHES if not games.reached[branch]]
    assert missed == []


def test_henrys_turn_is_undone_with_the_turn_it_answers(session: GameSession) -> None:
    session.new(NewGame(seed=4, level=3), GameSettings())
    random = Random(4)
    while not isinstance(action := choose(session.state, random), EndTurn):
        assert session.play(action)
    before = session.state
    assert session.play(action)
    after = session.state
    assert after.active is before.active
    assert len(after.landscape) == len(before.landscape) + 1
    assert session.undo()
    assert session.state is before
    assert session.redo()
    assert session.state is after


def test_his_last_turn_is_found_again_after_any_action(session: GameSession) -> None:
    session.new(NewGame(seed=4, level=3), GameSettings())
    assert find_henrys_last_turn(session) is None
    random = Random(4)
    last = None
    while not session.is_over:
        action = choose(session.state, random)
        before = session.state
        assert session.play(action)
        if isinstance(action, EndTurn) and len(session.state.landscape) > len(before.landscape):
            last = before, session.state
        result = find_henrys_last_turn(session)
        if last is not None:
            assert result is not None
            assert (result.before, result.steps[-1].state) == last
    assert last is not None
    assert session.undo()
    result = find_henrys_last_turn(session)
    assert result is not None
    assert session.stack.index() < session.stack.count()


def test_the_model_tells_treasures_scaffold_and_level(session: GameSession) -> None:
    session.new(NewGame(seed=2, level=3), GameSettings())
    model, random = session.model, Random(2)
    rows = RowModel(TwoHeirsRows(model))
    seen = 0
    while not session.is_over:
        session.play(choose(session.state, random))
        solo = session.state.solo
        assert solo is not None
        shown = model.snapshot.solo
        assert shown is not None
        assert (shown.level, shown.henry, shown.centre) == (3, Heir.BLUE, solo.centre)
        assert (shown.pile, shown.scaffold) == (len(solo.pile), solo.last_built)
        assert [item.cell for item in shown.treasures] == list(solo.treasures)
        for row, (cell, treasure) in enumerate(solo.treasures.items()):
            counted = list_counted_cells(session.state, cell, treasure)
            reported = shown.treasures[row]
            assert (reported.id, reported.counted_cells, reported.missing_count) == (
                treasure.id,
                counted,
                2 - len(counted),
            )
            index = find_index(rows, Section.TREASURES, row)
            assert rows.find_thing(index) == TreasureToken(cell)
            assert model.snapshot.land[cell].treasure == treasure.id
            seen += 1
    assert seen > 20
