"""The languages of the program, listed in one place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SOURCE_LANGUAGE: Final = "en"

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {"en": "English", "pl": "Polski", "sk": "Slovenčina", "de": "Deutsch"}
)
"""Codes of languages and their own names."""

TRANSLATED: Final = tuple(word for word in LANGUAGES if word != SOURCE_LANGUAGE)
"""The codes of the languages into which texts are translated."""
