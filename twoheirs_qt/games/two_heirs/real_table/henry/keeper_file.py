"""Answers about a game against Henry as plain data, and the way in which they are kept."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.formats import HENRY_TABLE
from twoheirs_qt.games.two_heirs.real_table.henry import answers
from twoheirs_qt.games.two_heirs.real_table.henry.answers import Answer
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import EMPTY, answer
from twoheirs_qt.games.two_heirs.real_table.record import RecordKind
from twoheirs_qt.games.two_heirs.real_table.roads import dump_roads

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.real_table.henry.answer_shapes import KeeperFileShape


@singledispatch
def dump_answer(step: Answer) -> dict[str, object]:
    """Dump an answer as plain data."""
    raise TypeError(f"no answer: {step!r}")


@dump_answer.register
def _(step: answers.Begin) -> dict[str, object]:
    return {
        "tell": "begin",
        "sets": [one.value for one in step.sets],
        "level": step.level,
        "south": step.south.word,
        "names": list(step.names),
        "day": step.day,
        "note": step.note,
    }


@dump_answer.register
def _(step: answers.Uncovered) -> dict[str, object]:
    return {"tell": "uncovered", "tile": step.tile}


@dump_answer.register
def _(step: answers.StartTerrain) -> dict[str, object]:
    return {"tell": "start", "terrain": step.terrain.word}


@dump_answer.register
def _(step: answers.TookTile) -> dict[str, object]:
    return {"tell": "took", "slot": step.slot}


@dump_answer.register
def _(step: answers.LaidDown) -> dict[str, object]:
    word = "built" if step.is_built else "expanded"
    return {"tell": word, "tile": step.tile, "at": list(step.at)}


@dump_answer.register
def _(step: answers.TurnedOver) -> dict[str, object]:
    return {"tell": "turned-over", "at": list(step.at)}


@dump_answer.register
def _(step: answers.Stood) -> dict[str, object]:
    origin = None if step.origin is None else list(step.origin)
    return {"tell": "stood", "from": origin, "to": None if step.at is None else list(step.at)}


@dump_answer.register
def _(step: answers.EndedTurn) -> dict[str, object]:
    return {"tell": "ended", "top": None if step.top is None else step.top.word}


@dump_answer.register
def _(step: answers.FoundTreasure) -> dict[str, object]:
    return {"tell": "treasure", "treasure": step.treasure}


@dump_answer.register
def _(step: answers.DrewRoads) -> dict[str, object]:
    return {"tell": "roads", "tile": step.tile, "sections": dump_roads(step.sections)}


def _load_shape() -> type[KeeperFileShape]:
    from twoheirs_qt.games.two_heirs.real_table.henry.answer_shapes import KeeperFileShape

    return KeeperFileShape


KEEPER_ANSWERS = RecordKind(EMPTY, answer, dump_answer, HENRY_TABLE, "answers", _load_shape)
"""The answers about a game against Henry."""
