"""The formats of all files, wherever the package declares them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import twoheirs_qt
from twoheirs_qt.tabletop.files.migrations import Format

_PACKAGE = Path(twoheirs_qt.__file__).parent


def list_formats() -> list[Format]:
    """List them, the newest of each name last."""
    formats: list[Format] = []
    for path in sorted(_PACKAGE.rglob("*.py")):
        if " = Format(" in path.read_text("utf-8"):
            parts = path.relative_to(_PACKAGE.parent).with_suffix("").parts
            module = import_module(".".join(parts))
            formats += [value for value in vars(module).values() if isinstance(value, Format)]
    return sorted(formats, key=lambda format_: format_.newest)
