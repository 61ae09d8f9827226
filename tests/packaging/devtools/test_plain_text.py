"""No code shows a text from outside but through what makes it plain: labels, `shown`, `fill`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3] / "twoheirs_qt"

NOWHERE: frozenset[str] = frozenset()
ONLY_IN = {
    # Qt's own guess whether what they are given is HTML.
    "QLabel": {"tabletop/widgets/label.py"},
    "setTextFormat": {"tabletop/widgets/label.py"},
    **dict.fromkeys(("QMessageBox", "QInputDialog", "QErrorMessage", "QProgressDialog"), NOWHERE),
    **dict.fromkeys(("QWhatsThis", "setWhatsThis", "QStaticText", "QGraphicsTextItem"), NOWHERE),
    # Rich text, which is ours alone.
    "QTextBrowser": {"tabletop/book/browser.py"},
    "QTextDocument": {"tabletop/book/printing.py"},
    "setHtml": {"tabletop/book/browser.py", "tabletop/book/printing.py"},
    "fromHtml": {"tabletop/tutorial/panel.py"},
    **dict.fromkeys(("insertHtml", "appendHtml", "setMarkdown", "fromMarkdown"), NOWHERE),
    # What is no letter is written as its number in one place.
    "isprintable": {"tabletop/text/sanitize.py"},
}
"""Names that are only called, or derived from, in these files."""

WITHOUT_WINDOW = {
    *("codec", "commands", "files", "opponents", "play", "process", "prose", "rules", "saves"),
    *("sound", "text", "things", "words"),
}
"""Rooms that show nothing: what they say goes through a `Text`."""

FROM_OUTSIDE = {"file", "folder", "name"}
"""Placeholders of sentences that stand for a text from outside."""
MADE_PLAIN = {"sanitize", "sanitize_path"}


def find_faults(source: str, file: str) -> Iterator[str]:
    """List the places that show a text in another way."""
    is_shown = not WITHOUT_WINDOW & set(Path(file).parts)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call | ast.ClassDef):
            continue
        for item in [node.func] if isinstance(node, ast.Call) else node.bases:
            if file not in ONLY_IN.get(_find_name(item), {file}):
                yield f"{file}:{item.lineno}: {_find_name(item)}"
        if isinstance(node, ast.Call) and _find_name(node.func) == "format" and is_shown:
            for keyword in node.keywords:
                if keyword.arg in FROM_OUTSIDE and not _is_plain(keyword.value):
                    yield f"{file}:{keyword.lineno}: {keyword.arg}"
        if isinstance(node, ast.Call) and _find_name(node.func) == "setToolTip":
            for part in node.args:
                if isinstance(part, ast.Call) and _find_name(part.func) == "str":
                    yield f"{file}:{part.lineno}: str"


def _is_plain(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):  # the program's own
        return True
    return isinstance(value, ast.Call) and _find_name(value.func) in MADE_PLAIN


def _find_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_every_text_is_shown_by_what_makes_it_plain() -> None:
    results: list[str] = []
    for path in sorted(ROOT.rglob("*.py")):
        results += find_faults(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())
    assert results == []


@pytest.mark.parametrize(
    "source",
    [
        "label = QLabel(name)",
        "class Title(QtWidgets.QLabel): pass",
        "QMessageBox.warning; QMessageBox(window)",
        "tip.setTextFormat(Qt.TextFormat.AutoText)",
        "view.setHtml(name)",
        "self.tr('Written to {file}').format(file=path)",
        "action.setToolTip(str(path))",
        "name.isprintable()",
    ],
)
def test_each_way_past_them_is_found(source: str) -> None:
    assert list(find_faults(source, "table/other.py"))
