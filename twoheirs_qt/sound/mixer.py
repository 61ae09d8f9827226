"""Mixes the sounds that are heard at the same time."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from twoheirs_qt import data
from twoheirs_qt.sound.names import Sound

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
