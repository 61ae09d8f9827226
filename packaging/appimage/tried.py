"""Starts what an AppImage holds in a Debian that has nothing: no desktop, no font, no library."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bare_debian import make_base
from devtools.errors import Stop
from devtools.identity import TITLE
from linux.screen import virtual_screen
from linux.try_install import KEPT, Debian, obstacle

_COLOURS = 50
"""A painted window has hundreds; an empty screen has a handful."""


def in_bare_debian(appdir: Path, suite: str, picture: Path) -> str:
    """Start it in a fresh Debian `suite` and keep a `picture`; what was seen. Raises Stop."""
    if why := obstacle():
        raise Stop(why)
    KEPT.mkdir(parents=True, exist_ok=True)
    base = KEPT / f"{suite}-base"
    make_base(suite, base)
    debian = Debian(base, KEPT / f"{suite}-installed.{os.getpid()}")
    try:
        shutil.copytree(appdir, debian.folder / "opt" / "AppDir", symlinks=True)
        debian.player("/opt/AppDir/AppRun new --seed 7 > /dev/null")
        with virtual_screen() as screen:
            command = debian.inside("/opt/AppDir/AppRun --language en", screen.display)
            game = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            try:
                screen.wait(lambda: any(TITLE in title for title in screen.titles()), "a window")
                screen.wait(lambda: screen.picture(picture) > _COLOURS, "a painted window")
            except Stop as stop:
                game.kill()
                said = game.communicate()[0].decode("utf-8", "replace")
                raise Stop(f"In a bare Debian {suite}: {stop}\n{said}") from None
            screen.keys("ctrl+q")
            game.wait(60)
            said = game.communicate()[0].decode("utf-8", "replace")
            if game.returncode:
                raise Stop(f"In a bare Debian {suite} it ended with {game.returncode}:\n{said}")
    finally:
        debian.remove()
    return f"started in a Debian {suite} with nothing but a screen: {picture}"
