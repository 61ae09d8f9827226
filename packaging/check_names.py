"""Check that names and docstrings are plain English; part of `packaging/dev.py check`.

    python packaging/check_names.py               the figures; what is above a limit is listed
    python packaging/check_names.py FOLDER …      list everything that is counted below a folder

Three things are counted:

- Functions named by a participle. A function is named by a verb (`receive`), not by something done
  (`received`) or going on (`receiving`). The first word of its name decides: it ends in -ed, -en or
  -ing or is irregular (`found`), but is none of the words that merely look so (`feed`). Properties,
  which are read as values, and tests are not counted as functions. `is_open` is no participle.
- Docstrings that begin with a relative clause ("What is shown."), not with a verb ("Show …") or a
  noun ("The shown …"). A function that returns a bool may say "Whether …".
- Forbidden words in the names of modules, functions, classes, parameters, variables and
  attributes, where they are defined. `was_told` and `WasTold` are two words each.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

ROOT = Path(__file__).resolve().parent.parent

FORBIDDEN_WORDS = {
    "anew", "heard", "lent", "nobody", "said", "somebody", "told", "whatever", "whoever",
}  # fmt: skip
RELATIVE_CLAUSE = re.compile(r"(How|That|What|When|Where|Whether|Which|Who|Whose|Why)\b")
PARTICIPLE = re.compile(
    r"[a-z]{2,}(ed|en|ing)|begun|bought|brought|built|caught|dealt|done|drawn|felt|found|gone|heard"
    r"|held|hid|kept|known|laid|led|left|lent|lit|lost|made|meant|met|paid|rebuilt|redone|said|sent"
    r"|shown|sold|sought|spent|sprung|stood|struck|sung|swept|taught|thought|told|torn|undone|won"
    r"|worn|wound"
)
NO_PARTICIPLE = re.compile(
    r"between|bounding|bring|buildings?|children|even|expanding|fasten|feed|fling|heading|king"
    r"|listen|localized|need|nothing|open|opening|ping|rating|red|ring|ruling|screen|seed"
    r"|settings?|sharpen|shed|shorten|sing|speed|spring|string|ten|then|things?|token|when|widen"
    r"|wing"
)
"""Verbs, nouns and the first words of functions that Qt calls, such as `boundingRect`."""


class Figures(NamedTuple):
    """Per cent of the functions and of the docstrings, and a number of names."""

    participles: float
    relative_clauses: float
    forbidden_words: int


LIMITS = {
    "twoheirs_qt": Figures(1, 2, 0),
    "packaging": Figures(1, 2, 0),
    "tests": Figures(1, 2, 0),
}


class Counts(NamedTuple):
    """Numbers of functions and docstrings, and of each measure the findings: place and text."""

    functions: int
    docstrings: int
    findings: dict[str, list[tuple[str, int, str]]]

    def calculate_figures(self) -> Figures:
        """Calculate the figures."""
        participles, clauses, names = (len(self.findings[measure]) for measure in Figures._fields)
        return Figures(
            100 * participles / max(1, self.functions),
            100 * clauses / max(1, self.docstrings),
            names,
        )


def split_words(name: str) -> list[str]:
    """Split an identifier into words in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def is_participle(name: str) -> bool:
    """Whether the first word of `name` is a participle."""
    first = next(iter(split_words(name)), "")
    return bool(PARTICIPLE.fullmatch(first) and not NO_PARTICIPLE.fullmatch(first))


@cache
def has_forbidden_word(name: str) -> bool:
    """Whether a word of `name` is a forbidden one."""
    return not FORBIDDEN_WORDS.isdisjoint(split_words(name))


def count(files: Sequence[Path]) -> Counts:
    """Count in Python files; SyntaxError if one cannot be parsed."""
    functions = docstrings = 0
    findings: dict[str, list[tuple[str, int, str]]] = {measure: [] for measure in Figures._fields}
    for file in files:
        file_name = str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)
        if has_forbidden_word(file.stem):
            findings["forbidden_words"].append((file_name, 1, file.name))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            line = getattr(node, "lineno", 1)
            if _is_function(node):
                functions += 1
                if is_participle(node.name):
                    findings["participles"].append((file_name, line, node.name))
            if text := _read_docstring(node):
                docstrings += 1
                if _begins_with_relative_clause(node, text):
                    findings["relative_clauses"].append((file_name, line, text.splitlines()[0]))
            if has_forbidden_word(name := _find_definition(node)):
                findings["forbidden_words"].append((file_name, line, name))
    return Counts(functions, docstrings, findings)


def _is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    decorators = {ast.unparse(decorator).split(".")[-1] for decorator in node.decorator_list}
    is_property = not decorators.isdisjoint(("property", "cached_property", "setter"))
    return not is_property and not node.name.startswith(("test_", "__"))


def _read_docstring(node: ast.AST) -> str:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return ast.get_docstring(node) or ""
    return ""


def _begins_with_relative_clause(node: ast.AST, text: str) -> bool:
    returns = getattr(node, "returns", None)
    is_flag = returns is not None and ast.unparse(returns) == "bool"
    return bool(RELATIVE_CLAUSE.match(text)) and not (is_flag and text.startswith("Whether"))


def _find_definition(node: ast.AST) -> str:
    """Return the name that the node defines, or an empty string."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.ExceptHandler():
            return node.name or ""
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return name
        case ast.arg(arg=name) | ast.alias(asname=str(name)) | ast.MatchAs(name=str(name)):
            return name
    return ""


def report(name: str, counts: Counts, limits: Figures) -> bool:
    """Print what is above a limit and a summary; returns whether all limits are kept."""
    figures = counts.calculate_figures()
    for measure, figure, limit in zip(Figures._fields, figures, limits, strict=True):
        for file, line, text in sorted(counts.findings[measure]) if figure > limit else ():
            print(f"{file}:{line}: {measure.replace('_', ' ')}: {text}")
    print(
        f"{name}: participles {figures.participles:.2f} % of {counts.functions} functions, relative"
        f" clauses {figures.relative_clauses:.2f} % of {counts.docstrings} docstrings, forbidden"
        f" words {figures.forbidden_words}"
    )
    return all(figure <= limit for figure, limit in zip(figures, limits, strict=True))


def find_python_files(path: Path) -> Iterator[Path]:
    """Find the Python files below a folder, without those that are compiled."""
    return (file for file in sorted(path.rglob("*.py")) if "_data" not in file.parts)


def main(folders: Sequence[str]) -> int:
    """Check the whole checkout, or list what is counted in folders; returns the exit status."""
    for folder in folders:
        report(folder, count([*find_python_files(Path(folder).resolve())]), Figures(-1, -1, -1))
    if folders:
        return 0
    are_limits_kept = [
        report(folder, count([*find_python_files(ROOT / folder)]), limits)
        for folder, limits in LIMITS.items()
    ]
    if not all(are_limits_kept):
        print("Above a limit: see LIMITS in packaging/check_names.py")
    return 0 if all(are_limits_kept) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
