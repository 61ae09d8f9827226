"""The bundle: a folder with the program, its Python and its Qt, made by PyInstaller.

PyInstaller runs in an environment of its own, installed from wheels alone: the program, its
dependencies and PyInstaller, in the pinned versions.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools import lock
from devtools.environment import ROOT, WHEELS, find_python
from devtools.errors import Stop

REPORT = "installed.json"
PARTS = "parts.cdx.json"
SPEC = ROOT / "packaging" / "pyinstaller" / "twoheirs.spec"
# The same input gives the same bundle: it depends neither on the clock nor on random hashes.
DEFAULT_EPOCH = "1700000000"


def make(folder: Path, spec_options: Sequence[str] = ()) -> Path:
    """Make the bundle in the emptied `folder`; returns the folder to ship.

    `spec_options` are those of the spec file. Stop with PyInstaller's output if it fails.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wheel = _build_wheel(folder / "wheel")
    interpreter = _make_environment(folder / "environment", wheel)
    command = [str(interpreter), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work"), str(SPEC)]
    # Not in the checkout, whose package would be found before the installed one.
    log = run([*command, "--", *spec_options], _make_variables(folder), folder)
    (folder / "pyinstaller.log").write_text(log, "utf-8")
    # On macOS the app beside the folder is what is shipped.
    (bundle,) = [*(folder / "dist").glob("*.app")] or [*(folder / "dist").iterdir()]
    from devtools import parts  # its libraries are only installed for packaging

    parts.write(find_parts_file(bundle), bundle, folder / REPORT, int(find_source_date_epoch()))
    return bundle


def find_parts_file(bundle: Path) -> Path:
    """Return the path of the list of parts in a bundle."""
    inner = bundle / "Contents" / "Resources" if bundle.suffix == ".app" else bundle / "_internal"
    return inner / PARTS


def copy_parts_file(package: Path, bundle: Path) -> Path:
    """Copy the list of parts of the bundle `bundle` beside a package of it; returns the copy."""
    return Path(shutil.copyfile(find_parts_file(bundle), package.with_suffix(".cdx.json")))


def find_source_date_epoch() -> str:
    """Return the timestamp of everything made from this checkout: that of its last commit."""
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return epoch
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:  # no git: the checkout came as an archive
        return DEFAULT_EPOCH
    return process.stdout.strip() or DEFAULT_EPOCH


def run(
    command: Sequence[str | Path], env: dict[str, str] | None = None, folder: Path = ROOT
) -> str:
    """Run a command in `folder`; returns standard output and error. Stop with both if it fails.

    PYTHONPATH of this process is not passed on.
    """
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**inherited, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if process.returncode:
        raise Stop(
            f"This failed ({process.returncode}): {' '.join(map(str, command))}\n{process.stdout}"
        )
    return process.stdout


def _build_wheel(folder: Path) -> Path:
    options = ("--no-index", "--no-build-isolation", "--no-deps", "--wheel-dir", folder)
    run([find_python(), "-m", "pip", "wheel", "--quiet", *options, ROOT], _make_variables(folder))
    (wheel,) = folder.glob("*.whl")
    return wheel


def _make_environment(folder: Path, wheel: Path) -> Path:
    """Install the wheel, its dependencies and PyInstaller; returns the environment's interpreter.

    `installed.json` beside it lists the installed files.
    """
    base = getattr(sys, "_base_executable", None) or sys.executable
    run([base, "-m", "venv", "--without-pip", folder])
    pip: tuple[str | Path, ...] = (find_python(), "-m", "pip", "--python", folder)
    # Compiled modules would outlive a change of their sources within the same second.
    install: tuple[str | Path, ...] = (*pip, "install", "--quiet", "--no-compile")
    install += ("--no-index", "--find-links", WHEELS, "--no-deps")  # the pins are complete
    hashed = (
        "--require-hashes",
        "--report",
        folder.parent / REPORT,
        "-r",
        lock.find_requirements("bundle"),
    )
    variables = _make_variables(folder)
    run([*install, *hashed], variables)
    run([*install, wheel], variables)
    run([*pip, "check"], variables)
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def _make_variables(folder: Path) -> dict[str, str]:
    return {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PYINSTALLER_CONFIG_DIR": str(folder / "pyinstaller"),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": find_source_date_epoch(),
    }
