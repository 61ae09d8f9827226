"""Collects the texts of the program into `translations/twoheirs_LANGUAGE.ts` by lupdate.

Translations made before are kept, texts that are gone are dropped. Source texts are English, so
`twoheirs_en.ts` holds only those with a plural.
"""

from __future__ import annotations

import sys
from pathlib import Path

from compile_data import ROOT, CompileError, run_tool


def update(languages: list[str], root: Path = ROOT) -> None:
    """Update `translations/` under `root`: each of `languages`, and English."""
    sources = sorted((root / "twoheirs_qt").rglob("*.py"))
    folder = root / "translations"
    folder.mkdir(exist_ok=True)
    # No line numbers: they would change the files with every edit of the sources.
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    for language in languages:
        target = folder / f"twoheirs_{language}.ts"
        run_tool("lupdate", *options, *sources, "-target-language", language, "-ts", target)
    english = folder / "twoheirs_en.ts"
    plural = [*options, "-pluralonly"]
    run_tool("lupdate", *plural, *sources, "-target-language", "en", "-ts", english)


if __name__ == "__main__":
    try:
        update(sys.argv[1:])
    except CompileError as error:
        sys.exit(str(error))
