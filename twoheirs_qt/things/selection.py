"""What can be picked up, what putting it somewhere would be, and what is said of that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from twoheirs_qt.play.options import Options
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.targets import (
    AccessGlyph,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReserveArea,
    ReservePlace,
    RingTroop,
    Target,
)
from twoheirs_qt.rules.access import means
from twoheirs_qt.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Troop, TroopKind
from twoheirs_qt.rules.reasons import Reason, Why
from twoheirs_qt.rules.state import State
from twoheirs_qt.text.text import Text, sentences
from twoheirs_qt.things.highlights import NO_HIGHLIGHTS, Highlights
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import called, tile_name_of
from twoheirs_qt.words.reasons import reasons_text


@dataclass(frozen=True, slots=True)
class SelectedReserveTile:
    """A tile of the royal reserve, about to be taken."""

    slot: int
    tile: str


@dataclass(frozen=True, slots=True)
class SelectedHandTile:
    """A tile of the hand; `down` is face down, to expand."""

    tile: str
    down: bool = False


@dataclass(frozen=True, slots=True)
class SelectedTroop:
    """A troop; `origin` None is one that stands in the royal reserve.

    `or_another`: on a cell where it cannot go, another troop of the heir that can is meant.
    """

    heir: Heir
    index: int
    origin: Cell | None
    retinue: bool
    or_another: bool = False


Selection: TypeAlias = SelectedReserveTile | SelectedHandTile | SelectedTroop


def action_for(selected: Selection, target: Target, active: Heir) -> Action | None:
    """The action of putting `selected` on `target`; None if it cannot be meant to go there."""
    match selected, target:
        case SelectedHandTile(tile, True), LandCell(cell):
            return Expand(tile, cell)
        case SelectedHandTile(tile, False), LandCell(cell):
            return Build(tile, cell)
        case SelectedTroop(origin=None), LandCell(cell):
            return Deploy(cell)
        case SelectedTroop(origin=origin), LandCell(cell) if origin is not None:
            return Move(origin, cell)
        case SelectedTroop(origin=origin), ReservePlace() | ReserveArea() | RingTroop() if (
            origin is not None
        ):
            return Withdraw(origin)
        case SelectedReserveTile(slot), HandTile(heir) | HeirArea(heir) | AccessGlyph(
            heir
        ) | PlaceTroop(heir) if heir is active:
            return Take(slot)
        case SelectedReserveTile(slot), ReservePlace(place) if place == slot:
            return Take(slot)
    return None


def meant_for(selected: Selection, target: Target, options: Options) -> Selection:
    """The selection that goes to `target`: another troop where the one selected cannot go."""
    if isinstance(selected, SelectedTroop) and selected.or_another and isinstance(target, LandCell):
        for troop in _interchangeable(selected, options.state):
            if target.cell in options.destinations(troop.origin):
                return troop
    return selected


def _interchangeable(selected: SelectedTroop, state: State) -> list[SelectedTroop]:
    """The troops that `selected` may stand for, itself first; of those in the reserve one."""
    found = [replace(selected, or_another=False)]
    if selected.or_another:
        for index, troop in enumerate(state.troops[selected.heir]):
            if not troop.moved and troop.at not in [each.origin for each in found]:
                found.append(_selected_troop(selected.heir, index, troop))
    return found


def _selected_troop(heir: Heir, index: int, troop: Troop) -> SelectedTroop:
    return SelectedTroop(heir, index, troop.at, troop.kind is TroopKind.RETINUE)


def lies_on(selected: Selection, target: Target) -> bool:
    """Whether `selected` was picked up from `target`."""
    match selected, target:
        case SelectedReserveTile(slot), ReservePlace(place):
            return slot == place
        case SelectedHandTile(tile), HandTile(_, other):
            return tile == other
        case SelectedTroop(origin=origin), LandCell(cell):
            return origin == cell
        case SelectedTroop(heir, origin=None), RingTroop(other_heir):
            return heir is other_heir  # those in the reserve are alike
        case SelectedTroop(heir, index), PlaceTroop(other_heir, other_index):
            return (heir, index) == (other_heir, other_index)
    return False


_OVER = Reason(Why.GAME_OVER)


class Refusal(NamedTuple):
    """Why something cannot be done: reasons of the rules, or words."""

    reasons: tuple[Reason, ...] = ()
    words: Text | None = None


def standing_in(state: State, heir: Heir, index: int) -> int:
    """The troop that is meant by one in the royal reserve: of these, alike, one that may move."""
    own = state.troops[heir]
    free = Troop(TroopKind.TROOP)
    return own.index(free) if own[index].at is None and free in own else index


class SelectionFinder:
    """Asks the running game what the active heir may pick up."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def find(self, target: Target) -> Selection | Refusal | None:
        """The selection that a target gives, why it is refused, or None for nothing to pick up."""
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
            case RingTroop(heir, index):
                return self._find_troop(heir, index)
            case PlaceTroop(heir, index):
                return self._find_at_place(heir, index)
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
        """What a click on a tile does beside picking up a troop, and whether it asks first.

        What is not possible is not asked about: trying it tells why.
        """
        session, state = self._session, self._session.state
        face = state.landscape.get(cell)
        if face is None or session.is_over:
            return None
        if cell in session.options.siege():
            return Destroy(cell), True
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

    def _find_at_place(self, heir: Heir, index: int) -> Selection | Refusal:
        """The troop that a shield at an heir's place stands for: any that has not moved.

        The three shields look alike there, so whoever drags one means a troop that can go.
        """
        state = self._session.state
        own = state.troops[heir]
        if own[index].moved and heir is state.active:
            index = next((each for each, troop in enumerate(own) if not troop.moved), index)
        found = self._find_troop(heir, index)
        return replace(found, or_another=True) if isinstance(found, SelectedTroop) else found

    def _find_troop(self, heir: Heir, index: int) -> Selection | Refusal:
        session = self._session
        if session.is_over:
            return Refusal((_OVER,))
        if heir is not session.state.active:
            name = called(session.names, heir)
            return Refusal(words=texts.NOT_YOUR_TROOP.fill(heir=name))
        index = standing_in(session.state, heir, index)
        troop = session.state.troops[heir][index]
        if troop.moved:
            return Refusal((Reason(Why.TROOP_HAS_MOVED, cell=troop.at),))
        return _selected_troop(heir, index, troop)


