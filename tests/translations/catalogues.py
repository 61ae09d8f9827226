"""The .ts files as tests read them."""

from __future__ import annotations

import importlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from twoheirs_qt.words import Text

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "translations"
LANGUAGES: Final = ("pl", "sk", "de")
FORMS: Final = {"en": 2, "pl": 3, "sk": 3, "de": 2}

Key = tuple[str, str, str]
"""Context, source and comment."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a .ts file; `forms` has one translation, or one for each plural form."""

    key: Key
    counted: bool
    finished: bool
    state: str
    forms: tuple[str, ...]

    @property
    def source(self) -> str:
        return self.key[1]


def read(file: Path) -> Mapping[Key, Message]:
    """All messages of a file."""
    found: dict[Key, Message] = {}
    for context in ET.parse(file).iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            assert key not in found, f"twice in {file.name}: {key}"
            found[key] = _message(key, message)
    return found


def _message(key: Key, message: ET.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    counted = message.get("numerus") == "yes"
    forms = translation.findall("numerusform") if counted else [translation]
    state = translation.get("type", "")
    return Message(key, counted, not state, state, tuple(form.text or "" for form in forms))


@cache
def committed(language: str) -> Mapping[Key, Message]:
    """The translations as they are in the tree."""
    return read(FOLDER / f"twoheirs_{language}.ts")


def placeholders(text: str) -> list[str]:
    """What a translation must keep: placeholders, numbers, tags; and how many accelerators."""
    kept = re.findall(r"\{\w+\}|%L?(?:n|\d+)|<[^<>]*>", text)
    return sorted([*kept, *re.findall(r"&(?=\w)(?!\w+;)", text)])


def texts_of_words() -> Iterator[Text]:
    """Every text that the modules of `words` keep to fill in."""
    for file in sorted((ROOT / "twoheirs_qt" / "words").glob("[!_]*.py")):
        module = importlib.import_module(f"twoheirs_qt.words.{file.stem}")
        for value in vars(module).values():
            yield from _texts_in(value)


def _texts_in(value: object) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _texts_in(item)


def parts(text: Text) -> Iterator[Text]:
    """The text and all texts that stand for its placeholders."""
    yield text
    for _, arg in text.args:
        if isinstance(arg, Text):
            yield from parts(arg)


def key_of(text: Text) -> Key:
    return (text.context, text.source, text.comment)
