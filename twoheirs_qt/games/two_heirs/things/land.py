"""The landscape: a cell with all that is on it, its points and its roads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot, TileSnapshot
from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    Expand,
    Move,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Face, Heir, Troop
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.roads import RoadLine, score_road, trace_roads
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things import henry
from twoheirs_qt.games.two_heirs.things.highlights import Highlights
from twoheirs_qt.games.two_heirs.things.offers import Offer, OfferKind, offer_action
from twoheirs_qt.games.two_heirs.things.previews import list_preview_lines
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedHandTile,
    SelectedTroop,
    Selection,
    find_action_on,
    find_goals,
)
from twoheirs_qt.games.two_heirs.things.thing import GameView, Thing, TileFace
from twoheirs_qt.games.two_heirs.things.tiles import find_tile_section
from twoheirs_qt.games.two_heirs.things.troops import list_troop_offers, pick_troop
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import previews as preview_texts
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    OPEN_TERRAIN,
    name_cell,
    name_terrain,
    name_tile,
    name_treasure,
    name_troop,
)
from twoheirs_qt.tabletop.play.note_line import (
    Localize,
    NoteLine,
    make_heading_line,
    make_small_line,
)
from twoheirs_qt.tabletop.text.text import Text, join_by_commas

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


@dataclass(frozen=True, slots=True)
class LandCell(Thing):
    """A cell of the landscape, empty or not."""

    cell: Cell

    keeps_cursor_when_picked = True
    row_tells_details = True

    def name(self, game: GameView) -> Text:
        description, name = self.find_accessible_description(game), self.name_in_short(game)
        return name if description is None else join_by_commas([name, description])

    def name_in_short(self, game: GameView) -> Text:
        return _describe_cell_in_short(self.cell, game.snapshot)

    def find_accessible_description(self, game: GameView) -> Text | None:
        return _describe_terrain_and_points(self.cell, game.snapshot, points=game.shows_points)

    def describe_use(self, game: GameView) -> Text:
        return texts.GAME_OVER if game.session.is_over else texts.PICK_UP_FIRST

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        snapshot, localize, cell = game.snapshot, game.localize, self.cell
        if cell not in snapshot.land:
            return ()
        options, destroy = game.session.options, Destroy(cell)
        if game.session.is_help_shown and options.can(destroy):
            return list_preview_lines(
                game.session, options.preview(destroy), with_points=game.shows_points
            )
        return (
            *_list_land_lines(cell, game),
            *(
                _list_scoring_roads(game.session.state, cell, snapshot, localize)
                if game.shows_points
                else ()
            ),
            *henry.list_treasure_lines(snapshot, cell, localize),
            *henry.list_scaffold_lines(snapshot, cell, localize),
        )

    def find_face(self, snapshot: TableSnapshot) -> TileFace | None:
        land = snapshot.land.get(self.cell)
        return None if land is None or land.owner is None else TileFace(land.tile, land.owner)

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        treasure = henry.highlight_treasure(game.snapshot, self.cell)
        if treasure is not None:
            return treasure
        line = game.snapshot.buildings.get(self.cell)
        return None if line is None else Highlights(cells=frozenset(line.cells))

    def find_rules_section(self, state: State) -> str:
        face = state.landscape.get(self.cell)
        if face is None:
            return "turn/build"
        return find_tile_section(face.tile if face.owner is not None else None, "turn/expand")

    def name_row(self, snapshot: TableSnapshot) -> Text:
        land = snapshot.land[self.cell]
        tile = snapshot.catalogue.tiles[land.tile]
        name = OPEN_TERRAIN if land.owner is None else name_tile(tile)
        return outline_texts.ON_CELL.fill(cell=name_cell(self.cell), what=name)

    def list_details(self, game: GameView) -> Iterator[Text]:
        return _list_land_details(game.snapshot.land[self.cell], game)

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        state, cell = session.state, self.cell
        if cell in state.landscape:
            yield from _list_land_offers(session, cell, state.landscape[cell])
            return
        own = [tile.id for tile in state.hands[state.active]]
        yield from (offer_action(session, OfferKind.BUILD_HERE, Build(tile, cell)) for tile in own)
        yield from (
            offer_action(session, OfferKind.EXPAND_HERE, Expand(tile, cell)) for tile in own
        )

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        state = session.state
        troops = state.troops
        for heir in (state.active, state.active.opponent):
            for index, troop in enumerate(troops[heir]):
                if troop.at == self.cell:
                    return pick_troop(session, heir, index)
        return Refusal((Reason(Why.GAME_OVER),)) if session.is_over else None

    def is_origin_of(self, selected: Selection) -> bool:
        return isinstance(selected, SelectedTroop) and selected.origin == self.cell

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        match selected:
            case SelectedHandTile(tile, down):
                return Expand(tile, self.cell) if down else Build(tile, self.cell)
            case SelectedTroop(origin=origin):
                return Deploy(self.cell) if origin is None else Move(origin, self.cell)
        return None

    def find_action_to_explain(self, session: GameSession) -> Action | None:
        state, cell = session.state, self.cell
        face = state.landscape.get(cell)
        if face is None:
            return None
        if _find_own_troop(state, cell) is not None:
            return Withdraw(cell)
        if face.can_be_broken_by(state.active):
            return BreakCamp(cell)
        return Destroy(cell) if face.owner is state.active.opponent else None

    def find_click_action(self, session: GameSession) -> tuple[Action, bool] | None:
        state, cell = session.state, self.cell
        face = state.landscape.get(cell)
        if face is None or session.is_over:
            return None
        if cell in session.options.list_siege_cells():
            return Destroy(cell), True
        troop = _find_own_troop(state, cell)
        is_free = troop is None or troop.moved  # else the troop is meant
        if is_free and face.can_be_broken_by(state.active):
            return BreakCamp(cell), not session.options.why_not(BreakCamp(cell))
        return None

    def announces_offers(self, session: GameSession) -> bool:
        """Whether there is more to do than to put something there, which is told when it is due."""
        return self.find_click_action(session) is not None

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.camera.find_scene_rect(self.cell)

    @property
    def land_cell(self) -> Cell | None:
        return self.cell

    def find_troop_cell(self, state: State) -> Cell | None:
        return self.cell


def preview_points(session: GameSession, selected: Selection | None) -> dict[Cell, tuple[int, int]]:
    """The changes of the points of the active heir and of the other with `selected` put down.

    For each cell where it can be put.
    """
    options, active = session.options, session.state.active
    changes = {}
    for cell in find_goals(selected, options):
        action = None if selected is None else find_action_on(selected, LandCell(cell), options)
        if action is not None:
            preview = options.preview(action)
            white, blue = (preview.after[heir] - preview.before[heir] for heir in Heir)
            changes[cell] = (white, blue) if active is Heir.WHITE else (blue, white)
    return changes


def _list_land_offers(session: GameSession, cell: Cell, face: Face) -> Iterator[Offer]:
    options, state = session.options, session.state
    own_troops = state.troops[state.active]
    if cell in options.list_siege_cells():
        yield Offer(OfferKind.DESTROY, Destroy(cell))
    if face.can_be_broken_by(state.active):
        yield offer_action(session, OfferKind.BREAK_CAMP, BreakCamp(cell))
    for index, troop in enumerate(own_troops):
        if troop.at == cell:
            yield from list_troop_offers(session, state.active, index)
            return
    for troop in own_troops:
        if troop.at is not None and cell in options.list_destinations(troop.at):
            yield Offer(OfferKind.MARCH_HERE, Move(troop.at, cell))
    if cell in options.list_destinations(None):
        yield Offer(OfferKind.DEPLOY_HERE, Deploy(cell))


def _find_own_troop(state: State, cell: Cell) -> Troop | None:
    """The active heir's troop on a cell."""
    return next((troop for troop in state.troops[state.active] if troop.at == cell), None)


