"""Whether one input gives one package: two builds, compared file by file."""

from __future__ import annotations

import hashlib
from pathlib import Path

from devtools.errors import Stop


def compared(one: Path, other: Path) -> str:
    """A sentence if both packages are the same, byte for byte; else Stop, naming what differs.

    The trees that the packages were made of lie beside them.
    """
    if one.read_bytes() == other.read_bytes():
        return f"Two builds gave the same package: SHA-256 {_digest(one)}"
    differing = differences(one.parent / "tree", other.parent / "tree")
    raise Stop(
        "Two builds gave different packages; "
        + ("these files differ:\n" + "\n".join(differing) if differing else "not by their files")
    )


def differences(one: Path, other: Path) -> list[str]:
    """The names of what is not the same in both folders."""
    first, second = _contents(one), _contents(other)
    return sorted(name for name in {*first, *second} if first.get(name) != second.get(name))


def _contents(folder: Path) -> dict[str, tuple[int, float, str]]:
    """Rights, time and digest by name."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mode,
            path.lstat().st_mtime,
            str(path.readlink()) if path.is_symlink() else _digest(path) if path.is_file() else "",
        )
        for path in folder.rglob("*")
    }


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
