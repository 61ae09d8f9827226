"""The troops in the royal reserve and in an heir's area, and what can be done with one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.actions import Action, Deploy, Move, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Troop, TroopKind
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things import henry
from twoheirs_qt.games.two_heirs.things.heirs import HeirRow
from twoheirs_qt.games.two_heirs.things.highlights import Highlights
from twoheirs_qt.games.two_heirs.things.offers import (
    Offer,
    OfferKind,
    offer_action,
    sort_in_reading_order,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedTroop,
    Selection,
    make_take,
    make_withdrawal,
    select_troop,
)
from twoheirs_qt.games.two_heirs.things.thing import GameView, Thing
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_player, name_troop
from twoheirs_qt.tabletop.outline.texts import ENTRY_COUNT
from twoheirs_qt.tabletop.play.note_line import NoteLine
from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


@dataclass(frozen=True, slots=True)
class ReserveTroop(Thing):
    """An ordinary troop that stands in the royal reserve."""

    heir: Heir
    index: int

    is_piece = True

    def name(self, game: GameView) -> Text:
        return describe_troop(self.heir, self.index, game.snapshot)

    def name_in_short(self, game: GameView) -> Text:
        return _name_troop_of_heir(self.heir, self.index, game.snapshot)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        return (NoteLine(game.localize(self.name(game))),)

    def find_rules_section(self, state: State) -> str:
        return "turn/move"

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        return pick_troop(session, self.heir, self.index)

    def is_origin_of(self, selected: Selection) -> bool:
        """Whether `selected` was picked up there: the troops in the reserve are alike."""
        if not isinstance(selected, SelectedTroop) or selected.origin is not None:
            return False
        return selected.heir is self.heir

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_withdrawal(selected)

    def find_rect(self, scene: TableScene) -> QRectF:
        piece = scene.pieces.find_piece((self.heir, self.index))
        return piece.find_home_rect() if piece is not None else QRectF()


@dataclass(frozen=True, slots=True)
class HeirTroop(Thing):
    """One of the three troops shown in an heir's area, wherever it stands."""

    heir: Heir
    index: int

    is_piece = True
    shows_note_immediately = True

    def name(self, game: GameView) -> Text:
        return describe_troop(self.heir, self.index, game.snapshot)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        cross_lines: tuple[NoteLine, ...] = ()
        if self.heir is game.snapshot.henry:
            cross_lines = henry.make_cross_lines(self._find_troop(game.snapshot), game.localize)
        return (NoteLine(game.localize(self.name(game))), *cross_lines)

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        at = self._find_troop(game.snapshot).at
        return None if at is None else Highlights(cells=frozenset((at,)))

    def find_rules_section(self, state: State) -> str:
        return "turn/move"

    def name_row(self, snapshot: TableSnapshot) -> Text:
        troop = self._find_troop(snapshot)
        name = name_troop(troop.kind)
        if troop.at is not None:
            return outline_texts.TROOP_ON.fill(cell=name_cell(troop.at), troop=name)
        is_henrys = self.heir is snapshot.henry
        text = outline_texts.TROOP_OUTSIDE if is_henrys else outline_texts.TROOP_IN_RESERVE
        return text.fill(troop=name)

    def list_details(self, game: GameView) -> Iterator[Text]:
        if self._find_troop(game.snapshot).moved:
            yield outline_texts.HAS_MOVED

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        return list_troop_offers(session, self.heir, self.index)

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        """Pick up the troop of this shield, or another of the heir that has not moved.

        The three shields look alike, so a player who drags one means any troop that can go.
        """
        troops, index = session.state.troops[self.heir], self.index
        if troops[index].moved and self.heir is session.state.active:
            index = next(
                (movable_index for movable_index, troop in enumerate(troops) if not troop.moved),
                index,
            )
        selection = pick_troop(session, self.heir, index)
        return (
            replace(selection, is_any_troop=True)
            if isinstance(selection, SelectedTroop)
            else selection
        )

    def is_origin_of(self, selected: Selection) -> bool:
        if not isinstance(selected, SelectedTroop):
            return False
        return (selected.heir, selected.index) == (self.heir, self.index)

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        return make_take(self.heir, selected, active)

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.find_heir_layout(self.heir).troop_rects[self.index]

    def find_troop_cell(self, state: State) -> Cell | None:
        return state.troops[self.heir][self.index].at if self.heir is state.active else None

    def _find_troop(self, snapshot: TableSnapshot) -> Troop:
        return snapshot.troops[self.heir][self.index]


