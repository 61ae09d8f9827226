"""Start the contents of an AppImage in a bare Debian without desktop, fonts and libraries."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bare_debian import make_base
from devtools.errors import Stop
from devtools.identity import TITLE
from linux.screen import virtual_screen
from linux.try_install import CACHE_FOLDER, Debian, find_obstacle

_MIN_COLOURS = 50
"""A painted window has hundreds, an empty screen a few."""


def start_in_bare_debian(appdir: Path, suite: str, picture: Path) -> str:
    """Start it in a fresh Debian `suite` and save a `picture`; returns a line. Stop if it fails."""
    if obstacle := find_obstacle():
        raise Stop(obstacle)
    CACHE_FOLDER.mkdir(parents=True, exist_ok=True)
    base = CACHE_FOLDER / f"{suite}-base"
    make_base(suite, base)
    debian = Debian(base, CACHE_FOLDER / f"{suite}-installed.{os.getpid()}")
    try:
        shutil.copytree(appdir, debian.folder / "opt" / "AppDir", symlinks=True)
        debian.run_as_player("/opt/AppDir/AppRun new --seed 7 > /dev/null")
        with virtual_screen() as screen:
            command = debian.make_command("/opt/AppDir/AppRun --language en", screen.display)
            game = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            try:
                screen.wait(
                    lambda: any(TITLE in title for title in screen.list_titles()), "a window"
                )
                screen.wait(lambda: screen.save_picture(picture) > _MIN_COLOURS, "a painted window")
            except Stop as stop:
                game.kill()
                output = game.communicate()[0].decode("utf-8", "replace")
                raise Stop(f"In a bare Debian {suite}: {stop}\n{output}") from None
            screen.press_keys("ctrl+q")
            game.wait(60)
            output = game.communicate()[0].decode("utf-8", "replace")
            if game.returncode:
                raise Stop(f"In a bare Debian {suite} it ended with {game.returncode}:\n{output}")
    finally:
        debian.remove()
    return f"started in a Debian {suite} with nothing but a screen: {picture}"
