"""The files for desktops on Linux, checked by their own tools, and the manual."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from devtools import bundle, identity, system
from devtools.errors import Stop
from linux import deb, desktop

from twoheirs_qt import program
from twoheirs_qt.tabletop import folders
from twoheirs_qt.tabletop.saves import store
from twoheirs_qt.tabletop.text.languages import TRANSLATED

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = set(TRANSLATED)
# Words of the manual that are the same in every language.
TYPED = {"new", "legal", "play", "score", "catalogue", "language", "fullscreen", "help", "version"}
TYPED |= {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "ini", "log", "platform", "seed"}
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux are made on Linux"),
    pytest.mark.skipif(
        bool(system.list_packages_for_packaging()) and not os.environ.get("CI"),
        reason="tools of Debian are missing",
    ),
]


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with these files."""
    folder = tmp_path_factory.mktemp("share")
    desktop.stage(folder)
    return folder


def test_every_format_is_accepted_by_its_own_tool(share: Path) -> None:
    desktop.check(share)


@pytest.mark.parametrize(
    ("name", "right", "wrong", "complaint"),
    [
        (desktop.ENTRY, "Categories=Game;", "Categories=Fun;", "desktop-file-validate"),
        (desktop.METAINFO, "<metadata_license>CC0-1.0", "<metadata_license>XY", "appstreamcli"),
        (desktop.MIME_TYPES, "*.twoheirs", "*.other", r"'\{\}' in .*\.twoheirs is"),
        (desktop.MIME_TYPES, "twoheirs-save&", "twoheirs-game&", r"-save.* in .*\.any is"),
        (desktop.MIME_TYPES, "twoheirs-save&quot;", "twoheirs-", r"-position.* in .*\.any is"),
    ],
)
def test_a_fault_is_found(
    share: Path, tmp_path: Path, name: str, right: str, wrong: str, complaint: str
) -> None:
    spoilt_share = Path(shutil.copytree(share, tmp_path / "share"))
    text = (spoilt_share / name).read_text("utf-8")
    assert right in text
    (spoilt_share / name).write_text(text.replace(right, wrong), "utf-8")
    with pytest.raises(Stop, match=complaint):
        desktop.check(spoilt_share)


def test_all_names_are_those_of_the_program(share: Path) -> None:
    entry = (share / desktop.ENTRY).read_text("utf-8")
    assert f"\nIcon={identity.APP_ID}\n" in entry
    assert f"\nMimeType={identity.MIME};\n" in entry
    assert f"\nExec={identity.COMMAND} %f\n" in entry
    assert f"\nStartupWMClass={folders.NAME}\n" in entry
    assert program.DESKTOP_ENTRY == identity.APP_ID
    assert store.SUFFIX == identity.SUFFIX
    root = ElementTree.parse(share / desktop.METAINFO).getroot()
    assert root.findtext("id") == identity.APP_ID
    assert root.findtext("launchable") == f"{identity.APP_ID}.desktop"
    assert root.findtext("provides/mediatype") == identity.MIME
    assert root.findtext("provides/binary") == identity.COMMAND
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == identity.read_version()
    types = (share / desktop.MIME_TYPES).read_text("utf-8")
    assert f'<mime-type type="{identity.MIME}">' in types
    assert f'<icon name="{identity.DOCUMENT_ICON}"/>' in types
    assert f'<glob pattern="*{identity.SUFFIX}"/>' in types


def test_every_sentence_is_in_all_languages(share: Path) -> None:
    entry = (share / desktop.ENTRY).read_text("utf-8")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert set(re.findall(rf"^{key}\[(\w+)\]=.", entry, re.MULTILINE)) == LANGUAGES
    root = ElementTree.parse(share / desktop.METAINFO).getroot()
    for parent in [root, *root.findall("description"), *root.findall("description/ul")]:
        _check_languages(parent, {"name", "summary", "p", "li"})
    for screenshot in root.findall("screenshots/screenshot"):
        _check_languages(screenshot, {"caption"})
    types = ElementTree.parse(share / desktop.MIME_TYPES).getroot()
    _check_languages(types[0], {"{http://www.freedesktop.org/standards/shared-mime-info}comment"})


def _check_languages(parent: ElementTree.Element, tags: set[str]) -> None:
    """Check that each sentence is followed by its translations."""
    sentences = [(child.tag, child.get(XML_LANG)) for child in parent if child.tag in tags]
    for start in range(0, len(sentences), 4):
        (tag, language), *translations = sentences[start : start + 4]
        assert language is None
        assert {(tag, item) for item in LANGUAGES} == set(translations)


def test_pictures_of_the_program_are_in_the_project(share: Path) -> None:
    root = ElementTree.parse(share / desktop.METAINFO).getroot()
    images = root.findall("screenshots/screenshot/image")
    assert images
    for image in images:
        assert image.text is not None
        assert image.text.startswith(f"{identity.HOME}/raw/v{identity.read_version()}/")
        assert (ROOT / image.text.split("/", 7)[-1]).is_file()


def _find_manual(language: str) -> Path:
    return Path(deb.__file__).parent / f"{identity.COMMAND}{language and '.'}{language}.6"


@pytest.mark.parametrize("language", ["", *sorted(LANGUAGES)])
def test_the_manual_can_be_read(language: str) -> None:
    manual = _find_manual(language)
    process = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", manual],
        capture_output=True,
        text=True,
        check=True,
    )
    assert process.stderr == ""
    assert identity.COMMAND in process.stdout
    result = bundle.run(["lexgrog", manual])  # what `whatis` and `apropos` will know
    assert re.search(rf'"{identity.COMMAND} - .+"', result)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_manual_tells_the_same(language: str) -> None:
    def extract_skeleton(manual: Path) -> list[str]:
        """Its commands in order, and the words in bold: what is typed is not translated."""
        lines = manual.read_text("utf-8").splitlines()
        results = [line.split()[0] for line in lines if re.match(r"\.(SH|TP|br)", line)]
        bold_words = {word for line in lines for word in re.findall(r"\w+", line)}
        return [*results, *sorted(bold_words & TYPED)]

    assert extract_skeleton(_find_manual(language)) == extract_skeleton(_find_manual(""))
