"""What a target is, in words: for notes on the table, the line below it and screen readers."""

from __future__ import annotations

from collections.abc import Callable

from twoheirs_qt.game.reading import Reading
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.access import SourceKind, access_sources
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Catalogue, Heir, Terrain
from twoheirs_qt.rules.scoring import BuildingLine, score_sheet
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table import describe_solo, solo_texts, texts
from twoheirs_qt.ui.table.highlights import Highlights
from twoheirs_qt.ui.table.notes import Line
from twoheirs_qt.ui.table.roads import roads_through
from twoheirs_qt.ui.table.supply_note import unseen_lines
from twoheirs_qt.ui.table.targets import (
    AccessGlyph,
    ChoiceButton,
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    PlanButton,
    ReserveArea,
    ReservePlace,
    RingTroop,
    SupplyPile,
    Target,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.words.names import (
    called,
    cell_name,
    resource_amount,
    resource_name,
    set_name,
    terrain_name,
    tile_name,
    troop_name,
)
from twoheirs_qt.words.rulebook import points_of_tile
from twoheirs_qt.words.text import Text, listed


class Describer:
    """Puts targets of the running game into words.

    - `tells_unseen`: it may tell which tiles are still to come
    - `tells_points`: what is said of a building tells what it scores now
    """

    def __init__(self, session: GameSession, art: Art) -> None:
        self._session = session
        self._art = art
        self.tells_unseen = True
        self.tells_points = False

    def spoken(self, target: Target, reading: Reading) -> Text:
        """One sentence for somebody who does not see the table."""
        match target:
            case ReservePlace(slot):
                return self._spoken_place(slot, reading)
            case HandTile(heir, tile):
                return texts.SAY_HAND.fill(heir=self._heir(heir), tile=self.tile(tile))
            case RingTroop(heir, index) | PlaceTroop(heir, index):
                return self._spoken_troop(heir, index, reading)
            case LandCell(cell):
                return self._spoken_cell(cell, reading)
            case AccessGlyph(heir, terrain):
                return self.access(heir, terrain)
            case SupplyPile():
                return self._supply(reading)
            case DiscardPile():
                return self._discards(reading)
            case HeirArea(heir):
                return texts.HEIR_HELP.fill(heir=self._heir(heir))
            case TreasurePile():
                return describe_solo.pile(reading)
            case TreasureToken(cell):
                return describe_solo.treasure(reading, cell, self._catalogue())
            case PlanButton():
                return solo_texts.WHERE
            case ReserveArea() | ChoiceButton():
                return texts.RESERVE

    def note(self, target: Target, reading: Reading, *, points: bool) -> tuple[Line, ...]:
        """What a moment's rest of the pointer tells of a target; empty if nothing."""
        say = self._session.model.say
        match target:
            case ReservePlace(slot):
                tile = reading.places[slot].tile
                if tile is None:
                    return (Line(say(self._spoken_place(slot, reading))),)
                henry = describe_solo.would_go_lines(self._session.state, slot, say)
                return (*self._tile_note(tile), *henry)
            case HandTile(_, tile):
                return self._tile_note(tile)
            case LandCell(cell) if cell in reading.land:
                return (
                    *self._land_note(cell, reading, points),
                    *(self._roads(cell, say) if points else ()),
                    *describe_solo.treasure_lines(reading, cell, self._catalogue(), say),
                    *describe_solo.scaffold_lines(reading, cell, say),
                )
            case TreasureToken(cell):
                return describe_solo.treasure_lines(reading, cell, self._catalogue(), say)
            case TreasurePile():
                return describe_solo.pile_lines(reading, say)
            case RingTroop() | PlaceTroop() | AccessGlyph() | DiscardPile():
                return (Line(say(self.spoken(target, reading))),)
            case SupplyPile() if self.tells_unseen:
                return unseen_lines(self._session.state, say)
        return ()

    def sources(self, target: Target, reading: Reading) -> Highlights | None:
        """The cells and places that what is shown at `target` comes from."""
        match target:
            case AccessGlyph(heir, terrain):
                found = [
                    source
                    for source in access_sources(self._session.state, heir)
                    if source.resource is terrain
                ]
                return Highlights(
                    cells=frozenset(source.cell for source in found if source.cell is not None),
                    slots=frozenset(source.slot for source in found if source.slot is not None),
                )
            case PlaceTroop(heir, index):
                at = reading.troops[heir][index].at
                return None if at is None else Highlights(cells=frozenset((at,)))
            case ReservePlace(slot):
                return describe_solo.would_go(self._session.state, slot)
            case TreasureToken(cell):
                return describe_solo.counted(reading, cell, self._catalogue())
            case LandCell(cell):
                treasure = describe_solo.counted(reading, cell, self._catalogue())
                if treasure is not None:
                    return treasure
                line = self.score_line(cell)
                return None if line is None else Highlights(cells=frozenset(line.cells))
        return None

    def access(self, heir: Heir, terrain: Terrain) -> Text:
        """Where an heir's access to a resource comes from."""
        found = [
            source.kind
            for source in access_sources(self._session.state, heir)
            if source.resource is terrain
        ]
        name, resource = self._heir(heir), resource_name(terrain)
        if not found:
            return texts.SOURCES_NONE.fill(heir=name, resource=resource)
        parts = [
            text.count(found.count(kind))
            for kind, text in (
                (SourceKind.RESERVE, texts.FROM_RESERVE),
                (SourceKind.TROOP, texts.FROM_TROOPS),
                (SourceKind.BUILDING, texts.FROM_BUILDINGS),
            )
            if kind in found
        ]
        return texts.ACCESS_TO.fill(heir=name, resource=resource, sources=listed(parts))

    def _catalogue(self) -> Catalogue:
        return self._session.state.catalogue

    def _heir(self, heir: Heir) -> Text:
        return called(self._session.names, heir)

    def tile(self, tile: str) -> Text:
        """A tile that is not in the landscape: what it is, its terrain and what it costs."""
        known = self._session.state.catalogue.tiles[tile]
        costs = [
            resource_amount(terrain, known.cost[terrain])
            for terrain in Terrain
            if known.cost[terrain]
        ]
        sentence = texts.SAY_TILE.fill(cost=listed(costs)) if costs else texts.SAY_FREE_TILE
        return sentence.fill(tile=tile_name(known), terrain=terrain_name(known.terrain))

    def _spoken_place(self, slot: int, reading: Reading) -> Text:
        place = reading.places[slot]
        if slot == reading.shield:
            return texts.SHIELD_HERE.fill(heir=self._heir(reading.crown))
        if place.tile is None:
            return texts.EMPTY_PLACE
        if place.in_reach:
            return texts.SAY_IN_REACH.fill(tile=self.tile(place.tile), number=place.in_reach)
        return texts.SAY_OUT_OF_REACH.fill(tile=self.tile(place.tile))

    def _spoken_troop(self, heir: Heir, index: int, reading: Reading) -> Text:
        troop = reading.troops[heir][index]
        text = texts.SAY_TROOP.fill(troop=troop_name(troop.kind), heir=self._heir(heir))
        if troop.at is not None:
            text = texts.SAY_ON_CELL.fill(troop=text, cell=cell_name(troop.at))
        elif self._session.state.henry is not heir:
            text = texts.SAY_IN_RESERVE.fill(troop=text)
        return texts.SAY_MOVED.fill(troop=text) if troop.moved else text

    def _spoken_cell(self, cell: Cell, reading: Reading) -> Text:
        land = reading.land.get(cell)
        if land is None:
            return texts.SAY_EMPTY.fill(cell=cell_name(cell))
        known = self._session.state.catalogue.tiles[land.tile]
        if land.owner is None:
            text = texts.SAY_OPEN.fill(cell=cell_name(cell), terrain=terrain_name(known.terrain))
        else:
            text = texts.SAY_BUILDING.fill(
                cell=cell_name(cell), tile=tile_name(known), heir=self._heir(land.owner)
            )
            text = texts.SAY_GROUND.fill(place=text, terrain=terrain_name(known.terrain))
        for heir, index in reading.troops_at(cell):
            kind = troop_name(reading.troops[heir][index].kind)
            text = texts.SAY_WITH_TROOP.fill(place=text, troop=kind, heir=self._heir(heir))
        text = describe_solo.with_tokens(text, reading, cell, self._catalogue())
        line = self.score_line(cell) if self.tells_points else None
        if line is not None:
            words = texts.SAY_DOUBLED if line.doubled else texts.SAY_POINTS
            text = words.count(line.counted).fill(place=text)
        return texts.SAY_BESIEGED.fill(place=text) if land.besieged else text

    def _supply(self, reading: Reading) -> Text:
        if reading.top is None:
            return texts.SUPPLY.count(0)
        top = texts.ON_TOP.fill(resource=resource_name(reading.top))
        return texts.SAY_SUPPLY.fill(supply=texts.SUPPLY.count(reading.supply), top=top)

    def _discards(self, reading: Reading) -> Text:
        if not reading.discards:
            return texts.NOTHING_OUT
        tiles = self._session.state.catalogue.tiles
        names = [tile_name(tiles[tile]) for tile in reading.discards]
        return texts.OUT_OF_THE_GAME.fill(tiles=listed(names))

    def _tile_note(self, tile: str) -> tuple[Line, ...]:
        say, known = self._session.model.say, self._session.state.catalogue.tiles[tile]
        glyphs = tuple(
            self._art.resource(terrain) for terrain in Terrain for _ in range(known.cost[terrain])
        )
        cost = Line(say(texts.COSTS), glyphs) if glyphs else Line(say(texts.NO_COST))
        return (
            Line(say(tile_name(known)), bold=True, scale=1.08),
            Line(say(points_of_tile(known))),
            Line(say(set_name(known.tile_set)), color="muted", scale=0.92),
            Line(say(terrain_name(known.terrain)), color="muted", scale=0.92),
            cost,
        )

    def _land_note(self, cell: Cell, reading: Reading, points: bool) -> tuple[Line, ...]:
        say, land = self._session.model.say, reading.land[cell]
        known = self._session.state.catalogue.tiles[land.tile]
        place = Line(say(cell_name(cell)), color="muted", scale=0.92)
        if land.owner is None:
            return (Line(say(terrain_name(known.terrain)), bold=True), place)
        lines = [
            Line(say(tile_name(known)), bold=True, scale=1.08),
            Line(say(texts.OWNED_BY.fill(heir=self._heir(land.owner), cell=cell_name(cell)))),
            Line(say(points_of_tile(known))),
            Line(say(terrain_name(known.terrain)), color="muted", scale=0.92),
        ]
        line = self.score_line(cell) if points else None
        if line is not None:
            text = texts.SCORES_DOUBLED if line.doubled else texts.SCORES
            if line.doubled and land.owner is self._session.state.henry:
                text = solo_texts.AMONG_THREE
            lines.append(Line(say(text.count(line.counted))))
            if land.owner is not self._session.state.henry:
                other = texts.WITHOUT_TROOP if line.doubled else texts.WITH_TROOP
                counted = line.points if line.doubled else 2 * line.points
                lines.append(Line(say(other.count(counted)), color="muted", scale=0.92))
        return tuple(lines)

    def _roads(self, cell: Cell, say: Callable[[Text], str]) -> tuple[Line, ...]:
        return roads_through(self._session.state, cell, self._session.names, say)

    def score_line(self, cell: Cell) -> BuildingLine | None:
        """What the building on a cell scores now; None where there is none."""
        for heir in score_sheet(self._session.state).heirs:
            for line in heir.buildings:
                if line.at == cell:
                    return line
        return None
