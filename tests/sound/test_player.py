"""The process that plays: it starts with a sound, ends with the window, and is never missed."""

from __future__ import annotations

import subprocess
import sys
from array import array
from importlib.util import find_spec
from time import monotonic, sleep

import pytest

from tests.patience import PATIENCE
from twoheirs_qt.sound import player as module
from twoheirs_qt.sound.names import Sound
from twoheirs_qt.sound.player import Player

needs_library = pytest.mark.skipif(find_spec("miniaudio") is None, reason="no wheel of miniaudio")


def lives(player: Player) -> bool:
    return player.process is not None and player.process.poll() is None


def test_off_nothing_is_started() -> None:
    player = Player("off")
    player.play(Sound.TILE, 0.5)
    assert player.process is None


def test_tests_hear_nothing() -> None:
    player = Player()
    player.play(Sound.TILE, 0.5)
    assert player.process is None


@needs_library
def test_the_first_sound_starts_it_and_the_next_uses_it() -> None:
    player = Player("nowhere")
    assert player.process is None
    player.play(Sound.TILE, 0.5)
    first = player.process
    sleep(0.3)
    player.play(Sound.TAKE, 0.5)
    assert player.process is first
    assert lives(player)
    player.close()
    assert player.process is None
    assert first is not None
    assert first.poll() is not None
    player.play(Sound.TILE, 0.5)
    assert lives(player)
    player.close()


@needs_library
def test_it_ends_when_the_window_is_gone() -> None:
    command = [sys.executable, "-m", "twoheirs_qt", "sounds", "--nowhere"]
    lines = b"tile 0.5\ntake 0.25\n"
    done = subprocess.run(command, input=lines, timeout=PATIENCE, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("library", ["raise ImportError", "raise OSError(2, 'no')"])
def test_without_library_or_device_all_is_silent_and_nothing_fails(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = f"import sys; {library}"
    monkeypatch.setattr(module, "this_program", lambda: [sys.executable, "-c", broken])
    player = Player("")
    end = monotonic() + PATIENCE
    while not player._failed and monotonic() < end:
        player.play(Sound.TILE, 0.5)
        sleep(0.01)
    assert player._failed
    player.play(Sound.TILE, 0.5)
    assert player.process is None
    player.close()  # switched off, and on again: there may be a device now
    assert not player._failed


def test_a_program_that_cannot_be_started_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "this_program", lambda: ["/no/such/program"])
    player = Player("")
    for _ in range(2):
        player.play(Sound.TILE, 0.5)
    assert player.process is None


@needs_library
def test_one_that_hangs_is_never_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep = "import time; time.sleep(1000)"
    monkeypatch.setattr(module, "this_program", lambda: [sys.executable, "-c", asleep])
    player = Player("")
    for _ in range(70_000):  # 14 bytes each: more than any pipe holds
        player.play(Sound.TILE, 0.5)
    assert player.process is None


@needs_library
def test_a_device_plays_rests_and_plays_again() -> None:
    from twoheirs_qt.sound.device import Device

    asked: list[int] = []

    def fill(count: int) -> array[int]:
        asked.append(count)
        return array("h", bytes(2 * count))

    device = Device(fill, 44100, nowhere=True)
    for _ in range(2):
        asked.clear()
        device.start()
        device.start()
        end = monotonic() + PATIENCE
        while not asked and monotonic() < end:
            sleep(0.01)
        device.stop()
        assert asked
    sleep(0.05)
    asked.clear()
    sleep(0.1)
    assert not asked
