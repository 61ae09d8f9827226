"""Programs and libraries as Linux loads them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from devtools.bundle import run


def binaries(folder: Path) -> Iterator[Path]:
    """Every program and library below `folder`, once each, in order."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink() and is_binary(file):
            yield file


def is_binary(file: Path) -> bool:
    """Whether the system could load it."""
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def clean(folder: Path) -> None:
    """Take from the libraries below `folder` what only debuggers and their makers need.

    That is symbols, and paths of the machine that a Python was built on: as long as they stand,
    a library could be loaded from there.
    """
    libraries = [file for file in binaries(folder) if ".so" in file.name]
    run(["strip", "--strip-unneeded", "--remove-section=.comment", *libraries])
    for library in libraries:
        said = run(["objdump", "-p", library])
        paths = re.findall(r"^\s+R(?:UN)?PATH\s+(.*)$", said, re.MULTILINE)
        if any(not part.startswith("$ORIGIN") for path in paths for part in path.split(":")):
            run(["chrpath", "--delete", library])
