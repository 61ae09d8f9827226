"""Features and captions of screenshots, read from the desktop's metainfo."""

from __future__ import annotations

from pathlib import PurePosixPath
from xml.etree import ElementTree

from linux import desktop

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def list_features(language: str) -> list[str]:
    """Return the features of the game, each in a sentence."""
    items = _parse_metainfo().findall("description/ul/li")
    return [" ".join((item.text or "").split()) for item in items if _is_in(item, language)]


def read_captions(language: str) -> list[tuple[str, str]]:
    """Return the names of the screenshots, each with its caption."""
    pairs = []
    for shot in _parse_metainfo().findall("screenshots/screenshot"):
        name = PurePosixPath(shot.findtext("image", "")).stem
        (caption,) = (c.text or "" for c in shot.findall("caption") if _is_in(c, language))
        pairs.append((name, caption))
    return pairs


def _parse_metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(desktop.format_metainfo())


def _is_in(element: ElementTree.Element, language: str) -> bool:
    return element.get(_LANGUAGE) == (None if language == "en" else language)
