"""Targets in words: lines of notes, whole sentences for screen readers, details for the outline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from twoheirs_qt.play import targets
from twoheirs_qt.play.note_line import NoteLine, Say, aside, head, resource_glyph
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.snapshot import HeirSnapshot, TableSnapshot, TileSnapshot
from twoheirs_qt.play.unseen import unseen
from twoheirs_qt.prose.sections import points_of_tile
from twoheirs_qt.rules.access import AccessSource, SourceKind, access_sources
from twoheirs_qt.rules.actions import BreakCamp, Destroy
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Resources, Terrain, Tile
from twoheirs_qt.rules.roads import RoadLine, score_road, trace_roads
from twoheirs_qt.rules.scoring import BuildingLine, score_sheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.text.text import Text, join_by_commas, join_by_semicolons, listed
from twoheirs_qt.things import solo as describe_solo
from twoheirs_qt.things.highlights import Highlights, highlighted_sources
from twoheirs_qt.things.previews import preview_lines, taking_lines
from twoheirs_qt.words import outline as outline_texts
from twoheirs_qt.words import previews as preview_texts
from twoheirs_qt.words import solo, table
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import (
    cell_name,
    cost_text,
    each_once,
    missing_text,
    resource_access,
    resource_name,
    set_name,
    terrain_name,
    tile_name,
    treasure_name,
    troop_name,
)


def tile_spoken(tile: Tile, name: Text | None = None) -> Text:
    """A tile that is not in the landscape: its name, or `name`, what it costs and its terrain."""
    return join_by_semicolons([name or tile_name(tile), cost_and_terrain(tile)])


def cost_and_terrain(tile: Tile) -> Text:
    """What a tile costs, and its terrain."""
    return join_by_semicolons([cost_text(tile) or texts.NO_COST, terrain_name(tile.terrain)])


def spoken_place(slot: int, snapshot: TableSnapshot) -> Text:
    """A place of the royal reserve with what lies there: the shield, a tile or nothing."""
    tile = snapshot.places[slot].tile
    if tile is None:
        return place_in_short(slot, snapshot)
    return tile_in_reserve(snapshot.catalogue.tiles[tile], snapshot.places[slot].in_reach)


def place_in_short(slot: int, snapshot: TableSnapshot) -> Text:
    """The same without what its tile costs, and its terrain."""
    if slot == snapshot.shield:
        return texts.SAY_SHIELD.fill(heir=snapshot.heirs[snapshot.crown].name)
    place = snapshot.places[slot]
    if place.tile is None:
        return texts.EMPTY_PLACE
    return _reached(snapshot.catalogue.tiles[place.tile], place.in_reach)


def tile_in_reserve(tile: Tile, in_reach: int) -> Text:
    """A tile of the royal reserve; `in_reach` counts from 1, 0 is out of reach."""
    return tile_spoken(tile, _reached(tile, in_reach))


def _reached(tile: Tile, in_reach: int) -> Text:
    reach = texts.SAY_IN_REACH.fill(number=in_reach) if in_reach else texts.SAY_OUT_OF_REACH
    return reach.fill(tile=tile_name(tile))


def spoken_cell(cell: Cell, snapshot: TableSnapshot, line: BuildingLine | None = None) -> Text:
    """A cell of the landscape with all that is on it; `line`: what its building scores."""
    more = terrain_and_points(cell, snapshot, line)
    name = cell_in_short(cell, snapshot)
    return name if more is None else join_by_commas([name, more])


def cell_in_short(cell: Cell, snapshot: TableSnapshot) -> Text:
    """The same without the terrain of a building, and what that scores."""
    land = snapshot.land.get(cell)
    if land is None:
        return texts.SAY_EMPTY.fill(cell=cell_name(cell))
    known = snapshot.catalogue.tiles[land.tile]
    if land.owner is None:
        text = texts.SAY_OPEN.fill(cell=cell_name(cell), terrain=terrain_name(known.terrain))
    else:
        text = texts.SAY_BUILDING.fill(
            cell=cell_name(cell), tile=tile_name(known), heir=snapshot.heirs[land.owner].name
        )
    for heir, index in snapshot.troops_at(cell):
        kind = troop_name(snapshot.troops[heir][index].kind)
        text = texts.SAY_WITH_TROOP.fill(place=text, troop=kind, heir=snapshot.heirs[heir].name)
    text = describe_solo.with_tokens(text, snapshot, cell)
    return texts.SAY_BESIEGED.fill(place=text) if land.besieged else text


def terrain_and_points(
    cell: Cell, snapshot: TableSnapshot, line: BuildingLine | None = None
) -> Text | None:
    """The terrain of a building, and with `line` what that scores; None where there is none."""
    land = snapshot.land.get(cell)
    if land is None or land.owner is None:
        return None
    terrain = terrain_name(snapshot.catalogue.tiles[land.tile].terrain)
    if line is None:
        return terrain
    words = outline_texts.DOUBLED if line.doubled else outline_texts.POINTS
    return join_by_commas([terrain, words.count(line.counted)])


def spoken_troop(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    """A troop, and where it stands."""
    troop, text = snapshot.troops[heir][index], troop_in_short(heir, index, snapshot)
    if troop.at is not None:
        text = texts.SAY_ON_CELL.fill(troop=text, cell=cell_name(troop.at))
    elif snapshot.henry is not heir:
        text = texts.SAY_IN_RESERVE.fill(troop=text)
    return texts.SAY_MOVED.fill(troop=text) if troop.moved else text


def troop_in_short(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    """A troop, as it is told where one knows the place: that of the royal reserve."""
    kind = troop_name(snapshot.troops[heir][index].kind)
    return texts.SAY_TROOP.fill(troop=kind, heir=snapshot.heirs[heir].name)


def spoken_supply(snapshot: TableSnapshot) -> Text:
    """How many tiles the supply has, and what is on top."""
    if snapshot.top is None:
        return texts.SUPPLY.count(0)
    top = texts.ON_TOP.fill(resource=resource_name(snapshot.top))
    return texts.SAY_SUPPLY.fill(supply=texts.SUPPLY.count(snapshot.supply), top=top)


def spoken_discards(snapshot: TableSnapshot) -> Text:
    """The tiles that are out of the game."""
    if not snapshot.discards:
        return texts.NOTHING_OUT
    names = [tile_name(snapshot.catalogue.tiles[tile]) for tile in snapshot.discards]
    return texts.OUT_OF_THE_GAME.fill(tiles=listed(each_once(names)))


_SOURCES: Final = {
    SourceKind.RESERVE: texts.FROM_RESERVE,
    SourceKind.TROOP: texts.FROM_TROOPS,
    SourceKind.BUILDING: texts.FROM_BUILDINGS,
}


class Describer:
    """Describes targets of the running game.

    - `tells_unseen`: it may tell which tiles are still to come
    - `tells_points`: the description of a building includes its present score
    """

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self.tells_unseen = True
        self.tells_points = False

    def spoken(self, target: targets.Target, snapshot: TableSnapshot) -> Text:
        """One sentence for a screen reader."""
        match target:
            case targets.ReservePlace(slot):
                return spoken_place(slot, snapshot)
            case targets.HandTile(heir, tile):
                return texts.SAY_HAND.fill(
                    heir=snapshot.heirs[heir].name, tile=tile_spoken(snapshot.catalogue.tiles[tile])
                )
            case targets.RingTroop(heir, index) | targets.PlaceTroop(heir, index):
                return spoken_troop(heir, index, snapshot)
            case targets.LandCell(cell):
                line = score_line(self._session.state, cell) if self.tells_points else None
                return spoken_cell(cell, snapshot, line)
            case targets.AccessGlyph(heir, terrain):
                return self._access(heir, terrain, snapshot)
            case targets.SupplyPile():
                return spoken_supply(snapshot)
            case targets.DiscardPile():
                return spoken_discards(snapshot)
            case targets.HeirArea(heir):
                return texts.HEIR_HELP.fill(heir=snapshot.heirs[heir].name)
            case targets.TreasurePile():
                return describe_solo.pile(snapshot)
            case targets.TreasureToken(cell):
                return describe_solo.treasure(snapshot, cell)
            case targets.PlanButton():
                return solo_texts.WHERE
            case targets.ReserveArea() | targets.OfferButton():
                return texts.RESERVE

    def note(
        self, target: targets.Target, snapshot: TableSnapshot, *, points: bool
    ) -> tuple[NoteLine, ...]:
        """The lines of the note while the pointer rests on a target; empty if there is none."""
        say = self._session.model.say
        match target:
            case targets.ReservePlace(slot):
                tile = snapshot.places[slot].tile
                if tile is None:
                    return (NoteLine(say(spoken_place(slot, snapshot))),)
                helps, state = self._session.helps, self._session.state
                henry = describe_solo.would_go_lines(state, slot, say) if helps else ()
                taking = taking_lines(self._session, slot, points=points)
                return (*_tile_note(tile, snapshot, say), *henry, *taking)
            case targets.HandTile(_, tile):
                return _tile_note(tile, snapshot, say)
            case targets.LandCell(cell) if cell in snapshot.land:
                options, destroy = self._session.options, Destroy(cell)
                if self._session.helps and options.can(destroy):
                    return preview_lines(self._session, options.preview(destroy), points=points)
                return (
                    *self._land_note(cell, snapshot, points),
                    *(roads_through(self._session.state, cell, snapshot, say) if points else ()),
                    *describe_solo.treasure_lines(snapshot, cell, say),
                    *describe_solo.scaffold_lines(snapshot, cell, say),
                )
            case targets.TreasureToken(cell):
                return describe_solo.treasure_lines(snapshot, cell, say)
            case targets.TreasurePile():
                session, told = self._session, self.tells_unseen
                to_come = describe_solo.to_come_lines(session, say) if told else ()
                return (*describe_solo.pile_lines(snapshot, say), *to_come)
            case targets.PlaceTroop(heir, index) if heir is snapshot.henry:
                cross = describe_solo.cross_line(snapshot.troops[heir][index], say)
                return (NoteLine(say(self.spoken(target, snapshot))), *cross)
            case (
                targets.RingTroop()
                | targets.PlaceTroop()
                | targets.AccessGlyph()
                | targets.DiscardPile()
            ):
                return (NoteLine(say(self.spoken(target, snapshot))),)
            case targets.SupplyPile() if self.tells_unseen:
                return _unseen(self._session.state, say)
        return ()

    def sources(self, target: targets.Target, snapshot: TableSnapshot) -> Highlights | None:
        """The cells and places that the value shown at `target` comes from."""
        match target:
            case targets.AccessGlyph(heir, terrain):
                return highlighted_sources(self._sources(heir, terrain))
            case targets.PlaceTroop(heir, index):
                at = snapshot.troops[heir][index].at
                return None if at is None else Highlights(cells=frozenset((at,)))
            case targets.ReservePlace(slot):
                return describe_solo.would_go(self._session.state, slot)
            case targets.TreasureToken(cell):
                return describe_solo.counted(snapshot, cell)
            case targets.LandCell(cell):
                treasure = describe_solo.counted(snapshot, cell)
                if treasure is not None:
                    return treasure
                line = score_line(self._session.state, cell)
                return None if line is None else Highlights(cells=frozenset(line.cells))
        return None

    def _sources(self, heir: Heir, terrain: Terrain) -> list[AccessSource]:
        found = access_sources(self._session.state, heir)
        return [source for source in found if source.resource is terrain]

    def access_in_short(self, heir: Heir, terrain: Terrain, snapshot: TableSnapshot) -> Text:
        """How much of a resource an heir has access to."""
        name, resource = snapshot.heirs[heir].name, resource_name(terrain)
        number = len(self._sources(heir, terrain))
        return texts.SAY_ACCESS.fill(heir=name, resource=resource, number=number)

    def _access(self, heir: Heir, terrain: Terrain, snapshot: TableSnapshot) -> Text:
        """Where an heir's access to a resource comes from."""
        found = [source.kind for source in self._sources(heir, terrain)]
        name = snapshot.heirs[heir].name
        if not found:
            return texts.SOURCES_NONE.fill(heir=name, resource=resource_access(terrain))
        resource = resource_name(terrain)
        return texts.ACCESS_TO.fill(heir=name, resource=resource, sources=sources_text(found))

    @staticmethod
    def effect(target: targets.Target | None, snapshot: TableSnapshot | None) -> Text | None:
        """How the tile on a target scores; None where no tile lies face up."""
        match target:
            case targets.ReservePlace(slot) if snapshot is not None:
                tile = snapshot.places[slot].tile
            case targets.HandTile(_, tile):
                pass
            case targets.LandCell(cell) if snapshot is not None and cell in snapshot.land:
                land = snapshot.land[cell]
                tile = None if land.owner is None else land.tile
            case _:
                return None
        if tile is None or snapshot is None:
            return None
        return points_of_tile(snapshot.catalogue.tiles[tile])

    def _land_note(self, cell: Cell, snapshot: TableSnapshot, points: bool) -> tuple[NoteLine, ...]:
        say, land = self._session.model.say, snapshot.land[cell]
        known = snapshot.catalogue.tiles[land.tile]
        place = aside(say(cell_name(cell)))
        if land.owner is None:
            return (NoteLine(say(terrain_name(known.terrain)), bold=True), place)
        owned = texts.OWNED_BY.fill(heir=snapshot.heirs[land.owner].name, cell=cell_name(cell))
        lines = [
            head(say(tile_name(known))),
            NoteLine(say(owned), named=True),
            NoteLine(say(points_of_tile(known))),
            aside(say(terrain_name(known.terrain))),
        ]
        line = score_line(self._session.state, cell) if points else None
        if line is not None:
            text = texts.SCORES_DOUBLED if line.doubled else texts.SCORES
            if line.doubled and land.owner is snapshot.henry:
                text = solo_texts.AMONG_THREE
            lines.append(NoteLine(say(text.count(line.counted)), named=True))
            if land.owner is not snapshot.henry and line.points:
                own = land.owner is self._session.state.active
                other = texts.WITH_TROOP if own else texts.WITH_OWNERS_TROOP
                other = texts.WITHOUT_TROOP if line.doubled else other
                counted = line.points if line.doubled else 2 * line.points
                lines.append(aside(say(other.count(counted))))
        camp = self._session.state.landscape[cell]
        if camp.can_be_broken_by(self._session.state.active):
            now = self._session.options.can(BreakCamp(cell))
            strike = preview_texts.CAN_STRIKE if now else preview_texts.CAN_STRIKE_LATER
            lines.append(NoteLine(say(strike)))
        return tuple(lines)


