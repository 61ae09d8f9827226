"""Offers: actions and commands at a thing, possible or not, and words about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple, assert_never

from twoheirs_qt.games.two_heirs.advice.scores import describe_point_changes
from twoheirs_qt.games.two_heirs.play.previews import Preview
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    COMPASS_OFFSETS,
    NEIGHBOUR_CELLS,
    ORTHOGONAL_CELLS,
    Build,
    Cell,
    Deploy,
    EndTurn,
    Expand,
    Heir,
    Move,
    Payment,
    Reason,
    Tile,
    Why,
    find_active_capabilities,
)
from twoheirs_qt.games.two_heirs.rules.actions import Action, Take, Withdraw
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things.previews import (
    list_effects_beside_points,
    list_point_changes,
    list_spoken_effects,
)
from twoheirs_qt.games.two_heirs.things.tiles import describe_sources
from twoheirs_qt.games.two_heirs.words import outline as texts
from twoheirs_qt.games.two_heirs.words import screen_reader, table
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words.actions import name_action, name_action_here
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    describe_cost,
    name_cell,
    name_player,
    name_terrain,
    name_tile,
)
from twoheirs_qt.games.two_heirs.words.reasons import describe_reasons
from twoheirs_qt.tabletop.outline import texts as outline_texts
from twoheirs_qt.tabletop.text.text import Text, join_by_and, join_by_semicolons

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.things.thing import Thing


class OfferKind(Enum):
    """The kinds of offer; those after `DESTROY` are no single action of the rules.

    `BUILD` and the like pick something up first; `BUILD_HERE` and the like act on a cell. `MARCH`,
    the word of the texts, is the action `Move`.
    """

    TAKE = auto()
    BUILD = auto()
    BUILD_HERE = auto()
    EXPAND = auto()
    EXPAND_HERE = auto()
    MARCH = auto()
    """A `Move`, which the texts for players call a march."""
    MARCH_HERE = auto()
    DEPLOY = auto()
    DEPLOY_HERE = auto()
    WITHDRAW = auto()
    BREAK_CAMP = auto()
    """Turns an own Camp face down, to take one more tile."""
    DESTROY = auto()
    END_TURN = auto()
    """Asks which tiles go if there are too many in the hand."""
    UNDO = auto()
    REDO = auto()
    RESTART_TURN = auto()
    STILL_TO_COME = auto()
    """Shows which tiles nobody has seen yet."""
    PLAN = auto()
    """Shows or hides where Henry will build (solo)."""
    SHOW_MOMENT = auto()
    """In a replay or review: goes to the moment at which an entry of the chronicle was written."""


class Commands(NamedTuple):
    """The functions of the commands that are no action of the rules; None: not offered here.

    They are not given the thing at which they are offered.
    """

    end_turn: Callable[[], object] | None = None
    undo: Callable[[], object] | None = None
    redo: Callable[[], object] | None = None
    restart_turn: Callable[[], object] | None = None
    still_to_come: Callable[[], object] | None = None
    plan: Callable[[], object] | None = None
    show_moment: Callable[[], object] | None = None

    def find(self, kind: OfferKind) -> Callable[[], object] | None:
        """Find the function of a kind of offer without an action."""
        match kind:
            case OfferKind.END_TURN:
                return self.end_turn
            case OfferKind.UNDO:
                return self.undo
            case OfferKind.REDO:
                return self.redo
            case OfferKind.RESTART_TURN:
                return self.restart_turn
            case OfferKind.STILL_TO_COME:
                return self.still_to_come
            case OfferKind.PLAN:
                return self.plan
            case OfferKind.SHOW_MOMENT:
                return self.show_moment
            case (
                OfferKind.TAKE
                | OfferKind.BUILD
                | OfferKind.BUILD_HERE
                | OfferKind.EXPAND
                | OfferKind.EXPAND_HERE
                | OfferKind.MARCH
                | OfferKind.MARCH_HERE
                | OfferKind.DEPLOY
                | OfferKind.DEPLOY_HERE
                | OfferKind.WITHDRAW
                | OfferKind.BREAK_CAMP
                | OfferKind.DESTROY
            ):
                return None
        assert_never(kind)


IN_PLACE_KINDS: Final = frozenset(
    (
        OfferKind.TAKE,
        OfferKind.BUILD_HERE,
        OfferKind.EXPAND_HERE,
        OfferKind.MARCH_HERE,
        OfferKind.DEPLOY_HERE,
        OfferKind.WITHDRAW,
        OfferKind.BREAK_CAMP,
        OfferKind.DESTROY,
    )
)
"""Kinds that are done at the place itself; for the rest, something is picked up there."""


class Offer(NamedTuple):
    """Something to do at a thing: an `action`, or the command that its kind names.

    `reasons` are all that stands against it; `other_owner` is the heir whom the thing belongs to if
    it is not the active heir's. With neither, it can be done now.
    """

    kind: OfferKind
    action: Action | None = None
    reasons: tuple[Reason, ...] = ()
    other_owner: Heir | None = None

    @property
    def is_possible(self) -> bool:
        """Whether it can be done now."""
        return not self.reasons and self.other_owner is None


def list_offers(session: GameSession, thing: Thing) -> tuple[Offer, ...]:
    """Everything to do at a thing in the running game; what cannot be done comes last."""
    return tuple(sorted(thing.list_offers(session), key=attrgetter("is_possible"), reverse=True))


def offer_action(session: GameSession, kind: OfferKind, action: Action) -> Offer:
    """Offer an action, with all reasons against it."""
    return Offer(kind, action, session.options.why_not(action))


def offer_end_of_turn(session: GameSession) -> Offer:
    """Offer the end of the turn; tiles above the limit are asked for later, so are no reason."""
    reasons = session.options.why_not(EndTurn())
    return Offer(
        OfferKind.END_TURN,
        reasons=tuple(reason for reason in reasons if reason.why is not Why.DISCARD_COUNT),
    )


def sort_in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """Sort cells row by row from the North, and in a row from the West."""
    return sorted(cells, key=itemgetter(1, 0))


def find_likely_cell(session: GameSession, tile: str) -> Cell:
    """A cell where a tile of the hand could go, or could if it were not for its cost."""
    state, options = session.state, session.options
    for cells in (options.list_build_cells(tile), frozenset(find_active_capabilities(state).cells)):
        if cells:
            return sort_in_reading_order(cells)[0]
    first = next(iter(state.landscape))
    return next(cell for cell in NEIGHBOUR_CELLS[first] if cell not in state.landscape)


_SHORT_TEXTS = {
    OfferKind.TAKE: texts.TAKE_SHORT,
    OfferKind.BUILD: texts.BUILD_SHORT,
    OfferKind.EXPAND: texts.EXPAND_SHORT,
    OfferKind.MARCH: texts.MARCH_SHORT,
    OfferKind.MARCH_HERE: texts.MARCH_HERE_SHORT,
    OfferKind.DEPLOY: texts.DEPLOY_SHORT,
    OfferKind.DEPLOY_HERE: texts.DEPLOY_HERE_SHORT,
    OfferKind.WITHDRAW: texts.WITHDRAW_SHORT,
    OfferKind.BREAK_CAMP: texts.BREAK_SHORT,
    OfferKind.DESTROY: texts.DESTROY_SHORT,
    OfferKind.END_TURN: texts.END_SHORT,
}
"""The offers that the outline names beside a row; the others are only in the menu of the row."""

_NAMES_WITHOUT_PLACE = {
    OfferKind.BUILD: texts.BUILD,
    OfferKind.EXPAND: texts.EXPAND,
    OfferKind.MARCH: texts.MARCH,
    OfferKind.DEPLOY: texts.DEPLOY,
    OfferKind.STILL_TO_COME: texts.STILL_TO_COME,
    OfferKind.PLAN: solo_texts.WHERE_HENRY_BUILDS,
    OfferKind.SHOW_MOMENT: outline_texts.SHOW_THEN,
}


def summarize_offers(offers: Sequence[Offer]) -> Text | None:
    """All offers of a row in few words; None if there are none of the game."""
    count_by_kind = Counter(
        offer.kind for offer in offers if offer.is_possible and offer.kind in _SHORT_TEXTS
    )
    parts = []
    for kind, number in count_by_kind.items():
        text = _SHORT_TEXTS[kind]
        parts.append(text if text.n is None else text.fill_n(number))
    return join_by_and(parts) if parts else None


def describe_offer(session: GameSession, offer: Offer, *, with_points: bool) -> str:
    """An offer with what it costs and brings, or why it cannot be done.

    `with_points`: whether the points so far may be told.
    """
    localize = session.model.localize
    if offer.kind is OfferKind.UNDO:
        return session.undo_text
    if offer.kind is OfferKind.REDO:
        return session.redo_text
    if offer.kind is OfferKind.RESTART_TURN:
        return session.restart_turn_text
    name = _name_offer(session, offer)
    if not offer.is_possible:
        reasons_text = explain_obstacles(session, offer)
        return localize(outline_texts.IMPOSSIBLE.fill(choice=name, reasons=reasons_text))
    if offer.action is None:
        return localize(name)
    effects = _list_effects(session, session.options.preview(offer.action), with_points=with_points)
    return localize(
        outline_texts.EFFECTS.fill(choice=name, effects=join_by_semicolons(effects))
        if effects
        else name
    )


def name_command(kind: OfferKind) -> Text:
    """The words for a command that a menu may list."""
    return _NAMES_WITHOUT_PLACE[kind]


def explain_obstacles(session: GameSession, offer: Offer) -> Text:
    """All reasons against an offer that cannot be done."""
    names, catalogue = session.names, session.state.catalogue
    if offer.other_owner is not None:
        text = table.NOT_YOUR_TILE if offer.kind is OfferKind.BUILD else table.NOT_YOUR_TROOP
        return text.fill(heir=name_player(names, offer.other_owner))
    return describe_reasons(offer.reasons, catalogue, names)


def _name_offer(session: GameSession, offer: Offer) -> Text:
    state, names = session.state, session.names
    if not offer.is_possible and offer.kind in _NAMES_WITHOUT_PLACE:
        return _NAMES_WITHOUT_PLACE[offer.kind]
    match offer.action:
        case Build(_, at):
            return texts.BUILD_AT.fill(place=describe_empty_place(state, at, names))
        case Expand(_, at):
            return texts.EXPAND_AT.fill(place=describe_empty_place(state, at, names))
        case Move(origin) if offer.kind is OfferKind.MARCH_HERE:
            return texts.MARCH_FROM.fill(place=describe_place_with_tile(state, origin, names))
        case Move(to=to):
            return texts.MARCH_TO.fill(place=describe_place_with_tile(state, to, names))
        case Deploy(to):
            return texts.DEPLOY_TO.fill(place=describe_place_with_tile(state, to, names))
        case Withdraw() if not offer.is_possible:
            return name_action_here(offer.action, state)
        case None if offer.kind in _NAMES_WITHOUT_PLACE:
            return _NAMES_WITHOUT_PLACE[offer.kind]
    return name_action(offer.action or EndTurn(), state.catalogue, state)


def describe_place_with_tile(state: State, cell: Cell, names: Names) -> Text:
    """A cell with a tile, and what the tile is."""
    face = state.landscape[cell]
    if face.owner is None:
        return texts.CELL_WITH_OPEN_TERRAIN.fill(
            cell=name_cell(cell), terrain=name_terrain(face.terrain)
        )
    return texts.CELL_WITH_BUILDING.fill(
        cell=name_cell(cell), tile=name_tile(face.tile), heir=name_player(names, face.owner)
    )


def describe_empty_place(state: State, cell: Cell, names: Names) -> Text:
    """An empty cell, and on which side of a tile it lies: of a building that shares an edge if
    there is one, else of whatever lies nearest."""
    laid_neighbours = [
        neighbour for neighbour in NEIGHBOUR_CELLS[cell] if neighbour in state.landscape
    ]
    if not laid_neighbours:
        return name_cell(cell)
    neighbour = min(
        laid_neighbours,
        key=lambda other: (
            other not in ORTHOGONAL_CELLS[cell],
            state.landscape[other].owner is None,
        ),
    )
    offset = (cell[0] - neighbour[0], cell[1] - neighbour[1])
    side = next(point for point, step in COMPASS_OFFSETS.items() if step == offset)
    return texts.DIRECTIONS_FROM_CELL[side].fill(
        cell=name_cell(cell), near=describe_place_with_tile(state, neighbour, names)
    )


def _list_effects(session: GameSession, preview: Preview, *, with_points: bool) -> list[Text]:
    effects: list[Text] = []
    if not session.is_help_shown:
        return effects
    if with_points:
        effects += _list_point_changes(session, preview)
    if isinstance(preview.action, Build) and preview.payment is not None:
        tile = session.state.catalogue.tiles[preview.action.tile]
        effects.append(_describe_payment(tile, preview.payment))
    return effects + list_spoken_effects(session, preview, with_points=with_points)


def _list_point_changes(session: GameSession, preview: Preview) -> list[Text]:
    (white, blue), (white_then, blue_then) = preview.before, preview.after
    change = (white_then - white, blue_then - blue)
    changes = describe_point_changes(session.state.active, session.names, change)
    return [texts.NO_CHANGE] if not changes and isinstance(preview.action, Build) else changes


def _describe_payment(tile: Tile, paid: Payment) -> Text:
    cost = describe_cost(tile)
    if cost is None:
        return table.NO_COST
    sources = describe_sources((source.kind for source in paid.sources), paid.discounts)
    return texts.COVERED.fill(cost=cost, sources=sources)


def name_spoken_action(action: Action, state: State) -> Text:
    """The name of an action for a screen reader that stands at the place of the action."""
    return (
        screen_reader.WITHDRAW_HERE
        if isinstance(action, Withdraw)
        else name_action_here(action, state)
    )


def list_point_texts(session: GameSession, action: Action, *, with_points: bool) -> Iterator[Text]:
    """Describe how an action changes the points of each heir, one's own first.

    Yields the name of the action instead where it changes none, without `with_points`, and for a
    `Take`.
    """
    changes = list_point_changes(session, session.options.preview(action)) if with_points else []
    if not changes or isinstance(action, Take):
        yield name_spoken_action(action, session.state)
        return
    for name, change in changes:
        text = screen_reader.MORE_POINTS if change > 0 else screen_reader.FEWER_POINTS
        yield text.fill_n(abs(change)).fill(heir=name)


def describe_effects_beside_points(
    session: GameSession, action: Action, *, with_points: bool
) -> Text | None:
    """Describe the effects of an action beside points that depend on where it is done.

    None without any. Cost, lines of the score sheet and reach are left to the question about them.
    """
    parts = list_effects_beside_points(
        session, session.options.preview(action), with_points=with_points
    )
    return join_by_semicolons(parts) if parts else None
