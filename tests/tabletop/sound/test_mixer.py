"""Sounds at the same time are added up, and clipped at the largest value."""

from __future__ import annotations

from array import array

from twoheirs_qt.tabletop.sound.mixer import MAX_VOICES, Mixer, read_sounds
from twoheirs_qt.tabletop.sound.names import Sound


def make_mixer(**sounds: list[int]) -> Mixer:
    return Mixer({name: array("h", values) for name, values in sounds.items()})


def test_a_sound_goes_on_where_it_was_and_ends_in_silence() -> None:
    mixed = make_mixer(a=[100, 200, 300, 400, 500])
    assert list(mixed.mix(2)) == [0, 0]
    assert mixed.is_quiet
    mixed.begin("a", 0.5)
    assert not mixed.is_quiet
    assert list(mixed.mix(3)) == [50, 100, 150]
    assert list(mixed.mix(3)) == [200, 250, 0]
    assert mixed.is_quiet


def test_two_sounds_play_together_each_from_its_own_beginning() -> None:
    mixed = make_mixer(a=[100, 100, 100], b=[7, 7])
    mixed.begin("a", 1.0)
    assert list(mixed.mix(1)) == [100]
    mixed.begin("b", 1.0)
    assert list(mixed.mix(3)) == [107, 107, 0]


def test_too_loud_together_they_are_cut_and_do_not_wrap() -> None:
    mixed = make_mixer(a=[30000, -30000])
    mixed.begin("a", 1.0)
    mixed.begin("a", 1.0)
    assert list(mixed.mix(2)) == [32767, -32768]


def test_the_oldest_gives_way() -> None:
    mixed = make_mixer(
        **{str(number): [10**number, 10**number] for number in range(MAX_VOICES + 1)}
    )
    for number in range(MAX_VOICES + 1):
        mixed.begin(str(number), 1.0)
    assert list(mixed.mix(1)) == [min(32767, sum(10**n for n in range(1, MAX_VOICES + 1)))]


def test_what_is_no_sound_or_no_gain_is_silent() -> None:
    mixed = make_mixer(a=[100])
    for name, gain in (("b", 1.0), ("a", 0.0), ("a", -1.0), ("a", 2.0), ("a", float("nan"))):
        mixed.begin(name, gain)
    assert mixed.is_quiet


def test_the_programs_own_sounds_can_be_read() -> None:
    sounds, rate = read_sounds()
    assert sounds.keys() == set(Sound)
    assert rate == 24_000
