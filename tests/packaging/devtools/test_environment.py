"""The environment of a checkout: pinned files and no others, begun anew and gone on with."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from devtools import bundle, commands, environment, lock, system
from devtools.errors import Stop

from tests.box import ROOT
from tests.long_run import LONG_RUN
from tests.timeouts import TIMEOUT_S

by_night = pytest.mark.skipif(not LONG_RUN, reason="installs many times: `dev.py night`")


def make_wheel(folder: Path, name: str, version: str, *wanted: str) -> str:
    """Make a wheel of one module that tells its version; what pins it."""
    file = folder / f"{name}-{version}-py3-none-any.whl"
    metadata = f"{name}-{version}.dist-info"
    requirements = "".join(f"Requires-Dist: {item}\n" for item in wanted)
    contents = {
        f"{name}.py": f"print({version!r})\n",
        f"{metadata}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        f"Provides-Extra: more\n{requirements}",
        f"{metadata}/WHEEL": "Wheel-Version: 1.0\nTag: py3-none-any\n",
    }
    with zipfile.ZipFile(file, "w") as archive:
        for path, content in contents.items():
            archive.writestr(path, content)
        archive.writestr(f"{metadata}/RECORD", "".join(f"{path},,\n" for path in contents))
    page = folder / name / "index.html"
    page.parent.mkdir(exist_ok=True)
    with page.open("a") as links:
        links.write(f'<a href="../{file.name}">{file.name}</a>\n')
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{name}=={version} \\\n    --hash=sha256:{digest}\n"


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index of our own, and none besides."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.delenv("PIP_NO_INDEX", raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", folder.as_uri())
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    return folder


@pytest.fixture
def pins(tmp_path: Path, index: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One package wants another with extras, and of that a newer version came out."""
    folder = tmp_path / "requirements"
    folder.mkdir()
    monkeypatch.setattr(lock, "FOLDER", folder)
    text = make_wheel(index, "asker", "1.0", "asked[more]") + make_wheel(index, "asked", "1.0")
    for purpose in ("play", "bundle"):
        (folder / f"{purpose}.txt").write_text(text)
    make_wheel(index, "asked", "2.0")
    return folder


