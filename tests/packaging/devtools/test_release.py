"""A release: one version everywhere, notes of it, files side by side, and a draft."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from devtools import changelog, checksums, identity, release
from devtools.errors import Stop

TAG = f"v{identity.read_version()}"


def test_another_tag_is_refused() -> None:
    assert any("The tag is v0.0.1" in error for error in release.find_errors("v0.0.1"))
    assert not any("The tag is" in error for error in release.find_errors(TAG))


def test_every_language_tells_the_whole_of_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = changelog.FILE.read_text("utf-8")
    monkeypatch.setattr(
        changelog, "find_translation_file", lambda language: tmp_path / f"{language}.md"
    )
    for language in ("pl", "sk", "de"):
        (tmp_path / f"{language}.md").write_text(english, "utf-8")
    assert release.find_errors(TAG) == []
    head, *items = english.split("\n- ")
    (tmp_path / "pl.md").write_text("\n- ".join([f"{head}\n- {items[0]}", *items]), "utf-8")
    before, after = english.split("\n#### Fixed\n", 1)
    (tmp_path / "sk.md").write_text(f"{before}\n#### Fixed\n\n- More{after}", "utf-8")
    errors = [error.split(" for ")[0] for error in release.find_errors(TAG)]
    assert errors == ["pl.md is incomplete", "sk.md is incomplete"]


def test_the_notes_are_those_of_the_newest_version() -> None:
    notes = release.format_notes()
    newest, older, *_ = changelog.read_releases()
    assert newest.introduction.split(";")[0].split(",")[0] in notes.replace("\n", " ")
    assert older.introduction.split(".")[0] not in notes
    assert "SHA256SUMS" in notes


def test_files_are_copied_side_by_side_into_a_new_folder_only(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("linux/deb/a.deb", "appimage/b.AppImage"):
        (source / name).parent.mkdir(parents=True)
        (source / name).write_text(name)
    before = sorted(source.rglob("*"))
    for wrong in (tmp_path, source, source / "target"):
        with pytest.raises(Stop, match="must be a new folder outside"):
            checksums.copy_flat(source, wrong)
    checksums.copy_flat(source, target)
    assert {file.name: file.read_text() for file in target.iterdir()} == {
        "a.deb": "linux/deb/a.deb",
        "b.AppImage": "appimage/b.AppImage",
    }
    assert sorted(source.rglob("*")) == before, "nothing is moved"
    (source / "a.deb").write_text("another")
    with pytest.raises(Stop, match=r"Two files are called a\.deb"):
        checksums.copy_flat(source, tmp_path / "again")
    assert not (tmp_path / "again").exists()


# Takes notes as gh does of what it is to publish.
GH = """#!/bin/sh
echo "$@" > "$0.log"
echo https://example.org/draft
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a Unix shell")
def test_a_draft_holds_every_file_and_is_nobodys_release_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, files = tmp_path / "bin", tmp_path / "files"
    tools.mkdir()
    files.mkdir()
    (tools / "gh").write_text(GH)
    (tools / "gh").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}/usr/bin:/bin")
    monkeypatch.setattr(release, "find_errors", lambda tag: [])
    (files / "a.deb").write_bytes(b"one")
    with pytest.raises(Stop, match="no SHA256SUMS"):
        release.draft(files, TAG)
    checksums.write(files, [files / "a.deb"])
    assert release.draft(files, TAG) == "https://example.org/draft"
    arguments = (tools / "gh.log").read_text().split()
    assert arguments[:5] == ["release", "create", TAG, "--draft", "--verify-tag"]
    assert {str(files / "a.deb"), str(files / "SHA256SUMS")} <= set(arguments)
    assert (files / release.NOTES).read_text("utf-8") == release.format_notes()