def with_selection(
    highlights: Highlights, selected: Selection | None, options: Options
) -> Highlights:
    """`highlights`, and those of the selection."""
    match selected:
        case SelectedHandTile(tile, down):
            cells = options.expands(tile) if down else options.builds(tile)
            return highlights._replace(place=cells, picked_tile=tile)
        case SelectedTroop(heir, index, origin):
            ring = origin is not None and options.can_withdraw(origin)
            alike = _interchangeable(selected, options.state)
            go = frozenset[Cell]().union(*(options.destinations(each.origin) for each in alike))
            return highlights._replace(go=go, ring=ring, picked_troop=(heir, index))
        case SelectedReserveTile(_, tile):
            return highlights._replace(hand=options.state.active, picked_tile=tile)
    return highlights


def goals(selected: Selection | None, options: Options) -> frozenset[Cell]:
    """The cells where the selection can be put."""
    highlights = with_selection(NO_HIGHLIGHTS, selected, options)
    return highlights.place | highlights.go


def cells_to_look_at(session: GameSession, selected: Selection | None) -> frozenset[Cell]:
    """The cells where the selection can be put, or else would be if it could be paid for."""
    found = goals(selected, session.options)
    if found or not isinstance(selected, SelectedHandTile):
        return found
    return frozenset(means(session.state).cells)


def hint(session: GameSession, selected: Selection | None) -> str:
    """One line about what can be done with the selection; empty if there is none."""
    say, options, catalogue = session.model.say, session.options, session.state.catalogue
    match selected:
        case SelectedReserveTile(slot, tile):
            taking = options.can(Take(slot))
            text = texts.HINT_TAKE if taking else texts.HINT_NOT_IN_STEP
            return say(text.fill(tile=tile_name_of(tile, catalogue)))
        case SelectedHandTile(tile):
            text = _hint_for_tile(session, selected)
            return say(text.fill(tile=tile_name_of(tile, catalogue)))
        case SelectedTroop():
            return say(_hint_for_troop(options, selected))
    return ""


