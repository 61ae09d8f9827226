"""Full text search for the rule book and the shelf: tolerant, ranked, in the player's language.

    index = Index(entries, "pl")
    hits = index.find("wieza obleznicza")

Case, diacritics, endings and the order of words do not matter; synonyms are found, too, and for an
unknown word those with one typing mistake. Not every word must be found: rare words count more, and
so do titles, words in bold and words that are close together.
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

from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.text.languages import SOURCE_LANGUAGE

Phrase: TypeAlias = tuple[str, ...]
"""The stems of words that follow each other."""

WORD: Final = re.compile(r"[^\W_](?:[^\W_]|[\u0300-\u036f])*")
_LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "ı": "i"})
"""Letters that Unicode does not decompose into a plain letter and a mark."""
_MIN_STEM_LENGTH: Final = 3


@lru_cache(1 << 14)
def fold(word: str) -> str:
    """Remove case and diacritics: "Pútnické" and "PUTNICKE" fold to the same."""
    plain = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@dataclass(frozen=True, slots=True)
class Language:
    """The words of a language; all are folded.

    - `stop_words`: ignored, unless a query has no others
    - `uninflected`: words whose endings are part of the stem
    - `endings`: removed to get a stem, the longest first
    - `synonyms`: for a phrase, others with the same meaning
    - `words_with_synonyms`: single words only
    """

    stop_words: frozenset[str]
    uninflected: frozenset[str]
    endings: tuple[str, ...]
    synonyms: Mapping[Phrase, tuple[Phrase, ...]]
    words_with_synonyms: frozenset[str]

    def stem(self, word: str) -> str:
        """Return a folded word without its ending and a doubled letter before it."""
        return word if word in self.uninflected else _stem(word, self.endings)


def _stem(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _MIN_STEM_LENGTH:
            word = word[: -len(ending)]
            break
    ends_doubled = len(word) > _MIN_STEM_LENGTH and word[-1] == word[-2]
    return word[:-1] if ends_doubled else word


SEARCH_FOLDER: Final = "search"
"""The folder with the words of each language, and the synonyms of The Two Heirs."""


@cache
def load_language(code: str, folder: str = SEARCH_FOLDER) -> Language:
    """Load the words of a language, such as `pl`; English if there are none.

    `folder`: the folder of the data with the synonyms of a game.
    """
    try:
        content = data.find_path(f"{SEARCH_FOLDER}/{code}.words").read_text("utf-8")
        if folder != SEARCH_FOLDER:
            content, _, _ = content.partition("[synonyms]")
            content += data.find_path(f"{folder}/{code}.words").read_text("utf-8")
    except FileNotFoundError:
        if code == SOURCE_LANGUAGE:
            raise
        return load_language(SOURCE_LANGUAGE, folder)
    return parse_language(content)


def parse_language(content: str) -> Language:
    """Parse a file of `resources/search/`."""
    sections: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in map(str.strip, content.splitlines()):
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            lines.append(line)
    stop_words, uninflected, endings = (
        frozenset(map(fold, " ".join(sections.get(part, ())).split()))
        for part in ("words that do not count", "words that stand alone", "endings")
    )
    longest_first = tuple(sorted(endings, key=lambda ending: (-len(ending), ending)))
    synonyms: dict[Phrase, dict[Phrase, None]] = {}
    words_with_synonyms = set()
    for line in sections["synonyms"]:
        phrases: dict[Phrase, None] = {}
        for phrase_text in line.split(","):
            words = [fold(word) for word in WORD.findall(phrase_text)]
            phrases[tuple(_stem(word, longest_first) for word in words)] = None
            if len(words) == 1:
                words_with_synonyms.add(words[0])
        for phrase in phrases:
            others = {other: None for other in phrases if other != phrase}
            synonyms.setdefault(phrase, {}).update(others)
    as_tuples = {phrase: tuple(others) for phrase, others in synonyms.items()}
    return Language(
        stop_words, uninflected, longest_first, as_tuples, frozenset(words_with_synonyms)
    )


_EXCERPT_LETTERS: Final = 42
"""Letters of an excerpt before the first match, and twice as many after it."""

_EXACT, _INFLECTED, _PHRASE, _SYNONYM, _PREFIX, _MISTYPED = 1.0, 0.95, 0.9, 0.5, 0.45, 0.4
"""Worth of a match by its kind: the word itself, another form, the synonym of a phrase, …"""
_TITLE, _STRONG, _TEXT, _GROUP = 2.0, 1.6, 1.0, 0.5
"""… and factors for its place; a title that contains little else counts almost twice."""
_SAME_PARAGRAPH: Final = 0.5
"""The share added for several words in one paragraph."""
_REPEATED, _MAX_REPEATS = 0.3, 8
"""The maximum share added for words that are repeated."""
_COVERED_SHARE: Final = 0.4
"""The share of the greatest worth of a word at which an entry counts as containing it."""
_MIN_VALUE_SHARE: Final = 0.25
"""The minimum share of the value of the best hit for hits without all words."""
_MIN_PREFIX_LENGTH, _MIN_MISTYPED_LENGTH = 2, 4
_MIN_SIMILARITY: Final = 0.75
_WORDS_PER_PAUSE: Final = 200
"""The number of words that are compared without a pause."""

_Words: TypeAlias = frozenset[str]
_Run: TypeAlias = tuple[_Words, ...]
"""A sequence of words, each one of a set."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry to be found: title, paragraphs, words in bold, and the title of its group.

    `weight`: a share by which it ranks below others that match as well.
    """

    title: str
    texts: tuple[str, ...]
    strong: str = ""
    group: str = ""
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Hit:
    """The numbers of an entry and of its best paragraph; 0 is the title.

    `excerpt` is from the best paragraph, `marks` are the matches in it.
    """

    entry: int
    paragraph: int
    excerpt: str
    marks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Matcher:
    """One way to find a word of the query, such as by its synonyms."""

    worth: float
    runs: tuple[_Run, ...]

    def match_lengths(self, words: Sequence[str], start: int) -> Iterator[int]:
        """Return the length of each run that matches `words` at `start`."""
        for run in self.runs:
            following = words[start : start + len(run)]
            if len(following) == len(run) and all(map(frozenset.__contains__, run, following)):
                yield len(run)


_Term: TypeAlias = tuple[_Matcher, ...]


@dataclass(frozen=True, slots=True)
class Query:
    """The matchers for each word of a query; false if there are none."""

    terms: tuple[_Term, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.terms)

    def find_matches(self, text: str) -> list[tuple[int, int]]:
        """Find start and end of all matches in order; of synonyms only if nothing else matches."""
        spans = [(match.start(), match.end()) for match in WORD.finditer(text)]
        words = [fold(text[start:end]) for start, end in spans]
        matches: set[tuple[int, int]] = set()
        for term in self.terms:
            for synonyms in (False, True):
                places = {
                    (spans[number][0], spans[number + length - 1][1])
                    for matcher in term
                    if (matcher.worth in (_PHRASE, _SYNONYM)) is synonyms
                    for number in range(len(words))
                    for length in matcher.match_lengths(words, number)
                }
                matches |= places
                if places:
                    break
        return list(_drop_overlaps(sorted(matches)))


def _drop_overlaps(places: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    last = 0
    for start, end in places:
        if start >= last:
            yield start, end
            last = end


@dataclass(frozen=True, slots=True)
class _Field:
    """The words of a title, of a paragraph, or of bold words and groups (-1)."""

    entry: int
    paragraph: int
    worth: float
    words: tuple[str, ...]


class Index:
    """Entries that can be searched in a language such as `pl` or `de_AT`.

    - `pause` is called regularly during long work, which it can end by an exception
    - `folder`: the folder of the data with the synonyms of a game
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        language_code: str,
        pause: Callable[[], None] = lambda: None,
        *,
        folder: str = SEARCH_FOLDER,
    ) -> None:
        self.entries = entries
        self._language = load_language(language_code.replace("-", "_").split("_")[0], folder)
        self._spelling: dict[str, str] = {}
        self._fields: list[_Field] = []
        for number, entry in enumerate(entries):
            pause()
            self._fields += self._read_fields(number, entry)
        self._places: dict[str, list[tuple[_Field, int]]] = {}
        for field in self._fields:
            pause()
            for number, word in enumerate(field.words):
                self._places.setdefault(word, []).append((field, number))
        self._words = sorted(self._places)
        self._forms: dict[str, set[str]] = {}
        for word in self._words:
            pause()
            self._forms.setdefault(self._language.stem(word), set()).add(word)

    def _read_fields(self, number: int, entry: Entry) -> Iterator[_Field]:
        parts = [(0, _TITLE, entry.title), (-1, _STRONG, entry.strong), (-1, _GROUP, entry.group)]
        parts += [(index, _TEXT, text) for index, text in enumerate(entry.texts, 1)]
        for paragraph, worth, text in parts:
            words = WORD.findall(text)
            for word in words:
                if word.islower():
                    self._spelling[fold(word)] = word
                else:
                    self._spelling.setdefault(fold(word), word)
            yield _Field(number, paragraph, worth, tuple(map(fold, words)))

    # -- queries ---------------------------------------------------------------------------------

    def parse_query(self, query: str) -> Query:
        """Parse a query, whose last word may not be complete."""
        words = [fold(word) for word in WORD.findall(query)]
        stems = [self._language.stem(word) for word in words]
        incomplete_word = len(words) - 1 if query[-1:].strip() else -1
        terms = []
        for number in self._find_content_words(words):
            matchers = []
            for phrase, others in self._language.synonyms.items():
                for start in range(max(0, number - len(phrase) + 1), number + 1):
                    if tuple(stems[start : start + len(phrase)]) == phrase:
                        is_phrase = len(phrase) > 1  # its synonyms are more certain
                        matchers.append(
                            self._create_matcher(_PHRASE if is_phrase else _SYNONYM, others)
                        )
                        if is_phrase:
                            matchers.append(self._create_matcher(_EXACT, (phrase,)))
            terms.append(
                self._create_term(words[number], matchers, is_incomplete=number == incomplete_word)
            )
        return Query(tuple(terms))

    def _find_content_words(self, words: Sequence[str]) -> list[int]:
        """Return the numbers of the words that are no stop words, or of all if there are none."""
        stop_words = self._language.stop_words
        numbers = [number for number, word in enumerate(words) if word not in stop_words]
        return numbers or list(range(len(words)))

    def _create_term(self, word: str, matchers: list[_Matcher], *, is_incomplete: bool) -> _Term:
        """Create the matchers of a word, in addition to those of its synonyms and phrases."""
        exact = _Matcher(_EXACT, _make_word_runs(self._places.keys() & {word}))
        inflected = _Matcher(
            _INFLECTED, _make_word_runs(self._forms.get(self._language.stem(word), ()))
        )
        matchers = [matcher for matcher in matchers if matcher.runs]
        is_known = bool(matchers or inflected.runs)
        if any(
            matcher.worth >= _PHRASE for matcher in matchers
        ):  # "next" in "next to" is worth little alone
            matchers.append(replace(exact, worth=_PREFIX))
        else:
            matchers += [exact, inflected]
        if (is_incomplete or not is_known) and len(word) >= _MIN_PREFIX_LENGTH:
            matchers.append(_Matcher(_PREFIX, _make_word_runs(self._find_prefixed(word))))
        if not is_known and len(word) >= _MIN_MISTYPED_LENGTH:
            matchers += self._match_mistyped(word)
        return tuple(
            sorted(
                (matcher for matcher in matchers if matcher.runs),
                key=lambda matcher: -matcher.worth,
            )
        )

    def _find_prefixed(self, word: str) -> Iterator[str]:
        for number in range(bisect_left(self._words, word), len(self._words)):
            if not self._words[number].startswith(word):
                return
            yield self._words[number]

    def _create_matcher(self, worth: float, phrases: Iterable[Phrase]) -> _Matcher:
        """Create a matcher for those of the phrases that occur, in any form."""
        runs = (
            tuple(frozenset(self._forms[stem]) for stem in phrase)
            for phrase in phrases
            if all(stem in self._forms for stem in phrase)
        )
        return _Matcher(worth, tuple(runs))

    def _match_mistyped(self, word: str) -> list[_Matcher]:
        plain = word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
        similar = (
            candidate
            for candidate in self._words
            if candidate == plain or _is_one_mistake(word, candidate)
        )
        similar_with_synonyms = (
            candidate
            for candidate in self._language.words_with_synonyms
            if _is_one_mistake(word, candidate)
        )
        stems = map(self._language.stem, similar_with_synonyms)
        synonyms = [
            self._create_matcher(_SYNONYM, self._language.synonyms[(stem,)]) for stem in stems
        ]
        return [_Matcher(_MISTYPED, _make_word_runs(similar)), *synonyms]

    # -- results ---------------------------------------------------------------------------------

    def find(self, query: str) -> list[Hit]:
        """Find the entries that match, the best one first; none for an empty query."""
        parsed = self.parse_query(query)
        matches: dict[int, _Match] = {}
        for number, term in enumerate(parsed.terms):
            rarest = log(1 + len(self.entries))
            for matcher in term:
                places = self._locate(matcher)
                entries = {field.entry for field, _ in places}
                # A synonym is not worth more because it is rarer than the word itself.
                rarity = min(rarest, log(1 + len(self.entries) / max(1, len(entries))))
                if matcher.worth >= _INFLECTED:
                    rarest = rarity
                for field, position in places:
                    entry = matches.setdefault(field.entry, _Match())
                    entry.add(number, matcher.worth * rarity, field, position)
        max_worths = [
            max((match.best.get(number, 0.0) for match in matches.values()), default=0.0)
            for number in range(len(parsed.terms))
        ]
        values = {
            number: self._rate(number, match, max_worths) for number, match in matches.items()
        }
        min_value = _MIN_VALUE_SHARE * max(values.values(), default=0)
        return [
            self._create_hit(number, parsed, matches[number])
            for number in sorted(values, key=lambda number: (-values[number], number))
            if values[number] >= min_value or len(matches[number].best) == len(parsed.terms)
        ]

    def find_best(self, query: str, pause: Callable[[], None] = lambda: None) -> frozenset[int]:
        """Return the numbers of the entries that contain most of the words, in no order.

        This is much faster than `find`.
        """
        matches: dict[int, set[int]] = {}
        for number, term in enumerate(self.parse_query(query).terms):
            for matcher in term:
                pause()
                for field, _ in self._locate(matcher):
                    matches.setdefault(field.entry, set()).add(number)
        max_terms = max(map(len, matches.values()), default=0)
        return frozenset(entry for entry, terms in matches.items() if len(terms) == max_terms)

    def _locate(self, matcher: _Matcher) -> list[tuple[_Field, int]]:
        """Return the fields in which a matcher matches, and the positions."""
        first_words = frozenset[str]().union(*(run[0] for run in matcher.runs))
        return [
            (field, position)
            for word in first_words
            for field, position in self._places[word]
            if any(matcher.match_lengths(field.words, position))
        ]

    def _rate(self, number: int, match: _Match, max_worths: Sequence[float]) -> float:
        title_words = [fold(word) for word in WORD.findall(self.entries[number].title)]
        title_share = len(match.in_title) / max(1, len(self._find_content_words(title_words)))
        title = match.sum_paragraph(0) * _TITLE * min(1, title_share)
        paragraph = max(
            (sum(worths.values()) for worths in match.by_paragraph.values() if len(worths) > 1),
            default=0.0,
        )
        best = sum(match.best.values())
        repetition = 1 + _REPEATED * min(match.match_count, _MAX_REPEATS) / _MAX_REPEATS
        thresholds = [_COVERED_SHARE * worth for worth in max_worths]
        covered = sum(min(thresholds[term], worth) for term, worth in match.best.items()) / sum(
            thresholds
        )
        value = (best * repetition + title + _SAME_PARAGRAPH * paragraph) * covered
        return value * self.entries[number].weight

    def _create_hit(self, number: int, query: Query, match: _Match) -> Hit:
        texts = self.entries[number].texts
        best = max(range(1, len(texts) + 1), key=lambda n: (match.sum_paragraph(n), -n), default=0)
        worth = match.sum_paragraph(best) if best else 0.0
        paragraph = texts[best - 1] if worth else next(filter(None, texts), "")
        number_shown = best if worth > match.sum_paragraph(0) else 0
        return Hit(number, number_shown, *_create_excerpt(paragraph, query))

    def suggest(self, query: str, pause: Callable[[], None] = lambda: None) -> str:
        """Replace unknown words of a query by similar known ones; empty if there are none."""
        suggested, changed = query, False
        for match in reversed(list(WORD.finditer(query))):
            word = fold(match[0])
            if not self.parse_query(match[0]).terms[0]:
                similar = self._find_similar(word, pause)
                if similar:
                    suggested = (
                        suggested[: match.start()]
                        + self._spelling[similar[0]]
                        + suggested[match.end() :]
                    )
                    changed = True
        return suggested if changed else ""

    def _find_similar(self, word: str, pause: Callable[[], None]) -> list[str]:
        """Find the known word that is most similar to `word`, if there is one."""
        best: list[str] = []
        for start in range(0, len(self._words), _WORDS_PER_PAUSE):
            pause()
            words = self._words[start : start + _WORDS_PER_PAUSE]
            best = get_close_matches(word, [*best, *words], 1, _MIN_SIMILARITY)
        return best


