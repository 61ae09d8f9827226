"""Search in the rule book: without regard to case and diacritics, all words must be found."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from twoheirs_qt.words.rulebook.model import Block, Book, Section, Tiles
from twoheirs_qt.words.text import Text

_AROUND: Final = 42
"""Letters of an excerpt before the first match, and twice as many after it."""

_LETTERS: Final = str.maketrans({"ł": "l", "Ł": "l", "ß": "ss", "đ": "d", "ø": "o", "æ": "ae"})
"""Letters that do not come apart into a plain letter and a mark."""


def folded(text: str) -> tuple[str, list[int]]:
    """`text` without case and diacritics, and for each of its letters where it was in `text`.

    What people type is matched against this: "pútnické" and "PUTNICKE" fold to the same.
    """
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = unicodedata.normalize("NFKD", letter.translate(_LETTERS)).casefold()
        for part in plain:
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


def words_of(query: str) -> tuple[str, ...]:
    """The words of a query, folded."""
    return tuple(folded(query)[0].split())


def matches(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where the words are found in `text`: begin and end of each, in order."""
    plain, places = folded(text)
    found = []
    for word in words:
        start = plain.find(word)
        while start >= 0:
            end = start + len(word)
            found.append((places[start], places[end - 1] + 1))
            start = plain.find(word, end)
    return sorted(found)


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that was found, its best paragraph, and an excerpt with the matches in it."""

    section: str
    paragraph: int
    title: str
    excerpt: str


class Index:
    """All sections in the language of now; made anew when the language changes.

    `bare` puts a text into that language, without tags, and `plain` all that a block says.
    """

    def __init__(
        self, book: Book, bare: Callable[[Text], str], plain: Callable[[Block], str]
    ) -> None:
        self._entries = [
            _Entry.of(section, bare(section.title), [plain(block) for block in section.blocks])
            for section in book.sections()
        ]

    def find(self, query: str) -> list[Hit]:
        """The sections in which all words of `query` are found, those with it in the title first.

        Nothing for an empty query.
        """
        words = words_of(query)
        if not words:
            return []
        found: list[tuple[int, int, Hit]] = []
        for number, entry in enumerate(self._entries):
            rank = entry.rank(words)
            if rank is not None:
                found.append((rank, number, entry.hit(words)))
        return [hit for _, _, hit in sorted(found, key=lambda each: each[:2])]


@dataclass(frozen=True, slots=True)
class _Entry:
    section: str
    title: str
    paragraphs: tuple[str, ...]
    plain_title: str
    plain: tuple[str, ...]

    @classmethod
    def of(cls, section: Section, title: str, paragraphs: list[str]) -> _Entry:
        # The names under the pictures of tiles are found, but an excerpt of them says nothing.
        shown = tuple(
            "" if isinstance(block, Tiles) else text
            for block, text in zip(section.blocks, paragraphs, strict=True)
        )
        plain = tuple(folded(text)[0] for text in paragraphs)
        return cls(section.id, title, shown, folded(title)[0], plain)

    def rank(self, words: tuple[str, ...]) -> int | None:
        """0: the title begins with the words, 1: they are in it, 2: in one paragraph, 3: about."""
        if self.plain_title.startswith(" ".join(words)):
            return 0
        if all(word in self.plain_title for word in words):
            return 1
        if any(all(word in text for word in words) for text in self.plain):
            return 2
        everything = [self.plain_title, *self.plain]
        return 3 if all(any(word in text for text in everything) for word in words) else None

    def hit(self, words: tuple[str, ...]) -> Hit:
        most, best = 0, 0
        for number, text in enumerate(self.plain, 1):
            count = sum(word in text for word in words)
            if count > most:
                most, best = count, number
        shown = self.paragraphs[best - 1] if best else next(filter(None, self.paragraphs), "")
        in_title = all(word in self.plain_title for word in words)
        return Hit(self.section, 0 if in_title else best, self.title, _excerpt(shown, words))


def _excerpt(text: str, words: tuple[str, ...]) -> str:
    """The part of `text` around its first match, cut at spaces."""
    found = matches(text, words)
    start = max(0, found[0][0] - _AROUND) if found else 0
    end = min(len(text), start + 3 * _AROUND)
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = max(text.rfind(" ", start, end), start)
    return f"{'… ' if start else ''}{text[start:end]}{' …' if end < len(text) else ''}"
