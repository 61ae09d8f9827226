"""The environment `.venv` in the checkout: made once, with the wheels it came from beside it.

With those files it can be mended, grown and tested (an empty environment is made from them) with
no network. None is installed whose SHA-256 is not in `packaging/requirements/`. A stamp says what
the environment was made for; as long as that holds, nothing is even looked up.
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

from devtools import lock as locked
from devtools.alone import alone
from devtools.errors import Stop

ROOT = locked.ROOT
HOME = ROOT / ".venv"
WHEELS = HOME / "wheels"
STAMP = HOME / "twoheirs.json"
LOCK = HOME / "lock"
_STANDARD_ERROR = 2
"""The stream of pip: on standard output the program answers that is about to start."""


def python() -> Path:
    """The environment's interpreter."""
    return program("python")


def program(name: str) -> Path:
    """A program of the environment, by the name that it has on every system."""
    if os.name == "nt":
        return HOME / "Scripts" / f"{name}.exe"
    return HOME / "bin" / name


def is_ready(purpose: str) -> bool:
    """Whether the environment serves `purpose` as it is: a look at two files, no network.

    Stop if it is not this checkout's own.
    """
    _refuse_what_is_no_folder()
    done = _read_stamp().get("installed", {})
    return python().exists() and done.get(purpose) == _digest(purpose)


def prepare(purpose: str) -> bool:
    """Make or grow the environment for `purpose`; False if it is ready.

    Downloads only what is not there yet.
    """
    if is_ready(purpose):
        return False
    HOME.mkdir(exist_ok=True)
    with alone(LOCK, "Another dev.py is making the environment: waiting for it"):
        if is_ready(purpose):
            return False
        if not _is_usable():
            _make()
        with _unfinished() as installed:
            _install(purpose)
            installed[purpose] = _digest(purpose)
    return True


def _install(purpose: str) -> None:
    """Install what is pinned for `purpose`; downloads only what is not there yet."""
    # The pins are whole. Asked to look for more, pip takes a package that is wanted with extras
    # (coverage[toml]) for another one, finds a newer version of it, and refuses that.
    wanted = ("--require-hashes", "--no-deps", "--no-build-isolation", "-r", locked.file(purpose))
    install = ("install", "--quiet", "--no-index", "--find-links", WHEELS, *wanted)
    if _pip(*install, show=False) == 0:
        return
    _say("Step 2 of 4: downloading what it needs, once; installing comes next")
    for words in (("download", "--dest", WHEELS, *wanted), install):
        if words is install:
            _say("Step 3 of 4: installing; compiling pictures and texts comes next")
        if _pip(*words, show=True):
            raise Stop(
                f"pip {words[0]} failed. If it said that hashes do not match, what came is not "
                f"what {locked.file(purpose)} names, and was not installed: `python3 "
                "packaging/dev.py lock` writes that file again, if it is what is wanted."
            )


def _digest(purpose: str) -> str:
    return hashlib.sha256(locked.file(purpose).read_bytes()).hexdigest()


def _identity() -> dict[str, str]:
    """An environment holds absolute paths and one Python: moved or changed, it is made anew."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"root": str(ROOT), "python": version}


@contextmanager
def _unfinished() -> Iterator[dict[str, str]]:
    """Note for whom something is installed; stopped in the middle, nobody can use what is there.

    pip takes for installed what it has begun, though files lack.
    """
    purposes = _read_stamp().get("installed", {})
    installed = {name: digest for name, digest in purposes.items() if digest == _digest(name)}
    STAMP.unlink(missing_ok=True)
    yield installed
    stamp = {**_identity(), "installed": installed}
    STAMP.write_text(json.dumps(stamp, indent=1), "utf-8")


def _refuse_what_is_no_folder() -> None:
    """Stop if the environment is another checkout's, perhaps, which would be emptied; or a file."""
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
    identity = _identity()
    if not isinstance(stamp, dict) or any(stamp.get(key) != identity[key] for key in identity):
        return {}
    return stamp


def _is_usable() -> bool:
    """Whether the environment is whole, though it may lack something."""
    if not _read_stamp():
        return False
    try:
        done = subprocess.run([str(python()), "-m", "pip", "--version"], capture_output=True)
    except OSError:
        return False
    return done.returncode == 0


def _make() -> None:
    """Make the environment anew, keeping the wheels that were downloaded before."""
    _say(f"Step 1 of 4: making an environment in {HOME}; what it needs comes next")
    STAMP.unlink(missing_ok=True)  # first: stopped in the middle, it begins anew
    for old in HOME.iterdir():
        if old not in (WHEELS, LOCK):
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    # From within an environment the interpreter it was made from is asked.
    base = getattr(sys, "_base_executable", None) or sys.executable
    command = [base, "-m", "venv", str(HOME)]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=_STANDARD_ERROR).returncode:
        raise Stop(f"This failed: {' '.join(command)}")
    WHEELS.mkdir(exist_ok=True)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.check_output([str(python()), "-c", where], text=True).strip()
    Path(packages, "twoheirs_qt.pth").write_text(f"{ROOT}\n", "utf-8")


def _pip(*arguments: str | Path, show: bool) -> int:
    """Run pip; returns its exit status."""
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    return subprocess.run(
        [str(python()), "-m", "pip", *map(str, arguments), "--no-input"],
        env={**os.environ, **quiet},
        stdin=subprocess.DEVNULL,
        stdout=_STANDARD_ERROR if show else subprocess.DEVNULL,
        stderr=None if show else subprocess.DEVNULL,
        check=False,
    ).returncode


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
