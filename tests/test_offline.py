"""Only games with machines nearby could open a connection: nothing else imports what that takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.box import ROOT

NETWORK = {"asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver"}
NETWORK |= {"ssl", "urllib", "webbrowser", "xmlrpc", "zeroconf"}
LOCAL = {"QLocalServer", "QLocalSocket"}
PROGRAM = ROOT / "twoheirs_qt"
NEARBY = Path("tabletop/far/nearby")


@cache
def list_imports() -> list[tuple[Path, str, tuple[str, ...]]]:
    """File, module and names of every import in the program, wherever it stands."""
    return [*read_imports()]


def read_imports() -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    for path in sorted(PROGRAM.rglob("*.py")):
        file = path.relative_to(PROGRAM)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((file, name.name, ()) for name in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield file, node.module or "", tuple(name.name for name in node.names)


def test_of_qts_network_only_local_sockets_are_used() -> None:
    results = [
        (file, names)
        for file, module, names in list_imports()
        if module == "PySide6.QtNetwork" and file.parent != NEARBY
    ]
    assert results  # a second start talks to the first one
    assert all(set(names) <= LOCAL for _, names in results), results
    whole = [file for file, module, names in list_imports() if "QtNetwork" in (module, *names)]
    assert whole == []


def test_nothing_of_pythons_network_is_imported() -> None:
    results = [
        (file, module)
        for file, module, _ in list_imports()
        if module.split(".")[0] in NETWORK and file.parent != NEARBY
    ]
    assert results == []


def test_nearby_is_loaded_only_when_it_is_switched_on() -> None:
    """Its parts that open connections are imported within functions of one file."""
    names = ("connection", "machines", "network", "search")
    heavy = {f"twoheirs_qt.tabletop.far.nearby.{name}" for name in names}
    users = {file for file, module, _ in list_imports() if module in heavy}
    assert NEARBY / "lan_channel.py" in users
    for file in users - {NEARBY / f"{name}.py" for name in names}:
        assert file.parent == NEARBY, file
        for node in ast.parse((PROGRAM / file).read_text("utf-8")).body:  # not within functions
            assert not (isinstance(node, ast.ImportFrom) and node.module in heavy), file


def test_no_address_is_handed_to_a_browser() -> None:
    results = [file for file, _, names in list_imports() if "QDesktopServices" in names]
    for file in results:
        assert "http" not in (PROGRAM / file).read_text("utf-8"), file
