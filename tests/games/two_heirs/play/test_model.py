"""The rows that the model shows, and exactly the signals that it emits."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.games.two_heirs.play.mirror import Mirror, find_index, list_tree
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    Expand,
    Heir,
    Move,
    NewGame,
    State,
    Take,
    apply,
    create_game,
)
from twoheirs_qt.games.two_heirs.things.branches import Branch, TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import Section
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.tabletop.outline.game import Row
from twoheirs_qt.tabletop.outline.rows import RowModel
from twoheirs_qt.tabletop.play.entries import Entries, Entry
from twoheirs_qt.tabletop.prefix import measure_common_prefix
from twoheirs_qt.tabletop.text.text import Text, render_english

pytestmark = pytest.mark.usefixtures("qapp")

RESERVE, LANDSCAPE, HANDS, TROOPS, SUPPLY, DISCARDS, TREASURES, HEIRS, CHRONICLE = Section


@pytest.fixture
def start(catalogue: Catalogue) -> State:
    return create_game(catalogue, NewGame(seed=5, first=Heir.WHITE))


def collect_signals(state: State, *actions: Action) -> list[tuple[Any, ...]]:
    """Collect the signals of the model for the last of `actions`, with the chronicle left empty."""
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    for action in actions[:-1]:
        state, _ = apply(state, action)
    game.open(Moment(state))
    mirror = Mirror(model)
    state, _ = apply(state, actions[-1])
    game.show(Moment(state))
    return mirror.signals


# -- before a game and at its start ---------------------------------------------------------------


def test_all_sections_are_there_before_a_game_is_opened() -> None:
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    assert game.state is None
    assert model.rowCount() == len(Section)
    assert [find_index(model, section).data() for section in (RESERVE, CHRONICLE)] == [
        "Royal reserve",
        "Chronicle",
    ]
    assert all(model.rowCount(find_index(model, section)) == 0 for section in Section)
    assert not find_index(model, LANDSCAPE, 0).isValid()


def test_a_new_game_is_all_there(start: State) -> None:
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(start), ("Ann", ""))

    def count_rows(*path: int) -> int:
        return model.rowCount(find_index(model, *path))

    assert [count_rows(section) for section in Section] == [7, 1, 2, 2, 0, 0, 0, 2, 0]
    assert count_rows(TROOPS, 0) == count_rows(TROOPS, 1) == 3
    assert count_rows(HANDS, 0) == count_rows(HANDS, 1) == 0
    assert find_index(model, SUPPLY).data() == "Supply: 20 tiles"
    assert model.find_thing(find_index(model, SUPPLY)) == SupplyPile()
    shield = find_index(model, RESERVE, start.shield)
    assert shield.data() == "Royal shield"
    assert model.find_thing(shield) == ReservePlace(start.shield)
    assert model.find_thing(find_index(model, LANDSCAPE, 0)) == LandCell((0, 0))
    assert model.find_thing(find_index(model, LANDSCAPE)) == Branch(LANDSCAPE)
    retinue = find_index(model, TROOPS, 1, 0)
    assert retinue.data() == "M13: retinue"
    assert model.find_thing(retinue) == HeirTroop(Heir.BLUE, 0)
    assert [find_index(model, HEIRS, heir).data() for heir in Heir] == ["Ann", "Blue"]


def test_data_of_an_index_reaches_qt(start: State) -> None:
    """Through a `QModelIndex`, as C++ asks, not through Python's method."""
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(start))
    index = find_index(model, TROOPS, 0, 1)
    assert index.data() == "royal reserve: troop"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert index.parent() == find_index(model, TROOPS, 0)
    assert index.parent().parent() == find_index(model, TROOPS)
    assert index.parent().parent().parent() == QModelIndex()
    assert index.internalId() > 0


# -- exactly what changed -------------------------------------------------------------------------


def test_a_march_tells_of_the_troop(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    placed = (Take(slot), Expand(tile.id, (1, 0)))
    emitted = collect_signals(start, *placed, Move((0, 0), (1, 0)))
    assert emitted == [("change", (TROOPS, 0), 0, 0)]


def test_a_take_moves_shield_and_tile_and_refills(start: State) -> None:
    shield = start.shield
    slot = (shield + 3) % 7  # the third and last in reach
    emitted = collect_signals(start, Take(slot))
    assert emitted[0] == ("insert", (HANDS, 0), 0, 0), "insertions come before changes"
    assert sorted(emitted[1:]) == sorted(
        (
            ("change", (), SUPPLY, SUPPLY),
            ("change", (RESERVE,), shield, shield),
            ("change", (RESERVE,), slot, slot),
        )
    )


def test_an_expansion_goes_from_the_hand_to_the_landscape(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    assert collect_signals(start, Take(slot), Expand(tile.id, (1, 1))) == [
        ("remove", (HANDS, 0), 0, 0),
        ("insert", (LANDSCAPE,), 1, 1),
    ]


def test_tiles_that_are_discarded_leave_the_others_where_they_are(catalogue: Catalogue) -> None:
    """Whatever goes from between others, and however many steps are taken at once."""
    states = [state for state, _ in play_random_game(catalogue, 9)]
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(states[0]))
    mirror = Mirror(model)
    for step in (7, 3, 11):
        for state in (*states[::step], *states[::-step]):
            game.show(Moment(state))
            assert mirror.rows == list_tree(Moment(state))
    assert mirror.resets == 0


def test_a_building_turned_over_stays_the_same_row(catalogue: Catalogue) -> None:
    for seed in range(100):
        before: State | None = None
        for state, _action in play_random_game(catalogue, seed):
            if before is not None:
                turned = [
                    cell
                    for cell, face in before.landscape.items()
                    if state.landscape[cell].owner is not face.owner
                ]
                if turned:
                    game = GameModel(render_english)
                    model = RowModel(TwoHeirsRows(game))
                    game.open(Moment(before))
                    row = list(before.landscape).index(turned[0])
                    mirror = Mirror(model)
                    game.show(Moment(state))
                    changes = [signal for signal in mirror.signals if signal[1] == (LANDSCAPE,)]
                    assert changes == [("change", (LANDSCAPE,), row, row)]
                    return
            before = state
    pytest.fail("no Camp was broken and nothing destroyed in 100 games")


def test_the_same_moment_tells_nothing(start: State) -> None:
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(start))
    mirror = Mirror(model)
    game.show(Moment(start))
    assert mirror.signals == []


