"""The table at one moment of the game, as values: made straight from the moment.

Whatever shows the game reads this. The model publishes it, and makes its rows from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.rules import (
    BuildingLine,
    Capabilities,
    Catalogue,
    Cell,
    Heir,
    Resources,
    State,
    Take,
    Terrain,
    Troop,
    TroopKind,
    apply_silently,
    count_missing_tiles,
    find_active_capabilities,
    find_shortfall,
    list_counted_cells,
    make_capabilities,
    make_score_sheet,
    why_not,
)
from twoheirs_qt.games.two_heirs.rules.state import Solo
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names, name_player
from twoheirs_qt.tabletop.play import moments
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.text.text import Text


@dataclass(frozen=True, slots=True, eq=False)
class Moment(moments.Moment):
    """A moment of The Two Heirs; `chronicle` holds the entries that led to it."""

    state: State
    chronicle: Entries = field(default_factory=Entries)


class PlaceSnapshot(NamedTuple):
    """A place of the ring; `reach_number` counts from 1, 0 is out of reach."""

    tile: str | None
    reach_number: int


class TileSnapshot(NamedTuple):
    """A tile of the landscape; `owner` None is open terrain."""

    tile: str
    cell: Cell
    owner: Heir | None
    is_besieged: bool
    treasure: str | None


class HeirSnapshot(NamedTuple):
    """An heir's reach and access, and the points as if the game ended now.

    `is_active`: it is this heir's turn; nobody's once the game is over. `discounts`: open ones, 0
    for the heir whose turn it is not. `is_crowned`: the game is over, and this heir has won, or
    nobody has; nobody is after a game was given up.
    """

    name: Text
    is_active: bool
    reach: int
    access: Resources
    points: int
    discounts: int
    is_crowned: bool = False


class TreasureSnapshot(NamedTuple):
    """A treasure on a tile, by its id: the cells that count for its condition, what it lacks."""

    id: str
    cell: Cell
    counted_cells: tuple[Cell, ...]
    missing_count: int


class SoloSnapshot(NamedTuple):
    """The additions of a game against Henry.

    `centre`: the cell around which he places his tiles; `scaffold`: where the scaffold stands,
    None before the human has built. While his turn is played, `taken` is the tile he has taken
    and not yet placed, and `leaving_treasure` the cell of a treasure about to be removed.
    """

    henry: Heir
    level: int
    pile: int
    treasures: tuple[TreasureSnapshot, ...]
    centre: Cell
    scaffold: Cell | None
    taken: str | None = None
    leaving_treasure: Cell | None = None

    def find_treasure(self, cell: Cell) -> TreasureSnapshot | None:
        return next((treasure for treasure in self.treasures if treasure.cell == cell), None)


class TableSnapshot(NamedTuple):
    """The whole table. Pairs are indexed by `Heir`; no `solo` in a duel.

    `south` is the heir whose tiles lie upright on the map. `missing_resources`: what would
    be missing for the tiles that the active heir could build, those of the hand now, those that
    may be taken once they are: nothing of one that could be paid. `buildings`: the line of the
    score sheet of each.

    `turn` counts from 1, `turns_left` is as in `State`. `active` is None when the game is over;
    `last_active` is then whose turn the last one was, which the ring of the reserve still shows.
    It is None, too, while `is_first_turn_undecided`: the players do not know yet who begins.
    """

    south: Heir
    places: tuple[PlaceSnapshot, ...]
    shield: int
    crown: Heir
    land: dict[Cell, TileSnapshot]
    buildings: dict[Cell, BuildingLine]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    troops: tuple[tuple[Troop, ...], tuple[Troop, ...]]
    supply_count: int
    top_terrain: Terrain | None
    discards: tuple[str, ...]
    heirs: tuple[HeirSnapshot, HeirSnapshot]
    active: Heir | None
    last_active: Heir
    turn: int
    turns_left: int | None
    catalogue: Catalogue
    solo: SoloSnapshot | None
    missing_resources: dict[str, Resources]
    is_first_turn_undecided: bool = False

    def conceal_turn(self) -> TableSnapshot:
        """The same, as long as nobody knows who has the first turn."""
        white, blue = self.heirs
        return self._replace(
            active=None,
            is_first_turn_undecided=True,
            places=tuple(place._replace(reach_number=0) for place in self.places),
            heirs=(white._replace(is_active=False), blue._replace(is_active=False)),
        )

    @property
    def can_ask_henry(self) -> bool:
        """Whether it can be asked where Henry will build: not in a duel, nor once it is over."""
        return self.solo is not None and self.active is not None

    @property
    def henry(self) -> Heir | None:
        """Henry's heir; None in a duel."""
        return None if self.solo is None else self.solo.henry

    @property
    def slots_in_reach(self) -> list[int]:
        """The places in reach, nearest first."""
        slots_in_reach = [slot for slot, place in enumerate(self.places) if place.reach_number]
        return sorted(slots_in_reach, key=lambda slot: self.places[slot].reach_number)

    @property
    def retinue_cells(self) -> frozenset[Cell]:
        """The cell of the retinue of the active heir; against Henry that of the human."""
        heir = Heir.WHITE if self.active is None else self.active
        if self.solo is not None:
            heir = self.solo.henry.opponent
        return frozenset(
            troop.at
            for troop in self.troops[heir]
            if troop.kind is TroopKind.RETINUE and troop.at is not None
        )

    def list_troops(self, cell: Cell) -> list[tuple[Heir, int]]:
        """The troops on a cell: at most one, but for the start of the game."""
        return [
            (heir, index)
            for heir in Heir
            for index, troop in enumerate(self.troops[heir])
            if troop.at == cell
        ]


