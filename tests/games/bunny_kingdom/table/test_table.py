"""The table of Bunny Kingdom by mouse and by keys, with the real rules behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QResource, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import deal, make_position
from tests.games.bunny_kingdom.table.table_game import Hands, lay_table
from tests.reading import simplify
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build, Copy, Draft, Keep, Pass, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, TERRITORY_NAMES
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.areas import list_things
from twoheirs_qt.games.bunny_kingdom.things.cards import Answer, HandCard, KeptBuilding
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.lords import LordPlate
from twoheirs_qt.games.bunny_kingdom.things.rounds import TrackPhase
from twoheirs_qt.games.bunny_kingdom.things.thing import Area
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import render_english

ENTER, SPACE, ESC, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab
LEFT, RIGHT, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down


@pytest.fixture(autouse=True)
def pictures(qapp: QApplication) -> None:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))


def make_land(at: str) -> Land:
    return Land(TERRITORY_INDEXES[at])


def grab_picture(table: BunnyTable) -> QImage:
    return table.grab().toImage()


# -- drafting -------------------------------------------------------------------------------------


def test_a_draft_round_by_mouse(qtbot: QtBot) -> None:
    """Two of three cards clicked are picked, in each of the six picks of the round."""
    session, table, hands = lay_table(qtbot, deal(3, 1), [0])
    for pick in range(6):
        assert table.hint == localize(table_words.CHOOSE_TWO)
        assert table.find_button(table_words.CONFIRM) is not None
        assert table.controller.snapshot.pick_number == pick + 1
        before = table.controller.snapshot
        for index in (0, before.hand_size - 1):
            hands.click(HandCard(index))
        if before.hand_size > 2:  # a third choice replaces the older one
            hands.click(HandCard(1))
            chosen = {1, before.hand_size - 1}
        else:
            chosen = {0, 1}
        assert set(table.controller.snapshot.play_indexes) == chosen
        hands.press(table_words.CONFIRM)
        ids = sorted(before.catalogue.card_ids[before.hand[index]] for index in chosen)
        assert session.played[-1] == Draft(tuple(ids))
    assert len(session.played) == 6
    assert session.state.table.phase is not Phase.DRAFT or session.state.table.round == 2


def test_a_draft_round_by_keys_with_two_lords_behind_a_curtain(qtbot: QtBot) -> None:
    """Each of two people looks, plays a card and drops another, ten times."""
    session, table, hands = lay_table(qtbot, deal(2, 3), [0, 1])
    for pick in range(10):
        for place in (0, 1):
            snapshot = table.controller.snapshot
            assert snapshot.seat_index == place
            assert snapshot.is_covered
            assert not snapshot.hand
            assert table.hint == localize(table_words.ask_to_look(snapshot.name_lord(place)))
            hands.press_keys(SPACE)
            snapshot = table.controller.snapshot
            assert snapshot.pick_number == pick + 1
            table.controller.go_to(Area.DECISION)
            hands.press_keys(*[LEFT] * snapshot.hand_size, RIGHT, ENTER)
            assert table.hint == localize(table_words.CHOOSE_DROP)
            hands.press_keys(LEFT, ENTER)
            hands.press(table_words.CONFIRM)
            hand = snapshot.catalogue.list_ids(snapshot.hand)
            assert session.played[-1] == Draft((hand[1],), (hand[0],))
    assert len(session.played) == 20


def test_a_choice_is_taken_back_and_chosen_again(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, deal(3, 1), [0])
    hands.click(HandCard(0))
    hands.click(HandCard(2))
    hands.press_keys(ESC)
    assert table.controller.snapshot.play_indexes == (0,)
    hands.click(HandCard(0))
    assert not table.controller.snapshot.play_indexes
    hands.click(HandCard(3))
    hands.press(words.CHOOSE_AGAIN)
    assert not table.controller.snapshot.play_indexes
    button = table.find_button(table_words.CONFIRM)
    assert button is not None
    assert not button.isEnabled()


def test_a_territory_of_the_hand_is_chosen_on_the_map(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, deal(3, 1), [0])
    snapshot = table.controller.snapshot
    index, cell = next(
        (n, snapshot.catalogue.territory_by_card[card])
        for n, card in enumerate(snapshot.hand)
        if card in snapshot.catalogue.territory_by_card
    )
    hands.click(Land(cell))
    assert table.controller.snapshot.play_indexes == (index,)


def test_those_who_wait_are_named(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, deal(3, 1), [0])
    lines = [render_english(line) for line in LordPlate(1).list_lines(table.controller.snapshot)]
    assert "Berta holds 12 cards." in lines
    hands.point_at(LordPlate(1))
    qtbot.waitUntil(lambda: bool(table.scene.note))
    assert any("Berta" in line for line in table.scene.note)


# -- nothing hidden -------------------------------------------------------------------------------


def swap_hands(state: State, parchments: bytes) -> State:
    """The same position with another hand and another parchment of the first seat."""
    first, second, *rest = state.hands
    pile = (parchments, *state.parchments[1:])
    return state._replace(hands=(second, first, *rest), parchments=pile)


def test_behind_the_curtain_nothing_depends_on_what_is_hidden(qtbot: QtBot) -> None:
    """Picture, names, lines and offers depend on nothing that the seat keeps to itself."""
    state = deal(2, 3)
    numbers = state.table.catalogue.card_numbers
    shown = []
    for card in ("merchant", "royal-ring"):
        other = swap_hands(state, bytes([numbers[card]])) if card == "merchant" else state
        other = other._replace(parchments=(bytes([numbers[card]]), b""))
        _, table, _ = lay_table(qtbot, other, [0, 1])
        snapshot = table.controller.snapshot
        words_there = []
        for area in Area:
            for thing in list_things(snapshot, area):
                words_there.append(render_english(thing.name(snapshot)))
                words_there += [render_english(line) for line in thing.list_lines(snapshot)]
                words_there += [render_english(offer.text) for offer in thing.list_offers(snapshot)]
        for index in range(12):
            words_there += [
                render_english(HandCard(index).name(snapshot)),
                *map(render_english, HandCard(index).list_lines(snapshot)),
            ]
        shown.append((grab_picture(table), words_there))
    assert shown[0][1] == shown[1][1]
    assert shown[0][0] == shown[1][0]


def test_the_curtain_falls_after_each_confirmation(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, deal(3, 1), [0, 2])
    hands.press(table_words.SHOW_CARDS)
    assert table.controller.snapshot.hand
    hands.click(HandCard(0))
    hands.click(HandCard(1))
    hands.press(table_words.CONFIRM)
    assert table.controller.snapshot.seat_index == 2
    assert table.controller.snapshot.is_covered


def test_parchments_lie_face_down_while_several_people_build(qtbot: QtBot) -> None:
    state = make_position(
        rabbits={"yellow": "A1"}, kept={"yellow": "city-1"}, parchments={"yellow": "royal-ring"}
    )
    _, shared, _ = lay_table(qtbot, state, [0, 1])
    assert shared.controller.snapshot.parchments == b""
    _, alone, _ = lay_table(qtbot, state, [0])
    assert len(alone.controller.snapshot.parchments) == 1


# -- building -------------------------------------------------------------------------------------


def make_building_state(parchments: str = "") -> State:
    """A position in which yellow is to build."""
    return make_position(
        rabbits={"yellow": "A1 A2 E4 G5"},
        kept={"yellow": "city-1 city-2 sky-tower-blue"},
        parchments={"yellow": parchments},
    )


def test_a_building_is_dragged_onto_a_territory(qtbot: QtBot) -> None:
    session, _, hands = lay_table(qtbot, make_building_state(), [0])
    hands.drag(KeptBuilding(1), make_land("A2"))
    assert session.played == [Build("city-2", "A2")]


def test_a_building_dropped_at_a_wrong_place_goes_back_and_says_why(qtbot: QtBot) -> None:
    session, table, hands = lay_table(qtbot, make_building_state(), [0])
    hands.drag(KeptBuilding(1), make_land("A4"))
    assert session.played == []
    assert table.controller.snapshot.held_card is None
    assert any("A4" in line for line in table.scene.note)


def test_a_building_is_clicked_and_put_down(qtbot: QtBot) -> None:
    session, table, hands = lay_table(qtbot, make_building_state(), [0])
    hands.click(KeptBuilding(0))
    assert table.controller.snapshot.held_card == "city-1"
    hands.point_at(make_land("E5"))
    note = [simplify(line) for line in table.scene.note]
    assert note == ["City 1", "You do not control E5"]
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    hands.click(make_land("E5"))
    assert [simplify(line) for line in table.scene.note] == ["You do not control E5."]
    hands.point_at(make_land("A1"))
    assert any("1 × 1" in line for line in table.scene.note)
    hands.click(make_land("A1"))
    assert session.played == [Build("city-1", "A1")]


def test_a_sky_tower_is_built_by_keys_and_building_finished(qtbot: QtBot) -> None:
    session, table, hands = lay_table(qtbot, make_building_state(), [0])
    hands.press_keys(RIGHT, RIGHT, RIGHT, ENTER)
    assert table.controller.snapshot.held_card == "sky-tower-blue"
    assert table.controller.area is Area.MAP
    hands.press_keys(ENTER)
    assert table.controller.snapshot.first_tower_end == "A1"
    assert table.hint == localize(table_words.SECOND_END)
    hands.press_keys(Qt.Key.Key_N, ENTER)
    assert session.played == [Build("sky-tower-blue", "A1", "E4")]
    hands.press(table_words.FINISH_BUILDING)
    assert session.played[-1] == Pass()


def test_tab_goes_through_all_areas_and_on_to_the_buttons(qtbot: QtBot) -> None:
    state = make_building_state("royal-ring")
    _, table, hands = lay_table(qtbot, state, [0])
    areas = []
    for _ in range(3):
        hands.press_keys(TAB)
        areas.append(table.controller.area)
    assert areas == [Area.MAP, Area.LORDS, Area.PARCHMENTS]
    hands.press_keys(TAB)
    button = table.find_button(table_words.FINISH_BUILDING)
    assert button is not None
    assert button.hasFocus()


def test_resting_on_a_fief_says_what_it_yields_and_what_would_raise_it(qtbot: QtBot) -> None:
    state = make_position(
        rabbits={"yellow": "A1 A2"}, buildings={"A1": "city-1"}, kept={"yellow": "city-2"}
    )
    _, table, hands = lay_table(qtbot, state, [0])
    hands.point_at(make_land("A1"))
    qtbot.waitUntil(lambda: bool(table.scene.note))
    assert "Fief of A1: strength 1 × wealth 1 = 1" in table.scene.note
    assert "Every tower more: +1" in table.scene.note


def test_resting_on_a_phase_says_what_happens_in_it(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, make_building_state(), [0])
    hands.point_at(TrackPhase(5))
    qtbot.waitUntil(lambda: bool(table.scene.note))
    lines = ["Harvest", localize(table_words.name_round(2)), localize(table_words.HARVEST_LINE)]
    assert list(table.scene.note) == lines


# -- questions ------------------------------------------------------------------------------------


def test_a_camp_is_built_on_the_map_or_kept(qtbot: QtBot) -> None:
    state = make_position(
        phase="camps",
        rabbits={"yellow": "A1"},
        kept={"yellow": "camp-2"},
        camps={"ask": [2], "waiting": [], "announced": None, "before": []},
    )
    session, table, hands = lay_table(qtbot, state, [0])
    assert table.controller.snapshot.held_card == "camp-2"
    hands.point_at(make_land("A1"))
    note = [simplify(line) for line in table.scene.note]
    assert note == ["Camp 2", "A rabbit is on A1 already (Yellow)"]
    hands.click(make_land("A1"))
    assert simplify(table.scene.note[0]) == "A rabbit is on A1 already (Yellow)."
    hands.press(table_words.KEEP)
    assert session.played == [Keep("camp-2")]


def test_a_trading_post_is_asked_on_the_map(qtbot: QtBot) -> None:
    state = make_position(
        phase="trade", rabbits={"yellow": "A1 E4"}, buildings={"E4": "trading-post"}
    )
    session, table, hands = lay_table(qtbot, state, [0])
    assert table.hint == localize(table_words.ask_for_resource("E4"))
    hands.click(Answer(2))
    assert session.played == [Trade("E4", "carrots")]


def test_a_parchment_of_the_neighbor_is_copied_and_the_end_is_shown(qtbot: QtBot) -> None:
    state = make_position(
        phase="copy",
        rabbits={"yellow": "A1", "pink": "A2"},
        parchments={"yellow": "liberal", "pink": "royal-crown royal-ring"},
        harvests={"yellow": [0, 0, 0, 0], "pink": [0, 0, 0, 0]},
    )
    session, table, hands = lay_table(qtbot, state, [0])
    hands.press_keys(RIGHT, ENTER)
    assert session.played == [Copy("liberal", "royal-crown")]
    finale = table.scene.finale
    assert finale is not None
    assert finale.points == (5, 6)
    hands.press(words.SHOW_MAP)
    assert table.scene.finale is None
    hands.press(words.SHOW_POINTS)
    assert table.scene.finale is not None


# -- shows, zoom ----------------------------------------------------------------------------------


def pick_two(hands: Hands) -> None:
    hands.click(HandCard(0))
    hands.click(HandCard(1))
    hands.press(table_words.CONFIRM)


def test_the_reveal_goes_on_by_space_and_is_skipped_by_escape(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, deal(3, 1), [0], duration_factor=50.0)
    pick_two(hands)
    assert table.step_player.is_playing
    first = table.step_player.number
    hands.press_keys(SPACE)
    assert table.step_player.number == first + 1
    assert table.scene.step is table.step_player.step
    hands.press_keys(ESC)
    assert not table.step_player.is_playing
    assert table.scene.step is None
    assert table.hint == localize(table_words.CHOOSE_TWO)
    pick_two(hands)
    hands.click(Land(0))  # a click skips, and does nothing else
    assert not table.step_player.is_playing
    assert not table.controller.snapshot.play_indexes


def test_the_map_is_enlarged_where_the_wheel_turns_and_follows_the_cursor(qtbot: QtBot) -> None:
    _, table, hands = lay_table(qtbot, make_building_state(), [0])
    side = table.scene.grid.side
    point = table.view.mapFromScene(table.scene.find_rect(make_land("J10")).center())
    wheel = QWheelEvent(
        QPointF(point),
        QPointF(table.view.viewport().mapToGlobal(point)),
        QPoint(),
        QPoint(0, 480),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.view.viewport(), wheel)
    assert table.scene.grid.side > 2 * side
    assert not table.scene.find_rect(make_land("J10")).isEmpty()
    assert table.scene.find_rect(make_land("A1")).isEmpty()
    table.controller.go_to(Area.MAP)
    hands.press_keys(*[Qt.Key.Key_Up] * 9, *[LEFT] * 9)
    assert table.controller.cursor == Land(TERRITORY_NAMES.index("A1"))
    assert table.scene.find_rect(make_land("A1")).width() == table.scene.grid.side
    hands.press_keys(Qt.Key.Key_0)
    assert table.scene.grid.side == side
