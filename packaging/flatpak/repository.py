"""A repository of static files, and what leads there: for any web server, and no store.

Whoever has the `.flatpakref` opens it, or types `flatpak install FILE`: the program is installed
from that server, and newer versions come from there with all other updates.
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
"""Where the runtime comes from that the program asks for."""


def publish(repository: Path, folder: Path, url: str, key: str = "") -> list[Path]:
    """Finish the repository that a build made, and write what leads to it; returns that.

    `url` is where its files will lie; `key` is the publisher's own, as gpg knows it. Raises Stop.
    """
    if not url.startswith(("https://", "file://")):
        raise Stop("A repository of a Flatpak wants an address that begins with https://.")
    command: list[str | Path] = ["flatpak", "build-update-repo", "--generate-static-deltas"]
    command += [f"--title={identity.TITLE}", f"--default-branch={BRANCH}"]
    command += [f"--gpg-sign={key}"] if key else []
    if key:
        run(["flatpak", "build-sign", f"--gpg-sign={key}", repository, identity.APP_ID])
    run([*command, repository])
    public = public_key(key) if key else ""
    written = []
    for suffix, text in (
        ("flatpakref", reference(url, public)),
        ("flatpakrepo", remote(url, public)),
    ):
        file = folder / f"{identity.COMMAND}.{suffix}"
        file.write_text(text, "utf-8", newline="\n")
        written.append(file)
    return written


def reference(url: str, public: str = "") -> str:
    """What a `.flatpakref` says: this program, from that repository."""
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
    return _file([*lines, *([f"GPGKey={public}"] if public else [])])


def remote(url: str, public: str = "") -> str:
    """What a `.flatpakrepo` says: that repository, for `flatpak remote-add`."""
    lines = [
        "[Flatpak Repo]",
        f"Title={identity.TITLE}",
        f"Url={url}",
        f"Homepage={identity.HOME}",
        f"DefaultBranch={BRANCH}",
    ]
    return _file([*lines, *([f"GPGKey={public}"] if public else [])])


def public_key(key: str) -> str:
    """The public half of a key, as these files hold it; Stop if gpg does not know it."""
    try:
        done = subprocess.run(["gpg", "--export", key], capture_output=True, check=False)
    except FileNotFoundError:
        raise Stop("Signing takes gpg, which is not installed.") from None
    if done.returncode or not done.stdout:
        raise Stop(f"gpg has no key {key}.")
    return base64.b64encode(done.stdout).decode("ascii")


def _file(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"
