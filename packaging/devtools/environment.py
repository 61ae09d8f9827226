"""The environment `.venv` in the checkout: made once, with the wheels it came from beside it.

With those wheels it can be mended, grown and tested (an empty environment is made from them) with
no network. A stamp says what it was made for; as long as that holds, nothing is even looked up.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from devtools.errors import Stop

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".venv"
WHEELS = HOME / "wheels"
STAMP = HOME / "twoheirs.json"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"

# What each purpose needs beside what the program itself does.
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": (),
    "package": ("package",),
    "test": ("dev", "package"),
    "bench": ("dev", "package", "bench"),
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
    """Whether the environment serves `purpose` as it is: a look at two files, no network."""
    return python().exists() and _read_stamp().get("served", {}).get(purpose) == _wanted(purpose)


def prepare(purpose: str) -> None:
    """Make or grow the environment for `purpose`; downloads only what is not there yet."""
    if is_ready(purpose):
        return
    if not _is_ours():
        _make()
    requirements = _requirements(purpose)
    if not _install(requirements, quiet=True):
        print("Downloading what the program needs (once)", file=sys.stderr)
        _run_pip("wheel", "--wheel-dir", WHEELS, "--constraint", CONSTRAINTS, *requirements)
        _install(requirements, quiet=False)
    _run_pip("install", "--no-index", "--no-build-isolation", "--no-deps", "--editable", ROOT)
    served = _read_stamp().get("served", {})
    for level, extras in EXTRAS.items():
        if set(extras) <= set(EXTRAS[purpose]):
            served[level] = _wanted(level)
    STAMP.write_text(json.dumps({**_identity(), "served": served}, indent=1), "utf-8")


def lock() -> None:
    """Write the newest versions that fit together into `packaging/constraints.txt`."""
    prepare("test")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        options = ("--dry-run", "--ignore-installed", "--report", report)
        _run_pip("install", *options, *_requirements("bench"))
        installs = json.loads(report.read_text("utf-8"))["install"]
    pins = sorted(f"{i['metadata']['name']}=={i['metadata']['version']}" for i in installs)
    head = "# The versions tested together; `python3 packaging/dev.py lock` writes this file.\n"
    CONSTRAINTS.write_text(head + "\n".join(sorted(pins, key=str.lower)) + "\n", "utf-8")


def _requirements(purpose: str) -> list[str]:
    project = _pyproject()
    wanted = [*project["build-system"]["requires"], "editables>=0.5"]
    wanted += project["project"]["dependencies"]
    for extra in EXTRAS[purpose]:
        wanted += project["project"]["optional-dependencies"][extra]
    return list(dict.fromkeys(wanted))


def _pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def _wanted(purpose: str) -> str:
    """A digest of what an environment for `purpose` depends on; settings of tools do not count."""
    project = _pyproject()
    # Entry points and the build's own settings are part of an installed program.
    parts = [project["project"], project["build-system"], project["tool"]["hatch"]]
    digest = hashlib.sha256(json.dumps([parts, EXTRAS[purpose]], sort_keys=True).encode())
    digest.update(CONSTRAINTS.read_bytes())
    return digest.hexdigest()


def _identity() -> dict[str, str]:
    """An environment holds absolute paths and one Python: moved or changed, it is made anew."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"root": str(ROOT), "python": version}


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
    for old in HOME.iterdir():
        if old != WHEELS:
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    # From within an environment the interpreter it was made from is asked.
    base = getattr(sys, "_base_executable", None) or sys.executable
    _run([base, "-m", "venv", str(HOME)])
    WHEELS.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps({**_identity(), "served": {}}, indent=1), "utf-8")


def _install(requirements: list[str], *, quiet: bool) -> bool:
    """Install from the wheels alone; with `quiet`, failing is an answer (False), else Stop."""
    options = ("--no-index", "--find-links", WHEELS, "--constraint", CONSTRAINTS)
    command = _pip_command("install", *options, *requirements)
    if not quiet:
        _run(command)
        return True
    return subprocess.run(command, env=_pip_env(), capture_output=True, check=False).returncode == 0


def _run_pip(*arguments: str | Path) -> None:
    _run(_pip_command(*arguments))


def _pip_command(verb: str | Path, *arguments: str | Path) -> list[str]:
    return [str(python()), "-m", "pip", str(verb), "--quiet", "--no-input", *map(str, arguments)]


def _pip_env() -> dict[str, str]:
    return {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}


def _run(command: list[str]) -> None:
    done = subprocess.run(command, env=_pip_env(), stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise Stop(f"This failed ({done.returncode}): {' '.join(command)}")
