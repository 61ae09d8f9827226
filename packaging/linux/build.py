"""Builds what players on Linux install, and checks it: `packaging/dev.py package linux`.

The bundle is made by PyInstaller, as on every system; the package for Debian is made of it. Both
are checked by the tools of each format, and measured.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from pathlib import Path

from devtools import bundle, bundle_check, checksums
from devtools.environment import ROOT
from devtools.errors import Stop
from linux import deb, desktop, elf, figures, try_install, twice

OLDER = "0.0.1~older-1"
"""A version that there never was, to upgrade from; all its files are replaced."""
SUITES = ("bookworm", "trixie")
"""Releases of Debian that the package is tried in."""


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if anything is not as it should be."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package linux", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "linux", metavar="DIR")
    parser.add_argument("--twice", action="store_true", help="build again, and compare every byte")
    parser.add_argument(
        "--try",
        action="store_true",
        dest="tried",
        help="also install, start, upgrade and remove it in a Debian of its own (as root)",
    )
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    try:
        package = build(out)
        if arguments.twice:
            again = build(out / "again", measured=False)
            print(twice.compared(package, again))
        if arguments.tried:
            try_package(package, out)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(out: Path, *, measured: bool = True) -> Path:
    """Build and check everything below `out`; returns the package. Raises Stop."""
    made = make_bundle(out / "bundle")
    shipped = without_probe(made, out / "shipped")
    package = deb.build(shipped, out / "deb")
    desktop.check(out / "deb" / "tree" / "usr" / "share")
    deb.check(package)
    checksums.write(package.parent, [package, bundle.list_parts_beside(package, shipped)])
    if measured:
        found = figures.measure(package, made)
        print(found)
        if found.faults:
            raise Stop(". ".join(found.faults) + ".")
    print(f"{package}, with Python {platform.python_version()}")
    return package


def try_package(package: Path, out: Path) -> None:
    """Install it over an older one, in every release of Debian that it is for."""
    if obstacle := try_install.obstacle():
        raise Stop(obstacle)
    older = deb.renumbered(package, out / "older", OLDER)
    for suite in SUITES:
        print(f"In a fresh Debian {suite}:")
        try_install.try_install(older, package, out / "pictures" / suite, suite)


def make_bundle(folder: Path) -> Path:
    """The bundle, with a `probe` in it, cleaned and checked."""
    made = bundle.make(folder, ["--probe"])
    elf.clean(made)
    bundle_check.check(made)
    return made


def without_probe(made: Path, folder: Path) -> Path:
    """A copy of a bundle as it is shipped."""
    shutil.rmtree(folder, ignore_errors=True)
    return Path(shutil.copytree(made, folder, symlinks=True, ignore=lambda *_: {"probe"}))


if __name__ == "__main__":
    sys.exit(main())
