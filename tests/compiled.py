"""Check that the program's data are compiled, and newer than what they are compiled from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_MISSING = "The program's texts are not compiled: run `python3 packaging/dev.py compile` first."
_OLD = "{source} is newer than what was compiled: `python3 packaging/dev.py compile` may help."


def find_obstacle(root: Path = _ROOT) -> str:
    """Explain why no test of texts can pass below a checkout; empty if there is no reason."""
    return "" if [*(root / "twoheirs_qt/_data/translations").glob("*.qm")] else _MISSING


def find_likely_cause(root: Path = _ROOT) -> str:
    """Name a source that has changed since the data were compiled; empty if there is none."""
    compiled = (root / "twoheirs_qt/_data").stat().st_mtime
    newer = [source for source in _list_sources(root) if source.stat().st_mtime > compiled]
    return _OLD.format(source=newer[0].relative_to(root)) if newer else ""


def _list_sources(root: Path) -> Iterator[Path]:
    for folder in ("translations", "resources"):
        yield from sorted(path for path in (root / folder).rglob("*") if path.is_file())
