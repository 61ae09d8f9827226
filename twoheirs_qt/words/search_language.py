"""What the search knows of a language: words that do not count, endings, and synonyms.

All of it is written by translators in `resources/search/LANGUAGE.words`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from twoheirs_qt import data
from twoheirs_qt.words.languages import SOURCE_LANGUAGE

Phrase: TypeAlias = tuple[str, ...]
"""The stems of words that follow each other."""

WORD: Final = re.compile(r"[^\W_](?:[^\W_]|[\u0300-\u036f])*")
_LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that do not come apart into a plain letter and a mark."""
_SHORTEST_STEM: Final = 3


@lru_cache(1 << 14)
def folded(word: str) -> str:
    """`word` without case and diacritics: "Pútnické" and "PUTNICKE" fold to the same."""
    plain = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@dataclass(frozen=True, slots=True)
class Language:
    """All words are folded.

    - `stop_words`: do not count, unless nothing else is asked
    - `alone`: are no form of another word, though their endings look like it
    - `endings`: what a stem is without, the longest first
    - `synonyms`: for a phrase, others that mean the same
    - `known`: single words that have synonyms, as they are written
    """

    stop_words: frozenset[str]
    alone: frozenset[str]
    endings: tuple[str, ...]
    synonyms: Mapping[Phrase, tuple[Phrase, ...]]
    known: frozenset[str]

    def stem(self, word: str) -> str:
        """A folded word without its ending, and without a doubled letter there."""
        return word if word in self.alone else _stem(word, self.endings)


def _stem(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            word = word[: -len(ending)]
            break
    doubled = len(word) > _SHORTEST_STEM and word[-1] == word[-2]
    return word[:-1] if doubled else word


@cache
def language(word: str) -> Language:
    """What is known of the language `word`, such as `pl`; of English, if nothing is."""
    try:
        written = data.path(f"search/{word}.words").read_text("utf-8")
    except FileNotFoundError:
        if word == SOURCE_LANGUAGE:
            raise
        return language(SOURCE_LANGUAGE)
    return read(written)


def read(written: str) -> Language:
    """The language that a file of `resources/search/` tells of."""
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in map(str.strip, written.splitlines()):
        if line.startswith("["):
            lines = parts.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            lines.append(line)
    stop_words, alone, endings = (
        frozenset(map(folded, " ".join(parts.get(part, ())).split()))
        for part in ("words that do not count", "words that stand alone", "endings")
    )
    longest_first = tuple(sorted(endings, key=lambda ending: (-len(ending), ending)))
    synonyms: dict[Phrase, dict[Phrase, None]] = {}
    known = set()
    for line in parts["synonyms"]:
        phrases: dict[Phrase, None] = {}
        for said in line.split(","):
            words = [folded(word) for word in WORD.findall(said)]
            phrases[tuple(_stem(word, longest_first) for word in words)] = None
            if len(words) == 1:
                known.add(words[0])
        for phrase in phrases:
            others = {other: None for other in phrases if other != phrase}
            synonyms.setdefault(phrase, {}).update(others)
    as_tuples = {phrase: tuple(others) for phrase, others in synonyms.items()}
    return Language(stop_words, alone, longest_first, as_tuples, frozenset(known))
