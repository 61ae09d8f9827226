"""States and what they consist of are values: nobody changes them, and equals are equal."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.box import load_box
from tests.games.two_heirs.rules.scenario import fill_position
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs import rules
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import (
    NEIGHBOUR_CELLS,
    Build,
    EndTurn,
    Expand,
    Heir,
    HenryTroopMoved,
    IllegalAction,
    LegalActions,
    NewGame,
    Reason,
    RoadLine,
    State,
    Take,
    TileSet,
    Why,
    apply,
    apply_in_steps,
    calculate_reach,
    create_game,
    find_active_capabilities,
    is_legal,
    list_clockwise,
    list_counted_cells,
    list_legal_actions,
    make_capabilities,
    make_score_sheet,
    why_not,
)
from twoheirs_qt.games.two_heirs.rules.access import (
    SourceKind,
    count_lasting_access,
    list_access_sources,
)
from twoheirs_qt.games.two_heirs.rules.cells import MAX_TABLE_ENTRIES, LookupTable
from twoheirs_qt.games.two_heirs.rules.components import Terrain
from twoheirs_qt.games.two_heirs.rules.roads import score_road, trace_roads
from twoheirs_qt.games.two_heirs.rules.turn import build_as_if_affordable


@pytest.fixture
def state() -> State:
    return create_game(load_box(), NewGame(seed=5, level=1))


def test_a_state_cannot_be_changed(state: State) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        state.active = Heir.BLUE
    with pytest.raises(AttributeError, match="immutable"):
        del state.active
    with pytest.raises(TypeError, match="immutable"):
        state.landscape[9, 9] = state.landscape[0, 0]
    with pytest.raises(TypeError, match="immutable"):
        state.landscape.clear()


def test_a_state_equals_only_states_of_equal_facts(state: State) -> None:
    again = create_game(load_box(), NewGame(seed=5, level=1))
    assert state == state
    assert state == again
    assert hash(state) == hash(again) == hash(state)
    assert hash(state.landscape) == hash(again.landscape)
    assert state != create_game(load_box(), NewGame(seed=5, level=2))
    assert state != "state"
    other_box = replace(load_box(), digest="another")
    assert state != create_game(other_box, NewGame(seed=5, level=1))


def test_alike_troops_and_the_tiles_of_a_hand_have_no_order() -> None:
    def make_position(troops: list[object], hand: list[str]) -> State:
        given = {
            "landscape": [{"at": [0, 0], "tile": "market-stone"}, {"at": [1, 0], "tile": "mill"}],
            "troops": {"white": troops, "blue": [retinue, waiting, waiting]},
            "hands": {"white": hand},
        }
        return parse_position(fill_position(given), load_box())

    retinue = {"kind": "retinue", "at": [0, 0], "moved": False}
    waiting = {"kind": "troop", "at": None, "moved": False}
    standing = {"kind": "troop", "at": [1, 0], "moved": False}
    one = make_position([retinue, waiting, standing], ["farm", "inn-wood"])
    other = make_position([retinue, standing, waiting], ["inn-wood", "farm"])
    assert one.troops != other.troops
    assert one.hands != other.hands
    assert one == other
    assert hash(one) == hash(other)
    assert set(list_legal_actions(one)) == set(list_legal_actions(other))
    assert one != make_position([retinue, waiting, waiting], ["farm", "inn-wood"])
    assert one != make_position([retinue, waiting, standing], ["farm"])


def test_a_state_tells_what_it_is_in_a_word(state: State) -> None:
    assert repr(state) == "<State white to move, 1 tiles in the landscape>"


def test_tiles_are_equal_by_their_facts() -> None:
    tile = load_box().tiles["mill"]
    assert tile == tile
    assert tile == replace(tile)
    assert hash(tile) == hash(replace(tile))
    assert tile != replace(tile, cost=(1, 1, 1))
    assert tile != "mill"
    # Where a fact comes from is no fact of the rules.
    assert tile == replace(tile, sources={})


def test_faces_of_a_tile_are_shared_and_distinguished() -> None:
    tile = load_box().tiles["mill"]
    assert tile.find_face(Heir.BLUE) is tile.find_face(Heir.BLUE)
    assert len({tile.find_face(owner) for owner in (*Heir, None)}) == 3
    assert tile.find_face(None) == replace(tile).find_face(None)
    assert hash(tile.find_face(None)) == hash(replace(tile).find_face(None))


def test_legal_actions_can_be_listed_counted_and_asked(state: State) -> None:
    legal = list_legal_actions(state)
    assert isinstance(legal, LegalActions)
    assert bool(legal)
    assert len(legal) == len(list(legal))
    assert Take(1) in legal
    assert Take(6) not in legal
    no_action: object = "take"
    assert no_action not in legal


def test_nothing_is_legal_when_the_game_is_over() -> None:
    for before, action in play_random_game(load_box(), 3):
        last = apply(before, action)[0]
    assert last.is_over
    assert not is_legal(last, EndTurn())
    assert not list_legal_actions(last)
    with pytest.raises(IllegalAction) as refused:
        apply(last, EndTurn())
    assert refused.value.reasons == (Reason(Why.GAME_OVER),)


def test_a_refusal_names_the_action_and_its_reasons(state: State) -> None:
    with pytest.raises(IllegalAction, match="OUT_OF_REACH") as refused:
        apply(state, Take(6))
    assert refused.value.action == Take(6)
    assert str(refused.value) == "Take(slot=6): OUT_OF_REACH"


def test_steps_are_what_apply_does_cut_into_pieces() -> None:
    for level in (None, 1, 2, 3):
        for before, action in play_random_game(load_box(), 8, level):
            after, events = apply(before, action)
            pieces = apply_in_steps(before, action)
            for piece in pieces:  # Henry is active in some: his troops may wait outside
                assert all(is_legal(piece.state, item) for item in list_legal_actions(piece.state))
            assert pieces[-1].state == after
            assert tuple(event for piece in pieces for event in piece.events) == events
            if level is not None and isinstance(action, EndTurn) and not after.is_over:
                assert len(pieces) > 1
            if level is None or not isinstance(action, EndTurn):
                assert len(pieces) == 1


def test_henry_reaches_every_tile(state: State) -> None:
    assert make_capabilities(state, Heir.BLUE).slots == (1, 2, 3, 4, 5, 6)


def test_troops_that_henry_moves_have_not_moved_in_his_next_turn() -> None:
    met = set()
    for seed in range(20):
        state = create_game(load_box(), NewGame(seed=seed, level=1))
        henry = state.henry
        assert henry is not None
        troops = list(state.troops)
        troops[henry] = tuple([replace(troop, moved=True) for troop in troops[henry]])
        state, _ = apply(state.replace(troops=tuple(troops)), Take(1))
        later, events = apply(state, EndTurn())
        [to] = [event.to for event in events if isinstance(event, HenryTroopMoved)]
        [number] = [n for n, troop in enumerate(later.troops[henry]) if troop.at == to]
        assert not later.troops[henry][number].moved
        met.add(number)
    assert met == {0, 1, 2}


def test_a_build_that_cannot_be_paid_is_looked_at_as_if_it_were() -> None:
    for state, _ in play_random_game(load_box(), 3):
        for tile, cell in product(state.hands[state.active], state.landscape):
            for at in NEIGHBOUR_CELLS[cell]:
                build = Build(tile.id, at)
                if [item.why for item in why_not(state, build)] == [Why.MISSING_RESOURCES]:
                    then = build_as_if_affordable(state, build)
                    assert then.landscape[build.at].tile == tile
                    assert then.landscape[build.at].owner is state.active
                    assert tile not in then.hands[state.active]
                    assert then.discounts == 0
                    return
    raise AssertionError("nothing was ever missing")


def test_a_state_tells_those_who_look_on() -> None:
    """Alone, with one inn of the human's, on which a treasure lies, beside a mill."""
    road = {"at": [0, 0], "tile": "inn-wood", "owner": "white"}
    given = {
        "landscape": [road, {"at": [0, 1], "tile": "mill"}],
        "troops": {"white": [{"kind": "retinue", "at": [0, 0]}]},
        "solo": {"treasures": [{"at": [0, 0], "treasure": "column-wheat"}]},
        "reserve": {"slots": [None, None, "camp-wood", None, "farm", None, None], "shield": 0},
    }
    state = parse_position(fill_position(given), load_box())
    assert list_clockwise(state) == [2, 4]
    assert calculate_reach(state, Heir.WHITE) == 3
    assert calculate_reach(state, Heir.BLUE) == 6
    lines = make_score_sheet(state).heirs[Heir.WHITE].buildings
    assert [(line.points, line.final_points) for line in lines] == [(2, 4)]
    assert state.solo is not None
    assert state.solo.centre == (0, 0)
    treasure = state.solo.treasures[0, 0]
    assert list_counted_cells(state, (0, 0), treasure) == ((0, 1),)
    roads = [list(road) for road in trace_roads(state)]
    assert {tuple(road) for road in roads} == {((0, 0),)}
    assert score_road(state, {(0, 0): None}) == RoadLine(((0, 0),), (1, 0), None, 0)


