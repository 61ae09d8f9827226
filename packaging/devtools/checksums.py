"""SHA256SUMS of what was built, for `sha256sum --check SHA256SUMS`."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from devtools.errors import Stop

NAME = "SHA256SUMS"
SIGNATURE = f"{NAME}.asc"


def write(folder: Path, files: Iterable[Path]) -> Path:
    """Write SHA256SUMS into `folder` for `files` in it; returns its path."""
    lines = [
        f"{calculate_digest(file)}  {file.relative_to(folder).as_posix()}\n"
        for file in sorted(files)
    ]
    target = folder / NAME
    target.write_text("".join(lines), "utf-8", newline="\n")
    target.with_name(SIGNATURE).unlink(missing_ok=True)  # it was of the old list
    return target


def copy_flat(folder: Path, target: Path) -> None:
    """Copy all files below `folder` into the new folder `target`, side by side.

    Stop if two have one name, or if `target` is there already or inside `folder`.
    """
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    names = [file.name for file in files]
    if duplicates := {name for name in names if names.count(name) > 1}:
        raise Stop(f"Two files are called {min(duplicates)}.")
    if target.exists() or target.resolve().is_relative_to(folder.resolve()):
        raise Stop(f"{target} must be a new folder outside {folder}.")
    target.mkdir(parents=True)
    for file in files:
        shutil.copy2(file, target)


def sign(sums: Path, key: str) -> Path:
    """Sign SHA256SUMS with gpg and the publisher's key; returns the signature beside it.

    Stop with gpg's message if it fails.
    """
    signature = sums.with_name(SIGNATURE)
    command = ["gpg", "--yes", "--armor", "--local-user", key, "--output", str(signature)]
    try:
        process = subprocess.run(
            [*command, "--detach-sign", str(sums)], capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise Stop("Signing takes gpg, which is not installed.") from None
    if process.returncode:
        raise Stop(f"gpg did not sign {sums.name}:\n{process.stderr}")
    return signature


def calculate_digest(file: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
