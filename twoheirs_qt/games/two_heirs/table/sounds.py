"""The sounds of a game: each event has its own, when it is seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.counting import CountStep
from twoheirs_qt.games.two_heirs.rules import State, events
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.highlights import find_joined_road
from twoheirs_qt.games.two_heirs.things.shield_steps import ShieldStep
from twoheirs_qt.games.two_heirs.things.turn_steps import TurnStep
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.scene.animator import DURATION
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.window.sounds import Sounds

_SOUNDS: Final[dict[type, Sound]] = {
    events.Taken: Sound.TAKE,
    events.Built: Sound.TILE,
    events.Expanded: Sound.TILE,
    events.HenryPlaced: Sound.TILE,
    events.TreasurePlaced: Sound.TILE,
    events.TreasureRemoved: Sound.TAKE,
    events.Marched: Sound.TROOP,
    events.Deployed: Sound.TROOP,
    events.Withdrawn: Sound.TROOP,
    events.HenryTroopMoved: Sound.TROOP,
    events.CampBroken: Sound.COLLAPSE,
    events.Destroyed: Sound.COLLAPSE,
}
_TILE_LAID_EVENTS: Final = (events.Built, events.Expanded)


class TableSounds(QObject):
    """Plays the sounds of what happens on `table`, as long as it, or its outline, is shown.

    What is taken back makes none, and the end of a game sounds where that is shown.
    """

    def __init__(self, session: GameSession, table: TableView, sounds: Sounds) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        self._sounds = sounds
        self._turn_start: State | None = None
        """The state in which a human's turn begins, until its sound has been played."""
        table.controller.table_changed.connect(self._follow)
        table.table_scene.step_player.step_shown.connect(self._follow_step)
        table.table_scene.step_player.ended.connect(self._follow_end)
        table.shields.tile_dealt.connect(lambda: sounds.play(Sound.TAKE))
        table.refused.connect(lambda: sounds.play(Sound.REFUSAL))

    def _follow(self, change: Transition | None) -> None:
        """The table shows a change, or the first step of the turn that it ended with."""
        page = self._table.parentWidget() or self._table  # where the outline may lie instead
        if change is None or not change.is_forward or not page.isVisible():
            return
        if self._sounds.are_on and not self._session.is_played_elsewhere(change.before.active):
            for sound in _list_sounds(change):
                self._sounds.play(sound)
        is_turn_over = any(isinstance(event, events.TurnEnded) for event in change.events)
        goes_on = is_turn_over and not change.after.is_over
        next_is_human = goes_on and not self._session.is_played_elsewhere(change.after.active)
        self._turn_start = change.after if next_is_human else None
        if next_is_human and not self._table.table_scene.step_player.is_playing:
            self._play_turn_sound()

    def _follow_step(self, step: TurnStep | ShieldStep | CountStep) -> None:
        if not isinstance(step, TurnStep):
            if step.sound is not None:
                self._sounds.play(step.sound)
            return
        sound = _SOUNDS.get(type(step.event))
        if sound is not None:
            step_sound = sound

            def play_at_end(progress: float) -> None:
                if progress >= 1:
                    self._sounds.play(step_sound)

            self._table.table_scene.animator.animate("sound", DURATION * 0.8, play_at_end)

    def _follow_end(self, step: TurnStep | ShieldStep | CountStep) -> None:
        """All has been shown, or skipped: then who is crowned is seen at once."""
        if isinstance(step, CountStep):
            self._sounds.play(Sound.FANFARE)
        self._play_turn_sound()

    def _play_turn_sound(self) -> None:
        """Play the sound of a turn that begins, if the table shows its beginning now."""
        if self._turn_start is self._session.model.state:
            self._sounds.play(Sound.TURN)
        self._turn_start = None


def _list_sounds(change: Transition) -> list[Sound]:
    """The sounds of a player's own action, each once, up to the end of the turn."""
    sounds: dict[Sound, None] = {}
    for event in change.events:
        sound = _SOUNDS.get(type(event))
        if sound is not None:
            sounds[sound] = None
        if isinstance(event, events.Taken):  # the shield moves there, and turns
            sounds[Sound.SHIELD] = None
        if isinstance(event, _TILE_LAID_EVENTS) and find_joined_road(change.after, event.at):
            sounds[Sound.ROAD] = None
        if isinstance(event, events.TurnEnded):
            break
    return list(sounds)
