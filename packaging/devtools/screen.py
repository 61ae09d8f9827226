"""Virtual screens: an X server with a window manager, or Qt's offscreen platform."""

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
    """Run an X server until the block ends; yields its display name.

    `open_to_all`: other users may open windows there. Stop if Xvfb does not start.
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
def set_up_offscreen(width: int, height: int) -> Iterator[dict[str, str]]:
    """Yield environment variables for a silent program on an offscreen screen of that size.

    Its games and settings are in a temporary folder.
    """
    with tempfile.TemporaryDirectory() as home:
        # The default one is 800 by 800, and windows fit to it.
        screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
        file = Path(home) / "screen.json"
        configuration = {"windowFrameMargins": False, "screens": [screen]}
        file.write_text(json.dumps(configuration), "utf-8")
        yield {
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
            "TWOHEIRS_SOUND": "off",
        }
