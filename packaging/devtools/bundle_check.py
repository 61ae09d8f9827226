"""Check that a bundle holds the whole program, on any system and without a screen.

Checks inside the bundle run in the `probe` that the spec file makes beside the program, with the
same modules.
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
from devtools.identity import COMMAND, read_version

SAVE = ROOT / "tests/tabletop/files/versions" / "save-1-duel.twoheirs"
_SUFFIX = ".exe" if os.name == "nt" else ""


def check(bundle: Path) -> None:
    """Raise Stop at the first failed check of a bundle with a `probe`."""
    with tempfile.TemporaryDirectory() as home:
        runner = BundleRunner(bundle, Path(home))
        _check_commands(runner)
        _check_data(runner)
        _check_modules(runner)
        window = runner.probe(probes.WINDOW)
        _expect("the window is painted", window["colours"] > 20)
        paper = runner.probe(probes.PAPER)
        _expect("paper is written", paper["pdf"] == "%PDF-" and "svg" in paper["formats"])


class BundleRunner:
    """Runs the programs of a bundle, in a home of its own and without this environment."""

    def __init__(self, bundle: Path, home: Path) -> None:
        self._bundle = bundle
        self._home = home

    def run(self, program: str, *arguments: str | Path, standard_input: str = "") -> str:
        """Run a program of the bundle; returns its output. Stop if it fails or prints errors."""
        process = subprocess.run(
            [str(self._bundle / f"{program}{_SUFFIX}"), *map(str, arguments)],
            cwd=self._home,
            env=self._make_environment(),
            input=standard_input,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        if process.returncode or process.stderr:
            output = f"{process.stdout}{process.stderr}"
            raise Stop(f"{program} in the bundle ended with {process.returncode}:\n{output}")
        return process.stdout

    def probe(self, source: str, *arguments: str) -> Any:
        """Run Python inside the bundle; returns its output, parsed as JSON."""
        return json.loads(self.run("probe", source, *arguments))

    def _make_environment(self) -> dict[str, str]:
        passed_on = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LANG", "LC_ALL")
        homes = ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
        xdg = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        return {
            **{name: os.environ[name] for name in passed_on if name in os.environ},
            **dict.fromkeys((*homes, *xdg), str(self._home)),
            "QT_QPA_PLATFORM": "offscreen",
        }


def _check_commands(runner: BundleRunner) -> None:
    position = runner.run(COMMAND, "new", "--seed", "7")
    _expect("new prints a position", json.loads(position)["format"] == "twoheirs-position")
    action, *_ = runner.run(COMMAND, "legal", "-", standard_input=position).splitlines()
    score = json.loads(runner.run(COMMAND, "score", SAVE, "--json"))
    _expect("score reads a saved game", {"white", "blue"} <= set(score))
    _expect("legal prints actions", "do" in json.loads(action))
    _expect("the version is printed", read_version() in runner.run(COMMAND, "--version"))


def _check_data(runner: BundleRunner) -> None:
    data = runner.probe(probes.DATA)
    _expect("the catalogue is found", data["catalogue"] == "twoheirs-catalogue")
    _expect("the drawings are found", bool(data["drawings"]))
    languages = data["languages"]
    complete = identity.read_languages().keys()
    translated = identity.read_all_languages().keys()
    _expect("all languages are spoken", languages.keys() == translated and all(languages.values()))
    texts = data["qt_texts"]
    english = set(texts["en"])
    foreign = [text for language in complete - {"en"} for text in texts[language]]
    _expect("Qt speaks them, too", english.isdisjoint(foreign))


def _check_modules(runner: BundleRunner) -> None:
    """Check all modules, also those that are imported late."""
    files = [*(ROOT / "twoheirs_qt").rglob("*.py")]
    names = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files}
    runner.probe(probes.MODULES, *sorted(name.removesuffix(".__init__") for name in names))


def _expect(expectation: str, is_true: bool) -> None:
    if not is_true:
        raise Stop(f"A check of the bundle failed: {expectation}.")