# -- words ----------------------------------------------------------------------------------------


def describe_cell(cell: Cell, snapshot: TableSnapshot) -> Text:
    """Describe a cell with all that is on it, but for its points."""
    rest = _describe_terrain_and_points(cell, snapshot, points=False)
    name = _describe_cell_in_short(cell, snapshot)
    return name if rest is None else join_by_commas([name, rest])


def _describe_cell_in_short(cell: Cell, snapshot: TableSnapshot) -> Text:
    """Describe it without the terrain of a building, and without its points."""
    land = snapshot.land.get(cell)
    if land is None:
        return texts.EMPTY_CELL.fill(cell=name_cell(cell))
    tile = snapshot.catalogue.tiles[land.tile]
    if land.owner is None:
        text = texts.OPEN_TERRAIN_ON_CELL.fill(
            cell=name_cell(cell), terrain=name_terrain(tile.terrain)
        )
    else:
        text = texts.BUILDING_ON_CELL.fill(
            cell=name_cell(cell), tile=name_tile(tile), heir=snapshot.heirs[land.owner].name
        )
    for heir, index in snapshot.list_troops(cell):
        kind = name_troop(snapshot.troops[heir][index].kind)
        text = texts.PLACE_WITH_TROOP.fill(place=text, troop=kind, heir=snapshot.heirs[heir].name)
    if snapshot.solo is not None:
        text = henry.add_tokens(text, snapshot.solo, snapshot.catalogue, cell)
    return texts.BESIEGED_PLACE.fill(place=text) if land.is_besieged else text


