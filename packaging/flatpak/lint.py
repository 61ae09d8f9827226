"""Checks the Flatpak's manifest where Flathub's own checker does not run.

The names in brackets are those of https://docs.flathub.org/docs/for-app-authors/linter. What is
checked here is what the manifest itself can keep; what a store asks beyond that is told by
`left_for_a_store`, and whether one would take the program is nobody's to say but the store's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from devtools.identity import APP_ID, COMMAND, HOME

MANIFEST = Path(__file__).with_name(f"{APP_ID}.json")

_KEYS = frozenset(
    {"id", "runtime", "runtime-version", "sdk", "base", "base-version", "command", "finish-args"}
    | {"build-options", "cleanup-commands", "modules"}
)
_MODULE_KEYS = frozenset({"name", "buildsystem", "build-commands", "sources", "cleanup", "modules"})
_ARCHITECTURES = frozenset({"x86_64", "aarch64"})
_SHA256 = re.compile(r"[0-9a-f]{64}")


def read(manifest: Path = MANIFEST) -> dict[str, Any]:
    """The manifest with the modules it includes in their places."""
    document: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
    document["modules"] = [
        json.loads((manifest.parent / module).read_text("utf-8"))
        if isinstance(module, str)
        else module
        for module in document["modules"]
    ]
    return document


def faults(document: dict[str, Any]) -> list[str]:
    """What is wrong with it, each in a sentence; empty if nothing."""
    found = [f"the key {key} is not known" for key in document.keys() - _KEYS]
    if document.get("id") != APP_ID:
        found.append(f"the id is not {APP_ID}, that of metainfo and desktop entry")
    if document.get("command") != COMMAND:
        found.append(f"the command is not {COMMAND}, that of the desktop entry")
    if document.get("base-version") != document.get("runtime-version"):
        found.append("base app and runtime are not of one version")
    found += _faults_of_permissions(document.get("finish-args"))
    for module in _modules(document["modules"]):
        found += [f"{module['name']}: {fault}" for fault in _faults_of_module(module)]
    return found


def left_for_a_store(document: dict[str, Any]) -> list[str]:
    """What a store that builds everything itself would still ask for, each in a sentence."""
    found = []
    sources = [
        source for module in _modules(document["modules"]) for source in module.get("sources", ())
    ]
    wheels = [str(source.get("url", "")).rsplit("/", 1)[-1] for source in sources]
    compiled = {name.split("-")[0] for name in wheels if name and not name.endswith("-any.whl")}
    if compiled:
        names = ", ".join(sorted(compiled))
        found.append(f"{names}: compiled by others, and would have to be built from its sources")
    if any(name.endswith("-any.whl") for name in wheels):
        found.append("the other Python packages come as wheels, not as sources")
    if any(source.get("type") == "dir" for source in sources):
        found.append("the program's own sources are this folder, not a public archive of a version")
    owner, name = APP_ID.split(".")[2:4]
    if HOME.split("/")[-2:] != [owner.replace("_", "-"), name]:
        found.append(f"the id speaks of a project {owner}/{name}, and the program's home is {HOME}")
    return found


def _faults_of_permissions(arguments: list[str] | None) -> Iterator[str]:
    if arguments is None:
        yield "no permissions are named [finish-args-not-defined]"
        return
    given: dict[str, set[str]] = {}
    for argument in arguments:
        name, equals, value = argument.removeprefix("--").partition("=")
        given.setdefault(name, set()).add(value)
        if not argument.startswith("--") or not equals:
            yield f"{argument} is no permission"
        if name in {"nosocket", "unshare", "nodevice", "nofilesystem"}:
            yield f"{argument} takes away what was never given [finish-args-has-{name}-{value}]"
    sockets, shares = given.get("socket", set()), given.get("share", set())
    if sockets & {"x11", "fallback-x11"} and "ipc" not in shares:
        yield "X without shared memory [finish-args-x11-without-ipc]"
    if {"x11", "fallback-x11"} <= sockets:
        yield "X twice [finish-args-contains-both-x11-and-fallback]"
    if {"x11", "wayland"} <= sockets:
        yield "X beside Wayland, not in its place [finish-args-contains-both-x11-and-wayland]"
    if "fallback-x11" in sockets and "wayland" not in sockets:
        yield "in place of which Wayland? [finish-args-fallback-x11-without-wayland]"
    if "wayland" in sockets and not sockets & {"x11", "fallback-x11"}:
        yield "nothing but Wayland [finish-args-only-wayland]"
    if sockets & {"session-bus", "system-bus"}:
        yield "a whole bus [finish-args-arbitrary-dbus-access]"
    if "network" in shares:
        yield "a network, and the program opens no connection"
    if "all" in given.get("device", set()):
        yield "all devices [finish-args-device-all]"
    for name in sorted(given.keys() - {"share", "socket", "device"}):
        yield f"--{name}: files come through portals, and the program talks to nobody"


def _modules(modules: list[Any]) -> Iterator[dict[str, Any]]:
    for module in modules:
        yield module
        yield from _modules(module.get("modules", []))


def _faults_of_module(module: dict[str, Any]) -> Iterator[str]:
    for key in module.keys() - _MODULE_KEYS:
        yield f"the key {key} is not known"  # network while building is such a key, too
    if module.get("buildsystem") != "simple":
        yield "built by something else than its commands"
    if not module.get("sources") and not module.get("modules"):
        yield "made of nothing"
    for command in module.get("build-commands", ()):
        if "pip" in command.split()[0] and "--no-index" not in command.split():
            yield f"would look for packages on a network: {command}"
    for source in module.get("sources", ()):
        yield from _faults_of_source(source)


def _faults_of_source(source: dict[str, Any]) -> Iterator[str]:
    if source.get("type") == "dir":
        return
    if source.get("type") != "file":
        yield f"a source of the kind {source.get('type')}"
        return
    url = str(source.get("url"))
    if not url.startswith("https://files.pythonhosted.org/packages/") or not url.endswith(".whl"):
        yield f"not a wheel of PyPI's: {url}"
    if not _SHA256.fullmatch(str(source.get("sha256"))):
        yield f"no SHA-256 of {url}"
    if not set(source.get("only-arches", _ARCHITECTURES)) <= _ARCHITECTURES:
        yield f"for unknown processors: {url}"
