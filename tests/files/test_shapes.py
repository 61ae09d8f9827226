"""What files are checked with is written down from the models, and finds what they would find."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from devtools.make_shapes import FOLDER, shapes
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel
from pydantic_core import SchemaValidator, ValidationError

from tests.files.hostile import WAYS, real_files
from tests.night import times
from twoheirs_qt import data as program_data
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.reading import parse_json
from twoheirs_qt.files.shapes import kinds
from twoheirs_qt.files.shapes.check import shaped
from twoheirs_qt.files.shapes.kinds import Checked, Kind, validator, validator_of_model

SHAPES = shapes()
FILES = real_files()
DOCUMENTS: dict[Kind[Any], list[Any]] = {
    kinds.POSITION: [json.loads(text) for text in FILES["position"]],
    kinds.SCORED_POSITION: [json.loads(text) for text in FILES["position"]],
    kinds.SAVE: [json.loads(text) for text in FILES["save"]],
    kinds.HEAD: [json.loads(text) for text in FILES["save"]],
    kinds.CATALOGUE: [json.loads(text) for text in FILES["catalogue"]],
    kinds.TILE: json.loads(FILES["catalogue"][0])["tiles"],
    kinds.TREASURE: json.loads(FILES["catalogue"][0])["treasures"],
    kinds.RESULTS: [json.loads(text) for text in FILES["results"]],
    kinds.ACTION: [each for text in FILES["save"] for each in json.loads(text)["actions"]],
}


def said(found: SchemaValidator, data: object) -> object:
    """All that a validator finds in some data: the values, or the faults in their order."""
    try:
        return plain(found.validate_python(data))
    except ValidationError as error:
        return [
            (each["type"], each["loc"], each["msg"], each.get("ctx"))
            for each in error.errors(include_url=False)
        ]


def plain(value: Any) -> Any:
    """A sound value with what a reader may ask of it: fields, which were given, unknown ones."""
    if isinstance(value, BaseModel | Checked):
        fields = {name: plain(each) for name, each in vars(value).items()}
        return fields, value.model_fields_set, value.model_extra
    return [plain(each) for each in value] if isinstance(value, list) else value


def test_every_kind_is_tried_here() -> None:
    assert set(DOCUMENTS) == set(kinds.KINDS)


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_what_is_written_down_is_up_to_date(name: str) -> None:
    """`packaging/dev.py schemas` writes it anew."""
    assert (FOLDER / name).read_text("utf-8") == SHAPES[name]


def test_nothing_else_is_written_down() -> None:
    assert {f"shapes/{file.name}" for file in (FOLDER / "shapes").iterdir()} == set(SHAPES)


@pytest.mark.parametrize("kind", kinds.KINDS, ids=lambda kind: kind.name)
def test_sound_files_are_the_same_to_both(kind: Kind[Any]) -> None:
    for document in DOCUMENTS[kind]:
        found = said(validator(kind), document)
        assert isinstance(found, tuple)
        assert found == said(validator_of_model(kind), document)


@pytest.mark.parametrize("kind", kinds.KINDS, ids=lambda kind: kind.name)
def test_spoilt_files_are_the_same_to_both(kind: Kind[Any]) -> None:
    random = Random(kind.name)
    quick, slow = validator(kind), validator_of_model(kind)
    refused = 0
    for number in range(times(400, 20_000)):
        text = json.dumps(random.choice(DOCUMENTS[kind])).encode()
        try:
            data = parse_json(WAYS[number % len(WAYS)](text, random))
        except FileFault:
            continue
        found = said(quick, data)
        assert found == said(slow, data)
        refused += isinstance(found, list)
    assert refused > 10


SCALARS = (
    st.none()
    | st.booleans()
    | st.sampled_from([-1, 0, 1, 3, 6, 7, 10**6, 10**6 + 1, 2**64, 10**400])
    | st.floats()
    | st.text(max_size=9)
    | st.sampled_from(["white", "wood", "build", "human", "travel", "2025-01-31T18:30:00Z"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=9,
)


@given(draw=st.data())
@settings(
    max_examples=times(300, 20_000),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_any_value_at_any_place_is_the_same_to_both(draw: st.DataObject) -> None:
    kind: Kind[Any] = draw.draw(st.sampled_from(kinds.KINDS))
    document = json.loads(json.dumps(draw.draw(st.sampled_from(DOCUMENTS[kind][:4]))))
    for _ in range(draw.draw(st.integers(1, 3))):
        here: Any = document
        while True:
            steps = list(here) if isinstance(here, dict) else list(range(min(len(here), 3)))
            step = draw.draw(st.sampled_from(steps)) if steps else None
            if step is None or not isinstance(here[step], dict | list) or draw.draw(st.booleans()):
                break
            here = here[step]
        if isinstance(step, str) and draw.draw(st.booleans()):
            del here[step]
        elif step is not None:
            here[step] = draw.draw(VALUES)
    assert said(validator(kind), document) == said(validator_of_model(kind), document)


@pytest.mark.parametrize("text", ['{"type": "of another age"}', "{spoilt", None])
def test_without_a_schema_that_pydantic_knows_the_model_checks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str | None
) -> None:
    file = tmp_path / "shape.json"
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr(program_data, "path", lambda name: file)
    validator.cache_clear()
    try:
        for kind, documents in DOCUMENTS.items():
            assert isinstance(shaped(kind, documents[0]), BaseModel)
    finally:
        validator.cache_clear()
