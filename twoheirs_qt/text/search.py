"""Search, as the rule book and the shelf have it: forgiving, ranked, in the player's language.

    index = Index(entries, "pl")
    hits = index.find("wieza obleznicza")

Case, diacritics, endings and the order of words do not matter; synonyms are found, too, and what is
one typing mistake away from a word that nobody wrote. Not every word must be found: rare words
count for more, and so do titles, words in bold and words that stand together.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from difflib import get_close_matches
from functools import cache, lru_cache
from math import log
from typing import Final, TypeAlias

from twoheirs_qt import data
from twoheirs_qt.text.languages import SOURCE_LANGUAGE

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


_AROUND: Final = 42
"""Letters of an excerpt before the first match, and twice as many after it."""

_EXACT, _INFLECTED, _PHRASE, _MEANT, _BEGUN, _MISTYPED = 1.0, 0.95, 0.9, 0.5, 0.45, 0.4
"""What a word that is found counts for: as asked, another form, the synonym of a whole phrase, a
synonym, its beginning, …"""
_TITLE, _STRONG, _TEXT, _GROUP = 2.0, 1.6, 1.0, 0.5
"""… and for where it stands; a title that says little else counts for almost twice as much."""
_TOGETHER: Final = 0.5
"""How much is added for the words of one paragraph, if there are several."""
_AGAIN, _MOST_TIMES = 0.3, 8
"""How much is added, at most, if the words occur again and again."""
_ENOUGH: Final = 0.4
"""The part of a word's greatest worth in any entry that makes it no stranger to another."""
_LEAST: Final = 0.25
"""The part of the best hit's value that others must have in which not every word is."""
_SHORTEST_BEGUN, _SHORTEST_MISTYPED = 2, 4
_LIKENESS: Final = 0.75
_AT_A_TIME: Final = 200
"""Words that are compared without a pause."""

_Words: TypeAlias = frozenset[str]
_Run: TypeAlias = tuple[_Words, ...]
"""Words that follow each other, any of each set."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What can be found: its title and paragraphs, what of it is strong, and what it belongs to."""

    title: str
    texts: tuple[str, ...]
    strong: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Hit:
    """The number of an entry that was found, and of its best paragraph; 0 is the title.

    `excerpt` is of the best paragraph, `marks` are the places in it that match.
    """

    entry: int
    paragraph: int
    excerpt: str
    marks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to find a word, such as its synonyms."""

    worth: float
    runs: tuple[_Run, ...]

    def lengths(self, words: Sequence[str], start: int) -> Iterator[int]:
        """How many of `words` there are in each run that begins at `start`."""
        for run in self.runs:
            here = words[start : start + len(run)]
            if len(here) == len(run) and all(map(frozenset.__contains__, run, here)):
                yield len(run)


_Term: TypeAlias = tuple[_Way, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked for; false if that is nothing at all."""

    terms: tuple[_Term, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.terms)

    def places(self, text: str) -> list[tuple[int, int]]:
        """Begin and end of each match in `text`, in order; of synonyms, where nothing else is."""
        spans = [(match.start(), match.end()) for match in WORD.finditer(text)]
        words = [folded(text[start:end]) for start, end in spans]
        found: set[tuple[int, int]] = set()
        for term in self.terms:
            for meant in (False, True):
                matched = {
                    (spans[number][0], spans[number + length - 1][1])
                    for way in term
                    if (way.worth in (_PHRASE, _MEANT)) is meant
                    for number in range(len(words))
                    for length in way.lengths(words, number)
                }
                found |= matched
                if matched:
                    break
        return list(_apart(sorted(found)))


