"""Previews of an action agree with what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.play.previews import CapabilitySummary, Preview, list_score_changes
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    Catalogue,
    Destroy,
    EndTurn,
    Heir,
    LastRoundTriggered,
    NewGame,
    Refilled,
    RoadLine,
    ScoreSheet,
    State,
    Take,
    Terrain,
    TileSet,
    TreasureRemoved,
    TurnBegan,
    TurnEnded,
    Why,
    apply,
    calculate_reach,
    create_game,
    find_active_capabilities,
    list_access_sources,
    list_counted_cells,
    list_legal_actions,
    make_score_sheet,
    why_not,
)

_WAR = (TileSet.WAR, TileSet.TRAVEL, TileSet.LAND_INDUSTRY)


def play_wanted(
    catalogue: Catalogue, seed: int, level: int | None, wanted: tuple[type, ...] = (Build,)
) -> Iterator[State]:
    """The states of a random game that mostly does what is `wanted`, whenever it can."""
    dice = Random(seed)
    state = create_game(catalogue, NewGame(seed=seed, level=level, sets=_WAR))
    while not state.is_over:
        yield state
        legal = list_legal_actions(state)
        first = [action for action in legal if isinstance(action, wanted)]
        state, _ = apply(state, dice.choice(first if first and dice.random() < 0.7 else legal))


def summarize(means: CapabilitySummary) -> tuple[int, tuple[int, ...], frozenset[str]]:
    return means.reach, tuple(means.access), means.affordable_tiles


def calculate_means(state: State, heir: Heir) -> tuple[int, tuple[int, ...], frozenset[str]]:
    """The same by what the rules say of a heir, and by which builds are legal."""
    sources = Counter(source.resource for source in list_access_sources(state, heir))
    builds = frozenset(
        action.tile for action in list_legal_actions(state) if isinstance(action, Build)
    )
    return calculate_reach(state, heir), tuple(sources[terrain] for terrain in Terrain), builds


def _is_tower(action: Action) -> bool:
    return isinstance(action, Build) and action.tile.startswith("siege-tower")


def check(state: State, action: Action, preview: Preview) -> Counter[str]:
    """Compare a preview with what happens; returns how often what was to be seen."""
    heir = state.active
    then, events = apply(state, action)
    now, after = make_score_sheet(state).heirs, make_score_sheet(then).heirs
    assert preview.reasons == ()
    assert preview.before == (now[0].total, now[1].total)
    assert preview.after == (after[0].total, after[1].total)
    for item in Heir:
        parts = [change.points for change in preview.score if change.heir is item]
        assert sum(parts) == preview.after[item] - preview.before[item]
        assert all(parts)
        assert sorted(parts, key=abs, reverse=True) == parts or len({*map(abs, parts)}) < len(parts)
    assert summarize(preview.capabilities_before) == calculate_means(state, heir)
    assert summarize(preview.capabilities_after) == calculate_means(then, heir)
    gone = {event.at for event in events if isinstance(event, TreasureRemoved)}
    removed = {change.cell for change in preview.score if change.cell and change.tile is None}
    assert removed == gone
    if state.solo is not None and then.solo is not None:
        stay = {treasure for treasure in then.solo.treasures if treasure in state.solo.treasures}
        lacks = [
            {at: 2 - len(list_counted_cells(item, at, state.solo.treasures[at])) for at in stay}
            for item in (state, then)
        ]
        assert dict(preview.missing_tiles) == dict(lacks[1].items() - lacks[0].items())
    assert {cell for cell, _ in preview.targets} == set(then.siege)
    lost = {item.at for item in list_legal_actions(state) if isinstance(item, Destroy)}
    lost -= {item.at for item in list_legal_actions(then) if isinstance(item, Destroy)}
    assert {*preview.lost_targets} == lost - {action.at if isinstance(action, Destroy) else None}
    for cell, change in preview.targets:
        ruined = make_score_sheet(apply(then, Destroy(cell))[0]).heirs
        assert change == tuple(ruined[heir].total - after[heir].total for heir in Heir)
    return Counter(
        points=preview.before != preview.after,
        reach=preview.capabilities_before.reach != preview.capabilities_after.reach,
        access=preview.capabilities_before.access != preview.capabilities_after.access,
        removed=bool(removed),
        missing_tiles=bool(preview.missing_tiles),
        targets=bool(preview.targets),
        destroyed=isinstance(action, Destroy),
    )


@pytest.mark.parametrize("level", [None, 3])
def test_a_preview_of_every_legal_action_tells_what_then_happens(
    catalogue: Catalogue, level: int | None
) -> None:
    results = Counter[str]()
    for seed in range(12 if level is None else 4):
        dice = Random(seed)
        for state in play_wanted(catalogue, seed, level):
            options = Options(state)
            legal = [
                item for item in list_legal_actions(state) if not isinstance(item, (Take, EndTurn))
            ]
            kinds = {type(item) for item in legal}
            few = dice.sample(legal, min(len(legal), 6))
            few += [next(item for item in legal if type(item) is kind) for kind in kinds]
            few += [item for item in legal if isinstance(item, Destroy) or _is_tower(item)]
            for action in few:
                results += check(state, action, options.preview(action))
    wanted = {"points", "reach", "access"}
    wanted |= {"targets", "destroyed"} if level is None else {"removed", "missing_tiles"}
    assert {name for name in wanted if results[name] < 3} == set()


def check_take(state: State, action: Take, preview: Preview) -> Counter[str]:
    """Compare what is told of a take with what happens, first to the end of the turn."""
    heir, other = state.active, state.active.opponent
    tile = state.slots[action.slot]
    then, events = apply(state, action)
    assert summarize(preview.capabilities_after) == calculate_means(then, heir)
    tells = preview.taking
    assert tile is not None
    assert tells is not None
    drawn = [event for event in events if isinstance(event, Refilled)]
    assert tells.refill == (state.stack[0].terrain if drawn else None)
    assert tells.begins_last_round is any(isinstance(event, LastRoundTriggered) for event in events)
    new = {event.tile for event in drawn}
    assert new.isdisjoint(preview.capabilities_after.in_reach)
    assert new.isdisjoint(tells.opponent_tiles)
    builds = [item for item in list_legal_actions(then) if isinstance(item, Build)]
    gains = {item: calculate_gain(then, item, heir) for item in builds if item.tile == tile.id}
    assert (tells.best is None) is (not gains)
    if tells.best is not None:
        cell, change = tells.best
        assert change[heir] == gains[Build(tile.id, cell)] == max(gains.values())
    threats = [
        (build.at, doomed.at, calculate_gain(built, doomed, other))
        for build in gains
        for built in [apply(then, build)[0]]
        for doomed in list_legal_actions(built)
        if isinstance(doomed, Destroy)
    ]
    assert (tells.threat is None) is (not threats)
    if tells.threat is not None:
        cell, target, change = tells.threat
        assert (cell, target, change[other]) in threats
        assert change[other] == min(loss for _, _, loss in threats)
    ends = [item for item in list_legal_actions(then) if isinstance(item, EndTurn)]
    assert {len(item.discard) for item in ends} == {tells.surplus}
    next_turn, _ = apply(then, ends[0])
    if next_turn.is_over:
        assert tells.opponent_tiles == ()
    elif state.henry is None:
        offered = {next_turn.slots[slot] for slot in range(7) if can_take(next_turn, slot)}
        names = {tile.id for tile in offered if tile is not None}
        assert set(tells.opponent_tiles) == names - new
        assert next_turn.active is other
    return Counter(
        last_round=tells.begins_last_round,
        surplus=tells.surplus > 0,
        theirs=bool(tells.opponent_tiles),
        best=tells.best is not None,
        none=tells.refill is None,
    )


def calculate_gain(state: State, action: Action, heir: Heir) -> int:
    then, _ = apply(state, action)
    return make_score_sheet(then).heirs[heir].total - make_score_sheet(state).heirs[heir].total


def can_take(state: State, slot: int) -> bool:
    return not why_not(state, Take(slot))


def check_end(state: State, action: EndTurn, preview: Preview) -> Counter[str]:
    """Compare what is told of the end of a turn with what happens."""
    _, events = apply(state, action)
    summarize = preview.ending
    assert summarize is not None
    assert summarize.discards == len(action.discard)
    ended = next(event for event in events if isinstance(event, TurnEnded))
    assert summarize.lapses == ended.discounts_lapsed
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    assert (summarize.next_heir is None) is (began is None)
    if began is not None:
        assert summarize.next_heir is began.heir
        assert summarize.is_last is (began.turns_left is not None)
    return Counter(
        discards=summarize.discards > 0,
        lapses=summarize.lapses > 0,
        over=summarize.next_heir is None,
        is_last=summarize.is_last,
    )


@pytest.mark.parametrize("level", [None, 2])
def test_taking_and_ending_the_turn_tell_what_follows_and_reveal_nothing(
    catalogue: Catalogue, level: int | None
) -> None:
    results = Counter[str]()
    for seed in range(12):
        hoards = (Take, EndTurn) if seed % 2 else (Build,)
        for state in play_wanted(catalogue, seed, level, hoards):
            options = Options(state)
            for action in list_legal_actions(state):
                if isinstance(action, Take):
                    preview = options.preview(action)
                    results += check_take(state, action, preview)
                    assert (preview.after, preview.score) == (preview.before, ())
                elif isinstance(action, EndTurn):
                    results += check_end(state, action, options.preview(EndTurn()))
    wanted = {"surplus", "best", "none", "discards", "lapses", "is_last"}
    if level is None:  # Henry takes the last tile, and has the last turn
        wanted |= {"last_round", "over", "theirs"}
    assert {name for name in wanted if results[name] < 3} == set()


def test_every_kind_of_action_has_a_preview_that_says_something(
    catalogue: Catalogue,
) -> None:
    """Of each kind at least one changes something that is told."""
    summarize = Counter[type[Action]]()
    for seed in range(6):
        for state in play_wanted(catalogue, seed, None):
            options = Options(state)
            for action in {type(item): item for item in list_legal_actions(state)}.values():
                calculate_means = options.preview(action)
                same = (calculate_means.before, calculate_means.capabilities_before) == (
                    calculate_means.after,
                    calculate_means.capabilities_after,
                )
                summarize[type(action)] += (
                    not same or (calculate_means.taking or calculate_means.ending) is not None
                )
    assert {kind for kind in get_args(Action) if not summarize[kind]} == set()


def test_a_build_that_only_lacks_resources_tells_what_it_would_score(
    catalogue: Catalogue,
) -> None:
    would = 0
    for state in play_wanted(catalogue, 5, None):
        options = Options(state)
        for cell in list(find_active_capabilities(state).cells)[:4]:
            for tile in state.hands[state.active]:
                preview = options.preview(Build(tile.id, cell))
                if {reason.why for reason in preview.reasons} == {Why.MISSING_RESOURCES}:
                    own = state.active
                    line = preview.building
                    assert line is not None
                    assert (line.tile, line.at) == (tile, cell)
                    parts = [item.points for item in preview.score if item.heir is own]
                    assert sum(parts) == preview.after[own] - preview.before[own]
                    would += preview.before != preview.after
    assert would > 3


def score_with_road(state: State, road: RoadLine) -> ScoreSheet:
    """The score of `state` as if White had this road and no other."""
    sheet = make_score_sheet(state)
    white, blue = sheet.heirs
    return sheet._replace(roads=(road,), heirs=(white._replace(roads=road.points), blue))


def test_a_road_is_named_only_where_it_alone_makes_the_difference(catalogue: Catalogue) -> None:
    """A road that is gone elsewhere makes a part of it, too."""
    state = create_game(catalogue, NewGame(seed=1))
    road = RoadLine(((0, 0), (1, 0)), (2, 0), Heir.WHITE, 2)
    longer = RoadLine(((0, 0), (1, 0), (2, 0)), (3, 0), Heir.WHITE, 3)
    elsewhere = RoadLine(((5, 5), (6, 5), (7, 5)), (3, 0), Heir.WHITE, 3)
    for other, named in ((longer, longer), (elsewhere, None)):
        (change,) = list_score_changes(
            state, state, score_with_road(state, road), score_with_road(state, other)
        )
        assert (change.points, change.road) == (1, named)
