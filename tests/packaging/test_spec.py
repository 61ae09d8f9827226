"""The spec file, run as on other systems, with stand-ins for PyInstaller's parts."""

from __future__ import annotations

import plistlib
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from macos import plist

from tests.box import ROOT

SPEC = ROOT / "packaging" / "pyinstaller" / "twoheirs.spec"

QT = "PySide6/Qt/lib/{0}.framework"


def list_framework_entries(name: str) -> list[tuple[str, str, str]]:
    """List PyInstaller's entries of one of Qt's libraries on macOS."""
    folder = QT.format(name)
    return [
        (f"{folder}/Versions/A/{name}", f"/qt/{name}", "BINARY"),
        (f"{folder}/Versions/A/Resources/Info.plist", f"/qt/{name}.plist", "DATA"),
        (f"{folder}/Versions/Current", "A", "SYMLINK"),
        (f"{folder}/{name}", f"Versions/Current/{name}", "SYMLINK"),
        (f"{folder}/Resources", "Versions/Current/Resources", "SYMLINK"),
        (name, f"{folder}/Versions/A/{name}", "SYMLINK"),
    ]


MACOS = [
    *list_framework_entries("QtCore"),
    *list_framework_entries("QtQuick"),
    ("PySide6/QtCore.abi3.so", "/qt/QtCore.abi3.so", "EXTENSION"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/qt/libqcocoa.dylib", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqminimal.dylib", "/qt/libqminimal.dylib", "BINARY"),
    ("Python", "/python/Python", "BINARY"),
    ("twoheirs_qt/_data/games/two_heirs/catalogue.json", "/data/catalogue.json", "DATA"),
]
WINDOWS = [
    ("PySide6/QtCore.pyd", "/qt/QtCore.pyd", "EXTENSION"),
    ("PySide6/Qt6Core.dll", "/qt/QtCore", "BINARY"),
    ("PySide6/Qt6Quick.dll", "/qt/QtQuick", "BINARY"),
    ("PySide6/plugins/platforms/qwindows.dll", "/qt/libqcocoa.dylib", "BINARY"),
    ("python311.dll", "/python/Python", "BINARY"),
]
DEBIANS = "/usr/lib/python3.11/lib-dynload/_decimal.cpython-311-x86_64-linux-gnu.so"
LINUX = [
    ("PySide6/QtCore.abi3.so", "/qt/QtCore.abi3.so", "EXTENSION"),
    ("libQt6Core.so.6", "/qt/QtCore", "BINARY"),
    ("libQt6Quick.so.6", "/qt/QtQuick", "BINARY"),
    ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", "BINARY"),
    (DEBIANS.removeprefix("/usr/lib/"), DEBIANS, "EXTENSION"),
    ("libmpdec.so.3", "/usr/lib/x86_64-linux-gnu/libmpdec.so.3", "BINARY"),
]
LOADED = {
    DEBIANS: ["/usr/lib/x86_64-linux-gnu/libmpdec.so.3"],
    "/qt/QtCore.abi3.so": ["/qt/QtCore"],
    "/qt/QtCore.pyd": ["/qt/QtCore"],
    "/qt/libqcocoa.dylib": ["/qt/QtCore"],
    "/qt/libqminimal.dylib": ["/qt/QtQuick"],
}


def run_spec(
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    entries: list[tuple[str, str, str]],
    *arguments: str,
) -> dict[str, list[Any]]:
    """Run the spec file as on `system` with these entries; returns the calls of PyInstaller."""
    calls: dict[str, list[Any]] = {"EXE": [], "COLLECT": [], "BUNDLE": []}

    def make_recorder(name: str) -> Any:
        def make(*parts: object, **named: object) -> str:
            calls[name].append((parts, named))
            return str(named.get("name", name))

        return make

    parts = types.SimpleNamespace(scripts=[], pure=[], binaries=entries, datas=[])
    modules = {
        "PyInstaller": types.ModuleType("PyInstaller"),
        "PyInstaller.depend": types.ModuleType("PyInstaller.depend"),
        "PyInstaller.depend.bindepend": types.ModuleType("PyInstaller.depend.bindepend"),
        "PyInstaller.utils": types.ModuleType("PyInstaller.utils"),
        "PyInstaller.utils.hooks": types.ModuleType("PyInstaller.utils.hooks"),
    }
    bindepend: Any = modules["PyInstaller.depend.bindepend"]
    bindepend.get_imports = lambda file, _: [(Path(n).name, n) for n in LOADED.get(file, [])]
    depend: Any = modules["PyInstaller.depend"]
    depend.bindepend = bindepend
    hooks: Any = modules["PyInstaller.utils.hooks"]
    hooks.collect_data_files = hooks.collect_submodules = lambda *_, **__: []
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "argv", ["spec", *arguments])
    names = {name: make_recorder(name) for name in calls} | {
        "Analysis": lambda *_, **__: parts,
        "PYZ": lambda *_: "pyz",
        "SPECPATH": str(SPEC.parent),
    }
    exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), names)
    return calls


def list_bundled_names(calls: dict[str, list[Any]]) -> set[str]:
    ((parts, _),) = calls["COLLECT"]
    return {name for name, _, _ in parts[-1]}


def test_on_macos_frameworks_are_whole_or_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    names = list_bundled_names(run_spec(monkeypatch, "darwin", MACOS))
    core = QT.format("QtCore")
    assert {name for name, _, _ in list_framework_entries("QtCore")} <= names
    assert f"{core}/Versions/Current" in names
    assert not [name for name in names if "QtQuick" in name]
    assert "PySide6/Qt/plugins/platforms/libqcocoa.dylib" in names
    assert "PySide6/Qt/plugins/platforms/libqminimal.dylib" not in names
    assert {"Python", "twoheirs_qt/_data/games/two_heirs/catalogue.json"} <= names


def test_on_macos_the_app_has_windows_and_its_own_info(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    info = plist.write(tmp_path)
    options = ["--app", "The Two Heirs", "--plist", str(info), "--icon", "program.icns"]
    calls = run_spec(monkeypatch, "darwin", MACOS, *options)
    ((_, program),) = calls["EXE"]
    assert program["console"] is False  # else macOS shows none of its windows
    ((parts, app),) = calls["BUNDLE"]
    assert parts == ("twoheirs-qt",)
    assert app["name"] == "The Two Heirs.app"
    assert app["icon"] == "program.icns"
    assert app["info_plist"] == plistlib.loads(info.read_bytes())
    assert app["bundle_identifier"] == app["info_plist"]["CFBundleIdentifier"]


def test_on_linux_the_systems_libraries_stay_there_but_its_python_comes_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = list_bundled_names(run_spec(monkeypatch, "linux", LINUX))
    assert names == {file for file, _, _ in LINUX} - {"libQt6Quick.so.6", "libmpdec.so.3"}


def test_on_windows_one_program_prints_and_one_opens_no_console(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = ["--icon", "program.ico", "--version-file", "version.txt"]
    calls = run_spec(monkeypatch, "win32", WINDOWS, *options)
    programs = {arguments["name"]: arguments for _, arguments in calls["EXE"]}
    assert {name: arguments["console"] for name, arguments in programs.items()} == {
        "twoheirs-qt": True,
        "twoheirs-qt-window": False,
    }
    assert {arguments["version"] for arguments in programs.values()} == {"version.txt"}
    names = list_bundled_names(calls)
    assert names == {file for file, _, _ in WINDOWS} - {"PySide6/Qt6Quick.dll"}
    assert calls["BUNDLE"] == []