def test_a_state_tells_of_which_sets_tiles_take_part_wherever_they_lie() -> None:
    chosen = (TileSet.WAR, TileSet.TRAVEL, TileSet.CRAFTS)
    in_order = (TileSet.TRAVEL, TileSet.WAR, TileSet.CRAFTS)
    assert create_game(load_box(), NewGame(sets=chosen, seed=2)).sets == in_order
    alone = {"landscape": [{"at": [0, 0], "tile": "mill"}], "stack": []}
    nothing = {"slots": [None] * 7, "shield": 0}
    state = parse_position(fill_position({**alone, "reserve": nothing}), load_box())
    assert state.sets == (TileSet.LAND_INDUSTRY,)
    inn = load_box().tiles["inn-wood"]
    for moved in (
        state.replace(removed_tiles=(inn,)),
        state.replace(stack=(inn,)),
        state.replace(hands=((), (inn,))),
        state.replace(slots=(None, inn, *[None] * 5)),
    ):
        assert moved.sets == (TileSet.TRAVEL, TileSet.LAND_INDUSTRY)


def test_the_crown_goes_to_who_wins_and_to_both_after_a_draw(state: State) -> None:
    sheet = make_score_sheet(state)
    assert sheet._replace(winner=None).winners == (Heir.WHITE, Heir.BLUE)
    assert sheet._replace(winner=Heir.BLUE).winners == (Heir.BLUE,)


