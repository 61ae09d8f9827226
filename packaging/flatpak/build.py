"""Build the Flatpak: `packaging/dev.py package flatpak`. Untried with Flathub's runtime.

It takes flatpak-builder, which `--build` installs for root, and once the runtime from Flathub. The
result is a single file and a repository, which `--url` completes for a web server; no store is
needed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from devtools import bundle, checksums, identity, system
from devtools.environment import ROOT
from devtools.errors import Stop
from flatpak import lock, repository

MANIFEST = Path(__file__).with_name(f"{identity.APP_ID}.json")
FLATHUB = "https://dl.flathub.org/repo/flathub.flatpakrepo"


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package flatpak", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "flatpak", metavar="DIR")
    parser.add_argument("--build", action="store_true", help="build it; root gets the tools")
    parser.add_argument("--url", default="", help="the address of the repository: also complete it")
    parser.add_argument("--sign", default="", metavar="KEY", help="sign it with this key of yours")
    parser.add_argument("--lock", action="store_true", help="look up the pinned wheels again")
    arguments = parser.parse_args()
    try:
        if arguments.lock:
            print(lock.write())
        if arguments.build:
            system.provide(system.list_packages_for_flatpak())
        if shutil.which("flatpak-builder") is None:
            print("the Flatpak is built where flatpak-builder is installed")
        else:
            build(arguments.out.absolute(), arguments.url, arguments.sign)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(out: Path, url: str = "", key: str = "") -> None:
    """Build the Flatpak below `out`, as one file and as a repository for `url`, if given.

    Stop with the output of a tool that fails.
    """
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    bundle.run(["flatpak", "remote-add", "--user", "--if-not-exists", "flathub", FLATHUB])
    builder = ["flatpak-builder", "--user", "--install-deps-from=flathub", "--force-clean"]
    builder += [f"--state-dir={out / 'state'}", f"--repo={out / 'repository'}"]
    bundle.run([*builder, out / "tree", MANIFEST])
    package = out / f"TheTwoHeirs-{identity.read_version()}.flatpak"
    bundle.run(["flatpak", "build-bundle", out / "repository", package, identity.APP_ID])
    checksums.write(out, [package])
    if url:
        for file in repository.publish(out / "repository", out, url, key):
            print(file)
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    sys.exit(main())