def score_line(state: State, cell: Cell) -> BuildingLine | None:
    """What the building on a cell scores now; None where there is none."""
    return _lines(state).get(cell)


@lru_cache(maxsize=2)
def _lines(state: State) -> dict[Cell, BuildingLine]:
    """What all buildings score, by their cells: one asks for many of the same state."""
    return {line.at: line for heir in score_sheet(state).heirs for line in heir.buildings}


def sources_text(kinds: Iterable[SourceKind], discounts: int = 0) -> Text:
    """How many resources come from where, and open discounts; there must be at least one source."""
    found = list(kinds)
    parts = [text.count(found.count(kind)) for kind, text in _SOURCES.items() if kind in found]
    return listed([*parts, texts.DISCOUNTS.count(discounts)] if discounts else parts)


def payment(tile: str, snapshot: TableSnapshot) -> Text | None:
    """Whether the active heir can pay for a tile; None if there is nothing to be said of that."""
    short, cost = snapshot.short.get(tile), snapshot.catalogue.tiles[tile].cost
    if short is None or not any(cost):
        return None
    held = any(tile in hand for hand in snapshot.hands)
    if not any(short):
        return texts.PAID if held else texts.PAID_ONCE_TAKEN
    lacks = texts.LACKS if held else texts.LACKS_ONCE_TAKEN
    return lacks.fill(resources=missing_text(short))


