"""What a preview tells of an action is what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from twoheirs_qt.game.options import Options
from twoheirs_qt.game.preview import Means, Preview
from twoheirs_qt.rules import (
    Action,
    Build,
    Catalogue,
    Destroy,
    EndTurn,
    Heir,
    NewGame,
    State,
    Take,
    Terrain,
    TileSet,
    TreasureRemoved,
    Why,
    access_sources,
    apply,
    legal_actions,
    means,
    new_game,
    reach,
    score_sheet,
)

_WAR = (TileSet.WAR, TileSet.TRAVEL, TileSet.LAND_INDUSTRY)


def played(catalogue: Catalogue, seed: int, level: int | None) -> Iterator[State]:
    """The states of a random game that builds whenever it can."""
    dice = Random(seed)
    state = new_game(catalogue, NewGame(seed=seed, level=level, sets=_WAR))
    while not state.is_over:
        yield state
        legal = legal_actions(state)
        builds = [action for action in legal if isinstance(action, Build)]
        state, _ = apply(state, dice.choice(builds if builds and dice.random() < 0.7 else legal))


def told(means: Means) -> tuple[int, tuple[int, ...], frozenset[str]]:
    return means.reach, tuple(means.access), means.affords


def seen(state: State, heir: Heir) -> tuple[int, tuple[int, ...], frozenset[str]]:
    """The same by what the rules say of a heir, and by which builds are legal."""
    sources = Counter(source.resource for source in access_sources(state, heir))
    builds = frozenset(each.tile for each in legal_actions(state) if isinstance(each, Build))
    return reach(state, heir), tuple(sources[terrain] for terrain in Terrain), builds


def _is_tower(action: Action) -> bool:
    return isinstance(action, Build) and action.tile.startswith("siege-tower")


def check(state: State, action: Action, preview: Preview) -> Counter[str]:
    """Compare a preview with what happens; returns how often what was to be seen."""
    heir = state.active
    then, events = apply(state, action)
    now, after = score_sheet(state).heirs, score_sheet(then).heirs
    assert preview.reasons == ()
    assert preview.before == (now[0].total, now[1].total)
    assert preview.after == (after[0].total, after[1].total)
    for each in Heir:
        parts = [change.points for change in preview.score if change.heir is each]
        assert sum(parts) == preview.after[each] - preview.before[each]
        assert all(parts)
        assert sorted(parts, key=abs, reverse=True) == parts or len({*map(abs, parts)}) < len(parts)
    assert told(preview.means_before) == seen(state, heir)
    assert told(preview.means_after) == seen(then, heir)
    gone = {event.at for event in events if isinstance(event, TreasureRemoved)}
    removed = {change.cell for change in preview.score if change.cell and change.tile is None}
    assert removed == gone
    assert {cell for cell, _ in preview.targets} == set(then.siege)
    for cell, change in preview.targets:
        ruined = score_sheet(apply(then, Destroy(cell))[0]).heirs
        assert change == tuple(ruined[heir].total - after[heir].total for heir in Heir)
    return Counter(
        points=preview.before != preview.after,
        reach=preview.means_before.reach != preview.means_after.reach,
        access=preview.means_before.access != preview.means_after.access,
        removed=bool(removed),
        lacking=bool(preview.lacking),
        targets=bool(preview.targets),
        destroyed=isinstance(action, Destroy),
    )


@pytest.mark.parametrize("level", [None, 3])
def test_a_preview_of_every_legal_action_tells_what_then_happens(
    catalogue: Catalogue, level: int | None
) -> None:
    found = Counter[str]()
    for seed in range(12 if level is None else 4):
        dice = Random(seed)
        for state in played(catalogue, seed, level):
            options = Options(state)
            legal = [each for each in legal_actions(state) if not isinstance(each, (Take, EndTurn))]
            kinds = {type(each) for each in legal}
            few = dice.sample(legal, min(len(legal), 6))
            few += [next(each for each in legal if type(each) is kind) for kind in kinds]
            few += [each for each in legal if isinstance(each, Destroy) or _is_tower(each)]
            for action in few:
                found += check(state, action, options.preview(action))
    wanted = {"points", "reach", "access"}
    wanted |= {"targets", "destroyed"} if level is None else {"removed", "lacking"}
    assert {name for name in wanted if found[name] < 3} == set()


def test_a_take_and_the_end_of_a_turn_reveal_nothing(catalogue: Catalogue) -> None:
    for state in played(catalogue, 3, 2):
        for action in legal_actions(state):
            if isinstance(action, (Take, EndTurn)):
                preview = Options(state).preview(action)
                assert preview.after == preview.before
                assert preview.means_after == preview.means_before
                assert not preview.score


def test_a_build_that_only_lacks_resources_tells_what_it_would_score(
    catalogue: Catalogue,
) -> None:
    would = 0
    for state in played(catalogue, 5, None):
        options = Options(state)
        for cell in list(means(state).cells)[:4]:
            for tile in state.hands[state.active]:
                preview = options.preview(Build(tile.id, cell))
                if {each.why for each in preview.reasons} == {Why.MISSING_RESOURCES}:
                    own = state.active
                    line = preview.building
                    assert line is not None
                    assert (line.tile, line.at) == (tile, cell)
                    parts = [each.points for each in preview.score if each.heir is own]
                    assert sum(parts) == preview.after[own] - preview.before[own]
                    would += preview.before != preview.after
    assert would > 3
