"""Write manifests for package managers: `packaging/dev.py package stores`.

Untried: no store was given one. They are made from the downloads, `devtools/identity.py`,
CHANGELOG.md and the metainfo; packaging/README.md says how a version is published.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from devtools import checksums
from devtools.environment import ROOT
from devtools.errors import Stop
from macos.build import name_image
from stores import manifests
from windows.build import name_installer

NO_DIGEST = "0" * 64
"""Stands for the digest of a missing file: such a manifest is only to be looked at."""


def main() -> int:
    """Write them below `--out`; exit status 1 and a sentence if it fails."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package stores", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "stores", metavar="DIR")
    parser.add_argument("--files", type=Path, metavar="DIR", help="the files that users download")
    arguments = parser.parse_args()
    try:
        for file in write(arguments.out.absolute(), arguments.files):
            print(file)
        if arguments.files is None:
            print("without --files their digests are zeros: only to be looked at")
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def write(out: Path, files: Path | None) -> list[Path]:
    """Write into the emptied `out` a manifest for each download in `files`; returns them.

    Without any, a file says so.
    """
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    setup, arm, intel = name_downloads()
    texts: dict[str, str] = {}
    if digest := _calculate_digest(files, setup):
        texts |= manifests.format_winget(setup, digest) | manifests.format_scoop(setup, digest)
    digests = {"arm64": _calculate_digest(files, arm), "x86_64": _calculate_digest(files, intel)}
    if all(digests.values()):
        texts |= manifests.format_homebrew(digests)
    if not texts:
        (out / "none.txt").write_text("No file that winget, Scoop or Homebrew install was built.\n")
    for name, text in texts.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(text, "utf-8", newline="\n")
    return [out / name for name in texts]


def name_downloads() -> tuple[str, str, str]:
    """Return the names of the installer for Windows and of the images for both kinds of Mac."""
    return f"{name_installer()}.exe", name_image("arm64"), name_image("x86_64")


def _calculate_digest(files: Path | None, name: str) -> str:
    """Return the SHA-256 of a file; empty if it was not built."""
    if files is None:
        return NO_DIGEST
    return checksums.calculate_digest(files / name) if (files / name).is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
