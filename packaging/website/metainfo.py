"""What the desktop's metainfo says beyond a paragraph: what the game offers, and captions."""

from __future__ import annotations

from pathlib import PurePosixPath
from xml.etree import ElementTree

from linux import desktop

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def features(language: str) -> list[str]:
    """What the game offers, each in a sentence."""
    items = _root().findall("description/ul/li")
    return [" ".join((item.text or "").split()) for item in items if _is_in(item, language)]


def captions(language: str) -> list[tuple[str, str]]:
    """The pictures by their names, each with what it shows."""
    found = []
    for shot in _root().findall("screenshots/screenshot"):
        name = PurePosixPath(shot.findtext("image", "")).stem
        (said,) = (c.text or "" for c in shot.findall("caption") if _is_in(c, language))
        found.append((name, said))
    return found


def _root() -> ElementTree.Element:
    return ElementTree.fromstring(desktop.metainfo())


def _is_in(element: ElementTree.Element, language: str) -> bool:
    return element.get(_LANGUAGE) == (None if language == "en" else language)
