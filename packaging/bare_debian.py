"""Try both commands of README on a bare Debian with nothing but `python3`, as root and as a user.

    sudo python3 packaging/bare_debian.py [SCENARIO …] [--suite bookworm] [--folder FOLDER]
        [--tests 'tests/packaging tests/tabletop/files']

A Debian is made by debootstrap (once; kept in FOLDER), and for each scenario copied, with the last
commit of this checkout. Needs Linux, root, debootstrap, git, Xvfb, openbox and xdotool.

- `root-play`: root plays: missing packages are installed, a window opens, also without network
- `root-test`: root tests: all checks and tests pass, also without network
- `user`: a user runs the printed command as root, and then plays and tests likewise
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
# Removes everything that could help the second run, except the checkout.
NO_NETWORK = "rm -rf ~/.cache; export PIP_NO_INDEX=1 PIP_NO_CACHE_DIR=1;"
PLAY = "python3 packaging/dev.py play"
TEST = "python3 packaging/dev.py test"  # plus the tests asked for


class BareDebian:
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

    def make_command(
        self, script: str, *, network: bool = True, user: str | None = None, env: str = ""
    ) -> list[str]:
        """Return the command that runs `script` in the checkout, in a mount namespace."""
        certificate = "PIP_CERT=/opt/certificates.pem"
        variables = f"LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin {certificate} {env}"
        inside = f"cd; test -d two-heirs && cd two-heirs; {script}"
        # Some tests mount: "/" must be a mount point there.
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
        """Run `script`, print and return its output; its exit status must be `status`."""
        print(f"--- {user or self.user}{'' if network else ', no network'}: {script}", flush=True)
        started = time.monotonic()
        process = subprocess.run(
            self.make_command(script, network=network, user=user),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        print(
            process.stdout + f"--- {time.monotonic() - started:.0f} s, status {process.returncode}"
        )
        if process.returncode != status:
            sys.exit(f"expected status {status}")
        return process.stdout

    def see_window(self, *, network: bool = True) -> None:
        """Play on a virtual screen: a window opens, and closing it ends the program."""
        script = f"{'' if network else NO_NETWORK} exec {PLAY}"
        print(f"--- {self.user}{'' if network else ', no network'}: {script} (window)", flush=True)
        with virtual_display(1280, 720, open_to_all=True) as display:
            game = subprocess.Popen(
                self.make_command(script, network=network, env=f"DISPLAY={display}"),
                stdin=subprocess.DEVNULL,
            )
            try:
                window = _wait_for_window(game, display)
                print(f"--- saw the window {window}", flush=True)
                time.sleep(2)
                if game.poll() is not None:
                    sys.exit("the game ended by itself")
                _run_xdotool(display, *_SEARCH, "windowactivate", "--sync", "key", "ctrl+q")
                if game.wait(20) != 0:
                    sys.exit("the game failed")
            finally:
                game.terminate()
                game.wait(20)


_SEARCH = ("search", "--onlyvisible", "--name", ".")


def _wait_for_window(game: subprocess.Popen[bytes], display: str) -> str:
    """Wait for the game's window, after long installations; returns its title."""
    until = time.monotonic() + 300
    while time.monotonic() < until and game.poll() is None:
        if title := _run_xdotool(display, *_SEARCH, "getwindowname", "%@"):
            return title
        time.sleep(0.5)
    sys.exit("no window opened")


def _run_xdotool(display: str, *arguments: str) -> str:
    process = subprocess.run(
        ["xdotool", *arguments],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return process.stdout.strip()


def play_as_root(base: Path, folder: Path, _test: str) -> None:
    """Play as root on a bare machine."""
    debian = BareDebian(base, folder, "root")
    debian.see_window()
    debian.see_window(network=False)
    debian.run(f"{NO_NETWORK} {PLAY} new --seed 1", network=False)


def test_as_root(base: Path, folder: Path, test: str) -> None:
    """Test as root on a bare machine, as CI does."""
    debian = BareDebian(base, folder, "root")
    debian.run(f"CI=true {test}")
    debian.run(f"{NO_NETWORK} {test}", network=False)


def play_and_test_as_user(base: Path, folder: Path, test: str) -> None:
    """Play and test as a user, after the printed command was run as root."""
    debian = BareDebian(base, folder, "player")
    debian.run(find_command(debian.run(f"{PLAY} new --seed 1", status=1)), user="root")
    debian.see_window()
    debian.see_window(network=False)
    debian.run(find_command(debian.run(test)), user="root")
    debian.run(f"{NO_NETWORK} {test}", network=False)
    debian.run(f"{NO_NETWORK} {PLAY} new --seed 1", network=False)


def find_command(output: str) -> str:
    """Find the command to copy in the output, as root runs it."""
    line = re.search(r"^(?:sudo sh|su) -c '(.*)'$", output, re.MULTILINE)
    if line is None:
        sys.exit("no command to copy")
    return line[1]


SCENARIOS = {"root-play": play_as_root, "root-test": test_as_root, "user": play_and_test_as_user}


def make_base(suite: str, base: Path) -> None:
    """Make a minimal Debian with python3 in `base`, with this machine's settings of apt."""
    if not base.exists():
        options = ["--variant=minbase", "--include=python3"]
        unfinished = base.with_name(f"{base.name}.{os.getpid()}")
        subprocess.run(["debootstrap", *options, suite, unfinished], check=True)
        unfinished.rename(base)
    shutil.copy("/etc/resolv.conf", base / "etc" / "resolv.conf")
    # Proxies and the like, one on each line, in apt's syntax.
    settings = subprocess.run(
        ["apt-config", "dump", "--no-empty", "Acquire"], capture_output=True, text=True, check=True
    )
    (base / "etc" / "apt" / "apt.conf.d" / "90acquire").write_text(settings.stdout)
    # Waiting for the disk takes half the time of an installation.
    (base / "etc" / "dpkg" / "dpkg.cfg.d" / "quick").write_text("force-unsafe-io\n")
    certificates = os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt")
    shutil.copy(certificates, base / "opt" / "certificates.pem")


def main() -> int:
    """Run the given scenarios, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--suite", default="bookworm")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/two-heirs-bare"))
    parser.add_argument("--tests", default="", help="arguments for pytest; by default all tests")
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
    print("all passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
