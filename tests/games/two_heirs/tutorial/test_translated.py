"""The tutorial's words in every language against the English ones."""

from __future__ import annotations

import re

import pytest

from tests.translations.catalogues import FOLDER, LANGUAGES, read
from twoheirs_qt.games.two_heirs.tutorial import course

TAG = re.compile(r"</?[^>]+>")
NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_with_its_numbers(language: str) -> None:
    """No translation tells another number, and none loses a mark."""
    messages = read(FOLDER / f"twoheirs_{language}.ts")
    for text in course.list_texts():
        if not text.context:
            continue
        message = messages[(text.context, text.source, text.comment)]
        assert message.finished, text.source
        (form,) = message.forms
        assert sorted(NUMBER.findall(form)) == sorted(NUMBER.findall(text.source)), form
        opened, closed = form.count("<b>"), form.count("</b>")
        assert opened == closed
        assert bool(opened) is ("<b>" in text.source), form
        assert not set(TAG.findall(form)) - {"<b>", "</b>"}
