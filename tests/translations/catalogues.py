"""The .ts files as tests read them."""

from __future__ import annotations

import importlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from twoheirs_qt.tabletop.text.languages import TRANSLATED
from twoheirs_qt.tabletop.text.text import Text

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "translations"
LANGUAGES: Final = TRANSLATED
FORMS: Final = {"en": 2, "pl": 3, "sk": 3, "de": 2}

Key = tuple[str, str, str]
"""Context, source and comment."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a .ts file; `forms` has one translation, or one for each plural form.

    `hint` is what translators are told.
    """

    key: Key
    counted: bool
    finished: bool
    state: str
    forms: tuple[str, ...]
    hint: str = ""

    @property
    def source(self) -> str:
        return self.key[1]


def read(file: Path) -> Mapping[Key, Message]:
    """All messages of a file."""
    results: dict[Key, Message] = {}
    for context in ET.parse(file).iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            assert key not in results, f"twice in {file.name}: {key}"
            results[key] = _parse_message(key, message)
    return results


def _parse_message(key: Key, message: ET.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    counted = message.get("numerus") == "yes"
    forms = translation.findall("numerusform") if counted else [translation]
    state = translation.get("type", "")
    return Message(
        key,
        counted,
        not state,
        state,
        tuple(form.text or "" for form in forms),
        message.findtext("extracomment", ""),
    )


@cache
def read_committed(language: str) -> Mapping[Key, Message]:
    """The translations as they are in the tree."""
    return read(FOLDER / f"twoheirs_{language}.ts")


def find_placeholders(text: str) -> list[str]:
    """Find what a translation must keep: placeholders, numbers, tags; and how many accelerators."""
    kept = re.findall(r"\{\w+\}|%L?(?:n|\d+)|<[^<>]*>", text)
    return sorted([*kept, *re.findall(r"&(?=\w)(?!\w+;)", text)])


def list_module_texts() -> Iterator[Text]:
    """Every text that the modules of the program keep, in whatever they keep it; each once."""
    seen: dict[Text, None] = {}
    for file in sorted((ROOT / "twoheirs_qt").rglob("[!_]*.py")):
        module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for value in vars(importlib.import_module(module)).values():
            if not isinstance(value, ModuleType | type):
                seen.update(dict.fromkeys(_find_texts(value)))
    yield from seen


def _find_texts(value: object) -> Iterator[Text]:
    if isinstance(value, Text):
        yield from list_parts(value)
    elif isinstance(value, Mapping):
        yield from _find_texts(tuple(value.values()))
    elif isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from _find_texts(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _find_texts(getattr(value, field.name))


def list_parts(text: Text) -> Iterator[Text]:
    """The text and all texts that stand for its placeholders."""
    yield text
    for _, arg in text.args:
        if isinstance(arg, Text):
            yield from list_parts(arg)


def make_key(text: Text) -> Key:
    return (text.context, text.source, text.comment)
