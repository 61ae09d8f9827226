"""Ending a turn: asks about what is still open, or says what must be done first."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from twoheirs_qt.game.presentation.previews import ending_text
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import EndTurn, Tile, Why
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.bottom_bar import ActionButton
from twoheirs_qt.ui.language import say
from twoheirs_qt.words import previews as texts
from twoheirs_qt.words.advice import open_points
from twoheirs_qt.words.names import terrain_name, tile_name
from twoheirs_qt.words.reasons import reason_text
from twoheirs_qt.words.rulebook import points_of_tile
from twoheirs_qt.words.text import join_sentences

_TOLD: Final = (Why.MUST_TAKE, Why.RECORD_IS_FULL, Why.COMPUTERS_TURN)


def turn_stays(session: GameSession) -> str:
    """Why the turn cannot end, whatever the player answers; empty if it can."""
    reasons = session.options.why_not(EndTurn())
    if any(reason.why in _TOLD for reason in reasons):
        return say(reason_text(reasons[0], session.state.catalogue, session.names))
    return ""


def tell_end_turn(session: GameSession, action: QAction, button: ActionButton) -> None:
    """Tell at a button what the end of the turn would bring, or what must be done first."""
    refused = turn_stays(session) if action.isEnabled() else ""
    button.set_ready(not refused)
    if action.isEnabled():
        text = texts.ENDING.fill(name=action.iconText(), effects=ending_text(session))
        action.setStatusTip(refused or say(text))


def end_turn(session: GameSession, art: Art, parent: QWidget) -> str:
    """End the turn of the running game, or ask over `parent`; returns why it cannot end, if so."""
    state = session.state
    refused = turn_stays(session)
    if refused:
        return refused
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
