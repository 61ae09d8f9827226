"""Builds what players on Windows install: `packaging/dev.py package windows`.

On another system it goes as far as that allows: everything but the bundle is prepared, and with
Inno Setup's compiler at hand (under Wine), an installer of a given bundle is made, too.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from pathlib import Path, PureWindowsPath

from devtools import bundle, bundle_check, checksums
from devtools.environment import ROOT
from devtools.errors import Stop
from windows.prepare import installer_name, prepare


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if anything is not as it should be."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    arguments = _parser().parse_args()
    try:
        build(arguments)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(arguments: argparse.Namespace) -> None:
    """Prepare, and build as far as this system allows; Stop if anything is wrong."""
    out: Path = arguments.out.absolute()
    shutil.rmtree(out, ignore_errors=True)
    folder = arguments.bundle and arguments.bundle.absolute()
    promised = folder or out / "bundle" / "dist" / "twoheirs-qt"
    script = prepare(out, promised)
    if folder is None and sys.platform == "win32":
        options = ["--icon", str(out / "icons" / "windows" / "program.ico")]
        options += ["--version-file", str(out / "version.txt")]
        folder = bundle.make(out / "bundle", ["--probe", *options])
        bundle_check.check(folder)
        (folder / "probe.exe").unlink()
    print(f"script, values, version resource and icons are in {out}", flush=True)
    compiler = _compiler(arguments.iscc)
    if folder is None or compiler is None:
        if sys.platform == "win32":
            raise Stop("Inno Setup 6.3 or later is wanted: https://jrsoftware.org/isdl.php")
        print("bundle and installer are made on Windows")
        return
    bundle.run([*compiler, "/Q", _as_windows_sees(script, arguments)])
    setup = out / "out" / f"{installer_name()}.exe"
    print(setup)
    listed = bundle.list_of_parts(folder).is_file()  # a bundle that is given may have no list
    beside = [bundle.list_parts_beside(setup, folder)] if listed else []
    checksums.write(setup.parent, [setup, *beside])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/dev.py package windows", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "windows", metavar="DIR")
    parser.add_argument("--bundle", type=Path, metavar="DIR", help="pack this, and build no bundle")
    parser.add_argument("--iscc", metavar="COMMAND", help="Inno Setup's compiler")
    parser.add_argument("--root", type=Path, metavar="DIR", help="Wine's drive Z, if not /")
    return parser


def _compiler(given: str | None) -> list[str] | None:
    if given:
        return shlex.split(given)
    folders = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    places = [Path(folder, "Inno Setup 6", "ISCC.exe") for folder in folders if folder]
    local = os.environ.get("LOCALAPPDATA")
    places += [Path(local, "Programs", "Inno Setup 6", "ISCC.exe")] if local else []
    found = shutil.which("ISCC") or next((place for place in places if place.is_file()), None)
    return [str(found)] if found else None


def _as_windows_sees(file: Path, arguments: argparse.Namespace) -> str:
    if sys.platform == "win32":
        return str(file)
    return str(PureWindowsPath("Z:/", file.relative_to(arguments.root or "/")))


if __name__ == "__main__":
    sys.exit(main())
