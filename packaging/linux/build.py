"""Build the package for Debian from a bundle, and check it: `packaging/dev.py package linux`.

Bundle and package are checked by the tools of each format, and measured.
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
from linux import deb, desktop, elf, package_size, reproducible, try_install

OLD_VERSION = "0.0.1~older-1"
"""An invented version to upgrade from; all its files are replaced."""
SUITES = ("bookworm", "trixie")
"""Releases of Debian for the installation test."""


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package linux", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "linux", metavar="DIR")
    parser.add_argument("--twice", action="store_true", help="build again, and compare every byte")
    parser.add_argument(
        "--try",
        action="store_true",
        dest="install",
        help="also install, start, upgrade and remove it in a Debian of its own (as root)",
    )
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    try:
        package = build(out)
        if arguments.twice:
            second_package = build(out / "again", measure=False)
            print(reproducible.compare(package, second_package))
        if arguments.install:
            try_package(package, out)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(out: Path, *, measure: bool = True) -> Path:
    """Build and check everything below `out`; returns the package. Stop if a check fails."""
    made_bundle = make_bundle(out / "bundle")
    shipped = copy_without_probe(made_bundle, out / "shipped")
    package = deb.build(shipped, out / "deb")
    desktop.check(out / "deb" / "tree" / "usr" / "share")
    deb.check(package)
    checksums.write(package.parent, [package, bundle.copy_parts_file(package, shipped)])
    if measure:
        figures = package_size.measure(package, made_bundle)
        print(figures)
        if figures.errors:
            raise Stop(". ".join(figures.errors) + ".")
    print(f"{package}, with Python {platform.python_version()}")
    return package


def try_package(package: Path, out: Path) -> None:
    """Install the package over an older one, in every release of SUITES."""
    if obstacle := try_install.find_obstacle():
        raise Stop(obstacle)
    older = deb.change_version(package, out / "older", OLD_VERSION)
    for suite in SUITES:
        print(f"In a fresh Debian {suite}:")
        try_install.try_install(older, package, out / "pictures" / suite, suite)


def make_bundle(folder: Path) -> Path:
    """Make, clean and check a bundle with a `probe`."""
    made_bundle = bundle.make(folder, ["--probe"])
    elf.clean(made_bundle)
    bundle_check.check(made_bundle)
    return made_bundle


def copy_without_probe(made_bundle: Path, folder: Path) -> Path:
    """Copy a bundle as it is shipped; returns the copy."""
    shutil.rmtree(folder, ignore_errors=True)
    return Path(shutil.copytree(made_bundle, folder, symlinks=True, ignore=lambda *_: {"probe"}))


if __name__ == "__main__":
    sys.exit(main())
