"""An heir's place: the tiles of the hand, the access to resources, and the rest of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.access import (
    AccessSource,
    SourceKind,
    find_active_capabilities,
    list_access_sources,
)
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, Expand
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain, Tile
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things.highlights import Highlights, highlight_sources
from twoheirs_qt.games.two_heirs.things.offers import (
    Offer,
    OfferKind,
    find_likely_cell,
    offer_action,
    offer_end_of_turn,
    sort_in_reading_order,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedHandTile,
    Selection,
    make_take,
)
from twoheirs_qt.games.two_heirs.things.thing import (
    GameView,
    OutlineRow,
    Thing,
    TileFace,
)
from twoheirs_qt.games.two_heirs.things.tiles import (
    describe_sources,
    describe_tile,
    find_tile_section,
    list_tile_and_payment_lines,
    list_tile_details,
)
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    name_player,
    name_resource,
    name_resource_as_access,
    name_tile,
)
from twoheirs_qt.tabletop.outline.texts import ENTRY_COUNT
from twoheirs_qt.tabletop.play.note_line import NoteLine
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


@dataclass(frozen=True, slots=True)
class HandTile(Thing):
    """A tile in a hand."""

    heir: Heir
    tile: str

    is_piece = True

    def name(self, game: GameView) -> Text:
        heir = game.snapshot.heirs[self.heir].name
        return texts.TILE_IN_HAND.fill(heir=heir, tile=self.name_in_short(game))

    def name_in_short(self, game: GameView) -> Text:
        return describe_tile(self._find_tile(game.snapshot))

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return list_tile_and_payment_lines(self.tile, game.snapshot, game.localize)

    def find_face(self, snapshot: TableSnapshot) -> TileFace | None:
        return TileFace(self.tile)

    def find_rules_section(self, state: State) -> str:
        return find_tile_section(state.catalogue.tiles.get(self.tile), "turn/build")

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return name_tile(self._find_tile(snapshot))

    def list_details(self, game: GameView) -> Iterator[Text]:
        yield from list_tile_details(self._find_tile(game.snapshot))

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        if self.heir is not session.state.active:
            yield Offer(OfferKind.BUILD, other_owner=self.heir)
            return
        options, tile = session.options, self.tile
        builds = sort_in_reading_order(options.list_build_cells(tile))
        yield from (Offer(OfferKind.BUILD, Build(tile, cell)) for cell in builds)
        expands = sort_in_reading_order(options.list_expand_cells(tile))
        yield from (Offer(OfferKind.EXPAND, Expand(tile, cell)) for cell in expands)
        if not builds:
            # The same stands in the way at every cell next to a troop: what the tile costs.
            likely = sort_in_reading_order(find_active_capabilities(session.state).cells)
            if likely:
                yield offer_action(session, OfferKind.BUILD, Build(tile, likely[0]))

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        if session.is_over:
            return Refusal((Reason(Why.GAME_OVER),))
        if self.heir is not session.state.active:
            owner = name_player(session.names, self.heir)
            return Refusal(words=texts.NOT_YOUR_TILE.fill(heir=owner))
        return SelectedHandTile(self.tile)

    def is_origin_of(self, selected: Selection) -> bool:
        return isinstance(selected, SelectedHandTile) and selected.tile == self.tile

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_take(self.heir, selected, active)

    def find_action_to_explain(self, session: GameSession) -> Action | None:
        if self.heir is not session.state.active:
            return None
        return Build(self.tile, find_likely_cell(session, self.tile))

    def takes_digit(self, session: GameSession) -> bool:
        return True

    def find_digit(self, state: State) -> int | None:
        ids = [tile.id for tile in state.hands[self.heir]]
        active = self.heir is state.active
        return ids.index(self.tile) + 1 if active and self.tile in ids else None

    def find_rect(self, scene: TableScene) -> QRectF:
        hand = () if scene.snapshot is None else scene.snapshot.hands[self.heir]
        if self.tile not in hand:
            return QRectF()
        return scene.placer.find_heir_layout(self.heir).find_tile_rect(
            hand.index(self.tile), len(hand)
        )

    def find_digit_point(self, scene: TableScene) -> QPointF:
        """The middle of the key, beside the cost."""
        assert scene.snapshot is not None
        hand, rect = scene.snapshot.hands[self.heir], self.find_rect(scene)
        place, next_index = scene.placer.find_heir_layout(self.heir), hand.index(self.tile) + 1
        visible_rect = QRectF(rect)
        if next_index < len(hand):  # the next tile may lie over it
            visible_rect.setRight(
                min(rect.right(), place.find_tile_rect(next_index, len(hand)).left())
            )
        return QPointF(visible_rect.center().x(), rect.top())

    def _find_tile(self, snapshot: TableSnapshot) -> Tile:
        return snapshot.catalogue.tiles[self.tile]


@dataclass(frozen=True, slots=True)
class AccessGlyph(Thing):
    """The access of an heir to one resource."""

    heir: Heir
    terrain: Terrain

    role = ReaderRole.PICTURE
    shows_note_immediately = True
    is_explained_by_note = True

    def name(self, game: GameView) -> Text:
        kinds: list[SourceKind] = [source.kind for source in self._list_sources(game.session.state)]
        name = game.snapshot.heirs[self.heir].name
        if not kinds:
            return texts.NO_ACCESS.fill(heir=name, resource=name_resource_as_access(self.terrain))
        resource = name_resource(self.terrain)
        return texts.ACCESS_TO.fill(heir=name, resource=resource, sources=describe_sources(kinds))

    def name_in_short(self, game: GameView) -> Text:
        name, resource = game.snapshot.heirs[self.heir].name, name_resource(self.terrain)
        number = len(self._list_sources(game.session.state))
        return texts.ACCESS_NUMBER.fill(heir=name, resource=resource, number=number)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return (NoteLine(game.localize(self.name(game))),)

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        return highlight_sources(self._list_sources(game.session.state))

    def find_rules_section(self, state: State) -> str:
        return "turn/access"

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_take(self.heir, selected, active)

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.placer.find_heir_layout(self.heir).access_rects[self.terrain]

    def list_connection_points(self, scene: TableScene) -> list[QPointF]:
        snapshot = scene.snapshot
        if snapshot is None:
            return []
        point, sources = scene.placer.find_source_point, self._list_sources(scene.session.state)
        return [point(source, self.heir, snapshot) for source in sources]

    def _list_sources(self, state: State) -> list[AccessSource]:
        sources = list_access_sources(state, self.heir)
        return [source for source in sources if source.resource is self.terrain]


@dataclass(frozen=True, slots=True)
class HeirArea(Thing):
    """The rest of an heir's place: a taken tile is dropped there."""

    heir: Heir

    row_tells_details = True
    outline_shows_note = False

    def name(self, game: GameView) -> Text:
        return texts.HEIR_HELP.fill(heir=game.snapshot.heirs[self.heir].name)

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return snapshot.heirs[self.heir].name

    def list_details(self, game: GameView) -> Iterator[Text]:
        heir = game.snapshot.heirs[self.heir]
        if heir.is_active:
            yield texts.TO_MOVE
        wood, wheat, stone = heir.access
        words = (
            outline_texts.POINTS_REACH_AND_ACCESS
            if game.shows_points
            else outline_texts.REACH_AND_ACCESS
        )
        words = words.fill(reach=heir.reach, wood=wood, wheat=wheat, stone=stone)
        yield words.fill(points=heir.points) if game.shows_points else words
        if heir.discounts:
            yield texts.DISCOUNTS.fill_n(heir.discounts)

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        if self.heir is session.state.active and not session.is_over:
            yield offer_end_of_turn(session)

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_take(self.heir, selected, active)

    def find_rect(self, scene: TableScene) -> QRectF:
        if scene.snapshot is not None and self.heir is scene.snapshot.henry:
            return scene.solo.layout.header_rect
        return scene.placer.find_heir_layout(self.heir).hand_rect

    @property
    def points_heir(self) -> Heir | None:
        return self.heir


@dataclass(frozen=True, slots=True)
class HeirRow(OutlineRow):
    """A row of the outline with the name of an heir."""

    heir: Heir

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return snapshot.heirs[self.heir].name


class Hand(HeirRow):
    """All tiles of a hand."""

    __slots__ = ()

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        return [HandTile(self.heir, tile) for tile in snapshot.hands[self.heir]]

    def list_details(self, game: GameView) -> Iterator[Text]:
        count = len(game.snapshot.hands[self.heir])
        if count:
            yield ENTRY_COUNT.fill_n(count)