def _tile_note(name: str, snapshot: TableSnapshot, say: Say) -> tuple[NoteLine, ...]:
    tile, pays = snapshot.catalogue.tiles[name], payment(name, snapshot)
    return (
        *tile_lines(tile, say),
        *(() if pays is None else (NoteLine(say(pays), color=_color(snapshot.short[name])),)),
    )


def tile_lines(tile: Tile, say: Say) -> tuple[NoteLine, ...]:
    """What a tile is, whoever has it."""
    glyphs = tuple(
        resource_glyph(terrain) for terrain in Terrain for _ in range(tile.cost[terrain])
    )
    return (
        head(say(tile_name(tile))),
        NoteLine(say(points_of_tile(tile))),
        *((NoteLine(say(preview_texts.ONCE_BUILT_CAN_STRIKE)),) if tile.can_be_broken else ()),
        aside(say(set_name(tile.tile_set))),
        aside(say(terrain_name(tile.terrain))),
        NoteLine(say(texts.COSTS), glyphs) if glyphs else NoteLine(say(texts.NO_COST)),
    )


def _color(short: Resources) -> str:
    return "danger" if any(short) else "good"


def _unseen(state: State, say: Say) -> tuple[NoteLine, ...]:
    """How many tiles of each set nobody has seen yet; empty if none is left in the supply."""
    found = unseen(state)
    if not found.supply:
        return ()
    lines = [NoteLine(say(texts.NOBODY_SAW.count(found.count)), bold=True)]
    for tile_set, tiles in found.tiles.items():
        times = f"{say(texts.TIMES.fill(count=len(tiles)))}  {say(set_name(tile_set))}"
        lines.append(NoteLine("", (f"set/{tile_set.value}",), times))
    if found.start:
        lines.append(aside(say(texts.START_TOO)))
    return (*lines, aside(say(texts.CLICK_FOR_MORE)))


