"""Files that are no sound JSON, or cannot be read at all."""

from __future__ import annotations

import io
import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from twoheirs_qt.tabletop.files import reading
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.reading import parse_json, read_json, read_numbered_lines

BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "it is empty"),
    "blank": (b" \n\t ", "it is empty"),
    "byte order mark": (
        b"\xef\xbb\xbf{}",
        "begins with a byte order mark: save it as UTF-8 without one",
    ),
    "UTF-16": ("{}".encode("utf-16"), "not UTF-8 text (at byte 0)"),
    "Latin-1": ('{"a": "é"}'.encode("latin-1"), "not UTF-8 text (at byte 7)"),
    "half a file": (b'{"a": [1,\n 2', "not JSON (at line 2, column 3)"),
    "two documents": (b"{} {}", "not JSON (at line 1, column 4)"),
    "a comment": (b"{} // no", "not JSON (at line 1, column 4)"),
    "single quotes": (b"{'a': 1}", "not JSON (at line 1, column 2)"),
    "a trailing comma": (b"[1,]", "not JSON (at line 1, column 3)"),
    "a trailing comma, a line before": (b'{"a": 1,\n}', "not JSON (at line 1, column 8)"),
    "nothing after a colon": (b'{"a": }', "not JSON (at line 1, column 7)"),
    "a bracket too many": (b"[1]]", "not JSON (at line 1, column 4)"),
    "a control character": (b'"a\nb"', "not JSON (at line 1, column 3)"),
    "a zero byte": (b"{}\0", "not JSON (at line 1, column 3)"),
    "a field twice": (b'{"a": 1, "b": 2, "a": 1}', 'the field "a" appears twice in one object'),
    "a field twice, deep in": (b'[[{"x\\n": 1, "x\\n": 1}]]', 'the field "x\\u000a" appears twice'),
    "NaN": (b'{"a": NaN}', "NaN is not a number that JSON allows"),
    "Infinity": (b"[Infinity]", "Infinity is not a number that JSON allows"),
    "minus infinity": (b"[-Infinity]", "-Infinity is not a number that JSON allows"),
    "a number beyond all": (b"[1e999]", '"1e999" is not a number that JSON allows'),
    "5000 digits": (b"[" + b"9" * 5000 + b"]", "a number in it has too many digits"),
    "101 deep": (b"[" * 101 + b"]" * 101, "its lists and objects are nested too deeply"),
    "100000 deep": (b"[" * 100_000, "its lists and objects are nested too deeply"),
    "objects 5000 deep": (b'{"a":' * 5000 + b"1" + b"}" * 5000, "nested too deeply"),
    "half a character": (b'{"a": "\\ud83d"}', "a text in it contains half a character"),
    "the other half": (b'{"\\uDE00": 1}', "a text in it contains half a character"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_not_strict_json_is_refused(name: str, tmp_path: Path) -> None:
    raw, sentence = BROKEN[name]
    file = tmp_path / "broken.json"
    file.write_bytes(raw)
    with pytest.raises(FileError) as caught:
        read_json(file)
    message = str(caught.value)
    assert message.startswith(f"{file}: ")
    assert sentence in message
    assert "\n" not in message


def test_what_is_sound_is_read() -> None:
    deep = "[" * 100 + "]" * 100
    assert json.dumps(parse_json(deep.encode())) == deep
    assert parse_json(b'\r\n{"a": [1.5e3, -0, "\\ud83d\\ude00", "\xc4\x8d"]}\n') == {
        "a": [1500.0, 0, "😀", "č"]
    }


def test_the_limit_of_size(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_bytes(b'"' + b"x" * (MAX_FILE_BYTES - 2) + b'"')
    assert len(str(read_json(file))) == MAX_FILE_BYTES - 2
    with file.open("ab") as stream:
        stream.write(b"\n")
    with pytest.raises(FileError, match="larger than 5 MiB"):
        read_json(file)


def expect_error(make: Callable[[Path], object], tmp_path: Path) -> str:
    path = tmp_path / "thing"
    make(path)
    with pytest.raises(FileError) as caught:
        read_json(path)
    return str(caught.value).removeprefix(f"{path}: ")


def test_what_is_no_readable_file(tmp_path: Path) -> None:
    assert expect_error(lambda _: None, tmp_path) == "there is no such file"
    assert expect_error(lambda path: path.mkdir(), tmp_path) == "this is a folder, not a file"
    with pytest.raises(FileError, match="there is no such file"):
        read_json("a\0b")
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(FileError, match="there is no such file"):
        read_json(file / "inside")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(error: OSError) -> Callable[..., io.BytesIO]:
        def fail_open(*_: object) -> io.BytesIO:
            raise error

        return fail_open

    monkeypatch.setattr(Path, "open", refuse(PermissionError(13, "no")))
    with pytest.raises(FileError, match="you do not have permission to use this file"):
        read_json(tmp_path / "x")
    monkeypatch.setattr(Path, "open", refuse(OSError(5, "Input/output error")))
    with pytest.raises(FileError, match=r"cannot be read \(Input/output error\)"):
        read_json(tmp_path / "x")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_named_pipe_is_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=('{"a": 1}',))
    writer.start()
    try:
        assert read_json(pipe) == {"a": 1}
    finally:
        writer.join()


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="the kernel's log is root's")
def test_a_file_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SILENCE_TIMEOUT_S", 0.1)
    with pytest.raises(FileError):
        read_json("/proc/kmsg")
    with pytest.raises(FileError):
        [*read_numbered_lines("/proc/kmsg")]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "find_standard_input", lambda: io.BytesIO(b"[1]"))
    assert read_json("-") == [1]
    monkeypatch.setattr(reading, "find_standard_input", lambda: io.BytesIO(b"[1"))
    with pytest.raises(FileError, match=r"^standard input: not JSON"):
        read_json("-")


def test_lines_keep_their_numbers_and_too_long_ones_are_skipped_whole(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    limit = b"y" * MAX_FILE_BYTES
    file.write_bytes(
        b"a\n\n  \r\n" + limit + b"\r\n" + limit + b"yy\n" + b"z" * 3 * MAX_FILE_BYTES + b"\nb"
    )
    results = [
        (number, line if line is None else line.strip()[:1])
        for number, line in read_numbered_lines(file)
    ]
    assert results == [(1, b"a"), (4, b"y"), (5, None), (6, None), (7, b"b")]


def test_quoted_texts_are_short_and_on_one_line() -> None:
    assert quote("mill") == '"mill"'
    assert quote("a\n\x1b[0m\u2028") == '"a\\u000a\\u001b[0m\\u2028"'
    assert len(quote("x" * 1000)) == 62
