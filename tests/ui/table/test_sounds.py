"""Each thing that happens at the table has its sound, once, when it is seen."""

from __future__ import annotations

import pytest

from tests.ui.table.conftest import Position, Table
from tests.ui.table.henry import end_turn
from twoheirs_qt.game.presentation.shield_steps import opening_steps
from twoheirs_qt.game.targets import LandCell, ReservePlace
from twoheirs_qt.rules import PLACES, BreakCamp, Build, EndTurn, State, Take
from twoheirs_qt.sound.names import Sound
from twoheirs_qt.sound.player import Player
from twoheirs_qt.ui.settings import HenryPace
from twoheirs_qt.ui.sounds import Sounds
from twoheirs_qt.ui.table_sounds import TableSounds


class Heard(Player):
    """Remembers what it is given."""

    def __init__(self) -> None:
        super().__init__("off")
        self.sounds: list[Sound] = []
        self.gain = 0.0

    def play(self, sound: Sound, gain: float) -> None:
        self.sounds.append(sound)
        self.gain = gain

    def taken(self) -> list[Sound]:
        """What was heard since the last time."""
        found, self.sounds = self.sounds, []
        return found


@pytest.fixture
def camp(position: Position) -> State:
    return position(
        landscape=[
            {"at": [0, 0], "tile": "market-stone"},
            {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        ]
    )


def listen(table: Table) -> Heard:
    """Hear what happens on a table from now on."""
    heard = Heard()
    TableSounds(table.session, table.view, Sounds(table.settings, heard, table.view))
    return heard


def test_a_turn_is_heard_action_by_action(table: Table, camp: State) -> None:
    heard = listen(table)
    table.open(camp)
    assert heard.taken() == []
    assert table.session.play(Take(1))
    assert heard.taken() == [Sound.TAKE, Sound.SHIELD]
    assert heard.gain == table.settings.volume
    assert table.session.play(BreakCamp((1, 0)))
    assert heard.taken() == [Sound.COLLAPSE]
    table.session.undo()
    assert heard.taken() == [], "what is taken back is silent"
    assert table.session.play(EndTurn())
    assert heard.taken() == [Sound.TURN]


def test_a_tile_that_joins_a_road_is_heard_as_both(table: Table, joining: State) -> None:
    heard = listen(table)
    table.open(joining)
    assert table.session.play(Take(1))
    heard.taken()
    assert table.session.play(Build("farm", (0, -1)))
    assert heard.taken() == [Sound.TILE, Sound.ROAD]


def test_what_cannot_be_done_is_heard(table: Table) -> None:
    heard = listen(table)
    table.view.controller.by_keys = True
    table.click(ReservePlace(6))
    table.click(LandCell((9, 9)))
    assert Sound.REFUSAL in heard.taken()


def test_henrys_turn_is_heard_as_it_is_shown_and_ends_with_a_bell(alone: Table) -> None:
    heard = listen(alone)
    end_turn(alone)
    own = heard.taken()
    assert own[-1] is Sound.SHIELD
    assert Sound.TURN not in own
    during = []
    while alone.view.table.show.is_playing:
        alone.clock.advance(200)
        during += heard.taken()
    assert Sound.TAKE in during
    assert Sound.TILE in during
    assert during[-1] is Sound.TURN
    assert during.count(Sound.TURN) == 1


def test_a_turn_that_is_not_shown_ends_with_the_bell_alone(alone: Table) -> None:
    alone.settings.henry_pace = HenryPace.OFF
    heard = listen(alone)
    end_turn(alone)
    assert heard.taken()[-2:] == [Sound.SHIELD, Sound.TURN]


def test_nothing_is_heard_where_nobody_looks_or_when_it_is_off(table: Table) -> None:
    heard = listen(table)
    table.settings.sound = False
    assert table.session.play(Take(1))
    assert heard.taken() == []
    table.settings.sound = True
    assert heard.taken() == [Sound.TILE], "so it is now"
    table.window.hide()
    assert table.session.play(EndTurn())
    assert heard.taken() == []


def test_how_a_game_begins_is_heard_unless_it_is_skipped(table: Table) -> None:
    table.new()
    heard, show = listen(table), table.scene.show
    steps = opening_steps(table.state, table.session.names, tossed=True)
    table.scene.animator.pace = 1.0
    show.play(steps)
    table.clock.advance(700)
    assert heard.taken() == [], "the shield is in the air"
    table.clock.advance(200)
    assert heard.taken() == [Sound.SHIELD]
    table.clock.advance(1200)
    assert heard.taken() == [Sound.TAKE] * (PLACES - 1), "tile by tile"
    show.play(steps)
    table.clock.advance(100)
    show.skip()
    table.clock.advance(2000)
    assert heard.taken() == []
