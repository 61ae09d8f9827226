"""Manifests for package managers: the same description, and the files of the builds."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from devtools import identity
from macos import plist
from stores import build
from stores.manifests import WINGET_ID
from windows.build import APP_GUID


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with the files that players download."""
    folder = tmp_path / "files"
    folder.mkdir()
    for name in build.name_downloads():
        (folder / name).write_text(name)
    return folder


def test_winget_has_every_language(files: Path, tmp_path: Path) -> None:
    manifests = [file for file in build.write(tmp_path / "out", files) if file.suffix == ".yaml"]
    results: dict[str, list[dict[str, Any]]] = {}
    for file in manifests:
        text = file.read_text("utf-8")
        document = yaml.safe_load(text)
        assert document["PackageIdentifier"] == WINGET_ID
        assert document["PackageVersion"] == identity.read_version()
        kind = document["ManifestType"]
        assert f"winget-manifest.{kind}.{document['ManifestVersion']}.schema.json" in text
        assert file.name.startswith(WINGET_ID)
        results.setdefault(kind, []).append(document)
    assert {kind: len(documents) for kind, documents in results.items()} == {
        "version": 1,
        "installer": 1,
        "defaultLocale": 1,
        "locale": len(identity.read_languages()) - 1,
    }
    for document in (*results["defaultLocale"], *results["locale"]):
        assert 3 <= len(document["ShortDescription"]) <= 256
        assert len(document["Description"]) <= 10000
        assert len(document["Tags"]) <= 16
        assert all(len(tag) <= 40 for tag in document["Tags"])
        assert re.fullmatch(r"[a-z]{2}-[A-Z]{2}", document["PackageLocale"])
    summaries = {d["ShortDescription"] for d in (*results["defaultLocale"], *results["locale"])}
    assert len(summaries) == len(identity.read_languages())
    (installer,) = results["installer"]
    assert installer["ProductCode"] == f"{{{APP_GUID}}}_is1"
    (only,) = installer["Installers"]
    setup = files / only["InstallerUrl"].rsplit("/", 1)[-1]
    assert only["InstallerSha256"] == hashlib.sha256(setup.read_bytes()).hexdigest().upper()


def test_scoop_unpacks_the_same_installer(files: Path, tmp_path: Path) -> None:
    (file,) = (file for file in build.write(tmp_path / "out", files) if file.suffix == ".json")
    document = json.loads(file.read_text("utf-8"))
    of_now = document["architecture"]["64bit"]
    of_later = document["autoupdate"]["architecture"]["64bit"]["url"]
    assert of_later.replace("$version", identity.read_version()) == of_now["url"]
    assert of_now["url"].startswith(
        f"{identity.HOME}/releases/download/v{identity.read_version()}/"
    )
    assert (files / of_now["url"].rsplit("/", 1)[-1]).is_file()
    assert [name for name, _ in document["shortcuts"]] == [f"{identity.WINDOW_COMMAND}.exe"]


def test_homebrew_gets_the_image_of_each_processor(files: Path, tmp_path: Path) -> None:
    (file,) = (file for file in build.write(tmp_path / "out", files) if file.suffix == ".rb")
    text = file.read_text("utf-8")
    arms = dict(re.findall(r'(arm|intel): +"([0-9a-f]{64})"', text))
    words = dict(re.findall(r'(arm|intel): "(arm64|x86_64)"', text))
    (url,) = re.findall(r'url "([^"]+)"', text)
    for kind, machine in words.items():
        address = url.replace("#{version}", identity.read_version()).replace("#{arch}", machine)
        image = files / address.rsplit("/", 1)[-1]
        assert arms[kind] == hashlib.sha256(image.read_bytes()).hexdigest()
    assert f'app "{identity.TITLE}.app"' in text
    assert plist.LOWEST_SYSTEM == "13.0"
    assert '">= :ventura"' in text
    assert "games" not in text.split("zap")[1], "games stay"
    if ruby := shutil.which("ruby"):
        subprocess.run([ruby, "-c", file], check=True, capture_output=True)


def test_only_files_that_were_built_have_manifests(files: Path, tmp_path: Path) -> None:
    setup, arm, _ = build.name_downloads()
    (files / arm).unlink()
    suffixes = {file.suffix for file in build.write(tmp_path / "out", files)}
    assert suffixes == {".yaml", ".json"}
    (files / setup).unlink()
    assert build.write(tmp_path / "out", files) == []
    assert (tmp_path / "out" / "none.txt").is_file()
