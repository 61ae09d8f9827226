"""The languages of the program, listed in one place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SOURCE_LANGUAGE: Final = "en"

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {"en": "English", "pl": "Polski", "sk": "Slovenčina", "de": "Deutsch"}
)
"""Codes of the complete languages and their own names."""

UNFINISHED_LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({})
"""The same of languages that lack sentences, which are in English there.

They can be chosen, but are never taken for the language of a system that has it. No package names
them, and tests of complete languages leave them out.
"""

ALL_LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({**LANGUAGES, **UNFINISHED_LANGUAGES})
"""Those that a player can choose."""

TRANSLATED: Final = tuple(word for word in LANGUAGES if word != SOURCE_LANGUAGE)
"""The codes of the complete languages into which texts are translated."""
