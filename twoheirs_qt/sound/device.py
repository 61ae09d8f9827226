"""The loudspeaker, by miniaudio.

Of the package miniaudio only the library itself is used, which it calls `_miniaudio`: importing the
rest takes 100 ms and 13 MB, for decoders and the radio.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

from _miniaudio import ffi, lib

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
        def data_callback(_device: object, output: object, _input: object, count: int) -> None:
            ffi.memmove(output, fill(count), 2 * count)

        def stop_callback(_device: object) -> None:
            pass

        # The library calls these, by their names, in a thread of its own.
        ffi.def_extern(name="_internal_data_callback")(data_callback)
        ffi.def_extern(name="_internal_stop_callback")(stop_callback)
        lib.init_miniaudio()
        self._context = ffi.new("ma_context *")
        wanted = ffi.new("ma_backend[]", [lib.ma_backend_null]) if nowhere else ffi.NULL
        settings = lib.ma_context_config_init()
        if lib.ma_context_init(wanted, int(nowhere), ffi.addressof(settings), self._context):
            raise NoDevice
        if self._context.backend == lib.ma_backend_null and not nowhere:
            raise NoDevice  # the library's last resort, which would play for nobody
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = rate
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = _PERIOD
        config.periods = _PERIODS
        config.dataCallback = lib._internal_data_callback
        config.stopCallback = lib._internal_stop_callback
        self._device = ffi.new("ma_device *")
        if lib.ma_device_init(self._context, ffi.addressof(config), self._device):
            raise NoDevice

    def start(self) -> None:
        """Begin to play, if it does not. Raises NoDevice."""
        if not lib.ma_device_is_started(self._device) and lib.ma_device_start(self._device):
            raise NoDevice

    def stop(self) -> None:
        """Play nothing for now: a device at rest costs the system nothing."""
        if lib.ma_device_is_started(self._device):
            lib.ma_device_stop(self._device)
