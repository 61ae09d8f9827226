"""Spoilt files of every kind: one clear sentence each, at once, whatever is in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.box import ROOT
from tests.games.two_heirs.reading import load_save, rescue
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.long_run import LONG_RUN, choose_count
from tests.tabletop.files.hostile import WAYS, make_save, make_valid_files, seal
from tests.tabletop.files.whole import read_save_or_position
from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue, load_installed_catalogue
from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.tabletop.files.errors import FileError, format_source
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.results.store import load_results
from twoheirs_qt.tabletop.text.sanitize import escape_control_characters
from twoheirs_qt.tabletop.text.text import render_english

CATALOGUE = load_installed_catalogue()
NOON = "2025-01-31T12:00:00Z"
MAX_CPU_S = 2.0
"""Seconds that any file may take; of work, where the machine may be busy with other tests."""

READERS: dict[str, Callable[[Path], object]] = {
    "save": lambda path: load_save(path, CATALOGUE),
    "document": lambda path: load_save(path, CATALOGUE),
    "position": lambda path: load_position(path, CATALOGUE),
    "catalogue": load_catalogue,
    "results": load_results,
}
FILES = make_valid_files()


def try_reader(kind: str, path: Path) -> str:
    """Read a file; return the error message, or an empty text if it is sound after all."""
    started_at = time.thread_time()
    message = ""
    try:
        READERS[kind](path)
    except FileError as found:
        fault = found
        message = str(fault)
    if message:
        assert message.startswith(render_english(fault.text))
        check_sentence(message, path)
        if kind in ("save", "document") and (
            LONG_RUN or len(message) % 3 == 0
        ):  # it takes three times as long
            rescue(path, CATALOGUE, "x", NOON)
    assert time.thread_time() - started_at < MAX_CPU_S, f"{path}: {message}"
    return message


def check_sentence(message: str, path: Path) -> None:
    """It names the file first, then the place and the fault, in one line of decent length."""
    assert message.startswith(f"{format_source(path)}: ")
    sentence = message.removeprefix(f"{format_source(path)}: ")
    assert len(sentence) > 3
    assert len(sentence) < 500, sentence[:500]
    assert "\n" not in sentence
    assert escape_control_characters(sentence) == sentence
    assert "Traceback" not in sentence
    assert "pydantic" not in sentence


@pytest.mark.parametrize("part", range(choose_count(1, 4)))
@pytest.mark.parametrize(
    ("kind", "count"),
    [("save", 500), ("document", 300), ("position", 1050), ("catalogue", 225), ("results", 250)],
)
def test_spoilt_files_are_named_in_one_sentence(
    tmp_path: Path, kind: str, count: int, part: int
) -> None:
    """2,325 of them, and forty times as many at night, in parts which can run side by side."""
    random = Random(f"{kind} {part}")
    path = tmp_path / "spoilt.json"
    sound: Counter[str] = Counter()
    for number in range(choose_count(count, 10 * count)):
        damage_file = WAYS[number % len(WAYS)]
        raw = damage_file(random.choice(FILES[kind]).encode("utf-8"), random)
        path.write_bytes(raw)
        if not try_reader(kind, path):
            sound[damage_file.__name__] += 1
    assert sum(sound.values()) < choose_count(count, 10 * count) // 2, sound


@given(data=st.data())
@settings(
    max_examples=choose_count(200, 7000),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_anything_at_all_is_named_in_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "anything.json"
    scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
    value = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4), max_leaves=8)
    kind = data.draw(st.sampled_from(sorted(READERS)))
    if data.draw(st.booleans()):
        path.write_bytes(data.draw(st.binary(max_size=60)))
    else:
        first, *more = FILES[kind][0].partition("\n") if kind == "save" else (FILES[kind][0],)
        document: dict[str, Any] = json.loads(first)
        for _ in range(data.draw(st.integers(1, 3))):
            document[data.draw(st.sampled_from(sorted(document)))] = data.draw(value)
        raw = seal(document) if kind == "save" else json.dumps(document).encode()
        path.write_bytes(raw + "".join(more).encode())
    try_reader(kind, path)


# -- files that are no files ----------------------------------------------------------------------


def write_strange_files(folder: Path) -> dict[str, Path]:
    """Files that hold too much or nothing, and names that lead nowhere."""
    contents: dict[str, bytes] = {
        "empty": b"",
        "large": b" " * (MAX_FILE_BYTES + 1),
        "brackets": b"[" * MAX_FILE_BYTES,
        "objects": b'{"a":' * (MAX_FILE_BYTES // 5),
        "zeros": b"\0" * 1000,
        "digits": b"9" * MAX_FILE_BYTES,
        "utf-16": '{"format": "twoheirs-save"}'.encode("utf-16"),
        "latin-1": '{"format": "é"}'.encode("latin-1"),
        "keys": ("{" + ",".join(f'"{n}":0' for n in range(400_000)) + "}").encode(),
    }
    for kind, (text, *_) in FILES.items():
        if kind == "save":
            continue
        document = json.loads(text)
        for field, value in document.items():
            if isinstance(value, list) and value:
                size = len(json.dumps(value[0])) + 2
                long = {**document, field: (value[:1] * (4_900_000 // size))}
                contents[f"{kind}-{field}"] = json.dumps(long).encode()
                contents[f"{kind}-{field}-nulls"] = json.dumps(
                    {**document, field: [None] * 800_000}
                ).encode()
    paths = {}
    for name, raw in contents.items():
        paths[name] = folder / f"{name}.json"
        paths[name].write_bytes(raw)
    paths["folder"] = folder
    paths["gone"] = folder / "gone.json"
    paths["below a file"] = paths["empty"] / "x.json"
    paths["long name"] = folder / ("x" * 5000)
    paths["nul"] = folder / "a\0b"
    if sys.platform != "win32":
        loop = folder / "loop.json"
        loop.symlink_to(loop)
        paths["link loop"] = loop
        pipe = folder / "pipe.json"
        os.mkfifo(pipe)
        paths["silent pipe"] = pipe
        paths["zero"] = Path("/dev/zero")
        paths["null"] = Path("/dev/null")
    return paths


def test_what_is_no_file_of_the_game_is_named_at_once(tmp_path: Path) -> None:
    for name, path in write_strange_files(tmp_path).items():
        for kind in READERS:
            if name == "silent pipe" and kind != "save":
                continue  # it is waited for; once is enough
            if kind not in ("save", name.split("-")[0]):
                continue
            started_at = time.monotonic() if name == "silent pipe" else time.thread_time()
            with pytest.raises(FileError) as caught:
                READERS[kind](path)
            ended_at = time.monotonic() if name == "silent pipe" else time.thread_time()
            spent = ended_at - started_at
            assert spent < MAX_CPU_S, f"{name} took {spent:.1f} s as a {kind}"
            message = str(caught.value)
            if name != "nul":
                check_sentence(message, path)


def test_the_longest_save_is_read_in_time(tmp_path: Path) -> None:
    """The most actions that a save may have, legal ones."""
    document = json.loads(json.dumps(dump_document(make_save(1, None, max_actions=2))))
    end = {"do": "end-turn", "discard": []}
    empty = document["start"]["reserve"]
    empty["slots"], empty["shield"], document["start"]["stack"] = [None] * 7, 0, []
    document["start"]["turns_left"] = 10_000
    document["actions"], document["done"] = [end] * 5000, 5000
    path = tmp_path / "long.twoheirs"
    path.write_text(json.dumps(document), "utf-8")
    started_at = time.thread_time()
    with pytest.raises(FileError):
        load_save(path, CATALOGUE)
    rescued = rescue(path, CATALOGUE, "x", NOON)
    assert rescued is not None
    assert time.thread_time() - started_at < MAX_CPU_S


# -- through the command --------------------------------------------------------------------------

SERVER = """
import json, os, sys
from twoheirs_qt import cli
from twoheirs_qt.commands import command_line
from twoheirs_qt.tabletop.saves import files
from twoheirs_qt.games.two_heirs.codec import catalogue_shapes, shapes
from twoheirs_qt.tabletop.files import validation
from twoheirs_qt.games.two_heirs.saves.shapes import FirstLine
for shape in (FirstLine, shapes.PositionShape, shapes.ScoredPositionShape,
              catalogue_shapes.CatalogueShape, catalogue_shapes.TileShape,
              catalogue_shapes.TreasureShape):
    shape.model_rebuild()
