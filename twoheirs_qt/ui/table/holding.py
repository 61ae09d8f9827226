"""What the table shows of the piece in hand: where it may go, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from twoheirs_qt.game.options import Options
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Build
from twoheirs_qt.rules.means import means
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.held import Held, HeldReserve, HeldTile, HeldTroop
from twoheirs_qt.ui.table.highlights import Highlights
from twoheirs_qt.words.names import tile_name_of
from twoheirs_qt.words.reasons import reasons_text
from twoheirs_qt.words.text import Text


def with_held(lit: Highlights, held: Held | None, options: Options) -> Highlights:
    """`lit`, and what the piece in hand lights."""
    match held:
        case HeldTile(tile, down):
            cells = options.expands(tile) if down else options.builds(tile)
            return replace(lit, place=cells, picked_tile=tile)
        case HeldTroop(heir, index, origin):
            ring = origin is not None and options.can_withdraw(origin)
            go = options.destinations(origin)
            return replace(lit, go=go, ring=ring, picked_troop=(heir, index))
        case HeldReserve(_, tile):
            return replace(lit, hand=options.state.active, picked_tile=tile)
    return lit


def hint(session: GameSession, held: Held | None) -> str:
    """One line about what can be done with the piece in hand; empty if there is none."""
    say = session.model.say
    match held:
        case HeldReserve(_, tile):
            return say(texts.HINT_TAKE.fill(tile=tile_name_of(tile, session.state.catalogue)))
        case HeldTile(tile, down):
            text = texts.HINT_EXPAND if down else texts.HINT_BUILD
            return say(text.fill(tile=tile_name_of(tile, session.state.catalogue)))
        case HeldTroop(origin=None):
            return say(texts.HINT_DEPLOY)
        case HeldTroop(retinue=retinue):
            return say(texts.HINT_RETINUE if retinue else texts.HINT_TROOP)
    return ""


def goals_of(session: GameSession, held: Held) -> Text | None:
    """On how many cells a piece can be put, for those who do not see which; None: on none at all.

    A tile of the hand that can be built nowhere says why not.
    """
    options, state = session.options, session.state
    match held:
        case HeldTile(tile, True):
            return texts.EXPANDS.count(len(options.expands(tile)))
        case HeldTile(tile):
            if options.builds(tile):
                return texts.FITS.count(len(options.builds(tile)))
            cells = sorted(means(state).cells)
            if not cells:
                return None
            reasons = options.why_not(Build(tile, cells[0]))
            why = reasons_text(reasons, state.catalogue, session.names)
            return texts.FITS_NOT.fill(reasons=why)
        case HeldTroop(origin=None):
            return texts.DEPLOYS.count(len(options.destinations(None)))
        case HeldTroop(origin=origin):
            return texts.MARCHES.count(len(options.destinations(origin)))
    return None
