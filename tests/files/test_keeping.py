"""Older copies stay, and nobody's file is overwritten unseen."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO

import pytest

from twoheirs_qt.files import keeping
from twoheirs_qt.files.keeping import (
    Keeper,
    bring_back,
    older_copies,
    remove_leftovers,
    remove_older,
    stamp_of,
    tidy_older,
)
from twoheirs_qt.files.writing import write_text
from twoheirs_qt.rules import EndTurn, Take


def game(turns: int, actions: int = 0, tail: int = 0) -> Any:
    """As much of a save as a keeper looks at: so many turns, then so many actions, and a tail."""
    played = (EndTurn(),) * turns + (Take(1),) * actions
    return SimpleNamespace(actions=played + (Take(2),) * tail, done=len(played))


def write(path: Path, save: Any) -> None:
    write_text(path, f"{len(save.actions)}/{save.done}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.twoheirs"


def contents(path: Path) -> list[str]:
    return [file.read_text() for file in (path, *older_copies(path))]


def test_the_last_two_turns_are_kept(path: Path) -> None:
    keeper = Keeper(write)
    for actions in range(3):
        keeper.write(path, game(0, actions))
    assert contents(path) == ["2/2"]
    for turn in (1, 2, 3):
        keeper.write(path, game(turn))
        keeper.write(path, game(turn, 1))
    assert contents(path) == ["4/4", "3/3", "2/2"]


def test_writes_that_fail_cost_no_older_copy(path: Path) -> None:
    failing = [False]

    def maybe(target: Path, save: Any) -> None:
        if failing[0]:
            raise OSError(28, "No space left on device")
        write(target, save)

    keeper = Keeper(maybe)
    for turn in range(3):
        keeper.write(path, game(turn))
    failing[0] = True
    for turn in (3, 4, 5):
        with pytest.raises(OSError, match="No space"):
            keeper.write(path, game(turn))
    assert contents(path) == ["2/2", "2/2", "1/1"]
    failing[0] = False
    keeper.write(path, game(5))
    assert contents(path) == ["5/5", "2/2", "1/1"]


def test_less_never_overwrites_the_only_copy_of_more(path: Path) -> None:
    keeper = Keeper(write)
    keeper.write(path, game(0, 1, tail=3))
    keeper.write(path, game(0, 2))
    assert contents(path) == ["2/2", "4/1"]


def test_the_first_write_after_a_start_keeps_what_was_there(path: Path) -> None:
    path.write_text("yesterday")
    keeper = Keeper(write)
    stamp = stamp_of(path)
    assert stamp is not None
    keeper.seen(path, stamp)
    assert keeper.write(path, game(0, 1)) is None
    assert contents(path) == ["1/1", "yesterday"]


@pytest.mark.parametrize("links", [True, False], ids=["links", "copies"])
def test_what_another_program_wrote_gets_a_name_of_its_own(
    path: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:

        def refuse(*_: object) -> None:
            raise OSError(1, "Operation not permitted")

        monkeypatch.setattr(os, "link", refuse)
    keeper = Keeper(write)
    keeper.write(path, game(0, 1))
    for number, words in ((2, "theirs"), (3, "theirs again")):
        path.write_text(words)
        assert keeper.write(path, game(0, 2)) == path.with_name(f"game-{number}.twoheirs")
    assert path.read_text() == "2/2"
    assert path.with_name("game-2.twoheirs").read_text() == "theirs"
    assert path.with_name("game-3.twoheirs").read_text() == "theirs again"
    assert keeper.write(path, game(0, 3)) is None


def test_a_copy_in_the_place_of_a_link_is_on_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The original goes at the next write: a power cut must not take both."""

    def refuse(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    synced: list[int] = []
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    keeper = Keeper(write)
    path.write_text("theirs")
    keeper.write(path, game(0, 1))
    assert path.with_name("game-2.twoheirs").read_text() == "theirs"
    assert synced[0] == len("theirs"), "before anything is written over it"


def test_where_it_cannot_be_put_aside_it_is_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(write)
    keeper.write(path, game(0, 1))
    path.write_text("theirs")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeping, "_link", full)
    with pytest.raises(Exception, match="no space is left"):
        keeper.write(path, game(0, 2))
    assert path.read_text() == "theirs"


def test_a_file_that_is_gone_is_written_anew(path: Path) -> None:
    keeper = Keeper(write)
    keeper.write(path, game(0, 1))
    path.unlink()
    assert keeper.write(path, game(0, 2)) is None
    assert path.read_text() == "2/2"


def test_a_write_that_failed_late_is_still_ours(path: Path) -> None:
    """The file is replaced, but not yet safe: the next write is no surprise."""
    failing = [True]

    def late(target: Path, save: Any) -> None:
        write(target, save)
        if failing.pop() if failing else False:
            raise OSError(5, "Input/output error")

    keeper = Keeper(late)
    with pytest.raises(OSError, match="Input"):
        keeper.write(path, game(0, 1))
    assert keeper.write(path, game(0, 2)) is None


def test_without_room_for_copies_the_game_is_saved(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path.parent / keeping.OLDER).write_text("a file where the folder should be")
    keeper = Keeper(write)
    for turn in range(3):
        keeper.write(path, game(turn))
    assert contents(path) == ["2/2"]


def test_leftovers_are_removed_and_nothing_else(path: Path) -> None:
    write(path, game(0, 1))
    left = path.parent / f".{path.name}-abc.tmp"
    left.write_text("half")
    assert remove_leftovers(path.parent) == 1
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert remove_leftovers(path.parent / "nowhere") == 0


def test_older_copies_go_with_a_deleted_game_and_come_back_with_it(path: Path) -> None:
    keeper = Keeper(write)
    for turn in range(3):
        keeper.write(path, game(turn))
    before = contents(path)
    removed = remove_older(path)
    assert older_copies(path) == ()
    bring_back(removed)
    assert contents(path) == before


def test_older_copies_of_a_game_that_is_gone_stay_for_a_month(path: Path) -> None:
    """A game that comes back gets them back; the month begins when it is first missed."""
    keeper = Keeper(write)
    other = path.with_name("other.twoheirs")
    for turn in range(3):
        keeper.write(path, game(turn))
        keeper.write(other, game(turn))
    before, day, now = contents(other), 86_400.0, 1e9
    away = path.with_name("away")
    for days in (0, 20):
        path.rename(away)
        tidy_older(path.parent, now + days * day)
        assert contents(other) == before
        assert older_copies(path) == ()
        away.rename(path)
        tidy_older(path.parent, now + (days + 1) * day)
        assert contents(path) == before
    path.unlink()
    older = path.parent / "older"
    for days, left in ((100, 2), (129, 2), (131, 0)):
        tidy_older(path.parent, now + days * day)
        assert len(list(older.rglob("game.*"))) == left
    assert contents(other) == before
    other.unlink()
    for days in (200, 231):
        tidy_older(path.parent, now + days * day)
    tidy_older(path.parent, now + 232 * day)
    assert not older.exists()


def test_half_an_older_copy_is_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk knows no second names and copying failed, half a copy stayed behind."""

    def refuse(*_: object) -> None:
        raise OSError(1, "Operation not permitted")

    def half(source: BinaryIO, copy: BinaryIO) -> None:
        copy.write(source.read(1))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr("shutil.copyfileobj", half)
    keeper = Keeper(write)
    keeper.write(path, game(0))
    keeper.write(path, game(1))
    assert contents(path) == ["1/1"]
