"""Writes what package managers want to know of a version: `packaging/dev.py package stores`.

Manifests for winget and Scoop on Windows, and a cask for Homebrew on macOS: all from the same
`devtools/identity.py`, CHANGELOG.md, metainfo and files that players download. How they are
published is told in packaging/PUBLISHING.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from devtools import checksums, identity
from devtools.bundle import run
from devtools.environment import ROOT
from devtools.errors import Stop
from macos.build import image_name
from stores import homebrew, scoop, winget
from windows.prepare import installer_name

NOTHING = "0" * 64
"""The digest of a file that is not there: a manifest that bears it is only a trial."""


def main() -> int:
    """Write them below `--out`; exit status 1 and a sentence if anything is wrong."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package stores", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "stores", metavar="DIR")
    parser.add_argument("--files", type=Path, metavar="DIR", help="what players download")
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    try:
        for file in write(out, arguments.files):
            print(file)
        if arguments.files is None:
            print("without --files their digests are those of nothing: only to be looked at")
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def write(out: Path, files: Path | None) -> list[Path]:
    """Write below `out`, which is made anew, a manifest for each file that there is in `files`.

    A sentence says so if there is none.
    """
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    setup, arm, intel = downloads()
    written: dict[str, str] = {}
    if digest := _digest(files, setup):
        written |= winget.manifests(setup, digest) | scoop.manifests(setup, digest)
    on_arm, on_intel = _digest(files, arm), _digest(files, intel)
    if on_arm and on_intel:
        written |= homebrew.casks({"arm": on_arm, "intel": on_intel})
    if not written:
        (out / "none.txt").write_text("No file that winget, Scoop or Homebrew install was built.\n")
    made = []
    for name, text in written.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8", newline="\n")
        made.append(target)
    _judge(made)
    return made


def downloads() -> tuple[str, str, str]:
    """The installer for Windows, and the images for both kinds of Mac."""
    return f"{installer_name()}.exe", image_name("arm64"), image_name("x86_64")


def address(file: str) -> str:
    """Where a file of this version is downloaded."""
    return f"{identity.HOME}/releases/download/v{identity.version()}/{file}"


def _digest(files: Path | None, name: str) -> str:
    """The digest of a file; empty if it was not built."""
    if files is None:
        return NOTHING
    return checksums.digest(files / name) if (files / name).is_file() else ""


def _judge(made: Iterable[Path]) -> None:
    """Have a language's own reader look at what is written in it, where there is one."""
    if ruby := shutil.which("ruby"):
        for file in made:
            if file.suffix == ".rb":
                run([ruby, "-c", file])


if __name__ == "__main__":
    sys.exit(main())
