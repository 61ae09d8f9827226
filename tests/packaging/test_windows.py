"""What Windows' players install, as far as it can be checked where it is written."""

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
from windows import inno, prepare
from windows.check import Machine
from windows.inno import Script, ScriptFault, faults, read

from tests.box import ROOT
from tests.patience import PATIENCE
from twoheirs_qt.process import taskbar


@pytest.fixture(scope="module")
def prepared(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the installer is compiled, with a bundle of two files."""
    folder = tmp_path_factory.mktemp("windows")
    bundle = folder / "bundle" / "dist" / "twoheirs-qt"
    bundle.mkdir(parents=True)
    (bundle / "twoheirs-qt-window.exe").touch()
    return prepare.prepare(folder, bundle).parent


@pytest.fixture
def script(prepared: Path) -> Script:
    return read(prepared / "twoheirs.iss")


def test_the_script_is_sound(script: Script) -> None:
    assert faults(script) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("PrivilegesRequired=", "PrivilegesNeeded=", "PrivilegesNeeded is not known"),
        ("[Tasks]", "[Chores]", r"\[Chores\] is not known"),
        ("ignoreversion recurse", "ignoreversions recurse", "flag ignoreversions"),
        ("Root: HKCU; Subkey", "Root: HKCU; SubKey", "SubKey is not known"),
        ("{autodesktop}", "{desktop}", "constant desktop"),
        (r'\document.ico"; DestDir', r'\page.ico"; DestDir', "no file is"),
        (r"\wizard.bmp", r"\wizard.png", "no file is"),
        (r"Languages\Slovak.isl", r"Languages\Slovakian.isl", "does not bring"),
        ("de.Comment=", "fr.Comment=", "the message Comment speaks"),
        ("{cm:CreateDesktopIcon}", "{cm:MakeIcon}", "MakeIcon is used, but nowhere said"),
        ("CustomMessage('IsRunning')", "'Stop'", "IsRunning is said, but nowhere used"),
    ],
)
def test_each_fault_of_a_script_is_told(
    prepared: Path, tmp_path: Path, before: str, after: str, fault: str
) -> None:
    text = (prepared / "twoheirs.iss").read_text("utf-8-sig")
    assert before in text
    for name in ("values.iss", "icons", "bundle"):
        (tmp_path / name).symlink_to(prepared / name)
    (tmp_path / "twoheirs.iss").write_text(text.replace(before, after, 1), "utf-8-sig")
    (found,) = {line.split(": ", 1)[-1] for line in faults(read(tmp_path / "twoheirs.iss"))}
    assert re.search(fault, found), found


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("{#ProgId}", "{#ProgramId}", "ProgramId is not defined"),
        ('Type: files; Name: "', 'Type: files; Name "', "not `Name: value"),
        ("SetupLogging=yes", "SetupLogging", "not `Name=value`"),
    ],
)
def test_what_is_no_script_is_refused(
    prepared: Path, tmp_path: Path, before: str, after: str, fault: str
) -> None:
    text = (prepared / "twoheirs.iss").read_text("utf-8-sig")
    assert before in text
    (tmp_path / "values.iss").symlink_to(prepared / "values.iss")
    (tmp_path / "twoheirs.iss").write_text(text.replace(before, after, 1), "utf-8-sig")
    with pytest.raises(ScriptFault, match=fault):
        read(tmp_path / "twoheirs.iss")


def setup_of(script: Script) -> dict[str, str]:
    return {line.name: line.value for line in script.sections["Setup"]}


def test_nothing_asks_an_administrator(script: Script) -> None:
    setup = setup_of(script)
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["DefaultDirName"] == r"{localappdata}\Programs\The Two Heirs"
    roots = {line.parameters["Root"] for line in script.sections["Registry"]}
    assert roots == {"HKCU"}


def test_every_key_that_is_written_is_removed_again(script: Script) -> None:
    lines = [line.parameters for line in script.sections["Registry"]]
    whole = [line["Subkey"] for line in lines if "uninsdeletekey" in line.get("Flags", "").split()]
    for line in lines:
        own = "uninsdeletevalue" in line.get("Flags", "")
        assert own or any(line["Subkey"].startswith(key) for key in whole), line
        # What is removed whole must be the program's alone.
        assert line["Subkey"].split("\\")[2] in {identity.PROG_ID, identity.SUFFIX}
    assert whole == [rf"Software\Classes\{identity.PROG_ID}"]


def test_a_saved_game_opens_in_the_program_without_a_console(script: Script) -> None:
    lines = {
        (line.parameters["Subkey"], line.parameters["ValueName"]): line.parameters["ValueData"]
        for line in script.sections["Registry"]
    }
    kind = rf"Software\Classes\{identity.SUFFIX}"
    known = rf"Software\Classes\{identity.PROG_ID}"
    assert lines[kind, ""] == identity.PROG_ID
    assert (rf"{kind}\OpenWithProgids", identity.PROG_ID) in lines
    assert lines[rf"{known}\shell\open\command", ""] == r'"{app}\twoheirs-qt-window.exe" "%1"'


def test_an_older_version_is_known_again_and_closed(script: Script) -> None:
    setup = setup_of(script)
    assert setup["AppId"] == "{{7B6FD196-2EB5-5B45-ACFB-924B43AF891D}"  # never another
    assert setup["CloseApplications"] == "yes"
    assert setup["UninstallDisplayIcon"] == r"{app}\twoheirs-qt-window.exe"
    assert f"CheckForMutexes('{taskbar.RUNNING}')" in script.code
    (older,) = script.sections["InstallDelete"]
    assert older.parameters["Name"] == r"{app}\_internal"


def uninstall(script: Script, local: Path) -> None:
    """Delete what the uninstaller deletes, in its order."""
    for line in script.sections["UninstallDelete"]:
        name = line.parameters["Name"].replace("{localappdata}", str(local))
        path = Path(name.replace("\\", "/"))
        match line.parameters["Type"]:
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
import twoheirs_qt.folders
from twoheirs_qt import app
from twoheirs_qt.files.results import Results, write_results
from twoheirs_qt.rules import legal_actions
from twoheirs_qt.ui.new_game_choices import NewGameChoices
from twoheirs_qt.ui.disk_work import DiskWork
from twoheirs_qt.process.log_file import LogFile
from twoheirs_qt.process.single_instance import SingleInstance

platformdirs.windows.get_win_folder = lambda _: sys.argv[1]
twoheirs_qt.folders.PlatformDirs = platformdirs.windows.Windows
folders = app.Folders.of_system()
folders.settings.parent.mkdir(parents=True)
folders.settings.write_bytes(bytes(1))  # no settings: they are put aside
SingleInstance(folders.games).begin(None)
LogFile(folders.log).note("Something went wrong.")
DiskWork.at_once = 60  # a busy machine is no slow disk
program = app.build(QApplication([]), folders)
program.games.begin_new(NewGameChoices(), 7)
while not program.store.older(program.store.path):
    program.session.play(legal_actions(program.session.state)[-1])
    program.store.flush()
program.window.menus.shelf.trigger()
program.application.processEvents()
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
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(local)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return local, {Path(line).relative_to(local) for line in done.stdout.splitlines()}


@pytest.fixture
def local(home_after_a_game: tuple[Path, set[Path]], tmp_path: Path) -> Path:
    """A copy of that folder."""
    return Path(shutil.copytree(home_after_a_game[0], tmp_path / "Local"))


def files(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_games_outlive_the_program_and_its_notes_do_not(
    home_after_a_game: tuple[Path, set[Path]], local: Path, script: Script
) -> None:
    _, own = home_after_a_game
    home = Path(identity.COMMAND)
    notes = {"settings.ini", "settings.ini.broken", "shelf.json", "window.lock"}
    notes |= {"games/running.txt", f"Logs/{identity.COMMAND}.log"}
    assert files(local) == own | {home / name for name in notes}
    assert {path.parent.name for path in own} == {identity.COMMAND, "games", "older"}
    uninstall(script, local)
    assert files(local) == own


def test_who_has_nothing_to_keep_finds_no_folder_left(
    home_after_a_game: tuple[Path, set[Path]], local: Path, script: Script
) -> None:
    for path in home_after_a_game[1]:
        (local / path).unlink()
    uninstall(script, local)
    assert list(local.iterdir()) == []


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    def told(name: str) -> Any:
        return lambda *words, **named: (name, words, named)

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    known = {name: told(name) for name in (*kinds, "VarFileInfo", "VarStruct")}
    _, _, named = eval(prepare.version_resource(), known)
    _, _, fixed = named["ffi"]
    assert fixed["filevers"] == fixed["prodvers"] == identity.version_numbers()
    ((_, (tables,), _), _) = named["kids"]
    ((_, (_, structs), _),) = tables
    texts = {words[0]: words[1] for _, words, _ in structs}
    assert texts["ProductVersion"] == texts["FileVersion"] == identity.version()
    assert texts["ProductName"] == identity.TITLE
    assert texts["LegalCopyright"]


def test_here_it_is_prepared_and_said_what_is_left(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "windows.build", "--out", str(tmp_path / "out")]
    done = subprocess.run(
        command, cwd=ROOT / "packaging", capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "installer are made on Windows" in done.stdout
    assert faults(read(tmp_path / "out" / "twoheirs.iss"), unbuilt=tmp_path / "elsewhere") != []


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
def test_checksums_are_signed_by_their_publisher_or_by_nobody(
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


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a Unix shell")
def test_a_double_click_opens_a_real_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The build draws icons without a screen; what it starts to look at must not."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    seen = tmp_path / "seen"
    started = Machine(("sh", "-c")).begin(f'echo "${{QT_QPA_PLATFORM-a screen}}" > {seen}')
    started.wait(PATIENCE)
    assert seen.read_text() == "a screen\n"


def test_the_checker_knows_no_word_that_the_script_does_not_use(script: Script) -> None:
    """What the script needs no more is struck from the lists, so that a slip is a fault."""
    assert {line.name for line in script.sections["Setup"]} == inno.DIRECTIVES
    for section, known in inno.PARAMETERS.items():
        used = {name for line in script.sections[section] for name in line.parameters}
        assert used == known, section