def road_lines(
    state: State, road: RoadLine, snapshot: TableSnapshot, say: Say
) -> tuple[NoteLine, ...]:
    """The lines of a note about a road."""
    lines = [head(say(texts.ROAD_OVER.count(len(road.cells))))]
    counts = texts.ROAD_COUNTS.fill(
        white=snapshot.heirs[Heir.WHITE].name,
        blue=snapshot.heirs[Heir.BLUE].name,
        white_count=road.buildings[Heir.WHITE],
        blue_count=road.buildings[Heir.BLUE],
    )
    lines.append(NoteLine(say(counts)))
    if not state.score_roads:
        lines.append(aside(say(texts.ROADS_NOT_SCORED)))
    elif len(road.cells) < 2:
        lines.append(NoteLine(say(texts.ROAD_TOO_SHORT)))
    elif road.heir is None:
        lines.append(NoteLine(say(texts.ROAD_DRAWN)))
    else:
        name = snapshot.heirs[road.heir].name
        lines.append(NoteLine(say(texts.ROAD_SCORES.fill(heir=name).count(road.points)), bold=True))
    return tuple(lines)


def roads_through(
    state: State, cell: Cell, snapshot: TableSnapshot, say: Say
) -> tuple[NoteLine, ...]:
    """A line for each road over the tile of a cell that somebody scores."""
    if not state.score_roads:
        return ()
    lines = []
    for found in trace_roads(state):
        if cell in found:
            road = score_road(state, found)
            if road.heir is not None:
                over = texts.ROAD_OVER.count(len(road.cells))
                scores = texts.ROAD_SCORES.fill(heir=snapshot.heirs[road.heir].name).count(
                    road.points
                )
                lines.append(
                    NoteLine(say(texts.ROAD_LINE.fill(road=over, scores=scores)), scale=0.92)
                )
    return tuple(lines)


