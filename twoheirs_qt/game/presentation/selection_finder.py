"""What can be picked up where, and why not."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game.presentation.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
)
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.targets import (
    HandTile,
    LandCell,
    PlaceTroop,
    ReservePlace,
    RingTroop,
    Target,
)
from twoheirs_qt.rules.actions import Action, BreakCamp, Destroy, Take
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Troop, TroopKind
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import called
from twoheirs_qt.words.reasons import reasons_text
from twoheirs_qt.words.text import Text

_OVER = Reason(Why.GAME_OVER)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: reasons of the rules, or words."""

    reasons: tuple[Reason, ...] = ()
    words: Text | None = None


class SelectionFinder:
    """Asks the running game what the active heir may pick up."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def find(self, target: Target) -> Selection | Refusal | None:
        """The selection that picking up on a target gives, why it is refused, or None for nothing
        to pick up."""
        session, state = self._session, self._session.state
        match target:
            case ReservePlace(slot):
                tile = state.slots[slot]
                if tile is None:
                    return None
                reasons = session.options.why_not(Take(slot))
                return Refusal(reasons) if reasons else SelectedReserveTile(slot, tile.id)
            case HandTile(heir, name):
                if session.is_over:
                    return Refusal((_OVER,))
                if heir is not state.active:
                    return Refusal(words=texts.NOT_YOUR_TILE.fill(heir=called(session.names, heir)))
                return SelectedHandTile(name)
            case RingTroop(heir, index) | PlaceTroop(heir, index):
                return self._find_troop(heir, index)
            case LandCell(cell):
                return self._find_on_land(cell)
        return None

    def why(self, refusal: Refusal) -> Text:
        """A refusal in words."""
        catalogue, names = self._session.state.catalogue, self._session.names
        return refusal.words or reasons_text(refusal.reasons, catalogue, names)

    def can_pick(self, target: Target) -> bool:
        """Whether something on a target can be picked up."""
        return isinstance(self.find(target), SelectedReserveTile | SelectedHandTile | SelectedTroop)

    def own_troop(self, cell: Cell) -> Troop | None:
        """The active heir's troop on a cell."""
        state = self._session.state
        return next((troop for troop in state.troops[state.active] if troop.at == cell), None)

    def click_action(self, cell: Cell) -> tuple[Action, bool] | None:
        """What a click on a tile does beside picking up a troop, and whether the player is asked
        first.

        What is not possible is not asked about: trying it tells why.
        """
        session, state = self._session, self._session.state
        face = state.landscape.get(cell)
        if face is None or session.is_over:
            return None
        if cell in session.options.siege():
            return Destroy(cell), session.settings.take_back is not TakeBack.FREE
        troop = self.own_troop(cell)
        free = troop is None or troop.moved  # else the troop is meant
        if free and face.can_be_broken_by(state.active):
            return BreakCamp(cell), not session.options.why_not(BreakCamp(cell))
        return None

    def troop_cell(self, target: Target) -> Cell | None:
        """The cell that a key for troops means on a target."""
        match target:
            case LandCell(cell):
                return cell
            case PlaceTroop(heir, index) if heir is self._session.state.active:
                return self._session.state.troops[heir][index].at
        return None

    def _find_on_land(self, cell: Cell) -> Selection | Refusal | None:
        state = self._session.state
        for heir in (state.active, state.active.opponent):
            for index, troop in enumerate(state.troops[heir]):
                if troop.at == cell:
                    return self._find_troop(heir, index)
        return Refusal((_OVER,)) if self._session.is_over else None

    def _find_troop(self, heir: Heir, index: int) -> Selection | Refusal:
        session = self._session
        if session.is_over:
            return Refusal((_OVER,))
        if heir is not session.state.active:
            name = called(session.names, heir)
            return Refusal(words=texts.NOT_YOUR_TROOP.fill(heir=name))
        troop = session.state.troops[heir][index]
        if troop.moved:
            return Refusal((Reason(Why.TROOP_HAS_MOVED, cell=troop.at),))
        return SelectedTroop(heir, index, troop.at, troop.kind is TroopKind.RETINUE)
