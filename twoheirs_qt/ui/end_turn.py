"""Ending a turn: asks about what is still open, or says what must be done first."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from twoheirs_qt.game.presentation.previews import ending_text, missed_text
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import EndTurn, Tile, Why
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.dialogs.end_turn import EndTurnDialog
from twoheirs_qt.ui.language import say
from twoheirs_qt.words import previews as texts
from twoheirs_qt.words.advice import open_points
from twoheirs_qt.words.names import terrain_name, tile_name
from twoheirs_qt.words.reasons import reason_text
from twoheirs_qt.words.rulebook import points_of_tile
from twoheirs_qt.words.text import join_sentences

_TOLD: Final = (Why.MUST_TAKE, Why.RECORD_IS_FULL, Why.COMPUTERS_TURN)


def turn_can_end(session: GameSession) -> bool:
    """Whether the turn can end, whatever the player is asked before."""
    return not any(reason.why in _TOLD for reason in session.options.why_not(EndTurn()))


def turn_stays(session: GameSession) -> str:
    """Why the turn cannot end, whatever the player answers; empty if it can."""
    if turn_can_end(session):
        return ""
    first = session.options.why_not(EndTurn())[0]
    return say(reason_text(first, session.state.catalogue, session.names))


def end_turn_text(session: GameSession, action: QAction, *, points: bool) -> str:
    """What the end of the turn would bring, or what must be done first.

    `points`: whether to tell what could still be scored.
    """
    refused = turn_stays(session)
    if refused:
        return refused
    text = texts.ENDING.fill(name=action.iconText(), effects=ending_text(session, points=points))
    missed = missed_text(session) if points else None
    return join_sentences(say(each) for each in (text, missed) if each is not None)


def end_turn(session: GameSession, art: Art, parent: QWidget, *, points: bool) -> str:
    """End the turn of the running game, or ask over `parent`; returns why it cannot end, if so.

    `points`: whether to ask as well if something could still be scored.
    """
    state = session.state
    refused = turn_stays(session)
    if refused:
        return refused
    open_ends = [*open_points(state)]
    missed = missed_text(session) if points else None
    if missed is not None:
        open_ends.append(missed)
    if not open_ends:
        session.play(EndTurn())
        return ""

    hand = [(tile, say(tile_name(tile)), _about(tile)) for tile in state.hands[state.active]]
    surplus = session.options.surplus
    questions = [say(text) for text in open_ends]
    dialog = EndTurnDialog(questions, hand, surplus, state.active, art, parent)
    dialog.chosen.connect(lambda tiles: session.play(EndTurn(tiles)))
    dialog.open()
    return ""


def _about(tile: Tile) -> str:
    """The terrain of a tile and what it is worth."""
    return join_sentences((say(terrain_name(tile.terrain)), say(points_of_tile(tile))))
