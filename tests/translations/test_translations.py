"""Translations are complete, keep what they must keep, and use the terms of the game."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from tests.translations.catalogues import (
    FORMS,
    LANGUAGES,
    find_placeholders,
    list_module_texts,
    read_committed,
)
from twoheirs_qt.games.two_heirs.rules import Building, Heir, Terrain, TileSet
from twoheirs_qt.games.two_heirs.words.names import (
    OPEN_TERRAIN,
    name_building,
    name_building_as_object,
    name_heir,
    name_henry,
    name_level,
    name_resource,
    name_set,
    name_terrain,
)
from twoheirs_qt.tabletop.text.text import Text

GLOSSARY = Path(__file__).with_name("glossary.csv")


def read_glossary() -> dict[str, dict[str, str]]:
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        return {row["concept"]: row for row in csv.DictReader(file)}


NAMES: dict[str, Text] = {
    **{f"set {tile_set}": name_set(tile_set) for tile_set in TileSet},
    **{f"building {building}": name_building(building) for building in Building},
    **{f"resource {terrain.word}": name_resource(terrain) for terrain in Terrain},
    **{f"terrain {terrain.word}": name_terrain(terrain) for terrain in Terrain},
    **{f"level {level}": name_level(level) for level in (1, 2, 3)},
    **{heir.word: name_heir(heir) for heir in Heir},
    "open terrain": OPEN_TERRAIN,
    "Henry": name_henry(),
}


AS_IN_ENGLISH = {
    "pl": {"&Start", "Folder", "Patrol", "lord"},
    "sk": {"Bunny Kingdom", "Diplomat", "Henry", "lord"},
    "de": {
        "Bunny Kingdom",
        "Diplomat",
        "Hand",
        "Lava",
        "Mine",
        "Reserve",
        "Set",
        "Sets",
        "orthogonal",
        "diagonal",
    }
    | {"Version {version} · Qt {qt} · Python {python}", "Version {version}, {day}"},
}
"""What is the same in a language as in English, besides what is in all."""


def strip_marks(source: str) -> str:
    """A source without its placeholders and tags."""
    return re.sub(r"\{\w+\}|%L?(?:n|\d+)|<[^<>]*>", "", source)


def find_translation(text: Text, language: str) -> str:
    return read_committed(language)[text.context, text.source, text.comment].forms[0]


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_everything_is_translated(language: str) -> None:
    """Nothing unfinished, obsolete or empty, in any context, and all plural forms."""
    for message in read_committed(language).values():
        assert message.state == "", message
        assert len(message.forms) == (FORMS[language] if message.counted else 1), message
        assert all(form.strip() for form in message.forms), message
    assert any(message.counted for message in read_committed(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there(language: str) -> None:
    for text in list_module_texts():
        if text.context:
            message = read_committed(language)[text.context, text.source, text.comment]
            assert message.counted == (text.n is not None), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left(language: str) -> None:
    """Words that are the same in English are on a short list."""
    same = {
        message.source
        for message in read_committed(language).values()
        if message.source in message.forms and re.search(r"[^\W\d_]", strip_marks(message.source))
    }
    keys = {"Tab", "Esc"} if language == "de" else {"Tab", "Esc", "Del"}
    assert same == AS_IN_ENGLISH[language] | {"OK", "PDF (*.pdf)", "Symbol"} | keys


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_placeholders_are_kept(language: str) -> None:
    for message in read_committed(language).values():
        if not message.finished:
            continue
        for number, form in enumerate(message.forms):
            kept, wanted = find_placeholders(form), find_placeholders(message.source)
            if message.counted and number == 0 and "%n" not in kept:
                kept = sorted([*kept, "%n"])  # the form for 1 may say it in words
            assert kept == wanted, message


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_sentences_end_alike(language: str) -> None:
    for message in read_committed(language).values():
        if message.finished:
            for form in message.forms:
                assert form == form.strip(), message
                for mark in ".?!…:":
                    assert form.endswith(mark) == message.source.endswith(mark), message


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("concept", NAMES)
def test_names_are_those_of_the_glossary(concept: str, language: str) -> None:
    text = NAMES[concept]
    name = text.source if language == "en" else find_translation(text, language)
    # Heirs are used like names of people, with a capital letter.
    expected = read_glossary()[concept][language]
    expected = expected.capitalize() if concept in ("white", "blue") else expected
    assert name == expected


def test_the_glossary_has_no_other_names() -> None:
    kinds = ("set ", "building ", "resource ", "terrain ", "level ")
    assert {
        c for c in read_glossary() if c.startswith(kinds) and c != "building tile"
    } <= NAMES.keys()


@pytest.mark.parametrize("building", Building)
def test_the_accusative_is_of_the_same_building(building: Building) -> None:
    """German declines the article alone; Polish and Slovak change the end of a word."""
    name, as_object = name_building(building), name_building_as_object(building)
    german = find_translation(as_object, "de").split(" ", 1)
    assert german[0] in {"den", "die", "das"}
    assert german[1] == find_translation(name, "de")
    for language in ("pl", "sk"):
        words = find_translation(name, language).split()
        changed = find_translation(as_object, language).split()
        assert len(words) == len(changed)
        for word, other in zip(words, changed, strict=True):
            assert other[: len(word) - 2] == word[: len(word) - 2]
