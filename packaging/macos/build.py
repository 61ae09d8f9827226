"""Build the disk image for macOS: `packaging/dev.py package macos`. Untried: never run there.

The signature is ad hoc: macOS asks before the first start. On other systems only the contents of
the app are prepared, so that tests can check them.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from pathlib import Path

import icons
from devtools import bundle, bundle_check, checksums, identity
from devtools.environment import ROOT
from devtools.errors import Stop
from macos import plist
from PySide6.QtGui import QGuiApplication


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="packaging/dev.py package macos", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "macos", metavar="DIR")
    out: Path = parser.parse_args().out.absolute()
    shutil.rmtree(out, ignore_errors=True)
    try:
        options = prepare(out)
        print(f"Info.plist, texts and icons are in {out}", flush=True)
        if sys.platform == "darwin":
            app = bundle.make(out / "bundle", ["--probe", *options])
            bundle_check.check(app / "Contents" / "MacOS")
            (app / "Contents" / "MacOS" / "probe").unlink()
            print(finish(app, out))
        else:
            print("app and disk image are made on macOS")
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def prepare(out: Path) -> list[str]:
    """Write what goes into the app into `out`; returns the options of the spec file."""
    application = None if QGuiApplication.instance() else QGuiApplication([])
    icons.draw_icons(out / "icons")
    if application is not None:
        application.shutdown()
    info = plist.write(out / "resources")
    icon = out / "icons" / "macos" / "program.icns"
    return ["--icon", str(icon), "--app", identity.TITLE, "--plist", str(info)]


def name_image(machine: str = "") -> str:
    """Return the file name of the disk image for a processor; without one, for this machine's."""
    return f"TheTwoHeirs-{identity.read_version()}-macos-{machine or platform.machine()}.dmg"


def finish(app: Path, out: Path) -> Path:
    """Complete, sign and pack the app; returns the disk image. Stop if a tool fails."""
    resources = app / "Contents" / "Resources"
    resources.mkdir(parents=True, exist_ok=True)
    shutil.copy(out / "icons" / "macos" / "document.icns", resources / plist.DOCUMENT_ICON)
    for folder in sorted((out / "resources").glob("*.lproj")):
        shutil.copytree(folder, resources / folder.name, dirs_exist_ok=True)
    bundle.run(["codesign", "--force", "--sign", "-", app])
    bundle.run(["codesign", "--verify", "--deep", "--strict", app])
    stage, image = out / "image", out / name_image()
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    create: list[str | Path] = ["hdiutil", "create", "-volname", identity.TITLE]
    bundle.run([*create, "-srcfolder", stage, "-fs", "HFS+", "-format", "UDZO", image])
    bundle.run(["hdiutil", "verify", image])
    checksums.write(out, [image, bundle.copy_parts_file(image, app)])
    return image


if __name__ == "__main__":
    sys.exit(main())
