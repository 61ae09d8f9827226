"""Resources and translations are compiled whole, once, and never half."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from compile_data import CompileError, compile_all, find_qt_tool

from tests.compiled import find_likely_cause, find_obstacle

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL"><context><name>Table</name>
<message><source>End the turn</source><translation>Zakończ turę</translation></message>
</context></TS>
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: one drawing, a catalogue, one language begun and one with a text."""
    for name, content in {
        "resources/art/mill & co.svg": SVG,
        "resources/games/two_heirs/catalogue.json": '{"format": "twoheirs-catalogue"}',
        "resources/desktop/twoheirs.desktop": "[Desktop Entry]",
        "translations/twoheirs_pl.ts": TS,
        "translations/twoheirs_sk.ts": "",
    }.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return tmp_path / "checkout"


def list_compiled(checkout: Path) -> set[str]:
    folder = checkout / "twoheirs_qt" / "_data"
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("tool", ["lrelease", "lupdate", "rcc"])
def test_qt_tools_are_found_and_run(tool: str) -> None:
    option = "--version" if tool == "rcc" else "-version"
    assert (
        subprocess.run([find_qt_tool(tool), option], capture_output=True, check=False).returncode
        == 0
    )


def test_qt_reads_what_was_compiled(checkout: Path) -> None:
    compile_all(checkout)
    assert list_compiled(checkout) == {
        "games/two_heirs/catalogue.json",
        "resources.rcc",
        "translations/twoheirs_pl.qm",
    }
    from PySide6.QtCore import QFile, QResource, QTranslator

    folder = checkout / "twoheirs_qt" / "_data"
    assert QResource.registerResource(str(folder / "resources.rcc"), "/probe")
    drawing = QFile(":/probe/art/mill & co.svg")
    assert drawing.open(QFile.OpenModeFlag.ReadOnly)
    assert bytes(drawing.readAll().data()).decode() == SVG
    drawing.close()
    assert not QFile.exists(":/probe/desktop")
    QResource.unregisterResource(str(folder / "resources.rcc"), "/probe")
    translator = QTranslator()
    assert translator.load(str(folder / "translations" / "twoheirs_pl.qm"))
    assert translator.translate("Table", "End the turn") == "Zakończ turę"


def test_only_what_changed_is_written_again(checkout: Path) -> None:
    assert len(compile_all(checkout)) == 3
    catalogue = checkout / "twoheirs_qt/_data/games/two_heirs/catalogue.json"
    before = catalogue.stat().st_mtime_ns
    (checkout / "resources/art/mill & co.svg").touch()
    assert compile_all(checkout) == []
    assert catalogue.stat().st_mtime_ns == before
    (checkout / "resources/games/two_heirs/catalogue.json").write_text("{}")
    assert compile_all(checkout) == ["games/two_heirs/catalogue.json"]
    (checkout / "resources/art/second.svg").write_text(SVG)
    assert compile_all(checkout) == ["resources.rcc"]
    (checkout / "twoheirs_qt/_data/resources.rcc").unlink()
    assert compile_all(checkout) == ["resources.rcc"]


def test_tests_without_compiled_texts_say_what_to_do(checkout: Path) -> None:
    assert "dev.py compile" in find_obstacle(checkout)
    compile_all(checkout)
    assert find_obstacle(checkout) == find_likely_cause(checkout) == ""
    source = checkout / "translations" / "twoheirs_pl.ts"
    later = (checkout / "twoheirs_qt" / "_data").stat().st_mtime + 1
    os.utime(source, (later, later))
    assert find_likely_cause(checkout).startswith("translations/twoheirs_pl.ts is newer")
    os.utime(checkout / "twoheirs_qt" / "_data", (1, 1))
    compile_all(checkout)
    assert (checkout / "twoheirs_qt" / "_data").stat().st_mtime > 1, "though nothing has changed"


def test_what_lost_its_source_goes(checkout: Path) -> None:
    compile_all(checkout)
    (checkout / "translations/twoheirs_pl.ts").unlink()
    compile_all(checkout)
    assert "translations/twoheirs_pl.qm" not in list_compiled(checkout)


def test_equal_sources_give_equal_bytes(checkout: Path) -> None:
    archive = checkout / "twoheirs_qt/_data/resources.rcc"
    compile_all(checkout)
    first = archive.read_bytes()
    archive.unlink()
    (checkout / "resources/art/mill & co.svg").touch()
    compile_all(checkout)
    assert archive.read_bytes() == first


@pytest.mark.parametrize("content", ["no XML at all", TS.replace("</TS>", "")])
def test_a_broken_translation_is_refused_and_named(checkout: Path, content: str) -> None:
    compile_all(checkout)
    (checkout / "translations/twoheirs_pl.ts").write_text(content, "utf-8")
    before = list_compiled(checkout)
    with pytest.raises(CompileError, match=r"lrelease failed.*\n.*twoheirs_pl\.ts|end of document"):
        compile_all(checkout)
    assert list_compiled(checkout) == before


def test_without_resources_or_translations_nothing_is_made(tmp_path: Path) -> None:
    assert compile_all(tmp_path) == []


def test_runs_alone() -> None:
    script = Path(__file__).resolve().parents[2] / "packaging" / "compile_data.py"
    process = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (process.returncode, process.stderr) == (0, "")