class Troops(HeirRow):
    """All troops of an heir."""

    __slots__ = ()

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        return [HeirTroop(self.heir, index) for index in range(len(snapshot.troops[self.heir]))]

    def list_details(self, game: GameView) -> Iterator[Text]:
        yield ENTRY_COUNT.fill_n(len(game.snapshot.troops[self.heir]))


# -- what can be done with a troop ----------------------------------------------------------------


def pick_troop(session: GameSession, heir: Heir, index: int) -> Selection | Refusal:
    """Pick up a troop, or return the refusal."""
    if session.is_over:
        return Refusal((Reason(Why.GAME_OVER),))
    if heir is not session.state.active:
        name = name_player(session.names, heir)
        return Refusal(words=texts.NOT_YOUR_TROOP.fill(heir=name))
    own_troops = session.state.troops[heir]
    index = _find_movable_index(own_troops, index)
    troop = own_troops[index]
    if troop.moved:
        return Refusal((Reason(Why.TROOP_HAS_MOVED, cell=troop.at),))
    return select_troop(heir, index, troop)


def list_troop_offers(session: GameSession, heir: Heir, index: int) -> Iterator[Offer]:
    """List the actions that a troop can do now, or one offer with the reason why it cannot move."""
    options, state = session.options, session.state
    own_troops = state.troops[heir]
    troop = own_troops[_find_movable_index(own_troops, index)]
    if heir is not state.active:
        yield Offer(OfferKind.MARCH, other_owner=heir)
        return
    at = troop.at
    if troop.moved or session.is_over:
        reason = Reason(Why.GAME_OVER) if session.is_over else Reason(Why.TROOP_HAS_MOVED, cell=at)
        yield Offer(OfferKind.MARCH if at is not None else OfferKind.DEPLOY, reasons=(reason,))
        return
    destinations = sort_in_reading_order(options.list_destinations(at))
    if at is None:
        yield from (Offer(OfferKind.DEPLOY, Deploy(goal)) for goal in destinations)
        return
    yield from (Offer(OfferKind.MARCH, Move(at, goal)) for goal in destinations)
    if troop.kind is not TroopKind.RETINUE:
        yield offer_action(session, OfferKind.WITHDRAW, Withdraw(at))


_MOVABLE_RESERVE_TROOP: Final = Troop(TroopKind.TROOP)
"""An ordinary troop in the royal reserve that may move."""


def _find_movable_index(own_troops: tuple[Troop, ...], index: int) -> int:
    """Return the index of a troop that may move, if the one at `index` is in the royal reserve.

    The troops there look alike, so any of them is meant. Otherwise `index` itself is returned.
    """
    if own_troops[index].at is None and _MOVABLE_RESERVE_TROOP in own_troops:
        return own_troops.index(_MOVABLE_RESERVE_TROOP)
    return index


# -- words ----------------------------------------------------------------------------------------


def describe_troop(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    """Describe a troop, and where it stands."""
    troop, text = snapshot.troops[heir][index], _name_troop_of_heir(heir, index, snapshot)
    if troop.at is not None:
        text = texts.TROOP_ON_CELL.fill(troop=text, cell=name_cell(troop.at))
    elif snapshot.henry is not heir:
        text = texts.TROOP_IN_RESERVE.fill(troop=text)
    return texts.TROOP_HAS_MOVED.fill(troop=text) if troop.moved else text


def _name_troop_of_heir(heir: Heir, index: int, snapshot: TableSnapshot) -> Text:
    kind = name_troop(snapshot.troops[heir][index].kind)
    return texts.TROOP_OF_HEIR.fill(troop=kind, heir=snapshot.heirs[heir].name)
