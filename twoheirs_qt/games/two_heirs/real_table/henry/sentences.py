"""Sentences for what was entered about a game against Henry."""

from __future__ import annotations

from functools import singledispatch

from twoheirs_qt.games.two_heirs.real_table.henry import answers
from twoheirs_qt.games.two_heirs.real_table.henry.answers import Answer
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import RING_TILES, Keeper, Question
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.words import henry_keeper as texts
from twoheirs_qt.games.two_heirs.words.names import (
    name_cell,
    name_level_as_object,
    name_terrain,
    name_treasure,
)
from twoheirs_qt.games.two_heirs.words.real_table import label_tile
from twoheirs_qt.tabletop.text.text import Text

_QUESTIONS = {
    Question.GAME: texts.ASK_GAME,
    Question.START: texts.ASK_START,
    Question.REFILL: texts.ASK_REFILL,
    Question.TREASURE: texts.ASK_TREASURE,
    Question.OVER: texts.ASK_NOTHING,
}


def describe_question(keeper: Keeper) -> Text:
    """Return what is asked."""
    if keeper.question is Question.RING:
        if not keeper.ring:
            return texts.ASK_RING
        return texts.ASK_RING_ON.fill(number=min(len(keeper.ring) + 1, RING_TILES))
    if keeper.question is Question.TURN:
        state = keeper.state
        is_last = state is not None and state.turns_left == 1
        return texts.ASK_LAST_TURN if is_last else texts.ASK_TURN
    return _QUESTIONS[keeper.question]


@singledispatch
def describe_answer(step: Answer, before: Keeper, catalogue: Catalogue) -> Text:
    """Return a sentence for an answer that was given when `before` was known."""
    raise TypeError(f"no answer: {step!r}")


@describe_answer.register
def _(step: answers.Begin, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.BEGAN.fill(level=name_level_as_object(step.level))


@describe_answer.register
def _(step: answers.Uncovered, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.CAME.fill(tile=label_tile(step.tile, catalogue))


@describe_answer.register
def _(step: answers.StartTerrain, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.STARTS_ON.fill(terrain=name_terrain(step.terrain))


@describe_answer.register
def _(step: answers.TookTile, before: Keeper, catalogue: Catalogue) -> Text:
    tile = None if before.state is None else before.state.slots[step.slot]
    return texts.TOOK.fill(tile=label_tile("" if tile is None else tile.id, catalogue))


@describe_answer.register
def _(step: answers.LaidDown, before: Keeper, catalogue: Catalogue) -> Text:
    text = texts.BUILT if step.is_built else texts.EXPANDED
    return text.fill(cell=name_cell(step.at), tile=label_tile(step.tile, catalogue))


@describe_answer.register
def _(step: answers.TurnedOver, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.TURNED_OVER.fill(cell=name_cell(step.at))


@describe_answer.register
def _(step: answers.Stood, before: Keeper, catalogue: Catalogue) -> Text:
    if step.at is not None:
        return texts.MOVED.fill(cell=name_cell(step.at))
    assert step.origin is not None
    return texts.WITHDRAWN.fill(cell=name_cell(step.origin))


@describe_answer.register
def _(step: answers.EndedTurn, before: Keeper, catalogue: Catalogue) -> Text:
    if step.top is None:
        return texts.ENDED_EMPTY
    return texts.ENDED.fill(terrain=name_terrain(step.top))


@describe_answer.register
def _(step: answers.DrewRoads, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.DREW_ROADS.fill(tile=label_tile(step.tile, catalogue))


@describe_answer.register
def _(step: answers.FoundTreasure, before: Keeper, catalogue: Catalogue) -> Text:
    return texts.FOUND.fill(treasure=name_treasure(catalogue.treasures[step.treasure]))
