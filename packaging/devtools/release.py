"""What a release takes besides its packages: that all names one version, its notes, its draft."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from devtools import changelog, checksums, identity
from devtools.errors import Stop

NOTES = "NOTES.md"


def faults(tag: str) -> list[str]:
    """What keeps this checkout from being released as `tag`, each in a sentence."""
    version = identity.version()
    found = []
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, and twoheirs_qt/__init__.py says {version}.")
    newest, *_ = changelog.releases()
    if newest.version != version:
        found.append(f"CHANGELOG.md begins with {newest.version}, and not with {version}.")
    for language in sorted(identity.languages().keys() - {"en"}):
        file = changelog.translated(language)
        releases = {each.version: each for each in changelog.releases(file.read_text("utf-8"))}
        if not _is_complete(newest, releases.get(newest.version)):
            found.append(f"{file.name} does not have all of {newest.version}.")
    return found


def _is_complete(source: changelog.Release, translated: changelog.Release | None) -> bool:
    def shape(release: changelog.Release) -> list[tuple[str, int]]:
        details = [(name, len(items)) for name, items in release.details]
        return [("", len(release.summary)), *details]

    return translated is not None and bool(translated.words) and shape(translated) == shape(source)


def notes() -> str:
    """What is told of the newest version where it is published, as Markdown."""
    return (
        f"{changelog.newest_as_written()}\n\n"
        "`sha256sum --check --ignore-missing SHA256SUMS` checks whether a download is whole; "
        f"README says how to install each file. The parts of each package are listed in its "
        "`.cdx.json`.\n"
    )


def draft(folder: Path, tag: str) -> str:
    """Lay all files of `folder` into a draft at the project's home, by `gh`; where it is.

    Only its publisher makes it public. Raises Stop.
    """
    if found := faults(tag):
        raise Stop("\n".join(found))
    if shutil.which("gh") is None:
        raise Stop("A draft is made by gh, which is not installed.")
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    if checksums.NAME not in {file.name for file in files}:
        raise Stop(f"There is no {checksums.NAME} in {folder}: `dev.py checksums` writes it.")
    written = folder / NOTES
    written.write_text(notes(), "utf-8", newline="\n")
    command = ["gh", "release", "create", tag, "--draft", "--verify-tag"]
    command += ["--title", f"{identity.TITLE} {identity.version()}", "--notes-file", str(written)]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"gh made no draft:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()
