"""The process that plays: it starts with a sound, ends with the window, and is never missed."""

from __future__ import annotations

import subprocess
import sys
from array import array
from importlib.util import find_spec
from time import monotonic, sleep

import pytest

from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.own_command import ProcessCommand, make_own_command_line
from twoheirs_qt.tabletop.sound import player as player_module
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.sound.player import Player

needs_library = pytest.mark.skipif(find_spec("miniaudio") is None, reason="no wheel of miniaudio")


def is_alive(player: Player) -> bool:
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
    assert is_alive(player)
    player.close()
    assert player.process is None
    assert first is not None
    assert first.poll() is not None
    player.play(Sound.TILE, 0.5)
    assert is_alive(player)
    player.close()


@needs_library
def test_it_ends_when_the_window_is_gone() -> None:
    command = make_own_command_line("sounds", "--nowhere")
    lines = b"tile 0.5\ntake 0.25\n"
    process = subprocess.run(command, input=lines, timeout=TIMEOUT_S, check=False)
    assert process.returncode == 0


@pytest.mark.parametrize("library", ["raise ImportError", "raise OSError(2, 'no')"])
def test_without_library_or_device_all_is_silent_and_nothing_fails(
    library: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    starts = replace_command(monkeypatch, f"import sys; {library}")
    player = Player("")
    end = monotonic() + TIMEOUT_S
    while not caplog.records and monotonic() < end:
        player.play(Sound.TILE, 0.5)
        sleep(0.01)
    player.play(Sound.TILE, 0.5)
    assert player.process is None
    assert len(starts) == 4, "the first one, and three in its place"
    assert len(caplog.records) == 1
    player.close()  # switched off, and on again: there may be a device now
    player.play(Sound.TILE, 0.5)
    assert len(starts) == 5
    player.close()


def replace_command(monkeypatch: pytest.MonkeyPatch, source: str) -> list[str]:
    """Have processes that play run `source`; what each of them was told beside."""
    starts: list[str] = []

    def record_command(*arguments: str) -> ProcessCommand:
        starts.append(" ".join(arguments))
        return ProcessCommand((sys.executable, "-c", source))

    monkeypatch.setattr(player_module, "make_own_command", record_command)
    return starts


@needs_library
def test_one_that_dies_is_replaced_at_the_next_sound() -> None:
    player = Player("nowhere")
    player.play(Sound.TILE, 0.5)
    first = player.process
    assert first is not None
    first.kill()
    first.wait()
    player.play(Sound.TILE, 0.5)
    assert player.process is not first
    assert is_alive(player)
    player.close()


def test_a_program_that_cannot_be_started_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        player_module, "make_own_command", lambda *_: ProcessCommand(("/no/such/program",))
    )
    player = Player("")
    for _ in range(2):
        player.play(Sound.TILE, 0.5)
    assert player.process is None
    (line,) = caplog.messages
    assert "No such file" in line


@needs_library
def test_one_that_hangs_is_never_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = replace_command(monkeypatch, "import time; time.sleep(1000)")
    player = Player("")
    for _ in range(70_000):  # 11 bytes each: more than any pipe holds
        player.play(Sound.TILE, 0.5)
    assert len(starts) > 1
    player.close()


@needs_library
def test_a_device_plays_rests_and_plays_again() -> None:
    from twoheirs_qt.tabletop.sound.device import Device

    requested_counts: list[int] = []

    def fill(count: int) -> array[int]:
        requested_counts.append(count)
        return array("h", bytes(2 * count))

    device = Device(fill, 44100, nowhere=True)
    for _ in range(2):
        requested_counts.clear()
        device.start()
        device.start()
        end = monotonic() + TIMEOUT_S
        while not requested_counts and monotonic() < end:
            sleep(0.01)
        device.stop()
        assert requested_counts
    sleep(0.05)
    requested_counts.clear()
    sleep(0.1)
    assert not requested_counts
