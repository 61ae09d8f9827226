"""The file with the answers about a game against Henry at a real table."""

from __future__ import annotations

import contextlib
from functools import singledispatch
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.real_table.entries import ImpossibleEntry
from twoheirs_qt.games.two_heirs.real_table.henry import answers
from twoheirs_qt.games.two_heirs.real_table.henry.answers import Answer
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import EMPTY, answer
from twoheirs_qt.games.two_heirs.real_table.table_file import dump_own_catalogue, find_catalogue
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, in_file
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.migrations import HENRY_TABLE
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import write_text


class KeeperRecord(NamedTuple):
    """The answers, those that can be redone included; the first `done` count."""

    catalogue: Catalogue
    answers: tuple[Answer, ...] = ()
    done: int = 0


def load_record(source: Source) -> KeeperRecord:
    """Read a file and check that each answer is possible. Raises FileError."""
    with in_file(source):
        return parse_record(read_json(source))


def parse_record(data: object) -> KeeperRecord:
    """Parse answers and check that each is possible. Raises FileError without a file's name."""
    from twoheirs_qt.games.two_heirs.real_table.henry.answer_shapes import KeeperFileShape
    from twoheirs_qt.tabletop.files.validation import validate

    shape = validate(KeeperFileShape, HENRY_TABLE.migrate(data))
    catalogue = find_catalogue(shape.catalogue)
    record = KeeperRecord(
        catalogue, tuple(answer_shape.answer() for answer_shape in shape.answers), shape.done
    )
    if record.done > len(record.answers):
        raise FileError(error_texts.NOT_IN_SHAPE, "done")
    keeper = EMPTY
    for number, step in enumerate(record.answers):
        try:
            keeper = answer(step, keeper, catalogue)
        except ImpossibleEntry as refusal:
            raise FileError(refusal.text, f"answers[{number}]") from None
    return record


def write_record(path: Path, record: KeeperRecord) -> None:
    """Write a file of answers and create its folder. Raises FileError."""
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, dump_compact(dump_record(record)) + "\n")


def dump_record(record: KeeperRecord) -> dict[str, object]:
    """Dump answers as plain data; the catalogue is in it unless it is the program's."""
    return {
        "format": HENRY_TABLE.name,
        "version": HENRY_TABLE.newest,
        "catalogue": dump_own_catalogue(record.catalogue),
        "answers": [dump_answer(step) for step in record.answers],
        "done": record.done,
    }


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
