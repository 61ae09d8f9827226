"""The installer for Windows, as far as it can be checked on another system."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from devtools import checksums, identity
from devtools.errors import Stop
from windows import build

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.tabletop.process import notifications


@pytest.fixture(scope="module")
def installer_folder(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the installer is compiled."""
    return build.prepare(tmp_path_factory.mktemp("windows")).parent


class Script:
    """The installer's script with its values filled in: lines by section, and its code."""

    def __init__(self, folder: Path) -> None:
        values = dict(
            re.findall(r'#define (\w+) "(.*)"', (folder / "values.iss").read_text("utf-8"))
        )
        text = (folder / "twoheirs.iss").read_text("utf-8-sig")
        filled = re.sub(r"\{#(\w+)\}", lambda name: values[name[1]], text)
        _, *parts = re.split(r"(?m)^\[(\w+)\]$", filled)
        self.sections = dict(zip(parts[::2], parts[1::2], strict=True))

    def parse_lines(self, section: str) -> list[dict[str, str]]:
        """The parameters of each line."""
        parameter = re.compile(r'(\w+): *(?:"((?:[^"]|"")*)"|([^";]*))(?:; |$)')
        return [
            {name: quoted.replace('""', '"') or plain for name, quoted, plain in matches}
            for line in self.sections[section].splitlines()
            if not line.startswith(";") and (matches := parameter.findall(line))
        ]

    def read_setup(self) -> dict[str, str]:
        """The directives of the first section."""
        return dict(re.findall(r"(?m)^(\w+)=(.*)$", self.sections["Setup"]))


@pytest.fixture
def script(installer_folder: Path) -> Script:
    return Script(installer_folder)


def test_nothing_asks_an_administrator(script: Script) -> None:
    setup = script.read_setup()
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["DefaultDirName"] == r"{localappdata}\Programs\The Two Heirs"
    roots = {line["Root"] for line in script.parse_lines("Registry")}
    assert roots == {"HKCU"}


def test_every_key_that_is_written_is_removed_again(script: Script) -> None:
    lines = script.parse_lines("Registry")
    removed_keys = [
        line["Subkey"] for line in lines if "uninsdeletekey" in line.get("Flags", "").split()
    ]
    for line in lines:
        is_removed_alone = "uninsdeletevalue" in line.get("Flags", "")
        assert is_removed_alone or any(line["Subkey"].startswith(key) for key in removed_keys), line
        # What is removed whole must be the program's alone.
        assert line["Subkey"].split("\\")[2] in {identity.PROG_ID, identity.SUFFIX}
    assert removed_keys == [rf"Software\Classes\{identity.PROG_ID}"]


def test_a_saved_game_opens_in_the_program_without_a_console(script: Script) -> None:
    lines = {
        (line["Subkey"], line["ValueName"]): line["ValueData"]
        for line in script.parse_lines("Registry")
    }
    kind = rf"Software\Classes\{identity.SUFFIX}"
    type_key = rf"Software\Classes\{identity.PROG_ID}"
    assert lines[kind, ""] == identity.PROG_ID
    assert (rf"{kind}\OpenWithProgids", identity.PROG_ID) in lines
    assert lines[rf"{type_key}\shell\open\command", ""] == r'"{app}\twoheirs-qt-window.exe" "%1"'


def test_an_older_version_is_known_again_and_closed(script: Script) -> None:
    setup = script.read_setup()
    assert setup["AppId"] == "{{7B6FD196-2EB5-5B45-ACFB-924B43AF891D}"  # never another
    assert setup["CloseApplications"] == "yes"
    assert setup["UninstallDisplayIcon"] == r"{app}\twoheirs-qt-window.exe"
    assert f"CheckForMutexes('{notifications.MUTEX_NAME}')" in script.sections["Code"]
    (older,) = script.parse_lines("InstallDelete")
    assert older["Name"] == r"{app}\_internal"


def uninstall(script: Script, local: Path) -> None:
    """Delete what the uninstaller deletes, in its order."""
    for line in script.parse_lines("UninstallDelete"):
        name = line["Name"].replace("{localappdata}", str(local))
        path = Path(name.replace("\\", "/"))
        match line["Type"]:
            case "files":
                path.unlink(missing_ok=True)
            case "filesandordirs":
                shutil.rmtree(path, ignore_errors=True)
            case "dirifempty" if path.is_dir() and not any(path.iterdir()):
                path.rmdir()


