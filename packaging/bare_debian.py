"""Proves both commands of README on a bare Debian: nothing but `python3`, as root and as a user.

    sudo python3 packaging/bare_debian.py [SCENARIO …] [--suite bookworm] [--folder FOLDER]
        [--tests 'tests/packaging tests/files']

Makes a Debian root by debootstrap (once; kept in FOLDER), and for each scenario a fresh copy of it
with this checkout as it was last committed. Needs Linux, root, debootstrap, git, Xvfb, openbox and
xdotool.

- `root-play`: root plays: all that is missing gets installed, a window opens, again without network
- `root-test`: root tests: all checks and tests pass, a second time without network
- `user`: a user is given the one line, has it carried out, and then plays and tests likewise
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

from devtools.errors import Stop
from devtools.screen import virtual_display

ROOT = Path(__file__).resolve().parent.parent
# Everything that could help the second run without network, but the checkout itself.
NO_NETWORK = "rm -rf ~/.cache; export PIP_NO_INDEX=1 PIP_NO_CACHE_DIR=1;"
PLAY = "python3 packaging/dev.py play"
TEST = "python3 packaging/dev.py test"  # plus the tests asked for


class Bare:
    """A fresh Debian with a checkout of this project in the home of `user`."""

    def __init__(self, base: Path, folder: Path, user: str) -> None:
        """Copy `base` to `folder`, replacing what is there."""
        self.folder = folder
        self.user = user
        if folder.exists():
            shutil.rmtree(folder)
        subprocess.run(["cp", "-a", base, folder], check=True)
        if user != "root":
            subprocess.run(["chroot", folder, "useradd", "--create-home", user], check=True)
        home = folder / ("root" if user == "root" else f"home/{user}") / "two-heirs"
        home.mkdir()
        files = subprocess.run(
            ["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True
        )
        subprocess.run(["tar", "x", "-C", home], input=files.stdout, check=True)
        subprocess.run(["chroot", folder, "chown", "-R", user, str(home)[len(str(folder)) :]])

    def command(
        self, script: str, *, network: bool = True, user: str | None = None, env: str = ""
    ) -> list[str]:
        """The command that runs `script` in the checkout, with a file system of its own."""
        certificate = "PIP_CERT=/opt/certificates.pem"
        variables = f"LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin {certificate} {env}"
        inside = f"cd; test -d two-heirs && cd two-heirs; {script}"
        # Some tests mount: as everywhere else, "/" is a mount of its own there.
        outside = f"""
            mount --bind {self.folder} {self.folder}
            mount -t proc proc {self.folder}/proc
            mkdir -p {self.folder}/tmp/.X11-unix
            mount --bind /tmp/.X11-unix {self.folder}/tmp/.X11-unix
            exec chroot {self.folder} env -i {variables} \\
                su {user or self.user} -s /bin/bash -c {shlex.quote(inside)}
        """
        return ["unshare", "--mount", *([] if network else ["--net"]), "sh", "-ec", outside]

    def run(
        self, script: str, *, network: bool = True, user: str | None = None, status: int = 0
    ) -> str:
        """Run `script`, showing what it says; its exit status must be `status`."""
        print(f"--- {user or self.user}{'' if network else ', no network'}: {script}", flush=True)
        begun = time.monotonic()
        done = subprocess.run(
            self.command(script, network=network, user=user),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        print(done.stdout + f"--- {time.monotonic() - begun:.0f} s, status {done.returncode}")
        if done.returncode != status:
            sys.exit(f"expected status {status}")
        return done.stdout

    def see_window(self, *, network: bool = True) -> None:
        """Play under a virtual screen: a window appears, and closing it ends the program well."""
        script = f"{'' if network else NO_NETWORK} exec {PLAY}"
        print(f"--- {self.user}{'' if network else ', no network'}: {script} (window)", flush=True)
        with virtual_display(1280, 720, open_to_all=True) as display:
            game = subprocess.Popen(
                self.command(script, network=network, env=f"DISPLAY={display}"),
                stdin=subprocess.DEVNULL,
            )
            try:
                window = _wait_for_window(game, display)
                print(f"--- saw the window {window}", flush=True)
                time.sleep(2)
                if game.poll() is not None:
                    sys.exit("the game ended by itself")
                _xdotool(display, *_SEARCH, "windowactivate", "--sync", "key", "ctrl+q")
                if game.wait(20) != 0:
                    sys.exit("the game did not end well")
            finally:
                game.terminate()
                game.wait(20)


_SEARCH = ("search", "--onlyvisible", "--name", ".")


def _wait_for_window(game: subprocess.Popen[bytes], display: str) -> str:
    """The title of the game's window; the first run may have much to install before it."""
    until = time.monotonic() + 300
    while time.monotonic() < until and game.poll() is None:
        if found := _xdotool(display, *_SEARCH, "getwindowname", "%@"):
            return found
        time.sleep(0.5)
    sys.exit("no window came")


