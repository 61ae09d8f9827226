"""Ending a turn: asks about what is still open, or says what must be done first."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import EndTurn, Tile, Why
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.speech import join_sentences
from twoheirs_qt.words.advice import open_points
from twoheirs_qt.words.names import terrain_name, tile_name
from twoheirs_qt.words.reasons import reason_text
from twoheirs_qt.words.rulebook import points_of_tile


def end_turn(session: GameSession, art: Art, parent: QWidget) -> str:
    """End the turn of the running game, or ask over `parent`; returns why it cannot end, if so."""
    state = session.state
    reasons = session.options.why_not(EndTurn())
    if any(reason.why in (Why.MUST_TAKE, Why.RECORD_IS_FULL) for reason in reasons):
        return say(reason_text(reasons[0], state.catalogue))
    points = [say(point) for point in open_points(state)]
    if not points:
        session.play(EndTurn())
        return ""
    from twoheirs_qt.ui.dialogs.end_turn import EndTurnDialog

    hand = [(tile, say(tile_name(tile)), _about(tile)) for tile in state.hands[state.active]]
    surplus = session.options.surplus
    dialog = EndTurnDialog(points, hand, surplus, state.active, art, parent)
    dialog.chosen.connect(lambda tiles: session.play(EndTurn(tiles)))
    dialog.open()
    return ""


def _about(tile: Tile) -> str:
    """The terrain of a tile and what it is worth."""
    return join_sentences((say(terrain_name(tile.terrain)), say(points_of_tile(tile))))
