"""Henry's place: his pile of treasures, the treasures in the landscape, and his plan.

And what else a game against him adds to words about tiles and troops.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import SoloSnapshot, TableSnapshot, TreasureSnapshot
from twoheirs_qt.games.two_heirs.play.unseen import find_unseen_treasures
from twoheirs_qt.games.two_heirs.rules.cells import Cell, find_neighbour_at
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Treasure, TreasureKind, Troop
from twoheirs_qt.games.two_heirs.rules.henry import TileForecast, forecast_tile
from twoheirs_qt.games.two_heirs.rules.scoring import TREASURE_POINTS
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things.highlights import Highlights
from twoheirs_qt.games.two_heirs.things.offers import Offer, OfferKind
from twoheirs_qt.games.two_heirs.things.thing import GameView, Section, Thing
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import screen_reader as spoken
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_resource, name_treasure
from twoheirs_qt.tabletop.play.grid_lines import add_neighbours
from twoheirs_qt.tabletop.play.note_line import Localize, NoteLine, make_small_line
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


class TreasurePile(Thing):
    """Henry's treasures that lie face down."""

    __slots__ = ()

    role = ReaderRole.PICTURE
    is_explained_by_note = True

    def name(self, game: GameView) -> Text:
        solo = game.snapshot.solo
        return solo_texts.HENRYS_PILE.fill_n(0 if solo is None else solo.pile)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        solo, localize = game.snapshot.solo, game.localize
        lines: tuple[NoteLine, ...] = ()
        if solo is not None:
            worth = solo_texts.REMAINING_TREASURE_POINTS.fill_n(
                (solo.pile + len(solo.treasures)) * TREASURE_POINTS
            )
            lines = NoteLine(localize(self.name(game))), make_small_line(localize(worth))
        return (
            *lines,
            *(list_unseen_treasure_lines(game.session, localize) if game.shows_unseen else ()),
        )

    def find_rules_section(self, state: State) -> str:
        return "solo/treasures"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return outline_texts.SECTION_NAMES[Section.TREASURES]

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        treasures = () if snapshot.solo is None else snapshot.solo.treasures
        return [TreasureToken(treasure.cell) for treasure in treasures]

    def list_details(self, game: GameView) -> Iterator[Text]:
        if game.snapshot.solo is not None:
            yield solo_texts.PILE.fill_n(game.snapshot.solo.pile)

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        yield Offer(OfferKind.PLAN)

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.solo.layout.pile_rect


@dataclass(frozen=True, slots=True)
class TreasureToken(Thing):
    """The treasure on the tile of a cell, as Henry's place shows it."""

    cell: Cell

    role = ReaderRole.PICTURE
    is_explained_by_note = True

    def name(self, game: GameView) -> Text:
        """The treasure, when it goes, and what it still lacks."""
        treasure = _find_treasure(self.cell, game.snapshot)
        if treasure is None:
            return name_cell(self.cell)
        catalogue_treasure = game.snapshot.catalogue.treasures[treasure.id]
        cell, name = name_cell(self.cell), name_treasure(catalogue_treasure)
        parts = [
            solo_texts.TREASURE_ON_CELL.fill(cell=cell, treasure=name),
            _describe_condition(catalogue_treasure),
        ]
        if treasure.missing_count:
            parts.append(solo_texts.MORE_TILES_NEEDED.fill_n(treasure.missing_count))
        return join_whole_sentences(parts)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return list_treasure_lines(game.snapshot, self.cell, game.localize)

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        return highlight_treasure(game.snapshot, self.cell)

    def find_rules_section(self, state: State) -> str:
        return "solo/treasures"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        treasure = _find_treasure(self.cell, snapshot)
        assert treasure is not None
        name = name_treasure(snapshot.catalogue.treasures[treasure.id])
        return outline_texts.ON_CELL.fill(cell=name_cell(self.cell), what=name)

    def list_details(self, game: GameView) -> Iterator[Text]:
        treasure = _find_treasure(self.cell, game.snapshot)
        if treasure is not None and treasure.missing_count:
            yield outline_texts.MORE_TILES_NEEDED.fill_n(treasure.missing_count)

    def find_rect(self, scene: TableScene) -> QRectF:
        solo = scene.snapshot.solo if scene.snapshot is not None else None
        cells = [treasure.cell for treasure in solo.treasures] if solo is not None else []
        if self.cell not in cells:
            return QRectF()
        return scene.solo.layout.find_treasure_rect(cells.index(self.cell), len(cells))

    @property
    def revealed_cell(self) -> Cell | None:
        return self.cell


