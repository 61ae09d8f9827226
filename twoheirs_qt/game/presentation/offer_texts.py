"""Offers in words: short for a column, and in full with what they cost and bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from twoheirs_qt.game.presentation.describe import sources_text
from twoheirs_qt.game.presentation.offers import Kind, Offer
from twoheirs_qt.game.presentation.previews import consequences, point_changes
from twoheirs_qt.game.preview import Preview
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import (
    COMPASS,
    NEIGHBOURS,
    ORTHOGONAL,
    Build,
    Cell,
    Coverage,
    Deploy,
    EndTurn,
    Expand,
    Move,
    State,
    Tile,
    Withdraw,
)
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table
from twoheirs_qt.words.actions import here_text, undo_text
from twoheirs_qt.words.names import Names, called, cell_name, cost_text, terrain_name, tile_name
from twoheirs_qt.words.reasons import reasons_text
from twoheirs_qt.words.text import Text, join_by_semicolons, listed

_SHORT = {
    Kind.TAKE: texts.TAKE_SHORT,
    Kind.BUILD: texts.BUILD_SHORT,
    Kind.EXPAND: texts.EXPAND_SHORT,
    Kind.MARCH: texts.MARCH_SHORT,
    Kind.MARCH_HERE: texts.MARCH_HERE_SHORT,
    Kind.DEPLOY: texts.DEPLOY_SHORT,
    Kind.DEPLOY_HERE: texts.DEPLOY_HERE_SHORT,
    Kind.WITHDRAW: texts.WITHDRAW_SHORT,
    Kind.BREAK_CAMP: texts.BREAK_SHORT,
    Kind.DESTROY: texts.DESTROY_SHORT,
    Kind.END_TURN: texts.END_SHORT,
}
"""What is worth knowing before one goes to a row; the rest is said only there."""

_PLAIN = {
    Kind.BUILD: texts.BUILD,
    Kind.EXPAND: texts.EXPAND,
    Kind.MARCH: texts.MARCH,
    Kind.DEPLOY: texts.DEPLOY,
    Kind.STILL_TO_COME: texts.STILL_TO_COME,
    Kind.PLAN: solo_texts.WHERE,
    Kind.SHOW_THEN: texts.SHOW_THEN,
}


def in_short(offers: Sequence[Offer]) -> Text | None:
    """All offers of a row in few words; None if there are none of the game."""
    counted = Counter(each.kind for each in offers if each.possible and each.kind in _SHORT)
    found = []
    for kind, number in counted.items():
        short = _SHORT[kind]
        found.append(short if short.n is None else short.count(number))
    return listed(found) if found else None


def in_full(session: GameSession, offer: Offer, *, points: bool) -> str:
    """An offer with what it costs and brings, or why it cannot be done.

    `points`: whether the points so far may be told.
    """
    say = session.model.say
    if offer.kind is Kind.UNDO:
        return session.undo_text
    if offer.kind is Kind.REDO:
        return session.redo_text
    if offer.kind is Kind.RESTART_TURN:
        return session.restart_turn_text
    named = _named(session, offer)
    if not offer.possible:
        why = why_not(session, offer)
        return say(texts.IMPOSSIBLE.fill(choice=named, reasons=why))
    if offer.action is None:
        return say(named)
    effects = _effects(session, session.options.preview(offer.action), points=points)
    return say(
        texts.EFFECTS.fill(choice=named, effects=join_by_semicolons(effects)) if effects else named
    )


def why_not(session: GameSession, offer: Offer) -> Text:
    """All reasons against an offer that cannot be done."""
    names, catalogue = session.names, session.state.catalogue
    if offer.whose is not None:
        whose = table.NOT_YOUR_TILE if offer.kind is Kind.BUILD else table.NOT_YOUR_TROOP
        return whose.fill(heir=called(names, offer.whose))
    return reasons_text(offer.reasons, catalogue, names)


def _named(session: GameSession, offer: Offer) -> Text:
    state, names = session.state, session.names
    if not offer.possible and offer.kind in _PLAIN:
        return _PLAIN[offer.kind]
    match offer.action:
        case Build(_, at):
            return texts.BUILD_AT.fill(place=empty_place(state, at, names))
        case Expand(_, at):
            return texts.EXPAND_AT.fill(place=empty_place(state, at, names))
        case Move(origin) if offer.kind is Kind.MARCH_HERE:
            return texts.MARCH_FROM.fill(place=laid_place(state, origin, names))
        case Move(to=to):
            return texts.MARCH_TO.fill(place=laid_place(state, to, names))
        case Deploy(to):
            return texts.DEPLOY_TO.fill(place=laid_place(state, to, names))
        case Withdraw() if not offer.possible:
            return here_text(offer.action, state)
        case None if offer.kind in _PLAIN:
            return _PLAIN[offer.kind]
    return undo_text(offer.action or EndTurn(), state.catalogue, state)


def laid_place(state: State, cell: Cell, names: Names) -> Text:
    """A cell with a tile, and what the tile is."""
    face = state.landscape[cell]
    if face.owner is None:
        return texts.ON_OPEN.fill(cell=cell_name(cell), terrain=terrain_name(face.terrain))
    return texts.ON_BUILDING.fill(
        cell=cell_name(cell), tile=tile_name(face.tile), heir=called(names, face.owner)
    )


def empty_place(state: State, cell: Cell, names: Names) -> Text:
    """An empty cell, and on which side of a tile it lies: of a building that shares an edge if
    there is one, else of whatever lies nearest."""
    laid = [near for near in NEIGHBOURS[cell] if near in state.landscape]
    if not laid:
        return cell_name(cell)
    near = min(
        laid,
        key=lambda other: (
            other not in ORTHOGONAL[cell],
            state.landscape[other].owner is None,
        ),
    )
    offset = (cell[0] - near[0], cell[1] - near[1])
    side = next(point for point, step in COMPASS.items() if step == offset)
    return texts.SIDES[side].fill(cell=cell_name(cell), near=laid_place(state, near, names))


def _effects(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    found: list[Text] = []
    if not session.helps:
        return found
    if points:
        found += _changes(session, preview)
    if isinstance(preview.action, Build) and preview.coverage is not None:
        tile = session.state.catalogue.tiles[preview.action.tile]
        found.append(_paid(tile, preview.coverage))
    return found + consequences(session, preview, points=points)


def _changes(session: GameSession, preview: Preview) -> list[Text]:
    found = [
        (texts.GAINS if change > 0 else texts.LOSES).fill(heir=name, points=abs(change))
        for name, change in point_changes(session, preview)
    ]
    return [texts.NO_CHANGE] if not found and isinstance(preview.action, Build) else found


def _paid(tile: Tile, paid: Coverage) -> Text:
    cost = cost_text(tile)
    if cost is None:
        return table.NO_COST
    sources = sources_text((source.kind for source in paid.sources), paid.discounts)
    return texts.COVERED.fill(cost=cost, sources=sources)