def _xdotool(display: str, *words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


def root_play(base: Path, folder: Path, _test: str) -> None:
    """Root plays on a machine that has nothing."""
    bare = Bare(base, folder, "root")
    bare.see_window()
    bare.see_window(network=False)
    bare.run(f"{NO_NETWORK} {PLAY} new --seed 1", network=False)


def root_test(base: Path, folder: Path, test: str) -> None:
    """Root tests on a machine that has nothing, as CI does."""
    bare = Bare(base, folder, "root")
    bare.run(f"CI=true {test}")
    bare.run(f"{NO_NETWORK} {test}", network=False)


def user(base: Path, folder: Path, test: str) -> None:
    """A user is told what to have installed, and needs nobody after that."""
    bare = Bare(base, folder, "player")
    bare.run(command_in(bare.run(f"{PLAY} new --seed 1", status=1)), user="root")
    bare.see_window()
    bare.see_window(network=False)
    bare.run(command_in(bare.run(test)), user="root")
    bare.run(f"{NO_NETWORK} {test}", network=False)
    bare.run(f"{NO_NETWORK} {PLAY} new --seed 1", network=False)


def command_in(said: str) -> str:
    """The one command to copy from what was said, as root runs it."""
    line = re.search(r"^(?:sudo sh|su) -c '(.*)'$", said, re.MULTILINE)
    if line is None:
        sys.exit("no command to copy")
    return line[1]


SCENARIOS = {"root-play": root_play, "root-test": root_test, "user": user}


def make_base(suite: str, base: Path) -> None:
    """A minimal Debian with python3, reached as this machine reaches its packages."""
    if not base.exists():
        options = ["--variant=minbase", "--include=python3"]
        unfinished = base.with_name(f"{base.name}.{os.getpid()}")
        subprocess.run(["debootstrap", *options, suite, unfinished], check=True)
        unfinished.rename(base)
    shutil.copy("/etc/resolv.conf", base / "etc" / "resolv.conf")
    # Proxies and the like; each on a line of its own that apt can read again.
    settings = subprocess.run(
        ["apt-config", "dump", "--no-empty", "Acquire"], capture_output=True, text=True, check=True
    )
    (base / "etc" / "apt" / "apt.conf.d" / "90acquire").write_text(settings.stdout)
    # Nothing here must outlast a power cut, and waiting for the disk is half of installing.
    (base / "etc" / "dpkg" / "dpkg.cfg.d" / "quick").write_text("force-unsafe-io\n")
    certificates = os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt")
    shutil.copy(certificates, base / "opt" / "certificates.pem")


def main() -> int:
    """Run the scenarios asked for, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/two-heirs-bare"))
    parser.add_argument("--tests", default="", help="words for pytest; all tests without any")
    arguments = parser.parse_args()
    for name in arguments.scenarios:
        if name not in SCENARIOS:
            parser.error(f"{name} is none of {', '.join(SCENARIOS)}")
    base = arguments.folder / f"{arguments.suite}-base"
    arguments.folder.mkdir(parents=True, exist_ok=True)
    make_base(arguments.suite, base)
    for name in arguments.scenarios or SCENARIOS:
        print(f"=== {name}", flush=True)
        try:
            SCENARIOS[name](base, arguments.folder / name, f"{TEST} {arguments.tests}".strip())
        except Stop as stop:
            sys.exit(str(stop))
    print("All is well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
