"""Installs what was built, as a player would, looks at what Windows makes of it, and removes it.

Touches the keys and folders of whoever runs it, so it is only done where the game is not installed
and was never played. It speaks to Windows by Windows' own commands: with Wine before them, it
checks an installer on Linux, too.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from devtools import identity
from devtools.errors import Stop
from windows.prepare import APP_GUID

_CLASSES = r"HKCU\Software\Classes"
_ENTRY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{{{APP_GUID}}}_is1"
_SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")


@dataclass(frozen=True, slots=True)
class Machine:
    """A Windows: this one, or Wine's, whose drive C is a folder here."""

    wine: tuple[str, ...] = ()
    drive: Path | None = None

    def run(self, *words: str) -> tuple[int, str]:
        """The exit status of a command, and what it says."""
        # Into a file: a pipe would be waited for as long as anything that was started holds it.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [*self.wine, *words],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.DEVNULL,
                timeout=300,
                check=False,
            )
            said.seek(0)
            return done.returncode, said.read().decode("utf-8", "replace").strip()

    def begin(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a command and let it run."""
        # A double click knows nothing of what this process draws its icons with.
        return subprocess.Popen(
            [*self.wine, *words],
            env={name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def open(self, file: PureWindowsPath) -> None:
        """What a double click does; Wine does not look among a person's own kinds of files."""
        if not self.wine:
            self.begin("cmd", "/c", "start", "", str(file))
            return
        key = rf"{_CLASSES}\{identity.PROG_ID}\shell\open\command"
        program, _ = str(self.value(key)).removeprefix('"').split('" "%1"')
        self.begin(program, str(file))

    def running(self, name: str) -> list[str]:
        """The numbers of the processes of this name; Wine's own list of tasks stays empty."""
        if self.wine:
            said = self.run("wmic", "process", "get", "Caption,ProcessId")[1].replace("\0", "")
        else:
            said = self.run("tasklist", "/fo", "table", "/nh", "/fi", f"imagename eq {name}")[1]
        lines = [line.removeprefix(name).split() for line in said.splitlines() if name in line]
        return [words[0] for words in lines if words]

    def variable(self, name: str) -> PureWindowsPath:
        """A folder that an environment variable names."""
        if self.wine:
            return PureWindowsPath(self.run("cmd", "/c", "echo", f"%{name}%")[1])
        return PureWindowsPath(os.environ[name])

    def value(self, key: str, name: str = "") -> str | None:
        """A text in the registry, or None if there is none."""
        which = ("/v", name) if name else ("/ve",)
        status, said = self.run("reg", "query", key, *which)
        for line in said.splitlines() if status == 0 else ():
            _, found, text = line.partition("REG_SZ")
            if found:
                return text.strip()
        return None

    def has_key(self, key: str) -> bool:
        """Whether the registry has this key."""
        return self.run("reg", "query", key)[0] == 0

    def path(self, name: PureWindowsPath) -> Path:
        """The path of a file as this process sees it."""
        if self.drive is None:
            return Path(name)
        return self.drive.joinpath(*name.parts[1:])


def is_free(machine: Machine) -> bool:
    """Whether the game is neither installed for this person nor has left anything behind."""
    home = machine.variable("LOCALAPPDATA") / identity.COMMAND
    return not machine.has_key(_ENTRY) and not machine.path(home).exists()


def check(machine: Machine, setup: str) -> list[str]:
    """Install, use, upgrade and remove what `setup` brings; returns what was seen, line by line.

    Raises Stop at the first thing that is not as it should be.
    """
    seen = []
    folder = machine.variable("LOCALAPPDATA") / "Programs" / identity.TITLE
    home = machine.variable("LOCALAPPDATA") / identity.COMMAND
    menu = machine.variable("APPDATA") / r"Microsoft\Windows\Start Menu\Programs"
    link = menu / "Die zwei Erben.lnk"

    install = [setup, *_SILENT, "/LANG=de"]
    status, _ = machine.run(*install)
    _hold(status == 0, f"the installer ends with {status}")
    _hold(machine.path(folder / f"{identity.WINDOW_COMMAND}.exe").is_file(), "no program")
    _hold(machine.path(link).is_file(), "no entry in the menu")
    _hold(machine.value(_ENTRY, "DisplayVersion") == identity.version(), "no entry to remove it")
    program = str(folder / f"{identity.COMMAND}.exe")
    status, said = machine.run(program, "--version")
    _hold(status == 0 and identity.version() in said, f"the command says {said!r}")
    seen.append(f"installed in {folder}, asked nobody, says {said!r}")

    _check_association(machine, folder)
    seen.append("saved games belong to it, with a name and an icon of their own")

    stale = folder / "_internal" / "of-an-older-version.txt"
    machine.path(stale).write_text("old", "utf-8")
    status, _ = machine.run(*install)
    _hold(status == 0 and not machine.path(stale).exists(), "an older version's file stays")
    seen.append("installed over itself, which leaves nothing of before")

    game = home / "games" / "kept.twoheirs"
    machine.path(game).parent.mkdir(parents=True)
    position = machine.run(program, "new", "--seed", "1")[1]
    machine.path(game).write_text(position + "\n", "utf-8")
    notes = [home / "settings.ini", home / "shelf.json", game.with_name("running.txt")]
    results = home / "results.json"
    for file in (*notes, results):
        machine.path(file).write_text("\n", "utf-8")
    _check_opened(machine, folder, game)
    seen.append("a double click on a game starts it; while it runs it is not removed")

    _remove(machine, folder)
    gone = [folder, link, *notes, home / "window.lock", home / "Logs"]
    left = [str(path) for path in gone if machine.path(path).exists()]
    for key in (_ENTRY, rf"{_CLASSES}\{identity.SUFFIX}", rf"{_CLASSES}\{identity.PROG_ID}"):
        left += [key] if machine.has_key(key) else []
    _hold(not left, f"removed, but these stay: {', '.join(left)}")
    for kept in (game, results):
        _hold(machine.path(kept).is_file(), f"{kept} was removed, too")
        machine.path(kept).unlink()
    for empty in (game.parent, home):
        machine.path(empty).rmdir()
    seen.append("removed without a trace but games and results")
    return seen


def _check_association(machine: Machine, folder: PureWindowsPath) -> None:
    kind = rf"{_CLASSES}\{identity.SUFFIX}"
    _hold(machine.value(kind) == identity.PROG_ID, "saved games do not belong to it")
    offered = machine.value(rf"{kind}\OpenWithProgids", identity.PROG_ID)
    _hold(offered is not None, "it is not offered for saved games")
    known = rf"{_CLASSES}\{identity.PROG_ID}"
    name = str(machine.value(known))  # the command prints no typographic quotes
    _hold(name.startswith("Spielstand von "), f"saved games are called {name}")
    command = f'"{folder / identity.WINDOW_COMMAND}.exe" "%1"'
    _hold(machine.value(rf"{known}\shell\open\command") == command, "another command")
    icon = str(machine.value(rf"{known}\DefaultIcon")).removesuffix(",0")
    _hold(machine.path(PureWindowsPath(icon)).is_file(), f"no icon is {icon}")


def _check_opened(machine: Machine, folder: PureWindowsPath, game: PureWindowsPath) -> None:
    machine.open(game)
    name = f"{identity.WINDOW_COMMAND}.exe"
    _hold(_soon(lambda: bool(machine.running(name))), "a double click starts nothing")
    time.sleep(3)
    status, _ = machine.run(str(folder / "unins000.exe"), *_SILENT)
    _hold(status != 0 and machine.path(folder / name).exists(), "removed while it runs")
    for number in machine.running(name):
        machine.run("taskkill", "/f", "/pid", number)
    _hold(_soon(lambda: not machine.running(name)), "it does not end")


def _remove(machine: Machine, folder: PureWindowsPath) -> None:
    status, _ = machine.run(str(folder / "unins000.exe"), *_SILENT)
    _hold(status == 0, f"the uninstaller ends with {status}")
    # It hands its work to a copy of itself, which removes the folder when it has ended.
    _hold(_soon(lambda: not machine.path(folder).exists()), f"{folder} stays")


def _soon(holds: Callable[[], bool], patience: float = 60) -> bool:
    end = time.monotonic() + patience
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.5)
    return True


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Stop(f"The installed program is not as it should be: {otherwise}")