class PlanButton(Thing):
    """The button that shows where Henry will build."""

    __slots__ = ()

    role = ReaderRole.SWITCH

    def name(self, game: GameView) -> Text:
        return solo_texts.WHERE_HENRY_BUILDS

    def find_rules_section(self, state: State) -> str:
        return "solo/place"

    def find_click_command(self, game: GameView) -> OfferKind | None:
        return OfferKind.PLAN

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.solo.layout.plan_button_rect


# -- words ----------------------------------------------------------------------------------------


def _find_treasure(cell: Cell, snapshot: TableSnapshot) -> TreasureSnapshot | None:
    return None if snapshot.solo is None else snapshot.solo.find_treasure(cell)


def add_tokens(place: Text, solo: SoloSnapshot, catalogue: Catalogue, cell: Cell) -> Text:
    """Add the tokens on a cell to the description of its tile."""
    treasure = solo.find_treasure(cell)
    if treasure is not None:
        name = name_treasure(catalogue.treasures[treasure.id])
        place = solo_texts.WITH_TREASURE.fill(place=place, treasure=name)
    return solo_texts.WITH_SCAFFOLD.fill(place=place) if solo.scaffold == cell else place


def make_cross_lines(troop: Troop, localize: Localize) -> tuple[NoteLine, ...]:
    """Make the line about the cross of one of Henry's troops; empty without a cross."""
    if troop.terrain is None:
        return ()
    return (
        make_small_line(localize(solo_texts.CROSS.fill(resource=name_resource(troop.terrain)))),
    )


def list_unseen_treasure_lines(session: GameSession, localize: Localize) -> tuple[NoteLine, ...]:
    """The treasures that may lie on Henry's pile, as far as anybody can know it.

    Of a game begun with a position nobody knows which of them were removed before.
    """
    solo = session.state.solo
    if solo is None or not solo.pile:
        return ()
    events = chain.from_iterable(command.events for command in session.done_commands)
    treasures = find_unseen_treasures(session.state, events)
    origin = session.save.origin
    all_is_known = origin.new_game_options is not None and origin.damaged_game is None
    sentence = (
        solo_texts.SOME_TREASURES_TO_COME
        if all_is_known
        else solo_texts.TREASURES_BEFORE_POSITION_UNKNOWN
    )
    all_are_on_pile = len(treasures) == len(solo.pile)
    heading = solo_texts.TREASURES_TO_COME if all_are_on_pile else sentence.fill_n(len(solo.pile))
    lines = [
        NoteLine("", (f"treasure/{treasure.id}",), localize(name_treasure(treasure)))
        for treasure in treasures
    ]
    return NoteLine(localize(heading), bold=True), *lines


def list_treasure_lines(
    snapshot: TableSnapshot, cell: Cell, localize: Localize
) -> tuple[NoteLine, ...]:
    """The note about the treasure on a cell; empty without one."""
    treasure = _find_treasure(cell, snapshot)
    if treasure is None:
        return ()
    catalogue_treasure = snapshot.catalogue.treasures[treasure.id]
    title = solo_texts.TREASURE_AT.fill(
        treasure=name_treasure(catalogue_treasure), cell=name_cell(cell)
    )
    lines = [
        NoteLine(localize(title), bold=True, is_name=True),
        NoteLine(localize(_describe_condition(catalogue_treasure))),
    ]
    if treasure.missing_count:
        lines.append(
            NoteLine(
                localize(solo_texts.MORE_TILES_NEEDED.fill_n(treasure.missing_count)), bold=True
            )
        )
    return tuple(lines)