def test_there_and_back_is_the_same(catalogue: Catalogue) -> None:
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    states = [state for state, _ in play_random_game(catalogue, 9)]
    game.open(Moment(states[0]))
    mirror = Mirror(model)
    for before, after in pairwise(states):
        game.show(Moment(after))
        game.show(Moment(before))
        assert mirror.rows == list_tree(Moment(before))
        game.show(Moment(after))
        assert mirror.rows == list_tree(Moment(after))
    assert mirror.resets == 0


def test_rows_are_settled_between_removals_and_insertions(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    before, _ = apply(start, Take(slot))
    after, _ = apply(before, Expand(tile.id, (1, 1)))
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(before))
    mirror = Mirror(model)
    seen: list[tuple[str, bool]] = []
    model.rowsRemoved.connect(lambda *_: seen.append(("removed", model.is_settled)))
    model.rowsInserted.connect(lambda *_: seen.append(("inserted", model.is_settled)))
    game.show(Moment(after))
    assert seen == [("removed", False), ("inserted", True)]
    assert mirror.rows == list_tree(Moment(after))


def test_rows_that_are_not_asked_for_are_not_made(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, ...]] = []
    rows_below = TwoHeirsRows.list_rows_below

    def record_rows(path: tuple[int, ...], snapshot: TableSnapshot | None) -> list[Row]:
        made.append(path)
        return rows_below(path, snapshot)

    monkeypatch.setattr(TwoHeirsRows, "list_rows_below", staticmethod(record_rows))
    states = [state for state, _ in play_random_game(catalogue, 9)]
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(states[0]))
    chronicle = find_index(model, CHRONICLE)
    for state in states[:20]:
        game.show(Moment(state))
        model.rowCount(chronicle)
    assert set(made) == {()}
    made.clear()
    assert model.rowCount(find_index(model, HEIRS)) == 2
    game.show(Moment(states[20]))
    assert made == [(HEIRS,), (), (HEIRS,)]


def test_rows_without_a_listener_are_brought_up_to_date_at_once(catalogue: Catalogue) -> None:
    states = [state for state, _ in play_random_game(catalogue, 9)]
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    game.open(Moment(states[0]))
    mirror = Mirror(model)
    model.follow(False)
    for state in states[:20]:
        game.show(Moment(state))
    assert game.state is states[19]
    assert mirror.signals == []
    assert mirror.rows == list_tree(Moment(states[0]))
    model.follow(True)
    assert mirror.rows == list_tree(Moment(states[19]))
    assert mirror.resets == 0


# -- the chronicle --------------------------------------------------------------------------------


def make_entries(*texts: str) -> list[Entry]:
    return [Entry(Text("", text)) for text in texts]


def test_a_chronicle_never_changes_afterwards() -> None:
    first = Entries(make_entries("a", "b"))
    second = first.add(make_entries("c"))
    other = first.add(make_entries("d", "e"))
    again = first.add(make_entries("c"))
    assert [entry.text.source for entry in first] == ["a", "b"]
    assert [entry.text.source for entry in second] == ["a", "b", "c"]
    assert [entry.text.source for entry in other] == ["a", "b", "d", "e"]
    assert second == again != other
    assert (measure_common_prefix(second, again), measure_common_prefix(second, other)) == (3, 2)
    assert [entry.text.source for entry in reversed(second)] == ["c", "b", "a"]
    assert (second[-1], second[2], second[1:]) == (*make_entries("c") * 2, tuple(second)[1:])
    with pytest.raises(IndexError):
        first[2]


def test_going_back_and_on_otherwise_takes_away_and_adds_only_what_differs(start: State) -> None:
    first = Entries(make_entries("a", "b"))
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    game.open(Moment(start, first.add(make_entries("c", "d"))))
    mirror = Mirror(model)
    game.show(Moment(start, first.add(make_entries("c", "e", "f"))))
    assert mirror.signals == [("remove", (CHRONICLE,), 3, 3), ("insert", (CHRONICLE,), 3, 4)]
    rows = [row.text for row in mirror.rows[CHRONICLE].rows]
    assert rows == ["a", "b", "c", "e", "f"]


def test_persistent_indexes_follow_their_rows(catalogue: Catalogue) -> None:
    game = GameModel(render_english)
    model = RowModel(TwoHeirsRows(game))
    followed: dict[str, QPersistentModelIndex] = {}
    followed_far = 0
    for state, _ in play_random_game(catalogue, 12):
        if game.state is None:
            game.open(Moment(state))
        game.show(Moment(state))
        for heir in Heir:
            for row, tile in enumerate(state.hands[heir]):
                index = find_index(model, HANDS, heir, row)
                if tile.id in followed:
                    assert followed[tile.id] == index
                    followed_far += 1
                else:
                    followed[tile.id] = QPersistentModelIndex(index)
    assert followed_far > 20


# -- language ---------------------------------------------------------------------------------
