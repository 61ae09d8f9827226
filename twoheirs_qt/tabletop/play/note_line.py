"""A line of a note, as a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from twoheirs_qt.tabletop.text.text import Text

Localize: TypeAlias = Callable[[Text], str]
"""Puts a text into the player's language."""


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A paragraph of a note, wrapped if need be, or words followed by glyphs in one row.

    `glyphs` are names of pictures, `color` is a field of the theme, `scale` the height of the font
    over that of body text. `bullet` is a mark in front. `spoken` replaces all of it for screen
    readers. `is_name`: it only names the subject of the note, and is not read out after its name.
    """

    text: str
    glyphs: tuple[str, ...] = ()
    text_after_glyphs: str = ""
    bold: bool = False
    color: str = "ink"
    scale: float = 1.0
    bullet: str = ""
    spoken: str = ""
    is_name: bool = False


def make_heading_line(text: str) -> NoteLine:
    """The first line of a note: its subject."""
    return NoteLine(text, bold=True, scale=1.08)


def make_small_line(text: str) -> NoteLine:
    """A line in smaller, paler letters."""
    return NoteLine(text, color="muted", scale=0.92)


def make_paragraphs(texts: Sequence[str], color: str = "ink") -> tuple[NoteLine, ...]:
    """One line each, with a mark in front where there are several."""
    bullet = "•" if len(texts) > 1 else ""
    return tuple(NoteLine(text, bullet=bullet, color=color) for text in texts)
