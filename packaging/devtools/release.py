"""A release: checks that all files name the same version, its notes, and its draft."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from devtools import changelog, checksums, identity
from devtools.errors import Stop

NOTES = "NOTES.md"


def find_errors(tag: str) -> list[str]:
    """List the errors that prevent a release of this checkout as `tag`, each in a sentence."""
    version = identity.read_version()
    errors = []
    if tag != f"v{version}":
        errors.append(f"The tag is {tag}, and twoheirs_qt/__init__.py says {version}.")
    newest, *_ = changelog.read_releases()
    if newest.version != version:
        errors.append(f"CHANGELOG.md begins with {newest.version}, and not with {version}.")
    for language in sorted(identity.read_languages().keys() - {"en"}):
        file = changelog.find_translation_file(language)
        translations = {
            release.version: release for release in changelog.read_releases(file.read_text("utf-8"))
        }
        if not _is_complete(newest, translations.get(newest.version)):
            errors.append(f"{file.name} is incomplete for {newest.version}.")
    return errors


def _is_complete(source: changelog.Release, translation: changelog.Release | None) -> bool:
    def count_items(release: changelog.Release) -> list[tuple[str, int]]:
        details = [(name, len(items)) for name, items in release.details]
        return [("", len(release.summary)), *details]

    if translation is None or not translation.introduction:
        return False
    return count_items(translation) == count_items(source)


def format_notes() -> str:
    """Format the notes of the newest version as Markdown."""
    return (
        f"{changelog.read_newest()}\n\n"
        "`sha256sum --check --ignore-missing SHA256SUMS` checks a download; "
        f"README says how to install each file. The parts of each package are listed in its "
        "`.cdx.json`.\n"
    )


def draft(folder: Path, tag: str) -> str:
    """Create a draft release with all files of `folder`, by `gh`; returns its address.

    The publisher makes it public. Stop if it cannot be created.
    """
    if errors := find_errors(tag):
        raise Stop("\n".join(errors))
    if shutil.which("gh") is None:
        raise Stop("A draft is made by gh, which is not installed.")
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    if checksums.NAME not in {file.name for file in files}:
        raise Stop(f"There is no {checksums.NAME} in {folder}: `dev.py checksums` writes it.")
    notes_file = folder / NOTES
    notes_file.write_text(format_notes(), "utf-8", newline="\n")
    command = ["gh", "release", "create", tag, "--draft", "--verify-tag"]
    command += [
        "--title",
        f"{identity.TITLE} {identity.read_version()}",
        "--notes-file",
        str(notes_file),
    ]
    process = subprocess.run(
        [*command, *map(str, files)], capture_output=True, text=True, check=False
    )
    if process.returncode:
        raise Stop(f"gh made no draft:\n{process.stdout}{process.stderr}")
    return process.stdout.strip()