def _apart(places: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    last = 0
    for start, end in places:
        if start >= last:
            yield start, end
            last = end


@dataclass(frozen=True, slots=True)
class _Field:
    """The words of an entry's title, of one of its paragraphs, or of what belongs to none (-1)."""

    entry: int
    paragraph: int
    worth: float
    words: tuple[str, ...]


class Index:
    """Entries to be searched, in the language `word`, such as `pl` or `de_AT`.

    Where this takes long, `pause` is called again and again; it may raise to end it.
    """

    def __init__(
        self, entries: Sequence[Entry], word: str, pause: Callable[[], None] = lambda: None
    ) -> None:
        self.entries = entries
        self._language = language(word.replace("-", "_").split("_")[0])
        self._spelling: dict[str, str] = {}
        self._fields: list[_Field] = []
        for number, entry in enumerate(entries):
            pause()
            self._fields += self._read(number, entry)
        self._places: dict[str, list[tuple[_Field, int]]] = {}
        for field in self._fields:
            pause()
            for number, said in enumerate(field.words):
                self._places.setdefault(said, []).append((field, number))
        self._words = sorted(self._places)
        self._forms: dict[str, set[str]] = {}
        for said in self._words:
            pause()
            self._forms.setdefault(self._language.stem(said), set()).add(said)

    def _read(self, number: int, entry: Entry) -> Iterator[_Field]:
        parts = [(0, _TITLE, entry.title), (-1, _STRONG, entry.strong), (-1, _GROUP, entry.group)]
        parts += [(n, _TEXT, text) for n, text in enumerate(entry.texts, 1)]
        for paragraph, worth, text in parts:
            said = WORD.findall(text)
            for each in said:
                if each.islower():
                    self._spelling[folded(each)] = each
                else:
                    self._spelling.setdefault(folded(each), each)
            yield _Field(number, paragraph, worth, tuple(map(folded, said)))

    # -- what is asked ---------------------------------------------------------------------------

    def ask(self, query: str) -> Question:
        """What somebody asks who has typed `query` so far."""
        words = [folded(word) for word in WORD.findall(query)]
        stems = [self._language.stem(word) for word in words]
        typing = len(words) - 1 if query[-1:].strip() else -1
        terms = []
        for number in self._counting(words):
            ways = []
            for phrase, others in self._language.synonyms.items():
                for start in range(max(0, number - len(phrase) + 1), number + 1):
                    if tuple(stems[start : start + len(phrase)]) == phrase:
                        several = len(phrase) > 1  # which say more surely what is meant
                        ways.append(self._way(_PHRASE if several else _MEANT, others))
                        if several:
                            ways.append(self._way(_EXACT, (phrase,)))
            terms.append(self._term(words[number], ways, typing=number == typing))
        return Question(tuple(terms))

    def _counting(self, words: Sequence[str]) -> list[int]:
        """The numbers of the words that count: others do if there are none but them."""
        stop_words = self._language.stop_words
        counting = [n for n, word in enumerate(words) if word not in stop_words]
        return counting or list(range(len(words)))

    def _term(self, word: str, ways: list[_Way], *, typing: bool) -> _Term:
        """The ways to find a word, besides `ways` to find what it is part of, or means."""
        itself = _Way(_EXACT, _runs(self._places.keys() & {word}))
        inflected = _Way(_INFLECTED, _runs(self._forms.get(self._language.stem(word), ())))
        ways = [way for way in ways if way.runs]
        is_known = bool(ways or inflected.runs)
        if any(way.worth >= _PHRASE for way in ways):  # "next" in "next to" is worth little alone
            ways.append(replace(itself, worth=_BEGUN))
        else:
            ways += [itself, inflected]
        if (typing or not is_known) and len(word) >= _SHORTEST_BEGUN:
            ways.append(_Way(_BEGUN, _runs(self._beginning_with(word))))
        if not is_known and len(word) >= _SHORTEST_MISTYPED:
            ways += self._mistyped(word)
        return tuple(sorted((way for way in ways if way.runs), key=lambda way: -way.worth))

    def _beginning_with(self, word: str) -> Iterator[str]:
        for number in range(bisect_left(self._words, word), len(self._words)):
            if not self._words[number].startswith(word):
                return
            yield self._words[number]

    def _way(self, worth: float, phrases: Iterable[Phrase]) -> _Way:
        """By those of the phrases that occur, in any form."""
        runs = (
            tuple(frozenset(self._forms[stem]) for stem in phrase)
            for phrase in phrases
            if all(stem in self._forms for stem in phrase)
        )
        return _Way(worth, tuple(runs))

    def _mistyped(self, word: str) -> list[_Way]:
        plain = word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
        near = (each for each in self._words if each == plain or _one_mistake(word, each))
        known = (each for each in self._language.known if _one_mistake(word, each))
        stems = map(self._language.stem, known)
        meant = [self._way(_MEANT, self._language.synonyms[(stem,)]) for stem in stems]
        return [_Way(_MISTYPED, _runs(near)), *meant]

    # -- what is found ---------------------------------------------------------------------------

    def find(self, query: str) -> list[Hit]:
        """The entries that fit, the best one first; nothing for an empty query."""
        question = self.ask(query)
        found: dict[int, _Found] = {}
        for number, term in enumerate(question.terms):
            rarest = log(1 + len(self.entries))
            for way in term:
                places = self._places_of(way)
                entries = {field.entry for field, _ in places}
                # A synonym is not worth more for being rarer than what was asked.
                rarity = min(rarest, log(1 + len(self.entries) / max(1, len(entries))))
                if way.worth >= _INFLECTED:
                    rarest = rarity
                for field, place in places:
                    entry = found.setdefault(field.entry, _Found())
                    entry.add(number, way.worth * rarity, field, place)
        most = [
            max((each.best.get(number, 0.0) for each in found.values()), default=0.0)
            for number in range(len(question.terms))
        ]
        values = {number: self._value(number, each, most) for number, each in found.items()}
        least = _LEAST * max(values.values(), default=0)
        return [
            self._hit(number, question, found[number])
            for number in sorted(values, key=lambda number: (-values[number], number))
            if values[number] >= least or len(found[number].best) == len(question.terms)
        ]

    def fitting(self, query: str, pause: Callable[[], None] = lambda: None) -> frozenset[int]:
        """The numbers of the entries that lack fewest of the words, in no order.

        That takes far less time than to `find` them.
        """
        found: dict[int, set[int]] = {}
        for number, term in enumerate(self.ask(query).terms):
            for way in term:
                pause()
                for field, _ in self._places_of(way):
                    found.setdefault(field.entry, set()).add(number)
        most = max(map(len, found.values()), default=0)
        return frozenset(entry for entry, terms in found.items() if len(terms) == most)

    def _places_of(self, way: _Way) -> list[tuple[_Field, int]]:
        """The fields in which a way leads to something, and where."""
        begins = frozenset[str]().union(*(run[0] for run in way.runs))
        return [
            (field, place)
            for word in begins
            for field, place in self._places[word]
            if any(way.lengths(field.words, place))
        ]

    def _value(self, number: int, found: _Found, most: Sequence[float]) -> float:
        words = [folded(word) for word in WORD.findall(self.entries[number].title)]
        told = len(found.in_title) / max(1, len(self._counting(words)))
        title = found.worth_of(0) * _TITLE * min(1, told)
        together = max(
            (sum(worths.values()) for worths in found.near.values() if len(worths) > 1), default=0.0
        )
        best = sum(found.best.values())
        again = 1 + _AGAIN * min(found.times, _MOST_TIMES) / _MOST_TIMES
        enough = [_ENOUGH * worth for worth in most]
        covered = sum(min(enough[term], worth) for term, worth in found.best.items()) / sum(enough)
        return (best * again + title + _TOGETHER * together) * covered

    def _hit(self, number: int, question: Question, found: _Found) -> Hit:
        texts = self.entries[number].texts
        best = max(range(1, len(texts) + 1), key=lambda n: (found.worth_of(n), -n), default=0)
        worth = found.worth_of(best) if best else 0.0
        shown = texts[best - 1] if worth else next(filter(None, texts), "")
        at = best if worth > found.worth_of(0) else 0
        return Hit(number, at, *_excerpt(shown, question))

    def suggestion(self, query: str, pause: Callable[[], None] = lambda: None) -> str:
        """`query` with words that are known in place of those that are not; empty if there are
        none like them."""
        said, changed = query, False
        for match in reversed(list(WORD.finditer(query))):
            word = folded(match[0])
            if not self.ask(match[0]).terms[0]:
                like = self._most_like(word, pause)
                if like:
                    said = said[: match.start()] + self._spelling[like[0]] + said[match.end() :]
                    changed = True
        return said if changed else ""

    def _most_like(self, word: str, pause: Callable[[], None]) -> list[str]:
        """The known word that is most like `word`, if there is one."""
        best: list[str] = []
        for start in range(0, len(self._words), _AT_A_TIME):
            pause()
            words = self._words[start : start + _AT_A_TIME]
            best = get_close_matches(word, [*best, *words], 1, _LIKENESS)
        return best


@dataclass(slots=True)
class _Found:
    """What each word asked for is worth in an entry, and in each of its paragraphs."""

    best: dict[int, float] = dataclass_field(default_factory=dict)
    near: dict[int, dict[int, float]] = dataclass_field(default_factory=dict)
    in_title: set[int] = dataclass_field(default_factory=set)
    times: int = 0

    def add(self, term: int, worth: float, field: _Field, place: int) -> None:
        self.best[term] = max(worth * field.worth, self.best.get(term, 0))
        if field.paragraph >= 0:
            self.times += 1
            near = self.near.setdefault(field.paragraph, {})
            near[term] = max(worth, near.get(term, 0))
        if field.paragraph == 0:
            self.in_title.add(place)

    def worth_of(self, paragraph: int) -> float:
        return sum(self.near.get(paragraph, {}).values())


def _runs(words: Iterable[str]) -> tuple[_Run, ...]:
    """A run of one word, any of these; none if there are none."""
    found = frozenset(words)
    return ((found,),) if found else ()


def _one_mistake(word: str, other: str) -> bool:
    """Whether a letter is missing, surplus, another one, or two have changed places."""
    pairs = enumerate(zip(word, other, strict=False))
    same = next((n for n, (a, b) in pairs if a != b), min(len(word), len(other)))
    a, b = word[same:], other[same:]
    swapped = a[:2] == b[1::-1] and a[2:] == b[2:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or swapped


def _excerpt(text: str, question: Question) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The part of `text` that has most matches, cut at spaces, and where they are in it."""
    places = question.places(text)
    room = 3 * _AROUND

    def matches_from(place: tuple[int, int]) -> int:
        return sum(place[0] <= start < place[0] + 2 * _AROUND for start, _ in places)

    start = max(0, max(places, key=matches_from)[0] - _AROUND) if places else 0
    end = min(len(text), start + room)
    start = text.find(" ", start) + 1 if start else 0
    if end < len(text):
        end = max(text.rfind(" ", start, end), start)
    before = "… " if start else ""
    excerpt = f"{before}{text[start:end]}{' …' if end < len(text) else ''}"
    shift = len(before) - start
    return excerpt, tuple((a + shift, b + shift) for a, b in places if start <= a and b <= end)
