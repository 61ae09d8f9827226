"""The royal reserve: its places, its middle, the supply and the tiles out of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.play.unseen import find_unseen
from twoheirs_qt.games.two_heirs.rules.actions import Action, Take
from twoheirs_qt.games.two_heirs.rules.components import Heir, Tile
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things import henry
from twoheirs_qt.games.two_heirs.things.highlights import Highlights
from twoheirs_qt.games.two_heirs.things.offers import Offer, OfferKind, offer_action
from twoheirs_qt.games.two_heirs.things.previews import make_take_lines
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedReserveTile,
    Selection,
    make_withdrawal,
)
from twoheirs_qt.games.two_heirs.things.thing import GameView, Section, Thing, TileFace
from twoheirs_qt.games.two_heirs.things.tiles import (
    describe_cost_and_terrain,
    describe_payment,
    describe_tile,
    find_tile_section,
    list_tile_and_payment_lines,
    list_tile_details,
)
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    combine_equal_names,
    name_resource,
    name_set,
    name_terrain,
    name_tile,
)
from twoheirs_qt.tabletop.outline.texts import ENTRY_COUNT
from twoheirs_qt.tabletop.play.note_line import Localize, NoteLine, make_small_line
from twoheirs_qt.tabletop.text.text import Text, join_by_and
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


@dataclass(frozen=True, slots=True)
class ReservePlace(Thing):
    """A place (0 to 6) of the ring, with a tile, with the shield or empty."""

    slot: int

    is_piece = True
    is_in_ring = True
    keeps_cursor_when_picked = True
    name_tells_reach = True

    def name(self, game: GameView) -> Text:
        tile = self._find_tile(game.snapshot)
        if tile is None:
            return self.name_in_short(game)
        return describe_tile_in_reserve(tile, game.snapshot.places[self.slot].reach_number)

    def name_in_short(self, game: GameView) -> Text:
        snapshot, tile = game.snapshot, self._find_tile(game.snapshot)
        if self.slot == snapshot.shield:
            return texts.SHIELD_WITH_CROWN.fill(heir=snapshot.heirs[snapshot.crown].name)
        if tile is None:
            return texts.EMPTY_PLACE
        return _name_and_reach(tile, snapshot.places[self.slot].reach_number)

    def find_accessible_description(self, game: GameView) -> Text | None:
        tile = self._find_tile(game.snapshot)
        return None if tile is None else describe_cost_and_terrain(tile)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        session, tile = game.session, game.snapshot.places[self.slot].tile
        if tile is None:
            return (NoteLine(game.localize(self.name(game))),)
        return (
            *list_tile_and_payment_lines(tile, game.snapshot, game.localize),
            *(
                henry.make_forecast_lines(game.session.state, self.slot, game.localize)
                if session.is_help_shown
                else ()
            ),
            *make_take_lines(session, self.slot, with_points=game.shows_points),
        )

    def forecast(self, game: GameView) -> Text | None:
        return henry.describe_forecast(game.session.state, self.slot)

    def list_reader_notes(self, game: GameView) -> Iterator[Text]:
        is_solo = game.snapshot.solo is not None
        forecast = self.forecast(game) if is_solo and game.session.is_help_shown else None
        place, missing = game.snapshot.places[self.slot], game.snapshot.missing_resources
        payment_text = None
        if place.tile is not None and place.reach_number and any(missing.get(place.tile, ())):
            payment_text = describe_payment(place.tile, game.snapshot)
        yield from (text for text in (forecast, payment_text) if text is not None)

    def find_face(self, snapshot: TableSnapshot) -> TileFace | None:
        tile = snapshot.places[self.slot].tile
        return None if tile is None else TileFace(tile)

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        return henry.make_forecast_highlights(game.session.state, self.slot)

    def find_rules_section(self, state: State) -> str:
        return find_tile_section(state.slots[self.slot], "turn/take")

    def name_row(self, snapshot: TableSnapshot) -> Text:
        tile = self._find_tile(snapshot)
        if tile is not None:
            return name_tile(tile)
        shield = self.slot == snapshot.shield
        return outline_texts.SHIELD if shield else outline_texts.EMPTY_PLACE

    def list_details(self, game: GameView) -> Iterator[Text]:
        tile, number = self._find_tile(game.snapshot), game.snapshot.places[self.slot].reach_number
        if tile is not None:
            yield from list_tile_details(tile)
            reach = outline_texts.NUMBER_IN_REACH.fill(number=number)
            yield reach if number else outline_texts.BEYOND_REACH

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        if session.state.slots[self.slot] is not None:
            yield offer_action(session, OfferKind.TAKE, Take(self.slot))

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        tile = session.state.slots[self.slot]
        if tile is None:
            return None
        reasons = session.options.why_not(Take(self.slot))
        return Refusal(reasons) if reasons else SelectedReserveTile(self.slot, tile.id)

    def is_origin_of(self, selected: Selection) -> bool:
        return isinstance(selected, SelectedReserveTile) and selected.slot == self.slot

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return Take(self.slot) if self.is_origin_of(selected) else make_withdrawal(selected)

    def find_action_to_explain(self, session: GameSession) -> Action | None:
        return Take(self.slot) if session.state.slots[self.slot] is not None else None

    def find_reader_press_action(self, session: GameSession) -> Action | None:
        return Take(self.slot) if session.options.can(Take(self.slot)) else None

    def takes_digit(self, session: GameSession) -> bool:
        return self.slot in session.options.takeable_slots

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.layout.ring.find_slot_rect(self.slot)

    def find_digit_point(self, scene: TableScene) -> QPointF:
        return scene.find_number_point(self.slot)

    def _find_tile(self, snapshot: TableSnapshot) -> Tile | None:
        tile = snapshot.places[self.slot].tile
        return None if tile is None else snapshot.catalogue.tiles[tile]


class ReserveArea(Thing):
    """The panel of the reserve where nothing else lies: troops withdraw to it."""

    __slots__ = ()

    def name(self, game: GameView) -> Text:
        return texts.RESERVE

    def describe_use(self, game: GameView) -> Text:
        return texts.GAME_OVER if game.session.is_over else texts.RESERVE_HELP

    def find_rules_section(self, state: State) -> str:
        return "turn/take"

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_withdrawal(selected)

    def find_rect(self, scene: TableScene) -> QRectF:
        core = QRectF(0, 0, 2 * scene.layout.ring.core_radius, 2 * scene.layout.ring.core_radius)
        core.moveCenter(scene.layout.ring.centre)
        return core


class SupplyPile(Thing):
    """The supply, whose topmost tile shows its terrain."""

    __slots__ = ()

    is_explained_by_note = True
    outline_shows_note = False

    def name(self, game: GameView) -> Text:
        return describe_supply(game.snapshot)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return _list_unseen_lines(game.session.state, game.localize) if game.shows_unseen else ()

    def find_rules_section(self, state: State) -> str:
        return "turn/take"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        count = snapshot.supply_count
        return outline_texts.SUPPLY.fill_n(count) if count else outline_texts.SUPPLY_EMPTY

    def list_details(self, game: GameView) -> Iterator[Text]:
        if game.snapshot.top_terrain is not None:
            yield outline_texts.ON_TOP.fill(terrain=name_terrain(game.snapshot.top_terrain))

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        yield Offer(OfferKind.STILL_TO_COME)

    def find_click_command(self, game: GameView) -> OfferKind | None:
        return OfferKind.STILL_TO_COME if game.shows_unseen else None

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.layout.supply_rect


@dataclass(frozen=True, slots=True)
class DiscardedTile(Thing):
    """A tile out of the game: a row of the outline, on the table a part of the pile."""

    tile: str

    def name(self, game: GameView) -> Text:
        return _describe_discards(game.snapshot)

    def find_rules_section(self, state: State) -> str:
        return "turn/end"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return name_tile(snapshot.catalogue.tiles[self.tile])

    def list_details(self, game: GameView) -> Iterator[Text]:
        yield from list_tile_details(game.snapshot.catalogue.tiles[self.tile])


class DiscardPile(Thing):
    """The tiles out of the game."""

    __slots__ = ()

    role = ReaderRole.PICTURE
    is_explained_by_note = True

    def name(self, game: GameView) -> Text:
        return _describe_discards(game.snapshot)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return (NoteLine(game.localize(self.name(game))),)

    def find_rules_section(self, state: State) -> str:
        return "turn/end"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return outline_texts.SECTION_NAMES[Section.DISCARDS]

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        return [DiscardedTile(tile) for tile in snapshot.discards]

    def list_details(self, game: GameView) -> Iterator[Text]:
        yield ENTRY_COUNT.fill_n(len(game.snapshot.discards))

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.layout.discards_rect


# -- words ----------------------------------------------------------------------------------------


def describe_tile_in_reserve(tile: Tile, reach_number: int) -> Text:
    """Describe a tile of the royal reserve; `reach_number` counts from 1, 0 is out of reach."""
    return describe_tile(tile, _name_and_reach(tile, reach_number))


def describe_supply(snapshot: TableSnapshot) -> Text:
    """Count the tiles of the supply, and name the terrain on top."""
    if snapshot.top_terrain is None:
        return texts.SUPPLY.fill_n(0)
    top = texts.ON_TOP.fill(resource=name_resource(snapshot.top_terrain))
    return texts.SUPPLY_AND_TOP.fill(supply=texts.SUPPLY.fill_n(snapshot.supply_count), top=top)


def _name_and_reach(tile: Tile, reach_number: int) -> Text:
    if not reach_number:
        return texts.TILE_OUT_OF_REACH.fill(tile=name_tile(tile))
    return texts.TILE_IN_REACH.fill(number=reach_number, tile=name_tile(tile))


def _describe_discards(snapshot: TableSnapshot) -> Text:
    """Name the tiles that are out of the game."""
    if not snapshot.discards:
        return texts.NOTHING_OUT
    names = [name_tile(snapshot.catalogue.tiles[tile]) for tile in snapshot.discards]
    return texts.OUT_OF_THE_GAME.fill(tiles=join_by_and(combine_equal_names(names)))


def _list_unseen_lines(state: State, localize: Localize) -> tuple[NoteLine, ...]:
    """The numbers of unseen tiles of each set; empty if none is left in the supply."""
    tiles = find_unseen(state)
    if not tiles.supply_count:
        return ()
    lines = [NoteLine(localize(texts.NOT_SEEN_YET.fill_n(tiles.count)), bold=True)]
    for tile_set, of_set in tiles.tiles.items():
        times = f"{localize(texts.TIMES.fill(count=len(of_set)))}  {localize(name_set(tile_set))}"
        lines.append(NoteLine("", (f"set/{tile_set.value}",), times))
    if tiles.includes_starting_tile:
        lines.append(make_small_line(localize(texts.STARTING_TILE_UNSEEN)))
    return (*lines, make_small_line(localize(texts.CLICK_FOR_MORE)))
