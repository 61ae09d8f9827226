"""Collect the texts of the program into `translations/twoheirs_LANGUAGE.ts` by lupdate.

The texts of the rule book and the tutorial are passed to it as calls of `translate` in a temporary
file.

Translations are kept, and removed texts are dropped. Source texts are English, so `twoheirs_en.ts`
holds only those with a plural; where the code has both forms (`translate(…).singular(…)`), they are
filled in.
"""

from __future__ import annotations

import ast
import re
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

from compile_data import GAMES, ROOT, CompileError, read_prose, run_tool
from devtools.identity import read_all_languages

# No line numbers: they would change the files with every edit of the sources.
_OPTIONS = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")

_OWN = re.compile(r"^(\w+ )?(Rule book|Tutorial)\b")
"""The contexts of texts that are written in the prose of a game."""

_Key = tuple[str, str, str]
"""Context, source and comment of a text."""


def update(languages: Iterable[str], root: Path = ROOT, target: Path | None = None) -> None:
    """Update `languages` and English in `translations/` under `root`, or in the folder `target`.

    CompileError with lupdate's output if it fails.
    """
    folder = target or root / "translations"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        prose = Path(temporary, "prose.py")
        prose.write_text(_format_calls(root), "utf-8")
        sources = [*sorted((root / "twoheirs_qt").rglob("*.py")), prose]
        for language in languages:
            _run_lupdate(sources, folder, language)
        _run_lupdate(sources, folder, "en", "-pluralonly")
        if _fill_english(folder / "twoheirs_en.ts", find_english_plurals(sources)):
            _run_lupdate(sources, folder, "en", "-pluralonly")  # writes the file in its own way


def _format_calls(root: Path) -> str:
    """Write the texts of the prose as calls that lupdate reads; empty without prose."""
    if not (root / "resources/games/two_heirs/rulebook").is_dir():
        return ""
    lines: list[str] = []
    for game in GAMES:
        book, course = read_prose(root, game)
        texts = [*book.list_texts(), *book.points.values(), *course.list_texts()]
        keys = [(text.context, text.source, text.comment) for text in texts]
        # Names of buildings and the like are collected where they are defined.
        lines += [f"translate{key!r}\n" for key in keys if _OWN.search(key[0])]
    return "".join(lines)


def _run_lupdate(sources: list[Path], folder: Path, language: str, *options: str) -> None:
    file = folder / f"twoheirs_{language}.ts"
    run_tool("lupdate", *_OPTIONS, *options, *sources, "-target-language", language, "-ts", file)


def find_english_plurals(sources: Iterable[Path]) -> dict[_Key, tuple[str, str]]:
    """Find the English singular and plural of every `translate(…)` with a number in the code."""
    plurals: dict[_Key, tuple[str, str]] = {}
    for source in sources:
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            key = _find_plural_key(node)
            if key is not None:
                plurals.setdefault(key, (key[1], key[1]))
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "singular"
                and (key := _find_plural_key(node.func.value)) is not None
                and isinstance(singular := node.args[0], ast.Constant)
            ):
                plurals[key] = (str(singular.value), key[1])
    return plurals


def _find_plural_key(node: ast.AST) -> _Key | None:
    """Return the key of a call `translate(context, source, comment, 1)`, None for other nodes."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        if node.func.id == "translate" and len(words) == 4:
            return str(words[0]), str(words[1]), str(words[2])
    return None


def _fill_english(file: Path, plurals: dict[_Key, tuple[str, str]]) -> bool:
    """Write the forms of the code into `file`; returns whether anything changed."""
    tree = ET.parse(file)
    changed = False
    for context in tree.iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            translation = message.find("translation")
            if key not in plurals or translation is None:
                continue
            forms = translation.findall("numerusform")
            if tuple(form.text or "" for form in forms) != plurals[key]:
                changed = True
                translation.attrib.pop("type", None)
                for form, text in zip(forms, plurals[key], strict=True):
                    form.text = text
    if changed:
        tree.write(file, encoding="utf-8", xml_declaration=True)
    return changed


if __name__ == "__main__":
    try:
        # English is the source: its file holds only texts with a plural.
        update(word for word in read_all_languages() if word != "en")
    except CompileError as error:
        sys.exit(str(error))
