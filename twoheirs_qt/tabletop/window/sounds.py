"""The sounds of the window, as set in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.sound.player import Player
from twoheirs_qt.tabletop.window.settings import Settings


class Sounds(QObject):
    """Plays a `Sound` at once, or nothing if sounds are off or there is no device."""

    def __init__(self, settings: Settings, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._player = player
        settings.changed.connect(self._follow)

    @property
    def are_on(self) -> bool:
        """Whether the settings allow sounds."""
        return self._settings.sound_enabled

    def play(self, sound: Sound) -> None:
        """Play `sound`, in addition to sounds that are playing."""
        if self._settings.sound_enabled:
            self._player.play(sound, self._settings.volume)

    def close(self) -> None:
        """Stop all sounds."""
        self._player.close()

    def _follow(self, name: str) -> None:
        if name == "sound_enabled" and not self._settings.sound_enabled:
            self._player.close()
        elif name in ("sound_enabled", "volume"):  # an example of the new volume
            self.play(Sound.TILE)
