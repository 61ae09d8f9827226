"""Streams that are closed, endless or silent, and names that would break a line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.tabletop.files.documents import make_duel

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="as only Unix has them")

PROGRAM = [sys.executable, "-m", "twoheirs_qt"]
POSITION = json.dumps(make_duel()).encode()


def run(
    *words: str, stdin: bytes = b"", closed: tuple[int, ...] = ()
) -> subprocess.CompletedProcess[bytes]:
    """Run a command; these of its streams are closed from the beginning."""
    start: Callable[[], None] | None = None
    if closed:

        def start() -> None:
            for number in closed:
                os.close(number)

    return subprocess.run(
        [*PROGRAM, *words],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        preexec_fn=start,
        timeout=60,
        check=False,
    )


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    file.write_bytes(POSITION)
    return str(file)


@pytest.mark.parametrize("words", [["score", "-"], ["legal", "--lines", "-"]])
def test_a_closed_input_is_one_sentence(words: list[str]) -> None:
    process = run(*words, closed=(0,))
    assert process.returncode == 2
    assert process.stdout == b""
    assert process.stderr == b"standard input: the file cannot be read (Bad file descriptor)\n"


def test_a_closed_output_is_one_sentence(position: str) -> None:
    for arguments in (["score", position], ["legal", position], ["new", "--seed", "1"]):
        process = run(*arguments, closed=(1,))
        assert process.returncode == 2
        assert process.stderr == b"standard output: Bad file descriptor\n"


def test_a_closed_output_is_not_missed_where_it_is_not_needed(
    position: str, tmp_path: Path
) -> None:
    out = tmp_path / "after.json"
    process = run("play", position, os.devnull, "-o", str(out), closed=(1,))
    assert (process.returncode, process.stderr) == (0, b"")
    assert json.loads(out.read_bytes()) == make_duel()


def test_errors_without_a_reader_are_no_answers(position: str) -> None:
    process = run("score", "nowhere.json", closed=(2,))
    assert (process.returncode, process.stdout, process.stderr) == (2, b"", b"")
    assert run("score", position, closed=(0, 2)).returncode == 0
    assert run("score", position, closed=(0, 1, 2)).returncode == 2


def test_a_line_without_end_is_given_up() -> None:
    process = run("score", "--lines", "/dev/zero")
    assert process.returncode == 1
    assert process.stderr == b""
    [line] = process.stdout.splitlines()
    assert json.loads(line) == {
        "error": "/dev/zero, line 1: larger than 5 MiB; no file of this game is that large"
    }


def test_a_long_line_does_not_keep_the_rest_from_being_read(tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(b" " * (11 << 20) + b"\n" + POSITION + b"\n")
    process = run("legal", "--lines", str(file))
    first, second = process.stdout.splitlines()
    assert "larger than 5 MiB" in json.loads(first)["error"]
    assert {"do": "take", "slot": 1} in json.loads(second)


@pytest.mark.parametrize(
    "words", [["legal", "{pipe}"], ["legal", "--lines", "{pipe}"], ["play", "{position}", "{pipe}"]]
)
def test_a_pipe_without_a_writer_is_given_up(
    words: list[str], position: str, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = run(*(word.format(pipe=pipe, position=position) for word in words))
    assert process.returncode == 2
    assert process.stderr == f"{pipe}: this is a pipe, and nothing comes through it\n".encode()


@pytest.mark.parametrize("words", [["legal"], ["legal", "--lines"]])
def test_a_pipe_whose_writer_takes_its_time_is_waited_for(
    words: list[str], position: str, tmp_path: Path
) -> None:
    """Longer than for one into which nobody writes: it may be another command at work."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def speak() -> None:
        with pipe.open("wb", buffering=0) as stream:
            time.sleep(2.5)
            stream.write(POSITION + b"\n")

    writer = threading.Thread(target=speak)
    writer.start()
    process = run(*words, str(pipe))
    writer.join()
    assert (process.returncode, process.stderr) == (0, b"")
    assert b'"slot": 1' in process.stdout


@pytest.mark.parametrize(
    ("name", "shown"),
    [("two\nlines", "two\\u000alines"), ("red\x1b[31m", "red\\u001b[31m"), ("ž é", "ž é")],
)
def test_a_name_is_printed_on_one_line(tmp_path: Path, name: str, shown: str) -> None:
    file = tmp_path / name
    file.write_text("{}", "utf-8")
    message = f"{tmp_path / shown}: format: is not written in the right form\n"
    assert run("score", str(file)).stderr.decode() == message
    assert run("new", "--catalogue", str(file)).stderr.decode() == message
    process = run("score", "--lines", str(file))
    assert (
        json.loads(process.stdout)["error"]
        == f"{tmp_path / shown}, line 1: format: is not written in the right form"
    )
    out = run("play", "-", os.devnull, "-o", str(file / "x"), stdin=POSITION)
    assert out.stderr.decode().startswith(f"{tmp_path / shown}")
    assert out.stderr.count(b"\n") == 1


def test_a_pipe_without_a_reader_is_given_up(position: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = run("play", position, os.devnull, "-o", str(pipe))
    assert process.returncode == 2
    assert process.stderr == f"{pipe}: this is a pipe, and nobody reads from it\n".encode()


def test_a_pipe_gets_all_that_is_written(position: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    received: list[bytes] = []

    def listen() -> None:
        time.sleep(0.3)
        received.append(pipe.read_bytes())

    reader = threading.Thread(target=listen)
    reader.start()
    process = run("play", position, os.devnull, "-o", str(pipe))
    reader.join()
    assert (process.returncode, process.stderr) == (0, b"")
    assert json.loads(received[0]) == make_duel()
    assert pipe.is_fifo()
