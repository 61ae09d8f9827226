"""The game that runs is the newest of the folder, whatever else happens there."""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.games.two_heirs.play.conftest import Begin, Disks
from tests.games.two_heirs.play.playing import (
    count_done,
    find_path,
    open_file,
    open_new,
    play,
    resume,
)
from tests.games.two_heirs.reading import load_save, rename_save
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.tabletop.saves.games import make_short_game
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.tabletop.files.log_lines import is_save_log
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.store import SUFFIX, ExternalGame
from twoheirs_qt.tabletop.shelf.importing import import_files


def play_two_games(session: GameSession) -> tuple[Path, Path]:
    """An older game, and the one that runs."""
    results = []
    for seed in (5, 6):
        open_new(session, seed=seed)
        play(session)
        results.append(find_path(session))
    return results[0], results[1]


def test_an_older_game_that_is_opened_runs_from_then_on(start: Begin) -> None:
    session = start()
    older, newer = play_two_games(session)
    assert start().store.find_last_game_path() == newer
    open_file(session, older)
    session.store.flush()
    assert start().store.find_last_game_path() == older
    play(session)
    assert count_done(session) == 2


def test_a_game_opened_before_another_is_written_runs_from_then_on(start: Begin) -> None:
    session = start()
    older, _newer = play_two_games(session)
    session.store.flush()
    open_new(session, seed=7)  # is not on the disk yet
    open_file(session, older)
    session.store.flush()
    assert start().store.find_last_game_path() == older


def test_another_title_for_a_game_does_not_make_it_run(start: Begin) -> None:
    session = start()
    older, newer = play_two_games(session)
    rename_save(older, "A title", session.catalogue)
    assert start().store.find_last_game_path() == newer
    open_file(session, older)
    play(session)
    assert load_save(older, session.catalogue).title == "A title"
    assert len(session.store.list_games()) == 2, "none was put aside"


def test_a_game_that_is_written_late_does_not_run_again(start: Begin, disks: Disks) -> None:
    session = start()
    older, newer = play_two_games(session)
    open_file(session, older)
    disks.full = {session.store.folder}
    play(session)
    open_file(session, newer)
    session.store.flush()
    disks.full = set()
    session.store.write_queue.retry()
    session.store.flush()
    assert count_done(session, older) == 2
    assert start().store.find_last_game_path() == newer


@pytest.mark.parametrize("changed", ["2001-01-01T00:00:00Z", "2999-01-01T00:00:00Z"])
def test_an_imported_game_does_not_run(start: Begin, tmp_path: Path, changed: str) -> None:
    """However late it was played, as on a computer whose clock is ahead."""
    session = start()
    older, newer = play_two_games(session)
    save = load_save(older, session.catalogue)
    came = tmp_path / "came.twoheirs"
    write_save(came, replace(save, created=changed, changed=changed, title="Came"))
    [imported] = import_files([came], session.store.folder, SUFFIX, session.games)
    assert imported.path is not None
    assert not imported.is_duplicate
    assert start().store.find_last_game_path() == newer


def test_a_game_that_was_cut_off_within_a_letter_is_imported(start: Begin, tmp_path: Path) -> None:
    session = start()
    older, _ = play_two_games(session)
    rename_save(older, "Žofie", session.catalogue)
    raw = older.read_bytes()
    came = tmp_path / "came.twoheirs"
    came.write_bytes(raw[: raw.rindex("Ž".encode()) + 1])
    older.unlink()
    [imported] = import_files([came], session.store.folder, SUFFIX, session.games)
    assert imported.path is not None
    open_file(session, imported.path)
    play(session)
    assert count_done(session) == 2


def test_a_clock_that_was_ahead_does_not_keep_an_old_game_running(start: Begin) -> None:
    session = start()
    older, newer = play_two_games(session)
    future = time.time() + 3600
    os.utime(older, (future, future))
    open_file(session, newer)
    session.store.flush()
    assert start().store.find_last_game_path() == newer
    again = start()
    open_file(again, older)
    play(again)
    assert start().store.find_last_game_path() == older
    assert len(again.store.list_games()) == 2, "none was put aside"


