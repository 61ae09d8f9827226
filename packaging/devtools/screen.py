"""Virtual screens: with a window manager, for a real window, or of Qt's own, for pictures."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.errors import Stop


@contextmanager
def virtual_display(width: int, height: int, *, open_to_all: bool = False) -> Iterator[str]:
    """A screen of that many pixels as long as the block runs; yields its name for X.

    Other users may show windows there, too, if it is `open_to_all`. Stop if Xvfb does not start.
    """
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24"]
    command += ["-nolisten", "tcp", *(["-ac"] if open_to_all else [])]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    manager = None
    try:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        if not number:
            raise Stop("Xvfb did not start.")
        display = f":{number}"
        manager = subprocess.Popen(
            ["openbox"],
            env={**os.environ, "DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(0.5)
        yield display
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait(20)
        if server.stdout is not None:
            server.stdout.close()


@contextmanager
def offscreen(width: int, height: int) -> Iterator[dict[str, str]]:
    """The environment of a silent program whose windows are on no screen, but one of that size.

    Its games and settings lie in a folder that goes with the end of the block.
    """
    with tempfile.TemporaryDirectory() as home:
        # Qt's own is 800 by 800, and windows fit to it.
        screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
        desk = Path(home) / "desk.json"
        seen = {"windowFrameMargins": False, "screens": [screen]}
        desk.write_text(json.dumps(seen), "utf-8")
        yield {
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={desk}",
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
            "TWOHEIRS_SOUND": "off",
        }
