"""The environment `.venv` in the checkout: made once, with the wheels it came from beside it.

With those files it can be mended, grown and tested (an empty environment is made from them) with
no network. None is installed whose SHA-256 is not in `packaging/constraints.txt`. A stamp says what
the environment was made for; as long as that holds, nothing is even looked up.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from devtools import lock as locked
from devtools.errors import Stop

ROOT = locked.ROOT
HOME = ROOT / ".venv"
WHEELS = HOME / "wheels"
STAMP = HOME / "twoheirs.json"

# What each purpose needs of what is pinned.
GROUPS: dict[str, tuple[str, ...]] = {
    "play": ("program", "build"),
    "package": ("program", "build", "bundle", "package"),
    "publish": ("program", "build", "publish"),
    "test": ("program", "build", "bundle", "package", "dev", "tournament"),
    "train": ("program", "build", "bundle", "package", "dev", "tournament", "train"),
    "bench": ("program", "build", "bundle", "package", "dev", "tournament", "bench"),
}


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
    _refuse_a_link()
    return python().exists() and _read_stamp().get("served", {}).get(purpose) == _wanted(purpose)


def prepare(purpose: str) -> None:
    """Make or grow the environment for `purpose`; downloads only what is not there yet."""
    if is_ready(purpose):
        return
    groups = GROUPS[purpose]
    locked.check(groups)
    # What was installed for former pins and is wanted no more may not go with these.
    if not _is_ours() or _filled(groups):
        _make()
        if clashes := _filled(groups):
            raise Stop(f"{clashes}\nThe pins do not fit together: `dev.py lock` looks anew.")
    served = _served()
    for level, wanted in GROUPS.items():
        if set(wanted) <= set(groups):
            served[level] = _wanted(level)
    _note(served)


def lock() -> None:
    """Write the newest versions that fit together into `packaging/constraints.txt`."""
    _refuse_a_link()
    if not _is_ours():
        _make()
    _provide(("lock",))
    locked.write(program("uv"))


def _filled(groups: tuple[str, ...]) -> str:
    """Install all that these groups need, and the program; what clashes then, in pip's words."""
    _note(_served())  # what former pins served is over
    # First the tools: they build what comes as sources.
    for needed in dict.fromkeys((GROUPS["play"], groups)):
        _provide(needed)
    _run_pip("install", "--no-index", "--no-build-isolation", "--no-deps", "--editable", ROOT)
    checked = _pip("check")
    return checked.stdout if checked.returncode else ""


def _provide(groups: tuple[str, ...]) -> None:
    """Install what is pinned for these groups; downloads only what is not there yet."""
    _forget_what_was_begun()
    with tempfile.TemporaryDirectory() as folder:
        pinned = locked.wanted(groups, Path(folder))
        # The pins are whole. Asked to look for more, pip takes a package that is wanted with extras
        # (coverage[toml]) for another one, finds a newer version of it, and refuses that.
        wanted = ("--require-hashes", "--no-deps", "--no-build-isolation", "-r", pinned)
        here = ("--no-index", "--find-links", WHEELS)
        if _pip("install", *here, *wanted).returncode == 0:
            return
        for name in locked.sweep(WHEELS):
            print(f"{name} is not the pinned one: removed", file=sys.stderr)
        print("Downloading what the program needs (once)", file=sys.stderr)
        for words in (("download", "--dest", WHEELS), ("install", *here)):
            done = _pip(*words, *wanted)
            if done.returncode == 0:
                continue
            if "DO NOT MATCH THE HASHES" in done.stderr:
                raise Stop(f"{done.stderr}\n{_OTHERS}")
            raise Stop(f"{done.stderr}\nThis failed: pip {words[0]}, for {', '.join(groups)}.")


def _forget_what_was_begun() -> None:
    """Let pip install again what it was stopped at, and takes for installed though files lack."""
    for packages in (*HOME.glob("lib/python*/site-packages"), HOME / "Lib" / "site-packages"):
        for about in packages.glob("*.dist-info"):
            if not (about / "INSTALLER").exists():  # written when all other files are there
                shutil.rmtree(about)


_OTHERS = (
    "What came is not what packaging/constraints.txt names by its SHA-256, so it was not "
    "installed. If it is what is wanted, `python3 packaging/dev.py lock` writes the file anew."
)


def _wanted(purpose: str) -> str:
    """A digest of what an environment for `purpose` depends on; settings of tools do not count."""
    project = locked.pyproject()
    # Entry points and the build's own settings are part of an installed program.
    parts = [project["project"], project["build-system"], project["tool"]["hatch"]]
    digest = hashlib.sha256(json.dumps([parts, GROUPS[purpose]], sort_keys=True).encode())
    digest.update(locked.CONSTRAINTS.read_bytes())
    return digest.hexdigest()


def _identity() -> dict[str, str]:
    """An environment holds absolute paths and one Python: moved or changed, it is made anew."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"root": str(ROOT), "python": version}


def _served() -> dict[str, str]:
    """The purposes that the environment serves with the pins of today."""
    served = _read_stamp().get("served", {})
    return {level: served[level] for level in GROUPS if served.get(level) == _wanted(level)}


def _note(served: dict[str, str]) -> None:
    STAMP.write_text(json.dumps({**_identity(), "served": served}, indent=1), "utf-8")


def _refuse_a_link() -> None:
    """Stop if the environment is another checkout's, perhaps: it would be emptied."""
    if HOME.is_symlink():
        raise Stop(
            f"{HOME} is a link, and may lead to another checkout's environment: remove the link, "
            "and this checkout gets one of its own."
        )


def _read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    identity = _identity()
    if not isinstance(stamp, dict) or any(stamp.get(key) != identity[key] for key in identity):
        return {}
    return stamp


def _is_ours() -> bool:
    """Whether an environment begun here can be used further, though it may not be complete."""
    try:
        done = subprocess.run(
            [str(python()), "-c", "import pip, sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return False
    return done.stdout.strip() == _identity()["python"] and bool(_read_stamp())


def _make() -> None:
    """Make the environment anew, keeping the wheels that were downloaded before."""
    print(f"Making an environment in {HOME}", file=sys.stderr)
    HOME.mkdir(exist_ok=True)
    STAMP.unlink(missing_ok=True)  # first: stopped in the middle, it begins anew
    for old in HOME.iterdir():
        if old != WHEELS:
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    # From within an environment the interpreter it was made from is asked.
    base = getattr(sys, "_base_executable", None) or sys.executable
    _run([base, "-m", "venv", str(HOME)])
    WHEELS.mkdir(exist_ok=True)
    _note({})


def _pip(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What pip says to this; failing is an answer, too."""
    return subprocess.run(
        _pip_command(*arguments),
        env=_pip_env(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )


def _run_pip(*arguments: str | Path) -> None:
    _run(_pip_command(*arguments))


def _pip_command(verb: str | Path, *arguments: str | Path) -> list[str]:
    quiet = [] if verb == "check" else ["--quiet"]  # which would hide what it found
    return [str(python()), "-m", "pip", str(verb), *quiet, "--no-input", *map(str, arguments)]


def _pip_env() -> dict[str, str]:
    return {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}


def _run(command: list[str]) -> None:
    done = subprocess.run(command, env=_pip_env(), stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise Stop(f"This failed ({done.returncode}): {' '.join(command)}")
