"""`packaging/requirements/`: the packages of each purpose, for pip.

    pip install --no-deps --require-hashes -r packaging/requirements/play.txt

Each file names one version of each package and the SHA-256 of all its files, for all systems and
Pythons. uv looks them up, for the extras of `pyproject.toml`.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from devtools.errors import Stop

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "requirements"

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "play": (),
    "bundle": ("bundle",),
    "package": ("bundle", "package"),
    "publish": ("publish",),
    "test": ("bundle", "package", "dev", "far", "lan"),
    "night": ("bundle", "package", "dev", "far", "lan", "tournament", "night"),
    "train": ("train",),
    "bench": ("bench",),
    "lock": ("lock",),
}
"""The extras of each purpose, besides the dependencies of the program."""


class Pin(NamedTuple):
    """The one version of a package, and the SHA-256 of its files."""

    version: str
    digests: frozenset[str]


def find_requirements(purpose: str) -> Path:
    """Return the requirements file of a purpose."""
    return FOLDER / f"{purpose}.txt"


def read_pins(purpose: str) -> dict[str, Pin]:
    """Read the packages that a purpose installs, by name."""
    result = {}
    for part in re.split(r"\n(?=\S)", find_requirements(purpose).read_text("utf-8")):
        if match := re.match(r"([\w.-]+)==([^\s;]+)", part):
            digests = re.findall(r"--hash=sha256:([0-9a-f]{64})\b", part)
            result[match[1]] = Pin(match[2], frozenset(digests))
    return result


def write(uv: Path, *options: str) -> None:
    """Look up the newest compatible versions, the same for all purposes, and write all files."""
    all_extras = sorted({extra for extras in EXTRAS.values() for extra in extras})
    with TemporaryDirectory() as folder:
        versions = Path(folder, "versions.txt")
        _compile(uv, versions, all_extras, options)
        for purpose, extras in EXTRAS.items():
            _compile(
                uv,
                find_requirements(purpose),
                extras,
                ("--generate-hashes", "--constraint", versions),
            )


def _compile(
    uv: Path, target: Path, extras: tuple[str, ...] | list[str], options: tuple[str | Path, ...]
) -> None:
    command = [uv, "--no-config", "--quiet", "pip", "compile", "--universal", "--upgrade"]
    # One version for all Pythons, rather than the newest for each.
    command += ["--fork-strategy", "fewest", "--python-version", "3.11", "--no-annotate"]
    command += ["--custom-compile-command", "python3 packaging/dev.py lock"]
    command += [word for extra in extras for word in ("--extra", extra)]
    command += [*options, "--output-file", target, ROOT / "pyproject.toml"]
    process = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    if process.returncode:
        raise Stop(f"The versions could not be looked up.\n{process.stderr}")
