"""What the program is made of, and under which licences: as the package has them."""

from __future__ import annotations

import json
from typing import NamedTuple

from twoheirs_qt import __version__, data


class Part(NamedTuple):
    """A part of the program that has a licence of its own; `text` is all that says it."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[str, ...]

    @property
    def label(self) -> str:
        """Its name and version."""
        return f"{self.name} {self.version}".strip()

    @property
    def text(self) -> str:
        """The texts of its licence, one after the other. Raises FileNotFoundError."""
        files = [data.path(f"licences/{name}").read_text("utf-8") for name in self.texts]
        head = f"{self.label}\n{self.licence}\n{self.source}\n"
        return "\n\n".join([head, *files])


def parts() -> tuple[Part, ...]:
    """The program itself, then all that is bundled with it. Raises FileNotFoundError."""
    listed = json.loads(data.path("licences/index.json").read_text("utf-8"))["components"]
    own = Part("The Two Heirs", __version__, "GPL-3.0-or-later", "", ("GPL-3.0.txt",))
    found = (Part(**{**entry, "texts": tuple(entry["texts"])}) for entry in listed)
    return (own, *found)
