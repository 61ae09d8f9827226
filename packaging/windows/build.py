"""Build the installer for Windows: `packaging/dev.py package windows`. Untried: never run there.

On other systems only script, values, icons and version resource are prepared, so that tests can
check them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

import icons
from devtools import bundle, bundle_check, checksums, identity
from devtools.environment import ROOT
from devtools.errors import Stop
from PySide6.QtGui import QGuiApplication

SCRIPT = Path(__file__).with_name("twoheirs.iss")
APP_GUID = "7B6FD196-2EB5-5B45-ACFB-924B43AF891D"
"""Identifies this program to Windows in all versions: never to be changed."""
MUTEX = "TwoHeirsIsRunning"


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(prog="packaging/dev.py package windows", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "windows", metavar="DIR")
    out: Path = parser.parse_args().out.absolute()
    shutil.rmtree(out, ignore_errors=True)
    try:
        prepare(out)
        print(f"script, values, version resource and icons are in {out}", flush=True)
        if sys.platform == "win32":
            print(build(out))
        else:
            print("bundle and installer are made on Windows")
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def prepare(out: Path) -> Path:
    """Write what the installer is made of into `out`; returns the script to compile."""
    out.mkdir(parents=True, exist_ok=True)
    application = None if QGuiApplication.instance() else QGuiApplication([])
    icons.draw_icons(out / "icons")
    if application is not None:
        application.shutdown()
    # Inno Setup reads a script as UTF-8 only if it begins with a byte order mark.
    for name, text in ((SCRIPT.name, SCRIPT.read_text("utf-8")), ("values.iss", format_values())):
        (out / name).write_text(text, "utf-8-sig", newline="\r\n")
    (out / "version.txt").write_text(format_version_resource(), "utf-8")
    return out / SCRIPT.name


def build(out: Path) -> Path:
    """Build the installer from a prepared `out`, on Windows; Stop if a tool fails or is missing."""
    folders = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    places = [Path(folder, "Inno Setup 6", "ISCC.exe") for folder in folders if folder]
    compiler = shutil.which("ISCC") or next((place for place in places if place.is_file()), None)
    if compiler is None:
        raise Stop("Inno Setup 6.3 or later is wanted: https://jrsoftware.org/isdl.php")
    options = ["--icon", str(out / "icons" / "windows" / "program.ico")]
    options += ["--version-file", str(out / "version.txt")]
    folder = bundle.make(out / "bundle", ["--probe", *options])
    bundle_check.check(folder)
    (folder / "probe.exe").unlink()
    bundle.run([compiler, "/Q", out / SCRIPT.name])
    setup = out / "out" / f"{name_installer()}.exe"
    checksums.write(setup.parent, [setup, bundle.copy_parts_file(setup, folder)])
    return setup


def name_installer() -> str:
    """Return the file name of the installer, without `.exe`."""
    return f"TheTwoHeirs-{identity.read_version()}-windows-x64"


def format_values() -> str:
    """Return the values that the script includes; paths are relative to it."""
    definitions = {
        "AppGuid": APP_GUID,
        "Title": identity.TITLE,
        "Version": identity.read_version(),
        "Numbers": ".".join(map(str, identity.list_version_numbers())),
        "Publisher": identity.PUBLISHER,
        "Icons": r"icons\windows",
        "Bundle": r"bundle\dist\twoheirs-qt",
        "Output": "out",
        "Installer": name_installer(),
        "Program": f"{identity.WINDOW_COMMAND}.exe",
        "AppUserModelId": identity.APP_USER_MODEL_ID,
        "Suffix": identity.SUFFIX,
        "ProgId": identity.PROG_ID,
        "Mime": identity.MIME,
        "Home": identity.COMMAND,
        "Mutex": MUTEX,
    }
    return "".join(f'#define {name} "{value}"\n' for name, value in definitions.items())


def format_version_resource() -> str:
    """Return the version resource of the program in the form that PyInstaller reads."""
    numbers = identity.list_version_numbers()
    texts = {
        "CompanyName": identity.PUBLISHER,
        "FileDescription": identity.TITLE,
        "FileVersion": identity.read_version(),
        "InternalName": identity.COMMAND,
        "LegalCopyright": f"{identity.PUBLISHER}; GNU General Public License 3 or later",
        "OriginalFilename": f"{identity.WINDOW_COMMAND}.exe",
        "ProductName": identity.TITLE,
        "ProductVersion": identity.read_version(),
    }
    lines = ",\n".join(f"        StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
{lines}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""


if __name__ == "__main__":
    sys.exit(main())
