"""Conversion of the shape of a position into a state, with all checks beyond its shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from twoheirs_qt.games.two_heirs.codec import fault_texts
from twoheirs_qt.games.two_heirs.codec.vocabulary import format_cell
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Face,
    Heir,
    Terrain,
    Tile,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.games.two_heirs.rules.state import Solo, State
from twoheirs_qt.tabletop.files.errors import FileError, quote

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.codec.shapes import ScoredPositionShape, SoloShape, TroopShape

_HENRY_TERRAINS = (Terrain.WOOD, Terrain.WHEAT, Terrain.STONE)
"""The terrains of Henry's retinue and of his troops (rules §7)."""


class Position(NamedTuple):
    """The state in a file; `unseen` names the piles of unknown order (see `saves/unseen.py`)."""

    state: State
    unseen: tuple[str, ...] = ()


class PositionReader:
    """Converts a shape into a position and checks it."""

    def __init__(self, shape: ScoredPositionShape, catalogue: Catalogue) -> None:
        self._shape = shape
        self._catalogue = catalogue
        self._is_solo = shape.mode == "solo"
        self._south = shape.south
        given_fields = shape.model_fields_set
        self._active = shape.active if "active" in given_fields else self._south
        self._crown = shape.reserve.crown if "reserve" in given_fields else self._active
        self._places: dict[str, str] = {}
        """Tile -> its place in the file."""

    def read(self) -> Position:
        shape = self._shape
        landscape = self._read_landscape()
        troops = self._read_troops(landscape)
        slots = self._read_slots()
        hands = (
            self._read_tiles(shape.hands.white, "hands.white"),
            self._read_tiles(shape.hands.blue, "hands.blue"),
        )
        stack = self._read_tiles(shape.stack, "stack")
        self._check_turn(hands)
        siege = self._read_siege(landscape)
        solo = self._read_solo(landscape)
        has_stack = "stack" in shape.model_fields_set
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
            removed_tiles=self._find_removed_tiles() if has_stack else (),
        )
        return Position(state, tuple(shape.unseen))

    # -- tiles ------------------------------------------------------------------------------------

    def _read_tile(self, name: str, location: str) -> Tile:
        tile = self._catalogue.tiles.get(name)
        if tile is None:
            raise FileError(fault_texts.UNKNOWN_TILE.fill(tile=quote(name)), location)
        former_place = self._places.setdefault(name, location)
        if former_place != location:
            raise FileError(
                fault_texts.TILE_TWICE.fill(tile=quote(name), place=former_place), location
            )
        return tile

    def _read_tiles(self, names: list[str], location: str) -> tuple[Tile, ...]:
        return tuple(
            self._read_tile(name, f"{location}[{index}]") for index, name in enumerate(names)
        )

    def _read_landscape(self) -> dict[Cell, Face]:
        landscape: dict[Cell, Face] = {}
        for index, placed_tile in enumerate(self._shape.landscape):
            location = f"landscape[{index}]"
            tile = self._read_tile(placed_tile.tile, f"{location}.tile")
            cell = placed_tile.at
            if cell in landscape:
                raise FileError(
                    fault_texts.TWO_TILES.fill(cell=format_cell(cell)), f"{location}.at"
                )
            landscape[cell] = tile.find_face(placed_tile.owner)
        return landscape

    def _read_slots(self) -> tuple[Tile | None, ...]:
        reserve = self._shape.reserve
        if reserve.slots[reserve.shield] is not None:
            location = f"reserve.slots[{reserve.shield}]"
            raise FileError(fault_texts.ON_SHIELD, location)
        return tuple(
            None if name is None else self._read_tile(name, f"reserve.slots[{index}]")
            for index, name in enumerate(reserve.slots)
        )

    def _find_removed_tiles(self) -> tuple[Tile, ...]:
        """Find the tiles of the sets in play that are nowhere; none if the sets are unclear."""
        tiles = self._catalogue.tiles
        sets = {tiles[name].tile_set for name in self._places}
        if len(sets) != SETS_IN_PLAY:
            return ()
        return tuple(
            tile for tile in tiles.values() if tile.tile_set in sets and tile.id not in self._places
        )

    # -- troops -----------------------------------------------------------------------------------

    def _read_troops(
        self, landscape: dict[Cell, Face]
    ) -> tuple[tuple[Troop, ...], tuple[Troop, ...]]:
        occupied: dict[Cell, TroopKind] = {}
        shape = self._shape.troops
        white = self._read_heir_troops(Heir.WHITE, shape.white, landscape, occupied)
        blue = self._read_heir_troops(Heir.BLUE, shape.blue, landscape, occupied)
        return white, blue

    def _read_heir_troops(
        self,
        heir: Heir,
        shapes: list[TroopShape],
        landscape: dict[Cell, Face],
        occupied: dict[Cell, TroopKind],
    ) -> tuple[Troop, ...]:
        field = f"troops.{heir.word}"
        is_henry = self._is_solo and heir is not self._south
        troops: list[Troop] = []
        own_cells: set[Cell] = set()
        for index, shape in enumerate(shapes):
            troop = self._read_troop(shape, is_henry, f"{field}[{index}]")
            if troop.at is not None:
                location, cell = f"{field}[{index}].at", format_cell(troop.at)
                if troop.at not in landscape:
                    raise FileError(fault_texts.NO_TILE.fill(cell=cell), location)
                both_retinues = (
                    troop.kind is TroopKind.RETINUE
                    and occupied.get(troop.at) is TroopKind.RETINUE
                    and troop.at not in own_cells
                )
                if troop.at in occupied and not both_retinues:
                    raise FileError(fault_texts.TWO_TROOPS.fill(cell=cell), location)
                occupied[troop.at] = troop.kind
                own_cells.add(troop.at)
            troops.append(troop)
        self._check_kinds(troops, is_henry, field)
        # The order in the file is ignored: first the retinue, then Henry's by their terrains.
        troops.sort(key=lambda troop: (troop.kind is TroopKind.TROOP, troop.terrain or 0))
        return tuple(troops)

    def _read_troop(self, shape: TroopShape, is_henry: bool, location: str) -> Troop:
        if is_henry and shape.terrain is None:
            raise FileError(fault_texts.HENRY_TERRAINS, f"{location}.terrain")
        if not is_henry and shape.terrain is not None:
            raise FileError(fault_texts.ONLY_HENRY, f"{location}.terrain")
        if shape.kind is TroopKind.RETINUE and shape.at is None and not is_henry:
            raise FileError(fault_texts.RETINUE_OFF, f"{location}.at")
        return Troop(shape.kind, shape.at, shape.moved, shape.terrain)

    def _check_kinds(self, troops: list[Troop], is_henry: bool, location: str) -> None:
        retinues = [troop for troop in troops if troop.kind is TroopKind.RETINUE]
        plain_troops = [troop for troop in troops if troop.kind is TroopKind.TROOP]
        if (len(retinues), len(plain_troops)) != (1, 2):
            counts = {"retinues": str(len(retinues)), "troops": str(len(plain_troops))}
            raise FileError(fault_texts.TROOP_COUNT.fill(**counts), location)
        if is_henry and (
            retinues[0].terrain is not _HENRY_TERRAINS[0]
            or {troop.terrain for troop in plain_troops} != set(_HENRY_TERRAINS[1:])
        ):
            raise FileError(fault_texts.HENRY_TERRAINS, location)

    # -- the turn ---------------------------------------------------------------------------------

    def _check_turn(self, hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]) -> None:
        shape = self._shape
        given_fields = shape.model_fields_set
        if (
            self._crown is not self._active
            and not shape.taken
            and given_fields >= {"active", "taken"}
        ):
            raise FileError(fault_texts.CROWN_TOO_EARLY, "reserve.crown")
        if self._is_solo:
            henry = self._south.opponent
            if self._active is henry and shape.turns_left != 0:
                raise FileError(fault_texts.HENRY_ACTIVE, "active")
            if hands[henry]:
                raise FileError(fault_texts.HENRY_HOLDS, f"hands.{henry.word}")

    def _read_siege(self, landscape: dict[Cell, Face]) -> tuple[Cell, ...]:
        active = self._active if "active" in self._shape.model_fields_set else None
        for index, cell in enumerate(self._shape.siege):
            face = landscape.get(cell)
            if face is None or face.owner is None or face.owner is active:
                message = fault_texts.NOT_BESIEGED.fill(cell=format_cell(cell))
                raise FileError(message, f"siege[{index}]")
        return tuple(sorted(set(self._shape.siege)))

    # -- solo -------------------------------------------------------------------------------------

    def _read_solo(self, landscape: dict[Cell, Face]) -> Solo | None:
        shape = self._shape.solo
        if not self._is_solo:
            if "solo" in self._shape.model_fields_set:
                raise FileError(fault_texts.NOT_IN_DUEL, "solo")
            return None
        if shape is None:
            raise FileError(fault_texts.NOT_IN_SOLO, "solo")
        start = self._check_has_tile(shape.start, landscape, "solo.start")
        last_built = None
        if shape.last_built is not None:
            last_built = self._check_has_tile(shape.last_built, landscape, "solo.last_built")
        return Solo(shape.level, *self._read_treasures(shape, landscape), last_built, start)

    def _read_treasures(
        self, shape: SoloShape, landscape: dict[Cell, Face]
    ) -> tuple[tuple[Treasure, ...], dict[Cell, Treasure]]:
        places: dict[str, str] = {}

        def find_treasure(name: str, place: str) -> Treasure:
            treasure = self._catalogue.treasures.get(name)
            if treasure is None:
                raise FileError(fault_texts.UNKNOWN_TREASURE.fill(treasure=quote(name)), place)
            if name in places:
                message = fault_texts.TREASURE_TWICE.fill(treasure=quote(name), place=places[name])
                raise FileError(message, place)
            places[name] = place
            return treasure

        pile = tuple(
            find_treasure(name, f"solo.pile[{index}]") for index, name in enumerate(shape.pile)
        )
        placed: dict[Cell, Treasure] = {}
        for index, entry in enumerate(shape.treasures):
            location = f"solo.treasures[{index}]"
            treasure = find_treasure(entry.treasure, f"{location}.treasure")
            cell = self._check_has_tile(entry.at, landscape, f"{location}.at")
            if cell in placed:
                raise FileError(
                    fault_texts.TWO_TREASURES.fill(cell=format_cell(cell)), f"{location}.at"
                )
            placed[cell] = treasure
        return pile, placed

    def _check_has_tile(self, cell: Cell, landscape: dict[Cell, Face], location: str) -> Cell:
        if cell not in landscape:
            raise FileError(fault_texts.NO_TILE.fill(cell=format_cell(cell)), location)
        return cell
