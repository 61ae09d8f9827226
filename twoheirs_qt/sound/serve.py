"""`twoheirs-qt sounds`: plays what standard input names, a sound and its gain a line.

It is a process of its own because the system's audio thread calls Python for the next samples, and
there would wait for whatever Python does at that time: in the window's process that is painting,
and each frame that takes longer than a period would be heard as a click. Here nothing else runs.
It also keeps the drivers of a sound system out of the game: one that hangs or crashes is not heard.
"""

from __future__ import annotations

import os
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import miniaudio

from twoheirs_qt import data
from twoheirs_qt.sound.names import NOWHERE, Sound

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
    from twoheirs_qt.sound.serve import Device, Mixer, read_sounds

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


_PERIOD: Final = 10
"""Milliseconds that are asked for at a time: what is begun is heard two or three of them later."""
_PERIODS: Final = 3


class NoDevice(Exception):
    """Nothing can be played here."""


class Device:
    """Plays what `fill` gives it: so many samples of 16 bits, one channel, `rate` a second.

    With `nowhere`, it plays in real time what nobody hears. Raises NoDevice.
    """

    def __init__(
        self, fill: Callable[[int], array[int]], rate: int, *, nowhere: bool = False
    ) -> None:
        self._fill = fill
        try:
            self._device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=rate,
                buffersize_msec=_PERIOD,
                callback_periods=_PERIODS,
                backends=[miniaudio.Backend.NULL] if nowhere else None,
            )
        except miniaudio.MiniaudioError as error:
            raise NoDevice from error
        if self._device.backend == "Null" and not nowhere:
            raise NoDevice  # the library's last resort, which would play for nobody

    def start(self) -> None:
        """Begin to play, if it does not. Raises NoDevice."""
        if self._device.running:
            return
        samples = self._samples()
        next(samples)
        try:
            self._device.start(samples)
        except miniaudio.MiniaudioError as error:
            raise NoDevice from error

    def stop(self) -> None:
        """Play nothing for now: a device at rest costs the system nothing."""
        self._device.stop()

    def _samples(self) -> Generator[array[int], int, None]:
        """What the library's thread asks for."""
        count = yield array("h")
        while True:
            count = yield self._fill(count)


MOST: Final = 4
"""So many are heard at once; the oldest gives way."""

_TOP, _BOTTOM = 32767, -32768


class Mixer:
    """Gives `mix` of what has been begun, as much at a time as it is asked for.

    `begin` and `mix` may be called in different threads.
    """

    def __init__(self, sounds: Mapping[str, array[int]]) -> None:
        self._sounds = sounds
        self._scaled: dict[tuple[str, float], array[int]] = {}
        self._voices: list[tuple[array[int], int]] = []
        self._begun: list[array[int]] = []

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing left to be heard."""
        return not (self._voices or self._begun)

    def begin(self, name: str, gain: float) -> None:
        """Have the sound `name` begin at the next `mix`; what is no sound is not heard."""
        samples = self._sounds.get(name)
        if samples is None or not 0 < gain <= 1:
            return
        key = (name, gain)
        if key not in self._scaled:
            self._scaled[key] = array("h", (round(value * gain) for value in samples))
        self._begun.append(self._scaled[key])

    def mix(self, count: int) -> array[int]:
        """The next `count` samples, silence where nothing is heard."""
        while self._begun:
            self._voices.append((self._begun.pop(0), 0))
        heard = [(samples[at : at + count], samples, at) for samples, at in self._voices[-MOST:]]
        self._voices = [(whole, at + count) for _, whole, at in heard if at + count < len(whole)]
        if len(heard) == 1:
            mixed = heard[0][0]
        else:
            mixed = array("h", bytes(2 * max((len(part) for part, _, _ in heard), default=0)))
            for part, _, _ in heard:
                for number, value in enumerate(part):
                    mixed[number] = max(_BOTTOM, min(_TOP, mixed[number] + value))
        mixed.extend([0] * (count - len(mixed)))
        return mixed


def read_sounds() -> tuple[dict[str, array[int]], int]:
    """All sounds, and how many samples a second they have.

    Raises OSError or wave.Error if one of them cannot be read.
    """
    found, rate = {}, 0
    for sound in Sound:
        samples, rate = read_sound(data.path(f"sounds/{sound}.wav"))
        found[str(sound)] = samples
    return found, rate


def read_sound(file: Path) -> tuple[array[int], int]:
    """The samples of a file, and how many there are a second."""
    with wave.open(str(file), "rb") as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return samples, sound.getframerate()
