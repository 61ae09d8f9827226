"""The sounds as figures: nobody hears a test."""

from __future__ import annotations

import cmath
from functools import cache
from itertools import pairwise
from math import pi, sqrt

import pytest
import sounds as script

from tests.box import ROOT
from twoheirs_qt.tabletop.sound.mixer import read_sound
from twoheirs_qt.tabletop.sound.names import Sound

FOLDER = ROOT / "resources" / "sounds"
LENGTHS = {Sound.ROAD: (0.6, 1.2), Sound.COLLAPSE: (0.7, 1.5), Sound.TURN: (0.6, 1.3)}
LENGTHS |= {Sound.FANFARE: (2.0, 3.5)}
CENTRES = {Sound.TAKE: (1000, 4000), Sound.REFUSAL: (150, 400), Sound.COLLAPSE: (150, 700)}
"""Hertz around which a sound lies: a swish is high, what is dull is low."""


@cache
def read_samples(sound: Sound) -> list[float]:
    samples, rate = read_sound(FOLDER / f"{sound}.wav")
    assert rate == script.RATE
    return [value / 32768 for value in samples]


def calculate_spectrum(values: list[complex]) -> list[complex]:
    """Fourier's transform of a power of two of values."""
    if len(values) == 1:
        return values
    even, odd = calculate_spectrum(values[::2]), calculate_spectrum(values[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * pi * n / half) * odd[n] for n in range(half)]
    ahead = [even[n] + turned[n] for n in range(half)]
    return ahead + [even[n] - turned[n] for n in range(half)]


def calculate_centre(samples: list[float]) -> float:
    """The centre of the spectrum of the first third of a second, in hertz."""
    size = 8192
    cut = [complex(value) for value in samples[:size]]
    result = calculate_spectrum(cut + [0j] * (size - len(cut)))[: size // 2]
    strong = [abs(value) ** 2 for value in result]
    return sum(n * value for n, value in enumerate(strong)) / sum(strong) * script.RATE / size


def measure_loudest(samples: list[float]) -> float:
    """The root mean square of the loudest tenth of a second of what is not deep.

    Told otherwise than the script does: by differences, which grow with the frequency.
    """
    window = script.RATE // 10
    high = [b - a for a, b in pairwise(samples)]
    sums = [0.0]
    for value, change in zip(samples, high, strict=False):
        sums.append(sums[-1] + min(value * value, 90 * change * change))
    return sqrt(max(b - a for a, b in zip(sums, sums[window:], strict=False)) / window)


def test_there_is_a_file_for_each_sound_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(Sound)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 400_000


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_clean_and_in_its_place(sound: Sound) -> None:
    samples = read_samples(sound)
    min_length_s, max_length_s = LENGTHS.get(sound, (0.15, 0.7))
    assert min_length_s <= len(samples) / script.RATE <= max_length_s
    assert samples[0] == samples[-1] == 0, "a step would be heard as a click"
    assert max(map(abs, samples[-12:])) < 0.001
    assert 0.15 < max(map(abs, samples)) < 0.8, "audible, and never clipped"
    assert abs(sum(samples) / len(samples)) < 0.001, "the cone rests in its middle"
    low, high = CENTRES.get(sound, (200, 1200))
    assert low < calculate_centre(samples) < high


def test_all_are_about_as_loud_but_a_refusal_is_softer() -> None:
    loudness = {sound: measure_loudest(read_samples(sound)) for sound in Sound}
    other_values = [value for sound, value in loudness.items() if sound is not Sound.REFUSAL]
    assert max(other_values) < 2.3 * min(other_values), loudness
    assert loudness[Sound.REFUSAL] < min(other_values), loudness


@pytest.mark.parametrize("sound", [Sound.TILE, Sound.TAKE, Sound.REFUSAL])
def test_made_again_it_is_the_same(sound: Sound) -> None:
    """`packaging/sounds.py` makes it; a sine of another system may differ in the last bit."""
    stored_samples, _ = read_sound(FOLDER / f"{sound}.wav")
    new_samples = script.render(sound)
    assert len(new_samples) == len(stored_samples)
    assert max(abs(a - b) for a, b in zip(new_samples, stored_samples, strict=True)) <= 1