def test_what_a_system_puts_beside_a_game_is_none(start: Begin) -> None:
    session = start()
    _, newer = play_two_games(session)
    newer.with_name(f"._{newer.name}").write_bytes(b"resources")
    assert start().store.find_last_game_path() == newer


def test_another_kind_of_file_that_is_dropped_beside_games_does_not_run(start: Begin) -> None:
    session = start()
    _, newer = play_two_games(session)
    for name, content in (("photo", b"\x89PNG\r\n"), ("empty", b""), ("letter", b"Dear Ann")):
        newer.with_name(f"{name}{SUFFIX}").write_bytes(content)
    assert start().store.find_last_game_path() == newer
    newer.write_bytes(b"{")
    os.utime(newer)
    assert start().store.find_last_game_path() == newer, (
        "a damaged game is not passed over in silence"
    )


def test_half_written_files_go_though_a_game_is_opened_at_once(start: Begin, games: Path) -> None:
    """As at every start of the program."""
    session = start()
    open_new(session)
    play(session)
    left = games / ".x.twoheirs-abc12345.tmp"
    left.write_text("half")
    os.utime(left, (time.time() - 5,) * 2)
    again = start()
    again.store.tidy()
    assert resume(again)
    again.store.flush()
    assert not left.exists()


# -- the note of an older program -----------------------------------------------------------------


@pytest.mark.parametrize("inside", [True, False])
def test_the_game_that_an_older_program_noted_runs(
    start: Begin, games: Path, tmp_path: Path, inside: bool
) -> None:
    session = start()
    older, newer = play_two_games(session)
    if not inside:
        older = older.rename(tmp_path / "stick.twoheirs")
    note = games / "running.txt"
    note.write_bytes(os.fsencode(older.name if inside else older) + b"\n")
    again = start()
    assert again.store.find_last_game_path() == older
    assert resume(again)
    play(again)
    assert not note.exists()
    assert start().store.find_last_game_path() == older
    open_file(again, newer)
    again.store.flush()
    assert start().store.find_last_game_path() == newer


def test_a_game_of_an_older_program_goes_on_as_a_log(start: Begin, games: Path) -> None:
    """With a new title it stays in its place in time, and with an action it is the newest."""
    games.mkdir()
    older, newer = games / "older.twoheirs", games / "newer.twoheirs"
    for number, path in enumerate((older, newer)):
        path.write_text(json.dumps(dump_document(make_short_game())), "utf-8")
        os.utime(path, (1000 + number,) * 2)
    (games / "running.txt").write_text("newer.twoheirs\n")
    rename_save(older, "A title", start().catalogue)
    assert is_save_log(older.read_bytes())
    assert start().store.find_last_game_path() == newer
    session = start()
    assert resume(session)
    session.store.flush()
    assert not is_save_log(newer.read_bytes()), "not written before it goes on"
    play(session)
    assert is_save_log(newer.read_bytes())
    assert count_done(session, newer) == make_short_game().done_count + 1
    open_file(session, older)
    play(session)
    assert start().store.find_last_game_path() == older
    assert load_save(older, session.catalogue).title == "A title"
    assert len(session.store.list_games()) == 2, "none was put aside"


def test_what_an_older_program_noted_and_is_gone(start: Begin, games: Path, tmp_path: Path) -> None:
    session = start()
    _, newer = play_two_games(session)
    note = games / "running.txt"
    note.write_text("gone.twoheirs\n")
    assert start().store.find_last_game_path() == newer
    assert start().store.find_missing_game() is None
    stick = tmp_path / "stick" / "gone.twoheirs"
    note.write_text(f"{stick}\n")
    assert start().store.find_last_game_path() is None
    assert start().store.find_missing_game() == ExternalGame(stick, None)
    for spoilt in (b"", b"\n", b"\0\n", b"../x\n"):
        note.write_bytes(spoilt)
        start().store.find_missing_game()
        start().store.find_last_game_path()
