"""The environment `.venv` of the checkout, created once, with its wheels beside it.

With those files it can be repaired, extended and tested (a new environment is created from them)
without a network. Only packages whose SHA-256 is in `packaging/requirements/` are installed. A
stamp names the purposes that the environment is ready for, so that usually two files are read.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from devtools import lock as lock_files
from devtools.errors import Stop
from devtools.file_lock import hold_lock

ROOT = lock_files.ROOT
HOME = ROOT / ".venv"
WHEELS = HOME / "wheels"
STAMP = HOME / "twoheirs.json"
LOCK = HOME / "lock"
_STANDARD_ERROR = 2
"""The stream of pip: standard output belongs to the program that is about to start."""


def find_python() -> Path:
    """Return the path of the environment's interpreter."""
    return find_program("python")


def find_program(name: str) -> Path:
    """Return the path of a program of the environment, by its name without suffix."""
    if os.name == "nt":
        return HOME / "Scripts" / f"{name}.exe"
    return HOME / "bin" / name


def is_ready(purpose: str) -> bool:
    """Whether the environment is ready for `purpose`; reads two files and uses no network.

    Stop if it is not this checkout's own.
    """
    _check_home()
    installed = _read_stamp().get("installed", {})
    return find_python().exists() and installed.get(purpose) == _calculate_digest(purpose)


def prepare(purpose: str) -> bool:
    """Create or extend the environment for `purpose`; returns False if it was ready.

    Only missing packages are downloaded.
    """
    if is_ready(purpose):
        return False
    HOME.mkdir(exist_ok=True)
    with hold_lock(LOCK, "Another dev.py is making the environment: waiting for it"):
        if is_ready(purpose):
            return False
        if not _is_usable():
            _make()
        with _note_progress() as installed:
            _install(purpose)
            installed[purpose] = _calculate_digest(purpose)
    return True


def _install(purpose: str) -> None:
    """Install what is pinned for `purpose`; downloads missing packages only."""
    # The pins are whole. Asked to look for more, pip takes a package that is wanted with extras
    # (coverage[toml]) for another one, finds a newer version of it, and refuses that.
    pinned_packages = (
        "--require-hashes",
        "--no-deps",
        "--no-build-isolation",
        "-r",
        lock_files.find_requirements(purpose),
    )
    install = ("install", "--quiet", "--no-index", "--find-links", WHEELS, *pinned_packages)
    if _run_pip(*install, show=False) == 0:
        return
    _report("Step 2 of 4: downloading what it needs, once; installing comes next")
    for arguments in (("download", "--dest", WHEELS, *pinned_packages), install):
        if arguments is install:
            _report("Step 3 of 4: installing; compiling pictures and texts comes next")
        if _run_pip(*arguments, show=True):
            raise Stop(
                f"pip {arguments[0]} failed. If it said that hashes do not match, what came is not "
                f"what {lock_files.find_requirements(purpose)} names, and was not installed: "
                "`python3 packaging/dev.py lock` writes that file again, if it is what is wanted."
            )


def _calculate_digest(purpose: str) -> str:
    return hashlib.sha256(lock_files.find_requirements(purpose).read_bytes()).hexdigest()


def _identify() -> dict[str, str]:
    """Identify the checkout and the Python; if either changes, the environment is created again."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"root": str(ROOT), "python": version}


@contextmanager
def _note_progress() -> Iterator[dict[str, str]]:
    """Note the installed purposes when the block ends; if it is interrupted, none is noted.

    pip takes a package for installed although some of its files are missing.
    """
    purposes = _read_stamp().get("installed", {})
    installed = {
        name: digest for name, digest in purposes.items() if digest == _calculate_digest(name)
    }
    STAMP.unlink(missing_ok=True)
    yield installed
    stamp = {**_identify(), "installed": installed}
    STAMP.write_text(json.dumps(stamp, indent=1), "utf-8")


def _check_home() -> None:
    """Stop if the environment is a file, or a link: another checkout's would be emptied."""
    if HOME.is_symlink():
        raise Stop(
            f"{HOME} is a link, and may lead to another checkout's environment: remove the link, "
            "and this checkout gets one of its own."
        )
    if HOME.exists() and not HOME.is_dir():
        raise Stop(f"{HOME} is a file where the environment belongs: remove or rename it.")


def _read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    identity = _identify()
    if not isinstance(stamp, dict) or any(stamp.get(key) != identity[key] for key in identity):
        return {}
    return stamp


def _is_usable() -> bool:
    """Whether the environment works, although packages may be missing."""
    if not _read_stamp():
        return False
    try:
        process = subprocess.run(
            [str(find_python()), "-m", "pip", "--version"], capture_output=True
        )
    except OSError:
        return False
    return process.returncode == 0


def _make() -> None:
    """Create the environment again; wheels that were downloaded before are kept."""
    _report(f"Step 1 of 4: making an environment in {HOME}; what it needs comes next")
    STAMP.unlink(missing_ok=True)  # first: if interrupted, it starts again
    for old in HOME.iterdir():
        if old not in (WHEELS, LOCK):
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    # Within an environment, the interpreter that it was created from is used.
    base = getattr(sys, "_base_executable", None) or sys.executable
    command = [base, "-m", "venv", str(HOME)]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=_STANDARD_ERROR).returncode:
        raise Stop(f"This failed: {' '.join(command)}")
    WHEELS.mkdir(exist_ok=True)
    print_folder = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.check_output([str(find_python()), "-c", print_folder], text=True).strip()
    Path(packages, "twoheirs_qt.pth").write_text(f"{ROOT}\n", "utf-8")


def _run_pip(*arguments: str | Path, show: bool) -> int:
    """Run pip; returns its exit status."""
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    return subprocess.run(
        [str(find_python()), "-m", "pip", *map(str, arguments), "--no-input"],
        env={**os.environ, **quiet},
        stdin=subprocess.DEVNULL,
        stdout=_STANDARD_ERROR if show else subprocess.DEVNULL,
        stderr=None if show else subprocess.DEVNULL,
        check=False,
    ).returncode


def _report(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
