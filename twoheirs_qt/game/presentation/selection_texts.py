"""Texts and highlights of the selection: where it may go, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from twoheirs_qt.game.options import Options
from twoheirs_qt.game.presentation.highlights import NO_HIGHLIGHTS, Highlights
from twoheirs_qt.game.presentation.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
)
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.access import means
from twoheirs_qt.rules.actions import Build
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import tile_name_of
from twoheirs_qt.words.reasons import reasons_text
from twoheirs_qt.words.text import Text, sentences


def with_selection(
    highlights: Highlights, selected: Selection | None, options: Options
) -> Highlights:
    """`highlights`, and those of the selection."""
    match selected:
        case SelectedHandTile(tile, down):
            cells = options.expands(tile) if down else options.builds(tile)
            return replace(highlights, place=cells, picked_tile=tile)
        case SelectedTroop(heir, index, origin):
            ring = origin is not None and options.can_withdraw(origin)
            go = options.destinations(origin)
            return replace(highlights, go=go, ring=ring, picked_troop=(heir, index))
        case SelectedReserveTile(_, tile):
            return replace(highlights, hand=options.state.active, picked_tile=tile)
    return highlights


def goals(selected: Selection | None, options: Options) -> frozenset[Cell]:
    """The cells where the selection can be put."""
    highlights = with_selection(NO_HIGHLIGHTS, selected, options)
    return highlights.place | highlights.go


def hint(session: GameSession, selected: Selection | None) -> str:
    """One line about what can be done with the selection; empty if there is none."""
    say, options, catalogue = session.model.say, session.options, session.state.catalogue
    match selected:
        case SelectedReserveTile(_, tile):
            return say(texts.HINT_TAKE.fill(tile=tile_name_of(tile, catalogue)))
        case SelectedHandTile(tile, down):
            text = texts.HINT_EXPAND if down else texts.HINT_BUILD
            if not means(session.state).cells:
                text = texts.HINT_NO_CELL
            elif not down and not options.builds(tile):
                text = texts.HINT_BUILD_NOT.fill(reasons=_why_nowhere(session, tile))
            return say(text.fill(tile=tile_name_of(tile, catalogue)))
        case SelectedTroop(origin=origin, retinue=retinue):
            free = bool(options.destinations(origin))
            if origin is None:
                return say(texts.HINT_DEPLOY if free else texts.HINT_DEPLOY_NOT)
            if retinue:
                return say(texts.HINT_RETINUE if free else texts.HINT_RETINUE_STUCK)
            return say(texts.HINT_TROOP if free else texts.HINT_TROOP_STUCK)
    return ""


def _why_nowhere(session: GameSession, tile: str) -> Text:
    """Why a tile of the hand can be built on none of the cells that are free for tiles."""
    # They differ in nothing but where they lie: what is against one of them is against all.
    reasons = session.options.why_not(Build(tile, min(means(session.state).cells)))
    return reasons_text(reasons, session.state.catalogue, session.names)


def goals_of(session: GameSession, selected: Selection) -> Text | None:
    """On how many cells the selection can be put, for screen readers; None: on none at all.

    For a tile of the hand that can be built nowhere, the reasons.
    """
    options, state = session.options, session.state
    match selected:
        case SelectedHandTile(tile, True):
            return texts.EXPANDS.count(len(options.expands(tile)))
        case SelectedHandTile(tile):
            if options.builds(tile):
                return texts.FITS.count(len(options.builds(tile)))
            if not means(state).cells:
                return None
            return texts.FITS_NOT.fill(reasons=_why_nowhere(session, tile))
        case SelectedTroop(origin=None):
            number = len(options.destinations(None))
            return texts.DEPLOYS.count(number) if number else texts.DEPLOYS_NOWHERE
        case SelectedTroop(origin=origin):
            number = len(options.destinations(origin))
            return texts.MARCHES.count(number) if number else texts.MARCHES_NOWHERE
    return None


def picked_up(session: GameSession, selected: Selection, what: Text) -> Text:
    """The announcement that `what` is picked up, and where it can go."""
    told = texts.SAY_PICKED.fill(what=what)
    goes = (
        texts.SAY_ENTER_TAKES
        if isinstance(selected, SelectedReserveTile)
        else goals_of(session, selected)
    )
    return told if goes is None else sentences([told, goes])


def wrong_place(selected: Selection) -> Text:
    """The hint where to put the selection instead."""
    match selected:
        case SelectedReserveTile():
            return texts.TO_THE_HAND
        case SelectedHandTile():
            return texts.TO_THE_LAND
        case SelectedTroop():
            return texts.TROOP_TO_LAND
