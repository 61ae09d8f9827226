"""The AppImage: a folder with libraries for bare systems, and its image behind a runtime."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from appimage import build
from devtools.errors import Stop

from tests.box import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")

APP_RUN = ROOT / "packaging" / "appimage" / "AppRun"
# Prints its arguments and the variables for libraries and fonts.
PROGRAM = """#!/bin/sh
echo "$*|$LD_LIBRARY_PATH|$FONTCONFIG_FILE"
"""


@pytest.fixture
def appdir(tmp_path: Path) -> Path:
    """A folder with a program, a library that every system has and one that none has."""
    folder = tmp_path / "App Dir"
    program = folder / "usr" / "lib" / "twoheirs-qt" / "twoheirs-qt"
    program.parent.mkdir(parents=True)
    program.write_text(PROGRAM)
    program.chmod(0o755)
    for name in ("libc.so.6", "libnone.so.9"):
        (folder / "usr" / "lib" / "fallback" / name).mkdir(parents=True)
    shutil.copy(APP_RUN, folder)
    return folder


def start(appdir: Path, *arguments: str, **variables: str) -> list[str]:
    env = {name: value for name, value in os.environ.items() if name != "FONTCONFIG_FILE"}
    env.pop("LD_LIBRARY_PATH", None)
    process = subprocess.run(
        [appdir / "AppRun", *arguments],
        env=env | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    return process.stdout.rstrip("\n").split("|")


def test_only_missing_libraries_are_added(appdir: Path) -> None:
    arguments, libraries, _ = start(appdir, "new", "--seed", "7")
    assert arguments == "new --seed 7"
    assert libraries == str(appdir / "usr" / "lib" / "fallback" / "libnone.so.9")
    _, both, _ = start(appdir, LD_LIBRARY_PATH="/opt/own")
    assert both == f"{libraries}:/opt/own"


def test_a_system_with_fonts_keeps_its_own(appdir: Path) -> None:
    _, _, fonts = start(appdir)
    own_configuration = str(appdir / "usr" / "share" / "fallback" / "fonts.conf")
    assert fonts == ("" if Path("/etc/fonts/fonts.conf").exists() else own_configuration)
    assert start(appdir, FONTCONFIG_FILE="/own.conf")[2] == "/own.conf"


def test_a_link_to_it_starts_it_too(appdir: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(appdir / "AppRun")
    process = subprocess.run([tmp_path / "link", "-h"], capture_output=True, text=True, check=True)
    assert process.stdout.startswith("-h|")


def test_what_is_no_runtime_of_this_processor_is_refused(tmp_path: Path) -> None:
    image, runtime, target = (tmp_path / name for name in ("image", "runtime", "target"))
    image.write_bytes(b"hsqs" + bytes(60))
    own_header = Path(sys.executable).resolve().read_bytes()[:64]
    runtime.write_bytes(own_header)
    with pytest.raises(Stop, match="no runtime"):
        build.join(runtime, image, target)
    runtime.write_bytes(
        own_header[:8] + build.MAGIC + own_header[11:18] + b"\xff\xff" + own_header[20:]
    )
    with pytest.raises(Stop, match="another kind of processor"):
        build.join(runtime, image, target)
    runtime.write_bytes(own_header[:8] + build.MAGIC + own_header[11:])
    build.join(runtime, image, target)
    assert target.read_bytes() == runtime.read_bytes() + image.read_bytes()
    assert os.access(target, os.X_OK)
