"""What every desktop after freedesktop.org is told of the program: `share/` of any package.

The desktop entry, AppStream's metainfo, the MIME type of saved games and the icons; what depends on
the version is filled in.
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
from devtools.identity import APP_ID, HOME, MIME, SUFFIX, version

_SOURCES = Path(__file__).resolve().parent
ENTRY = f"applications/{APP_ID}.desktop"
METAINFO = f"metainfo/{APP_ID}.metainfo.xml"
MIME_TYPES = f"mime/packages/{APP_ID}.xml"

ACCEPTED = {
    "cid-contains-uppercase-letter": "the id's last part is a name, as Flathub's own are",
    "unknown-tag": "versions before 1.0 do not know <developer>, those after it want it",
}
"""What AppStream's validator may find, and why; none of it is an error or a warning."""

_SAVED = '{{\n "format": "twoheirs-{}",\n "version": 1\n}}\n'


def stage(share: Path) -> None:
    """Put all of it below `share`, such as `/usr/share` of a package; what is there stays."""
    _write(share / ENTRY, (_SOURCES / f"{APP_ID}.desktop").read_text("utf-8"))
    _write(share / METAINFO, metainfo())
    _write(share / MIME_TYPES, (_SOURCES / f"{APP_ID}.mime.xml").read_text("utf-8"))
    _icons(share / "icons")


def metainfo() -> str:
    """The metainfo of this version, with every version there was."""
    text = (_SOURCES / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    values = {
        "HOME": HOME,
        "PICTURES": f"{HOME}/raw/v{version()}/resources/desktop",
        "RELEASES": changelog.metainfo(changelog.releases()),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def check(share: Path) -> None:
    """Have every format's own tools judge what `stage` put there; Stop with what they say."""
    if said := run(["desktop-file-validate", share / ENTRY]):
        raise Stop(f"desktop-file-validate: {said}")
    _check_metainfo(share / METAINFO)
    kinds = [("{}", SUFFIX, True), (_SAVED.format("save"), ".any", True)]
    kinds += [(_SAVED.format("position"), ".any", False), ("{}", ".json", False)]
    for content, suffix, is_save in kinds:
        found = type_of(share, content, suffix)
        if (found == MIME) != is_save:
            raise Stop(f"{content!r} in a file called *{suffix} is taken for {found}")


def type_of(share: Path, content: str, suffix: str) -> str:
    """The MIME type that a file of this content and name has where `share` is installed."""
    with tempfile.TemporaryDirectory() as aside:
        data = Path(aside, "share")
        shutil.copytree(share / "mime", data / "mime")
        env = {"XDG_DATA_HOME": str(data), "LC_ALL": "C"}
        if said := run(["update-mime-database", data / "mime"], env):
            raise Stop(f"update-mime-database: {said}")
        file = Path(aside, f"file{suffix}")
        file.write_text(content, "utf-8")
        said = run(["gio", "info", "--attributes=standard::content-type", file], env)
    (found,) = re.findall(r"^ *standard::content-type: (.*)$", said, re.MULTILINE)
    return str(found)


def _check_metainfo(file: Path) -> None:
    command = ["appstreamcli", "validate", "--no-net", "--strict", "--pedantic", "--no-color"]
    command.append(str(file))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    findings = re.findall(r"^\s*([EWIP]): \S+ ([\w-]+)", done.stdout, re.MULTILINE)
    strange = [f"{grade}: {tag}" for grade, tag in findings if tag not in ACCEPTED]
    if strange or (done.returncode and not findings):
        raise Stop(f"appstreamcli does not accept {file.name}:\n{done.stdout}{done.stderr}")


def _icons(folder: Path) -> None:
    """Draw them as the other systems' are drawn, and keep those of this one."""
    with tempfile.TemporaryDirectory() as drawn:
        script = ROOT / "packaging" / "icons.py"
        run([sys.executable, script, drawn, "--theme"], {"QT_QPA_PLATFORM": "offscreen"})
        shutil.copytree(Path(drawn, "hicolor"), folder / "hicolor", dirs_exist_ok=True)
    os.chmod(folder / "hicolor", 0o755)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
