"""Actions by name: each goes the way of clicks and keys, and what happens is announced."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QMenu

from tests.play import choose
from tests.reading import simplify
from tests.ui.accessibility.conftest import Ear, Read, Sent
from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Event,
    Heir,
    NewGame,
    Refilled,
    State,
    TurnEnded,
    apply,
)
from twoheirs_qt.games.two_heirs.things.groups import (
    LandGroup,
    OfferButton,
    OfferGroup,
    PanelButton,
    ReserveGroup,
)
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop, ReserveTroop
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.names import name_henry
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.text import make_untranslated_text, render_english
from twoheirs_qt.tabletop.widgets import legacy_screen_readers
from twoheirs_qt.tabletop.window.settings import TurnPace

WHITE = Heir.WHITE
MARKET = HandTile(WHITE, "market-wood")


@pytest.fixture
def duel(make_table: Callable[[], Table], position: Position) -> Table:
    table = make_table()
    table.open(
        position(
            landscape=[
                {"at": [0, 0], "tile": "mill", "owner": "white"},
                {"at": [1, 0], "tile": "farm"},
                {"at": [0, 1], "tile": "camp-wood", "owner": "white"},
            ],
            hands={"white": ["market-wood", "cathedral-stone"], "blue": ["lodge"]},
            reserve={"slots": [None, "sawmill", "cowshed", "bakery", "inn-wood", "mine", "quarry"]},
        )
    )
    return table


def test_a_press_takes_at_once_and_what_follows_is_announced_in_order(
    duel: Table, read: Read
) -> None:
    ear = read(duel)
    ear.do(ReservePlace(1))
    assert [tile.id for tile in duel.state.hands[WHITE]][-1] == "sawmill"
    assert duel.session.stack.count() == 1
    sent = ear.hear()
    kinds = [event.kind for event in sent]
    assert Sent("ObjectCreated", HandTile(WHITE, "sawmill")) in sent
    later = sent[sent.index(Sent("Focus", ReservePlace(1))) + 1 : -1]
    assert Sent("NameChanged", ReservePlace(1)) not in later, "it would be said twice"
    assert sent[-1].words.startswith("White took the Sawmill. New in the royal reserve: ")
    assert kinds.count("Announcement") == kinds.count("Focus") == 1
    ear.do(ReservePlace(2))
    assert duel.session.stack.count() == 1
    announcements = [item for item in ear.hear() if item.kind == "Announcement"]
    assert announcements == [
        Sent("Announcement", words="You have already taken your tile this turn", loud=True)
    ]


def test_a_tile_is_picked_up_and_built_where_its_name_says(duel: Table, read: Read) -> None:
    ear = read(duel)
    ear.do(MARKET)
    assert duel.controller.selected == SelectedHandTile("market-wood")
    sent = ear.hear()
    assert sent[-1].words.startswith("Picked up: Market. Fits on ")
    [moved] = [event for event in sent if event.kind == "Focus"]
    assert isinstance(moved.key, LandCell)
    assert all(event.key != moved.key for event in sent[sent.index(moved) + 1 : -1])
    land = ear.find_part(LandGroup()).children
    goals = [part for part in land if ": empty – " in part.properties.name]
    assert {part.key for part in goals} == set(map(LandCell, duel.controller.goals))
    goal = goals[0]
    words = goal.actionInterface().localizedActionDescription("Press")
    assert words == "Build the Market here"
    key = goal.key
    ear.do(key)
    assert isinstance(key, LandCell)
    assert duel.state.landscape[key.cell].tile.id == "market-wood"
    assert ear.find_part(key) is goal, "a cell stays the same thing"
    sent = ear.hear()
    assert Sent("ObjectHide", MARKET) in sent
    assert Sent("NameChanged", key) in sent
    assert ear.registry.find_part(MARKET) is None
    assert sent[-1].words.startswith("White built the Market at ")
    duel.session.undo()
    assert ear.list_announcements() == [f"Undone: {sent[-1].words}"]
    duel.session.redo()
    assert ear.list_announcements() == [sent[-1].words]


def test_the_description_of_the_focus_changes_once_it_has_moved_on(duel: Table, read: Read) -> None:
    """Readers speak at once of what changes where they are: into what happens, or too late."""
    ear = read(duel)
    here, there = ReservePlace(1), ReservePlace(2)
    duel.view.keyboard.go_to(here)
    before = ear.read_description(here)
    ear.hear()
    duel.press(Qt.Key.Key_Return)
    assert Sent("DescriptionChanged", here) not in ear.hear()
    assert ear.read_description(here) != before
    duel.view.keyboard.go_to(there)
    moved = [item for item in ear.hear() if item.kind in ("Focus", "DescriptionChanged")]
    assert moved == [Sent("Focus", there), Sent("DescriptionChanged", here)]


def test_readers_that_know_no_announcements_are_spoken_to_where_the_focus_is(
    duel: Table, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(legacy_screen_readers, "supports_announcements", lambda: False)
    ear, descriptions = read(duel), list[str]()
    sawmill = ReservePlace(1)
    duel.view.keyboard.go_to(sawmill)
    ear.hear()

    def send(event: QAccessibleEvent) -> None:
        part = event.accessibleInterface()
        if event.type() is QAccessible.Event.DescriptionChanged and part is ear.find_part(sawmill):
            descriptions.append(simplify(part.text(QAccessible.Text.Description)))

    ear.registry.send = send
    duel.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    assert descriptions[-1] == "", "nobody is to read it there again"
    assert "White took the Sawmill. New in the royal reserve: " in descriptions[-2]
    assert not ear.find_part(sawmill).text(QAccessible.Text.Description).startswith("White took")


def test_what_a_cell_offers_is_done_without_picking_anything_up(duel: Table, read: Read) -> None:
    ear = read(duel)
    empty = LandCell((0, -1))
    assert ear.read_description(empty) == "", "what could be put there is in its menu"
    ear.do(empty, "Build the Market here")
    assert duel.state.landscape[(0, -1)].tile.id == "market-wood"
    ear.do(LandCell((1, 0)), "March here from M13")
    assert duel.state.troops[WHITE][0].at == (1, 0)
    actions = ear.find_part(LandCell((0, 0))).actionInterface()
    assert "March here from N13" not in actions.actionNames()
    actions.doAction("March here from N13")
    actions.doAction("no such thing")
    assert duel.state.troops[WHITE][0].at == (1, 0), "what cannot be done is not"


def test_a_press_says_what_it_does(duel: Table, read: Read) -> None:
    """With nothing in hand a press of an empty cell only explains, whatever its menu offers."""
    ear, empty = read(duel), LandCell((0, -1))

    def describe_press(thing: Thing) -> str:
        return simplify(ear.find_part(thing).actionInterface().localizedActionDescription("Press"))

    assert describe_press(empty) == "Say what it is"
    ear.do(empty)
    assert duel.session.stack.count() == 0
    assert describe_press(MARKET) == "Pick up the Market"
    ear.do(MARKET)
    assert describe_press(MARKET) == "Put it back"
    assert describe_press(empty) == "Build the Market here"
    assert describe_press(LandCell((1, 0))) == "Say what it is", "a tile lies there"
    ear.do(MARKET)
    assert describe_press(ReservePlace(1)) == "Take the Sawmill"
    ear.do(ReservePlace(1))
    assert describe_press(ReservePlace(2)) == "Say what it is", "one is taken"
    assert describe_press(LandCell((0, 1))) == "Strike the Camp"
    assert describe_press(SupplyPile()) == "Say what it is", "there is no list of them here"
    duel.controller.unseen_requested.connect(lambda: None)
    assert describe_press(SupplyPile()) == "Tiles still to come…"


def test_troops_are_picked_up_too(duel: Table, read: Read) -> None:
    ear = read(duel)
    waiting = next(
        part.key
        for part in ear.find_part(ReserveGroup()).children
        if isinstance(part.key, ReserveTroop) and part.key.heir is WHITE
    )
    assert ear.read_description(waiting) == ear.read_description(HeirTroop(WHITE, 0)) == ""
    ear.do(waiting)
    assert ear.list_announcements() == [
        "Picked up: White's troop, in the royal reserve. Can be deployed to 2 tiles."
    ]
    assert ear.name(LandCell((1, 0))).startswith("N13: open terrain, wheat field – Deploy a troop")
    ear.do(waiting)
    assert duel.controller.selected is None
    assert ear.list_announcements() == ["Put back."]


def test_an_offer_is_a_button_of_its_own(duel: Table, read: Read) -> None:
    ear = read(duel)
    ear.do(ReservePlace(1))
    ear.hear()
    camp = LandCell((0, 1))
    ear.do(camp)
    assert "Strike the Camp" in ear.list_announcements()
    assert ear.name(OfferGroup()) == "What you can do here"
    assert ear.name(OfferButton()) == "Strike the Camp"
    ear.do(OfferButton())
    assert duel.state.landscape[(0, 1)].owner is None
    assert ear.registry.find_part(OfferButton()) is None
    assert ear.registry.find_part(OfferGroup()) is None


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_cursor_goes_where_it_is_sent_and_a_menu_opens_there(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.view.clearFocus()
    ear.do(MARKET, "SetFocus")
    assert duel.view.hasFocus()
    assert duel.view.cursor_target == MARKET
    assert ear.hear()[-1] == Sent("Focus", MARKET)
    ear.do(MARKET, "ShowMenu")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0], "its first entry is told at once"
    assert menu.actions()[0].text() == "Pick up the Market"
    menu.close()
    asked: list[bool] = []
    duel.view.controller.unseen_requested.connect(lambda: asked.append(True))
    ear.do(SupplyPile())
    assert asked == [True]


def test_keys_move_the_focus_and_say_nothing_twice(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.press(Qt.Key.Key_Right)
    assert ear.hear() == [Sent("Focus", ReservePlace(1))]
    duel.press(Qt.Key.Key_Tab)
    assert ear.hear() == [Sent("Focus", MARKET)]
    duel.press(Qt.Key.Key_Escape)
    assert ear.hear() == [Sent("Announcement", words="You haven't picked anything up.", loud=True)]
    duel.press(Qt.Key.Key_2)
    assert duel.controller.selected == SelectedHandTile("cathedral-stone")
    sent = ear.hear()
    assert sent[-1].kind == "Announcement"
    assert [event.kind for event in sent].count("Focus") == 1
    duel.view.clearFocus()
    ear.hear()
    duel.view.setFocus()
    assert [item.kind for item in ear.hear()] == ["Focus"], "it is said again where one is"


def test_giving_up_and_another_game_are_reported(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.session.give_up(WHITE)
    assert ear.list_announcements() == ["White gives up"]
    assert ear.find_part(ReservePlace(1)).state().disabled
    duel.session.undo()
    assert ear.list_announcements() == ["Undone"]
    duel.new(seed=3)
    [announcement] = ear.list_announcements()
    assert announcement.startswith("White: take a tile within your reach.")
    assert ear.registry.find_part(MARKET) is None


def test_a_game_that_is_only_looked_at_says_so(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.controller.closed_reason = make_untranslated_text("Only looked at.")
    duel.new(seed=3)
    assert ear.list_announcements() == ["Only looked at."]
    place = ear.find_part(ReservePlace(next(n for n, tile in enumerate(duel.state.slots) if tile)))
    assert place.state().disabled
    assert place.text(QAccessible.Text.Description).startswith("Only looked at. ")
    ear.do(place.key)
    assert ear.list_announcements() == ["Only looked at."]
    assert not duel.state.taken


def test_a_hidden_table_is_silent(duel: Table, read: Read) -> None:
    ear = read(duel)
    duel.window.hide()
    duel.session.play(Build("market-wood", (0, -1)))
    assert ear.list_announcements() == []
    duel.window.show()
    assert ear.list_announcements() == []


# -- against Henry -------------------------------------------------------------------------------


@pytest.fixture
def alone(make_table: Callable[[], Table]) -> Table:
    """A game against Henry, from its beginning."""
    table = make_table()
    table.session.new(NewGame(seed=4, level=3), GameSettings())
    QCoreApplication.processEvents()
    return table


def end_turn(table: Table, ear: Ear) -> list[str]:
    """Play until Henry has played; what is to be said of that, sentence by sentence."""
    random = Random(4)
    while not isinstance(action := choose(table.state, random), EndTurn):
        assert table.session.play(action)
    ear.hear()
    before = table.state
    _, happened = apply(before, action)
    assert table.session.play(action)
    return [render_event(before, event) for event in happened if is_announced(event)]


def is_announced(event: Event) -> bool:
    return not isinstance(event, TurnEnded) or event.discounts_lapsed > 0


def render_event(state: State, event: Event) -> str:
    words = render_english(describe_event(event, state.catalogue, ("", name_henry())))
    return words.split("; ")[0] if isinstance(event, Refilled) else words  # how many are left


def test_without_motion_all_that_henry_does_is_announced_at_once(alone: Table, read: Read) -> None:
    alone.settings.turn_pace = TurnPace.OFF
    ear = read(alone)
    for _ in range(3):
        wanted = end_turn(alone, ear)
        assert len(wanted) > 4
        assert ear.list_announcements() == [". ".join(wanted)]


def test_what_henry_does_is_announced_as_it_is_shown(alone: Table, read: Read) -> None:
    alone.settings.turn_pace = TurnPace.READABLE
    ear = read(alone)
    wanted = end_turn(alone, ear)
    pieces = ear.list_announcements()
    steps = 0
    while alone.view.table_scene.step_player.is_playing:
        assert ear.find_part(PanelButton(0)).properties.name in ("Next", "Done")
        shown = alone.view.turns.step
        alone.clock.advance(50)
        if alone.view.turns.step is not shown:
            steps += 1
            pieces += ear.list_announcements()
    assert steps > 3
    assert len(pieces) == steps + 1, "each step is said when it is shown, and then whose turn it is"
    assert ". ".join(pieces) == ". ".join(wanted)
    assert pieces[-1] == wanted[-1]


def test_tiles_are_named_as_shortly_while_henrys_turn_is_shown(alone: Table, read: Read) -> None:
    """Each name that changes there where the focus is is spoken into what he does."""
    alone.settings.turn_pace = TurnPace.STEP
    ear = read(alone)
    end_turn(alone, ear)
    shown_snapshot = alone.scene.snapshot
    assert alone.scene.is_turn_shown
    assert shown_snapshot is not None
    slots = [slot for slot, place in enumerate(shown_snapshot.places) if place.tile is not None]
    assert len(slots) > 3
    for slot in slots:
        assert ear.name(ReservePlace(slot)).endswith("reach")
        assert ear.read_description(ReservePlace(slot))


def test_what_is_skipped_of_henrys_turn_is_announced_all_the_same(alone: Table, read: Read) -> None:
    alone.settings.turn_pace = TurnPace.STEP
    ear = read(alone)
    wanted = end_turn(alone, ear)
    first = ear.list_announcements()
    ear.do(PanelButton(0))
    second = ear.list_announcements()
    ear.do(PanelButton(1))
    rest = ear.list_announcements()
    assert [len(item) for item in (first, second, rest)] == [1, 1, 1]
    assert ". ".join([*first, *second, *rest]) == ". ".join(wanted)
    assert ear.registry.find_part(PanelButton(0)) is None
    alone.session.undo()
    [back] = ear.list_announcements()
    assert back.startswith("Undone: ")
    assert "Henry" not in back