import twoheirs_qt.commands.score, twoheirs_qt.commands.legal, twoheirs_qt.commands.play
for line in sys.stdin:
    words = json.loads(line)
    child = os.fork()
    if child == 0:
        status = 99
        for number, name in ((0, os.devnull), (1, "out"), (2, "err")):
            flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC
            os.dup2(os.open(name, flags), number)
        sys.stdin = open(0, "r", closefd=False)
        try:
            status = cli.main(words)
        except SystemExit as stop:
            status = stop.code
        except BaseException:
            import traceback
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    _, status, usage = os.wait4(child, 0)
    work = usage.ru_utime + usage.ru_stime
    sys.stdout.write(f"{os.waitstatus_to_exitcode(status)} {work}\\n")
    sys.stdout.flush()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="starts processes as only Unix can")
def test_the_command_answers_spoilt_files_in_one_sentence(tmp_path: Path) -> None:
    """200 processes, each a copy of one that has everything loaded: it saves a minute."""
    random = Random(5)
    path = tmp_path / "spoilt.json"
    refused = 0
    with subprocess.Popen(
        [sys.executable, "-c", SERVER],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        for number in range(choose_count(200, 2000)):
            kind = random.choice(["save", "save", "position", "catalogue"])
            damage_file = WAYS[number % len(WAYS)]
            path.write_bytes(damage_file(random.choice(FILES[kind]).encode("utf-8"), random))
            sound = tmp_path / "sound.json"
            sound.write_text(FILES["position"][0], "utf-8")
            arguments = [random.choice(["score", "legal"]), str(path)]
            if kind == "catalogue":
                arguments = ["score", str(sound), "--catalogue", str(path)]
            server.stdin.write(json.dumps(arguments) + "\n")
            server.stdin.flush()
            first, work = server.stdout.readline().split()
            status = int(first)
            assert float(work) < MAX_CPU_S
            message = (tmp_path / "err").read_text("utf-8")
            assert status in (0, 2), message
            if status == 2:
                refused += 1
                assert (tmp_path / "out").read_text("utf-8") == ""
                assert message.endswith("\n")
                named_path = (
                    sound if kind == "catalogue" and message.startswith(str(sound)) else path
                )
                check_sentence(message.removesuffix("\n"), named_path)
    assert refused > choose_count(100, 1000)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_slow_pipe_is_read_to_the_end(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    text = FILES["position"][0].encode("utf-8")

    def speak() -> None:
        with pipe.open("wb", buffering=0) as stream:
            for begin in range(0, len(text), 400):
                stream.write(text[begin : begin + 400])
                time.sleep(0.03)

    speaker = threading.Thread(target=speak)
    speaker.start()
    assert read_save_or_position(pipe, CATALOGUE)
    speaker.join()
