"""Make the sounds of the table, `resources/sounds/*.wav`, from sines and noise.

    python packaging/sounds.py

Each sound is a few decaying partials, and noise from a generator of fixed seed, so that every run
gives the same files. All have the same loudness, except the refusal, which is softer.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from math import exp, pi, sin, sqrt
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 24_000
"""Samples a second: half the rate of most devices, which they double."""
_LOUDNESS: Final = 0.085
"""Of each sound; the maximum is 1."""
_MAX_PEAK: Final = 0.8
_WINDOW_SAMPLES: Final = RATE // 10
_HIGH_PASS_HZ: Final = 250.0
"""Below it, ears and small loudspeakers are less sensitive."""
_FADE_S: Final = 0.004

_Samples: TypeAlias = list[float]
_Partial: TypeAlias = tuple[float, float, float]
"""Frequency in Hz, strength, and the time constant of its decay in seconds."""

_D4, _G4, _A4, _D5, _F_SHARP5, _A5 = 293.66, 392.0, 440.0, 587.33, 739.99, 880.0


def make_tile() -> _Samples:
    """A piece of thick card laid on oak."""
    return _mix(
        0.26,
        (0.0, _strike(0.26, ((236, 1.0, 0.045), (529, 0.7, 0.034), (1240, 0.4, 0.016)))),
        (0.0, _make_noise(0.05, 3200, lambda t: 0.9 * exp(-t / 0.008))),
    )


def make_take() -> _Samples:
    """The same card drawn off the table."""
    swish = _make_noise(0.2, 4200, lambda t: 0.5 * sin(pi * min(1.0, t / 0.17)) ** 2, above=700)
    tap = _strike(0.12, ((640, 0.35, 0.02), (1310, 0.16, 0.012)))
    return _mix(0.3, (0.0, swish), (0.15, tap))


def make_shield() -> _Samples:
    """Bronze turned over on wood."""
    bronze = ((523, 1.0, 0.16), (1187, 0.5, 0.11), (1934, 0.3, 0.07), (2871, 0.14, 0.045))
    return _mix(
        0.6,
        (0.0, _make_noise(0.16, 3000, lambda t: 0.16 * sin(pi * min(1.0, t / 0.15)), above=500)),
        (0.12, _strike(0.48, bronze)),
        (0.12, _strike(0.2, ((196, 0.5, 0.04),))),
    )


def make_troop() -> _Samples:
    """Two steps of a wooden figure."""
    step = ((262, 1.0, 0.03), (611, 0.6, 0.022), (1420, 0.3, 0.01))
    higher = tuple((hertz * 1.12, strength * 0.9, decay_s) for hertz, strength, decay_s in step)
    return _mix(0.36, (0.0, _strike(0.16, step)), (0.13, _strike(0.2, higher)))


def make_road() -> _Samples:
    """Three plucked strings in a rising chord."""
    return _mix(0.95, *((0.1 * n, _pluck(note)) for n, note in enumerate((_D5, _F_SHARP5, _A5))))


def make_collapse() -> _Samples:
    """A falling wall: a rumble, and stones."""
    chance = Random(5)
    rumble = _make_noise(1.0, 260, lambda t: min(1.0, t / 0.02) * 3.2 * exp(-t / 0.26), seed=3)
    grit = _make_noise(0.8, 1500, lambda t: min(1.0, t / 0.01) * 0.55 * exp(-t / 0.16), seed=4)
    stones = []
    for number in range(9):
        start_s = 0.03 + 0.62 * (number / 9) ** 1.3 + chance.random() * 0.04
        hertz = 150 + chance.random() * 260
        strength = 0.9 * (1 - number / 11)
        knock = ((hertz, strength, 0.035), (hertz * 2.3, strength * 0.4, 0.018))
        stones.append((start_s, _strike(0.18, knock)))
    return _mix(1.15, (0.0, rumble), (0.0, grit), *stones)


def make_refusal() -> _Samples:
    """Two dull knocks, the second one lower."""
    low = ((233, 1.0, 0.05), (466, 0.45, 0.035), (699, 0.12, 0.02))
    lower = ((196, 1.0, 0.06), (392, 0.45, 0.04), (588, 0.12, 0.02))
    return _mix(0.38, (0.0, _strike(0.2, low)), (0.12, _strike(0.26, lower)))


def make_turn() -> _Samples:
    """A small bell, twice."""
    return _mix(1.1, (0.0, _ring_bell(_G4)), (0.16, _ring_bell(_D5)))


def make_fanfare() -> _Samples:
    """Horns: a call, and a chord."""
    call = ((0.0, _D4, 0.2), (0.2, _A4, 0.16), (0.36, _A4, 0.16), (0.54, _D5, 0.3))
    chord = tuple((0.86, note, 1.7) for note in (_D4, _A4, _D5, _F_SHARP5))
    return _mix(
        2.7, *((start_s, _blow_horn(note, length)) for start_s, note, length in (*call, *chord))
    )


SOUNDS: Final[dict[str, tuple[Callable[[], _Samples], float]]] = {
    "tile": (make_tile, 1.0),
    "take": (make_take, 1.0),
    "shield": (make_shield, 1.0),
    "troop": (make_troop, 1.0),
    "road": (make_road, 1.0),
    "collapse": (make_collapse, 1.0),
    "refusal": (make_refusal, 0.7),
    "turn": (make_turn, 1.0),
    "fanfare": (make_fanfare, 1.0),
}
"""The function of each sound and its relative loudness, by the name of its file."""


# -- synthesis -----------------------------------------------------------------------------------


def _strike(length: float, partials: Iterable[_Partial]) -> _Samples:
    """Synthesize a knock on something hard: decaying partials."""
    samples = [0.0] * round(length * RATE)
    for hertz, strength, decay_s in partials:
        for n in range(len(samples)):
            t = n / RATE
            samples[n] += (
                strength * min(1.0, t / 0.0015) * exp(-t / decay_s) * sin(2 * pi * hertz * t)
            )
    return samples


def _pluck(hertz: float) -> _Samples:
    partials = ((hertz * n, 0.8 / n**1.4, 0.26 / n**0.7) for n in range(1, 6))
    return _strike(0.75, partials)


def _ring_bell(hertz: float) -> _Samples:
    shape = ((1.0, 1.0, 0.28), (2.0, 0.35, 0.2), (2.76, 0.22, 0.12), (4.1, 0.08, 0.06))
    return _strike(0.94, ((hertz * ratio, strength, decay_s) for ratio, strength, decay_s in shape))


def _blow_horn(hertz: float, length: float) -> _Samples:
    """Synthesize a note of two horns that swells, brightens and fades."""
    samples = [0.0] * round((length + 0.12) * RATE)
    for detuned in (0.9985, 1.0015):
        for number in range(1, 8):
            for n in range(len(samples)):
                t = n / RATE
                swell = min(1.0, t / 0.045) * min(1.0, (length + 0.12 - t) / 0.12)
                bright = swell ** (0.6 * number)
                wave_ = sin(2 * pi * hertz * detuned * number * t)
                samples[n] += 0.5 * bright * exp(-t / (2.2 * length)) * wave_ / number**1.25
    return samples


def _make_noise(
    length: float,
    below: float,
    envelope: Callable[[float], float],
    *,
    above: float = 30.0,
    seed: int = 1,
) -> _Samples:
    """Synthesize noise between two frequencies in Hz, by simple filters."""
    chance = Random(seed)
    low = 1 - exp(-2 * pi * below / RATE)
    high = 1 - exp(-2 * pi * above / RATE)
    first = second = slow_part = 0.0
    samples = []
    for n in range(round(length * RATE)):
        first += low * (chance.uniform(-1, 1) - first)
        second += low * (first - second)
        slow_part += high * (second - slow_part)
        samples.append((second - slow_part) * envelope(n / RATE))
    return samples


def _mix(length: float, *parts: tuple[float, _Samples]) -> _Samples:
    """Mix parts that start at these seconds, with a fade at both ends."""
    samples = [0.0] * round(length * RATE)
    for start_s, part in parts:
        start = round(start_s * RATE)
        for n, value in enumerate(part[: len(samples) - start]):
            samples[start + n] += value
    fade = round(_FADE_S * RATE)
    for n in range(fade):
        samples[n] *= n / fade
    tail = round(0.05 * RATE)
    for n in range(tail):
        samples[-1 - n] *= n / tail
    return samples


# -- files ---------------------------------------------------------------------------------------


def measure_loudness(samples: _Samples) -> float:
    """Calculate the root mean square of the loudest 0.1 s, roughly weighted as by ears."""
    keep = 1 / (1 + 2 * pi * _HIGH_PASS_HZ / RATE)
    first = second = last = last_first = 0.0
    squares = []
    for value in samples:
        first = keep * (first + value - last)
        second = keep * (second + first - last_first)
        last, last_first = value, first
        squares.append(second * second)
    window_sum = largest_sum = sum(squares[:_WINDOW_SAMPLES])
    for n in range(_WINDOW_SAMPLES, len(squares)):
        window_sum += squares[n] - squares[n - _WINDOW_SAMPLES]
        largest_sum = max(largest_sum, window_sum)
    return sqrt(largest_sum / _WINDOW_SAMPLES)


def render(name: str) -> array[int]:
    """Render a sound as samples of 16 bits."""
    make, relative_loudness = SOUNDS[name]
    samples = make()
    factor = relative_loudness * _LOUDNESS / measure_loudness(samples)
    peak = max(map(abs, samples)) * factor
    if peak > _MAX_PEAK:
        raise ValueError(f"{name} is too sharp for its loudness: {peak:.2f}")
    return array("h", (round(value * factor * 32767) for value in samples))


def write(folder: Path) -> list[Path]:
    """Write all sounds; returns their files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in SOUNDS:
        samples = render(name)
        if sys.byteorder == "big":
            samples.byteswap()
        file = folder / f"{name}.wav"
        with wave.open(str(file), "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(RATE)
            sound.writeframes(samples.tobytes())
        files.append(file)
    return files


if __name__ == "__main__":
    for path in write(FOLDER):
        print(f"{path.name}: {path.stat().st_size} bytes")