def take_snapshot(moment: Moment, names: Names = NO_NAMES) -> TableSnapshot:
    """The table at a moment; `names` is what the players call the heirs."""
    state = moment.state
    is_over = state.is_over or moment.is_given_up
    white, blue = (make_capabilities(state, heir) for heir in Heir)
    own = (white, blue)[state.active]
    in_reach = {slot: number for number, slot in enumerate(own.slots, start=1)}
    sheet = make_score_sheet(state)
    crowned = sheet.winners if state.is_over and not moment.is_given_up else ()
    treasures = {} if state.solo is None else state.solo.treasures
    siege, stack = state.siege, state.stack

    def take_heir_snapshot(heir: Heir, capabilities: Capabilities) -> HeirSnapshot:
        active = heir is state.active and not is_over
        return HeirSnapshot(
            name=name_player(names, heir),
            is_active=active,
            reach=capabilities.reach,
            access=capabilities.access,
            points=sheet.heirs[heir].total,
            discounts=state.discounts if active else 0,
            is_crowned=heir in crowned,
        )

    return TableSnapshot(
        south=state.south,
        places=tuple(
            PlaceSnapshot(None if tile is None else tile.id, in_reach.get(slot, 0))
            for slot, tile in enumerate(state.slots)
        ),
        shield=state.shield,
        crown=state.crown,
        land={
            cell: TileSnapshot(
                tile=face.tile.id,
                cell=cell,
                owner=face.owner,
                is_besieged=cell in siege,
                treasure=treasures[cell].id if cell in treasures else None,
            )
            for cell, face in state.landscape.items()
        },
        buildings={line.at: line for heir in sheet.heirs for line in heir.buildings},
        hands=(
            tuple(tile.id for tile in state.hands[Heir.WHITE]),
            tuple(tile.id for tile in state.hands[Heir.BLUE]),
        ),
        troops=state.troops,
        supply_count=len(stack),
        top_terrain=stack[0].terrain if stack else None,
        discards=tuple(tile.id for tile in state.removed_tiles),
        heirs=(take_heir_snapshot(Heir.WHITE, white), take_heir_snapshot(Heir.BLUE, blue)),
        active=None if is_over else state.active,
        last_active=state.active,
        turn=moment.turn,
        turns_left=state.turns_left,
        catalogue=state.catalogue,
        solo=None if state.solo is None else _take_solo_snapshot(state, state.solo),
        missing_resources={}
        if is_over or state.active is state.henry
        else dict(_list_missing(state, own)),
    )


def _list_missing(state: State, own: Capabilities) -> Iterator[tuple[str, Resources]]:
    """The resources missing for each tile of the hand, and for those in reach once taken."""
    access = own.access
    for tile in state.hands[state.active]:
        yield tile.id, find_shortfall(access, tile, state.discounts)
    for slot in own.slots:
        reserve_tile, take = state.slots[slot], Take(slot)
        if reserve_tile is not None and not why_not(state, take):
            # It gives its own resource no more, and others come in reach. Of what comes in its
            # place only the terrain counts, which lies open on the supply.
            access = find_active_capabilities(apply_silently(state, take)).access
            yield reserve_tile.id, find_shortfall(access, reserve_tile, state.discounts)


def _take_solo_snapshot(state: State, solo: Solo) -> SoloSnapshot:
    treasures = []
    for cell, treasure in solo.treasures.items():
        cells = list_counted_cells(state, cell, treasure)
        missing = count_missing_tiles(treasure, cells)
        treasures.append(TreasureSnapshot(treasure.id, cell, cells, missing))
    return SoloSnapshot(
        henry=state.south.opponent,
        level=solo.level,
        pile=len(solo.pile),
        treasures=tuple(treasures),
        centre=solo.centre,
        scaffold=solo.last_built,
    )