# Everything happens that makes the program write a file. In a process of its own: its end is part
# of it, and the folders are Windows' own, below the one that is named.
PLAY = """
import sys
import platformdirs.windows
from PySide6.QtWidgets import QApplication
import twoheirs_qt.tabletop.folders
from twoheirs_qt import app
from twoheirs_qt.tabletop.results.store import Results, write_results
from twoheirs_qt.games.two_heirs.rules import list_legal_actions
from twoheirs_qt.tabletop.window import settings
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.tabletop.window.disk_work import DiskWork
from twoheirs_qt.tabletop.process.log_file import LogFile
from twoheirs_qt.tabletop.process.instance import SingleInstance

platformdirs.windows.get_win_folder = lambda _: sys.argv[1]
twoheirs_qt.tabletop.folders.PlatformDirs = platformdirs.windows.Windows
folders = app.Folders.of_system()
folders.settings.parent.mkdir(parents=True)
folders.settings.write_bytes(bytes(1))  # no settings: they are put aside
SingleInstance(folders.games).begin(None)
LogFile(folders.log).note("Something went wrong.")
# A busy machine is no slow disk: all that is written is waited for.
DiskWork.blocking_s = settings._CLOSE_TIMEOUT_S = 120
program = app.build(QApplication([]), folders)
program.games.start_new(NewGameChoices(), 7)
program.session.play(list_legal_actions(program.session.state)[-1])
program.store.flush()
program.window.menus.shelf.trigger()
while not folders.shelf.exists() or program.game_pages.library.model.is_reading:
    program.application.processEvents()
folders.last_game_note.write_text("{}", "utf-8")
# What versions up to 0.9.1 left.
(folders.games / "running.txt").write_text("a.twoheirs", "utf-8")
(folders.games / "older").mkdir()
(folders.games / "older" / "a.1.twoheirs").write_text("{}", "utf-8")
write_results(folders.results, Results())
folders.catalogue.write_text("{}", "utf-8")
program.settings.language = "pl"
program.window.close()
program.store.flush()
for kept in (folders.results, folders.catalogue, *folders.games.rglob("*.twoheirs")):
    print(kept)
"""


@pytest.fixture(scope="module")
def home_after_a_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, set[Path]]:
    """AppData's Local as the program leaves it, and which files there are the player's own."""
    local = tmp_path_factory.mktemp("Local")
    process = subprocess.run(
        [sys.executable, "-c", PLAY, str(local)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT_S,
    )
    return local, {Path(line).relative_to(local) for line in process.stdout.splitlines()}


@pytest.fixture
def local(home_after_a_game: tuple[Path, set[Path]], tmp_path: Path) -> Path:
    """A copy of that folder."""
    return Path(shutil.copytree(home_after_a_game[0], tmp_path / "Local"))


def list_files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_games_outlive_the_program_and_its_notes_do_not(
    home_after_a_game: tuple[Path, set[Path]], local: Path, script: Script
) -> None:
    _, own_files = home_after_a_game
    home = Path(identity.COMMAND)
    notes = {"settings.ini", "settings.ini.broken", "shelf.json", "window.lock"}
    notes |= {"elsewhere.json", "games/running.txt", f"Logs/{identity.COMMAND}.log"}
    assert list_files(local) == own_files | {home / name for name in notes}
    assert {path.parent.name for path in own_files} == {identity.COMMAND, "games", "older"}
    uninstall(script, local)
    assert list_files(local) == own_files


def test_who_has_nothing_to_keep_finds_no_folder_left(
    home_after_a_game: tuple[Path, set[Path]], local: Path, script: Script
) -> None:
    for path in home_after_a_game[1]:
        (local / path).unlink()
    uninstall(script, local)
    assert list(local.iterdir()) == []


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    def make_recorder(name: str) -> Any:
        return lambda *name_and_text, **resource: (name, name_and_text, resource)

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    recorders = {name: make_recorder(name) for name in (*kinds, "VarFileInfo", "VarStruct")}
    _, _, resource = eval(build.format_version_resource(), recorders)
    _, _, fixed = resource["ffi"]
    assert fixed["filevers"] == fixed["prodvers"] == identity.list_version_numbers()
    ((_, (tables,), _), _) = resource["kids"]
    ((_, (_, structs), _),) = tables
    texts = {name_and_text[0]: name_and_text[1] for _, name_and_text, _ in structs}
    assert texts["ProductVersion"] == texts["FileVersion"] == identity.read_version()
    assert texts["ProductName"] == identity.TITLE
    assert texts["LegalCopyright"]


def test_elsewhere_it_is_only_prepared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "windows.build", "--out", str(tmp_path / "out")]
    process = subprocess.run(
        command, cwd=ROOT / "packaging", capture_output=True, text=True, check=False, timeout=120
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert "installer are made on Windows" in process.stdout
    assert Script(tmp_path / "out").read_setup()["AppVersion"] == identity.read_version()


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.exe").write_bytes(b"two")
    (tmp_path / "a.deb").write_bytes(b"one")
    sums = checksums.write(tmp_path, [tmp_path / "b.exe", tmp_path / "a.deb"])
    names = [line.split("  ")[1] for line in sums.read_text().splitlines()]
    assert names == ["a.deb", "b.exe"]
    subprocess.run(["sha256sum", "--check", "--quiet", sums.name], cwd=tmp_path, check=True)


# Signs as gpg does, for whoever owns the key `publisher`.
GPG = """#!/bin/sh
case "$*" in
    *"--local-user publisher --output "*" --detach-sign "*) ;;
    *) echo "no secret key" >&2; exit 2 ;;
esac
while [ "$1" != --output ]; do shift; done
echo signature > "$2"
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a Unix shell")
def test_checksums_are_signed_by_their_publisher_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "gpg").write_text(GPG)
    (tmp_path / "bin" / "gpg").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    (tmp_path / "a.deb").write_bytes(b"one")
    sums = checksums.write(tmp_path, [tmp_path / "a.deb"])
    signature = checksums.sign(sums, "publisher")
    assert signature.name == "SHA256SUMS.asc"
    assert signature.read_text() == "signature\n"
    checksums.write(tmp_path, [tmp_path / "a.deb"])
    assert not signature.exists(), "it was of another list"
    with pytest.raises(Stop, match="no secret key"):
        checksums.sign(sums, "stranger")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Stop, match="gpg, which is not installed"):
        checksums.sign(sums, "publisher")
