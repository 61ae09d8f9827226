"""The version stands in one place; whatever else names it is held to that."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from datetime import date
from xml.etree import ElementTree

import hatch_build
import pytest
from devtools import bundle, changelog, identity
from devtools.changelog import ChangelogFault, format_metainfo, read_releases

import twoheirs_qt
from tests.box import ROOT
from twoheirs_qt.tabletop.process import notifications


def test_packages_read_the_programs_own_version() -> None:
    assert identity.read_version() == twoheirs_qt.__version__
    numbers = ".".join(map(str, identity.list_version_numbers()))
    assert numbers.startswith(twoheirs_qt.__version__.split("-")[0] + ".")


def test_the_command_says_it() -> None:
    command = [sys.executable, "-m", "twoheirs_qt", "--version"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert twoheirs_qt.__version__ in output.split()


def test_the_changelog_begins_with_it() -> None:
    newest = read_releases()[0]
    assert newest.version == twoheirs_qt.__version__
    assert newest.day <= date.today()
    assert newest.introduction


def test_no_other_file_writes_it_down() -> None:
    """Only the program, the changelog and what is compared with it elsewhere may."""
    allowed_files = {
        "twoheirs_qt/__init__.py",
        "CHANGELOG.md",
        "twoheirs_qt/tabletop/opponents/PROTOCOL.md",  # a recorded conversation
        f"packaging/linux/{identity.APP_ID}.metainfo.xml",  # releases: from the changelog
    }
    folders = ("packaging", "twoheirs_qt", ".github")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    files += [*ROOT.glob("*.toml"), *ROOT.glob("*.md")]
    mark = re.compile(rf"(?<![\d.=]){re.escape(twoheirs_qt.__version__)}(?![\d.])")
    texts = (".py", ".toml", ".md", ".iss", ".xml", ".yml", ".json", ".spec", ".plist", "")
    for file in files:
        name = file.relative_to(ROOT).as_posix()
        generated_folders = {"__pycache__", "_data"} & set(file.parts)
        if (
            name in allowed_files
            or generated_folders
            or file.suffix not in texts
            or not file.is_file()
        ):
            continue
        match = mark.search(file.read_text("utf-8"))
        assert match is None, f"{name} says {twoheirs_qt.__version__}"


def test_without_git_everything_bears_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkout may come as an archive, and git need not be there."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", "")
    assert bundle.find_source_date_epoch() == bundle.DEFAULT_EPOCH


def test_names_towards_windows_are_those_of_the_running_program() -> None:
    assert identity.APP_USER_MODEL_ID == notifications.APP_USER_MODEL_ID


CHANGELOG = """# What changed

## [1.1.0] - 2027-02-01

Better & *faster*.

- Shorter
- A
  long item

### Details

#### Added

- `Another`
- One more

#### Fixed

- Something

## [1.0.0] - 2027-01-01

- All
"""


def test_the_changelog_is_read_whole() -> None:
    newest, first = read_releases(CHANGELOG)
    assert (newest.version, newest.day) == ("1.1.0", date(2027, 2, 1))
    assert newest.introduction == "Better & *faster*."
    assert newest.summary == ("Shorter", "A long item")
    assert newest.details == (("Added", ("`Another`", "One more")), ("Fixed", ("Something",)))
    assert (first.introduction, first.summary, first.details) == ("", ("All",), ())


def test_metainfo_says_the_same_in_short_and_in_its_own_form() -> None:
    tree = ElementTree.fromstring(format_metainfo(read_releases(CHANGELOG)))
    newest = tree[0]
    assert newest.attrib == {"version": "1.1.0", "date": "2027-02-01", "type": "stable"}
    assert newest.findtext("description/p") == "Better & faster."
    assert [item.text for item in newest.iter("li")] == ["Shorter", "A long item"]


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("## [1.1.0] - 2027-02-01", "## 1.1.0 (2027)", "headed"),
        ("2027-02-01", "2026-12-31", "newest"),
        ("#### Fixed", "#### Mended", "none of"),
        ("- Something", "Something", "hyphen"),
        ("- `Another`", "Things:\n\n- `Another`", "nothing but a list"),
        ("- All", "- ", "hyphen"),
        ("- All\n", "", "hyphen"),
        ("### Details", "### Detail", "no heading but"),
        ("### Details\n\n#### Added", "### Details", "headed `#### Added`"),
        ("- All\n", "- All\n" * 16, "more than 15 lines"),
    ],
)
def test_another_form_is_a_fault(before: str, after: str, fault: str) -> None:
    assert CHANGELOG.count(before) == 1
    with pytest.raises(ChangelogFault, match=fault):
        read_releases(CHANGELOG.replace(before, after))


def test_the_file_is_the_default() -> None:
    assert read_releases() == read_releases(changelog.FILE.read_text("utf-8"))


def test_the_projects_address_is_the_same_everywhere() -> None:
    assert twoheirs_qt.HOME == identity.HOME
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert urls["Homepage"] == urls["Source"] == identity.HOME
    assert all(url.startswith(identity.HOME) for url in urls.values())


def test_the_page_on_pythons_index_leads_somewhere() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    page = hatch_build.make_links_absolute(readme, identity.HOME, identity.read_version())
    links = re.findall(r"!?\[[^\]]*\]\(([^)\s]+)\)", page)
    assert len(links) > 15
    assert [link for link in links if not re.match(r"https://|#", link)] == []
    files = re.compile(
        rf"{re.escape(identity.HOME)}/(raw|blob)/v{re.escape(identity.read_version())}/"
    )
    linked_files = [files.sub("", link).split("#")[0] for link in links if files.match(link)]
    assert len(linked_files) > 5
    assert [name for name in linked_files if not (ROOT / name).is_file()] == []
    assert f"![The table in the middle of a game]({identity.HOME}/raw/v" in page
    heads = {
        re.sub(r"[^\w -]", "", line).lower().strip().replace(" ", "-")
        for line in re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    }
    assert {link[1:] for link in links if link.startswith("#")} <= heads
