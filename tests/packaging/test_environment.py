"""The environment of a checkout: pinned files and no others, begun anew and gone on with."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from devtools import bundle, commands, environment, lock, system
from devtools.errors import Stop


def wheel(folder: Path, name: str, version: str, *wanted: str) -> str:
    """Make a wheel of one module that tells its version; what pins it."""
    file = folder / f"{name}-{version}-py3-none-any.whl"
    about = f"{name}-{version}.dist-info"
    asked = "".join(f"Requires-Dist: {each}\n" for each in wanted)
    contents = {
        f"{name}.py": f"print({version!r})\n",
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        f"Provides-Extra: more\n{asked}",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nTag: py3-none-any\n",
    }
    with zipfile.ZipFile(file, "w") as archive:
        for path, content in contents.items():
            archive.writestr(path, content)
        archive.writestr(f"{about}/RECORD", "".join(f"{path},,\n" for path in contents))
    page = folder / name / "index.html"
    page.parent.mkdir(exist_ok=True)
    with page.open("a") as links:
        links.write(f'<a href="../{file.name}">{file.name}</a>\n')
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"# for program, bundle\n{name}=={version} \\\n    --hash=sha256:{digest}\n"


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index of our own, and none besides."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.setenv("PIP_INDEX_URL", folder.as_uri())
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    return folder


@pytest.fixture
def pins(tmp_path: Path, index: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One package wants another with extras, and of that a newer version came out."""
    file = tmp_path / "constraints.txt"
    file.write_text(wheel(index, "asker", "1.0", "asked[more]") + wheel(index, "asked", "1.0"))
    wheel(index, "asked", "2.0")
    monkeypatch.setattr(lock, "CONSTRAINTS", file)
    return file


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in a place of its own."""
    folder = tmp_path / "checkout" / ".venv"
    folder.parent.mkdir()
    monkeypatch.setattr(environment, "HOME", folder)
    monkeypatch.setattr(environment, "WHEELS", folder / "wheels")
    monkeypatch.setattr(environment, "STAMP", folder / "twoheirs.json")
    return folder


def version(python: Path, module: str) -> str:
    return subprocess.check_output([python, "-c", f"import {module}"], text=True).strip()


def test_a_newer_version_that_is_wanted_with_extras_is_not_looked_at(
    pins: Path, index: Path, home: Path
) -> None:
    environment._make()
    environment._provide(("program",))
    assert version(environment.python(), "asked") == "1.0"
    kept = {file.name.split("-")[1] for file in environment.WHEELS.iterdir()}
    assert kept == {"1.0"}, "only what is pinned was downloaded"
    shutil.rmtree(index)
    subprocess.run(
        [environment.python(), "-m", "pip", "uninstall", "--quiet", "--yes", "asked"], check=True
    )
    environment._provide(("program",))
    assert version(environment.python(), "asked") == "1.0", "the kept files are enough"


def test_a_bundle_takes_the_pinned_one_beside_a_newer_one(
    pins: Path, index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "WHEELS", index)
    program = tmp_path / "program"
    program.mkdir()
    wheel(program, "program", "0.1", "asker")
    (built,) = program.glob("*.whl")
    found = bundle._environment(tmp_path / "environment", built)
    assert version(found, "asked") == "1.0"
    assert (tmp_path / bundle.REPORT).exists()


def test_a_bundle_that_lacks_something_is_none(
    pins: Path, index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "WHEELS", index)
    program = tmp_path / "program"
    program.mkdir()
    wheel(program, "program", "0.1", "forgotten")
    (built,) = program.glob("*.whl")
    with pytest.raises(Stop, match="requires forgotten, which is not installed"):
        bundle._environment(tmp_path / "environment", built)


def test_what_pip_was_stopped_at_is_installed_again(pins: Path, index: Path, home: Path) -> None:
    """Killed between the first and the last file of a package, pip takes it for installed."""
    environment._make()
    environment._provide(("program",))
    (about,) = home.rglob("asked-1.0.dist-info")
    (about / "INSTALLER").unlink()
    (about.parent / "asked.py").unlink()
    environment._provide(("program",))
    assert version(environment.python(), "asked") == "1.0"


def test_stopped_while_it_is_made_it_is_made_anew(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment._make()
    assert environment._is_ours()

    def stopped(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(shutil, "rmtree", stopped)
    with pytest.raises(KeyboardInterrupt):
        environment._make()
    assert environment.python().exists()
    assert not environment._is_ours()


@pytest.mark.skipif(sys.platform == "win32", reason="a link takes rights there")
@pytest.mark.parametrize("word", ["compile", "check", "lock"])
def test_an_environment_that_is_a_link_is_refused_and_left_as_it_is(
    word: str,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = tmp_path / "other"
    (other / "bin").mkdir(parents=True)
    (other / "bin" / "python").write_text("")
    home.symlink_to(other, target_is_directory=True)
    monkeypatch.setattr(system, "provide", lambda *_, **__: pytest.fail("packages were installed"))
    assert commands.main([word]) == 1
    said = capsys.readouterr()
    assert said.err == (
        f"{home} is a link, and may lead to another checkout's environment: remove the link, and "
        "this checkout gets one of its own.\n"
    )
    assert [file.name for file in other.rglob("*")] == ["bin", "python"]
    assert os.readlink(home) == str(other)