def test_tables_by_cell_do_not_grow_without_end() -> None:
    for x in range(MAX_TABLE_ENTRIES + 1):
        assert NEIGHBOUR_CELLS[x % 400 - 199, x // 400 - 190][0] == (x % 400 - 199, x // 400 - 191)
    assert len(NEIGHBOUR_CELLS) <= MAX_TABLE_ENTRIES
    squares = LookupTable[int, int](lambda number: number * number)
    for number in range(MAX_TABLE_ENTRIES + 1):
        assert squares[number] == number * number
    assert len(squares) <= MAX_TABLE_ENTRIES


def test_nothing_is_laid_beyond_the_end_of_the_landscape() -> None:
    """One tile at [1000000, 1000000] froze the window: no action leads beyond what files hold."""
    position = {"landscape": [{"at": [200, 0], "tile": "mine"}], "hands": {"white": ["mill"]}}
    state = parse_position(fill_position(position), load_box())
    assert {action.at for action in list_legal_actions(state) if isinstance(action, Expand)} == {
        (199, -1), (200, -1), (199, 0), (199, 1), (200, 1)
    }  # fmt: skip
    for listed in (False, True):  # before and after all cells are worked out
        assert bool(listed and find_active_capabilities(state).cells) is listed
        assert why_not(state, Expand("mill", (201, 0))) == (
            Reason(Why.BEYOND_THE_END, cell=(201, 0)),
        )
        with pytest.raises(IllegalAction):
            apply(state, Expand("mill", (201, 0)))


def test_the_words_of_files() -> None:
    assert [heir.word for heir in Heir] == ["white", "blue"]
    assert [edge.opposite for edge in rules.Edge] == [2, 3, 0, 1]
    assert len(load_box().list_tiles_of_set(TileSet.WAR)) == 9


def test_only_the_owner_of_a_camp_may_break_it() -> None:
    """§4, Camp."""
    camp, mill = load_box().tiles["camp-wood"], load_box().tiles["mill"]
    assert camp.find_face(Heir.BLUE).can_be_broken_by(Heir.BLUE)
    assert not camp.find_face(Heir.BLUE).can_be_broken_by(Heir.WHITE)
    assert not camp.find_face(None).can_be_broken_by(Heir.BLUE)
    assert not mill.find_face(Heir.BLUE).can_be_broken_by(Heir.BLUE)


def test_lasting_access_is_that_from_troops_and_buildings() -> None:
    """The reserve changes before the next turn."""
    for seed in range(4):
        for state, _ in play_random_game(load_box(), seed):
            for heir in Heir:
                sources = list_access_sources(state, heir)
                lasting = [
                    source.resource for source in sources if source.kind is not SourceKind.RESERVE
                ]
                counts = tuple(lasting.count(terrain) for terrain in Terrain)
                assert count_lasting_access(state, heir) == counts
