"""What the model shows, and exactly what it signals."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.game.mirror import Mirror, index_at_cell, shown, tree_of
from tests.play import random_game
from twoheirs_qt.game.model import GameModel
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.roles import DISPLAY, SPOKEN, TEXT_ROLES, Role, Section
from twoheirs_qt.rules import (
    Action,
    Build,
    Catalogue,
    EndTurn,
    Expand,
    Heir,
    Move,
    NewGame,
    State,
    Take,
    apply,
    new_game,
)
from twoheirs_qt.words import Text, english

pytestmark = pytest.mark.usefixtures("qapp")

R = Role
RESERVE, LANDSCAPE, HANDS, TROOPS, SUPPLY, DISCARDS, TREASURES, HEIRS, CHRONICLE = Section


@pytest.fixture
def start(catalogue: Catalogue) -> State:
    return new_game(catalogue, NewGame(seed=5, first=Heir.WHITE))


def roles(*wanted: int) -> tuple[int, ...]:
    return tuple(sorted(map(int, wanted)))


def signals(state: State, *actions: Action) -> list[tuple[Any, ...]]:
    """What the model signals for the last of `actions`, with the chronicle left empty."""
    model = GameModel(english)
    for action in actions[:-1]:
        state, _ = apply(state, action)
    model.open(Moment(state))
    mirror = Mirror(model)
    state, _ = apply(state, actions[-1])
    model.show(Moment(state))
    return mirror.told


# -- before a game and at its start ---------------------------------------------------------------


def test_all_sections_are_there_before_a_game_is_opened() -> None:
    model = GameModel(english)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    assert model.state is None
    assert model.rowCount() == len(Section)
    assert [model.index_of(section).data() for section in (RESERVE, CHRONICLE)] == [
        "Royal reserve",
        "Chronicle",
    ]
    assert all(model.rowCount(model.index_of(section)) == 0 for section in Section)
    assert not model.index_of(LANDSCAPE, 0).isValid()
    assert not index_at_cell(model, (0, 0)).isValid()


def test_a_new_game_is_all_there(start: State) -> None:
    model = GameModel(english)
    model.open(Moment(start), ("Ann", ""))

    def rows(section: Section, row: int = -1) -> int:
        return model.rowCount(model.index_of(section, row))

    assert [rows(section) for section in Section] == [7, 1, 2, 2, 0, 0, 0, 2, 0]
    assert rows(TROOPS, 0) == rows(TROOPS, 1) == 3
    assert rows(HANDS, 0) == rows(HANDS, 1) == 0
    supply = model.index_of(SUPPLY)
    assert supply.data(R.COUNT) == 20
    assert supply.data(R.TOP_TERRAIN) == start.stack[0].terrain
    shield = model.index_of(RESERVE, start.shield)
    assert shield.data(R.IS_SHIELD) is True
    assert shield.data(R.CROWN) == Heir.WHITE
    assert shield.data(R.TILE) is None
    reach = [model.index_of(RESERVE, slot).data(R.IN_REACH) for slot in range(7)]
    assert sorted(reach) == [0, 0, 0, 0, 1, 2, 3]
    assert reach[(start.shield + 2) % 7] == 2
    first = index_at_cell(model, (0, 0))
    assert first == model.index_of(LANDSCAPE, 0)
    assert first.data(R.CELL) == (0, 0)
    assert first.data(R.OWNER) == -1
    assert first.data(R.TURNED) is True
    retinue = model.index_of(TROOPS, 1, 0)
    assert (retinue.data(R.KIND), retinue.data(R.CELL)) == ("retinue", (0, 0))
    assert (retinue.data(R.HEIR), retinue.data(R.MOVED)) == (Heir.BLUE, False)
    white = model.index_of(HEIRS, 0)
    assert (white.data(R.NAME), white.data(R.ACTIVE), white.data(R.REACH)) == ("Ann", True, 3)
    assert sum(white.data(R.ACCESS)) == 4
    assert white.data(R.POINTS) == 0
    assert model.index_of(HEIRS, 1).data(R.NAME) == "Blue"
    assert model.index_of(HEIRS).data(R.TURN) == 1
    assert model.index_of(HEIRS).data(R.TURNS_LEFT) is None


def test_a_treasure_shows_where_it_lies(catalogue: Catalogue) -> None:
    for state, _ in random_game(catalogue, 3, level=2):
        if state.solo is not None and state.solo.treasures:
            break
    else:
        pytest.fail("this game should have put a treasure onto the landscape")
    model = GameModel(english)
    model.open(Moment(state))
    section = model.index_of(TREASURES)
    assert section.data(R.COUNT) == len(state.solo.pile)
    for row, (cell, treasure) in enumerate(state.solo.treasures.items()):
        assert model.index_of(TREASURES, row).data(R.TREASURE) == treasure.id
        assert index_at_cell(model, cell).data(R.TREASURE) == treasure.id


def test_what_is_said_of_an_index_reaches_qt(start: State) -> None:
    """Through a `QModelIndex`, as C++ asks, not through Python's method."""
    model = GameModel(english)
    model.open(Moment(start))
    index = model.index_of(TROOPS, 0, 1)
    assert index.data() == "royal reserve: troop"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "royal reserve: troop"
    assert index.parent() == model.index_of(TROOPS, 0)
    assert index.parent().parent() == model.index_of(TROOPS)
    assert index.parent().parent().parent() == QModelIndex()
    assert index.internalId() > 0
    assert bytes(model.roleNames()[R.IN_REACH].data()) == b"in_reach"


