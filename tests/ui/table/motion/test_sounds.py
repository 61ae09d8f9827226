"""Each thing that happens at the table has its sound, once, when it is seen."""

from __future__ import annotations

import pytest

from tests.ui.table.conftest import Position, Table
from tests.ui.table.henry.shown_turns import end_turn
from twoheirs_qt.games.two_heirs.rules import RING_SIZE, BreakCamp, Build, EndTurn, State, Take
from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.shield_steps import list_opening_steps
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.sound.player import Player
from twoheirs_qt.tabletop.window.settings import TurnPace
from twoheirs_qt.tabletop.window.sounds import Sounds


class SoundRecorder(Player):
    """Remembers what it is given."""

    def __init__(self) -> None:
        super().__init__("off")
        self.sounds: list[Sound] = []
        self.gain = 0.0

    def play(self, sound: Sound, gain: float) -> None:
        self.sounds.append(sound)
        self.gain = gain

    def take_sounds(self) -> list[Sound]:
        """Return the sounds since the last call."""
        sounds, self.sounds = self.sounds, []
        return sounds


@pytest.fixture
def camp(position: Position) -> State:
    return position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        ]
    )


def listen(table: Table) -> SoundRecorder:
    """Hear what happens on a table from now on."""
    recorder = SoundRecorder()
    TableSounds(table.session, table.view, Sounds(table.settings, recorder, table.view))
    return recorder


def test_a_turn_sounds_action_by_action(table: Table, camp: State) -> None:
    recorder = listen(table)
    table.open(camp)
    assert recorder.take_sounds() == []
    assert table.session.play(Take(1))
    assert recorder.take_sounds() == [Sound.TAKE, Sound.SHIELD]
    assert recorder.gain == table.settings.volume
    assert table.session.play(BreakCamp((1, 0)))
    assert recorder.take_sounds() == [Sound.COLLAPSE]
    table.session.undo()
    assert recorder.take_sounds() == [], "what is taken back is silent"
    assert table.session.play(EndTurn())
    assert recorder.take_sounds() == [Sound.TURN]


def test_a_tile_that_joins_a_road_sounds_as_both(table: Table, road_junction: State) -> None:
    recorder = listen(table)
    table.open(road_junction)
    assert table.session.play(Take(1))
    recorder.take_sounds()
    assert table.session.play(Build("farm", (0, -1)))
    assert recorder.take_sounds() == [Sound.TILE, Sound.ROAD]


def test_what_cannot_be_done_has_a_sound(table: Table) -> None:
    recorder = listen(table)
    table.view.controller.is_keyboard_active = True
    table.click(ReservePlace(6))
    table.click(LandCell((9, 9)))
    assert Sound.REFUSAL in recorder.take_sounds()


def test_henrys_turn_sounds_as_it_is_shown_and_ends_with_a_bell(alone: Table) -> None:
    recorder = listen(alone)
    end_turn(alone)
    own = recorder.take_sounds()
    assert own[-1] is Sound.SHIELD
    assert Sound.TURN not in own
    during = []
    while alone.view.table_scene.step_player.is_playing:
        alone.clock.advance(200)
        during += recorder.take_sounds()
    assert Sound.TAKE in during
    assert Sound.TILE in during
    assert during[-1] is Sound.TURN
    assert during.count(Sound.TURN) == 1


def test_a_turn_that_is_not_shown_ends_with_the_bell_alone(alone: Table) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    recorder = listen(alone)
    end_turn(alone)
    assert recorder.take_sounds()[-2:] == [Sound.SHIELD, Sound.TURN]


def test_nothing_sounds_where_the_table_is_hidden_or_when_it_is_off(table: Table) -> None:
    recorder = listen(table)
    table.settings.sound_enabled = False
    assert table.session.play(Take(1))
    assert recorder.take_sounds() == []
    table.settings.sound_enabled = True
    assert recorder.take_sounds() == [Sound.TILE], "so it is now"
    table.window.hide()
    assert table.session.play(EndTurn())
    assert recorder.take_sounds() == []


def test_the_opening_sounds_unless_it_is_skipped(table: Table) -> None:
    table.new()
    recorder, show = listen(table), table.scene.step_player
    steps = list_opening_steps(table.state, table.session.names, tossed=True)
    table.scene.animator.duration_factor = 1.0
    show.play(steps)
    table.clock.advance(700)
    assert recorder.take_sounds() == [], "the shield is in the air"
    table.clock.advance(200)
    assert recorder.take_sounds() == [Sound.SHIELD]
    table.clock.advance(1200)
    assert recorder.take_sounds() == [Sound.TAKE] * (RING_SIZE - 1), "tile by tile"
    show.play(steps)
    table.clock.advance(100)
    show.skip()
    table.clock.advance(2000)
    assert recorder.take_sounds() == []
