"""`twoheirs-qt sounds`: plays sounds named on standard input, with a gain, one a line.

It is a process of its own because the system's audio thread calls Python for the next samples: in
the window's process it would wait for painting, and each frame longer than a period would cause a
click. It also isolates the game from audio drivers that hang or crash.
"""

from __future__ import annotations

import os
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from twoheirs_qt.tabletop.sound.names import NOWHERE

_STOP_DELAY_S: Final = 2.0
"""Seconds of silence after which the device is stopped."""
_NO_DEVICE: Final = 3


def main(arguments: list[str]) -> int:
    """Play until standard input ends; returns the exit status, not 0 if no sound can be played."""
    try:
        _serve(nowhere=NOWHERE in arguments)
    except Exception:  # no library, device or sounds: the game goes on without sounds
        status = _NO_DEVICE
    else:
        status = 0
    os._exit(status)  # a driver must not keep the process alive


def _serve(*, nowhere: bool) -> None:
    from twoheirs_qt.tabletop.sound.device import Device
    from twoheirs_qt.tabletop.sound.mixer import Mixer, read_sounds

    sys.setswitchinterval(0.001)  # so that the audio thread gets its turn soon
    sounds, rate = read_sounds()
    mixer = Mixer(sounds)
    device = Device(mixer.mix, rate, nowhere=nowhere)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(lines,), daemon=True).start()
    is_stopped = True
    while True:
        try:
            line = lines.get(timeout=None if is_stopped else _STOP_DELAY_S)
        except Empty:
            if mixer.is_quiet:
                device.stop()
                is_stopped = True
            continue
        if not line:
            return
        name, _, gain = line.decode("ascii").partition(" ")
        mixer.begin(name, float(gain))
        device.start()
        is_stopped = False


def _read(lines: SimpleQueue[bytes]) -> None:
    """Pass on each line; an empty one marks the end."""
    for line in sys.stdin.buffer:
        lines.put(line)
    lines.put(b"")