def details(
    target: targets.Target, snapshot: TableSnapshot, state: State, *, points: bool
) -> Iterator[Text]:
    """The details of a target, one text a part, for a `snapshot` of `state`.

    `points`: the points so far are among them.
    """
    match target:
        case targets.ReservePlace(slot):
            place = snapshot.places[slot]
            if place.tile is not None:
                yield from tile_details(snapshot.catalogue.tiles[place.tile])
                number = place.in_reach
                yield (
                    outline_texts.NUMBER_IN_REACH.fill(number=number)
                    if number
                    else outline_texts.BEYOND_REACH
                )
        case targets.HandTile(_, tile):
            yield from tile_details(snapshot.catalogue.tiles[tile])
        case targets.LandCell(cell):
            yield from _land(snapshot.land[cell], snapshot, state, points)
        case targets.PlaceTroop(heir, index):
            if snapshot.troops[heir][index].moved:
                yield outline_texts.HAS_MOVED
        case targets.HeirArea(heir):
            yield from _heir(snapshot.heirs[heir], points)
        case targets.SupplyPile():
            if snapshot.top is not None:
                yield outline_texts.ON_TOP.fill(terrain=terrain_name(snapshot.top))
        case targets.TreasureToken(cell):
            found = None if snapshot.solo is None else snapshot.solo.on(cell)
            if found is not None and found.lacks:
                yield outline_texts.LACKS.count(found.lacks)
        case targets.TreasurePile():
            if snapshot.solo is not None:
                yield solo.PILE.count(snapshot.solo.pile)


