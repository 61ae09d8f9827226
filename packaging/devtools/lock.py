"""`packaging/constraints.txt`: the one version of each package, and every file that it may come as.

    --require-hashes -r packaging/constraints.txt

is what pip takes. Each package says for what it is needed, since nobody needs all: the groups of
`GROUPS`. Which packages belong to which, on which systems, and what their files' SHA-256 are,
is found out by uv, from the index.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from devtools.errors import Stop

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"

GROUPS: Final = (
    "program",
    "build",
    "bundle",
    "package",
    "dev",
    "tournament",
    "train",
    "bench",
    "lock",
    "publish",
)
"""What the program runs with, what it is built with, and the extras of `pyproject.toml`."""

_HEAD = """\
# The versions tested together, and the SHA-256 of every file of each, for all systems and Pythons;
# `python3 packaging/dev.py lock` writes this file.
"""
_FOR = "# for "


@dataclass(frozen=True, slots=True)
class Pin:
    """A package in its one version; `lines` is what pip reads."""

    name: str
    version: str
    groups: frozenset[str]
    digests: frozenset[str]
    lines: str


def pins(text: str | None = None) -> tuple[Pin, ...]:
    """What stands in the file, or in `text`."""
    found = []
    groups: frozenset[str] = frozenset()
    for part in _parts(CONSTRAINTS.read_text("utf-8") if text is None else text):
        if part.startswith("#"):
            groups = frozenset(part.removeprefix(_FOR).split(", "))
            continue
        head = re.match(r"([\w.-]+)==(\S+)", part)
        if head is None:
            raise Stop(f"packaging/constraints.txt: this names no version: {part.splitlines()[0]}")
        digests = frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})\b", part))
        found.append(Pin(_plain(head[1]), head[2], groups, digests, part))
    return tuple(found)


def _parts(text: str) -> Iterable[str]:
    """Comments about groups, and requirements with all their lines."""
    joined = re.sub(r"\\\n\s*", "\0", text)
    for line in joined.splitlines():
        if line and (line.startswith(_FOR) or not line.startswith("#")):
            yield line.replace("\0", "\\\n    ")


def wanted(groups: Sequence[str], folder: Path) -> Path:
    """A file in `folder` that has pip install what these groups need, and nothing else."""
    target = folder / f"{'-'.join(groups)}.txt"
    lines = [pin.lines for pin in pins() if pin.groups & set(groups)]
    target.write_text("\n".join(lines) + "\n", "utf-8")
    return target


def check(groups: Iterable[str]) -> None:
    """Stop if `pyproject.toml` names something that is not pinned for one of these groups."""
    pinned = pins()
    for group in groups:
        known = {pin.name for pin in pinned if group in pin.groups}
        for line in requirements(group):
            if name_of(line) not in known:
                raise Stop(
                    f"pyproject.toml asks for {line}, of which packaging/constraints.txt knows "
                    "nothing: run `python3 packaging/dev.py lock`."
                )


def sweep(folder: Path) -> list[str]:
    """Remove files of pinned versions that are none of the pinned files; their names."""
    removed = []
    known = {(pin.name, pin.version): pin.digests for pin in pins()}
    for file in folder.glob("*-*"):
        name, version = file.name.removesuffix(".tar.gz").split("-")[:2]
        digests = known.get((_plain(name), version))
        if digests is not None and hashlib.sha256(file.read_bytes()).hexdigest() not in digests:
            file.unlink()
            removed.append(file.name)
    return removed


def requirements(group: str) -> list[str]:
    """What `pyproject.toml` asks for."""
    asked = pyproject()
    if group == "program":
        return list(asked["project"]["dependencies"])
    if group == "build":  # what an editable installation needs, and packages that come as sources
        return [*asked["build-system"]["requires"], "editables>=0.5", "setuptools>=77"]
    return list(asked["project"]["optional-dependencies"][group])


def pyproject() -> dict[str, Any]:
    """What stands in `pyproject.toml`."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def name_of(requirement: str) -> str:
    """The name in a requirement, as it is written in the file."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return _plain(found[0])


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def write(uv: Path, *, held: Path | None = None) -> None:
    """Ask the index for the newest versions that fit together, or those of the file `held`."""
    everything = [line for group in GROUPS for line in requirements(group)]
    with TemporaryDirectory() as folder:
        options = () if held is None else ("--constraint", str(held))
        whole = _compiled(uv, everything, "--generate-hashes", *options)
        versions = Path(folder, "versions.txt")
        versions.write_text("\n".join(f"{pin.name}=={pin.version}" for pin in pins(whole)), "utf-8")
        needed = {
            group: {
                pin.name
                for pin in pins(_compiled(uv, requirements(group), "--constraint", str(versions)))
            }
            for group in GROUPS
        }
    text = _HEAD
    for pin in pins(whole):
        groups = [group for group in GROUPS if pin.name in needed[group]]
        text += f"{_FOR}{', '.join(groups)}\n{pin.lines}\n"
    CONSTRAINTS.write_text(text, "utf-8", newline="\n")


def _compiled(uv: Path, wanted: list[str], *options: str) -> str:
    """What uv finds for every system and Python; Stop with its words if it finds nothing."""
    oldest = re.search(r">=\s*([\d.]+)", pyproject()["project"]["requires-python"])
    assert oldest is not None
    command = [str(uv), "--no-config", "--quiet", "pip", "compile", "--universal", "--no-header"]
    # One version for all Pythons, rather than the newest for each.
    command += ["--no-annotate", "--fork-strategy", "fewest", "--python-version", oldest[1]]
    command += [*options, "-"]
    done = subprocess.run(
        command, input="\n".join(wanted), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Stop(f"The versions could not be looked up.\n{done.stderr}")
    return done.stdout
