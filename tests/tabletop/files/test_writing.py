"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.tabletop.files.documents import read_conformance
from twoheirs_qt.tabletop.files import writing
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.json_text import dump_compact, dump_readable
from twoheirs_qt.tabletop.files.writing import write_text


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "č.json"
    write_text(file, "žluť\n")
    assert file.read_bytes() == "žluť\n".encode()
    write_text(file, "2")
    assert file.read_text("utf-8") == "2"
    assert os.listdir(tmp_path) == ["č.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
def test_rights_are_those_of_a_new_file_or_of_the_old_one(tmp_path: Path) -> None:
    code = "import os, sys; os.umask(0o027); "
    code += "from twoheirs_qt.tabletop.files.writing import write_text; "
    code += "write_text(sys.argv[1], '1')"
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "new")], check=True, cwd=ROOT)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
    os.chmod(tmp_path / "new", 0o604)
    write_text(tmp_path / "new", "2")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o604


def test_what_is_written_in_a_thread_changes_nothing_for_the_whole_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking for the umask changes it for a moment: files made then came out as 0600."""

    def refuse(mask: int) -> int:
        raise AssertionError("the mask of the whole process is changed")

    monkeypatch.setattr(os, "umask", refuse)
    write_text(tmp_path / "new", "1")
    assert (tmp_path / "new").read_text() == "1"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_text(tmp_path / "link", "1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "1"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    received: list[str] = []
    reader = threading.Thread(target=lambda: received.append(pipe.read_text()))
    reader.start()
    write_text(pipe, "through")
    reader.join()
    assert received == ["through"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize(
    ("step", "error", "sentence"),
    [
        ("fsync", OSError(errno.ENOSPC, "full"), "no space is left on the disk"),
        ("replace", PermissionError(errno.EACCES, "no"), "you do not have permission"),
        ("replace", OSError(errno.EROFS, "ro"), "the disk is read-only"),
        ("replace", OSError(errno.EIO, "Input/output error"), "(Input/output error)"),
    ],
)
def test_a_failure_leaves_the_old_file_and_nothing_else(
    step: str, error: OSError, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("old")

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(FileError) as caught:
        write_text(file, "new")
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"{file}: ")
    assert file.read_text() == "old"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows syncs no folder")
def test_content_is_on_the_disk_before_its_name_and_the_name_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a power cut could leave an empty file, or take back a save that was told of."""
    steps: list[str] = []
    sync, replace = os.fsync, os.replace

    def record_sync(handle: int) -> None:
        result = os.fstat(handle)
        folder = stat.S_ISDIR(result.st_mode)
        steps.append("the folder is synced" if folder else f"{result.st_size} bytes are synced")
        sync(handle)

    def record_replace(source: str, target: Path) -> None:
        steps.append("replaced")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", record_sync)
    monkeypatch.setattr(os, "replace", record_replace)
    write_text(tmp_path / "file", "four")
    assert steps == ["4 bytes are synced", "replaced", "the folder is synced"]


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="this is a folder, not a file"):
        write_text(tmp_path, "x")
    with pytest.raises(FileError, match="there is no such folder"):
        write_text(tmp_path / "no" / "file", "x")
    with pytest.raises(FileError, match="there is no such folder"):
        write_text("a\0b", "x")


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def sync_files_only(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "not here")
        real(handle)

    monkeypatch.setattr(os, "fsync", sync_files_only)
    write_text(tmp_path / "file", "1")
    assert (tmp_path / "file").read_text() == "1"


def test_the_layout_changes_nothing() -> None:
    for case in read_conformance("games.jsonl")[:5]:
        text = dump_readable(case)
        assert json.loads(text) == case
        assert max(map(len, text.splitlines())) <= 200
    assert dump_readable({"a": 1}) == dump_compact({"a": 1}) == '{"a": 1}'
    assert dump_readable({"ž": ["x" * 90, "y" * 90]}) == (
        '{\n "ž": [\n  "' + "x" * 90 + '",\n  "' + "y" * 90 + '"\n ]\n}'
    )


@pytest.mark.parametrize("held", [2, 9])
def test_a_file_that_is_held_for_a_moment_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    """As on Windows, where a scanner that looks at a file keeps others from replacing it."""
    refusals_left = [held]
    replace = os.replace

    def refuse(source: str, target: Path) -> None:
        refusals_left[0] -= 1
        if refusals_left[0] >= 0:
            raise PermissionError(13, "Permission denied")
        replace(source, target)

    monkeypatch.setattr(writing, "_RETRY_DELAYS_S", (0.0, 0.0, 0.0))
    monkeypatch.setattr(os, "replace", refuse)
    path = tmp_path / "game.twoheirs"
    path.write_text("old")
    if held < 4:
        write_text(path, "new")
        assert path.read_text() == "new"
    else:
        with pytest.raises(FileError, match="permission"):
            write_text(path, "new")
        assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.twoheirs"]
