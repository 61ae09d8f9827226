"""Translation of texts into the player's language, which may change while a game runs."""

from __future__ import annotations

import re
import sys
import weakref
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.text.languages import ALL_LANGUAGES, LANGUAGES, SOURCE_LANGUAGE
from twoheirs_qt.tabletop.text.qt_texts import replace_key_names
from twoheirs_qt.tabletop.text.text import Arg, Text, capitalize, fill_placeholders, typeset

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀçďéƒǧħíĵķłɱñóƥɋŕšťúṽŵẋýžÁɃÇĎÉƑǦĦÍĴĶŁṀÑÓƤɊŔŠŤÚṼŴẊÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)

_UNTRANSLATABLE: Final = re.compile(
    r"\{\w+\}"  # a placeholder of ours
    r"|%L?(?:n|\d\d?)"  # Qt's number and arguments
    r"|<[^<>]*>"  # a tag of HTML
    r"|&(?:\w+;|#\d+;)"  # an entity of HTML
    r"|&\w"  # an accelerator, with its letter
    r"|\*\.\w+"  # the pattern of a file dialog
)

_FILE_PATTERNS: Final = re.compile(r" \(\*[^()]*\)$")
"""The patterns at the end of a filter of a file dialog."""

# Contexts of texts that Qt itself reads.
_INTERNAL_CONTEXTS: Final = frozenset({"QShortcut", "QFontDatabase", "QGuiApplication"})

_FILLER: Final = " ôñé ţŵö ţĥŕéé ƒôûŕ ƒïṽé šïẋ šéṽéñ"


class PseudoTranslator(QTranslator):
    """Translates everything, without a file."""

    def isEmpty(self) -> bool:
        """Return False: an empty translator would not be installed."""
        return False

    def translate(
        self,
        context: str | bytes | memoryview,
        sourceText: str | bytes | memoryview,
        disambiguation: str | bytes | memoryview | None = None,
        n: int = -1,
    ) -> str:
        """Return the source in pseudo-language, with its placeholders, tags and accelerators."""
        if str(context) in _INTERNAL_CONTEXTS:
            return str(sourceText)
        return translate_to_pseudo(str(sourceText))


