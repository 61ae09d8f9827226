"""Asks a bundle whether the whole program is in it, on any system and without a screen.

What runs inside the bundle runs in the `probe` that the spec file makes beside the program; it
shares everything but the first lines with it.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from devtools import identity, probes
from devtools.environment import ROOT
from devtools.errors import Stop
from devtools.identity import COMMAND, version

SAVE = ROOT / "tests" / "files" / "versions" / "save-1-duel.twoheirs"
_SUFFIX = ".exe" if os.name == "nt" else ""


def check(bundle: Path) -> None:
    """Raise Stop at the first thing that the bundle, with a `probe` in it, does not do."""
    with tempfile.TemporaryDirectory() as home:
        asked = Asked(bundle, Path(home))
        _commands(asked)
        _data(asked)
        _modules(asked)
        window = asked.probe(probes.WINDOW)
        _expect("the window is painted", window["colours"] > 20)
        paper = asked.probe(probes.PAPER)
        _expect("paper is written", paper["pdf"] == "%PDF-" and "svg" in paper["formats"])


class Asked:
    """A bundle that gets questions, with a home of its own and nothing of this environment."""

    def __init__(self, bundle: Path, home: Path) -> None:
        self._bundle = bundle
        self._home = home

    def run(self, program: str, *words: str | Path, given: str = "") -> str:
        """What a program of the bundle answers; Stop unless it ends well and without complaint."""
        done = subprocess.run(
            [str(self._bundle / f"{program}{_SUFFIX}"), *map(str, words)],
            cwd=self._home,
            env=self._environment(),
            input=given,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        if done.returncode or done.stderr:
            said = f"{done.stdout}{done.stderr}"
            raise Stop(f"{program} in the bundle ended with {done.returncode}:\n{said}")
        return done.stdout

    def probe(self, source: str, *words: str) -> Any:
        """What Python inside the bundle answers in JSON."""
        return json.loads(self.run("probe", source, *words))

    def _environment(self) -> dict[str, str]:
        kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LANG", "LC_ALL")
        homes = ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
        xdg = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        return {
            **{name: os.environ[name] for name in kept if name in os.environ},
            **dict.fromkeys((*homes, *xdg), str(self._home)),
            "QT_QPA_PLATFORM": "offscreen",
        }


def _commands(asked: Asked) -> None:
    position = asked.run(COMMAND, "new", "--seed", "7")
    _expect("new prints a position", json.loads(position)["format"] == "twoheirs-position")
    action, *_ = asked.run(COMMAND, "legal", "-", given=position).splitlines()
    played = json.loads(asked.run(COMMAND, "score", SAVE, "--json"))
    _expect("score reads a saved game", {"white", "blue"} <= set(played))
    _expect("legal prints actions", "do" in json.loads(action))
    _expect("the version is told", version() in asked.run(COMMAND, "--version"))


def _data(asked: Asked) -> None:
    found = asked.probe(probes.DATA)
    _expect("the catalogue is found", found["catalogue"] == "twoheirs-catalogue")
    _expect("the drawings are found", bool(found["drawings"]))
    languages = found["languages"]
    spoken = identity.languages().keys()
    _expect("all languages are spoken", languages.keys() == spoken and all(languages.values()))
    texts = found["qt_texts"]
    english = set(texts["en"])
    foreign = [text for language in spoken - {"en"} for text in texts[language]]
    _expect("Qt speaks them, too", english.isdisjoint(foreign))


def _modules(asked: Asked) -> None:
    """Also those that are imported only when they are wanted."""
    files = [*(ROOT / "twoheirs_qt").rglob("*.py")]
    names = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files}
    asked.probe(probes.MODULES, *sorted(name.removesuffix(".__init__") for name in names))


def _expect(what: str, holds: bool) -> None:
    if not holds:
        raise Stop(f"This does not hold in the bundle: {what}.")
