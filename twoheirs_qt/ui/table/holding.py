"""What the table shows of the piece in hand: where it may go, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from twoheirs_qt.game.options import Options
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.held import Held, HeldReserve, HeldTile, HeldTroop
from twoheirs_qt.ui.table.highlights import Highlights
from twoheirs_qt.words.names import tile_name_of


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
