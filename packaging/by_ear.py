"""The program by ear: a screen, a session, Orca and keys; what Orca speaks is read from its log.

    python packaging/by_ear.py KEYS…        what is spoken after each key, xdotool's names
    python packaging/by_ear.py --language pl Tab Tab space
    python packaging/by_ear.py --walk 10000 --seed 1   so many keys by chance, on all pages

Needs Orca, speech-dispatcher, D-Bus, Xvfb, openbox and xdotool. All that the
program, Orca and the dispatcher keep lies in a folder of its own, which goes in the end.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tty
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Thread

from devtools.screen import virtual_display

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = {
    "orca": "orca",
    "speech-dispatcher": "speech-dispatcher",
    "dbus-daemon": "dbus-daemon",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
}
"""What is needed, and the package of Debian that has it."""

PATIENCE = 60.0
QUIET = 0.9
"""Seconds without a word after which Orca is taken to have finished."""

_LOG = "orca.log"
_SPOKEN = re.compile(r"^(?:[\d:.]* - )?SPEECH OUTPUT: '(.*?)'(?: ?\{'established'.*)?$")
_LATENESS = 4.0
_APART, _AT_ONCE = 25, 40
"""Milliseconds between keys of a walk, and how many are sent at once."""

_OFTEN_KEYS = "Tab Tab Up Down Left Right Return space Escape shift+Tab 1 2 3"
_NOW_AND_THEN = (
    "a b c e f h l m n p w F1 F2 F3 F4 F6 F10 Menu Home End Delete question ctrl+n ctrl+g ctrl+r"
    " ctrl+t ctrl+l ctrl+b ctrl+f ctrl+z ctrl+y ctrl+Return ctrl+F1 ctrl+comma ctrl+shift+r"
    " shift+F1 shift+h"
)
_ANY = (*_OFTEN_KEYS.split(), *_NOW_AND_THEN.split())
_OFTEN = [12 if key in _OFTEN_KEYS.split() else 3 for key in _ANY]
_WINDOW = ("xdotool", "search", "--onlyvisible", "--name", ".")

_DISPATCHER = """
LogLevel 1
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
# A voice that says each sentence to nobody and is done at once; no sound device is wanted.
_SILENT = """
GenericExecuteSynth "true"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "nobody"
DefaultVoice "nobody"
"""


def missing() -> list[str]:
    """Debian's packages that must be there and are not."""
    return sorted({package for name, package in PROGRAMS.items() if shutil.which(name) is None})


@dataclass(frozen=True, slots=True)
class Heard:
    """What was spoken after a key: one entry an utterance."""

    key: str
    spoken: tuple[str, ...]

    @property
    def words(self) -> int:
        """How many words that is."""
        return sum(len(each.split()) for each in self.spoken)

    def __str__(self) -> str:
        return f"{self.key:>14} {self.words:4}  " + " | ".join(self.spoken)


class Orca:
    """Orca beside the program; `home` is where both keep their things."""

    def __init__(
        self, home: Path, environment: dict[str, str], program: subprocess.Popen[bytes]
    ) -> None:
        self._home = home
        self._log = home / _LOG
        self._program = program
        self._read = 0
        self._environment = environment
        self.pages = Counter[str]()
        """The titles of the windows that a walk has come to, and keys after which it was there."""

    def press(self, *keys: str, patience: float = _LATENESS) -> list[Heard]:
        """Press keys one after another; what is spoken after each."""
        return [self._press(key, patience) for key in keys]

    def walk(self, count: int, chance: Random) -> int:
        """Press so many keys by chance, as fast as they are taken; how many, if it was quit before.

        RuntimeError with its last words if the program ended otherwise.
        """
        pressed = 0
        while pressed < count:
            keys = chance.choices(_ANY, _OFTEN, k=_AT_ONCE)
            self._xdotool("key", "--clearmodifiers", "--delay", str(_APART), *keys)
            pressed += len(keys)
            self.pages[self._title()] += len(keys)
            if self._program.poll() is not None:
                break
        if self._program.returncode:
            said = (self._home / "program.log").read_text("utf-8", "replace")[-4000:]
            status = self._program.returncode
            raise RuntimeError(
                f"ended with {status} after {pressed} keys: {' '.join(keys)}\n{said}"
            )
        return pressed

    def type(self, words: str) -> Heard:
        """Type words; what is spoken after them."""
        self._xdotool("type", "--delay", "60", words)
        return Heard(f"“{words}”", self.listen())

    def listen(self, patience: float = _LATENESS) -> tuple[str, ...]:
        """What is spoken from now on until it is quiet; at least `patience` for the first word."""
        spoken, begun, last = list[str](), time.monotonic(), time.monotonic()
        while time.monotonic() - last < QUIET or (
            not spoken and time.monotonic() - begun < patience
        ):
            new = self._new()
            if new:
                spoken += new
                last = time.monotonic()
            time.sleep(0.05)
        return tuple(spoken)

    def _press(self, key: str, patience: float) -> Heard:
        self._new()
        self._xdotool("key", "--clearmodifiers", key)
        return Heard(key, self.listen(patience))

    def _title(self) -> str:
        """The title of the window that is active, without the name of the game and its sets."""
        words = ("xdotool", "getactivewindow", "getwindowname")
        done = subprocess.run(
            words, env=self._environment, capture_output=True, text=True, check=False
        )
        return done.stdout.split(" · ")[0].strip()

    def _xdotool(self, *words: str) -> None:
        subprocess.run(("xdotool", *words), env=self._environment, check=True, timeout=30)

    def _new(self) -> list[str]:
        """What has been spoken since it was last asked for."""
        if not self._log.exists():
            return []
        with self._log.open("rb") as log:
            log.seek(self._read)
            text = log.read()
        end = text.rfind(b"\n") + 1
        self._read += end
        found = (_SPOKEN.match(line) for line in text[:end].decode("utf-8", "replace").split("\n"))
        heard = [match[1] for match in found if match and match[1].strip()]
        return [words.replace("\u00a0", " ").replace("’", "'") for words in heard]


