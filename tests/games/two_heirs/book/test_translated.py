"""Translations of the rule book keep its links, its emphasis and its live numbers."""

from __future__ import annotations

import re

import pytest

from tests.translations.catalogues import LANGUAGES, Message, read_committed
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK

_MARKUP = re.compile(r"<[^<>]*>|\{\w+\}")


def find_faults(message: Message) -> list[str]:
    """List what a translation has lost or added: tags, links, placeholders.

    An & must be written as in HTML. The order may change with the grammar, but a link stays whole.
    """
    wanted = sorted(_MARKUP.findall(message.source))
    faults = []
    for form in message.forms:
        if sorted(_MARKUP.findall(form)) != wanted:
            faults.append(f"{wanted} in {form}")
        if "&" in re.sub(r"&\w+;", "", form):
            faults.append(f"a bare & in {form}")
    return faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_links_emphasis_and_placeholders(language: str) -> None:
    known = {(text.context, text.source, text.comment) for text in BOOK.list_texts()}
    faults = [
        fault
        for key, message in read_committed(language).items()
        if key in known and key[0].startswith("Rule book") and message.finished
        for fault in find_faults(message)
    ]
    assert faults == []


def test_a_lost_link_is_a_fault() -> None:
    source = "See <a href='turn/take'>taking a tile</a>: {points}."
    for form, faulty in (
        ("{points}: <a href='turn/take'>Plättchen nehmen</a>.", False),
        ("Siehe Plättchen nehmen: {points}.", True),
        ("Siehe <a href='turn/nehmen'>Plättchen nehmen</a>: {points}.", True),
        ("Siehe <a href='turn/take'>Plättchen nehmen</a>: 4 Punkte.", True),
        ("Land & <a href='turn/take'>Plättchen</a>: {points}.", True),
    ):
        message = Message(("Rule book", source, "rules §3"), False, True, "", (form,))
        assert bool(find_faults(message)) == faulty, form
