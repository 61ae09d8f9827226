"""Translates texts into the player's language, which may change while a game runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from twoheirs_qt import data
from twoheirs_qt.text.languages import LANGUAGES, SOURCE_LANGUAGE
from twoheirs_qt.text.qt_texts import as_keys_are_called
from twoheirs_qt.text.text import Arg, Text, begun, filled, typeset

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


PSEUDO: Final = "pseudo"
"""A language for developers: every translated text is longer, accented and in brackets."""

_HUGE: Final = 10**9
"""Qt counts to twice that."""


@lru_cache(maxsize=4096)
def say(text: Text) -> str:
    """`text` in the present language, its numbers written as that language does.

    What has no translation is shown in English. It begins with a capital letter if the English
    does, whatever word comes first in the language.
    """
    if not text.context:
        return filled(text.source, text.args, _say_arg)
    n = -1 if text.n is None else text.n
    counted = n if n < _HUGE else _HUGE + n % 1_000_000  # the same last digits, the same plural
    sentence = QCoreApplication.translate(text.context, text.source, text.comment, counted)
    if counted != n:
        sentence = sentence.replace(str(counted), str(n))
    if n == 1 and text.one and sentence == text.source.replace("%n", "1"):
        sentence = text.one.replace("%n", "1")
    # Numbers stay with what they count; names and files are the player's, and left as they are.
    if numbers := [each for each in text.args if isinstance(each[1], int)]:
        sentence = typeset(filled(sentence, numbers, _say_arg))
    said = filled(sentence, text.args, _say_arg)
    # What a language puts first, such as a German article, begins as the English words do.
    return begun(said) if sentence[:1] == "{" and text.source[:1].isupper() else said


def _say_arg(arg: Arg) -> str:
    if isinstance(arg, Text):
        return say(arg)
    return QLocale().toString(arg) if isinstance(arg, int) else arg


def preferred(wanted: Iterable[str]) -> str:
    """The first of `wanted`, as in `QLocale.uiLanguages`, that is one of ours, or English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


def wants_to_choose(wanted: Sequence[str]) -> bool:
    """Whether the system speaks Czech, which we do not have, and of ours at most English.

    Such a player may like Slovak better than English. `wanted` as for `preferred`.
    """
    first = wanted[0].replace("_", "-").split("-")[0].lower() if wanted else ""
    return first == "cs" and preferred(wanted) == SOURCE_LANGUAGE


class OwnTexts(QTranslator):
    """Our translations into a language, set by the rules of `typeset`.

    Keys are called as `system`, a word of `sys.platform`, calls them. English is `spare` where
    another language is spoken.
    """

    def __init__(self, language: str, system: str = sys.platform, *, spare: bool = False) -> None:
        super().__init__()
        self._is_source = language == SOURCE_LANGUAGE
        self._spare = spare
        self._system = system

    def translate(
        self,
        context: Any,
        sourceText: Any,
        disambiguation: Any = None,
        n: int = -1,
    ) -> str:
        """None where there is no translation; English, whose file holds plurals alone, has all."""
        found = super().translate(context, sourceText, disambiguation, n)
        if not found and self._is_source:
            if (str(context), str(sourceText)) == ("QShortcut", "Return"):
                found = "Enter"  # as our texts and most keyboards call it
            elif not self._spare and not str(context).startswith("Q"):
                # A spare one would keep `tr` from asking for the text in the class that it is of.
                found = str(sourceText)
        if not found:
            # Qt asks the next translator if this is null, but not if it is empty.
            return None  # type: ignore[return-value]
        if not str(context).startswith("Q"):  # Qt's own names of keys are for Qt to replace
            found = as_keys_are_called(found, self._system)
        return typeset(found)


class Languages(QObject):
    """Sets the language of the program, at the start and while it runs.

    `choose` exchanges the translators of the application and the default `QLocale`, which writes
    numbers and dates. `changed` carries the language's code; texts that have been set stay.
    """

    changed = Signal(str)

    def __init__(
        self,
        application: QCoreApplication,
        compiled: Mapping[str, Path] | None = None,
        parent: QObject | None = None,
        system: str = sys.platform,
    ) -> None:
        """`compiled`: our translations (.qm) by language; None: those of the program."""
        super().__init__(parent)
        self._system = system
        self._application = application
        self._compiled = compiled
        self._translators: list[QTranslator] = []
        self.current = SOURCE_LANGUAGE

    def choose(self, word: str) -> None:
        """Use a language from now on; an unknown code or none means the system's."""
        known = word in LANGUAGES or word == PSEUDO
        self._speak(word if known else preferred(QLocale.system().uiLanguages()))

    def _speak(self, language: str) -> None:
        before, self._translators = self._translators, self._made(language)
        QLocale.setDefault(_locale(language))
        for translator in before:
            self._application.removeTranslator(translator)
        for translator in self._translators:
            self._application.installTranslator(translator)
        say.cache_clear()
        self.current = language
        self.changed.emit(language)

    def _made(self, language: str) -> list[QTranslator]:
        """The translators of a language; a later one comes before an earlier one."""
        if language == PSEUDO:
            return [PseudoTranslator()]
        found: list[QTranslator] = []
        compiled = data.translations() if self._compiled is None else self._compiled
        qt_texts = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt_texts.load(str(Path(folder, f"qtbase_{language}.qm"))):
            found.append(qt_texts)
        # English comes last: it says what another language lacks.
        for each in dict.fromkeys((SOURCE_LANGUAGE, language)):
            own = OwnTexts(each, self._system, spare=each != language)
            if each in compiled and own.load(str(compiled[each])):
                found.append(own)
        return found


def _locale(language: str) -> QLocale:
    """The system's own if it speaks the language (Austria writes numbers its own way)."""
    system = QLocale.system()
    if language == PSEUDO:
        return system
    wanted = QLocale(language)
    return system if system.language() == wanted.language() else wanted
