"""What every manifest tells of the program, in each language: read from the desktop's metainfo."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

from devtools import identity
from linux import desktop

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LICENCE = "GPL-3.0-or-later"


@dataclass(frozen=True, slots=True)
class Told:
    """The program's name, one line about it, a paragraph, and words that people look for."""

    name: str
    summary: str
    description: str
    keywords: tuple[str, ...]


def told(language: str = "en") -> Told:
    """All of it in a language of the program's."""
    root = ElementTree.fromstring(desktop.metainfo())

    def texts(path: str) -> list[str]:
        wanted = None if language == "en" else language
        return [
            " ".join((each.text or "").split())
            for each in root.findall(path)
            if each.get(_LANGUAGE) == wanted
        ]

    about, *_, fans = texts("description/p")
    return Told(
        name=texts("name")[0],
        summary=texts("summary")[0],
        description=f"{about}\n{fans}",
        keywords=tuple(texts("keywords/keyword")),
    )


def file_address(name: str) -> str:
    """Where a file of this version's sources is read."""
    return f"{identity.HOME}/blob/v{identity.version()}/{name}"
