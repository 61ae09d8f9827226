"""The outline of a game of Bunny Kingdom, as those at this screen may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.rules.actions import Build
from twoheirs_qt.games.bunny_kingdom.table.controller import TableController
from twoheirs_qt.games.bunny_kingdom.things.areas import AreaGroup
from twoheirs_qt.games.bunny_kingdom.things.branches import (
    CHRONICLE_BRANCH,
    MAP_BRANCH,
    PARENTS,
    ChronicleRow,
    list_rows,
)
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard, KeptBuilding, OwnParchment
from twoheirs_qt.games.bunny_kingdom.things.lords import LordPlate
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.subject import find_subject
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Offer, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import outline as short
from twoheirs_qt.games.bunny_kingdom.words import previews
from twoheirs_qt.tabletop import thing as things
from twoheirs_qt.tabletop.outline import texts
from twoheirs_qt.tabletop.outline.game import GameOutline, OutlineSession, Row, RowNote
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch, TableContainer
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_by_or
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from twoheirs_qt.games.bunny_kingdom.table.view import BunnyView

_SHORT_OFFERS: Final = {
    words.CHOOSE: short.CHOOSE_SHORT,
    words.TAKE_BACK: short.TAKE_BACK_SHORT,
    words.PICK_UP: short.PICK_UP_SHORT,
    words.PUT_DOWN: short.PUT_DOWN_SHORT,
}
"""The words for offers that are worth knowing before one goes to a row."""


_DETAILED_THINGS: Final = (HandCard, LordPlate, OwnParchment)
"""Things whose rows show the first lines of their notes."""
_MAX_DETAILS: Final = 2


@dataclass(frozen=True, slots=True)
class _CommandOffer(Offer):
    """Does the work of a button below the table, by its number."""

    number: int = 0


class BunnyOutline(GameOutline):
    """The outline of the snapshot of `controller`, with the entries of `chronicle`.

    `closed_reason` says why nothing can be done, where a game is only looked at: then the entries
    lead to their moments.
    """

    parents = PARENTS
    chronicle = CHRONICLE_BRANCH
    closed_at_first = frozenset((MAP_BRANCH, CHRONICLE_BRANCH))

    def __init__(
        self,
        session: OutlineSession,
        controller: TableController,
        chronicle: ChronicleModel,
        closed_reason: Text | None = None,
    ) -> None:
        super().__init__(session, closed_reason)
        self._show_moment: Callable[[], object] | None = None
        self._controller = controller
        self._chronicle = chronicle

    @property
    def shown(self) -> SignalInstance:
        return self._controller.changed

    @property
    def begun(self) -> SignalInstance:
        return self._controller.changed

    @property
    def snapshot(self) -> Snapshot:
        return self._controller.snapshot

    @property
    def entries(self) -> Entries:
        return self._chronicle.entries

    @staticmethod
    def list_rows_below(path: tuple[int, ...], snapshot: object) -> list[Row]:
        assert isinstance(snapshot, Snapshot)
        return [Row(thing, thing.name(snapshot)) for thing in list_rows(path, snapshot)]

    def find_entry(self, number: int) -> ChronicleRow:
        return ChronicleRow(number)

    # -- what a row says ---------------------------------------------------------------------------

    def name(self, thing: things.Thing) -> Text | None:
        # The name alone: with its details, a row would take too long to read out at each key.
        return (
            _narrow_thing(thing).name(self.snapshot)
            if isinstance(thing, _DETAILED_THINGS)
            else None
        )

    def list_details(self, things: Sequence[things.Thing]) -> list[list[Text]]:
        return [list(self._list_details(thing)) for thing in things]

    def _list_details(self, thing: things.Thing) -> Iterator[Text]:
        if thing == ChronicleRow():
            yield texts.ENTRY_COUNT.fill_n(len(self.entries))
        elif isinstance(thing, AreaGroup) and thing.group is Area.PARCHMENTS:
            yield texts.ENTRY_COUNT.fill_n(self.snapshot.parchment_count)
        elif isinstance(thing, _DETAILED_THINGS):
            yield from thing.list_lines(self.snapshot)[1 : 1 + _MAX_DETAILS]

    def list_notes(self, thing: things.Thing) -> Iterator[RowNote]:
        for line in _narrow_thing(thing).list_lines(self.snapshot):
            yield RowNote(localize(line), is_read=False)

    def find_rules_section(self, thing: things.Thing) -> str:
        return find_subject(self.snapshot, _narrow_thing(thing))

    # -- what can be done --------------------------------------------------------------------------

    def list_offers(self, thing: things.Thing) -> tuple[Offer, ...]:
        snapshot, narrowed = self.snapshot, _narrow_thing(thing)
        if isinstance(narrowed, AreaGroup):
            return self._list_commands() if narrowed.group is Area.DECISION else ()
        if isinstance(narrowed, ChronicleRow):
            is_entry = self.closed_reason is not None and narrowed.number is not None
            return (Offer(texts.SHOW_THEN),) if is_entry else ()
        if isinstance(narrowed, KeptBuilding):
            builds = self._list_builds(narrowed)
            if builds:
                return builds
        offers = tuple(narrowed.list_offers(snapshot))
        why = None if offers or snapshot.is_covered else narrowed.describe_refusal(snapshot)
        if why is not None:
            text = words.PICK_UP if isinstance(narrowed, KeptBuilding) else words.PUT_DOWN
            return (Offer(text, why_not=why),)
        return offers

    def _list_commands(self) -> tuple[Offer, ...]:
        """The commands of the buttons below the table, the golden one first."""
        hint, numbered = self._controller.hint, enumerate(self._controller.commands)
        return tuple(
            [
                _CommandOffer(
                    command.text, why_not=None if command.is_enabled else hint, number=number
                )
                for number, command in sorted(numbered, key=lambda pair: not pair[1].is_main)
            ]
        )

    def _list_builds(self, kept: KeptBuilding) -> tuple[Offer, ...]:
        """Each territory for a building; a sky tower is picked up, for it needs two."""
        snapshot = self.snapshot
        if kept.index >= len(snapshot.kept):
            return ()
        card = kept.find_card(snapshot)
        return tuple(
            [
                Offer(short.offer_site(action.at), action=action)
                for action in snapshot.legal_actions
                if isinstance(action, Build) and action.card == card and action.to is None
            ]
        )

    def summarize(self, offers: Sequence[things.Offer]) -> Text | None:
        possible = [offer for offer in cast("Sequence[Offer]", offers) if offer.is_possible]
        builds = [offer for offer in possible if isinstance(offer.action, Build)]
        parts: list[Text] = []
        if builds and builds[0].text != words.PUT_DOWN:
            parts.append(short.offer_sites(len(builds)))
        parts += [
            _SHORT_OFFERS[text]
            for text in Counter(o.text for o in possible)
            if text in _SHORT_OFFERS
        ]
        return join_by_or(parts) if parts else None

    def describe(self, offer: things.Offer) -> str:
        narrowed = _narrow_offer(offer)
        text = narrowed.text
        if narrowed.why_not is not None:
            text = texts.IMPOSSIBLE.fill(choice=text, reasons=narrowed.why_not)
        elif narrowed.action is not None:
            forecast = self.snapshot.forecast(narrowed.action)
            own = None if forecast is None else forecast.own
            if own is not None:
                change = previews.describe_harvest_change(own.harvest_before, own.harvest_after)
                text = texts.EFFECTS.fill(choice=text, effects=change)
        return localize(text).replace("&", "")

    def why_not(self, offer: things.Offer) -> Text:
        return _narrow_offer(offer).why_not or texts.NOTHING

    def explain_requirements(self, offers: Sequence[things.Offer]) -> str:
        blocked = [offer for offer in offers if not offer.is_possible]
        return localize(self.why_not(blocked[0]) if blocked else texts.NOTHING)

    def find_command(self, offer: things.Offer) -> Callable[[], object] | None:
        narrowed = _narrow_offer(offer)
        if narrowed.text == texts.SHOW_THEN:
            return self._show_moment
        if isinstance(narrowed, _CommandOffer):
            return self._controller.commands[narrowed.number].run
        return partial(self._controller.accept, None, narrowed)

    def play(self, offer: things.Offer) -> None:
        self._controller.accept(None, _narrow_offer(offer))

    def show_entries_with(self, show: Callable[[], object]) -> None:
        self._show_moment = show

    # -- what is announced -------------------------------------------------------------------------

    def list_announcements(self, change: Transition) -> list[Text]:
        return []  # what can be done then is announced by the controller


class BunnyOutlineSwitch(OutlineSwitch):
    """Shows the outline in place of `view`, and announces there what the table would announce."""

    def __init__(
        self,
        container: TableContainer,
        view: BunnyView,
        session: OutlineSession,
        chronicle: ChronicleModel,
        settings: Settings,
        parent: QWidget,
        closed_reason: Text | None = None,
    ) -> None:
        controller = view.controller

        def make() -> BunnyOutline:
            return BunnyOutline(session, controller, chronicle, closed_reason)

        super().__init__(container, view, session, settings, make, parent)
        self._controller = controller
        controller.hint_changed.connect(lambda: self._announce(controller.spoken_hint))
        controller.announced.connect(self._announce)
        controller.refused.connect(lambda _, why: self._refuse(why))

    def _announce(self, text: Text) -> None:
        if self.is_shown and self.page is not None:
            announce(self.page.tree, localize(text))

    def _refuse(self, text: Text) -> None:
        if self.is_shown:
            self.message.emit(localize(text))


def _narrow_thing(thing: things.Thing) -> Thing:
    assert isinstance(thing, Thing)
    return thing


def _narrow_offer(offer: things.Offer) -> Offer:
    assert isinstance(offer, Offer)
    return offer
