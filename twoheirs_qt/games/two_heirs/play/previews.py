"""Previews of actions and of the end of a turn: points, dangers, and what would be missed."""

from __future__ import annotations

from collections.abc import Container
from heapq import nlargest
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules import (
    HAND_LIMIT,
    LAST_TURNS,
    ORTHOGONAL_CELLS,
    Action,
    Build,
    Building,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Heir,
    Move,
    Payment,
    Reason,
    Resources,
    RoadLine,
    State,
    Take,
    Terrain,
    Tile,
    Why,
    Withdraw,
    apply_silently,
    count_missing_tiles,
    find_active_capabilities,
    find_coverage,
    list_counted_cells,
    list_legal_actions,
    make_capabilities,
    make_score_sheet,
    why_not,
)
from twoheirs_qt.games.two_heirs.rules.scoring import TREASURE_POINTS, BuildingLine, ScoreSheet
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.turn import build_as_if_affordable

_SIEGE_TOWER: Final = Building.SIEGE_TOWER


class Danger(NamedTuple):
    """A building that the opponent could destroy in the next turn (rules §4, Siege Tower).

    - `cell`: where it lies
    - `from_hand`: the opponent holds what it needs, and need not take a Siege Tower first
    - `change`: by how many points White's and Blue's would differ by the destruction
    """

    cell: Cell
    from_hand: bool
    change: tuple[int, int]


def list_dangers(state: State, unseen: Container[int] = ()) -> tuple[Danger, ...]:
    """The buildings in danger right after this turn, the greatest loss of the active heir first.

    The opponent would move one troop for it at most. Tiles of the reserve on the places `unseen`
    are left out.
    """
    heir, opponent = state.active, state.active.opponent
    if opponent is state.henry or state.turns_left == 1:  # R11: Henry never destroys
        return ()
    towers_in_hand = sum(tile.building is _SIEGE_TOWER for tile in state.hands[opponent])
    tower_slots = frozenset(
        slot
        for slot, tile in enumerate(state.slots)
        if tile is not None and tile.building is _SIEGE_TOWER and slot not in unseen
    )
    towers_built = sum(
        face.owner is opponent and face.tile.building is _SIEGE_TOWER
        for face in state.landscape.values()
    )
    if not (towers_in_hand or tower_slots) or towers_built + towers_in_hand + bool(tower_slots) < 2:
        return ()
    hand = sorted(tile.id for tile in state.hands[heir])
    end = EndTurn(tuple(hand[: max(0, len(hand) - HAND_LIMIT)]))
    if why_not(state, end):
        return ()
    exploration = _Exploration(apply_silently(state, end), heir, tower_slots)
    exploration.explore(moved=False)
    return tuple(sorted(exploration.dangers.values(), key=lambda danger: danger.change[heir]))


class _Exploration:
    """Plays what can lead to a destruction: moves a troop, takes and builds Siege Towers.

    `dangers`: by cell, what is in danger; from the hand if that is possible.
    """

    def __init__(self, start: State, victim: Heir, tower_slots: frozenset[int]) -> None:
        self.dangers: dict[Cell, Danger] = {}
        self._search = Search(start)
        self._seen_keys = {self._search.make_key()}
        self._victim = victim
        self._tower_slots = tower_slots
        self._towers = {
            tile.id for tile in start.catalogue.tiles.values() if tile.building is _SIEGE_TOWER
        }
        self._tower_sites = {
            neighbour
            for cell, face in start.landscape.items()
            if face.owner is victim
            for neighbour in ORTHOGONAL_CELLS[cell]
        }

    def explore(self, *, moved: bool) -> None:
        for action in self._search.list_actions():
            moves = isinstance(action, Move | Deploy | Withdraw)
            if (moves and not moved) or self._is_for_towers(action):
                self._search.play(action)
                key = self._search.make_key()
                if key not in self._seen_keys:
                    self._seen_keys.add(key)
                    if isinstance(action, Build):
                        self._record_dangers()
                    self.explore(moved=moved or moves)
                self._search.take_back()

    def _is_for_towers(self, action: Action) -> bool:
        match action:
            case Take(slot):
                return slot in self._tower_slots
            case Build(tile, at):
                return tile in self._towers and at in self._tower_sites
        return False

    def _record_dangers(self) -> None:
        """Note what the Siege Tower that was just built threatens."""
        before, state = self._search.count_points(), self._search.state
        for cell in state.siege:
            cached = self.dangers.get(cell)
            self._search.play(Destroy(cell))
            points_after = self._search.count_points()
            self._search.take_back()
            change = (points_after[0] - before[0], points_after[1] - before[1])
            new_danger = Danger(cell, not state.taken, change)
            if cached is None or self._rank(new_danger) > self._rank(cached):
                self.dangers[cell] = new_danger

    def _rank(self, danger: Danger) -> tuple[bool, int]:
        return danger.from_hand, -danger.change[self._victim]


