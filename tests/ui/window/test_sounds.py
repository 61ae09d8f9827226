"""The settings of sounds, and where they are heard."""

from __future__ import annotations

from pathlib import Path

from tests.ui.conftest import start_game
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.sound.player import Player
from twoheirs_qt.tabletop.window.settings import Settings
from twoheirs_qt.tabletop.window.sounds import Sounds


class SoundRecorder(Player):
    """Remembers what it is given."""

    def __init__(self) -> None:
        super().__init__("off")
        self.played: list[tuple[Sound, float]] = []
        self.closed = 0

    def play(self, sound: Sound, gain: float) -> None:
        self.played.append((sound, gain))

    def close(self) -> None:
        self.closed += 1


def test_they_are_soft_at_first_and_a_new_volume_applies_at_once(
    qapp: object, tmp_path: Path
) -> None:
    settings, player = Settings(tmp_path / "settings.ini"), SoundRecorder()
    sounds = Sounds(settings, player)
    sounds.play(Sound.TAKE)
    assert player.played == [(Sound.TAKE, 0.25)]
    settings.volume = 1.0
    assert player.played[1:] == [(Sound.TILE, 1.0)]


def test_switched_off_nothing_sounds_and_nothing_runs(qapp: object, tmp_path: Path) -> None:
    settings, player = Settings(tmp_path / "settings.ini"), SoundRecorder()
    sounds = Sounds(settings, player)
    settings.sound_enabled = False
    assert player.closed == 1
    sounds.play(Sound.TAKE)
    settings.volume = 0.5
    assert player.played == []
    settings.sound_enabled = True
    assert player.played == [(Sound.TILE, 0.5)]


def test_a_game_played_in_the_outline_has_sounds_too(program: Program) -> None:
    player = SoundRecorder()
    program.window.page._sounds._player = player
    start_game(program)
    program.settings.outline_shown = True
    assert not program.window.page.table.isVisible()
    assert program.session.play(Take(1))
    assert [sound for sound, _ in player.played] == [Sound.TAKE, Sound.SHIELD]
    program.window.menus.home.trigger()
    program.session.undo()
    player.played.clear()
    assert program.session.play(Take(1))
    assert player.played == [], "nobody looks"
