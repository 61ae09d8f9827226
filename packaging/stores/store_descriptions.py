"""Descriptions of the program for stores, in each language, and addresses of its files."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

from devtools import identity
from linux import desktop

LICENCE = "GPL-3.0-or-later"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True, slots=True)
class Description:
    """The program's name, a line and a paragraph about it, and keywords."""

    name: str
    summary: str
    description: str
    keywords: tuple[str, ...]


def describe(language: str = "en") -> Description:
    """Read the description in one of the program's languages from the desktop's metainfo."""
    root = ElementTree.fromstring(desktop.format_metainfo())

    def list_texts(path: str) -> list[str]:
        wanted_language = None if language == "en" else language
        return [
            " ".join((element.text or "").split())
            for element in root.findall(path)
            if element.get(_LANGUAGE) == wanted_language
        ]

    about, *_, fans = list_texts("description/p")
    return Description(
        name=list_texts("name")[0],
        summary=list_texts("summary")[0],
        description=f"{about}\n{fans}",
        keywords=tuple(list_texts("keywords/keyword")),
    )


def format_source_url(name: str) -> str:
    """Return the address at which a file of this version's sources is read."""
    return f"{identity.HOME}/blob/v{identity.read_version()}/{name}"


def format_download_url(file: str) -> str:
    """Return the address at which a file of this version is downloaded."""
    return f"{identity.HOME}/releases/download/v{identity.read_version()}/{file}"
