"""The parts of the Flatpak, its permissions, and its repository."""

from __future__ import annotations

import configparser
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from devtools import lock as lock_files
from devtools import system
from devtools.environment import WHEELS
from devtools.errors import Stop
from devtools.identity import APP_ID, COMMAND
from flatpak import build, lock, repository

from tests.box import ROOT


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(build.MANIFEST.read_text("utf-8"))
    document["modules"] = [
        module
        if isinstance(module, dict)
        else json.loads((build.MANIFEST.parent / module).read_text())
        for module in document["modules"]
    ]
    return document


def list_sources(modules: list[Any]) -> Iterator[dict[str, Any]]:
    for module in modules:
        yield from module.get("sources", ())
        yield from list_sources(module.get("modules", []))


def test_it_asks_for_a_window_and_nothing_else(manifest: dict[str, Any]) -> None:
    assert (manifest["id"], manifest["command"]) == (APP_ID, COMMAND)
    permissions = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11"}
    permissions |= {"--socket=pulseaudio", "--device=dri"}
    assert set(manifest["finish-args"]) == permissions


def test_wheels_are_the_pinned_ones_for_every_processor(manifest: dict[str, Any]) -> None:
    pinned = {
        name.replace("-", "_"): pin.version for name, pin in lock_files.read_pins("package").items()
    }
    build, runtime = manifest["modules"][0]["modules"]
    assert build["cleanup"] == ["*"]  # what only builds is not shipped
    assert runtime["cleanup"] == ["/bin"]  # nor tools of libraries
    names: dict[str, set[str]] = {}
    for source in list_sources([build, runtime]):
        name, version, *tags = source["url"].rsplit("/", 1)[-1].removesuffix(".whl").split("-")
        assert pinned[name.lower()] == version
        places = source.get("only-arches", lock.ARCHITECTURES)
        names.setdefault(name.lower(), set()).update(places)
        python = "cp" + lock.PYTHON.replace(".", "")
        assert tags[0] in {"py3", "py2.py3", python} or tags[1] == "abi3"
        fitting = [name for name in lock.ARCHITECTURES if tags[2].endswith(name)]
        assert tags[2] == "any" or fitting == places
    for name in ("miniaudio", "cffi", "pycparser"):  # sounds, where they can be played
        assert names.pop(name) == {"x86_64"}
    assert all(places == set(lock.ARCHITECTURES) for places in names.values()), names
    needed_names = {"pydantic", "pydantic_core", "platformdirs", "psutil", "annotated_types"}
    needed_names |= {"typing_extensions", "typing_inspection", "hatchling"}
    assert needed_names <= names.keys()
    assert "pyside6_essentials" not in names  # from the base app


def test_digests_are_those_of_the_wheels_this_environment_came_from(
    manifest: dict[str, Any],
) -> None:
    compared_count = 0
    for source in list_sources(manifest["modules"]):
        wheel = WHEELS / str(source.get("url", "")).rsplit("/", 1)[-1]
        if source["type"] == "file" and wheel.is_file():
            assert hashlib.sha256(wheel.read_bytes()).hexdigest() == source["sha256"], wheel.name
            compared_count += 1
    assert compared_count >= 5


# A builder of our own: its programs only take notes, and the last makes the file.
TOOL = """#!/bin/sh
echo "$(basename "$0") $1" >> "$NOTES"
case "$1" in build-bundle) echo flatpak > "$3" ;; esac
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_it_is_built_as_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools, out = tmp_path / "bin", tmp_path / "out"
    tools.mkdir()
    for name in ("flatpak", "flatpak-builder"):
        (tools / name).write_text(TOOL)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    wanted: list[str] = []
    monkeypatch.setattr("flatpak.build.system.provide", wanted.extend)
    monkeypatch.setattr(system, "FLATPAK_LOADERS", {})
    monkeypatch.setattr(system, "FLATPAK_PROGRAMS", {str(tmp_path / "none"): "flatpak-builder"})
    monkeypatch.setattr(sys, "argv", ["package flatpak", "--build", "--out", str(out)])
    assert build.main() == 0
    assert wanted == (["flatpak-builder"] if sys.platform == "linux" else [])
    steps = (tmp_path / "notes").read_text("utf-8").splitlines()
    assert steps == ["flatpak remote-add", "flatpak-builder --user", "flatpak build-bundle"]
    (package,) = out.glob("*.flatpak")
    assert (out / "SHA256SUMS").read_text("utf-8").endswith(f"  {package.name}\n")


def test_the_desktops_files_are_staged_without_pillow(tmp_path: Path) -> None:
    """As in Flatpak's builder, which has Qt and nothing else of the developers' tools."""
    code = (
        "import sys; sys.modules['PIL'] = None; from flatpak.stage import main; main(sys.argv[1:])"
    )
    (tmp_path / "share" / "icons").mkdir(parents=True)  # the base app has brought some
    subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "share")],
        cwd=ROOT / "packaging",
        check=True,
        timeout=120,
    )
    staged_files = {file.name for file in (tmp_path / "share").rglob("*") if file.is_file()}
    app = APP_ID
    assert {f"{app}.desktop", f"{app}.metainfo.xml", f"{app}.xml", f"{app}.svg"} <= staged_files
    # Flatpak hands on to the desktop only what begins with the program's id.
    assert [name for name in staged_files if not name.startswith(app)] == []


def test_what_leads_to_the_repository_is_read_by_flatpak() -> None:
    for text, head in (
        (repository.format_reference("https://example.org/repo", "a2V5"), "Flatpak Ref"),
        (repository.format_remote("https://example.org/repo", "a2V5"), "Flatpak Repo"),
    ):
        parsed = configparser.ConfigParser(interpolation=None)
        parsed.optionxform = str  # type: ignore[assignment,method-assign]
        parsed.read_string(text)
        assert parsed[head]["Url"] == "https://example.org/repo"
        assert parsed[head]["GPGKey"] == "a2V5"
    assert "GPGKey" not in repository.format_reference("https://example.org/repo")
    assert f"Name={APP_ID}\n" in repository.format_reference("https://example.org/repo")


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_a_repository_is_signed_by_its_publisher_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "flatpak").write_text(TOOL)
    (tools / "gpg").write_text('#!/bin/sh\ntest "$2" = publisher && printf key\n')
    for file in tools.iterdir():
        file.chmod(0o755)
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    repository.publish(tmp_path, tmp_path, "https://example.org")
    assert notes.read_text().splitlines() == ["flatpak build-update-repo"]
    notes.unlink()
    reference, _ = repository.publish(tmp_path, tmp_path, "https://example.org", "publisher")
    assert notes.read_text().splitlines() == ["flatpak build-sign", "flatpak build-update-repo"]
    assert "GPGKey=a2V5\n" in reference.read_text("utf-8")
    with pytest.raises(Stop, match="no key stranger"):
        repository.publish(tmp_path, tmp_path, "https://example.org", "stranger")
    with pytest.raises(Stop, match="https://"):
        repository.publish(tmp_path, tmp_path, "ftp://example.org")
