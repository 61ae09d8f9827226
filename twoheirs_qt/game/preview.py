"""What an action would change, line by line, worked out from the state that it leads to."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.game.turn_preview import Ending, Taking, ending, points_change, taking
from twoheirs_qt.rules import (
    Action,
    Build,
    Cell,
    Coverage,
    Deploy,
    Destroy,
    EndTurn,
    Heir,
    Move,
    Reason,
    Resources,
    RoadLine,
    State,
    Take,
    Tile,
    Why,
    after,
    counted_cells,
    coverage,
    lacking,
    means,
    score_sheet,
)
from twoheirs_qt.rules.scoring import TREASURE_POINTS, BuildingLine, ScoreSheet
from twoheirs_qt.rules.turn import after_paid


class ScoreChange(NamedTuple):
    """A line of an heir's score that would change by `points`: a building, a treasure, or roads.

    - `cell`: where it lies; None for roads. `tile`: the building; None for a treasure and for roads
    - `doubled`: the building begins, or ceases, to count double; None for neither
    - `road`: the road that changes the points, where it is a single one
    """

    heir: Heir
    points: int
    cell: Cell | None = None
    tile: Tile | None = None
    doubled: bool | None = None
    road: RoadLine | None = None


class Means(NamedTuple):
    """What the active heir has to act with.

    `in_reach`: the tiles of the reserve, clockwise. `affords`: those of the hand that could be
    built somewhere.
    """

    reach: int
    access: Resources
    in_reach: tuple[str, ...]
    affords: frozenset[str]


class Preview(NamedTuple):
    """What an action would change, without anything it would reveal.

    - `reasons`: why it cannot be done, none if it can. Where nothing but resources are missing,
      the rest tells what would be if they were not, but for the means: these stay as they are.
    - `coverage`: what pays for it; for a build alone, and then even if it cannot be done
    - `before`, `after`: points of White and of Blue as if the game ended
    - `score`: the lines that make the difference, in each heir the largest first
    - `means_before`, `means_after`: what the active heir has to act with
    - `lacking`: the treasures that would lack another number of tiles, and how many
    - `targets`: the buildings that could be destroyed right afterwards, and what that would change
      in the points of White and of Blue
    - `forgone`: the buildings that could be destroyed now, and not afterwards any more
    - `building`: what the building on the cell of the action would score then, its own line
    - `taking`: what follows from taking a tile; `ending`: what the end of the turn brings, also
      where something must be done first. Of a tile that comes from the supply, nothing but its
      terrain is told or counted, and of Henry's turn nothing.
    """

    action: Action
    reasons: tuple[Reason, ...]
    coverage: Coverage | None
    before: tuple[int, int]
    after: tuple[int, int]
    means_before: Means
    means_after: Means
    score: tuple[ScoreChange, ...] = ()
    lacking: tuple[tuple[Cell, int], ...] = ()
    targets: tuple[tuple[Cell, tuple[int, int]], ...] = ()
    forgone: tuple[Cell, ...] = ()
    building: BuildingLine | None = None
    taking: Taking | None = None
    ending: Ending | None = None

    @property
    def only_unpaid(self) -> bool:
        """Whether nothing but its cost stands in the way."""
        return _only_unpaid(self.reasons)


def preview(
    state: State, action: Action, reasons: tuple[Reason, ...], sheet: ScoreSheet, own: Means
) -> Preview:
    """What `action` would change; nothing if it cannot be done, whatever it costs.

    `sheet` and `own`: the score and the means as they are in `state`.
    """
    paid = None
    if isinstance(action, Build) and action.tile in state.catalogue.tiles:
        paid = coverage(state, state.catalogue.tiles[action.tile])
    points = totals(sheet)
    if isinstance(action, EndTurn):
        return Preview(action, reasons, None, points, points, own, own, ending=ending(state))
    if reasons and not _only_unpaid(reasons):
        return Preview(action, reasons, paid, points, points, own, own)
    if isinstance(action, Build) and reasons:
        then = after_paid(state, action)
    else:
        then = after(state, action)
    new = score_sheet(then)
    destroyed = action.at if isinstance(action, Destroy) else None
    at = action.at if isinstance(action, Build) else _goal(action)
    lines = (line for heir in new.heirs for line in heir.buildings)
    return Preview(
        action,
        reasons,
        paid,
        points,
        totals(new),
        own,
        own
        if reasons
        else means_now(then, unseen=state.shield if isinstance(action, Take) else None),
        tuple(score_changes(state, then, sheet, new)),
        tuple(_lacking(state, then)),
        tuple((cell, points_change(then, after(then, Destroy(cell)))) for cell in then.siege),
        tuple(cell for cell in state.siege if cell not in then.siege and cell != destroyed),
        next((line for line in lines if line.at == at), None),
        taking(state, action, then) if isinstance(action, Take) else None,
    )


def means_now(state: State, unseen: int | None = None) -> Means:
    """What the active heir has to act with; the tile on the place `unseen` is not named."""
    found = means(state)
    names = (state.slots[slot] for slot in found.slots if slot != unseen)
    hand = state.hands[state.active] if found.cells else ()
    affords = (tile.id for tile in hand if not any(coverage(state, tile).short))
    return Means(
        found.reach,
        found.access,
        tuple(tile.id for tile in names if tile is not None),
        frozenset(affords),
    )


def totals(sheet: ScoreSheet) -> tuple[int, int]:
    """The points of White and of Blue."""
    white, blue = sheet.heirs
    return white.total, blue.total


def score_changes(
    before: State, then: State, old: ScoreSheet, new: ScoreSheet
) -> list[ScoreChange]:
    """The lines that differ between two score sheets; together they make the whole difference."""
    found = []
    for heir in Heir:
        was = {line.at: line for line in old.heirs[heir].buildings}
        now = {line.at: line for line in new.heirs[heir].buildings}
        for at in dict.fromkeys((*now, *was)):
            found += _building_change(heir, was.get(at), now.get(at))
        roads = new.heirs[heir].roads - old.heirs[heir].roads
        if roads:
            found.append(ScoreChange(heir, roads, road=_changed_road(old, new)))
    if before.solo is not None and then.solo is not None and before.henry is not None:
        gone = [cell for cell in before.solo.treasures if cell not in then.solo.treasures]
        found += [ScoreChange(before.henry, -TREASURE_POINTS, cell) for cell in gone]
    return sorted(found, key=lambda change: -abs(change.points))


def _building_change(
    heir: Heir, was: BuildingLine | None, now: BuildingLine | None
) -> list[ScoreChange]:
    line = now or was
    assert line is not None
    points = (0 if now is None else now.counted) - (0 if was is None else was.counted)
    if not points:
        return []
    doubled = None
    if was is not None and now is not None and was.doubled is not now.doubled:
        doubled = now.doubled
    return [ScoreChange(heir, points, line.at, line.tile, doubled)]


def _changed_road(old: ScoreSheet, new: ScoreSheet) -> RoadLine | None:
    """The only road that is another now; None where there are several, or one is gone."""
    changed = [road for road in new.roads if road not in old.roads]
    return changed[0] if len(changed) == 1 else None


def _lacking(before: State, then: State) -> list[tuple[Cell, int]]:
    if before.solo is None or then.solo is None:
        return []
    found = []
    for cell, treasure in then.solo.treasures.items():
        lacks = lacking(treasure, counted_cells(then, cell, treasure))
        if lacks != lacking(treasure, counted_cells(before, cell, treasure)):
            found.append((cell, lacks))
    return found


def _only_unpaid(reasons: tuple[Reason, ...]) -> bool:
    return bool(reasons) and all(reason.why is Why.MISSING_RESOURCES for reason in reasons)


def _goal(action: Action) -> Cell | None:
    """The cell to which an action brings a troop."""
    return action.to if isinstance(action, (Move, Deploy)) else None
