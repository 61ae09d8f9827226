"""A repository of static files for any web server, with the files that refer to it.

Users open the `.flatpakref` or type `flatpak install FILE`: the program is installed from that
server, and updated with all other Flatpaks.
"""

from __future__ import annotations

import base64
import subprocess
from pathlib import Path

from devtools import identity
from devtools.bundle import run
from devtools.errors import Stop

BRANCH = "master"
RUNTIMES = "https://dl.flathub.org/repo/flathub.flatpakrepo"
"""The source of the runtime."""


def publish(repository: Path, folder: Path, url: str, key: str = "") -> list[Path]:
    """Complete a repository, and write the files that refer to it; returns these.

    `url` is its address; `key` is the publisher's, for gpg. Stop if a tool fails.
    """
    if not url.startswith(("https://", "file://")):
        raise Stop("The address of a repository must begin with https://.")
    command: list[str | Path] = ["flatpak", "build-update-repo", "--generate-static-deltas"]
    command += [f"--title={identity.TITLE}", f"--default-branch={BRANCH}"]
    command += [f"--gpg-sign={key}"] if key else []
    if key:
        run(["flatpak", "build-sign", f"--gpg-sign={key}", repository, identity.APP_ID])
    run([*command, repository])
    public = export_public_key(key) if key else ""
    files = []
    for suffix, text in (
        ("flatpakref", format_reference(url, public)),
        ("flatpakrepo", format_remote(url, public)),
    ):
        file = folder / f"{identity.COMMAND}.{suffix}"
        file.write_text(text, "utf-8", newline="\n")
        files.append(file)
    return files


def format_reference(url: str, public: str = "") -> str:
    """Format a `.flatpakref`: this program, from that repository."""
    lines = [
        "[Flatpak Ref]",
        f"Name={identity.APP_ID}",
        f"Branch={BRANCH}",
        f"Title={identity.TITLE}",
        f"Url={url}",
        f"SuggestRemoteName={identity.COMMAND}",
        f"Homepage={identity.HOME}",
        "IsRuntime=false",
        f"RuntimeRepo={RUNTIMES}",
    ]
    return _join_lines([*lines, *([f"GPGKey={public}"] if public else [])])


def format_remote(url: str, public: str = "") -> str:
    """Format a `.flatpakrepo`: that repository, for `flatpak remote-add`."""
    lines = [
        "[Flatpak Repo]",
        f"Title={identity.TITLE}",
        f"Url={url}",
        f"Homepage={identity.HOME}",
        f"DefaultBranch={BRANCH}",
    ]
    return _join_lines([*lines, *([f"GPGKey={public}"] if public else [])])


def export_public_key(key: str) -> str:
    """Export the public key for these files; Stop if gpg does not know it."""
    try:
        process = subprocess.run(["gpg", "--export", key], capture_output=True, check=False)
    except FileNotFoundError:
        raise Stop("Signing takes gpg, which is not installed.") from None
    if process.returncode or not process.stdout:
        raise Stop(f"gpg has no key {key}.")
    return base64.b64encode(process.stdout).decode("ascii")


def _join_lines(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