def _hint_for_tile(session: GameSession, selected: SelectedHandTile) -> Text:
    options = session.options
    if not means(session.state).cells:
        return texts.HINT_NO_CELL
    if goals(selected, options):
        return texts.HINT_EXPAND if selected.down else texts.HINT_BUILD
    if not goals(selected, options.by_rules):
        return texts.HINT_BUILD_NOT.fill(reasons=_why_nowhere(session, selected.tile))
    other_side = goals(replace(selected, down=not selected.down), options)
    return texts.HINT_OTHER_SIDE if other_side else texts.HINT_NOT_IN_STEP


def _hint_for_troop(options: Options, selected: SelectedTroop) -> Text:
    if selected.or_another and goals(selected, options):
        return texts.HINT_ANY_TROOP
    origin = selected.origin
    marches, withdraws = _ways_of_troop(options, origin)
    may_march, may_withdraw = _ways_of_troop(options.by_rules, origin)
    if (may_march or may_withdraw) and not (marches or withdraws):
        return texts.HINT_NOT_IN_STEP
    if origin is None:
        return texts.HINT_DEPLOY if marches else texts.HINT_DEPLOY_NOT
    if selected.retinue:
        return texts.HINT_RETINUE if marches else texts.HINT_RETINUE_STUCK
    if not may_march:
        return texts.HINT_TROOP_STUCK
    if not marches:
        return texts.HINT_WITHDRAW
    return texts.HINT_TROOP if withdraws else texts.HINT_MARCH


def _ways_of_troop(options: Options, origin: Cell | None) -> tuple[bool, bool]:
    """Whether the troop on `origin` can march or be deployed, and whether it can withdraw."""
    withdraws = origin is not None and options.can_withdraw(origin)
    return bool(options.destinations(origin)), withdraws


def _why_nowhere(session: GameSession, tile: str) -> Text:
    """Why the rules let a tile of the hand be built on none of the cells free for tiles."""
    # They differ in nothing but where they lie: what is against one of them is against all.
    reasons = session.options.why_not(Build(tile, min(means(session.state).cells)))
    return reasons_text(reasons, session.state.catalogue, session.names)


def goals_of(session: GameSession, selected: Selection) -> Text | None:
    """On how many cells the selection can be put, for screen readers; None: nothing is known.

    For a tile of the hand that can be put nowhere, the reasons.
    """
    options, state = session.options, session.state
    if goals(selected, options.by_rules) and not goals(selected, options):
        at = selected.origin if isinstance(selected, SelectedTroop) else None
        withdraws = at is not None and options.can_withdraw(at)
        return texts.HINT_WITHDRAW if withdraws else texts.NOT_IN_STEP
    match selected:
        case SelectedHandTile() if not means(state).cells:
            return texts.NO_CELL_NEAR
        case SelectedHandTile(tile, True):
            return texts.EXPANDS.count(len(options.expands(tile)))
        case SelectedHandTile(tile):
            if options.builds(tile):
                return texts.FITS.count(len(options.builds(tile)))
            return _why_nowhere(session, tile)
        case SelectedTroop(or_another=True) if goals(selected, options):
            return texts.TROOPS_GO.count(len(goals(selected, options)))
        case SelectedTroop(origin=None):
            number = len(options.destinations(None))
            return texts.DEPLOYS.count(number) if number else texts.DEPLOYS_NOWHERE
        case SelectedTroop(origin=origin):
            number = len(options.destinations(origin))
            return texts.MARCHES.count(number) if number else texts.MARCHES_NOWHERE
    return None


def picked_up(session: GameSession, selected: Selection, what: Text | None) -> Text:
    """The announcement that `what` is picked up, and where it can go; None: what is known.

    Of a tile that can be built nowhere the cell that the cursor goes to tells why.
    """
    told_there = not goals(selected, session.options) and cells_to_look_at(session, selected)
    goes = None if told_there else goals_of(session, selected)
    if isinstance(selected, SelectedReserveTile):
        goes = texts.SAY_ENTER_TAKES
    told = None if what is None else texts.SAY_PICKED.fill(what=what)
    return sentences([each for each in (told, goes) if each is not None])


def wrong_place(selected: Selection) -> Text:
    """The hint where to put the selection instead."""
    match selected:
        case SelectedReserveTile():
            return texts.TO_THE_HAND
        case SelectedHandTile():
            return texts.TO_THE_LAND
        case SelectedTroop():
            return texts.TROOP_TO_LAND
