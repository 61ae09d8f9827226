"""`dev.py` on other systems, as far as it can be tested here."""

from __future__ import annotations

import ast
import os
import sys

import pytest
from devtools import environment, system

from tests.box import ROOT

FOLDER = ROOT / "packaging"
SHARED = [
    *(file for part in ("devtools", "windows", "macos") for file in (FOLDER / part).glob("*.py")),
    *(FOLDER / name for name in ("dev.py", "icons.py", "compile_data.py", "hatch_build.py")),
]
"""Files that run on Windows or macOS when their packages are built."""
NEEDED = [name for name in vars(system) if name.startswith("list_packages_")]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_need_no_packages_of_debian(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert len(NEEDED) > 4
    for name in NEEDED:
        assert getattr(system, name)() == [], name
    assert system.has_display()


def test_without_apt_the_user_does_not_matter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delattr(os, "geteuid")  # as on Windows
    system.provide(["libgl1"])
    assert "libgl1" in capsys.readouterr().err
    system.provide([])


def test_programs_of_the_environment_lie_where_windows_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("devtools.environment.os.name", "nt")
    result = environment.find_program("ruff").relative_to(environment.HOME).as_posix()
    assert result == "Scripts/ruff.exe"


def test_every_file_is_read_and_written_in_one_encoding() -> None:
    """Windows' own is another one, and Python takes that where none is named."""
    careless = []
    for file in SHARED:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                argument_count = {"read_text": 1, "write_text": 2}.get(node.func.attr)
                has_keyword = any(word.arg == "encoding" for word in node.keywords)
                if (
                    argument_count is not None
                    and len(node.args) < argument_count
                    and not has_keyword
                ):
                    careless.append(f"{file.name}:{node.lineno}")
    assert careless == []


def test_only_the_parts_for_linux_need_what_only_unix_has() -> None:
    """Modules that Windows' Python lacks are imported nowhere that it comes by."""
    unix = {"fcntl", "grp", "pty", "pwd", "resource", "termios"}
    for file in SHARED:
        tree = ast.parse(file.read_text("utf-8"))
        for part in tree.body:
            if isinstance(part, ast.If) and ast.unparse(part.test) == "sys.platform == 'win32'":
                part.orelse.clear()
        for node in ast.walk(tree):
            names = {name.name for name in node.names} if isinstance(node, ast.Import) else set()
            names |= {node.module or ""} if isinstance(node, ast.ImportFrom) else set()
            assert not names & unix, file
