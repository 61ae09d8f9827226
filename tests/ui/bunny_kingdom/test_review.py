"""A review of Bunny Kingdom: picks with better cards beside them, once a game is over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.table.surfaces import list_texts
from tests.games.bunny_kingdom.table.table_game import Hands
from tests.reading import simplify
from tests.ui.bunny_kingdom.conftest import Program, find_table, start_bunny
from tests.ui.bunny_kingdom.test_replay import AGAINST_TWO, play_on, readers
from tests.ui.conftest import Start, process_events
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, find_question, press
from twoheirs_qt.games.bunny_kingdom.rules.actions import Draft
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.unseen import guess, make_view
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.games.bunny_kingdom.things.hints import list_hints
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.games.bunny_kingdom.window.review import BunnyReview
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

__all__ = ["readers"]


@pytest.fixture
def over(start: Start) -> Program:
    """A program in which Ada has lost a game against two computers."""
    program = start_bunny(start(), AGAINST_TWO)
    program.computers.pause(True)
    play_on(program.session)
    find_table(program).step_player.skip()
    process_events()
    return program


def review(program: Program, qtbot: QtBot) -> BunnyReview:
    press(qtbot, Key.Key_E, CTRL | SHIFT)
    page = program.game_pages.review
    assert page.isVisible()
    wait_for_review(qtbot, page)
    return page


def wait_for_review(qtbot: QtBot, page: BunnyReview) -> None:
    qtbot.waitUntil(lambda: not page.is_reviewing)


def test_picks_are_listed_with_the_hints_of_their_moment(qtbot: QtBot, over: Program) -> None:
    page = review(over, qtbot)
    assert page.picks
    assert all(pick.seat_index == 0 for pick in page.picks), "only the person's picks"
    losses = [pick.points for pick in page.picks]
    assert losses == sorted(losses, reverse=True)
    states = over.session.save.replay.states
    for pick in page.picks:
        state: State = states[pick.done_count]
        legal = tuple(over.session.game.list_legal_actions(state, "yellow"))
        snapshot = Snapshot(make_view(state, 0), ("Ada", "Pink", "Black"), frozenset([0]), legal)
        best = {hint.text for hint in list_hints(snapshot)}
        assert {card.text for card in pick.better} & best, "the judge is that of the hints"
        action = over.session.save.actions[pick.done_count]
        assert isinstance(action, Draft)
        ids = snapshot.catalogue.card_ids
        taken = sorted(ids[snapshot.hand[card.hand_index]] for card in pick.taken)
        assert taken == sorted(action.play)
    first = page.picks[0]
    row = page.panel.list.item(0).text()
    assert simplify(row) == f"Round {first.round}, pick {first.number} (−{first.points})"
    assert simplify(page.panel.words.text()).startswith(f"About {first.points} points given away.")


def test_a_pick_is_shown_as_it_was_seen_with_the_better_cards_marked(
    qtbot: QtBot, over: Program
) -> None:
    page = review(over, qtbot)
    assert len(page.picks) > 1
    press(qtbot, Key.Key_Down)
    pick = page.picks[1]
    assert page.panel.list.currentRow() == 1
    assert page.table is not None
    snapshot = page.table.controller.snapshot
    assert snapshot.view == make_view(over.session.save.replay.states[pick.done_count], 0)
    assert snapshot.play_indexes == tuple(card.hand_index for card in pick.better)
    press(qtbot, Key.Key_U, CTRL)
    snapshot = page.table.controller.snapshot
    assert snapshot.play_indexes == tuple(card.hand_index for card in pick.taken)
    press(qtbot, Key.Key_D, CTRL)
    assert page.better.isChecked()
    press(qtbot, Key.Key_Left, CTRL)
    assert page.panel.list.currentRow() == 0
    press(qtbot, Key.Key_R, CTRL | SHIFT)
    assert over.game_pages.replay.isVisible()
    assert over.game_pages.replay.done_count == page.picks[0].done_count


def test_nothing_is_played_in_a_review(qtbot: QtBot, over: Program) -> None:
    page = review(over, qtbot)
    before = over.session.save
    assert page.table is not None
    assert not page.table.controller.commands
    marked = page.table.controller.snapshot.play_indexes
    hands = Hands(page.table)
    hands.click(HandCard(next(n for n in range(2) if n not in marked)))
    hands.press_keys(Key.Key_Return)
    assert page.table.controller.snapshot.play_indexes == marked
    press(qtbot, Key.Key_Escape)
    assert over.window.pages.is_at_table
    assert over.session.save.actions == before.actions


def test_a_running_game_cannot_be_reviewed_and_the_reason_is_shown(
    qtbot: QtBot, bunny: Program
) -> None:
    menus = bunny.window.menus
    assert not menus.review.isEnabled()
    assert "once it is over" in menus.review.statusTip()
    play_on(bunny.session, 4)
    bunny.game_pages.show_review(bunny.session.save, None)
    assert "once it is over" in find_question().accessibleDescription()
    press(qtbot, Key.Key_Return)
    bunny.session.give_up(0)
    process_events()
    assert menus.review.isEnabled()


def test_a_game_of_computers_has_nothing_to_review(start: Start) -> None:
    alone = BunnyChoices(2, ("",) * 4, ("level-1", "level-1", "", ""))
    program = start_bunny(start(), alone)
    program.computers.pause(True)
    play_on(program.session)
    process_events()
    assert not program.window.menus.review.isEnabled()
    assert "No person" in program.window.menus.review.statusTip()


def test_no_hand_of_a_computer_is_shown_while_picks_are_reviewed(start: Start) -> None:
    program = start_bunny(start(), BunnyChoices(2, ("", "Ada", "", ""), ("level-1", "", "", "")))
    program.computers.pause(True)
    play_on(program.session)
    page = program.game_pages.review
    page.open(program.session.save)
    assert page.is_reviewing
    assert page.table is not None
    snapshot = page.table.controller.snapshot
    assert snapshot.seat_index == 1
    assert snapshot.view == make_view(program.session.save.start, 1)
    page.hide()


def test_the_end_of_a_game_offers_its_review(qtbot: QtBot, over: Program) -> None:
    [button] = [
        button
        for button in find_table(over).bar.findChildren(ActionButton)
        if button.accessibleName() == "Review" and button.isVisible()
    ]
    qtbot.mouseClick(button, LEFT)
    process_events()
    assert over.game_pages.review.isVisible()


def test_the_buttons_at_the_end_fit_with_large_letters(over: Program) -> None:
    over.window.resize(1024, 720)
    over.settings.text_size = 200
    process_events()
    process_events()
    bar = find_table(over).bar
    shown = [button for button in bar.findChildren(QPushButton) if button.isVisible()]
    assert len(shown) >= 4
    for button in shown:
        assert button.width() >= button.sizeHint().width(), button.accessibleName()
    over.settings.text_size = 100
    process_events()


def test_a_review_comes_back_in_another_language(qtbot: QtBot, over: Program) -> None:
    page = review(over, qtbot)
    page.choose(page.picks[-1])
    done_count = page.picks[-1].done_count
    over.languages.choose("pl")
    process_events()
    other = over.game_pages.review
    wait_for_review(qtbot, other)
    state = other.capture_state()
    assert state is not None
    assert state.done_count == done_count
    assert simplify(other.banner.title.text()).startswith("Analiza: ")


@pytest.mark.usefixtures("readers")
@pytest.mark.parametrize("seed", range(2))
def test_a_review_shows_what_its_person_could_see_and_nothing_else(
    qtbot: QtBot, over: Program, seed: int
) -> None:
    """Games that differ in all that Ada could not see at a pick are reviewed in the same words."""
    save, program = over.session.save, over
    program.settings.outline_shown = True
    found = review(program, qtbot).picks
    pick = found[seed % len(found)]
    state: State = save.replay.states[pick.done_count]
    other = guess(make_view(state, 0), seed)
    assert other != state
    texts = []
    for start in (state, other):
        page = program.game_pages.review
        page.open(pick_alone(save, start, pick.done_count))
        wait_for_review(qtbot, page)
        assert len(page.picks) == 1
        assert page.table is not None
        assert page.outline is not None
        assert page.outline.page is not None
        arguments = page, page.table, page.outline.page, page._chronicle
        texts.append(list_texts(*arguments))
    assert texts[0] == texts[1]
    program.settings.outline_shown = False


def pick_alone(save: SaveGame, start: State, done_count: int) -> SaveGame:
    """A game from a moment on, that ends after one pick, for somebody has given it up."""
    actions = (save.actions[done_count],)
    return replace(save, start=start, actions=actions, done_count=1, resigned_seat=1)
