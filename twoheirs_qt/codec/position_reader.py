"""From the shape of a position to a state, with every check that a shape cannot make."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, quoted
from twoheirs_qt.files.vocabulary import shown
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import (
    Catalogue,
    Face,
    Heir,
    Terrain,
    Tile,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.rules.setup import SETS_IN_PLAY
from twoheirs_qt.rules.state import Solo, State

if TYPE_CHECKING:
    from twoheirs_qt.codec.shapes import ScoredPositionShape, SoloShape, TroopShape

_CROSSES = (Terrain.WOOD, Terrain.WHEAT, Terrain.STONE)
"""The terrains of Henry's retinue and of his troops (rules §7)."""


class Position(NamedTuple):
    """A state of the game as a file holds it.

    `unseen` names the piles whose order the file does not know (see `files.unseen`).
    """

    state: State
    unseen: tuple[str, ...] = ()


class PositionReader:
    """Makes a position of a sound shape, and finds what a shape cannot say."""

    def __init__(self, shape: ScoredPositionShape, catalogue: Catalogue) -> None:
        self._shape = shape
        self._catalogue = catalogue
        self._solo = shape.mode == "solo"
        self._south = shape.south
        given = shape.model_fields_set
        self._active = shape.active if "active" in given else self._south
        self._crown = shape.reserve.crown if "reserve" in given else self._active
        self._places: dict[str, str] = {}
        """Tile -> the place in the file where it was found."""

    def position(self) -> Position:
        shape = self._shape
        landscape = self._landscape()
        troops = self._troops(landscape)
        slots = self._slots()
        hands = (
            self._tiles(shape.hands.white, "hands.white"),
            self._tiles(shape.hands.blue, "hands.blue"),
        )
        stack = self._tiles(shape.stack, "stack")
        self._check_turn(hands)
        siege = self._siege(landscape)
        solo = self._read_solo(landscape)
        complete = "stack" in shape.model_fields_set
        state = State(
            catalogue=self._catalogue,
            south=self._south,
            score_roads=shape.score_roads,
            active=self._active,
            landscape=landscape,
            troops=troops,
            slots=slots,
            shield=shape.reserve.shield,
            crown=self._crown,
            hands=hands,
            stack=stack,
            taken=shape.taken,
            discounts=shape.discounts,
            siege=siege,
            turns_left=shape.turns_left,
            solo=solo,
            out=self._left_the_game() if complete else (),
        )
        return Position(state, tuple(shape.unseen))

    # -- tiles ------------------------------------------------------------------------------------

    def _tile(self, name: str, place: str) -> Tile:
        tile = self._catalogue.tiles.get(name)
        if tile is None:
            raise FileFault(faults.UNKNOWN_TILE.fill(tile=quoted(name)), place)
        before = self._places.setdefault(name, place)
        if before != place:
            raise FileFault(faults.TILE_TWICE.fill(tile=quoted(name), place=before), place)
        return tile

    def _tiles(self, names: list[str], place: str) -> tuple[Tile, ...]:
        return tuple(self._tile(name, f"{place}[{index}]") for index, name in enumerate(names))

    def _landscape(self) -> dict[Cell, Face]:
        landscape: dict[Cell, Face] = {}
        for index, placed in enumerate(self._shape.landscape):
            place = f"landscape[{index}]"
            tile = self._tile(placed.tile, f"{place}.tile")
            cell = placed.at
            if cell in landscape:
                raise FileFault(faults.TWO_TILES.fill(cell=shown(cell)), f"{place}.at")
            landscape[cell] = tile.face(placed.owner)
        return landscape

    def _slots(self) -> tuple[Tile | None, ...]:
        reserve = self._shape.reserve
        if reserve.slots[reserve.shield] is not None:
            place = f"reserve.slots[{reserve.shield}]"
            raise FileFault(faults.ON_SHIELD, place)
        return tuple(
            None if name is None else self._tile(name, f"reserve.slots[{index}]")
            for index, name in enumerate(reserve.slots)
        )

    def _left_the_game(self) -> tuple[Tile, ...]:
        """The tiles of the sets in play that are nowhere; none if it is unclear which are."""
        tiles = self._catalogue.tiles
        sets = {tiles[name].tile_set for name in self._places}
        if len(sets) != SETS_IN_PLAY:
            return ()
        return tuple(
            tile for tile in tiles.values() if tile.tile_set in sets and tile.id not in self._places
        )

    # -- troops -----------------------------------------------------------------------------------

    def _troops(self, landscape: dict[Cell, Face]) -> tuple[tuple[Troop, ...], tuple[Troop, ...]]:
        standing: dict[Cell, TroopKind] = {}
        shape = self._shape.troops
        white = self._troops_of(Heir.WHITE, shape.white, landscape, standing)
        blue = self._troops_of(Heir.BLUE, shape.blue, landscape, standing)
        return white, blue

    def _troops_of(
        self,
        heir: Heir,
        shapes: list[TroopShape],
        landscape: dict[Cell, Face],
        standing: dict[Cell, TroopKind],
    ) -> tuple[Troop, ...]:
        field = f"troops.{heir.word}"
        henry = self._solo and heir is not self._south
        found: list[Troop] = []
        own: set[Cell] = set()
        for index, shape in enumerate(shapes):
            troop = self._troop(shape, henry, f"{field}[{index}]")
            if troop.at is not None:
                place, cell = f"{field}[{index}].at", shown(troop.at)
                if troop.at not in landscape:
                    raise FileFault(faults.NO_TILE.fill(cell=cell), place)
                both_retinues = (
                    troop.kind is TroopKind.RETINUE
                    and standing.get(troop.at) is TroopKind.RETINUE
                    and troop.at not in own
                )
                if troop.at in standing and not both_retinues:
                    raise FileFault(faults.TWO_TROOPS.fill(cell=cell), place)
                standing[troop.at] = troop.kind
                own.add(troop.at)
            found.append(troop)
        self._check_kinds(found, henry, field)
        # Their order in the file means nothing: the retinue, then Henry's by their terrains.
        found.sort(key=lambda troop: (troop.kind is TroopKind.TROOP, troop.terrain or 0))
        return tuple(found)

    def _troop(self, shape: TroopShape, henry: bool, place: str) -> Troop:
        if henry and shape.terrain is None:
            raise FileFault(faults.HENRY_TERRAINS, f"{place}.terrain")
        if not henry and shape.terrain is not None:
            raise FileFault(faults.ONLY_HENRY, f"{place}.terrain")
        if shape.kind is TroopKind.RETINUE and shape.at is None and not henry:
            raise FileFault(faults.RETINUE_OFF, f"{place}.at")
        return Troop(shape.kind, shape.at, shape.moved, shape.terrain)

    def _check_kinds(self, troops: list[Troop], henry: bool, place: str) -> None:
        retinues = [troop for troop in troops if troop.kind is TroopKind.RETINUE]
        others = [troop for troop in troops if troop.kind is TroopKind.TROOP]
        if (len(retinues), len(others)) != (1, 2):
            counts = {"retinues": str(len(retinues)), "troops": str(len(others))}
            raise FileFault(faults.TROOP_COUNT.fill(**counts), place)
        if henry and (
            retinues[0].terrain is not _CROSSES[0]
            or {troop.terrain for troop in others} != set(_CROSSES[1:])
        ):
            raise FileFault(faults.HENRY_TERRAINS, place)

    # -- the turn ---------------------------------------------------------------------------------

    def _check_turn(self, hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]) -> None:
        shape = self._shape
        given = shape.model_fields_set
        if self._crown is not self._active and not shape.taken and given >= {"active", "taken"}:
            raise FileFault(faults.CROWN_TOO_EARLY, "reserve.crown")
        if self._solo:
            henry = self._south.opponent
            if self._active is henry and shape.turns_left != 0:
                raise FileFault(faults.HENRY_ACTIVE, "active")
            if hands[henry]:
                raise FileFault(faults.HENRY_HOLDS, f"hands.{henry.word}")

    def _siege(self, landscape: dict[Cell, Face]) -> tuple[Cell, ...]:
        active = self._active if "active" in self._shape.model_fields_set else None
        for index, cell in enumerate(self._shape.siege):
            face = landscape.get(cell)
            if face is None or face.owner is None or face.owner is active:
                fault = faults.NOT_BESIEGED.fill(cell=shown(cell))
                raise FileFault(fault, f"siege[{index}]")
        return tuple(sorted(set(self._shape.siege)))

    # -- solo -------------------------------------------------------------------------------------

    def _read_solo(self, landscape: dict[Cell, Face]) -> Solo | None:
        shape = self._shape.solo
        if not self._solo:
            if "solo" in self._shape.model_fields_set:
                raise FileFault(faults.NOT_IN_DUEL, "solo")
            return None
        if shape is None:
            raise FileFault(faults.NOT_IN_SOLO, "solo")
        start = self._cell_with_tile(shape.start, landscape, "solo.start")
        last_built = None
        if shape.last_built is not None:
            last_built = self._cell_with_tile(shape.last_built, landscape, "solo.last_built")
        return Solo(shape.level, *self._treasures(shape, landscape), last_built, start)

    def _treasures(
        self, shape: SoloShape, landscape: dict[Cell, Face]
    ) -> tuple[tuple[Treasure, ...], dict[Cell, Treasure]]:
        places: dict[str, str] = {}

        def treasure(name: str, place: str) -> Treasure:
            found = self._catalogue.treasures.get(name)
            if found is None:
                raise FileFault(faults.UNKNOWN_TREASURE.fill(treasure=quoted(name)), place)
            if name in places:
                already = faults.TREASURE_TWICE.fill(treasure=quoted(name), place=places[name])
                raise FileFault(already, place)
            places[name] = place
            return found

        pile = tuple(treasure(name, f"solo.pile[{index}]") for index, name in enumerate(shape.pile))
        lying: dict[Cell, Treasure] = {}
        for index, each in enumerate(shape.treasures):
            place = f"solo.treasures[{index}]"
            found = treasure(each.treasure, f"{place}.treasure")
            cell = self._cell_with_tile(each.at, landscape, f"{place}.at")
            if cell in lying:
                raise FileFault(faults.TWO_TREASURES.fill(cell=shown(cell)), f"{place}.at")
            lying[cell] = found
        return pile, lying

    def _cell_with_tile(self, cell: Cell, landscape: dict[Cell, Face], place: str) -> Cell:
        if cell not in landscape:
            raise FileFault(faults.NO_TILE.fill(cell=shown(cell)), place)
        return cell
