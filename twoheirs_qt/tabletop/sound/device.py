"""The audio device, by miniaudio."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from typing import Final

import miniaudio

_PERIOD_MS: Final = 10
"""The length of a period of samples; a sound is audible two or three periods after it begins."""
_PERIODS: Final = 3


class NoDevice(Exception):
    """Raised if no sound can be played."""


class Device:
    """Plays samples of 16 bits, one channel, `rate` per second; `fill` returns the next ones.

    With `nowhere`, it plays in real time without output. Raises NoDevice.
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
                buffersize_msec=_PERIOD_MS,
                callback_periods=_PERIODS,
                backends=[miniaudio.Backend.NULL] if nowhere else None,
            )
        except miniaudio.MiniaudioError as error:
            raise NoDevice from error
        if self._device.backend == "Null" and not nowhere:
            raise NoDevice  # the library's last resort, without output

    def start(self) -> None:
        """Start playing, unless it plays already. Raises NoDevice."""
        if self._device.running:
            return
        samples = self._generate_samples()
        next(samples)
        try:
            self._device.start(samples)
        except miniaudio.MiniaudioError as error:
            raise NoDevice from error

    def stop(self) -> None:
        """Stop playing, so that the device uses no CPU time."""
        self._device.stop()

    def _generate_samples(self) -> Generator[array[int], int, None]:
        """Yield the samples that the library's thread asks for."""
        count = yield array("h")
        while True:
            count = yield self._fill(count)
