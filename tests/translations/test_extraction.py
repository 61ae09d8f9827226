"""lupdate finds every text of the program's words, and the .ts files have them all."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from update_translations import english_plurals, update

from tests.translations.catalogues import (
    LANGUAGES,
    ROOT,
    Key,
    Message,
    committed,
    key_of,
    parts,
    read,
    texts_of_words,
)
from tests.words.samples import all_texts

SOURCES = sorted((ROOT / "twoheirs_qt").rglob("*.py"))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Mapping[Key, Message]:
    """What lupdate finds in the whole program now."""
    folder = tmp_path_factory.mktemp("translations")
    update(["pl"], ROOT, folder)
    return read(folder / "twoheirs_pl.ts")


def test_lupdate_finds_every_text_with_its_plurals(extracted: Mapping[Key, Message]) -> None:
    texts = [*texts_of_words(), *(part for text in all_texts() for part in parts(text))]
    assert len({key_of(text) for text in texts}) > 150
    for text in texts:
        if not text.context:
            continue
        assert key_of(text) in extracted, f"lupdate does not see {text}"
        assert extracted[key_of(text)].counted == (text.n is not None), text
        assert ("%n" in text.source) == (text.n is not None), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_up_to_date(extracted: Mapping[Key, Message], language: str) -> None:
    """Nothing new and nothing obsolete in what `words` says; `dev.py translate` mends it."""
    contexts = {text.context for text in texts_of_words()}
    found = {key: message.counted for key, message in extracted.items() if key[0] in contexts}
    kept = {
        key: message.counted
        for key, message in committed(language).items()
        if key[0] in contexts and message.state not in ("obsolete", "vanished")
    }
    said = {key_of(text) for text in texts_of_words()}
    assert said - kept.keys() == set()
    assert kept.keys() - found.keys() == set()
    assert all(kept[key] == found[key] for key in said)


def test_english_has_the_plurals_that_the_code_says(extracted: Mapping[Key, Message]) -> None:
    plurals = english_plurals(SOURCES)
    of_words = {key_of(text): text for text in texts_of_words() if text.n is not None}
    assert of_words.keys() <= plurals.keys() <= extracted.keys()
    for key, text in of_words.items():
        assert plurals[key] == (text.one or text.source, text.source)
        message = committed("en")[key]
        assert (message.finished, message.forms) == (True, plurals[key])


def translating_calls(file: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            on_text = name == "translate" and len(node.args) == 1  # str.translate(table)
            if name in {"tr", "translate", "QT_TRANSLATE_NOOP"} and not on_text:
                yield node


def test_texts_to_translate_are_literals() -> None:
    """lupdate takes an f-string as it stands and loses variables without a word."""
    calls = 0
    for file in SOURCES:
        if file.name == "language.py":  # what passes the texts on to Qt
            continue
        for call in translating_calls(file):
            place = f"{file.name}:{call.lineno}"
            assert not call.keywords, place
            words = call.args[:3] if getattr(call.func, "attr", "") != "tr" else call.args[:2]
            for word in words:
                assert isinstance(word, ast.Constant), place
                assert isinstance(word.value, str | None), place
            calls += 1
    assert calls > 150
