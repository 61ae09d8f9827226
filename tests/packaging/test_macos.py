"""The app and the disk image for macOS, as far as they can be checked on another system."""

from __future__ import annotations

import plistlib
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from devtools import bundle, identity
from macos import build, plist

import twoheirs_qt
from tests.box import ROOT
from twoheirs_qt.tabletop.text.languages import LANGUAGES


@pytest.fixture(scope="module")
def out(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("macos")
    build.prepare(folder)
    return folder


def test_info_plist_is_read_as_it_was_written(out: Path) -> None:
    info = plistlib.loads((out / "resources" / "Info.plist").read_bytes())
    assert info == plist.make_info()
    assert info["CFBundleShortVersionString"] == twoheirs_qt.__version__
    assert info["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert info["NSHighResolutionCapable"] is True
    assert info["CFBundleLocalizations"] == list(plist.LANGUAGES)


def test_a_saved_game_is_a_kind_of_its_own_and_belongs_to_the_program() -> None:
    info = plist.make_info()
    (document,) = info["CFBundleDocumentTypes"]
    (declared,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [identity.UTI]
    assert document["LSHandlerRank"] == "Owner"
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == plist.DOCUMENT_ICON
    assert declared["UTTypeConformsTo"] == ["public.json"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["twoheirs"]


def find_translation(language: str, source: str) -> str:
    tree = ElementTree.parse(ROOT / "translations" / f"twoheirs_{language}.ts")
    results = {
        message.findtext("translation")
        for message in tree.iter("message")
        if message.findtext("source") == source
    }
    (text,) = results
    return str(text)


def read_save_names() -> dict[str, str]:
    """Read the name of a saved game on freedesktop's systems, by language, capitalized."""
    mime = ElementTree.parse(ROOT / "packaging" / "linux" / f"{identity.APP_ID}.mime.xml")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    return {
        comment.get(language, "en"): str(comment.text)[0].upper() + str(comment.text)[1:]
        for comment in mime.iter(f"{space}comment")
    }


def test_the_program_has_the_name_that_it_calls_itself(out: Path) -> None:
    assert set(plist.LANGUAGES) == set(LANGUAGES)
    assert plist.make_strings("en")["CFBundleDisplayName"] == identity.TITLE
    script = (ROOT / "packaging" / "windows" / "twoheirs.iss").read_text("utf-8")
    kinds = read_save_names()
    for language in plist.LANGUAGES:
        strings = out / "resources" / f"{language}.lproj" / "InfoPlist.strings"
        texts = plistlib.loads(strings.read_bytes())
        name = identity.TITLE if language == "en" else find_translation(language, identity.TITLE)
        assert texts["CFBundleName"] == texts["CFBundleDisplayName"] == name
        assert f"\n{language}.Title={name}\n" in script
        save = kinds[language]
        assert texts[kinds["en"]] == save
        assert f"\n{language}.SavedGame={save}\n" in script


# Stands in for the tools of a Mac: notes how it was called, and writes the disk image.
TOOL = """#!/bin/sh
echo "$(basename "$0") $*" >> "$NOTES"
case "$(basename "$0") $1" in
    "hdiutil create") for image; do :; done; cp -R "$5" "$image.d"; : > "$image" ;;
esac
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_the_app_is_completed_signed_and_packed_in_this_order(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, notes = tmp_path / "bin", tmp_path / "notes"
    tools.mkdir()
    for name in ("codesign", "hdiutil"):
        (tools / name).write_text(TOOL)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("NOTES", str(notes))
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    app = tmp_path / "The Two Heirs.app"
    parts = bundle.find_parts_file(app)
    parts.parent.mkdir(parents=True)
    parts.write_text("the list of parts")
    image = build.finish(app, out)
    steps = [line.split()[:2] for line in notes.read_text("utf-8").splitlines()]
    assert [" ".join(step) for step in steps] == [
        "codesign --force",
        "codesign --verify",
        "hdiutil create",
        "hdiutil verify",
    ]
    resources = app / "Contents" / "Resources"
    assert (resources / "document.icns").read_bytes()[:4] == b"icns"
    assert {folder.name for folder in resources.glob("*.lproj")} == {
        f"{language}.lproj" for language in plist.LANGUAGES
    }
    assert image.with_suffix(".cdx.json").read_text() == "the list of parts"
    names = [line.split("  ")[1] for line in (out / "SHA256SUMS").read_text().splitlines()]
    assert set(names) == {image.name, image.with_suffix(".cdx.json").name}
    packed_files = {file.name for file in (out / f"{image.name}.d").iterdir()}
    assert packed_files == {"The Two Heirs.app", "Applications"}


def test_here_it_is_prepared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "macos.build", "--out", str(tmp_path / "out")]
    process = subprocess.run(
        command, cwd=ROOT / "packaging", capture_output=True, text=True, check=False, timeout=120
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert (tmp_path / "out" / "resources" / "Info.plist").is_file()
