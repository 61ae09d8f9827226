"""A game of Bunny Kingdom watched again: its chronicle, its points, and playing on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.table.surfaces import list_texts
from tests.reading import simplify
from tests.ui.bunny_kingdom.conftest import PEOPLE, Program, find_table, start_bunny
from tests.ui.conftest import Start, find_dialog, process_events
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, find_question, press
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Draft
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue, Kind, ParchmentRule, Pile
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.games.bunny_kingdom.window.graph import is_revealed
from twoheirs_qt.games.bunny_kingdom.window.replay import BunnyReplay
from twoheirs_qt.games.bunny_kingdom.window.shortcuts import BunnyShortcutsDialog
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import SaveGame

AGAINST_TWO = BunnyChoices(3, ("Ada", "", "", ""), ("", "level-1", "level-1", ""))


def play_on(session: GameSession, count: int | None = None, seed: int = 3) -> None:
    """Do actions by chance for all seats, several at once, to the end without `count`."""
    rng, maker, moment = Random(seed), session._command_maker, session._moment
    commands: list[ActionCommand] = []
    while len(commands) != count and moment.state.table.phase is not Phase.OVER:
        commands.append(maker.apply(moment, rng.choice(list_legal_actions(moment.state))))
        moment = commands[-1].after
    for first in range(0, len(commands), 10):
        session._history.push_all(commands[first : first + 10])


def watch(program: Program) -> BunnyReplay:
    program.window.menus.watch.trigger()
    process_events()
    page = program.game_pages.replay
    assert page.isVisible()
    return page


def read_chronicle(page: BunnyReplay) -> list[str]:
    model = page.chronicle
    return [simplify(model.index(row, 0).data()) for row in range(model.rowCount())]


@pytest.fixture
def over(bunny: Program) -> Program:
    """A program in which two people have played to the end."""
    play_on(bunny.session)
    find_table(bunny).step_player.skip()
    process_events()
    return bunny


def test_the_chronicle_lies_beside_the_map_and_leads_to_its_moments(
    qtbot: QtBot, over: Program
) -> None:
    page = watch(over)
    assert page.table is not None
    sheet = page.table.chronicle
    assert sheet is not None
    assert sheet.isVisible()
    press(qtbot, Key.Key_Right, CTRL)
    assert page.done_count == 1
    row = read_chronicle(page).index("Round 2 begins")
    sheet.list.scrollTo(page.chronicle.index(row))
    place = sheet.list.visualRect(page.chronicle.index(row)).center()
    qtbot.mouseClick(sheet.list.viewport(), LEFT, pos=place)
    assert page.session.state.table.round == 2
    assert page.chronicle.current_entry == row
    press(qtbot, Key.Key_C)
    assert not sheet.isVisible(), "what lies under it can be looked at"


def test_parchments_and_their_points_are_shown_at_the_end_alone(
    qtbot: QtBot, over: Program
) -> None:
    page = watch(over)
    graph = page.graph
    harvests = [sum(points) for points in over.session.state.table.harvests]
    totals = over.session.game.count_points(over.session.state)
    assert not any("reveals" in entry for entry in read_chronicle(page))
    lines = graph.accessibleDescription().splitlines()
    assert lines[3] == f"After round 4: Ada {harvests[0]} · Berta {harvests[1]}"
    assert not any(str(totals[0]) in line for line in lines[4:])
    press(qtbot, Key.Key_End, CTRL)
    assert page.banner.line.text() == f"Ada {totals[0]} · Berta {totals[1]}"
    end = graph.accessibleDescription().splitlines()[-1]
    assert end == f"At the end: Ada {totals[0]} · Berta {totals[1]}"
    entries = read_chronicle(page)
    assert any("reveals" in entry for entry in entries)
    assert entries[-1].startswith("The game is over")
    press(qtbot, Key.Key_Home, CTRL)
    assert not any("reveals" in entry for entry in read_chronicle(page))


def test_a_click_on_the_graph_goes_to_its_moment(qtbot: QtBot, over: Program) -> None:
    page = watch(over)
    middle = QPoint(page.graph.width() // 2, page.graph.height() // 2)
    qtbot.mouseClick(page.graph, LEFT, pos=middle)
    count = over.session.stack.index()
    assert count * 0.4 < page.done_count < count * 0.6


def test_play_on_from_here_is_a_new_game_behind_the_curtain(qtbot: QtBot, over: Program) -> None:
    original, state = over.store.path, over.session.save.replay.states[7]
    assert original is not None
    over.store.flush()
    content = original.read_bytes()
    page = watch(over)
    page.go_to(7)
    press(qtbot, Key.Key_P, CTRL)
    assert "new game" in find_question().accessibleDescription()
    assert "dealt again" not in find_question().accessibleDescription(), "the game is over"
    press(qtbot, Key.Key_Return)
    assert over.window.pages.is_at_table
    assert over.session.state == state
    snapshot = find_table(over).controller.snapshot
    assert snapshot.is_curtain_shown
    assert snapshot.hand == b""
    over.store.flush()
    assert original.read_bytes() == content
    path = over.store.path
    assert path is not None
    origin = json.loads(path.read_text("utf-8").splitlines()[0])["origin"]
    assert origin == {"kind": "position", "game": "Ada and Berta", "turn": 1}
    chronicle = find_table(over).chronicle
    assert chronicle is not None
    first = chronicle.list.model().index(0, 0)
    assert simplify(first.data()) == "Continues the game “Ada and Berta” from round 1"


def test_at_the_end_the_game_cannot_be_played_on_and_a_message_gives_the_reason(
    qtbot: QtBot, over: Program
) -> None:
    page = watch(over)
    press(qtbot, Key.Key_End, CTRL)
    press(qtbot, Key.Key_P, CTRL)
    assert over.window.pages.currentWidget() is page
    assert page.bubble.isVisible()


def test_playing_on_in_an_unfinished_game_tells_nothing_about_it(start: Start) -> None:
    program = start_bunny(start(), AGAINST_TWO)
    program.computers.pause(True)
    play_on(program.session, 8)
    state: State = program.session.state
    page = watch(program)
    page.go_to(8)
    others = [page.make_playable_state(8) for _ in range(3)]
    for other in others:
        assert make_view(other, 0) == make_view(state, 0), "Ada sees the same"
        assert other.hands[1:] != state.hands[1:]
        assert other.deck != state.deck
    assert others[0] != others[1]
    page.take_over.trigger()
    process_events()
    assert "dealt again" in find_question().accessibleDescription()
    find_question().close()
    process_events()
    assert make_view(program.session.state, 0) == make_view(state, 0)


def test_keys_go_through_a_replay_in_its_outline(qtbot: QtBot, over: Program) -> None:
    over.settings.outline_shown = True
    page = watch(over)
    assert page.outline is not None
    assert page.outline.is_shown
    outline = page.outline.page
    assert outline is not None
    model = outline.model
    chronicle = model.index(model.rowCount() - 1, 0)
    outline.tree.setExpanded(chronicle, True)
    row = model.index(9, 0, chronicle)
    outline.tree.setCurrentIndex(row)
    outline.tree.setFocus()
    process_events()
    assert outline.offer_list.item(0).text() == "Show the game as it was then"
    QTest.keyClick(outline.tree, Key.Key_Return)
    process_events()
    assert page.chronicle.current_entry is not None
    assert page.chronicle.current_entry >= 9
    over.settings.outline_shown = False


def test_a_given_up_game_says_so_at_its_end(qtbot: QtBot, bunny: Program) -> None:
    play_on(bunny.session, 5)
    bunny.session.give_up(1)
    page = watch(bunny)
    assert page.banner.line.text() == "Ada 0 · Berta 0"
    press(qtbot, Key.Key_End, CTRL)
    assert page.banner.line.text() == "Berta gave up."


def test_a_replay_stays_where_it_is_in_another_language(over: Program) -> None:
    page = watch(over)
    page.go_to(9)
    over.languages.choose("de")
    process_events()
    other = over.game_pages.replay
    assert other.isVisible()
    assert other.done_count == 9
    assert simplify(other.controls.line.text()).startswith("Runde 1")


def test_the_list_of_keys_opens_at_those_of_the_page(qtbot: QtBot, over: Program) -> None:
    watch(over)
    press(qtbot, Key.Key_Question)
    keys = find_dialog()
    assert isinstance(keys, BunnyShortcutsDialog)
    page = keys._pages.currentWidget()
    assert page is not None
    assert page.accessibleName() == "Replay"
    keys.close()


def test_review_is_a_key_away(qtbot: QtBot, over: Program) -> None:
    watch(over)
    press(qtbot, Key.Key_E, CTRL | SHIFT)
    assert over.game_pages.review.isVisible()


# -- hidden things --------------------------------------------------------------------------------


def exchange_parchments(save: SaveGame, seed: int) -> SaveGame:
    """The same game with other parchments: all else happens in the same way to the end."""
    catalogue: Catalogue = save.start.table.catalogue
    cards = [
        number
        for number, card in enumerate(catalogue.cards_by_number)
        if card.parchment is not None and card.parchment.rule is not ParchmentRule.COPY
    ]
    exchanged = dict(zip(cards, Random(seed).sample(cards, len(cards)), strict=True))

    def change(pile: Pile) -> Pile:
        return bytes([exchanged.get(number, number) for number in pile])

    def change_names(names: tuple[str, ...]) -> tuple[str, ...]:
        return catalogue.list_ids(change(catalogue.make_pile(names)))

    def change_action(action: Action) -> Action:
        if not isinstance(action, Draft):
            return action
        return Draft(tuple(sorted(change_names(action.play))), change_names(action.discard))

    start: State = save.start
    start = start._replace(
        hands=tuple([bytes(sorted(change(pile))) for pile in start.hands]),
        reserves=tuple([change(pile) for pile in start.reserves]),
        deck=change(start.deck),
    )
    assert all(
        catalogue.cards_by_number[old].kind is catalogue.cards_by_number[new].kind is Kind.PARCHMENT
        for old, new in exchanged.items()
    )
    return replace(save, start=start, actions=tuple(map(change_action, save.actions)))


@pytest.fixture
def readers() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("readers")
@pytest.mark.parametrize("choices", [PEOPLE, AGAINST_TWO])
def test_a_replay_of_games_that_differ_in_parchments_is_the_same_until_they_are_counted(
    start: Start, choices: BunnyChoices
) -> None:
    program = start_bunny(start(), choices)
    program.computers.pause(True)
    rng, session = Random(8), program.session
    play_on(session, seed=8)
    # What can be copied at the end depends on what was exchanged.
    states = session.save.replay.states
    last = next(n for n, state in enumerate(states) if is_revealed(state))
    save = replace(session.save, actions=session.save.actions[:last], done_count=last)
    other = exchange_parchments(save, seed=2)
    program.settings.outline_shown = True
    page = program.game_pages.replay
    program.window.pages.turn_to(page)
    moments = [0, *sorted(rng.sample(range(1, last), 3)), last]
    texts: list[list[list[str]]] = []
    for game in (save, other):
        page.open(game)
        texts.append([])
        for done_count in moments:
            page.go_to(done_count)
            assert page.table is not None
            assert page.outline is not None
            assert page.outline.page is not None
            arguments = page, page.table, page.outline.page, page.chronicle
            texts[-1].append(list_texts(*arguments))
    for number, (one, two) in enumerate(zip(*texts, strict=True)):
        if number < len(moments) - 1:
            assert one == two, f"after {moments[number]} actions"
        else:
            assert one != two, "at the end they are counted: the test compares something"
    program.settings.outline_shown = False
