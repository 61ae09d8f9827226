"""What can be done at a thing on the table, or at a branch of the outline, and what cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

from twoheirs_qt.game import targets
from twoheirs_qt.game.presentation.selection import standing_in
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import (
    Action,
    BreakCamp,
    Build,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    Move,
    Reason,
    Take,
    TroopKind,
    Why,
    Withdraw,
    means,
)


class Kind(Enum):
    """The kinds of offer; those after `DESTROY` are no single action of the rules."""

    TAKE = auto()
    BUILD = auto()
    BUILD_HERE = auto()
    EXPAND = auto()
    EXPAND_HERE = auto()
    MARCH = auto()
    MARCH_HERE = auto()
    DEPLOY = auto()
    DEPLOY_HERE = auto()
    WITHDRAW = auto()
    BREAK_CAMP = auto()
    DESTROY = auto()
    END_TURN = auto()
    """Asks what goes if too many tiles are held."""
    UNDO = auto()
    REDO = auto()
    RESTART_TURN = auto()
    STILL_TO_COME = auto()
    """Shows which tiles nobody has seen yet."""
    PLAN = auto()
    """Shows or hides where Henry will build (solo)."""
    SHOW_THEN = auto()
    """Shows a game that is only looked at as it was when an entry was written."""


HERE: Final = frozenset(
    (
        *(Kind.TAKE, Kind.BUILD_HERE, Kind.EXPAND_HERE, Kind.MARCH_HERE, Kind.DEPLOY_HERE),
        *(Kind.WITHDRAW, Kind.BREAK_CAMP, Kind.DESTROY),
    )
)
"""What is done at the place itself; for the rest, something is picked up there."""


class Offer(NamedTuple):
    """Something to do at a target: an `action`, or whatever else its kind says.

    `reasons` are all that stands against it; `whose` is the heir whom the thing belongs to if it
    is not the active heir's. With neither, it can be done now.
    """

    kind: Kind
    action: Action | None = None
    reasons: tuple[Reason, ...] = ()
    whose: Heir | None = None

    @property
    def possible(self) -> bool:
        """Whether it can be done now."""
        return not self.reasons and self.whose is None


def offers(session: GameSession, subject: targets.Subject) -> tuple[Offer, ...]:
    """Everything to do at a target in the running game; what cannot be done comes last."""
    found = list(_offers(session, subject))
    return tuple(sorted(found, key=lambda offer: not offer.possible))


def _offers(session: GameSession, subject: targets.Subject) -> Iterator[Offer]:
    state = session.state
    match subject:
        case targets.ReservePlace(slot) if state.slots[slot] is not None:
            yield _offer(session, Kind.TAKE, Take(slot))
        case targets.HandTile(heir, tile):
            yield from _with_tile(session, heir, tile)
        case targets.PlaceTroop(heir, number):
            yield from _with_troop(session, heir, number)
        case targets.LandCell(cell) if cell in state.landscape:
            yield from _on_land(session, cell)
        case targets.LandCell(cell):
            own = [tile.id for tile in state.hands[state.active]]
            yield from (_offer(session, Kind.BUILD_HERE, Build(tile, cell)) for tile in own)
            yield from (_offer(session, Kind.EXPAND_HERE, Expand(tile, cell)) for tile in own)
        case targets.HeirArea(heir) if heir is state.active and not session.is_over:
            yield _end_turn(session)
        case targets.Section.HEIRS if not session.is_over:
            yield _end_turn(session)
        case targets.Section.CHRONICLE:
            for kind, possible in (
                (Kind.UNDO, session.can_undo),
                (Kind.REDO, session.can_redo),
                (Kind.RESTART_TURN, session.can_restart_turn),
            ):
                if possible:
                    yield Offer(kind)
        case targets.SupplyPile():
            yield Offer(Kind.STILL_TO_COME)
        case targets.TreasurePile():
            yield Offer(Kind.PLAN)


def _offer(session: GameSession, kind: Kind, action: Action) -> Offer:
    return Offer(kind, action, session.options.why_not(action))


def _end_turn(session: GameSession) -> Offer:
    """Tiles above the limit are asked for later: they are no reason against it."""
    reasons = session.options.why_not(EndTurn())
    return Offer(
        Kind.END_TURN,
        reasons=tuple(reason for reason in reasons if reason.why is not Why.DISCARD_COUNT),
    )


def _with_tile(session: GameSession, heir: Heir, tile: str) -> Iterator[Offer]:
    options, state = session.options, session.state
    if heir is not state.active:
        yield Offer(Kind.BUILD, whose=heir)
        return
    builds = in_reading_order(options.builds(tile))
    yield from (Offer(Kind.BUILD, Build(tile, cell)) for cell in builds)
    yield from (
        Offer(Kind.EXPAND, Expand(tile, cell)) for cell in in_reading_order(options.expands(tile))
    )
    if not builds:
        # The same stands in the way at every cell next to a troop: what the tile costs.
        likely = in_reading_order(means(state).cells)
        if likely:
            yield _offer(session, Kind.BUILD, Build(tile, likely[0]))


def _with_troop(session: GameSession, heir: Heir, number: int) -> Iterator[Offer]:
    options, state = session.options, session.state
    troop = state.troops[heir][standing_in(state, heir, number)]
    if heir is not state.active:
        yield Offer(Kind.MARCH, whose=heir)
        return
    at = troop.at
    if troop.moved or session.is_over:
        why = Reason(Why.GAME_OVER) if session.is_over else Reason(Why.TROOP_HAS_MOVED, cell=at)
        yield Offer(Kind.MARCH if at is not None else Kind.DEPLOY, reasons=(why,))
        return
    goals = in_reading_order(options.destinations(at))
    if at is None:
        yield from (Offer(Kind.DEPLOY, Deploy(goal)) for goal in goals)
        return
    yield from (Offer(Kind.MARCH, Move(at, goal)) for goal in goals)
    if troop.kind is not TroopKind.RETINUE:
        yield _offer(session, Kind.WITHDRAW, Withdraw(at))


def _on_land(session: GameSession, cell: Cell) -> Iterator[Offer]:
    options, state = session.options, session.state
    own = next((troop for troop in state.troops[state.active] if troop.at == cell), None)
    if cell in options.siege():
        yield Offer(Kind.DESTROY, Destroy(cell))
    if state.landscape[cell].can_be_broken_by(state.active):
        yield _offer(session, Kind.BREAK_CAMP, BreakCamp(cell))
    if own is not None:
        yield from _with_troop(session, state.active, state.troops[state.active].index(own))
        return
    for troop in state.troops[state.active]:
        if troop.at is not None and options.can(Move(troop.at, cell)):
            yield Offer(Kind.MARCH_HERE, Move(troop.at, cell))
    if options.can(Deploy(cell)):
        yield Offer(Kind.DEPLOY_HERE, Deploy(cell))


def in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """Row by row from the North, and in a row from the West."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))