def tile_details(tile: Tile) -> Iterator[Text]:
    """The details of a tile that is not in the landscape."""
    yield terrain_name(tile.terrain)
    cost = cost_text(tile)
    yield table.NO_COST if cost is None else outline_texts.COST.fill(cost=cost)


def _land(
    land: TileSnapshot, snapshot: TableSnapshot, state: State, points: bool
) -> Iterator[Text]:
    yield terrain_name(snapshot.catalogue.tiles[land.tile].terrain)
    if land.owner is not None:
        yield snapshot.heirs[land.owner].name
    for heir, index in snapshot.troops_at(land.cell):
        name = troop_name(snapshot.troops[heir][index].kind)
        yield table.SAY_TROOP.fill(troop=name, heir=snapshot.heirs[heir].name)
    line = score_line(state, land.cell) if points and land.owner is not None else None
    if line is not None:
        yield (outline_texts.DOUBLED if line.doubled else outline_texts.POINTS).count(line.counted)
    if land.besieged:
        yield outline_texts.MAY_BE_DESTROYED
    if land.treasure is not None:
        yield treasure_name(snapshot.catalogue.treasures[land.treasure])
    if snapshot.solo is not None and snapshot.solo.scaffold == land.cell:
        yield outline_texts.SCAFFOLD


def _heir(heir: HeirSnapshot, points: bool) -> Iterator[Text]:
    if heir.active:
        yield table.TO_MOVE
    wood, wheat, stone = heir.access
    means = outline_texts.MEANS if points else outline_texts.MEANS_HIDDEN
    means = means.fill(reach=heir.reach, wood=wood, wheat=wheat, stone=stone)
    yield means.fill(points=heir.points) if points else means
    if heir.discounts:
        yield table.DISCOUNTS.count(heir.discounts)
