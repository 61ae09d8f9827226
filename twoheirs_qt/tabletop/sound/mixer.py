"""Mixing sounds that play at the same time."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.sound.names import Sound

MAX_VOICES: Final = 4
"""The largest number of sounds at a time; older ones are dropped."""

_MAX_SAMPLE, _MIN_SAMPLE = 32767, -32768


class Mixer:
    """Mixes sounds; `begin` and `mix` may be called in different threads."""

    def __init__(self, sounds: Mapping[str, array[int]]) -> None:
        self._sounds = sounds
        self._scaled: dict[tuple[str, float], array[int]] = {}
        self._voices: list[tuple[array[int], int]] = []
        self._new_voices: list[array[int]] = []

    @property
    def is_quiet(self) -> bool:
        """Whether no sound is playing."""
        return not (self._voices or self._new_voices)

    def begin(self, name: str, gain: float) -> None:
        """Start the sound `name` at the next `mix`; unknown names are ignored."""
        samples = self._sounds.get(name)
        if samples is None or not 0 < gain <= 1:
            return
        key = (name, gain)
        if key not in self._scaled:
            self._scaled[key] = array("h", (round(value * gain) for value in samples))
        self._new_voices.append(self._scaled[key])

    def mix(self, count: int) -> array[int]:
        """Return the next `count` samples, silence where no sound is playing."""
        while self._new_voices:
            self._voices.append((self._new_voices.pop(0), 0))
        playing = [
            (samples[position : position + count], samples, position)
            for samples, position in self._voices[-MAX_VOICES:]
        ]
        self._voices = [
            (samples, position + count)
            for _, samples, position in playing
            if position + count < len(samples)
        ]
        if len(playing) == 1:
            mixed = playing[0][0]
        else:
            mixed = array("h", bytes(2 * max((len(part) for part, _, _ in playing), default=0)))
            for part, _, _ in playing:
                for number, value in enumerate(part):
                    mixed[number] = max(_MIN_SAMPLE, min(_MAX_SAMPLE, mixed[number] + value))
        mixed.extend([0] * (count - len(mixed)))
        return mixed


def read_sounds() -> tuple[dict[str, array[int]], int]:
    """Read all sounds, and their number of samples per second.

    Raises OSError or wave.Error if one of them cannot be read.
    """
    sounds, rate = {}, 0
    for sound in Sound:
        samples, rate = read_sound(data.find_path(f"sounds/{sound}.wav"))
        sounds[str(sound)] = samples
    return sounds, rate


def read_sound(file: Path) -> tuple[array[int], int]:
    """Read the samples of a file, and their number per second."""
    with wave.open(str(file), "rb") as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return samples, sound.getframerate()
