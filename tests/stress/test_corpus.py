"""Every file that ever broke something opens, or is told in one sentence: everywhere."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.commands.conftest import Command, run
from tests.games.two_heirs.reading import load_save, rescue
from tests.long_run import LONG_RUN
from tests.reading import simplify
from tests.stress.corpus import CORPUS, HERE, SOUND, BrokenFile
from tests.stress.file_entry_points import ENTRY_POINTS, MAX_BUSY_S, FileTester
from tests.stress.sentences import check_sentences
from tests.tabletop.files.documents import make_duel
from tests.tabletop.files.whole import read_save_or_position
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import Start, close, start_game
from tests.ui.heir_program import Program
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.rules import EndTurn, Take
from twoheirs_qt.tabletop.files import reading
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import SaveKind

__all__ = ["run"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="odd names and files as on Linux")
MAX_READER_S = 2.0
"""Seconds of work."""
COMMANDS = ("score", "legal", "play")
LARGE = 200_000
"""Bytes: by day, such a file goes through one command alone."""


@pytest.fixture(autouse=True)
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the timeouts of pipes."""
    monkeypatch.setattr(reading, "WRITER_TIMEOUT_S", 0.05)
    monkeypatch.setattr(reading, "SILENCE_TIMEOUT_S", 0.05)


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Assert that the block works no longer; waiting does not count."""
    started_at = time.thread_time()
    yield
    spent = time.thread_time() - started_at
    assert spent < seconds, f"took {spent:.1f} s"


@contextmanager
def late_writer(path: Path) -> Iterator[None]:
    """Write into a pipe at last: a reader that waits for it fails, and does not hang."""
    is_over = threading.Event()

    def write() -> None:
        while path.is_fifo() and not is_over.wait(10):
            try:
                handle = os.open(path, os.O_WRONLY | os.O_NONBLOCK)
            except OSError:  # nobody reads
                continue
            os.close(handle)

    thread = threading.Thread(target=write)
    thread.start()
    started_at = time.monotonic()
    try:
        yield
    finally:
        is_over.set()
        thread.join()
    assert time.monotonic() - started_at < TIMEOUT_S
    assert not path.is_fifo() or time.monotonic() - started_at < 9, "a pipe was waited for"


@pytest.mark.parametrize("broken_file", CORPUS, ids=[ascii(path.name)[:40] for path in CORPUS])
def test_what_once_broke_something_opens_or_is_reported(
    tmp_path: Path, run: Command, broken_file: BrokenFile
) -> None:
    """By the reader, and by the commands, alone and with one case a line."""
    path = broken_file.put(tmp_path)
    large = broken_file.is_plain and path.stat().st_size > LARGE and not LONG_RUN
    with late_writer(path):
        check_reader(broken_file, path)
        check_commands(broken_file, path, run, COMMANDS[:1] if large else COMMANDS)
        if broken_file.is_plain and not large:
            check_lines(path, run)


def check_reader(broken_file: BrokenFile, path: Path) -> None:
    message = ""
    with no_longer_than(MAX_READER_S):
        try:
            content = read_save_or_position(path, load_installed_catalogue())
        except FileError as fault:
            message = str(fault)
        else:
            if isinstance(content, SaveGame):  # what is written can be read
                write_save(path.with_name("again.twoheirs"), content)
                load_save(path.with_name("again.twoheirs"), load_installed_catalogue())
    expect(broken_file, message)
    if message:
        with no_longer_than(MAX_READER_S):
            rescue(path, load_installed_catalogue(), "x", "2025-01-31T12:00:00Z")


def expect(broken_file: BrokenFile, message: str) -> None:
    """Check that there is no message about a valid file, or the expected one in a sentence."""
    if broken_file.expected_message == SOUND:
        assert message == ""
        return
    assert message, "it is taken for sound"
    check_sentences(f"{message}.")
    assert "\n" not in message
    assert re.search(broken_file.expected_message, simplify(message)), message


def check_commands(
    broken_file: BrokenFile, path: Path, run: Command, commands: tuple[str, ...]
) -> None:
    for word in commands:
        with no_longer_than(MAX_READER_S):
            run(word, str(path))
        assert run.status == (0 if broken_file.expected_message == SOUND else 2), run.err
        if broken_file.expected_message == SOUND:
            assert run.out or word == "legal"
            assert run.err == ""
        else:
            assert run.out == ""
            assert run.err.count("\n") == 1
        expect(broken_file, run.err.removesuffix("\n"))


def check_lines(path: Path, run: Command) -> None:
    """Check that the content as one case does not spoil the answer to the next case."""
    content = path.read_bytes().replace(b"\n", b" ").replace(b"\r", b" ") or b"x"
    valid_case = json.dumps(make_duel()).encode()
    lines = path.with_name("lines.jsonl")
    for word in COMMANDS:
        cases = [content, valid_case]
        if word == "play":
            cases = [b'{"position": %s, "actions": []}' % case for case in cases]
        lines.write_bytes(b"\n".join(cases) + b"\n")
        with no_longer_than(MAX_READER_S):
            run(word, "--lines", str(lines))
        assert run.err == ""
        first, second = run.parse_lines()
        assert "error" not in second
        assert run.status == int("error" in first)
        if "error" in first:
            check_sentences(first["error"] + ".")


def test_each_file_of_the_corpus_is_used_and_small() -> None:
    stored_files = {path.name for path in HERE.iterdir()}
    assert stored_files == {broken_file.name for broken_file in CORPUS if broken_file.make is None}
    assert all(path.stat().st_size < 10_240 for path in HERE.iterdir())


@pytest.mark.parametrize("part", range(2))
def test_what_once_broke_something_comes_through_the_window(
    program: Program, tmp_path: Path, part: int
) -> None:
    """By one entry_point or another; at night, by all of them."""
    tester = FileTester(program)
    entry_points = [entry_point for entry_point in ENTRY_POINTS if entry_point != "watch"]
    faults: list[str] = []
    for number, broken_file in enumerate(CORPUS[part::2]):
        for entry_point in (
            entry_points if LONG_RUN else entry_points[number % len(entry_points) :][:1]
        ):
            if entry_point == "paste" and not broken_file.is_plain:
                continue
            folder = tmp_path / f"{number}-{entry_point}"
            folder.mkdir()
            path = broken_file.put(folder)
            with late_writer(path):
                try:
                    check_window(broken_file, path, tester, entry_point)
                except (AssertionError, OSError, ValueError) as fault:
                    faults.append(f"{broken_file.name!r} by {entry_point}: {str(fault)[:500]}")
                    tester.begin()
    assert not faults, "\n".join(faults)


def check_window(broken_file: BrokenFile, path: Path, tester: FileTester, entry_point: str) -> None:
    is_valid = broken_file.expected_message == SOUND
    answer = tester.bring(path, entry_point, is_valid=is_valid)
    if not is_valid:
        [message] = answer.messages
        full_text = simplify(f"{message} {answer.details}")
        assert re.search(broken_file.expected_message, full_text), full_text
    assert answer.busy_s < MAX_BUSY_S


ODD_NAMES = ["\udcff\udce4.twoheirs", " blank.twoheirs", "two\nlines.twoheirs", "ends .twoheirs"]


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_game_of_any_name_is_saved_and_goes_on_next_time(
    start: Start, folders: Folders, name: str, qtbot: QtBot
) -> None:
    first = start()
    start_game(first)
    first.session.play(Take(1))
    first.store.flush()
    assert first.store.path is not None
    path = first.store.path.with_name(name)
    first.store.path.rename(path)
    start_game(first, seed=9)
    first.games.open(path)
    qtbot.waitUntil(lambda: first.store.path == path)
    assert first.session.play(EndTurn())
    first.store.flush()
    assert first.session.save_state.kind is SaveKind.SAVED, first.session.save_state
    save = load_save(path, load_installed_catalogue())
    assert save.done_count == 2
    first.game_pages.library.show()
    model = first.game_pages.library.model
    qtbot.waitUntil(lambda: all(entry.is_read for entry in model._entries))
    model.stop_reading()
    qtbot.waitUntil(folders.shelf.exists)
    close(first)
    second = start()
    assert second.store.find_last_game_path() == path
    qtbot.waitUntil(lambda: second.store.path == path)
    assert second.session.save.actions == save.actions
