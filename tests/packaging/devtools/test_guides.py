"""Documents in Markdown stay short, lead somewhere, and name code that is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.box import ROOT

FOLDERS = (
    ".",
    "packaging/**",
    "resources",
    "resources/games/two_heirs/art",
    "resources/games/two_heirs/players",
    "tests/**",
    "twoheirs_qt/**",
)
"""Folders with documents for people; Markdown elsewhere is compiled, and checked then."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED = re.compile(r"`(\w+(?:\.\w+)?)` \(`([\w/]+\.py)`\)")
"""A function and the file that it is in."""


def list_documents() -> list[Path]:
    files = (file for folder in FOLDERS for file in ROOT.glob(f"{folder}/*.md"))
    return sorted(file for file in files if "_data" not in file.parts)


def list_headings(file: Path) -> set[str]:
    """The headings of a document, as links name them."""
    matches = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).lower().strip().replace(" ", "-") for head in matches}


@pytest.mark.parametrize(
    "file", list_documents(), ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_links_lead_somewhere(file: Path) -> None:
    prose = re.sub(r"```.*?```|^    .*?$|`[^`\n]*`", "", file.read_text("utf-8"), flags=re.S | re.M)
    for link in LINK.findall(prose):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, head = link.partition("#")
        target = file.parent / name if name else file
        assert target.exists(), link
        assert not head or head in list_headings(target), link


@pytest.mark.parametrize(("name", "most"), [("README.md", 6_000), ("CONTRIBUTING.md", 8_000)])
def test_what_is_read_first_is_short(name: str, most: int) -> None:
    assert len((ROOT / name).read_bytes()) <= most


def test_contributing_names_the_file_of_each_function_of_an_action() -> None:
    named_functions = NAMED.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(named_functions) >= 8
    for function, file in named_functions:
        home = "twoheirs_qt" if file.startswith("tabletop/") else "twoheirs_qt/games/two_heirs"
        tree = ast.parse((ROOT / home / file).read_text("utf-8"))
        assert function in set(list_functions(tree)), f"{function} is not in {file}"


@pytest.mark.parametrize(
    ("table", "folders", "ruling"),
    [
        (
            "twoheirs_qt/games/two_heirs/rules/RULES.md",
            ("twoheirs_qt/games/two_heirs/rules", "tests/games/two_heirs/rules"),
            "R",
        ),
        (
            "twoheirs_qt/games/bunny_kingdom/rules/RULES.md",
            ("twoheirs_qt/games/bunny_kingdom", "tests/games/bunny_kingdom"),
            "B",
        ),
    ],
)
def test_numbers_of_rules_that_code_cites_are_explained(
    table: str, folders: tuple[str, ...], ruling: str
) -> None:
    explained_numbers = set(
        re.findall(r"^\| (\d+|\w\d+) \|", (ROOT / table).read_text("utf-8"), re.MULTILINE)
    )
    cited_numbers = re.compile(rf"§ ?(\d+)|(?:[(,:] ?)({ruling}\d+)(?=[),:])")
    numbers = {
        number
        for folder in folders
        for file in (ROOT / folder).rglob("*.py")
        for match in cited_numbers.findall(file.read_text("utf-8"))
        for number in match
        if number
    }
    assert len(numbers) > 10
    assert numbers <= explained_numbers


def list_functions(tree: ast.Module) -> list[str]:
    results = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            results.append(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [item.name for item in node.body if isinstance(item, ast.FunctionDef)]
            results += [f"{node.name}.{name}" for name in methods]
    return results
