"""Programs and libraries as Linux loads them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from devtools.bundle import run


def find_binaries(folder: Path) -> Iterator[Path]:
    """Find the programs and libraries below `folder`, sorted."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink() and is_binary(file):
            yield file


def is_binary(file: Path) -> bool:
    """Whether the file has the format ELF."""
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def clean(folder: Path) -> None:
    """Strip symbols and foreign search paths from the libraries below `folder`.

    With such paths, libraries could be loaded from folders of the machine that built Python.
    """
    libraries = [file for file in find_binaries(folder) if ".so" in file.name]
    run(["strip", "--strip-unneeded", "--remove-section=.comment", *libraries])
    for library in libraries:
        output = run(["objdump", "-p", library])
        paths = re.findall(r"^\s+R(?:UN)?PATH\s+(.*)$", output, re.MULTILINE)
        if any(not part.startswith("$ORIGIN") for path in paths for part in path.split(":")):
            run(["chrpath", "--delete", library])
