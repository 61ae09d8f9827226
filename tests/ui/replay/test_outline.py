"""Boards beside the game in their outline: looked at, tried out, walked and heard by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from tests.reading import simplify
from tests.ui.conftest import Start, process_events, start_game
from tests.ui.keyboard.conftest import Listen
from tests.ui.keyboard.listener import CTRL, SHIFT, Key, Listener
from tests.ui.shelf.conftest import Put
from twoheirs_qt.games.two_heirs.play.chronicler import TwoHeirsChronicler
from twoheirs_qt.games.two_heirs.replay.board_page import BoardPage
from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, State, list_legal_actions
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.play.replay import record_game
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.language import localize

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def announcements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced, in order."""
    results: list[str] = []
    send = QAccessible.updateAccessibility

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            results.append(event.message())
        send(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return results


@pytest.fixture
def ear(start: Start, listen: Listen) -> Listener:
    """The program, and nothing open in it."""
    return listen(start())


def watch_game(ear: Listener, put: Put, **what: object) -> ReplayPage:
    """A game that is looked at, in its outline."""
    ear.program.game_pages.watch_file(put(5, **what))
    process_events()
    ear.press(Key.Key_F4)
    return ear.program.game_pages.replay


def open_side_board(ear: Listener) -> SideBoard:
    """A side board in its outline, White to move."""
    start_game(ear.program, first=Heir.WHITE, names=("Anna", "Boris"))
    ear.press(Key.Key_B, modifiers=CTRL)
    ear.press(Key.Key_F4)
    return ear.program.game_pages.side


def find_page(board: BoardPage) -> OutlinePage:
    page = board.outline.page
    assert page is not None
    assert page.isVisible()
    assert not board.table.isVisible()
    return page


def test_f4_goes_from_table_to_outline_and_back_with_the_focus(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put)
    window = ear.program.window
    assert window.focusWidget() is find_page(board).tree
    ear.go_down_to("M13")
    ear.press(Key.Key_F4)
    assert board.table.isVisible()
    assert window.focusWidget() is board.table
    ear.press(Key.Key_F4)
    assert "M13" in ear.hear(), "it remembers its row"
    ear.program.settings.outline_shown = False


def test_the_running_game_and_all_boards_are_shown_the_same_way(ear: Listener) -> None:
    board = open_side_board(ear)
    assert ear.program.shown.outline.is_shown
    ear.press(Key.Key_B, modifiers=CTRL)
    running = ear.program.shown.outline.page
    assert running is not None
    assert ear.program.window.focusWidget() is running.tree
    ear.press(Key.Key_F4)
    ear.press(Key.Key_B, modifiers=CTRL)
    assert board.table.isVisible()
    assert ear.program.window.focusWidget() is board.table


def test_a_game_that_is_looked_at_is_walked_and_not_changed(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put)
    board.go_to(9)
    state, tree = board.session.state, find_page(board).tree
    for _ in range(60):
        assert "you can" not in ear.hear()
        assert tree.currentIndex().isValid()
        ear.press(Key.Key_Right)
        if ear.program.window.focusWidget() is not tree:
            assert "only watching" in ear.hear() or ear.hear().startswith("Show the game")
            ear.press(Key.Key_Escape)
        ear.press(Key.Key_Down)
    ear.press(Key.Key_1, Key.Key_Down, Key.Key_Return)
    assert "only watching" in board.bubble.text
    assert board.session.state is state
    assert board.isVisible(), "Esc in the list goes back to the tree"


def test_the_chronicle_leads_back_to_what_it_tells(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put)
    assert board.save is not None
    board.go_to(20)
    ear.press(Key.Key_9, Key.Key_Right, Key.Key_Down, Key.Key_Down)
    entry = ear.hear()
    row = find_page(board).tree.currentIndex().row()
    ear.press(Key.Key_Right)
    assert ear.hear() == "Show the game as it was then"
    ear.press(Key.Key_Return)
    assert board.done_count == record_game(board.save, TwoHeirsChronicler()).count_actions_at_entry(
        row
    )
    assert ear.hear() == entry, "it is the newest one now"


def test_going_through_a_game_is_announced(
    ear: Listener, put: Put, announcements: list[str]
) -> None:
    board = watch_game(ear, put)
    announcements.clear()
    ear.press(Key.Key_Right, modifiers=ALT)
    assert len(announcements) == 1
    assert announcements[0].startswith(("Anna ", "Boris ")), "what was done"
    for key, modifiers in (
        (Key.Key_End, CTRL),
        (Key.Key_Left, ALT),
        (Key.Key_Left, CTRL),
        (Key.Key_Left, CTRL),
        (Key.Key_Right, CTRL),
    ):
        announcements.clear()
        ear.press(key, modifiers=modifiers)
        chronicle = board.chronicle.model
        assert chronicle.current_entry is not None
        entries = (e for e in chronicle.entries[: chronicle.current_entry + 1] if not e.is_heading)
        *_, newest = (simplify(localize(entry.text)) for entry in entries)
        score = "" if modifiers == ALT else f". {board.banner.line.text()}"
        assert [simplify(words) for words in announcements] == [
            simplify(f"{newest}. {board.controls.line.text()}{score}")
        ]
    announcements.clear()
    ear.press(Key.Key_Home, modifiers=CTRL)
    assert [words.split(",")[0] for words in announcements] == ["Turn 1"], "nothing has been done"


def test_playing_and_pausing_are_announced(
    ear: Listener, put: Put, announcements: list[str]
) -> None:
    watch_game(ear, put)
    announcements.clear()
    ear.press(Key.Key_Space, modifiers=CTRL)
    ear.press(Key.Key_Space, modifiers=CTRL)
    assert announcements == ["Playing", "Paused"]


def test_at_its_table_the_same_is_announced(
    ear: Listener, put: Put, announcements: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = watch_game(ear, put)
    ear.press(Key.Key_F4)
    board.controls.slider.setFocus()
    sent: list[QAccessibleEvent] = []
    monkeypatch.setattr(Registry.of(board.table), "send", sent.append)
    process_events()
    announcements.clear()
    sent.clear()
    ear.press(Key.Key_Right)
    process_events()
    words = [e.message() for e in sent if isinstance(e, QAccessibleAnnouncementEvent)]
    assert [word.split(" ")[0] for word in words] in (["Anna"], ["Boris"])
    assert announcements == []
    sent.clear()
    ear.press(Key.Key_Left)
    process_events()
    assert not any(isinstance(event, QAccessibleAnnouncementEvent) for event in sent)
    assert [words.split(",")[0] for words in announcements] == ["Turn 1"]


def test_a_page_says_what_it_is_when_it_comes(
    ear: Listener, put: Put, announcements: list[str]
) -> None:
    ear.program.game_pages.watch_file(put(5))
    process_events()
    # Then its table says why nothing can be done there.
    assert announcements[0].startswith("Replay: Anna and Boris. Turn 1, action 0 of 30. Anna 0")
    start_game(ear.program, names=("Anna", "Boris"))
    ear.press(Key.Key_B, modifiers=CTRL)
    assert any(words.startswith("Sandbox: ") for words in announcements)


def test_what_is_still_to_come_in_the_chronicle_says_so(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put)
    ear.press(Key.Key_F4)
    chronicle = board.chronicle
    spoken = Qt.ItemDataRole.AccessibleTextRole
    last = chronicle.model.index(chronicle.model.rowCount() - 1)
    assert last.data(spoken) == f"{last.data()} (still to come)"
    board.go_to(30)
    assert last.data(spoken) == f"{last.data()} (shown now)"
    assert chronicle.model.index(0).data(spoken) == chronicle.model.index(0).data()


def test_the_graph_is_described_in_words(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put, actions=400)
    assert board.save is not None
    turn_scores = record_game(board.save, TwoHeirsChronicler()).turn_scores
    lines = board.graph.accessibleDescription().split("\n")
    assert lines[0] == "Turn 1: Anna 0, Boris 0"
    white, blue = turn_scores[-1].points
    assert lines[-1] == f"At the end: Anna {white}, Boris {blue}"
    assert len(lines) == len(turn_scores)


def test_the_side_board_is_played_in_its_outline(ear: Listener) -> None:
    board, before = open_side_board(ear), ear.program.session.state

    def find_state() -> State:
        return board.session.state

    assert ear.hear().startswith("Royal reserve")
    ear.go_down_to("you can take")
    ear.press(Key.Key_Return)
    assert board.session.state.taken
    ear.press(Key.Key_Return, modifiers=CTRL)
    assert find_state().active is Heir.BLUE
    ear.press(Key.Key_9, Key.Key_Right, Key.Key_Down, Key.Key_Return)
    assert find_state().active is Heir.WHITE
    ear.press(Key.Key_1, Key.Key_Down)
    ear.press(Key.Key_Return)
    assert board.bubble.text, "one tile per turn"
    ear.press(Key.Key_8)
    assert "you can end your turn" in ear.hear()
    ear.press(Key.Key_Return)
    assert find_state().active is Heir.BLUE
    ear.press(Key.Key_B, modifiers=CTRL | SHIFT)
    assert not board.session.can_undo
    assert ear.program.session.state is before


def test_where_henry_will_build_is_asked_on_the_side_board(ear: Listener) -> None:
    program = ear.program
    program.session.new(NewGame(seed=3, level=2, south=Heir.WHITE), GameSettings())
    ear.press(Key.Key_B, modifiers=CTRL)
    ear.press(Key.Key_F4, Key.Key_7, Key.Key_Return)
    assert "M1" in program.game_pages.side.bubble.text
    assert not program.window.page.table.plan.is_on


def test_a_whole_game_is_replayed_with_its_outline_open(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put, actions=400)
    tree = find_page(board).tree
    assert board.save is not None
    for done in range(0, len(board.save.actions), 5):
        board.go_to(done)
        tree.go_to(tree.indexBelow(tree.currentIndex()))
        assert tree.currentIndex().isValid()
        assert ear.hear()
        assert (
            board.session.state == record_game(board.save, TwoHeirsChronicler()).moments[done].state
        )
        if done > 60:
            break
    ear.press(Key.Key_End, modifiers=CTRL)
    assert not list(list_legal_actions(board.session.state))
    ear.press(Key.Key_9, Key.Key_Right, Key.Key_End)
    assert "game is over" in ear.hear()


def test_the_outline_of_a_board_goes_with_language_and_colours(ear: Listener, put: Put) -> None:
    board = watch_game(ear, put)
    ear.program.window.choose_language("pl")
    process_events()
    assert ear.hear().startswith("Królewska rezerwa")
    board = ear.program.game_pages.replay
    ear.program.settings.theme = "contrast"
    process_events()
    board = ear.program.game_pages.replay
    muted = find_current_theme().find_color("muted")
    offers = find_page(board).offer_list.model()
    assert offers.index(0, 0).data(Qt.ItemDataRole.ForegroundRole) == muted
    ear.program.settings.theme = ""
