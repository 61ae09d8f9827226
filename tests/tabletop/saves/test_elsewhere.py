"""Games that were saved elsewhere while their own disk was full: the newest one is found again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.games.two_heirs.play.conftest import Begin, Disks
from tests.games.two_heirs.play.playing import (
    close_session,
    count_done,
    find_path,
    open_file,
    open_new,
    play,
    resume,
)
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.store import ExternalGame, SaveKind


def test_a_game_is_put_elsewhere_that_was_left_unsaved(
    start: Begin, games: Path, disks: Disks, tmp_path: Path
) -> None:
    session = start()
    open_new(session)
    first = find_path(session)
    disks.full = {games}
    play(session, 3)
    open_new(session, seed=6)
    session.store.flush()
    other = tmp_path / "elsewhere.twoheirs"
    session.save_elsewhere(other, first)
    session.store.flush()
    assert count_done(session, other) == 3
    assert first not in session.store.unsaved, "it is safe now"
    assert find_path(session) in session.store.unsaved
    assert session.save_state.path == find_path(session)


def test_a_game_that_was_put_elsewhere_comes_back_as_it_was_left(
    start: Begin, games: Path, disks: Disks, tmp_path: Path
) -> None:
    """Its own file holds an older copy: the card on the shelf brought that one back."""
    session = start()
    open_new(session)
    play(session, 2)
    first = find_path(session)
    session.store.flush()
    disks.full = {games}
    play(session, 1)
    left = session.state
    open_new(session, seed=6)
    session.store.flush()
    session.save_elsewhere(tmp_path / "elsewhere.twoheirs", first)
    session.store.flush()
    assert count_done(session, first) == 2
    open_file(session, first)
    assert session.state == left
    disks.full = set()
    session.store.write_queue.retry()
    session.store.flush()
    assert count_done(session, first) == 3


def test_a_copy_is_not_written_over_by_an_older_game(
    start: Begin, games: Path, disks: Disks, tmp_path: Path
) -> None:
    """A file waits for a game that failed; then the player saves a copy of another one there."""
    session = start()
    open_new(session)
    stick = tmp_path / "stick"
    stick.mkdir()
    session.save_elsewhere(stick / "x.twoheirs")
    disks.full = {stick}
    play(session, 2)
    open_new(session, seed=6)
    play(session, 1)
    disks.full = set()
    write_save(stick / "x.twoheirs", session.save)
    session.store.drop_unsaved(stick / "x.twoheirs")  # as `Games.save_as` does
    session.store.write_queue.retry()
    session.store.flush()
    assert count_done(session, stick / "x.twoheirs") == 1


# -- which game runs ----------------------------------------------------------------------------


def test_a_folder_that_vanished_is_made_again(start: Begin, games: Path) -> None:
    session = start()
    open_new(session)
    play(session)
    shutil.rmtree(games)
    play(session)
    close_session(session)
    again = start()
    assert resume(again)
    assert again.stack.index() == 2


@pytest.mark.parametrize("space_is_back", [False, True])
def test_after_saving_elsewhere_the_next_start_finds_the_newest_copy(
    start: Begin, games: Path, disks: Disks, tmp_path: Path, space_is_back: bool
) -> None:
    session = start()
    open_new(session)
    play(session, 2)
    home = find_path(session)
    disks.full = {games}
    play(session, 2)
    assert session.save_state.kind is SaveKind.FAILED
    other = tmp_path / "stick" / "elsewhere.twoheirs"
    other.parent.mkdir()
    session.save_elsewhere(other)
    play(session, 3)
    assert close_session(session).kind is SaveKind.SAVED
    assert count_done(session, home) == 2
    if space_is_back:
        disks.full = set()
    again = start()
    assert resume(again)
    assert find_path(again) == other
    assert again.stack.index() == 7
    play(again)
    assert start().store.find_last_game_path() == other
    other.unlink()
    lost = start().store.find_missing_game()
    assert lost == ExternalGame(other, home), "the older copy is known"
    assert start().store.find_last_game_path() is None


def test_a_game_of_the_folder_runs_again_after_one_elsewhere(
    start: Begin, games: Path, disks: Disks, tmp_path: Path
) -> None:
    session = start()
    open_new(session)
    home = find_path(session)
    play(session)
    disks.full = {games}
    session.save_elsewhere(tmp_path / "elsewhere.twoheirs")
    play(session)
    disks.full = set()
    open_file(session, home)
    session.store.flush()
    assert start().store.find_last_game_path() == home
    assert not (tmp_path / "config" / "elsewhere.json").exists()


@pytest.mark.parametrize("later", [False, True], ids=["at once", "at the next start"])
def test_a_game_that_went_on_elsewhere_comes_home_with_all_of_its_actions(
    start: Begin, games: Path, disks: Disks, tmp_path: Path, later: bool
) -> None:
    """The card on the shelf is that of the older copy."""
    session = start()
    open_new(session)
    play(session, 2)
    home = find_path(session)
    disks.full = {games}
    session.save_elsewhere(tmp_path / "elsewhere.twoheirs")
    play(session, 3)
    state = session.state
    if later:
        close_session(session)
        session = start()
        assert resume(session)
    open_new(session, seed=6)
    open_file(session, home)
    assert session.state == state
    session.store.flush()
    assert home in session.store.unsaved
    disks.full = set()
    session.store.write_queue.retry()
    session.store.flush()
    assert session.save_state.kind is SaveKind.SAVED
    assert count_done(session, home) == 5