# -- exactly what changed -------------------------------------------------------------------------


def test_a_march_tells_of_the_troop_and_of_what_it_changes(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    placed = (Take(slot), Expand(tile.id, (1, 0)))
    told = signals(start, *placed, Move((0, 0), (1, 0)))
    terrain_changes = tile.terrain is not start.landscape[(0, 0)].terrain
    heir = [("change", (HEIRS,), 0, 0, roles(SPOKEN, R.ACCESS))] if terrain_changes else []
    assert told == [
        ("change", (TROOPS, 0), 0, 0, roles(DISPLAY, SPOKEN, R.CELL, R.MOVED)),
        *heir,
    ]


def test_a_take_moves_shield_and_tile_and_refills(start: State) -> None:
    shield = start.shield
    slot = (shield + 3) % 7  # the third and last in reach
    told = signals(start, Take(slot))
    removed = [each for each in told if each[0] == "remove"]
    inserted = [each for each in told if each[0] == "insert"]
    assert not removed
    assert inserted == [("insert", (HANDS, 0), 0, 0)]
    changed: dict[tuple[tuple[int, ...], int, int], tuple[int, ...]] = {
        (each[1], each[2], each[3]): each[4] for each in told if each[0] == "change"
    }
    assert told[0] == inserted[0], "insertions come before changes"
    assert {parent for parent, _, _ in changed} == {(), (RESERVE,), (HANDS,), (HEIRS,)}
    sections = {row: names for (parent, row, _), names in changed.items() if parent == ()}
    assert sections[RESERVE] == roles(R.CROWN, R.SLOT)
    assert R.COUNT in sections[SUPPLY]
    assert SUPPLY in sections
    assert set(sections) == {RESERVE, SUPPLY}
    assert changed[((HANDS,), 0, 0)] == roles(SPOKEN, R.COUNT)
    places = {
        row: names
        for (parent, first, last), names in changed.items()
        for row in range(first, last + 1)
        if parent == (RESERVE,)
    }
    assert {R.TILE, R.IS_SHIELD, R.CROWN} <= set(places[shield])
    assert {R.TILE, R.IS_SHIELD, R.CROWN} <= set(places[slot])
    assert places[(shield + 1) % 7] == roles(SPOKEN, R.IN_REACH)


def test_an_expansion_goes_from_the_hand_to_the_landscape(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    assert signals(start, Take(slot), Expand(tile.id, (1, 1))) == [
        ("remove", (HANDS, 0), 0, 0),
        ("insert", (LANDSCAPE,), 1, 1),
        ("change", (HANDS,), 0, 0, roles(SPOKEN, R.COUNT)),
        ("change", (HEIRS,), 0, 0, roles(R.COUNT, R.DISCOUNTS)),
    ]


def test_the_end_of_a_turn_tells_who_is_next(start: State) -> None:
    slot = (start.shield + 1) % 7
    told = signals(start, Take(slot), EndTurn())
    changed = {(each[1], each[2]): each[4] for each in told}
    assert changed[((HEIRS,), 0)] == roles(R.ACTIVE)
    assert {each[0] for each in told} == {"change"}
    assert not any(each[1] in ((LANDSCAPE,), (HANDS,), (TROOPS, 0)) for each in told)


def test_a_building_turned_over_stays_the_same_row(catalogue: Catalogue) -> None:
    for seed in range(100):
        before: State | None = None
        for state, _action in random_game(catalogue, seed):
            if before is not None:
                turned = [
                    cell
                    for cell, face in before.landscape.items()
                    if state.landscape[cell].owner is not face.owner
                ]
                if turned:
                    model = GameModel(english)
                    model.open(Moment(before))
                    row = index_at_cell(model, turned[0]).row()
                    mirror = Mirror(model)
                    model.show(Moment(state))
                    changes = [each for each in mirror.told if each[1] == (LANDSCAPE,)]
                    wanted = {int(R.OWNER), int(R.TURNED), DISPLAY, SPOKEN}
                    assert changes[0][:4] == ("change", (LANDSCAPE,), row, row)
                    assert wanted <= set(changes[0][4])
                    assert R.TILE not in changes[0][4]
                    assert R.CELL not in changes[0][4]
                    return
            before = state
    pytest.fail("no Camp was broken and nothing destroyed in 100 games")


def test_the_same_moment_tells_nothing(start: State) -> None:
    model = GameModel(english)
    model.open(Moment(start))
    mirror = Mirror(model)
    model.show(Moment(start))
    assert mirror.told == []


def test_there_and_back_is_the_same(catalogue: Catalogue) -> None:
    model = GameModel(english)
    states = [state for state, _ in random_game(catalogue, 9)]
    model.open(Moment(states[0]))
    mirror = Mirror(model)
    for before, after in pairwise(states):
        model.show(Moment(after))
        model.show(Moment(before))
        assert mirror.rows == shown(tree_of(Moment(before)))
        model.show(Moment(after))
        assert mirror.rows == shown(tree_of(Moment(after)))
    assert mirror.resets == 0


def test_the_state_changes_between_removals_and_insertions(start: State) -> None:
    slot = (start.shield + 1) % 7
    tile = start.slots[slot]
    assert tile is not None
    before, _ = apply(start, Take(slot))
    after, _ = apply(before, Expand(tile.id, (1, 1)))
    model = GameModel(english)
    model.open(Moment(before))
    seen: list[tuple[str, bool, object]] = []

    def look(what: str) -> None:
        held = model.index_of(HEIRS, 0).data(R.COUNT)
        seen.append((what, model.state is after, held))

    model.rowsRemoved.connect(lambda *_: look("removed"))
    model.rowsInserted.connect(lambda *_: look("inserted"))
    model.show(Moment(after))
    assert seen == [("removed", False, 1), ("inserted", True, 0)]


def test_persistent_indexes_follow_their_rows(catalogue: Catalogue) -> None:
    model = GameModel(english)
    followed: dict[str, QPersistentModelIndex] = {}
    followed_far = 0
    for state, _ in random_game(catalogue, 12):
        if model.state is None:
            model.open(Moment(state))
        model.show(Moment(state))
        for heir in Heir:
            for row, tile in enumerate(state.hands[heir]):
                index = model.index_of(HANDS, heir, row)
                if tile.id in followed:
                    assert followed[tile.id] == index
                    followed_far += 1
                else:
                    followed[tile.id] = QPersistentModelIndex(index)
    assert followed_far > 20


# -- language ---------------------------------------------------------------------------------


def test_a_new_language_tells_of_all_words_and_nothing_else(start: State) -> None:
    language = "one"

    def say(text: Text) -> str:
        return f"{language} {english(text)}"

    model = GameModel(say)
    model.open(Moment(start))
    told: list[tuple[int, int, tuple[int, ...]]] = []
    model.dataChanged.connect(
        lambda first, last, names: told.append((first.row(), last.row(), tuple(names)))
    )
    assert model.index_of(LANDSCAPE, 0).data().startswith("one ")
    language = "two"
    model.retranslate()
    assert model.index_of(LANDSCAPE, 0).data().startswith("two ")
    assert {names for _, _, names in told} == {TEXT_ROLES}
    # The top, reserve, landscape, two lists of heirs with troops below one, and the heirs.
    assert sorted(told) == sorted((0, last, TEXT_ROLES) for last in (8, 6, 0, 1, 1, 2, 2, 1))


def test_a_build_is_said_with_its_owner(catalogue: Catalogue) -> None:
    for state, action in random_game(catalogue, 4):
        if isinstance(action, Build):
            after, _ = apply(state, action)
            model = GameModel(english)
            model.open(Moment(after), ("Ann", "Ben"))
            spoken = index_at_cell(model, action.at).data(SPOKEN)
            assert spoken.endswith(("Ann", "Ben")[state.active])
            return
    pytest.fail("nothing was built in this game")