def _describe_terrain_and_points(
    cell: Cell, snapshot: TableSnapshot, *, points: bool
) -> Text | None:
    """The terrain of a building, and its `points` if wanted; None without a building."""
    land = snapshot.land.get(cell)
    if land is None or land.owner is None:
        return None
    terrain = name_terrain(snapshot.catalogue.tiles[land.tile].terrain)
    line = snapshot.buildings.get(cell)
    if line is None or not points:
        return terrain
    words = outline_texts.DOUBLED if line.doubled else outline_texts.POINTS
    return join_by_commas([terrain, words.fill_n(line.final_points)])


def _list_land_lines(cell: Cell, game: GameView) -> tuple[NoteLine, ...]:
    """The lines of a note about a tile of the landscape: what it is and what it scores."""
    snapshot, localize = game.snapshot, game.localize
    land = snapshot.land[cell]
    tile = snapshot.catalogue.tiles[land.tile]
    place = make_small_line(localize(name_cell(cell)))
    if land.owner is None:
        return (NoteLine(localize(name_terrain(tile.terrain)), bold=True), place)
    owner_text = texts.OWNED_BY.fill(heir=snapshot.heirs[land.owner].name, cell=name_cell(cell))
    lines = [
        make_heading_line(localize(name_tile(tile))),
        NoteLine(localize(owner_text), is_name=True),
        NoteLine(localize(describe_tile_points(tile))),
        make_small_line(localize(name_terrain(tile.terrain))),
    ]
    lines += _list_score_lines(land, game) if game.shows_points else ()
    camp = game.session.state.landscape[cell]
    if camp.can_be_broken_by(game.session.state.active):
        can_strike_now = game.session.options.can(BreakCamp(cell))
        strike = preview_texts.CAN_STRIKE if can_strike_now else preview_texts.CAN_STRIKE_LATER
        lines.append(NoteLine(localize(strike)))
    return tuple(lines)


