"""Texts of the rule book as rich text and as plain text."""

from __future__ import annotations

import html
import re
from typing import Final

from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Arg, Text

_TAG: Final = re.compile(r"<[^<>]*>")
_BOLD: Final = re.compile(r"<b>(.*?)</b>")


def format_rich_text(text: Text) -> str:
    """Format `text` as rich text: its own tags stay, arguments are escaped."""
    return localize(text.fill(**{name: _escape(value) for name, value in text.args}))


def _escape(value: Arg) -> Arg:
    if isinstance(value, Text):
        return html.escape(localize(value), quote=False)
    return html.escape(value, quote=False) if isinstance(value, str) else value


def format_plain_text(text: Text) -> str:
    """`text` without tags and entities."""
    return html.unescape(_TAG.sub("", format_rich_text(text)))


def list_bold_parts(text: Text) -> list[str]:
    """Return the bold parts of `text`, without tags and entities."""
    return [html.unescape(_TAG.sub("", bold)) for bold in _BOLD.findall(format_rich_text(text))]


def format_picture_anchor(anchor: str) -> str:
    """An anchor before a picture, which needs a character without width."""
    return anchor.replace("></a>", ">&#8203;</a>")
