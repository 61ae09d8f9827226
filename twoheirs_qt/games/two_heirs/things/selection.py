"""The selection: a tile or a troop that is picked up, where it can go, and words about it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules.access import find_active_capabilities
from twoheirs_qt.games.two_heirs.rules.actions import Action, Build, Take, Withdraw
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Troop, TroopKind
from twoheirs_qt.games.two_heirs.rules.reasons import Reason
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things.highlights import NO_HIGHLIGHTS, Highlights
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_tile_by_id
from twoheirs_qt.games.two_heirs.words.reasons import describe_reasons
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.things.thing import Thing


@dataclass(frozen=True, slots=True)
class SelectedReserveTile:
    """A tile of the royal reserve, about to be taken."""

    slot: int
    tile: str


@dataclass(frozen=True, slots=True)
class SelectedHandTile:
    """A tile of the hand; `is_face_down` is face down, to expand."""

    tile: str
    is_face_down: bool = False


@dataclass(frozen=True, slots=True)
class SelectedTroop:
    """A troop; `origin` None is one that stands in the royal reserve.

    `is_any_troop`: it stands for any troop of the heir, so it may be put wherever one of them can
    go.
    """

    heir: Heir
    index: int
    origin: Cell | None
    is_retinue: bool
    is_any_troop: bool = False


Selection: TypeAlias = SelectedReserveTile | SelectedHandTile | SelectedTroop


def find_action_on(selected: Selection, target: Thing, options: Options) -> Action | None:
    """The action of putting `selected` on `target`; None if it cannot be meant to go there."""
    return target.find_action_with(choose_troop(selected, target, options), options.state.active)


def choose_troop(selected: Selection, target: Thing, options: Options) -> Selection:
    """The selection that goes to `target`: another troop where the one selected cannot go."""
    if isinstance(selected, SelectedTroop) and selected.is_any_troop:
        for troop in _list_interchangeable(selected, options.state):
            if target.land_cell in options.list_destinations(troop.origin):
                return troop
    return selected


def make_take(heir: Heir, selected: Selection, active: Heir) -> Action | None:
    """The action of putting `selected` on the place of `heir`, if it is a tile for it."""
    if isinstance(selected, SelectedReserveTile) and heir is active:
        return Take(selected.slot)
    return None


def make_withdrawal(selected: Selection) -> Action | None:
    """The action of putting `selected` on the reserve, if it is a troop in the landscape."""
    at = selected.origin if isinstance(selected, SelectedTroop) else None
    return None if at is None else Withdraw(at)


def _list_interchangeable(selected: SelectedTroop, state: State) -> list[SelectedTroop]:
    """The troops that `selected` may stand for, itself first; of those in the reserve one."""
    troops = [replace(selected, is_any_troop=False)]
    if selected.is_any_troop:
        for index, troop in enumerate(state.troops[selected.heir]):
            if not troop.moved and troop.at not in [other.origin for other in troops]:
                troops.append(select_troop(selected.heir, index, troop))
    return troops


def select_troop(heir: Heir, index: int, troop: Troop) -> SelectedTroop:
    """Select a troop, wherever it stands."""
    return SelectedTroop(heir, index, troop.at, troop.kind is TroopKind.RETINUE)


class Refusal(NamedTuple):
    """The grounds why something cannot be done: reasons of the rules, or words."""

    reasons: tuple[Reason, ...] = ()
    words: Text | None = None


def explain_refusal(session: GameSession, refusal: Refusal) -> Text:
    """Put a refusal into words."""
    catalogue, names = session.state.catalogue, session.names
    return refusal.words or describe_reasons(refusal.reasons, catalogue, names)


def can_pick(session: GameSession, target: Thing) -> bool:
    """Whether the active heir can pick something up there."""
    picked = target.pick(session)
    return picked is not None and not isinstance(picked, Refusal)


def add_selection(
    highlights: Highlights, selected: Selection | None, options: Options
) -> Highlights:
    """Add the highlights of the selection."""
    match selected:
        case SelectedHandTile(tile, is_face_down):
            cells = (
                options.list_expand_cells(tile) if is_face_down else options.list_build_cells(tile)
            )
            return highlights._replace(tile_targets=cells, picked_tile=tile)
        case SelectedTroop(heir, index, origin):
            can_withdraw = origin is not None and options.can(Withdraw(origin))
            interchangeable = _list_interchangeable(selected, options.state)
            goal_cells = frozenset[Cell]().union(
                *(options.list_destinations(troop.origin) for troop in interchangeable)
            )
            return highlights._replace(
                troop_targets=goal_cells, reserve_is_target=can_withdraw, picked_troop=(heir, index)
            )
        case SelectedReserveTile(_, tile):
            return highlights._replace(target_hand=options.state.active, picked_tile=tile)
    return highlights


def find_goals(selected: Selection | None, options: Options) -> frozenset[Cell]:
    """The cells where the selection can be put."""
    return add_selection(NO_HIGHLIGHTS, selected, options).goals


def find_cells_to_look_at(session: GameSession, selected: Selection | None) -> frozenset[Cell]:
    """The cells where the selection can be put, or else would be if it could be paid for."""
    cells = find_goals(selected, session.options)
    if cells or not isinstance(selected, SelectedHandTile):
        return cells
    return frozenset(find_active_capabilities(session.state).cells)


def format_hint(session: GameSession, selected: Selection | None) -> str:
    """One line about what can be done with the selection; empty if there is none."""
    localize, options, catalogue = session.model.localize, session.options, session.state.catalogue
    match selected:
        case SelectedReserveTile(slot, tile):
            can_take = options.can(Take(slot))
            text = texts.HINT_TAKE if can_take else texts.HINT_NOT_IN_STEP
            return localize(text.fill(tile=name_tile_by_id(tile, catalogue)))
        case SelectedHandTile(tile):
            text = _choose_tile_hint(session, selected)
            return localize(text.fill(tile=name_tile_by_id(tile, catalogue)))
        case SelectedTroop():
            return localize(_choose_troop_hint(options, selected))
    return ""


def _choose_tile_hint(session: GameSession, selected: SelectedHandTile) -> Text:
    options = session.options
    if not find_active_capabilities(session.state).cells:
        return texts.HINT_NO_CELL
    if find_goals(selected, options):
        return texts.HINT_EXPAND if selected.is_face_down else texts.HINT_BUILD
    if not find_goals(selected, options.unrestricted):
        return texts.HINT_CANNOT_BUILD.fill(reasons=_explain_nowhere(session, selected.tile))
    other_side = find_goals(replace(selected, is_face_down=not selected.is_face_down), options)
    return texts.HINT_OTHER_SIDE if other_side else texts.HINT_NOT_IN_STEP


def _choose_troop_hint(options: Options, selected: SelectedTroop) -> Text:
    if selected.is_any_troop and find_goals(selected, options):
        return texts.HINT_ANY_TROOP
    origin = selected.origin
    marches, withdraws = _can_march_and_withdraw(options, origin)
    may_march, may_withdraw = _can_march_and_withdraw(options.unrestricted, origin)
    if (may_march or may_withdraw) and not (marches or withdraws):
        return texts.HINT_NOT_IN_STEP
    if origin is None:
        return texts.HINT_DEPLOY if marches else texts.HINT_CANNOT_DEPLOY
    if selected.is_retinue:
        return texts.HINT_RETINUE if marches else texts.HINT_RETINUE_STUCK
    if not may_march:
        return texts.HINT_TROOP_STUCK
    if not marches:
        return texts.HINT_WITHDRAW
    return texts.HINT_TROOP if withdraws else texts.HINT_MARCH


def _can_march_and_withdraw(options: Options, origin: Cell | None) -> tuple[bool, bool]:
    """A flag if the troop on `origin` can march or be deployed, and one if it can withdraw."""
    withdraws = origin is not None and options.can(Withdraw(origin))
    return bool(options.list_destinations(origin)), withdraws


def _explain_nowhere(session: GameSession, tile: str) -> Text:
    """The reasons why a tile of the hand can be built on none of the cells free for tiles."""
    # They differ in nothing but where they lie: what is against one of them is against all.
    reasons = session.options.why_not(
        Build(tile, min(find_active_capabilities(session.state).cells))
    )
    return describe_reasons(reasons, session.state.catalogue, session.names)


def describe_goals(session: GameSession, selected: Selection) -> Text | None:
    """On how many cells the selection can be put, for screen readers; None: nothing is known.

    For a tile of the hand that can be put nowhere, the reasons.
    """
    options, state = session.options, session.state
    if find_goals(selected, options.unrestricted) and not find_goals(selected, options):
        at = selected.origin if isinstance(selected, SelectedTroop) else None
        withdraws = at is not None and options.can(Withdraw(at))
        return texts.HINT_WITHDRAW if withdraws else texts.NOT_IN_STEP
    match selected:
        case SelectedHandTile() if not find_active_capabilities(state).cells:
            return texts.NO_CELL_NEAR
        case SelectedHandTile(tile, True):
            return texts.FITS_FACE_DOWN.fill_n(len(options.list_expand_cells(tile)))
        case SelectedHandTile(tile):
            if options.list_build_cells(tile):
                return texts.FITS.fill_n(len(options.list_build_cells(tile)))
            return _explain_nowhere(session, tile)
        case SelectedTroop(is_any_troop=True) if find_goals(selected, options):
            return texts.TROOPS_GO.fill_n(len(find_goals(selected, options)))
        case SelectedTroop(origin=None):
            number = len(options.list_destinations(None))
            return texts.DEPLOYS.fill_n(number) if number else texts.DEPLOYS_NOWHERE
        case SelectedTroop(origin=origin):
            number = len(options.list_destinations(origin))
            return texts.MARCHES.fill_n(number) if number else texts.MARCHES_NOWHERE
    return None


def make_pick_announcement(session: GameSession, selected: Selection, name: Text | None) -> Text:
    """The announcement that `name` is picked up, and where it can go; None: the name is known.

    Of a tile that can be built nowhere the cell that the cursor goes to tells why.
    """
    reasons_follow = not find_goals(selected, session.options) and find_cells_to_look_at(
        session, selected
    )
    goals_text = None if reasons_follow else describe_goals(session, selected)
    if isinstance(selected, SelectedReserveTile):
        goals_text = texts.ENTER_TAKES_TILE
    picked_text = None if name is None else texts.PICKED_UP.fill(what=name)
    return join_whole_sentences([text for text in (picked_text, goals_text) if text is not None])


def explain_misplacement(selected: Selection) -> Text:
    """The hint where to put the selection instead."""
    match selected:
        case SelectedReserveTile():
            return texts.TILE_GOES_TO_HAND
        case SelectedHandTile():
            return texts.TILE_GOES_TO_LAND
        case SelectedTroop():
            return texts.TROOP_GOES_TO_TILE
