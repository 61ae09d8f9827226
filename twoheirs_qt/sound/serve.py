"""`twoheirs-qt sounds`: plays what standard input names, a sound and its gain a line.

It is a process of its own because the system's audio thread calls Python for the next samples, and
there would wait for whatever Python does at that time: in the window's process that is painting,
and each frame that takes longer than a period would be heard as a click. Here nothing else runs.
It also keeps the drivers of a sound system out of the game: one that hangs or crashes is not heard.
"""

from __future__ import annotations

import os
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from twoheirs_qt.sound.names import NOWHERE

_REST: Final = 2.0
"""Seconds of silence after which the device rests."""
_NO_DEVICE: Final = 3


def main(arguments: list[str]) -> int:
    """Play until standard input ends; the exit status, not 0 where nothing can be played."""
    try:
        _serve(nowhere=NOWHERE in arguments)
    except Exception:  # no library, no device, no sounds: a table without sounds is a table
        status = _NO_DEVICE
    else:
        status = 0
    os._exit(status)  # no driver may keep a process that nobody needs any more


def _serve(*, nowhere: bool) -> None:
    from twoheirs_qt.sound.device import Device
    from twoheirs_qt.sound.mixer import Mixer, read_sounds

    sys.setswitchinterval(0.001)  # whatever else is done here, samples are due first
    sounds, rate = read_sounds()
    mixer = Mixer(sounds)
    device = Device(mixer.mix, rate, nowhere=nowhere)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(lines,), daemon=True).start()
    rests = True
    while True:
        try:
            line = lines.get(timeout=None if rests else _REST)
        except Empty:
            if mixer.is_quiet:
                device.stop()
                rests = True
            continue
        if not line:
            return
        name, _, gain = line.decode("ascii").partition(" ")
        mixer.begin(name, float(gain))
        device.start()
        rests = False


def _read(lines: SimpleQueue[bytes]) -> None:
    """Pass on each line; an empty one is the end."""
    for line in sys.stdin.buffer:
        lines.put(line)
    lines.put(b"")