class TakePreview(NamedTuple):
    """The consequences of taking a tile (rules §3 A and §6).

    - `refill`: the terrain of the tile that comes from the supply; None if none comes
    - `begins_last_round`: that tile is the last one, so the last round begins
    - `opponent_tiles`: the tiles that the opponent could take then, clockwise, but for the refill;
      none where the opponent is Henry, or has no turn any more
    - `surplus`: how many tiles must be discarded at the end of the turn if none is played
    - `best`: the cell where the tile would bring most if it was built at once, and by how many
      points White's and Blue's would change; None if it could not be built
    - `threat`: where it would have to be built at once to make a building destroyable that is worth
      most to the opponent, the cell of that, and how its destruction would change the points
    - `dangers`: what the opponent could destroy in the next turn if nothing but the take was done
    """

    refill: Terrain | None
    begins_last_round: bool
    opponent_tiles: tuple[str, ...]
    surplus: int
    best: tuple[Cell, tuple[int, int]] | None
    threat: tuple[Cell, Cell, tuple[int, int]] | None
    dangers: tuple[Danger, ...]


class EndTurnPreview(NamedTuple):
    """The consequences of the end of the turn (rules §3, end, and §6).

    - `discards`: how many tiles of the hand have to go; `lapses`: how many discounts lapse
    - `next_heir`: the heir whose turn comes; None if the game is over then
    - `is_last`: that turn is the last one of that heir
    - `dangers`: what the opponent could destroy in that turn; none if this one cannot end yet
    """

    discards: int
    lapses: int
    next_heir: Heir | None
    is_last: bool
    dangers: tuple[Danger, ...]


def preview_take(state: State, action: Take, next_state: State) -> TakePreview:
    """The consequences of a take that leads to the state `next_state`."""
    active, opponent = state.active, state.active.opponent
    opponent_tiles: list[str] = []
    if opponent is not state.henry and state.turns_left != 1:
        slots = (
            slot for slot in make_capabilities(next_state, opponent).slots if slot != state.shield
        )
        opponent_tiles = [tile.id for slot in slots if (tile := next_state.slots[slot]) is not None]
    builds = _list_builds(state, action, next_state)
    refill = next_state.slots[state.shield]  # only its terrain is known before it is drawn
    return TakePreview(
        None if refill is None else refill.terrain,
        state.turns_left is None and next_state.turns_left is not None,
        tuple(opponent_tiles),
        max(0, len(next_state.hands[active]) - HAND_LIMIT),
        max(
            ((cell, calculate_points_change(next_state, built)) for cell, built in builds),
            key=lambda option: option[1][active],
            default=None,
        ),
        min(
            (
                (
                    cell,
                    target,
                    calculate_points_change(built, apply_silently(built, Destroy(target))),
                )
                for cell, built in builds
                for target in built.siege
            ),
            key=lambda option: option[2][opponent],
            default=None,
        ),
        list_dangers(next_state, unseen=() if refill is None else (state.shield,)),
    )


def _list_builds(state: State, action: Take, next_state: State) -> list[tuple[Cell, State]]:
    """The cells where the tile taken could be built at once, and the states that follow."""
    tile = state.slots[action.slot]
    assert tile is not None
    builds = (build for build in list_legal_actions(next_state) if isinstance(build, Build))
    return [
        (build.at, apply_silently(next_state, build)) for build in builds if build.tile == tile.id
    ]


def calculate_points_change(before: State, then: State) -> tuple[int, int]:
    """By how many points White's and Blue's differ between two states."""
    (white, blue), (white_then, blue_then) = (
        make_score_sheet(before).heirs,
        make_score_sheet(then).heirs,
    )
    return white_then.total - white.total, blue_then.total - blue.total


def preview_end_of_turn(state: State) -> EndTurnPreview:
    """The consequences of the end of the turn, whether it can be ended yet or not."""
    turns_left = state.turns_left
    if turns_left is None and not state.stack:  # R19
        turns_left = LAST_TURNS
    is_over = turns_left is not None and turns_left <= 1
    return EndTurnPreview(
        max(0, len(state.hands[state.active]) - HAND_LIMIT),
        state.discounts,
        None if is_over else state.active.opponent,
        turns_left is not None and not is_over,
        list_dangers(state),
    )


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


class CapabilitySummary(NamedTuple):
    """Reach and access of the active heir, and the tiles that they give.

    `in_reach`: the tiles of the reserve, clockwise. `affordable_tiles`: those of the hand
    that could be built somewhere.
    """

    reach: int
    access: Resources
    in_reach: tuple[str, ...]
    affordable_tiles: frozenset[str]


