"""SHA256SUMS: what was built, to be compared by `sha256sum --check SHA256SUMS`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

NAME = "SHA256SUMS"


def write(folder: Path, files: Iterable[Path]) -> Path:
    """Write the digests of `files`, which lie in `folder`, into its SHA256SUMS; returns that."""
    lines = [f"{digest(file)}  {file.relative_to(folder).as_posix()}\n" for file in sorted(files)]
    target = folder / NAME
    target.write_text("".join(lines), "utf-8", newline="\n")
    return target


def digest(file: Path) -> str:
    """The SHA-256 of a file, in hexadecimal digits."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