@dataclass(slots=True)
class _Match:
    """The worth of the words of a query in an entry, and in each of its paragraphs."""

    best: dict[int, float] = dataclass_field(default_factory=dict)
    by_paragraph: dict[int, dict[int, float]] = dataclass_field(default_factory=dict)
    in_title: set[int] = dataclass_field(default_factory=set)
    match_count: int = 0

    def add(self, term: int, worth: float, field: _Field, position: int) -> None:
        self.best[term] = max(worth * field.worth, self.best.get(term, 0))
        if field.paragraph >= 0:
            self.match_count += 1
            by_paragraph = self.by_paragraph.setdefault(field.paragraph, {})
            by_paragraph[term] = max(worth, by_paragraph.get(term, 0))
        if field.paragraph == 0:
            self.in_title.add(position)

    def sum_paragraph(self, paragraph: int) -> float:
        return sum(self.by_paragraph.get(paragraph, {}).values())


def _make_word_runs(words: Iterable[str]) -> tuple[_Run, ...]:
    """Create a run of one word, any of these; none if there are none."""
    alternatives = frozenset(words)
    return ((alternatives,),) if alternatives else ()


def _is_one_mistake(word: str, other: str) -> bool:
    """Whether one letter is missing, added or replaced, or two are swapped."""
    pairs = enumerate(zip(word, other, strict=False))
    first_difference = next(
        (index for index, (tail, other_tail) in pairs if tail != other_tail),
        min(len(word), len(other)),
    )
    tail, other_tail = word[first_difference:], other[first_difference:]
    swapped = tail[:2] == other_tail[1::-1] and tail[2:] == other_tail[2:]
    return tail[1:] == other_tail[1:] or tail[1:] == other_tail or tail == other_tail[1:] or swapped


def _create_excerpt(text: str, query: Query) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the part of a text with most matches, cut at spaces, and the matches in it."""
    matches = query.find_matches(text)
    length = 3 * _EXCERPT_LETTERS

    def count_matches_from(place: tuple[int, int]) -> int:
        return sum(place[0] <= start < place[0] + 2 * _EXCERPT_LETTERS for start, _ in matches)

    start = max(0, max(matches, key=count_matches_from)[0] - _EXCERPT_LETTERS) if matches else 0
    end = min(len(text), start + length)
    start = text.find(" ", start) + 1 if start else 0
    if end < len(text):
        end = max(text.rfind(" ", start, end), start)
    before = "… " if start else ""
    excerpt = f"{before}{text[start:end]}{' …' if end < len(text) else ''}"
    shift = len(before) - start
    return excerpt, tuple((a + shift, b + shift) for a, b in matches if start <= a and b <= end)
