"""The files for freedesktop.org's desktops, in `share/` of every package.

Desktop entry, AppStream's metainfo, the MIME type of saved games and the icons; the version is
filled in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from devtools import changelog
from devtools.bundle import run
from devtools.environment import ROOT
from devtools.errors import Stop
from devtools.identity import APP_ID, HOME, MIME, SUFFIX, read_version

_SOURCES = Path(__file__).resolve().parent
ENTRY = f"applications/{APP_ID}.desktop"
METAINFO = f"metainfo/{APP_ID}.metainfo.xml"
MIME_TYPES = f"mime/packages/{APP_ID}.xml"

ACCEPTED = {
    "cid-contains-uppercase-letter": "the id's last part is a name, as Flathub's own are",
    "unknown-tag": "versions before 1.0 do not know <developer>, those after it want it",
}
"""Accepted remarks of AppStream's validator, with the reasons; none is an error or a warning."""

_SAVED = '{{\n "format": "twoheirs-{}",\n "version": 1\n}}\n'


def stage(share: Path) -> None:
    """Write all files below `share`, such as `/usr/share` of a package; other files stay."""
    _write(share / ENTRY, (_SOURCES / f"{APP_ID}.desktop").read_text("utf-8"))
    _write(share / METAINFO, format_metainfo())
    _write(share / MIME_TYPES, (_SOURCES / f"{APP_ID}.mime.xml").read_text("utf-8"))
    _draw_icons(share / "icons")


def format_metainfo() -> str:
    """Format the metainfo, with all versions of the changelog."""
    text = (_SOURCES / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    values = {
        "HOME": HOME,
        "PICTURES": f"{HOME}/raw/v{read_version()}/resources/desktop",
        "RELEASES": changelog.format_metainfo(changelog.read_releases()),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def check(share: Path) -> None:
    """Check the files of `stage` with the tools of each format; Stop with their output."""
    if output := run(["desktop-file-validate", share / ENTRY]):
        raise Stop(f"desktop-file-validate: {output}")
    _check_metainfo(share / METAINFO)
    kinds = [("{}", SUFFIX, True), (_SAVED.format("save"), ".any", True)]
    kinds += [(_SAVED.format("position"), ".any", False), ("{}", ".json", False)]
    for content, suffix, is_save in kinds:
        mime = detect_type(share, content, suffix)
        if (mime == MIME) != is_save:
            raise Stop(f"{content!r} in a file called *{suffix} is recognized as {mime}")


def detect_type(share: Path, content: str, suffix: str) -> str:
    """Detect the MIME type of a file with this content and name where `share` is installed."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "share")
        shutil.copytree(share / "mime", data / "mime")
        env = {"XDG_DATA_HOME": str(data), "LC_ALL": "C"}
        if output := run(["update-mime-database", data / "mime"], env):
            raise Stop(f"update-mime-database: {output}")
        file = Path(folder, f"file{suffix}")
        file.write_text(content, "utf-8")
        output = run(["gio", "info", "--attributes=standard::content-type", file], env)
    (mime,) = re.findall(r"^ *standard::content-type: (.*)$", output, re.MULTILINE)
    return str(mime)


def _check_metainfo(file: Path) -> None:
    command = ["appstreamcli", "validate", "--no-net", "--strict", "--pedantic", "--no-color"]
    command.append(str(file))
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    findings = re.findall(r"^\s*([EWIP]): \S+ ([\w-]+)", process.stdout, re.MULTILINE)
    errors = [f"{grade}: {tag}" for grade, tag in findings if tag not in ACCEPTED]
    if errors or (process.returncode and not findings):
        raise Stop(f"appstreamcli does not accept {file.name}:\n{process.stdout}{process.stderr}")


def _draw_icons(folder: Path) -> None:
    """Draw the icons of this system."""
    with tempfile.TemporaryDirectory() as temporary:
        script = ROOT / "packaging" / "icons.py"
        run([sys.executable, script, temporary, "--theme"], {"QT_QPA_PLATFORM": "offscreen"})
        shutil.copytree(Path(temporary, "hicolor"), folder / "hicolor", dirs_exist_ok=True)
    os.chmod(folder / "hicolor", 0o755)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
