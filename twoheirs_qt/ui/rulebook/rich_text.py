"""Texts of the book in the present language: as rich text for pages, as plain text for search."""

from __future__ import annotations

import html
import re
from typing import Final

from twoheirs_qt.ui.language import say
from twoheirs_qt.words.text import Arg, Text

_TAG: Final = re.compile(r"<[^<>]*>")
_BOLD: Final = re.compile(r"<b>(.*?)</b>")


def rich_text(text: Text) -> str:
    """`text` as rich text: its own tags stay, what is filled in is escaped."""
    return say(text.fill(**{name: _escaped(value) for name, value in text.args}))


def _escaped(value: Arg) -> Arg:
    if isinstance(value, Text):
        return html.escape(say(value), quote=False)
    return html.escape(value, quote=False) if isinstance(value, str) else value


def plain_text(text: Text) -> str:
    """`text` without tags and entities."""
    return html.unescape(_TAG.sub("", rich_text(text)))


def bold_texts(text: Text) -> list[str]:
    """What is bold in `text`, without tags and entities."""
    return [html.unescape(_TAG.sub("", bold)) for bold in _BOLD.findall(rich_text(text))]
