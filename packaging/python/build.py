"""Build wheel and sources for Python's index, and check them: `packaging/dev.py package python`.

Both are checked by twine and installed into an empty environment, where the program must answer
without a network and paint its window.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import checksums, identity, probes
from devtools.bundle import find_source_date_epoch, run
from devtools.environment import ROOT, WHEELS, find_python
from devtools.errors import Stop

_QUIET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package python", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "python", metavar="DIR")
    parser.add_argument(
        "--with",
        dest="pythons",
        nargs="+",
        default=[],
        metavar="PYTHON",
        help="other Pythons to install into, which fetch what they need",
    )
    parser.add_argument("--pipx", default="", metavar="COMMAND", help="also run it by this pipx")
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    installed = out / "installed"
    try:
        files = build(out / "dist")
        judge(files)
        for file in files:
            print(
                install_and_use(file, [sys.executable], installed, fetch=False),
                flush=True,
            )
        for name in arguments.pythons:
            for file in files:
                print(
                    install_and_use(file, shlex.split(name), installed, fetch=True),
                    flush=True,
                )
        if arguments.pipx:
            print(run_by_pipx(files[-1], shlex.split(arguments.pipx), out / "pipx"), flush=True)
        print(checksums.write(out / "dist", files))
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(folder: Path) -> list[Path]:
    """Build the sources, and the wheel from them; returns both."""
    shutil.rmtree(folder, ignore_errors=True)
    env = {"SOURCE_DATE_EPOCH": find_source_date_epoch(), **_QUIET}
    run([find_python(), "-m", "build", "--no-isolation", "--outdir", folder, ROOT], env)
    return sorted(folder.iterdir(), key=lambda file: file.suffix)  # .gz, .whl


def judge(files: list[Path]) -> None:
    """Check them with twine; Stop with its output if it does not accept them."""
    output = run([find_python(), "-m", "twine", "--no-color", "check", "--strict", *files])
    if output.count("PASSED") != len(files):
        raise Stop(f"twine does not accept these files:\n{output}")


def install_and_use(file: Path, interpreter: list[str], folder: Path, *, fetch: bool) -> str:
    """Install `file` into an empty environment below `folder` and use it; returns a line of result.

    Without `fetch` only local wheels are used. Stop if anything fails.
    """
    shutil.rmtree(folder, ignore_errors=True)
    run([*interpreter, "-m", "venv", folder / "home"], _QUIET)
    programs = folder / "home" / ("Scripts" if os.name == "nt" else "bin")
    where: list[str | Path] = [] if fetch else ["--no-index", "--find-links", WHEELS]
    pip: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet", *where]
    env = {**_QUIET, "TMPDIR": str(_make_folder(folder / "tmp"))}
    run([*pip, file], env, folder)
    version = run([programs / "python", "-c", "import platform; print(platform.python_version())"])
    use(programs, folder)
    return f"{file.name}: installed and use on Python {version.strip()}"


def use(programs: Path, folder: Path) -> None:
    """Run the installed program and paint its window, without a network; Stop if it fails."""
    home = _make_folder(folder / "player")
    kinds = ("CONFIG", "DATA", "CACHE", "STATE")
    env = {f"XDG_{kind}_HOME": str(home / kind) for kind in kinds}
    env |= {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = programs / identity.COMMAND
    alone = make_offline_command()
    if identity.read_version() not in run([*alone, command, "--version"], env, home):
        raise Stop(f"{command} does not print {identity.read_version()}.")
    position = run([*alone, command, "new", "--seed", "7"], env, home)
    if json.loads(position)["format"] != "twoheirs-position":
        raise Stop(f"{command} new prints no position.")
    window = json.loads(run([*alone, programs / "python", "-c", probes.WINDOW], env, home))
    if window["colours"] < 20 or not Path(window["module"]).is_relative_to(programs.parent):
        raise Stop(f"{command} paints no window: {window}")


def make_offline_command() -> list[str]:
    """Return a command that runs another one without network; empty where that is impossible."""
    isolation = ["unshare", "--net"]
    if shutil.which(isolation[0]) is None:
        return []
    process = subprocess.run([*isolation, "true"], capture_output=True, check=False)
    return isolation if process.returncode == 0 else []


def run_by_pipx(wheel: Path, pipx: list[str], folder: Path) -> str:
    """Run the program by pipx, as a first user does; returns a line of result."""
    shutil.rmtree(folder, ignore_errors=True)
    env = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin"), **_QUIET}
    output = run(
        [*pipx, "run", "--spec", wheel, identity.COMMAND, "--version"], env, _make_folder(folder)
    )
    if identity.read_version() not in output:
        raise Stop(f"pipx run does not print {identity.read_version()}:\n{output}")
    return f"{wheel.name}: run by pipx"


def _make_folder(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    sys.exit(main())
