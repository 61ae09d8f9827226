"""Builds what players on macOS install, and checks it: `packaging/dev.py package macos`.

On another system it goes as far as that allows: everything that goes into the app is prepared, and
the spec file is run by the same words; what comes out is that system's own bundle.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import icons
from devtools import bundle, bundle_check, checksums, identity
from devtools.environment import ROOT
from devtools.errors import Stop
from macos import keychain, plist
from macos.signing import Signing
from PySide6.QtGui import QGuiApplication


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if anything is not as it should be."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="packaging/dev.py package macos", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "macos", metavar="DIR")
    parser.add_argument("--prepare", action="store_true", help="only what goes into the app")
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    shutil.rmtree(out, ignore_errors=True)
    try:
        signing = Signing.of(os.environ)
        options = prepare(out, signing)
        print(f"Info.plist, words and icons are in {out}", flush=True)
        if not arguments.prepare:
            with keychain.filled(os.environ, out / "keychain"):
                build(out, options, signing)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(out: Path, options: list[str], signing: Signing) -> None:
    """Build the bundle, and on macOS all that players get; Stop if anything is wrong."""
    made = bundle.make(out / "bundle", ["--probe", *options])
    print(made, flush=True)
    if sys.platform == "darwin":
        bundle_check.check(made / "Contents" / "MacOS")
        (made / "Contents" / "MacOS" / "probe").unlink()
        finish(made, out, signing)
    else:
        print("app and disk image are made on macOS")


def prepare(out: Path, signing: Signing) -> list[str]:
    """Put what goes into the app into `out`; returns the words for the spec file."""
    application = None if QGuiApplication.instance() else QGuiApplication([])
    icons.draw_all(out / "icons")
    if application is not None:
        application.shutdown()
    info = plist.write(out / "resources")
    options = ["--icon", str(out / "icons" / "macos" / "program.icns")]
    return [*options, "--app", identity.TITLE, "--plist", str(info), *signing.spec_options()]


def furnish(app: Path, out: Path) -> None:
    """Put into the app what PyInstaller does not: words by language, the icon of documents."""
    resources = app / "Contents" / "Resources"
    resources.mkdir(parents=True, exist_ok=True)
    shutil.copy(out / "icons" / "macos" / "document.icns", resources / plist.DOCUMENT_ICON)
    for folder in sorted((out / "resources").glob("*.lproj")):
        shutil.copytree(folder, resources / folder.name, dirs_exist_ok=True)


def image_name(machine: str = "") -> str:
    """The name of the disk image: of this version, for a kind of processor; else this one's."""
    return f"TheTwoHeirs-{identity.version()}-macos-{machine or platform.machine()}.dmg"


def finish(app: Path, out: Path, signing: Signing) -> None:
    """Furnish, sign, check and pack the app; Stop if anything is wrong."""
    furnish(app, out)
    bundle.run(signing.sign_app(app))
    check_app(app)
    for command in signing.finish_app(app, out / "app.zip"):
        bundle.run(command)
    stage = out / "image"
    stage.mkdir()
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    image = out / image_name()
    create: list[str | Path] = [
        "hdiutil",
        "create",
        "-volname",
        identity.TITLE,
        "-srcfolder",
        stage,
    ]
    patiently([*create, "-fs", "HFS+", "-format", "UDZO", "-ov", image])
    for command in signing.finish_image(image):
        bundle.run(command)
    check_image(image, out, app.name)
    checksums.write(out, [image, bundle.list_parts_beside(image, app)])
    print(f"{image}: {image.stat().st_size / 1e6:.1f} MB", flush=True)


def patiently(command: list[str | Path], tries: int = 5, seconds: float = 10) -> None:
    """Run a command that may find a disk busy: macOS looks into new volumes by itself."""
    for left in range(tries - 1, -1, -1):
        try:
            bundle.run(command)
            return
        except Stop:
            if not left:
                raise
            time.sleep(seconds)


def check_app(app: Path, seconds: float = 10) -> None:
    """Look at the app as macOS does, run it, and let it open a game; Stop if that fails."""
    bundle.run(["plutil", "-lint", app / "Contents" / "Info.plist"])
    bundle.run(["codesign", "--verify", "--deep", "--strict", app])
    program = app / "Contents" / "MacOS" / identity.COMMAND
    said = bundle.run([program, "--version"])
    if identity.version() not in said:
        raise Stop(f"{program} --version says {said!r}")
    save = app.parent / f"opened{identity.SUFFIX}"
    save.write_text(bundle.run([program, "new", "--seed", "1"]), "utf-8")
    bundle.run(["open", "-n", "-a", app, save])
    time.sleep(seconds)
    save.unlink()
    found = subprocess.run(
        ["pgrep", "-f", str(program)], capture_output=True, text=True, check=False
    )
    for number in found.stdout.split():
        os.kill(int(number), signal.SIGTERM)
    if not found.stdout:
        raise Stop(f"The app was told to open a game, and does not run {seconds} seconds later.")


def check_image(image: Path, out: Path, name: str) -> None:
    """Run the program from the disk image, as it lies there; Stop if it does not answer."""
    bundle.run(["hdiutil", "verify", image])
    mounted = out / "mounted"
    bundle.run(["hdiutil", "attach", image, "-nobrowse", "-readonly", "-mountpoint", mounted])
    try:
        bundle.run([mounted / name / "Contents" / "MacOS" / identity.COMMAND, "--version"])
    finally:
        bundle.run(["hdiutil", "detach", mounted])


if __name__ == "__main__":
    sys.exit(main())
