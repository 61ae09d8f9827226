"""Every sentence with every name in it is sound; what it says is printed, to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from tests.translations import slots
from tests.translations.catalogues import LANGUAGES, read_committed
from tests.translations.test_spelling import find_words
from twoheirs_qt.tabletop.text.language import Languages

MAX_LINES = 1600
_TWICE = re.compile(r"\b([^\W\d_]{2,}) \1\b")
_BROKEN = ("{", "}", "%n", "  ", "..", ",,", " .", " ,", ".:", ":.", ";.")


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    before = QLocale()
    results = Languages(qapp)
    yield results
    results.choose("en")
    QLocale.setDefault(before)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_each_name_in_each_slot_of_each_sentence(languages: Languages, language: str) -> None:
    languages.choose(language)
    assert 700 < len(list(slots.list_lines(to_read=True))) <= MAX_LINES
    sentences = list(slots.list_lines(to_read=False))
    for source, line in sentences:
        plain = line.replace("\u00a0", " ")
        assert not [mark for mark in _BROKEN if mark in plain.replace("…", "x")], line
        assert not _TWICE.search(plain), line
        if source[0].isupper():
            assert not plain[0].islower(), line
    if language in LANGUAGES:
        # What stands in a translation is looked up by another test.
        forms = [form for message in read_committed(language).values() for form in message.forms]
        known = set().union(*map(find_words, forms))
        result = set().union(*(find_words(line) for _, line in sentences))
        capitals = {word[0].upper() + word[1:] for word in known}
        assert sorted(result - known - capitals - {"Ada", "xyz", "Xyz"}) == []