class Preview(NamedTuple):
    """The changes by an action, without anything it would reveal.

    - `reasons`: why it cannot be done, none if it can. Where nothing but resources are missing,
      the rest tells what would be if they were not, except reach and access, which stay as they
      are.
    - `coverage`: what pays for it; for a build alone, and then even if it cannot be done
    - `before`, `after`: points of White and of Blue as if the game ended
    - `score`: the lines that make the difference, in each heir the largest first
    - `capabilities_before`, `capabilities_after`: those of the active heir
    - `missing_tiles`: the treasures that would lack another number of tiles, and how many
    - `targets`: the buildings that could be destroyed right afterwards, and what that would change
      in the points of White and of Blue
    - `lost_targets`: the buildings that could be destroyed now, and not afterwards any more
    - `building`: what the building on the cell of the action would score then, its own line
    - `taking`: what follows from taking a tile; `ending`: what the end of the turn brings, also
      where something must be done first. Of a tile that comes from the supply, nothing but its
      terrain is told or counted, and of Henry's turn nothing.
    """

    action: Action
    reasons: tuple[Reason, ...]
    payment: Payment | None
    before: tuple[int, int]
    after: tuple[int, int]
    capabilities_before: CapabilitySummary
    capabilities_after: CapabilitySummary
    score: tuple[ScoreChange, ...] = ()
    missing_tiles: tuple[tuple[Cell, int], ...] = ()
    targets: tuple[tuple[Cell, tuple[int, int]], ...] = ()
    lost_targets: tuple[Cell, ...] = ()
    building: BuildingLine | None = None
    taking: TakePreview | None = None
    ending: EndTurnPreview | None = None

    @property
    def lacks_only_resources(self) -> bool:
        """Whether nothing but its cost stands in the way."""
        return _lacks_only_resources(self.reasons)


def preview(
    state: State,
    action: Action,
    reasons: tuple[Reason, ...],
    sheet: ScoreSheet,
    capabilities_before: CapabilitySummary,
) -> Preview:
    """Preview `action`; it changes nothing if it cannot be done, whatever it costs.

    `sheet` and `capabilities_before` are those of `state`.
    """
    payment = None
    if isinstance(action, Build) and action.tile in state.catalogue.tiles:
        payment = find_coverage(state, state.catalogue.tiles[action.tile])
    points = count_points(sheet)
    if isinstance(action, EndTurn):
        return Preview(
            action,
            reasons,
            None,
            points,
            points,
            capabilities_before,
            capabilities_before,
            ending=preview_end_of_turn(state),
        )
    if reasons and not _lacks_only_resources(reasons):
        return Preview(
            action, reasons, payment, points, points, capabilities_before, capabilities_before
        )
    if isinstance(action, Build) and reasons:
        next_state = build_as_if_affordable(state, action)
    else:
        next_state = apply_silently(state, action)
    new_sheet = make_score_sheet(next_state)
    destroyed = action.at if isinstance(action, Destroy) else None
    at = action.at if isinstance(action, Build) else _find_goal(action)
    lines = (line for heir in new_sheet.heirs for line in heir.buildings)
    return Preview(
        action,
        reasons,
        payment,
        points,
        count_points(new_sheet),
        capabilities_before,
        capabilities_before
        if reasons
        else summarize_capabilities(
            next_state, unseen=state.shield if isinstance(action, Take) else None
        ),
        tuple(list_score_changes(state, next_state, sheet, new_sheet)),
        tuple(_list_treasure_changes(state, next_state)),
        tuple(
            (cell, calculate_points_change(next_state, apply_silently(next_state, Destroy(cell))))
            for cell in next_state.siege
        ),
        tuple(cell for cell in state.siege if cell not in next_state.siege and cell != destroyed),
        next((line for line in lines if line.at == at), None),
        preview_take(state, action, next_state) if isinstance(action, Take) else None,
    )


def summarize_capabilities(state: State, unseen: int | None = None) -> CapabilitySummary:
    """Return what the active heir has to act with; the tile on the place `unseen` is not named."""
    capabilities = find_active_capabilities(state)
    names = (state.slots[slot] for slot in capabilities.slots if slot != unseen)
    hand = state.hands[state.active] if capabilities.cells else ()
    affordable_tiles = (
        tile.id for tile in hand if not any(find_coverage(state, tile).missing_resources)
    )
    return CapabilitySummary(
        capabilities.reach,
        capabilities.access,
        tuple(tile.id for tile in names if tile is not None),
        frozenset(affordable_tiles),
    )


def count_points(sheet: ScoreSheet) -> tuple[int, int]:
    """The points of White and of Blue."""
    white, blue = sheet.heirs
    return white.total, blue.total