def lay(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Have the environment in the folder of a checkout."""
    home = folder / ".venv"
    folder.mkdir()
    patch.setattr(environment, "HOME", home)
    for name, file in {"WHEELS": "wheels", "STAMP": "twoheirs.json", "LOCK": "lock"}.items():
        patch.setattr(environment, name, home / file)
    return home


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in a place of its own, not created yet."""
    return lay(tmp_path / "checkout", monkeypatch)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that was created, with nothing in it."""
    with pytest.MonkeyPatch.context() as patch:
        home = lay(tmp_path_factory.mktemp("empty") / "checkout", patch)
        home.mkdir()
        environment._make()
        with environment._note_progress():
            return home


@pytest.fixture
def fresh(empty: Path, home: Path) -> Path:
    """An environment in a place of its own, with nothing in it."""
    return Path(shutil.copytree(empty, home, symlinks=True))


def uninstall(name: str) -> None:
    command = [str(environment.find_python()), "-m", "pip", "uninstall", "--quiet", "--yes", name]
    subprocess.run(command, check=True)


def read_version(python: Path, module: str) -> str:
    return subprocess.check_output([python, "-c", f"import {module}"], text=True).strip()


@by_night
def test_a_newer_version_that_is_wanted_with_extras_is_not_looked_at(
    pins: Path, index: Path, home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert environment.prepare("play")
    output = capfd.readouterr()
    steps = re.findall(r"(?m)^Step (\d) of 4: (\w+)", output.err)
    assert steps == [("1", "making"), ("2", "downloading"), ("3", "installing")]
    assert "asker-1.0-py3-none-any.whl" in output.err, "pip shows what it fetches"
    assert output.out == "", "it belongs to the program that is started"
    assert read_version(environment.find_python(), "asked") == "1.0"
    stored_versions = {file.name.split("-")[1] for file in environment.WHEELS.iterdir()}
    assert stored_versions == {"1.0"}, "only what is pinned was downloaded"
    assert not environment.prepare("play")
    shutil.rmtree(index)
    uninstall("asked")
    with environment._note_progress() as installed:
        installed.clear()
    assert environment.prepare("play")
    assert read_version(environment.find_python(), "asked") == "1.0", "the kept files are enough"
    assert "Step 2" not in capfd.readouterr().err


@by_night
def test_an_environment_grows_with_its_pins(pins: Path, index: Path, fresh: Path) -> None:
    environment.prepare("play")
    (pins / "play.txt").write_text(make_wheel(index, "asked", "3.0"))
    assert not environment.is_ready("play")
    environment.prepare("bundle")  # as it was
    assert environment.is_ready("bundle")
    environment.prepare("play")
    assert read_version(environment.find_python(), "asked") == "3.0"
    assert environment.is_ready("play")


@by_night
def test_another_file_under_a_pinned_name_is_refused(
    pins: Path, fresh: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    environment.prepare("play")
    text = (pins / "play.txt").read_text()
    (pins / "play.txt").write_text(re.sub(r"sha256:\w{64}", f"sha256:{'0' * 64}", text))
    uninstall("asked")
    with pytest.raises(Stop, match=r"was not installed.*dev\.py lock"):
        environment.prepare("play")
    assert f"Expected sha256 {'0' * 64}" in capfd.readouterr().err
    assert not environment.is_ready("play")
    (stored_wheel,) = environment.WHEELS.glob("asked-*")
    stored_wheel.write_bytes(b"spoilt")
    (pins / "play.txt").write_text(text)
    environment.prepare("play")
    assert read_version(environment.find_python(), "asked") == "1.0", (
        "a spoilt file is fetched again"
    )


@by_night
def test_a_bundle_takes_the_pinned_one_beside_a_newer_one(
    pins: Path, index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "WHEELS", index)
    program = tmp_path / "program"
    program.mkdir()
    make_wheel(program, "program", "0.1", "asker")
    (built,) = program.glob("*.whl")
    result = bundle._make_environment(tmp_path / "environment", built)
    assert read_version(result, "asked") == "1.0"
    assert (tmp_path / bundle.REPORT).exists()


@by_night
def test_a_bundle_that_lacks_something_is_none(
    pins: Path, index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "WHEELS", index)
    program = tmp_path / "program"
    program.mkdir()
    make_wheel(program, "program", "0.1", "forgotten")
    (built,) = program.glob("*.whl")
    with pytest.raises(Stop, match="requires forgotten, which is not installed"):
        bundle._make_environment(tmp_path / "environment", built)


@by_night
def test_stopped_while_something_is_installed_it_is_made_again(
    pins: Path, fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the first and the last file of a package, pip takes it for installed."""
    environment.prepare("play")

    def stop(purpose: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", stop)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare("bundle")
    assert not environment.is_ready("play")
    (module,) = fresh.rglob("asked.py")
    module.unlink()
    environment.prepare("play")
    assert read_version(environment.find_python(), "asked") == "1.0"


def test_stopped_while_it_is_made_it_is_made_again(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert environment._is_usable()

    def stop(path: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", stop)
        with pytest.raises(KeyboardInterrupt):
            environment._make()
    assert environment.find_python().exists()
    assert not environment._is_usable()


def test_a_second_one_waits_for_the_first_and_says_so(tmp_path: Path) -> None:
    """Two runs in a fresh checkout took each other's environment away."""
    code = """if True:
        import sys, time
        from pathlib import Path
        from devtools.file_lock import hold_lock
        with hold_lock(Path(sys.argv[1], "lock"), "waiting"):
            place = Path(sys.argv[1], "inside")
            place.mkdir()
            print("begun", flush=True)
            sys.stdin.read()
            place.rmdir()
    """
    command = [sys.executable, "-c", code, str(tmp_path)]
    pipe = subprocess.PIPE

    def start() -> subprocess.Popen[bytes]:
        folder = ROOT / "packaging"
        return subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe)

    with start() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"begun\n"
        with start() as second:
            assert second.stderr is not None
            assert second.stderr.readline() == b"waiting\n"
            assert first.communicate(timeout=TIMEOUT_S) == (b"", b"")
            assert second.communicate(timeout=TIMEOUT_S) == (b"begun\n", b"")
    assert first.returncode == second.returncode == 0


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_checkout_that_cannot_be_written_is_reported_in_a_sentence(
    number: int,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(folder: Path, **_: object) -> None:
        raise OSError(number, os.strerror(number), str(folder))

    monkeypatch.setattr(system, "provide", lambda *_, **__: None)
    monkeypatch.setattr(Path, "mkdir", refuse)
    assert commands.main(["compile"]) == 1
    assert capsys.readouterr().err == f"{home} cannot be written: {os.strerror(number)}.\n"


def test_a_file_where_the_environment_belongs_is_left_as_it_is(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("mine")
    assert commands.main(["compile"]) == 1
    output = capsys.readouterr().err
    assert output == f"{home} is a file where the environment belongs: remove or rename it.\n"
    assert home.read_text() == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="a link takes rights there")
@pytest.mark.parametrize("word", ["compile", "check", "lock"])
def test_an_environment_that_is_a_link_is_refused_and_left_as_it_is(
    word: str,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other_folder = tmp_path / "other"
    (other_folder / "bin").mkdir(parents=True)
    (other_folder / "bin" / "python").write_text("")
    home.symlink_to(other_folder, target_is_directory=True)
    monkeypatch.setattr(system, "provide", lambda *_, **__: pytest.fail("packages were installed"))
    assert commands.main([word]) == 1
    output = capsys.readouterr()
    assert output.err == (
        f"{home} is a link, and may lead to another checkout's environment: remove the link, and "
        "this checkout gets one of its own.\n"
    )
    assert [file.name for file in other_folder.rglob("*")] == ["bin", "python"]
    assert os.readlink(home) == str(other_folder)
