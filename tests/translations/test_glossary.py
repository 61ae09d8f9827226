"""The translations keep to the words of each language's own rulebook, wherever they speak."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.translations.catalogues import LANGUAGES, read_committed

#: What must stand in a translation, where the English has this word.
WANTED: Final = {
    "pl": {
        r"\breach\b": "zasięg",
        r"\bdiscounts?\b": "zniż",
        r"\broyal reserve\b": "rezerw",
        r"\bscaffold\b": "rusztowani",
        r"\bretinue\b": "orszak",
        r"\baccess to\b": "dostęp",
        r"\borthogonal": "prostopad",
        r"\bshare an edge\b": "bok",
        r"\bstarting tile\b": "początkow",
        r"\bhand limit\b": "limit",
    },
    "sk": {
        r"\bdiscounts?\b": "zľav|zliav",
        r"\broyal reserve\b": "rezerv",
        r"\bscaffold\b": "lešen",
        r"\bretinue\b": "družin",
        r"\baccess to\b": "prístup",
        r"\borthogonal|\bshare an edge\b|\balong (?:the|its|their) edges\b": "hran",
        r"\bstarting tile\b": "štartovac",
        r"\bhand limit\b": "limit",
    },
    "de": {
        r"\bdiscounts?\b": "Rabatt",
        r"\broyal reserve\b": "Reserve",
        r"\bscaffold\b": "gerüst",
        r"\bretinue\b": "Gefolg",
        r"\baccess to\b": "Zugriff",
        r"\bresources?\b": "Ressource",
        r"\badjacent\b": "angrenz|grenzt",
        r"\broad sections?\b": "Straßenabschnitt",
        r"\b[Ss]etting up\b|^Set up\b": "Vorbereit",
        r"\bhand limit\b": "Handkartenlimit",
        r"\bmarch": "beweg",
    },
}

#: What must not stand anywhere: words that the rulebook of the language does not use.
UNWANTED: Final = {
    "pl": r"surow(?:iec|c)|żeton|zdolnoś|ortogonaln|startow",
    "sk": r"žetón|kartičk|rozmiestn|(?:za|po)čiatočn\w+ dielik|kolmo",
    "de": r"Rohstoff|[Mm]arsch|Wirkung|gewöhnliche\w* Truppe|Zugang zu|über Eck|schräg"
    r"|Straßenst[uü]ck|Wegst[uü]ck|\bAufbau\b|Handlimit|benachbart|anliegend",
}


EXCEPTIONS: Final = (
    "When the last tile of the supply goes into the royal reserve",  # "the refill" in sk and de
)


def find_violations(language: str) -> list[str]:
    results = []
    for message in read_committed(language).values():
        if message.key[0].startswith("Bunny"):
            continue  # a game with words of its own
        source = re.sub(r"\{\w+\}", "", message.source)
        for form in message.forms:
            if re.search(UNWANTED[language], form):
                results.append(f"unwanted: {form}")
            for english, stem in WANTED[language].items():
                says = re.search(english, source, re.IGNORECASE)
                excused = source.startswith(EXCEPTIONS)
                if says and not excused and not re.search(stem, form, re.IGNORECASE):
                    results.append(f"no {stem}: {message.source} = {form}")
    return results


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_to_the_words_of_the_rulebook(language: str) -> None:
    assert find_violations(language) == []


def test_an_exception_is_still_a_source() -> None:
    sources = {message.source for message in read_committed("pl").values()}
    for start in EXCEPTIONS:
        assert any(source.startswith(start) for source in sources), start