def list_score_changes(
    before: State, next_state: State, old: ScoreSheet, new: ScoreSheet
) -> list[ScoreChange]:
    """The lines that differ between two score sheets; together they make the whole difference."""
    changes = []
    for heir in Heir:
        old_lines = {line.at: line for line in old.heirs[heir].buildings}
        new_lines = {line.at: line for line in new.heirs[heir].buildings}
        for at in dict.fromkeys((*new_lines, *old_lines)):
            changes += _list_building_changes(heir, old_lines.get(at), new_lines.get(at))
        roads = new.heirs[heir].roads - old.heirs[heir].roads
        if roads:
            changes.append(ScoreChange(heir, roads, road=_find_other_road(old, new)))
    if before.solo is not None and next_state.solo is not None and before.henry is not None:
        removed_cells = [
            cell for cell in before.solo.treasures if cell not in next_state.solo.treasures
        ]
        changes += [ScoreChange(before.henry, -TREASURE_POINTS, cell) for cell in removed_cells]
    return sorted(changes, key=lambda change: -abs(change.points))


def _list_building_changes(
    heir: Heir, old_line: BuildingLine | None, new_line: BuildingLine | None
) -> list[ScoreChange]:
    line = new_line or old_line
    assert line is not None
    if old_line is not None and new_line is not None and old_line.tile != new_line.tile:
        # Two turns are compared that build different tiles there.
        return _list_building_changes(heir, None, new_line) + _list_building_changes(
            heir, old_line, None
        )
    points = (0 if new_line is None else new_line.final_points) - (
        0 if old_line is None else old_line.final_points
    )
    if not points:
        return []
    doubled = None
    if old_line is not None and new_line is not None and old_line.doubled is not new_line.doubled:
        doubled = new_line.doubled
    return [ScoreChange(heir, points, line.at, line.tile, doubled)]


def _find_other_road(old: ScoreSheet, new: ScoreSheet) -> RoadLine | None:
    """The only road that is another now; None where there are several, or one is gone elsewhere."""
    changed_roads = [road for road in new.roads if road not in old.roads]
    gone_roads = [road for road in old.roads if road.points and road not in new.roads]
    if len(changed_roads) != 1 or any(
        set(changed_roads[0].cells).isdisjoint(road.cells) for road in gone_roads
    ):
        return None
    return changed_roads[0]


def _list_treasure_changes(before: State, next_state: State) -> list[tuple[Cell, int]]:
    if before.solo is None or next_state.solo is None:
        return []
    changes = []
    for cell, treasure in next_state.solo.treasures.items():
        missing = count_missing_tiles(treasure, list_counted_cells(next_state, cell, treasure))
        if missing != count_missing_tiles(treasure, list_counted_cells(before, cell, treasure)):
            changes.append((cell, missing))
    return changes


def _lacks_only_resources(reasons: tuple[Reason, ...]) -> bool:
    return bool(reasons) and all(reason.why is Why.MISSING_RESOURCES for reason in reasons)


def _find_goal(action: Action) -> Cell | None:
    """The cell to which an action brings a troop."""
    return action.to if isinstance(action, (Move, Deploy)) else None


_WIDTH: Final = 12
"""The number of states that are continued after each number of actions."""

_DEPTH: Final = 3
"""The maximum number of actions of a plan: longer ones are hard to follow."""


class MissedPoints(NamedTuple):
    """Actions that can be done one after another, and by how many points White's and Blue's change.

    The active heir gains on the other by them, and could not gain as much by fewer of them.
    """

    actions: tuple[Action, ...]
    change: tuple[int, int]


class _PlanNode(NamedTuple):
    gain: int
    search: Search
    actions: tuple[Action, ...]


def find_missed_points(state: State) -> MissedPoints | None:
    """The best that a few actions could still bring in a last turn; None if nothing is found.

    In other turns nothing is missed: what is not scored now can be scored later.
    """
    if state.turns_left not in (1, 2) or state.stack:
        return None
    start, heir = Search(state), state.active
    before = start.calculate_lead(heir)
    seen_keys, best = {start.make_key()}, _PlanNode(0, start, ())
    nodes = [best]
    for _ in range(_DEPTH):
        next_nodes: list[_PlanNode] = []
        for node in nodes:
            search = node.search
            for action in search.list_actions():
                if isinstance(action, EndTurn):
                    continue
                search.play(action)
                key = search.make_key()
                if key not in seen_keys:
                    seen_keys.add(key)
                    gain = search.calculate_lead(heir) - before
                    next_nodes.append(_PlanNode(gain, search.copy(), (*node.actions, action)))
                search.take_back()
        nodes = nlargest(_WIDTH, next_nodes, lambda node: node.gain)
        if nodes and nodes[0].gain > best.gain:
            best = nodes[0]
    if not best.actions:
        return None
    (white, blue), (white_then, blue_then) = start.count_points(), best.search.count_points()
    return MissedPoints(best.actions, (white_then - white, blue_then - blue))
