"""What macOS' players install, as far as it can be checked where it is written."""

from __future__ import annotations

import plistlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from devtools import bundle, identity
from devtools.errors import Stop
from macos import build, plist
from macos.signing import ENTITLEMENTS, Signing

import twoheirs_qt
from tests.box import ROOT
from twoheirs_qt.words.languages import LANGUAGES


@pytest.fixture(scope="module")
def out(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("macos")
    build.prepare(folder, Signing())
    return folder


def test_info_plist_is_read_as_it_was_written(out: Path) -> None:
    info = plistlib.loads((out / "resources" / "Info.plist").read_bytes())
    assert info == plist.info()
    assert info["CFBundleShortVersionString"] == twoheirs_qt.__version__
    assert info["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert info["NSHighResolutionCapable"] is True
    assert info["CFBundleLocalizations"] == list(plist.LANGUAGES)


def test_a_saved_game_is_a_kind_of_its_own_and_belongs_to_the_program() -> None:
    info = plist.info()
    (document,) = info["CFBundleDocumentTypes"]
    (declared,) = info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]] == [identity.UTI]
    assert document["LSHandlerRank"] == "Owner"
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == plist.DOCUMENT_ICON
    assert declared["UTTypeConformsTo"] == ["public.json"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["twoheirs"]


def translated(language: str, source: str) -> str:
    tree = ElementTree.parse(ROOT / "translations" / f"twoheirs_{language}.ts")
    found = {
        message.findtext("translation")
        for message in tree.iter("message")
        if message.findtext("source") == source
    }
    (text,) = found
    return str(text)


def names_of_saves() -> dict[str, str]:
    """What freedesktop's systems call a saved game, by language, as at the start of a line."""
    mime = ElementTree.parse(ROOT / "packaging" / "linux" / f"{identity.APP_ID}.mime.xml")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    return {
        comment.get(language, "en"): str(comment.text)[0].upper() + str(comment.text)[1:]
        for comment in mime.iter(f"{space}comment")
    }


def test_the_program_has_the_name_that_it_calls_itself(out: Path) -> None:
    assert set(plist.LANGUAGES) == set(LANGUAGES)
    assert plist.words("en")["CFBundleDisplayName"] == identity.TITLE
    script = (ROOT / "packaging" / "windows" / "twoheirs.iss").read_text("utf-8")
    kinds = names_of_saves()
    for language in plist.LANGUAGES:
        strings = out / "resources" / f"{language}.lproj" / "InfoPlist.strings"
        words = plistlib.loads(strings.read_bytes())
        name = identity.TITLE if language == "en" else translated(language, identity.TITLE)
        assert words["CFBundleName"] == words["CFBundleDisplayName"] == name
        assert f"\n{language}.Title={name}\n" in script
        save = kinds[language]
        assert words[kinds["en"]] == save
        assert f"\n{language}.SavedGame={save}\n" in script


def test_without_a_certificate_the_signature_is_ad_hoc() -> None:
    signing = Signing.of({})
    app = Path("The Two Heirs.app")
    assert signing.spec_options() == []
    assert signing.sign_app(app) == ["codesign", "--force", "--sign", "-", str(app)]
    assert signing.finish_image(Path("a.dmg")) == []


def test_with_a_certificate_everything_is_signed_for_notarisation() -> None:
    signing = Signing.of({"TWOHEIRS_SIGN_IDENTITY": "Developer ID", "TWOHEIRS_NOTARY_PROFILE": "p"})
    assert signing.spec_options() == ["--sign", "Developer ID", "--entitlements", str(ENTITLEMENTS)]
    whole = signing.sign_app(Path("a.app"))
    assert whole[whole.index("--options") + 1] == "runtime"
    assert "--timestamp" in whole
    steps = [" ".join(command[:3]) for command in signing.finish_image(Path("a.dmg"))]
    assert steps == [
        "codesign --sign Developer ID",
        "xcrun notarytool submit",
        "xcrun stapler staple",
        "spctl --assess --type",
    ]


def test_what_is_not_signed_is_not_notarised() -> None:
    with pytest.raises(Stop, match="TWOHEIRS_SIGN_IDENTITY"):
        Signing.of({"TWOHEIRS_NOTARY_PROFILE": "p"})


def test_libraries_stay_replaceable() -> None:
    rights = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert rights["com.apple.security.cs.disable-library-validation"] is True
    assert not [name for name in rights if "network" in name]


# A Mac of our own: its programs only take notes, and do the little that later steps look for.
TOOL = """#!/bin/sh
echo "$(basename "$0") $*" >> "$NOTES"
case "$(basename "$0") $1" in
    "hdiutil create") for image; do :; done; cp -R "$5" "$image.d"; : > "$image" ;;
    "hdiutil attach") mkdir "$6"; cp -R "$2.d/." "$6" ;;
    pgrep*) sleep 60 >/dev/null 2>&1 & echo $! ;;
esac
"""
PROGRAM = """#!/bin/sh
echo "program $*" >> "$NOTES"
case "$1" in --version) echo "twoheirs-qt {version}" ;; new) echo "{{}}" ;; esac
"""


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[Path, Path]]:
    """Makes an app whose program says it is of a version; returns it and the Mac's notes."""
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("codesign", "plutil", "hdiutil", "open", "pgrep", "xcrun", "spctl", "ditto"):
        (tools / name).write_text(TOOL)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")

    def make(version: str) -> tuple[Path, Path]:
        app = tmp_path / "The Two Heirs.app"
        program = app / "Contents" / "MacOS" / "twoheirs-qt"
        program.parent.mkdir(parents=True)
        program.write_text(PROGRAM.format(version=version))
        program.chmod(0o755)
        return app, notes

    return make


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_the_app_is_furnished_signed_tried_and_packed_in_this_order(
    mac: Callable[[str], tuple[Path, Path]], out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, notes = mac(twoheirs_qt.__version__)
    monkeypatch.setattr("macos.build.time.sleep", lambda _: None)
    listed = bundle.list_of_parts(app)
    listed.parent.mkdir(parents=True, exist_ok=True)
    listed.write_text("the list of parts")
    build.finish(app, out, Signing("Developer ID", "profile"))
    steps = [line.split()[:2] for line in notes.read_text("utf-8").splitlines()]
    assert [" ".join(step) for step in steps] == [
        "codesign --force",
        "plutil -lint",
        "codesign --verify",
        "program --version",
        "program new",
        "open -n",
        "pgrep -f",
        "ditto -c",
        "xcrun notarytool",
        "xcrun stapler",
        "hdiutil create",
        "codesign --sign",
        "xcrun notarytool",
        "xcrun stapler",
        "spctl --assess",
        "hdiutil verify",
        "hdiutil attach",
        "program --version",
        "hdiutil detach",
    ]
    resources = app / "Contents" / "Resources"
    assert (resources / "document.icns").read_bytes()[:4] == b"icns"
    assert {folder.name for folder in resources.glob("*.lproj")} == {
        f"{language}.lproj" for language in plist.LANGUAGES
    }
    image = out / build.image_name()
    assert image.with_suffix(".cdx.json").read_text() == "the list of parts"
    summed = [line.split("  ")[1] for line in (out / "SHA256SUMS").read_text().splitlines()]
    assert set(summed) == {image.name, image.with_suffix(".cdx.json").name}
    inside = {file.name for file in (out / f"{image.name}.d").iterdir()}
    assert inside == {"The Two Heirs.app", "Applications"}


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_a_busy_disk_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """macOS looks into a new volume while it is being closed, and `hdiutil` gives up."""
    waited: list[float] = []
    monkeypatch.setattr("macos.build.time.sleep", waited.append)
    busy = tmp_path / "busy"
    busy.write_text("no\nno\n")
    script = f"test -s {busy} && sed -i 1d {busy} && exit 1; exit 0"
    build.patiently(["sh", "-c", script], tries=3)
    assert len(waited) == 2
    with pytest.raises(Stop):
        build.patiently(["false"], tries=2)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a Unix shell")
def test_an_app_of_another_version_is_not_packed(
    mac: Callable[[str], tuple[Path, Path]], out: Path
) -> None:
    app, notes = mac("0.0.1")
    with pytest.raises(Stop, match=r"0\.0\.1"):
        build.finish(app, out, Signing())
    assert "hdiutil" not in notes.read_text("utf-8")


def test_here_it_is_prepared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "macos.build", "--prepare", "--out", str(tmp_path / "out")]
    done = subprocess.run(
        command, cwd=ROOT / "packaging", capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "out" / "resources" / "Info.plist").is_file()
