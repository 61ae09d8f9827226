"""Nothing in the program could open a connection: it imports none of what that takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.box import ROOT

NETWORK = {"asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver"}
NETWORK |= {"ssl", "urllib", "webbrowser", "xmlrpc"}
LOCAL = {"QLocalServer", "QLocalSocket"}


def imports() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """File, module and names of every import in the program, wherever it stands."""
    for file in sorted((ROOT / "twoheirs_qt").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((file.name, name.name, ()) for name in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield file.name, node.module or "", tuple(name.name for name in node.names)


def test_of_qts_network_only_local_sockets_are_used() -> None:
    results = [(file, names) for file, module, names in imports() if module == "PySide6.QtNetwork"]
    assert results  # a second start talks to the first one
    assert all(set(names) <= LOCAL for _, names in results), results
    whole = [file for file, module, names in imports() if "QtNetwork" in (module, *names)]
    assert whole == []


def test_nothing_of_pythons_network_is_imported() -> None:
    results = [(file, module) for file, module, _ in imports() if module.split(".")[0] in NETWORK]
    assert results == []


def test_no_address_is_handed_to_a_browser() -> None:
    results = [file for file, _, names in imports() if "QDesktopServices" in names]
    for name in results:
        (file,) = (ROOT / "twoheirs_qt").rglob(name)
        assert "http" not in file.read_text("utf-8"), name
