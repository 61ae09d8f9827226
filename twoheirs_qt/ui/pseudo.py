"""A pseudo-language, in which a text that was not translated stands out.

Every text that passes through translation comes back accented, two fifths longer, and in brackets:
what is cut off, put together from parts or not translated at all can be seen, and found by tests.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QTranslator

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀçďéƒǧħíĵķłɱñóƥɋŕšťúṽŵẋýžÁɃÇĎÉƑǦĦÍĴĶŁṀÑÓƤɊŔŠŤÚṼŴẊÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)

_KEPT: Final = re.compile(
    r"\{\w+\}"  # a placeholder of ours
    r"|%L?(?:n|\d\d?)"  # Qt's number and arguments
    r"|<[^<>]*>"  # a tag of HTML
    r"|&(?:\w+;|#\d+;)"  # an entity of HTML
    r"|&\w"  # an accelerator, with its letter
    r"|\*\.\w+"  # the pattern of a file dialog
)

_PATTERNS: Final = re.compile(r" \(\*[^()]*\)$")
"""Of a file dialog; Qt looks for them at the very end."""

# What Qt reads itself, rather than people.
_NOT_FOR_PEOPLE: Final = frozenset({"QShortcut", "QFontDatabase", "QGuiApplication"})

_FILLER: Final = " ôñé ţŵö ţĥŕéé ƒôûŕ ƒïṽé šïẋ šéṽéñ"


class PseudoTranslator(QTranslator):
    """Translates everything, without a file."""

    def isEmpty(self) -> bool:
        """Never: an empty translator is not installed."""
        return False

    def translate(
        self,
        context: str | bytes | memoryview,
        sourceText: str | bytes | memoryview,
        disambiguation: str | bytes | memoryview | None = None,
        n: int = -1,
    ) -> str:
        """The source text in pseudo-language; placeholders, tags and accelerators as they are."""
        if str(context) in _NOT_FOR_PEOPLE:
            return str(sourceText)
        return pseudo(str(sourceText))


def pseudo(source: str) -> str:
    """`source` in pseudo-language; unchanged if nothing in it is for people to read."""
    if patterns := _PATTERNS.search(source):
        return pseudo(source[: patterns.start()]) + patterns[0]
    parts: list[str] = []
    letters = 0
    end = 0
    for kept in [*_KEPT.finditer(source), None]:
        words = source[end : kept.start() if kept else len(source)]
        letters += sum(letter.isalpha() for letter in words)
        parts.append(words.translate(_ACCENTS))
        if kept:
            parts.append(kept[0])
            end = kept.end()
    if not letters:
        return source
    extra = max(1, round(0.4 * letters))
    filler = (_FILLER * (extra // len(_FILLER) + 1))[:extra]
    return f"[{''.join(parts)}{filler}]"
