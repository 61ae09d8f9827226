"""The running game is on the disk after every action, and there again at the next start."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.play.conftest import Begin
from tests.games.two_heirs.play.playing import close_session, open_file, resume
from tests.games.two_heirs.reading import load_save
from tests.play import choose
from tests.tabletop.files.hostile import WAYS
from tests.tabletop.files.whole import read_save_or_position, write_position
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.position import Position
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir, NewGame
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame, TakeBackRule
from twoheirs_qt.tabletop.saves.store import SaveKind


def open_new(session: GameSession, seed: int = 5) -> None:
    settings = GameSettings(names=("Ann", "Ben"), take_back_rule=TakeBackRule.FREE)
    session.new(NewGame(seed=seed, first=Heir.WHITE), settings)


def play_some(session: GameSession, count: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(count):
        assert session.play(choose(session.state, random))


def on_disk(session: GameSession) -> SaveGame:
    """Return the content of the file of the running game, when all is written."""
    assert session.store.flush(TIMEOUT_S)
    assert session.store.path is not None
    return load_save(session.store.path, session.catalogue)


def list_chronicle(session: GameSession) -> list[str]:
    entries = session.model.chronicle
    return [entries.index(row).data() for row in range(entries.rowCount())]


def test_the_game_is_saved_after_every_action(session: GameSession) -> None:
    open_new(session)
    assert on_disk(session).actions == ()
    random = Random(1)
    for number in range(1, 13):
        session.play(choose(session.state, random))
        result = on_disk(session)
        assert result.done_count == len(result.actions) == number
        assert result.state == session.state
    session.undo()
    assert on_disk(session).done_count == 11
    session.redo()
    assert on_disk(session).done_count == 12
    session.restart_turn()
    assert on_disk(session).done_count == session.stack.index() < 12
    assert len(on_disk(session).actions) == 12
    session.give_up(Heir.WHITE)
    assert on_disk(session).resigned_seat is Heir.WHITE
    session.undo()
    assert on_disk(session).resigned_seat is None


def test_a_refused_action_saves_nothing(session: GameSession) -> None:
    open_new(session)
    session.store.flush()
    states: list[object] = []
    session.save_state_changed.connect(states.append)
    assert not session.play(EndTurn())
    session.store.flush()
    assert states == []


@pytest.mark.parametrize("undone", [0, 4])
def test_a_game_goes_on_where_it_was(begin: Begin, undone: int) -> None:
    first = begin()
    open_new(first)
    play_some(first, 30)
    entries = list_chronicle(first)
    for _ in range(undone):
        first.undo()
    state, turn, last_entries = first.state, first.turn, list_chronicle(first)
    assert close_session(first).kind is SaveKind.SAVED
    path = first.store.path
    assert path is not None
    content = path.read_bytes()

    second = begin()
    resets: list[None] = []
    signals: list[str] = []
    second.model.opened.connect(lambda: resets.append(None))
    second.model.shown.connect(lambda: signals.append("shown"))
    second.stepped.connect(lambda *_: signals.append("stepped"))
    assert resume(second)
    assert resets == [None]
    assert signals == []
    assert second.state == state
    assert second.turn == turn
    assert second.names == ("Ann", "Ben")
    assert list_chronicle(second) == last_entries
    assert second.stack.index() == 30 - undone
    assert second.stack.count() == 30
    assert second.store.path == path
    second.store.flush()
    assert path.read_bytes() == content, "looking at a game does not change it"
    for _ in range(undone):
        assert second.redo()
    assert list_chronicle(second) == entries
    assert second.play(choose(second.state, Random(2)))
    assert on_disk(second).done_count == 31
    assert second.store.list_games() == (path,)


def test_a_game_that_was_given_up_stays_so(begin: Begin) -> None:
    first = begin()
    open_new(first)
    play_some(first, 5)
    first.give_up(Heir.BLUE)
    entries = list_chronicle(first)
    close_session(first)
    second = begin()
    assert resume(second)
    assert second.is_over
    assert second.resigned_seat is Heir.BLUE
    assert list_chronicle(second) == entries
    assert second.undo()
    assert second.stack.index() == 5


def test_without_a_game_before_there_is_nothing_to_resume(session: GameSession) -> None:
    assert not resume(session)
    assert not session.is_open


def test_every_game_has_its_own_file(begin: Begin) -> None:
    session = begin()
    open_new(session, 1)
    play_some(session, 3)
    first = session.store.path
    open_new(session, 2)
    play_some(session, 2)
    session.store.flush()
    assert first is not None
    assert session.store.path != first
    assert len(session.store.list_games()) == 2
    assert load_save(first, session.catalogue).done_count == 3
    open_file(session, first)
    assert session.stack.index() == 3
    close_session(session)
    again = begin()
    assert resume(again)
    assert again.store.path == first, "the one that was open last, though nothing was played"


def test_a_file_of_the_players_is_read_and_left_alone(session: GameSession, tmp_path: Path) -> None:
    open_new(session)
    play_some(session, 7)
    own = tmp_path / "mine.twoheirs"
    write_save(own, session.save)
    content = own.read_bytes()
    open_new(session, 2)
    open_file(session, own)
    assert session.stack.index() == 7
    play_some(session, 3)
    assert on_disk(session).done_count == 10
    assert own.read_bytes() == content
    assert session.store.path is not None
    assert session.store.path.parent == session.store.folder


def test_a_position_is_the_start_of_a_game(session: GameSession, tmp_path: Path) -> None:
    open_new(session)
    play_some(session, 9)
    state = session.state
    path = tmp_path / "position.json"
    write_position(path, Position(state))
    open_file(session, path, GameSettings(names=("A", "B")))
    assert session.state == state
    assert session.stack.count() == 0
    assert session.names == ("A", "B")
    assert on_disk(session).start == state


def test_spoilt_files_leave_the_running_game_alone(session: GameSession, tmp_path: Path) -> None:
    open_new(session)
    play_some(session, 12)
    session.undo()
    before = session.save
    path = tmp_path / "spoilt.twoheirs"
    write_save(path, session.save)
    raw, random, refused = path.read_bytes(), Random(3), 0
    for number in range(130):
        path.write_bytes(WAYS[number % len(WAYS)](raw, random))
        try:
            read_save_or_position(path, session.catalogue)
        except FileError:
            refused += 1
            with pytest.raises(FileError):
                open_file(session, path)
            assert replace(session.save, changed=before.changed) == before
    assert refused > 80


def test_a_damaged_running_game_is_named_and_kept(begin: Begin) -> None:
    first = begin()
    open_new(first)
    close_session(first)
    path = first.store.path
    assert path is not None
    path.write_text("{", "utf-8")
    second = begin()
    with pytest.raises(FileError, match=path.stem):
        resume(second)
    assert not second.is_open
    open_new(second)
    close_session(second)
    assert path.read_text("utf-8") == "{"


def test_a_failed_save_is_reported_and_never_stops_the_game(
    begin: Begin, games: Path, qtbot: QtBot
) -> None:
    games.parent.mkdir(exist_ok=True)
    games.write_text("a file where the folder should be")
    session = begin()
    with qtbot.waitSignal(
        session.save_state_changed, check_params_cb=lambda s: s.kind is SaveKind.FAILED
    ):
        open_new(session)
    fault = session.save_state.fault
    assert fault is not None
    assert str(fault)
    play_some(session, 3)
    assert session.stack.index() == 3
    assert close_session(session).kind is SaveKind.FAILED
    games.unlink()
    assert close_session(session).kind is SaveKind.SAVED, "closing tries once more"
    assert on_disk(session).done_count == 3


def test_times_are_those_of_the_clock(session: GameSession) -> None:
    open_new(session)
    first = on_disk(session)
    assert first.created.startswith("2025-01-31T18:30:")
    assert first.created.endswith("Z")
    play_some(session, 1)
    second = on_disk(session)
    assert second.created == first.created
    assert second.changed > first.changed
    assert session.store.path is not None
    assert session.store.path.name.startswith("20250131T1830")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such names")
def test_a_name_that_is_no_text_is_as_good_as_any(session: GameSession, tmp_path: Path) -> None:
    open_new(session)
    path = tmp_path / os.fsdecode(b"\xff.twoheirs")
    session.save_elsewhere(path)
    play_some(session, 3)
    assert close_session(session).kind is SaveKind.SAVED
    assert load_save(path, session.catalogue).done_count == 3