@contextmanager
def listening(
    *words: str, width: int = 1280, height: int = 720, home: Path | None = None
) -> Iterator[Orca]:
    """The program, started with `words`, with Orca beside it, as long as the block runs.

    `home` is the folder in which both keep their things; without it, one that goes in the end.
    """
    with ExitStack() as stack:
        if home is None:
            home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="orca-")))
        display = stack.enter_context(virtual_display(width, height))
        environment = _environment(home, display)
        environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(_bus(environment))
        _prepare(home)
        dispatcher = ["speech-dispatcher", "--run-single", "--timeout", "0"]
        stack.enter_context(_running(dispatcher, environment, home / "speech.log"))
        program = [sys.executable, "-m", "twoheirs_qt", *words]
        running = stack.enter_context(_running(program, environment, home / "program.log"))
        _wait(lambda: bool(_windows(environment)), "the window")
        log = stack.enter_context(_log_at_once(home / _LOG))
        reader = ["orca", "--replace", f"--debug-file={log}"]
        stack.enter_context(_running(reader, environment, home / "orca-errors.log"))
        orca = Orca(home, environment, running)
        _wait(lambda: bool(orca.listen(0.5)), "Orca")
        yield orca


def _environment(home: Path, display: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "WAYLAND", "XDG_", "AT_SPI", "DBUS_"))
    }
    run = home / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    return {
        **kept,
        "HOME": str(home),
        "PATH": f"{home / 'bin'}{os.pathsep}{kept['PATH']}",
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(run),
        "XDG_SESSION_TYPE": "x11",
        "PYTHONPATH": str(ROOT),
    }


def _prepare(home: Path) -> None:
    """Let the dispatcher speak to nobody, and Orca begin without questions."""
    folder = home / ".config" / "speech-dispatcher"
    (folder / "modules").mkdir(parents=True, exist_ok=True)
    (folder / "speechd.conf").write_text(_DISPATCHER, "utf-8")
    (folder / "modules" / "silent.conf").write_text(_SILENT, "utf-8")
    reader = home / ".local" / "share" / "orca"
    reader.mkdir(parents=True, exist_ok=True)
    silent_keys = {"enableKeyEcho": False}
    settings = {
        "general": silent_keys,
        "profiles": {"default": {"profile": ["Default", "default"], **silent_keys}},
        "pronunciations": {},
        "keybindings": {},
    }
    (reader / "user-settings.conf").write_text(json.dumps(settings), "utf-8")
    # Orca looks for others of the same user by this, on whatever screen, and would end them.
    programs = home / "bin"
    programs.mkdir(exist_ok=True)
    (programs / "pgrep").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    (programs / "pgrep").chmod(0o755)


@contextmanager
def _log_at_once(log: Path) -> Iterator[str]:
    """A terminal, which Orca writes to line by line; a file it would keep back by 8,000 letters."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    copying = Thread(target=_copy, args=(ours, log), daemon=True)
    copying.start()
    try:
        yield os.ttyname(theirs)
    finally:
        os.close(theirs)
        copying.join(5)
        os.close(ours)


def _copy(source: int, log: Path) -> None:
    with log.open("wb", buffering=0) as out, suppress(OSError):  # which ends with the terminal
        while data := os.read(source, 1 << 16):
            out.write(data)


@contextmanager
def _bus(environment: dict[str, str]) -> Iterator[str]:
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    bus = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert bus.stdout is not None
        yield bus.stdout.readline().strip()
    finally:
        bus.terminate()
        bus.wait(10)
        assert bus.stdout is not None
        bus.stdout.close()


@contextmanager
def _running(
    command: Sequence[str], environment: dict[str, str], log: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A program with all that it starts."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=out, stderr=out, start_new_session=True
        )
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def _windows(environment: dict[str, str]) -> list[str]:
    done = subprocess.run(_WINDOW, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.split()


def _wait(until: object, what: str) -> None:
    end = time.monotonic() + PATIENCE
    assert callable(until)
    while not until():
        if time.monotonic() > end:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(0.2)


def walk(count: int, seed: int, words: Sequence[str]) -> None:
    """Press so many keys by chance on all pages; where one of them quits, begin anew."""
    chance, pressed = Random(seed), 0
    while pressed < count:
        with listening(*words) as orca:
            pressed += orca.walk(count - pressed, chance)
            pages = ", ".join(f"{title} {keys}" for title, keys in orca.pages.most_common())
            print(f"seed {seed}: {pressed} keys without a crash; {pages}", flush=True)


def main(argv: Sequence[str]) -> int:
    """Press the keys and print what is spoken after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--language", default="en")
    parser.add_argument("--file")
    parser.add_argument("--walk", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    lacking = missing()
    if lacking:
        print(f"Missing: {' '.join(lacking)}", file=sys.stderr)
        return 1
    words = ["--language", options.language, *([options.file] if options.file else [])]
    if options.walk:
        walk(options.walk, options.seed, words)
        return 0
    with listening(*words) as orca:
        for key in options.keys:
            for heard in orca.press(key):
                print(heard, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