def translate_to_pseudo(source: str) -> str:
    """Translate into pseudo-language; unchanged if there are no letters to translate."""
    if patterns := _FILE_PATTERNS.search(source):
        return translate_to_pseudo(source[: patterns.start()]) + patterns[0]
    parts: list[str] = []
    letters = 0
    end = 0
    for match in [*_UNTRANSLATABLE.finditer(source), None]:
        between = source[end : match.start() if match else len(source)]
        letters += sum(letter.isalpha() for letter in between)
        parts.append(between.translate(_ACCENTS))
        if match:
            parts.append(match[0])
            end = match.end()
    if not letters:
        return source
    extra = max(1, round(0.4 * letters))
    filler = (_FILLER * (extra // len(_FILLER) + 1))[:extra]
    return f"[{''.join(parts)}{filler}]"


PSEUDO: Final = "pseudo"
"""A language for developers: all translated texts are longer, accented and in brackets."""

_MAX_COUNT: Final = 10**9
"""Half of the largest number that Qt accepts."""


@lru_cache(maxsize=4096)
def localize(text: Text) -> str:
    """Translate a text into the present language, and format its numbers.

    A text without a translation stays English. The result begins with a capital letter if the
    English text does.
    """
    if not text.context:
        return fill_placeholders(text.source, text.args, _translate_arg)
    n = -1 if text.n is None else text.n
    qt_number = (
        n if n < _MAX_COUNT else _MAX_COUNT + n % 1_000_000
    )  # the same last digits, the same plural
    sentence = QCoreApplication.translate(text.context, text.source, text.comment, qt_number)
    if qt_number != n:
        sentence = sentence.replace(str(qt_number), str(n))
    if n == 1 and text.one and sentence == text.source.replace("%n", "1"):
        sentence = text.one.replace("%n", "1")
    # Numbers get hard spaces; names and files of the player are not changed.
    if numbers := [arg for arg in text.args if isinstance(arg[1], int)]:
        sentence = typeset(fill_placeholders(sentence, numbers, _translate_arg))
    translated = fill_placeholders(sentence, text.args, _translate_arg)
    # The first word may be another one, such as a German article.
    return (
        capitalize(translated) if sentence[:1] == "{" and text.source[:1].isupper() else translated
    )


def list_steps(title: str, steps: Iterable[Text]) -> str:
    """Number steps line by line below a title, in the present language."""
    return "\n".join(
        [title, *(f"{number}. {localize(step)}" for number, step in enumerate(steps, 1))]
    )


def list_points(title: str, points: Iterable[Text]) -> str:
    """List points line by line below a title, in the present language."""
    return "\n".join([title, *(f"• {localize(point)}" for point in points)])


def _translate_arg(arg: Arg) -> str:
    if isinstance(arg, Text):
        return localize(arg)
    return QLocale().toString(arg) if isinstance(arg, int) else arg


def choose_language(system_languages: Iterable[str]) -> str:
    """Return the first complete of `system_languages` (`QLocale.uiLanguages`), or English."""
    for tag in system_languages:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE


def should_ask_for_language(system_languages: Sequence[str]) -> bool:
    """Whether the system is Czech, which is not supported, and prefers no other but English.

    Such a player may prefer Slovak to English. `system_languages` as for `choose_language`.
    """
    first = system_languages[0].replace("_", "-").split("-")[0].lower() if system_languages else ""
    return first == "cs" and choose_language(system_languages) == SOURCE_LANGUAGE


class OwnTexts(QTranslator):
    """Our translations into a language, with the spaces and apostrophes of `typeset`.

    Keys have the names of `system`, a value of `sys.platform`. `is_fallback`: these are the English
    texts behind another language.
    """

    def __init__(
        self, language: str, system: str = sys.platform, *, is_fallback: bool = False
    ) -> None:
        super().__init__()
        self._is_source = language == SOURCE_LANGUAGE
        self._is_fallback = is_fallback
        self._system = system

    def translate(
        self,
        context: Any,
        sourceText: Any,
        disambiguation: Any = None,
        n: int = -1,
    ) -> str:
        """Return None if there is no translation; in English all texts have one."""
        translated = super().translate(context, sourceText, disambiguation, n)
        if not translated and self._is_source:
            if (str(context), str(sourceText)) == ("QShortcut", "Return"):
                translated = "Enter"  # the name in our texts and on most keyboards
            elif not self._is_fallback and not str(context).startswith("Q"):
                # As a fallback it would keep `tr` from looking in the base class.
                translated = str(sourceText)
        if not translated:
            # Qt asks the next translator only if this is null, not if it is empty.
            return None  # type: ignore[return-value]
        if not str(context).startswith("Q"):  # Qt translates its own names of keys
            translated = replace_key_names(translated, self._system)
        return typeset(translated)


class Languages(QObject):
    """Sets the language of the program, at the start and while it runs.

    `choose` replaces the translators of the application and the default `QLocale`, which formats
    numbers and dates. `changed` carries the code; texts that are shown already do not change.
    """

    changed = Signal(str)

    def __init__(
        self,
        application: QCoreApplication,
        compiled: Mapping[str, Path] | None = None,
        parent: QObject | None = None,
        system: str = sys.platform,
    ) -> None:
        """Use the translations `compiled` (.qm by language), by default those of the program."""
        super().__init__(parent)
        self._system = system
        self._application = application
        self._compiled = compiled
        self._translators: list[QTranslator] = []
        # Outside this object, so that no garbage collection empties some of them while they are
        # still installed: Qt asks those that remain whenever one goes.
        weakref.finalize(self, _remove_translators, self._translators)
        self.current = SOURCE_LANGUAGE

    def choose(self, code: str) -> None:
        """Use a language from now on; an unknown code or an empty one means that of the system."""
        is_known = code in ALL_LANGUAGES or code == PSEUDO
        self._use(code if is_known else choose_language(QLocale.system().uiLanguages()))

    def _use(self, language: str) -> None:
        translators = self._load_translators(language)
        QLocale.setDefault(_choose_locale(language))
        _remove_translators(self._translators)
        self._translators[:] = translators
        for translator in translators:
            self._application.installTranslator(translator)
        localize.cache_clear()
        self.current = language
        self.changed.emit(language)

    def _load_translators(self, language: str) -> list[QTranslator]:
        """Load the translators of a language; later ones have priority."""
        if language == PSEUDO:
            return [PseudoTranslator()]
        translators: list[QTranslator] = []
        compiled = data.find_translations() if self._compiled is None else self._compiled
        qt_texts = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if qt_texts.load(str(Path(folder, f"qtbase_{language}.qm"))):
            translators.append(qt_texts)
        # English has the lowest priority: it is used for missing texts.
        for code in dict.fromkeys((SOURCE_LANGUAGE, language)):
            texts = OwnTexts(code, self._system, is_fallback=code != language)
            if code in compiled and texts.load(str(compiled[code])):
                translators.append(texts)
        return translators


def _remove_translators(translators: Sequence[QTranslator]) -> None:
    for translator in translators:
        QCoreApplication.removeTranslator(translator)


def _choose_locale(language: str) -> QLocale:
    """Return the system's own locale if it has the language (Austria has its own numbers)."""
    system = QLocale.system()
    if language == PSEUDO:
        return system
    locale = QLocale(language)
    return system if system.language() == locale.language() else locale
