"""Write `python-modules.json`: the Python packages of the Flatpak, each pinned by its digest.

    python packaging/dev.py package flatpak --lock

The versions of `packaging/requirements/` are looked up at PyPI, as wheels for the runtime's Python.
Qt and PySide6 come with the base app. A Flatpak is built without network, from these files alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from devtools import lock
from devtools.environment import find_python
from devtools.errors import Stop

MODULES = Path(__file__).with_name("python-modules.json")
PYTHON = "3.13"
"""Of the runtime in the manifest."""
ARCHITECTURES = ("x86_64", "aarch64")
RUNS_WITH = ("pydantic", "platformdirs", "psutil")
ONLY_ON = {"x86_64": ("miniaudio",)}
"""Packages without wheels for the other architectures, where the program does without them."""
BUILT_WITH = ("hatchling",)

_INSTALL = (
    "pip3 install --no-index --no-deps --no-build-isolation --ignore-installed "
    "--prefix=${FLATPAK_DEST} *.whl"
)


def write() -> Path:
    """Look up the wheels and write the file; Stop with pip's output if that fails."""
    modules = {
        "name": "python-modules",
        "buildsystem": "simple",
        "build-commands": [],
        "modules": [
            _make_module("python-build", BUILT_WITH, cleanup=["*"]),
            _make_module("python-runtime", RUNS_WITH, ONLY_ON, cleanup=["/bin"]),  # their commands
        ],
    }
    MODULES.write_text(json.dumps(modules, indent=2) + "\n", "utf-8", newline="\n")
    return MODULES


def _make_module(
    name: str,
    packages: tuple[str, ...],
    only_on: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    **more: object,
) -> dict[str, object]:
    by_architecture = {
        arch: _find_wheels((*packages, *only_on.get(arch, ())), arch) for arch in ARCHITECTURES
    }
    files = {file for wheels in by_architecture.values() for file in wheels}
    sources = []
    for url, digest in sorted(files, key=lambda file: file[0].rsplit("/", 1)[-1]):
        source: dict[str, object] = {"type": "file", "url": url, "sha256": digest}
        where = [arch for arch in ARCHITECTURES if (url, digest) in by_architecture[arch]]
        if len(where) < len(ARCHITECTURES):
            source["only-arches"] = where
        sources.append(source)
    commands = [_INSTALL]
    head = {"name": name, "buildsystem": "simple", "build-commands": commands}
    return {**head, **more, "sources": sources}


def _find_wheels(packages: tuple[str, ...], architecture: str) -> set[tuple[str, str]]:
    """Look up address and SHA-256 of all wheels of the packages and their dependencies."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        platforms = [f"manylinux_2_{glibc}_{architecture}" for glibc in (28, 17)]
        command = [str(find_python()), "-m", "pip", "install", "--quiet", "--dry-run"]
        command += ["--ignore-installed", "--report", str(report), "--target", folder]
        command += ["--python-version", PYTHON, "--only-binary", ":all:"]
        command += [word for name in platforms for word in ("--platform", name)]
        # With the digests of the file, pip would require one for each argument.
        pinned = Path(folder, "pinned.txt")
        pinned.write_text(
            "\n".join(f"{name}=={pin.version}" for name, pin in lock.read_pins("package").items()),
            "utf-8",
        )
        command += ["--constraint", str(pinned), *packages]
        # No private mirror or folder of wheels: the addresses must be public.
        env = {**os.environ, "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
        process = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if process.returncode:
            raise Stop(process.stderr)
        entries: list[dict[str, Any]] = json.loads(report.read_text("utf-8"))["install"]
    infos = [entry["download_info"] for entry in entries]
    return {(info["url"], info["archive_info"]["hashes"]["sha256"]) for info in infos}
