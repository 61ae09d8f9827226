"""The loudspeaker, by miniaudio."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from typing import Final

import miniaudio

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