def list_scaffold_lines(
    snapshot: TableSnapshot, cell: Cell, localize: Localize
) -> tuple[NoteLine, ...]:
    """The line about the scaffold on a cell, or about the starting tile before there is one."""
    solo = snapshot.solo
    if solo is None or cell != solo.centre:
        return ()
    return (make_small_line(localize(describe_centre(solo))),)


def describe_centre(solo: SoloSnapshot) -> Text:
    """The words for what marks the cell around which Henry builds."""
    return (
        solo_texts.BUILDS_AROUND_STARTING_TILE
        if solo.scaffold is None
        else solo_texts.BUILDS_AROUND_SCAFFOLD
    )


def make_forecast_lines(state: State, slot: int, localize: Localize) -> tuple[NoteLine, ...]:
    """Make the line about the cell where Henry would put the tile on a place of the reserve."""
    plan = _forecast_tile(state, slot)
    if plan is None:
        return ()
    words = solo_texts.CELL_BY_RULE[plan.rule]
    if plan.at is not None:
        words = words.fill(cell=name_cell(plan.at))
    return (make_small_line(localize(words)),)


def describe_forecast(state: State, slot: int) -> Text | None:
    """Name the cell of `make_forecast_lines`, without the reason, which the key H gives."""
    plan = _forecast_tile(state, slot)
    if plan is None:
        return None
    if plan.at is None:
        return solo_texts.CELL_BY_RULE[plan.rule]
    return spoken.HENRYS_CELL.fill(cell=name_cell(plan.at))


def make_forecast_highlights(state: State, slot: int) -> Highlights | None:
    """Make the highlight of the cell of `make_forecast_lines`."""
    plan = _forecast_tile(state, slot)
    if plan is None or plan.at is None:
        return None
    return Highlights(missing_cells=frozenset((plan.at,)))


def _forecast_tile(state: State, slot: int) -> TileForecast | None:
    """Henry's plan with the tile on a place of the reserve; None without one."""
    if state.solo is None or state.is_over or state.slots[slot] is None:
        return None
    return forecast_tile(state, slot)


def highlight_treasure(snapshot: TableSnapshot, cell: Cell) -> Highlights | None:
    """The cell of a treasure, those that count for it, and the empty ones that could."""
    treasure = _find_treasure(cell, snapshot)
    if treasure is None:
        return None
    cells = _find_countable_cells(treasure, snapshot) - snapshot.land.keys()
    return Highlights(cells=frozenset((cell, *treasure.counted_cells)), missing_cells=cells)


def _find_countable_cells(treasure: TreasureSnapshot, snapshot: TableSnapshot) -> frozenset[Cell]:
    """Find the cells whose tiles may count for the condition of `treasure`.

    Those of a formation; of a column or row, those in and just around the landscape.
    """
    catalogue_treasure, (x, y) = snapshot.catalogue.treasures[treasure.id], treasure.cell
    if catalogue_treasure.kind is TreasureKind.FORMATION:
        return frozenset(
            find_neighbour_at(treasure.cell, point) for point in catalogue_treasure.cells
        )
    if catalogue_treasure.kind is TreasureKind.COLUMN:
        return frozenset((x, row) for row in add_neighbours(row for _, row in snapshot.land))
    return frozenset(
        (column, y) for column in add_neighbours(column for column, _ in snapshot.land)
    )


def _describe_condition(treasure: Treasure) -> Text:
    text = solo_texts.REMOVAL_CONDITIONS[treasure.kind]
    if treasure.kind is TreasureKind.FORMATION or treasure.terrain is None:
        return text
    return text.fill(tiles=solo_texts.TWO_OTHER_TILES[treasure.terrain])
