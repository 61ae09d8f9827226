"""Comparison of two builds, file by file: the same input must give the same package."""

from __future__ import annotations

import hashlib
from pathlib import Path

from devtools.errors import Stop


def compare(first: Path, second: Path) -> str:
    """Return a sentence if both packages have the same bytes; else Stop with the differences.

    The trees of the packages are beside them.
    """
    if first.read_bytes() == second.read_bytes():
        return f"Two builds gave the same package: SHA-256 {_calculate_digest(first)}"
    names = find_differences(first.parent / "tree", second.parent / "tree")
    raise Stop(
        "Two builds gave different packages; "
        + ("these files differ:\n" + "\n".join(names) if names else "not by their files")
    )


def find_differences(first: Path, second: Path) -> list[str]:
    """List the files that are not the same in both folders."""
    first_files, second_files = _read_contents(first), _read_contents(second)
    return sorted(
        name
        for name in {*first_files, *second_files}
        if first_files.get(name) != second_files.get(name)
    )


def _read_contents(folder: Path) -> dict[str, tuple[int, float, str]]:
    """Read mode, time and digest of all files, by name."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mode,
            path.lstat().st_mtime,
            str(path.readlink())
            if path.is_symlink()
            else _calculate_digest(path)
            if path.is_file()
            else "",
        )
        for path in folder.rglob("*")
    }


def _calculate_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
