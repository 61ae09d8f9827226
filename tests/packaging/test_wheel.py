"""The wheel, installed into an empty environment from wheels alone, is the whole program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from devtools import probes
from devtools.environment import WHEELS

import twoheirs_qt
from twoheirs_qt.tabletop.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]

# In a run of several processes these are one's: the wheel is built and installed once.
pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as the build makes it; with this environment's tools and no network."""
    folder = tmp_path_factory.mktemp("dist")
    run_pip("wheel", "--no-index", "--no-build-isolation", "--no-deps", "-w", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel and what it depends on, nothing else."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    run([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)
    run_pip(
        "--python", folder, "install", "--no-compile", "--no-index", "--find-links", WHEELS, wheel
    )
    return folder


def run_pip(*arguments: str | Path) -> None:
    run([sys.executable, "-m", "pip", "--quiet", *arguments], ROOT)


def run(command: list[str | Path], folder: Path) -> str:
    """Run a command that must succeed and say nothing on standard error; returns what it says."""
    strangers = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in strangers}
    process = subprocess.run(
        command,
        cwd=folder,
        env={**environment, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, ""), (
        f"{command}\n{process.stdout}\n{process.stderr}"
    )
    return process.stdout


def find_program(home: Path, name: str) -> Path:
    return home / "Scripts" / f"{name}.exe" if os.name == "nt" else home / "bin" / name


def test_holds_the_program_its_data_and_licences_only(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    info = f"twoheirs_qt-{twoheirs_qt.__version__}.dist-info"
    assert {
        "twoheirs_qt/cli.py",
        "twoheirs_qt/py.typed",
        "twoheirs_qt/_data/games/two_heirs/catalogue.json",
        "twoheirs_qt/_data/resources.rcc",
        f"{info}/licenses/LICENSE",
        f"{info}/licenses/packaging/THIRD_PARTY.md",
    } <= names
    sources = [file for file in (ROOT / "translations").glob("*.ts") if file.stat().st_size]
    assert {f"twoheirs_qt/_data/translations/{file.stem}.qm" for file in sources} == {
        name for name in names if name.endswith(".qm")
    }
    assert {name.split("/")[0] for name in names} == {"twoheirs_qt", info}


def test_commands_answer_from_anywhere(home: Path, tmp_path: Path) -> None:
    command = find_program(home, "twoheirs-qt")
    first = run([command, "new", "--seed", "1"], tmp_path)
    assert json.loads(first)["format"] == "twoheirs-position"
    position = tmp_path / "position.json"
    position.write_text(first, "utf-8")
    actions = run([command, "legal", position], tmp_path).splitlines()
    assert all("do" in json.loads(action) for action in actions)
    assert actions
    assert twoheirs_qt.__version__ in run([command, "--version"], tmp_path)


def test_data_are_found_in_the_environment(home: Path, tmp_path: Path) -> None:
    answer = json.loads(run([find_program(home, "python"), "-c", probes.DATA], tmp_path))
    assert Path(answer["module"]).is_relative_to(home)
    assert answer["catalogue"] == "twoheirs-catalogue"
    assert answer["drawings"]
    assert set(answer["languages"]) >= set(LANGUAGES)
    assert all(answer["languages"].values())
    assert answer["qt_texts"]["en"] == ["Save", "&Look in:", "Date Modified"]
    assert answer["qt_texts"]["sk"] == ["Uložiť", "&Hľadať v:", "Dátum úpravy"]
    for language in ("pl", "de"):
        english = set(answer["qt_texts"]["en"])
        assert english.isdisjoint(answer["qt_texts"][language])


def test_the_window_opens_and_is_painted(home: Path, tmp_path: Path) -> None:
    answer = json.loads(run([find_program(home, "python"), "-c", probes.WINDOW], tmp_path))
    assert Path(answer["module"]).is_relative_to(home)
    assert "The Two Heirs" in answer["title"]
    assert answer["colours"] > 20  # not an empty surface
    assert find_program(home, "twoheirs-qt-window").is_file()
