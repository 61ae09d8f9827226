"""A folder that both machines see: what other programs leave there does no harm."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.box import GAME
from tests.tabletop.far.machines import accept, begin_game, make_invitation, play_turn
from twoheirs_qt.tabletop.far import folder as far_folder
from twoheirs_qt.tabletop.far import record_folder
from twoheirs_qt.tabletop.far.far_game import FarGame, News
from twoheirs_qt.tabletop.far.folder import (
    FileContents,
    FolderTask,
    list_posted_files,
    make_file_path,
    post,
    read_statement,
    visit,
)
from twoheirs_qt.tabletop.far.message import MAX_MESSAGE_BYTES
from twoheirs_qt.tabletop.far.record_folder import RecordFolder
from twoheirs_qt.tabletop.far.texts import NOT_A_MESSAGE
from twoheirs_qt.tabletop.files.errors import FileError

NOON = "2026-01-31T12:00:00Z"


def sync(folder: Path, machine: FarGame) -> list[News]:
    """Read what lies in the folder, and write what this machine has to say."""
    record = machine.record
    news = []
    for posted in list_posted_files(folder, record.id):
        if posted.sender != record.me[:8]:
            news.append(machine.receive(read_statement(posted.path).raw, NOON).news)
    post(folder, record.id, record.me, machine.make_statement(whole=True))
    return news


def test_a_whole_game_with_a_kill_after_each_turn(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    random = Random(5)
    stores = RecordFolder(tmp_path / "ada"), RecordFolder(tmp_path / "ben")
    ada = make_invitation(random)
    sync(folder, ada)
    (posted,) = list_posted_files(folder)
    machines = [ada, accept(random, read_statement(posted.path).raw)]
    while not (machines[0].states and machines[0].is_over and machines[1].is_over):
        for at, store in enumerate(stores):
            sync(folder, machines[at])
            if machines[at].is_my_turn:
                play_turn(machines[at], random)
            store.keep(machines[at].record)
            (machines[at],) = store.load(GAME)  # as after a kill
            sync(folder, machines[at])
    assert machines[0].record.turns == machines[1].record.turns
    assert len(list(folder.iterdir())) == 2


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    ada, _ = begin_game(1)
    record = ada.record
    for name in (
        "notes.txt",
        f"{record.id}-0123456.twofar",
        f"{record.id}-01234567 (conflicted copy).twofar",
        f".{record.id}-01234567.twofar-ab12.tmp",
        f"{record.id.upper()}-01234567.twofar",
    ):
        (tmp_path / name).write_bytes(b"{")
    (tmp_path / f"{record.id}-89abcdef.twofar").mkdir()
    before = sorted(tmp_path.iterdir())
    assert list_posted_files(tmp_path) == []
    post(tmp_path, record.id, record.me, ada.make_statement())
    assert sorted(tmp_path.iterdir()) == sorted(
        [*before, make_file_path(tmp_path, record.id, record.me)]
    )


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\0" * 1000, b"{}" * 9])
def test_half_written_and_damaged_files_are_refused(tmp_path: Path, content: bytes) -> None:
    ada, ben = begin_game(1)
    path = make_file_path(tmp_path, ben.record.id, ben.record.me)
    path.write_bytes(content)
    assert ada.receive(read_statement(path).raw, NOON).news is News.REFUSED
    post(tmp_path, ben.record.id, ben.record.me, ben.make_statement())
    assert ada.receive(read_statement(path).raw, NOON).news is not News.REFUSED


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.twofar"
    with path.open("wb") as stream:
        stream.truncate(MAX_MESSAGE_BYTES * 1000)
    with pytest.raises(FileError):
        read_statement(path)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no named pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.twofar"
    os.mkfifo(path)
    with pytest.raises(FileError):
        read_statement(path)


def test_a_statement_that_went_with_its_folder_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as into an empty folder, over which the real one with an older file is mounted."""
    ada, _ = begin_game(1)
    record = ada.record
    path = make_file_path(tmp_path, record.id, record.me)
    new, old = ada.make_statement(), b"older"

    def post_elsewhere(folder: Path, game: str, machine: str, statement: bytes) -> None:
        path.write_bytes(old)

    path.write_bytes(old)
    monkeypatch.setattr(far_folder, "post", post_elsewhere)
    task = FolderTask(record.id, record.me, record.partner, new, None, {})
    written = visit(tmp_path, [task], {}).written[record.id]
    monkeypatch.setattr(far_folder, "post", post)
    visit(tmp_path, [task._replace(written=written)], {})
    assert path.read_bytes() == new


def test_a_file_that_could_not_be_read_is_read_at_the_next_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one that another program holds open for a moment."""
    ada, ben = begin_game(1)
    name, statement = ada.record.id, ben.make_statement()
    post(tmp_path, name, ben.record.me, statement)
    task = FolderTask(name, ada.record.me, ada.record.partner, b"{}", None, {})

    def refuse(path: Path) -> FileContents:
        raise FileError(NOT_A_MESSAGE)

    with monkeypatch.context() as patch:
        patch.setattr(far_folder, "read_statement", refuse)
        result = visit(tmp_path, [task], {})
    (error,) = result.statements[name]
    assert isinstance(error, FileError)
    task = task._replace(stamps=result.stamps[name])
    assert visit(tmp_path, [task], {}).statements[name] == [statement]


def test_a_missing_folder_is_an_error_and_no_crash(tmp_path: Path) -> None:
    ada, _ = begin_game(1)
    with pytest.raises(FileError):
        list_posted_files(tmp_path / "unplugged")
    with pytest.raises(FileError):
        post(tmp_path / "unplugged", ada.record.id, ada.record.me, b"{}")


def test_damaged_records_are_left_out(tmp_path: Path) -> None:
    store = RecordFolder(tmp_path)
    ada, ben = begin_game(1)
    store.keep(ada.record)
    (tmp_path / f"{'0' * 32}.json").write_text("{", "utf-8")
    (tmp_path / f"{'1' * 32}.json").write_bytes((tmp_path / f"{ada.record.id}.json").read_bytes())
    assert [game.record for game in store.load(GAME)] == [ada.record]
    assert ben.record != ada.record


def test_games_that_were_put_away_are_not_played_again(tmp_path: Path) -> None:
    store = RecordFolder(tmp_path)
    ada, _ = begin_game(1)
    ada.close()
    store.keep(ada.record)
    (game,) = store.load(GAME)
    assert game.record == ada.record
    assert not game.states


def test_of_too_many_games_those_that_changed_last_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_folder, "_MAX_GAMES", 2)
    store = RecordFolder(tmp_path)
    games = [begin_game(seed)[0].record for seed in range(1, 5)]
    for age, record in enumerate(games):
        store.keep(record)
        os.utime(tmp_path / f"{record.id}.json", (1e9 - age, 1e9 - age))
    assert [game.record for game in store.load(GAME)] == games[:2]
