"""A virtual screen with a window manager, for whatever wants to see a real window."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

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
