"""`packaging/dev.py` makes do with what a machine has, and says in a sentence what it lacks."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from devtools import checks, commands, environment, lock, system
from devtools.errors import Stop

from tests.long_run import LONG_RUN
from twoheirs_qt.cli import HEADLESS_COMMANDS

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "packaging" / "dev.py"


@pytest.mark.parametrize("version", [(3, 6, 9), (3, 10, 13), (3, 15, 0)])
def test_another_python_is_asked_for(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit, match=rf"3\.11.*this is Python {version[0]}\.{version[1]}:"):
        runpy.run_path(str(DEV))


def test_old_pythons_can_read_the_question() -> None:
    ast.parse(DEV.read_text("utf-8"), feature_version=(3, 4))


def play_without_screen(*arguments: str) -> subprocess.CompletedProcess[str]:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return subprocess.run(
        [sys.executable, DEV, "play", *arguments],
        env={name: value for name, value in os.environ.items() if name not in screens},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_screen_play_says_so() -> None:
    process = play_without_screen()
    assert (process.returncode, process.stdout) == (1, "")
    assert process.stderr == "There is no screen to open a window on (DISPLAY is not set).\n"


@pytest.mark.parametrize(
    "command", sorted(HEADLESS_COMMANDS) if LONG_RUN else ["view", "--version"]
)
def test_commands_need_no_screen(command: str) -> None:
    arguments = [command] if command.startswith("-") else [command, "--help"]
    process = play_without_screen(*arguments)
    assert process.returncode == 0, process.stderr


# apt-get that writes down how it was called, and knows no package before an update.
APT = """#!/bin/sh
echo "$@" >> "$0.log"
case "$1" in
    update) touch "$0.updated" ;;
    install) test -e "$0.updated" ;;
esac
"""


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Debian of our own: an `apt-get` that only takes notes."""
    program = tmp_path / "bin" / "apt-get"
    program.parent.mkdir()
    program.write_text(APT)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    return program


def log_of(apt: Path) -> list[str]:
    log = apt.with_name("apt-get.log")
    return log.read_text().splitlines() if log.exists() else []


def test_root_gets_packages_installed(apt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    system.provide(["libgl1"], optional=["xvfb"])
    assert [call.split()[0] for call in log_of(apt)] == ["install", "update", "install"]
    assert "libgl1 xvfb" in log_of(apt)[-1]


def test_anyone_else_gets_the_one_command(apt: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Stop, match=r"\n(sudo sh|su) -c 'apt-get update && .* libgl1 xvfb'$"):
        system.provide(["libgl1"], optional=["xvfb"])
    assert log_of(apt) == []


def test_missing_packages_of_some_tests_are_no_error(
    apt: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    system.provide([], optional=["xvfb"])
    assert " xvfb'" in capsys.readouterr().err
    assert log_of(apt) == []


def test_nothing_missing_nothing_done(apt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    system.provide([])
    assert log_of(apt) == []
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lends libraries to Qt")
def test_only_missing_libraries_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system.list_packages_to_run() == []  # this very test runs Qt
    monkeypatch.setattr(system, "LIBRARIES", {"libc.so.6": "libc6", "libnone.so.9": "libnone9"})
    assert system.list_packages_to_run() == ["libnone9"]


@pytest.mark.parametrize("command", ["bench", "night"])
def test_what_builds_is_installed_before_what_comes_as_sources(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python's own setuptools is too old for that, or is not there."""
    prepared: list[str] = []
    monkeypatch.setattr(environment, "prepare", prepared.append)
    monkeypatch.setattr(system, "provide", lambda *_, **__: None)
    monkeypatch.setattr(commands, "_run_script", lambda *_: None)
    monkeypatch.setattr(commands, "_run_instrument", lambda *_: None)
    monkeypatch.setattr(checks, "run_night_tests", lambda _: 0)
    assert commands.main([command]) == 0
    first, last = prepared
    assert last == command
    assert "setuptools" in lock.read_pins(first)


@pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`; CI makes one, too, and downloads")
def test_an_environment_is_made_from_the_wheels_alone(tmp_path: Path) -> None:
    """A checkout carried to a machine without network, with the wheels of an earlier one."""
    checkout = tmp_path / "checkout"
    folders = ("packaging", "twoheirs_qt", "resources", "translations")
    for name in folders:
        strangers = shutil.ignore_patterns("__pycache__", "_data")
        shutil.copytree(ROOT / name, checkout / name, ignore=strangers)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, checkout / name)
    wheels = checkout / ".venv" / "wheels"
    wheels.parent.mkdir()
    wheels.symlink_to(environment.WHEELS, target_is_directory=True)
    dev = str(checkout / "packaging" / "dev.py")
    command = [sys.executable, dev, "play", "new", "--seed", "1"]
    nowhere = {"PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1", "HOME": str(tmp_path)}

    def play() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, **nowhere},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    first = play()
    assert first.returncode == 0, first.stderr
    assert "Step 1 of 4: making an environment" in first.stderr
    assert "Step 2" not in first.stderr
    second = play()
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")
