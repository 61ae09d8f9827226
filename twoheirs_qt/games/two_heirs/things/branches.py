"""The branches of the outline, and the entries of the chronicle in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.things.heirs import Hand, HeirArea
from twoheirs_qt.games.two_heirs.things.henry import TreasurePile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.offers import Offer, OfferKind, offer_end_of_turn
from twoheirs_qt.games.two_heirs.things.reserve import DiscardPile, ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import GameView, OutlineRow, Section, Thing
from twoheirs_qt.games.two_heirs.things.troops import Troops
from twoheirs_qt.games.two_heirs.words import outline as texts
from twoheirs_qt.tabletop.outline.game import OutlineRows, Row
from twoheirs_qt.tabletop.outline.texts import ENTRY_COUNT
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.text.text import Text


@dataclass(frozen=True, slots=True)
class Branch(OutlineRow):
    """A branch of the outline, where it is no thing of the table."""

    section: Section

    def name_row(self, snapshot: TableSnapshot) -> Text:
        return texts.SECTION_NAMES[self.section]

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        match self.section:
            case Section.RESERVE:
                return [ReservePlace(slot) for slot in range(len(snapshot.places))]
            case Section.LANDSCAPE:
                return [LandCell(cell) for cell in snapshot.land]
            case Section.HANDS:
                return [Hand(heir) for heir in Heir]
            case Section.TROOPS:
                return [Troops(heir) for heir in Heir]
            case Section.HEIRS:
                return [HeirArea(heir) for heir in Heir]
        return []

    def list_details(self, game: GameView) -> Iterator[Text]:
        chronicle = self.section is Section.CHRONICLE
        rows = game.session.model.chronicle.entries if chronicle else self.list_rows(game.snapshot)
        yield ENTRY_COUNT.fill_n(len(rows))

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        if self.section is Section.HEIRS and not session.is_over:
            yield offer_end_of_turn(session)
        elif self.section is Section.CHRONICLE:
            yield from _offer_going_back(session)


@dataclass(frozen=True, slots=True)
class ChronicleEntry(OutlineRow):
    """An entry of the chronicle, counted from the oldest; its words are in the chronicle."""

    number: int

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        return _offer_going_back(session)

    def list_offers_when_closed(self) -> tuple[Offer, ...]:
        return (Offer(OfferKind.SHOW_MOMENT),)


def list_branches(snapshot: TableSnapshot | None) -> list[Thing]:
    """All branches in the order of `Section`; without a game they are empty."""
    things: list[Thing] = [Branch(section) for section in Section]
    if snapshot is not None:
        things[Section.SUPPLY] = SupplyPile()
        things[Section.DISCARDS] = DiscardPile()
        if snapshot.solo is not None:
            things[Section.TREASURES] = TreasurePile()
    return things


class TwoHeirsRows(OutlineRows):
    """The rows of the game that `model` shows, below the branches of `Section`."""

    model: GameModel
    parents = (
        *((section,) for section in Section),
        *((section, heir) for section in (Section.HANDS, Section.TROOPS) for heir in Heir),
    )
    chronicle = Section.CHRONICLE
    first = Section.RESERVE
    closed_at_first = frozenset((Section.DISCARDS, Section.CHRONICLE))

    @property
    def snapshot(self) -> TableSnapshot | None:
        return None if self.model.state is None else self.model.snapshot

    @property
    def entries(self) -> Entries:
        return self.model.chronicle.entries

    @staticmethod
    def list_rows_below(path: tuple[int, ...], snapshot: object) -> list[Row]:
        assert snapshot is None or isinstance(snapshot, TableSnapshot)
        things: Sequence[Thing] = list_branches(snapshot)
        if snapshot is None:
            rows = [] if path else list(zip(things, texts.SECTION_NAMES, strict=True))
            return [Row(thing, text) for thing, text in rows]
        for row in path:
            things = things[row].list_rows(snapshot)
        return [Row(thing, thing.name_row(snapshot)) for thing in things]

    def find_entry(self, number: int) -> ChronicleEntry:
        return ChronicleEntry(number)


def _offer_going_back(session: GameSession) -> Iterator[Offer]:
    for kind, possible in (
        (OfferKind.UNDO, session.can_undo),
        (OfferKind.REDO, session.can_redo),
        (OfferKind.RESTART_TURN, session.can_restart_turn),
    ):
        if possible:
            yield Offer(kind)
