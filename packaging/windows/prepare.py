"""Everything the installer is made of, but the bundle: script, values, icons, version resource.

Runs on any system, so that what is prepared can be checked where it is written.
"""

from __future__ import annotations

import os
from pathlib import Path

import icons
from devtools import identity
from PySide6.QtGui import QGuiApplication

SCRIPT = Path(__file__).with_name("twoheirs.iss")
APP_GUID = "7B6FD196-2EB5-5B45-ACFB-924B43AF891D"
"""How Windows knows an older version of this program: never to be changed."""
MUTEX = "TwoHeirsIsRunning"


def prepare(folder: Path, bundle: Path) -> Path:
    """Put everything into `folder`; returns the script to compile.

    `bundle` is the folder that PyInstaller makes; it need not exist yet.
    """
    folder.mkdir(parents=True, exist_ok=True)
    application = None if QGuiApplication.instance() else QGuiApplication([])
    icons.draw_all(folder / "icons")
    if application is not None:
        application.shutdown()
    # Inno Setup takes a script for UTF-8 only if it says so in its first bytes.
    (folder / SCRIPT.name).write_text(SCRIPT.read_text("utf-8"), "utf-8-sig", newline="\r\n")
    (folder / "values.iss").write_text(
        values(_seen_from(folder, bundle)), "utf-8-sig", newline="\r\n"
    )
    (folder / "version.txt").write_text(version_resource(), "utf-8")
    return folder / SCRIPT.name


def installer_name() -> str:
    """The installer's name, without `.exe`."""
    return f"TheTwoHeirs-{identity.version()}-windows-x64"


def _seen_from(folder: Path, bundle: Path) -> str:
    try:
        return os.path.relpath(bundle, folder).replace("/", "\\")
    except ValueError:  # on another drive
        return str(bundle)


def values(bundle: str) -> str:
    """The values that the script asks for; `bundle` is as seen from the script, or absolute."""
    named = {
        "AppGuid": APP_GUID,
        "Title": identity.TITLE,
        "Version": identity.version(),
        "Numbers": ".".join(map(str, identity.version_numbers())),
        "Publisher": identity.PUBLISHER,
        "Icons": r"icons\windows",
        "Bundle": bundle,
        "Output": "out",
        "Installer": installer_name(),
        "Program": f"{identity.WINDOW_COMMAND}.exe",
        "AppUserModelId": identity.APP_USER_MODEL_ID,
        "Suffix": identity.SUFFIX,
        "ProgId": identity.PROG_ID,
        "Mime": identity.MIME,
        "Home": identity.COMMAND,
        "Mutex": MUTEX,
    }
    return "".join(f'#define {name} "{value}"\n' for name, value in named.items())


def version_resource() -> str:
    """What Windows shows under Properties, Details; in the form PyInstaller reads."""
    numbers = identity.version_numbers()
    texts = {
        "CompanyName": identity.PUBLISHER,
        "FileDescription": identity.TITLE,
        "FileVersion": identity.version(),
        "InternalName": identity.COMMAND,
        "LegalCopyright": f"{identity.PUBLISHER}; GNU General Public License 3 or later",
        "OriginalFilename": f"{identity.WINDOW_COMMAND}.exe",
        "ProductName": identity.TITLE,
        "ProductVersion": identity.version(),
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
