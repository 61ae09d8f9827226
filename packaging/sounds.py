"""Makes the sounds of the table, `resources/sounds/*.wav`, from nothing but sines and noise.

    python packaging/sounds.py

Wood that is knocked, a swish, a bell, a horn: each is a few partials that die away, and noise from
a generator of fixed seed. So whoever runs this gets the same files, and may change a number and
listen. All are as loud as each other, but for the refusal, which is softer.
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
"""Samples a second: half of what most devices play, so that they double each and no more."""
_LOUD: Final = 0.085
"""The loudness of each sound, where 1 is the most."""
_PEAK: Final = 0.8
_WINDOW: Final = RATE // 10
_DEAF: Final = 250.0
"""Hertz below which ears, and the loudspeakers of laptops, hear less and less."""
_FADE: Final = 0.004

_Samples: TypeAlias = list[float]
_Partial: TypeAlias = tuple[float, float, float]
"""Hertz, strength, and the seconds in which it dies away to a third."""

_D4, _G4, _A4, _D5, _FIS5, _A5 = 293.66, 392.0, 440.0, 587.33, 739.99, 880.0


def tile() -> _Samples:
    """A piece of thick card laid on oak."""
    return _mixed(
        0.26,
        (0.0, _struck(0.26, ((236, 1.0, 0.045), (529, 0.7, 0.034), (1240, 0.4, 0.016)))),
        (0.0, _noise(0.05, 3200, lambda t: 0.9 * exp(-t / 0.008))),
    )


def take() -> _Samples:
    """The same card drawn off the table."""
    swish = _noise(0.2, 4200, lambda t: 0.5 * sin(pi * min(1.0, t / 0.17)) ** 2, above=700)
    tap = _struck(0.12, ((640, 0.35, 0.02), (1310, 0.16, 0.012)))
    return _mixed(0.3, (0.0, swish), (0.15, tap))


def shield() -> _Samples:
    """Bronze turned over on wood."""
    bronze = ((523, 1.0, 0.16), (1187, 0.5, 0.11), (1934, 0.3, 0.07), (2871, 0.14, 0.045))
    return _mixed(
        0.6,
        (0.0, _noise(0.16, 3000, lambda t: 0.16 * sin(pi * min(1.0, t / 0.15)), above=500)),
        (0.12, _struck(0.48, bronze)),
        (0.12, _struck(0.2, ((196, 0.5, 0.04),))),
    )


def troop() -> _Samples:
    """Two steps of a wooden figure."""
    step = ((262, 1.0, 0.03), (611, 0.6, 0.022), (1420, 0.3, 0.01))
    higher = tuple((hertz * 1.12, strength * 0.9, lasts) for hertz, strength, lasts in step)
    return _mixed(0.36, (0.0, _struck(0.16, step)), (0.13, _struck(0.2, higher)))


def road() -> _Samples:
    """Three plucked strings, one above the other: what was apart has come together."""
    return _mixed(0.95, *((0.1 * n, _plucked(note)) for n, note in enumerate((_D5, _FIS5, _A5))))


def collapse() -> _Samples:
    """A wall that falls: a rumble, and stones that come to rest."""
    chance = Random(5)
    rumble = _noise(1.0, 260, lambda t: min(1.0, t / 0.02) * 3.2 * exp(-t / 0.26), seed=3)
    grit = _noise(0.8, 1500, lambda t: min(1.0, t / 0.01) * 0.55 * exp(-t / 0.16), seed=4)
    stones = []
    for number in range(9):
        when = 0.03 + 0.62 * (number / 9) ** 1.3 + chance.random() * 0.04
        hertz = 150 + chance.random() * 260
        strong = 0.9 * (1 - number / 11)
        knock = ((hertz, strong, 0.035), (hertz * 2.3, strong * 0.4, 0.018))
        stones.append((when, _struck(0.18, knock)))
    return _mixed(1.15, (0.0, rumble), (0.0, grit), *stones)


def refusal() -> _Samples:
    """Two dull knocks, the second one lower: no."""
    low = ((233, 1.0, 0.05), (466, 0.45, 0.035), (699, 0.12, 0.02))
    lower = ((196, 1.0, 0.06), (392, 0.45, 0.04), (588, 0.12, 0.02))
    return _mixed(0.38, (0.0, _struck(0.2, low)), (0.12, _struck(0.26, lower)))


def turn() -> _Samples:
    """A small bell, twice: it is for you to play."""
    return _mixed(1.1, (0.0, _bell(_G4)), (0.16, _bell(_D5)))


def fanfare() -> _Samples:
    """Horns: a call, and the chord that it rises to."""
    call = ((0.0, _D4, 0.2), (0.2, _A4, 0.16), (0.36, _A4, 0.16), (0.54, _D5, 0.3))
    chord = tuple((0.86, note, 1.7) for note in (_D4, _A4, _D5, _FIS5))
    return _mixed(2.7, *((when, _horn(note, lasts)) for when, note, lasts in (*call, *chord)))


SOUNDS: Final[dict[str, tuple[Callable[[], _Samples], float]]] = {
    "tile": (tile, 1.0),
    "take": (take, 1.0),
    "shield": (shield, 1.0),
    "troop": (troop, 1.0),
    "road": (road, 1.0),
    "collapse": (collapse, 1.0),
    "refusal": (refusal, 0.7),
    "turn": (turn, 1.0),
    "fanfare": (fanfare, 1.0),
}
"""Each by the name of its file, and how loud it is beside the others."""


# -- what they are made of -----------------------------------------------------------------------


def _struck(length: float, partials: Iterable[_Partial]) -> _Samples:
    """Something hard that was hit: its partials die away, the high ones first."""
    made = [0.0] * round(length * RATE)
    for hertz, strength, lasts in partials:
        for n in range(len(made)):
            t = n / RATE
            made[n] += strength * min(1.0, t / 0.0015) * exp(-t / lasts) * sin(2 * pi * hertz * t)
    return made


def _plucked(hertz: float) -> _Samples:
    partials = ((hertz * n, 0.8 / n**1.4, 0.26 / n**0.7) for n in range(1, 6))
    return _struck(0.75, partials)


def _bell(hertz: float) -> _Samples:
    shape = ((1.0, 1.0, 0.28), (2.0, 0.35, 0.2), (2.76, 0.22, 0.12), (4.1, 0.08, 0.06))
    return _struck(0.94, ((hertz * ratio, strong, lasts) for ratio, strong, lasts in shape))


def _horn(hertz: float, length: float) -> _Samples:
    """A note that swells, brightens and fades; two players that are never quite together."""
    made = [0.0] * round((length + 0.12) * RATE)
    for detuned in (0.9985, 1.0015):
        for number in range(1, 8):
            for n in range(len(made)):
                t = n / RATE
                swell = min(1.0, t / 0.045) * min(1.0, (length + 0.12 - t) / 0.12)
                bright = swell ** (0.6 * number)
                wave_ = sin(2 * pi * hertz * detuned * number * t)
                made[n] += 0.5 * bright * exp(-t / (2.2 * length)) * wave_ / number**1.25
    return made


def _noise(
    length: float,
    below: float,
    envelope: Callable[[float], float],
    *,
    above: float = 30.0,
    seed: int = 1,
) -> _Samples:
    """Noise between two frequencies, by two filters of the simplest kind each."""
    chance = Random(seed)
    low = 1 - exp(-2 * pi * below / RATE)
    high = 1 - exp(-2 * pi * above / RATE)
    first = second = rest = 0.0
    made = []
    for n in range(round(length * RATE)):
        first += low * (chance.uniform(-1, 1) - first)
        second += low * (first - second)
        rest += high * (second - rest)
        made.append((second - rest) * envelope(n / RATE))
    return made


def _mixed(length: float, *parts: tuple[float, _Samples]) -> _Samples:
    """These parts, each from its second on; it begins and ends in silence."""
    made = [0.0] * round(length * RATE)
    for when, part in parts:
        start = round(when * RATE)
        for n, value in enumerate(part[: len(made) - start]):
            made[start + n] += value
    fade = round(_FADE * RATE)
    for n in range(fade):
        made[n] *= n / fade
    tail = round(0.05 * RATE)
    for n in range(tail):
        made[-1 - n] *= n / tail
    return made


# -- and how they are kept -----------------------------------------------------------------------


def loudness(samples: _Samples) -> float:
    """The root mean square of the loudest tenth of a second, as ears weigh it, roughly."""
    keep = 1 / (1 + 2 * pi * _DEAF / RATE)
    first = second = last = last_first = 0.0
    squares = []
    for value in samples:
        first = keep * (first + value - last)
        second = keep * (second + first - last_first)
        last, last_first = value, first
        squares.append(second * second)
    now = most = sum(squares[:_WINDOW])
    for n in range(_WINDOW, len(squares)):
        now += squares[n] - squares[n - _WINDOW]
        most = max(most, now)
    return sqrt(most / _WINDOW)


def made(name: str) -> array[int]:
    """The samples of a sound, 16 bits each."""
    make, loud = SOUNDS[name]
    samples = make()
    factor = loud * _LOUD / loudness(samples)
    peak = max(map(abs, samples)) * factor
    if peak > _PEAK:
        raise ValueError(f"{name} is too sharp for its loudness: {peak:.2f}")
    return array("h", (round(value * factor * 32767) for value in samples))


def write(folder: Path) -> list[Path]:
    """Write all sounds; their files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in SOUNDS:
        samples = made(name)
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
