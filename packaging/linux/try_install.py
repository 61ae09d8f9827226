"""Install the package in a fresh Debian, play, upgrade and remove it.

The Debian is made by debootstrap once for each release, and copied for every run. The program is
started as desktops do: from the menu entry, and by the type of a saved game.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import time
from pathlib import Path

from bare_debian import make_base
from devtools.bundle_check import SAVE
from devtools.errors import Stop
from devtools.identity import APP_ID, COMMAND, MIME, SUFFIX, read_version
from linux.deb import HOME_OF_BUNDLE, WEAK_DEPENDENCIES
from linux.screen import Screen, virtual_screen

CACHE_FOLDER = Path("/var/tmp/two-heirs-bare")
PLAYER = "player"
PROGRAMS = ("debootstrap", "Xvfb", "openbox", "xdotool")
# Installed by desktops; the package must work without.
DESKTOP = "dbus-daemon desktop-file-utils hicolor-icon-theme libglib2.0-bin libgtk-3-bin"
DESKTOP += " shared-mime-info xdg-utils"
APT_INSTALL = "apt-get install -y -qq --no-install-recommends -o Acquire::Retries=3"
_BUS = "unix:path=/tmp/session-bus"
_MIN_COLOURS = 50
"""A painted table has hundreds, an empty screen a few."""


def find_obstacle() -> str:
    """Return the reason why nothing can be installed here, in a sentence, or an empty string."""
    if os.geteuid() != 0:
        return "Only root can make a Debian to install the package in."
    missing_programs = [name for name in PROGRAMS if shutil.which(name) is None]
    return (
        f"To install the package, {', '.join(missing_programs)} is missing here."
        if missing_programs
        else ""
    )


def try_install(older: Path, package: Path, out: Path, suite: str = "bookworm") -> None:
    """Run all steps with both packages in Debian's release `suite`; pictures are saved in `out`.

    Stop at the first failure.
    """
    CACHE_FOLDER.mkdir(parents=True, exist_ok=True)
    sweep(CACHE_FOLDER)
    base = CACHE_FOLDER / f"{suite}-base"
    make_base(suite, base)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    debian = Debian(base, CACHE_FOLDER / f"{suite}-installed.{os.getpid()}")
    try:
        with virtual_screen() as screen:
            _InstallTest(debian, screen, out).run(older, package)
    finally:
        debian.remove()


def sweep(folder: Path) -> list[str]:
    """Remove the copies in `folder` whose processes were killed; returns their names."""
    removed = []
    for copy in folder.glob("*-installed.*"):
        if not Path("/proc", copy.suffix.removeprefix(".")).exists():
            shutil.rmtree(copy)
            removed.append(copy.name)
    return removed


class Debian:
    """A fresh Debian with one user, the player."""

    def __init__(self, base: Path, folder: Path) -> None:
        """Copy `base` to `folder`, replacing what is there."""
        self.folder = folder
        self._bus: subprocess.Popen[bytes] | None = None
        self.remove()
        subprocess.run(["cp", "-a", base, folder], check=True)
        self.run_as_root(f"useradd --create-home {PLAYER}")

    @property
    def home(self) -> Path:
        """The path of the player's home on this machine."""
        return self.folder / "home" / PLAYER

    def remove(self) -> None:
        """Remove the Debian."""
        if self._bus:
            self._bus.kill()
            self._bus.wait(20)
            self._bus = None
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def run_as_root(self, script: str) -> str:
        """Run `script` as root; returns its output. Stop if it fails."""
        return self._run("root", script, "DEBIAN_FRONTEND=noninteractive")

    def run_as_player(self, script: str, display: str = "") -> str:
        """Run `script` as the player on a desktop; returns its output. Stop if it fails."""
        return self._run(PLAYER, script, self._format_variables(display))

    def make_command(self, script: str, display: str) -> list[str]:
        """Return the command that runs `script` as the player, without a desktop."""
        return self._make_command(PLAYER, f"exec {script}", f"DISPLAY={display}")

    def _format_variables(self, display: str) -> str:
        variables = "XDG_CURRENT_DESKTOP=GNOME XDG_SESSION_TYPE=x11 QT_QPA_PLATFORM=xcb"
        variables += f" DBUS_SESSION_BUS_ADDRESS={_BUS}"
        return f"{variables} DISPLAY={display}" if display else ""

    def begin_session(self) -> None:
        """Start D-Bus for the programs of a desktop.

        It ends with `remove`, or with all its children if this process is killed.
        """
        bus = f"exec dbus-daemon --session --address={_BUS} --nofork"
        end_with_parent = ["setpriv", "--pdeathsig", "KILL"]
        self._bus = subprocess.Popen(
            [
                *end_with_parent,
                *self._make_command(PLAYER, bus, "", "--pid", "--fork", "--kill-child"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 30
        while not (self.folder / "tmp" / "session-bus").exists():
            if time.monotonic() > until:
                raise Stop("D-Bus did not start in a fresh Debian.")
            time.sleep(0.1)

    def install(self, package: Path) -> None:
        """Install a package with its dependencies, as after a download."""
        shutil.copy(package, self.folder / "tmp" / package.name)
        self.run_as_root(f"{APT_INSTALL} /tmp/{package.name}")
        (self.folder / "tmp" / package.name).unlink()

    def _make_command(self, user: str, script: str, variables: str, *namespaces: str) -> list[str]:
        """Return the command that runs a script in the Debian, in a mount namespace."""
        outside = f"""
            mount -t proc proc {self.folder}/proc
            mkdir -p {self.folder}/tmp/.X11-unix
            mount --bind /tmp/.X11-unix {self.folder}/tmp/.X11-unix
            exec chroot {self.folder} env -i LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \\
                {variables} su {user} -s /bin/bash -c {shlex.quote(f"cd; {script}")}
        """
        return ["unshare", "--mount", *namespaces, "sh", "-ec", outside]

    def _run(self, user: str, script: str, variables: str) -> str:
        process = subprocess.run(
            self._make_command(user, script, variables),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if process.returncode:
            raise Stop(f"In a fresh Debian this failed: {script}\n{process.stdout}")
        return process.stdout


_VERSION = f"dpkg-query --show --showformat='${{Version}}' {COMMAND}"
# Libraries that the bundle loads from the system and that are missing.
_UNRESOLVED = f"""
    cd /{HOME_OF_BUNDLE}/_internal
    find . -name '*.so*' -type f -print | while read -r file; do
        LD_LIBRARY_PATH=$PWD ldd "$file" | sed -n "s|.*not found|$file:&|p"
    done
"""
# Files that name the program, except in homes and in the logs of apt and dpkg.
_FIND_REMAINS = f"""
    find / -xdev -path /home -prune -o -path /proc -prune -o -path /var/cache/apt -prune \\
        -o -iname '*{COMMAND}*' -print -o -iname '*{APP_ID}*' -print
    grep -rlE '{COMMAND}|{MIME}' /etc /usr /var/lib/dpkg/info /var/cache/man 2> /dev/null || true
"""


class _InstallTest:
    """The steps of a player from the installation to the removal."""

    def __init__(self, debian: Debian, screen: Screen, out: Path) -> None:
        self._debian = debian
        self._screen = screen
        self._out = out
        self._started = time.monotonic()

    def run(self, older: Path, package: Path) -> None:
        """Run all steps in order."""
        self._install(older)
        self._open_from_menu()
        self._open_a_save()
        self._upgrade(package)
        self._continue()
        self._remove()

    def _install(self, package: Path) -> None:
        debian = self._debian
        debian.install(package)
        unresolved = [
            line
            for line in debian.run_as_root(_UNRESOLVED).splitlines()
            if Path(line.split(":")[0]).name not in WEAK_DEPENDENCIES
        ]
        _expect(f"all libraries are found, {unresolved or 'none'} missing", not unresolved)
        position = debian.run_as_player(f"{COMMAND} new --seed 7")
        _expect("it answers without a screen", json.loads(position.splitlines()[-1]))
        self._report("installed with its dependencies alone")
        debian.run_as_root(f"{APT_INSTALL} {DESKTOP}")
        debian.begin_session()

    def _open_from_menu(self) -> None:
        self._start()
        self._save_picture("started from the menu")
        self._quit()

    def _open_a_save(self) -> None:
        """Open a save by its type, as a double click in a file manager does."""
        debian, screen = self._debian, self._screen
        game = debian.home / f"Žofia's game{SUFFIX}"
        shutil.copy(SAVE, game)
        name = shlex.quote(game.name)
        mime = debian.run_as_player(f"xdg-mime query filetype {name}", screen.display).strip()
        _expect(f"a save is a {MIME}, not a {mime}", mime == MIME)
        entry = debian.run_as_player(f"xdg-mime query default {MIME}", screen.display).strip()
        _expect(f"the program opens it, not {entry}", entry == f"{APP_ID}.desktop")
        self._launch(f"gio open {name}")
        self._wait_for_game()
        self._save_picture("opened a save by its type")
        self._play("ctrl+z", -1)
        self._launch(f"xdg-open {name}")  # the open window comes to the front
        self._play("ctrl+z", -1)
        self._quit()

    def _upgrade(self, package: Path) -> None:
        debian = self._debian
        before = debian.run_as_root(_VERSION)
        debian.install(package)
        after = debian.run_as_root(_VERSION)
        _expect(
            f"{after} is {read_version()}-1, {before} was older",
            after == f"{read_version()}-1" != before,
        )

    def _continue(self) -> None:
        action_count = self._count_actions()
        self._start()
        self._screen.press_keys("Return")  # the start page continues the last game
        self._wait_for_game()
        self._save_picture("continued after the upgrade")
        _expect("the game is unchanged", self._count_actions() == action_count)
        self._play("ctrl+shift+z", +1)
        self._quit()

    def _remove(self) -> None:
        debian = self._debian
        debian.run_as_root(f"apt-get purge -y -qq {COMMAND}")
        remains = debian.run_as_root(_FIND_REMAINS).split()
        _expect(f"no files are left: {remains}", not remains)
        _expect("games stay", self._count_actions() > 0)
        settings = debian.home / ".config" / COMMAND / "settings.ini"
        _expect("settings stay", settings.exists())
        _expect(f"no errors were logged:\n{self._read_log()}", not self._read_log())
        self._report("removed; games and settings stayed")

    # -- actions of the player -------------------------------------------------------------------

    def _start(self) -> None:
        self._launch(f"gtk-launch {APP_ID}")

    def _launch(self, command: str) -> None:
        """Run a command that starts the program and ends."""
        self._debian.run_as_player(
            f"{command} < /dev/null >> launched.txt 2>&1", self._screen.display
        )
        self._screen.wait(self._screen.list_titles, f"a window after {command}")

    def _wait_for_game(self) -> None:
        screen = self._screen
        screen.wait(
            lambda: "Ann and Ben" in " ".join(screen.list_titles()), "the game of Ann and Ben"
        )

    def _play(self, keys: str, step: int) -> None:
        """Press keys that undo or redo an action, and wait until it is saved."""
        action_count = self._count_actions()
        self._screen.press_keys(keys)
        self._screen.wait(
            lambda: self._count_actions() == action_count + step, f"a save after {keys}", 20
        )

    def _quit(self) -> None:
        screen = self._screen
        process = screen.find_process()
        screen.press_keys("ctrl+q")
        screen.wait(lambda: not Path(f"/proc/{process}").exists(), "the program's end")

    def _count_actions(self) -> int:
        """Count the actions done in the running game, from its save."""
        folder = self._debian.home / ".local" / "share" / COMMAND / "games"
        save = max(folder.glob("*.twoheirs"), key=lambda file: file.stat().st_mtime)
        action_count = 0
        for line in save.read_text("utf-8").splitlines():
            change = json.loads(line)
            action_count = int(change.get("done", action_count + ("action" in change)))
        return action_count

    def _read_log(self) -> str:
        """Return log and output of the program, without complaints about this small desktop."""
        log = self._debian.home / ".local" / "state" / COMMAND / "log" / f"{COMMAND}.log"
        notes = log.read_text("utf-8").split("\n\n") if log.exists() else []
        notes += (self._debian.home / "launched.txt").read_text("utf-8").splitlines()
        absent = ("org.freedesktop.portal.Desktop", "org.a11y.Bus")
        return "\n".join(
            note for note in notes if note.strip() and not any(name in note for name in absent)
        )

    def _save_picture(self, caption: str) -> None:
        """Wait until the screen shows more than an empty window, and save a picture of it."""
        file = self._out / f"{caption.replace(' ', '-')}.png"
        self._screen.wait(
            lambda: self._screen.save_picture(file) > _MIN_COLOURS, f"a picture: {caption}"
        )
        self._report(caption)

    def _report(self, event: str) -> None:
        print(f"{time.monotonic() - self._started:6.1f} s  {event}", flush=True)


def _expect(expectation: str, is_true: object) -> None:
    if not is_true:
        raise Stop(f"A check failed: {expectation}.")