def _list_score_lines(land: TileSnapshot, game: GameView) -> Iterator[NoteLine]:
    """The line about the points of a building, and about those that a troop would change."""
    snapshot, localize = game.snapshot, game.localize
    line = snapshot.buildings.get(land.cell)
    if line is None:
        return
    text = texts.SCORES_DOUBLED if line.doubled else texts.SCORES
    if line.doubled and land.owner is snapshot.henry:
        text = solo_texts.SCORES_DOUBLED_AMONG_BEST_THREE
    yield NoteLine(localize(text.fill_n(line.final_points)), is_name=True)
    if land.owner is not snapshot.henry and line.points:
        is_own = land.owner is game.session.state.active
        troop_text = texts.POINTS_WITH_TROOP if is_own else texts.POINTS_WITH_OWNERS_TROOP
        troop_text = texts.POINTS_WITHOUT_TROOP if line.doubled else troop_text
        points = line.points if line.doubled else 2 * line.points
        yield make_small_line(localize(troop_text.fill_n(points)))


def list_road_lines(
    state: State, road: RoadLine, snapshot: TableSnapshot, localize: Localize
) -> tuple[NoteLine, ...]:
    """The lines of a note about a road."""
    lines = [make_heading_line(localize(texts.ROAD_OVER.fill_n(len(road.cells))))]
    counts = texts.ROAD_COUNTS.fill(
        white=snapshot.heirs[Heir.WHITE].name,
        blue=snapshot.heirs[Heir.BLUE].name,
        white_count=road.buildings[Heir.WHITE],
        blue_count=road.buildings[Heir.BLUE],
    )
    lines.append(NoteLine(localize(counts)))
    if not state.score_roads:
        lines.append(make_small_line(localize(texts.ROADS_NOT_SCORED)))
    elif len(road.cells) < 2:
        lines.append(NoteLine(localize(texts.ROAD_TOO_SHORT)))
    elif road.heir is None:
        lines.append(NoteLine(localize(texts.ROAD_TIED)))
    else:
        name = snapshot.heirs[road.heir].name
        lines.append(
            NoteLine(localize(texts.ROAD_SCORES.fill(heir=name).fill_n(road.points)), bold=True)
        )
    return tuple(lines)


def _list_scoring_roads(
    state: State, cell: Cell, snapshot: TableSnapshot, localize: Localize
) -> tuple[NoteLine, ...]:
    """A line for each road over the tile of a cell that scores for an heir."""
    if not state.score_roads:
        return ()
    lines = []
    for road_cells in trace_roads(state):
        if cell in road_cells:
            road = score_road(state, road_cells)
            if road.heir is not None:
                road_text = texts.ROAD_OVER.fill_n(len(road.cells))
                scores = texts.ROAD_SCORES.fill(heir=snapshot.heirs[road.heir].name).fill_n(
                    road.points
                )
                lines.append(
                    NoteLine(
                        localize(texts.ROAD_LINE.fill(road=road_text, scores=scores)), scale=0.92
                    )
                )
    return tuple(lines)


def _list_land_details(land: TileSnapshot, game: GameView) -> Iterator[Text]:
    snapshot = game.snapshot
    yield name_terrain(snapshot.catalogue.tiles[land.tile].terrain)
    if land.owner is not None:
        yield snapshot.heirs[land.owner].name
    for heir, index in snapshot.list_troops(land.cell):
        name = name_troop(snapshot.troops[heir][index].kind)
        yield texts.TROOP_OF_HEIR.fill(troop=name, heir=snapshot.heirs[heir].name)
    line = snapshot.buildings.get(land.cell) if game.shows_points else None
    if line is not None:
        yield (outline_texts.DOUBLED if line.doubled else outline_texts.POINTS).fill_n(
            line.final_points
        )
    if land.is_besieged:
        yield outline_texts.MAY_BE_DESTROYED
    if land.treasure is not None:
        yield name_treasure(snapshot.catalogue.treasures[land.treasure])
    if snapshot.solo is not None and snapshot.solo.scaffold == land.cell:
        yield outline_texts.SCAFFOLD
