"""Run the program with the screen reader Orca on a virtual screen and print what Orca speaks.

    python -m instruments.orca_session KEY …      print the speech after each key (xdotool's names)
    python -m instruments.orca_session --language pl Tab Tab space
    python -m instruments.orca_session --walk 10000 --seed 1      press so many random keys

Run it in `packaging/` with the environment's Python. It needs Orca, speech-dispatcher, D-Bus, Xvfb,
openbox and xdotool. The files of the program, Orca and the dispatcher are kept in a temporary
folder. Speech is read from Orca's log.
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

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    "orca": "orca",
    "speech-dispatcher": "speech-dispatcher",
    "dbus-daemon": "dbus-daemon",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
}
"""Programs that are needed, each with its Debian package."""

START_TIMEOUT_S = 60.0
SILENCE_S = 0.9
"""After so long without a word, Orca is taken to have finished."""

_LOG = "orca.log"
_SPOKEN = re.compile(r"^(?:[\d:.]* - )?SPEECH OUTPUT: '(.*?)'(?: ?\{'established'.*)?$")
FIRST_WORD_TIMEOUT_S = 4.0
_KEY_DELAY_MS, _KEYS_PER_CALL = 25, 40
"""Of a random walk."""

_FREQUENT_KEYS = "Tab Tab Up Down Left Right Return space Escape shift+Tab 1 2 3"
_OTHER_KEYS = (
    "a b c e f h l m n p w F1 F2 F3 F4 F6 F10 Menu Home End Delete question ctrl+n ctrl+g ctrl+r"
    " ctrl+t ctrl+l ctrl+b ctrl+f ctrl+z ctrl+y ctrl+Return ctrl+F1 ctrl+comma ctrl+shift+r"
    " shift+F1 shift+h"
)
_KEYS = (*_FREQUENT_KEYS.split(), *_OTHER_KEYS.split())
_WEIGHTS = [12 if key in _FREQUENT_KEYS.split() else 3 for key in _KEYS]
_FIND_WINDOWS = ("xdotool", "search", "--onlyvisible", "--name", ".")

_DISPATCHER_SETTINGS = """
LogLevel 1
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
# A voice that speaks each sentence in no time, without a sound device.
_SILENT_MODULE = """
GenericExecuteSynth "true"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "silent"
DefaultVoice "silent"
"""


def find_missing_packages() -> list[str]:
    """List the Debian packages that are needed and not installed."""
    return sorted({package for name, package in PROGRAMS.items() if shutil.which(name) is None})


@dataclass(frozen=True, slots=True)
class KeySpeech:
    """The speech after a key: one entry for each utterance."""

    key: str
    spoken: tuple[str, ...]

    @property
    def words(self) -> int:
        """The number of words spoken."""
        return sum(len(utterance.split()) for utterance in self.spoken)

    def __str__(self) -> str:
        return f"{self.key:>14} {self.words:4}  " + " | ".join(self.spoken)


class Orca:
    """Orca and the program, which keep their files in `home`."""

    def __init__(
        self, home: Path, environment: dict[str, str], program: subprocess.Popen[bytes]
    ) -> None:
        self._home = home
        self._log = home / _LOG
        self._program = program
        self._offset = 0
        self._environment = environment
        self.pages = Counter[str]()
        """Titles of the windows that a walk reached, with the number of keys pressed in each."""

    def press(self, *keys: str, timeout_s: float = FIRST_WORD_TIMEOUT_S) -> list[KeySpeech]:
        """Press keys one after another; returns the speech after each."""
        return [self._press(key, timeout_s) for key in keys]

    def walk(self, count: int, chance: Random) -> int:
        """Press so many random keys; returns how many, fewer if one of them quit the program.

        RuntimeError with the end of its log if the program crashed.
        """
        pressed = 0
        while pressed < count:
            keys = chance.choices(_KEYS, _WEIGHTS, k=_KEYS_PER_CALL)
            self._run_xdotool("key", "--clearmodifiers", "--delay", str(_KEY_DELAY_MS), *keys)
            pressed += len(keys)
            self.pages[self._read_title()] += len(keys)
            if self._program.poll() is not None:
                break
        if self._program.returncode:
            log = (self._home / "program.log").read_text("utf-8", "replace")[-4000:]
            status = self._program.returncode
            raise RuntimeError(f"ended with {status} after {pressed} keys: {' '.join(keys)}\n{log}")
        return pressed

    def type(self, text: str) -> KeySpeech:
        """Type text; returns the speech after it."""
        self._run_xdotool("type", "--delay", "60", text)
        return KeySpeech(f"“{text}”", self.listen())

    def listen(self, timeout_s: float = FIRST_WORD_TIMEOUT_S) -> tuple[str, ...]:
        """Return the speech from now until silence; waits `timeout_s` for the first word."""
        spoken, started, last = list[str](), time.monotonic(), time.monotonic()
        while time.monotonic() - last < SILENCE_S or (
            not spoken and time.monotonic() - started < timeout_s
        ):
            if new := self._read_new():
                spoken += new
                last = time.monotonic()
            time.sleep(0.05)
        return tuple(spoken)

    def _press(self, key: str, timeout_s: float) -> KeySpeech:
        self._read_new()
        self._run_xdotool("key", "--clearmodifiers", key)
        return KeySpeech(key, self.listen(timeout_s))

    def _read_title(self) -> str:
        """Return the title of the active window, without the name of the game and its sets."""
        command = ("xdotool", "getactivewindow", "getwindowname")
        process = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, check=False
        )
        return process.stdout.split(" · ")[0].strip()

    def _run_xdotool(self, *arguments: str) -> None:
        subprocess.run(("xdotool", *arguments), env=self._environment, check=True, timeout=30)

    def _read_new(self) -> list[str]:
        """Return the utterances since the last call."""
        if not self._log.exists():
            return []
        with self._log.open("rb") as log:
            log.seek(self._offset)
            text = log.read()
        end = text.rfind(b"\n") + 1
        self._offset += end
        matches = (
            _SPOKEN.match(line) for line in text[:end].decode("utf-8", "replace").split("\n")
        )
        utterances = [match[1] for match in matches if match and match[1].strip()]
        return [text.replace("\u00a0", " ").replace("’", "'") for text in utterances]


@contextmanager
def run_with_orca(
    *arguments: str, width: int = 1280, height: int = 720, home: Path | None = None
) -> Iterator[Orca]:
    """Run the program with `arguments`, and Orca, until the block ends.

    Both keep their files in `home`, by default a temporary folder.
    """
    with ExitStack() as stack:
        if home is None:
            home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="orca-")))
        display = stack.enter_context(virtual_display(width, height))
        environment = _make_environment(home, display)
        environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(_run_bus(environment))
        _prepare(home)
        dispatcher = ["speech-dispatcher", "--run-single", "--timeout", "0"]
        stack.enter_context(_run(dispatcher, environment, home / "speech.log"))
        program = [sys.executable, "-m", "twoheirs_qt", *arguments]
        running = stack.enter_context(_run(program, environment, home / "program.log"))
        _wait(lambda: bool(_find_windows(environment)), "the window")
        log = stack.enter_context(_open_terminal(home / _LOG))
        reader = ["orca", "--replace", f"--debug-file={log}"]
        stack.enter_context(_run(reader, environment, home / "orca-errors.log"))
        orca = Orca(home, environment, running)
        _wait(lambda: bool(orca.listen(0.5)), "Orca")
        yield orca


def _make_environment(home: Path, display: str) -> dict[str, str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "WAYLAND", "XDG_", "AT_SPI", "DBUS_"))
    }
    run = home / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    return {
        **environment,
        "HOME": str(home),
        "PATH": f"{home / 'bin'}{os.pathsep}{environment['PATH']}",
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(run),
        "XDG_SESSION_TYPE": "x11",
        "PYTHONPATH": str(ROOT),
    }


def _prepare(home: Path) -> None:
    """Write settings for a silent dispatcher, and for Orca without its first questions."""
    folder = home / ".config" / "speech-dispatcher"
    (folder / "modules").mkdir(parents=True, exist_ok=True)
    (folder / "speechd.conf").write_text(_DISPATCHER_SETTINGS, "utf-8")
    (folder / "modules" / "silent.conf").write_text(_SILENT_MODULE, "utf-8")
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
    # Orca finds other Orcas of the same user by pgrep, on any screen, and would end them.
    programs = home / "bin"
    programs.mkdir(exist_ok=True)
    (programs / "pgrep").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    (programs / "pgrep").chmod(0o755)


@contextmanager
def _open_terminal(log: Path) -> Iterator[str]:
    """Open a terminal for the log: Orca buffers 8,000 letters of a file, but only lines here."""
    reading_end, writing_end = pty.openpty()
    tty.setraw(writing_end)
    copying = Thread(target=_copy, args=(reading_end, log), daemon=True)
    copying.start()
    try:
        yield os.ttyname(writing_end)
    finally:
        os.close(writing_end)
        copying.join(5)
        os.close(reading_end)


def _copy(source: int, log: Path) -> None:
    with log.open("wb", buffering=0) as out, suppress(OSError):  # which ends with the terminal
        while data := os.read(source, 1 << 16):
            out.write(data)


@contextmanager
def _run_bus(environment: dict[str, str]) -> Iterator[str]:
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
def _run(
    command: Sequence[str], environment: dict[str, str], log: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program until the block ends, with all processes that it starts."""
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


def _find_windows(environment: dict[str, str]) -> list[str]:
    process = subprocess.run(
        _FIND_WINDOWS, env=environment, capture_output=True, text=True, check=False
    )
    return process.stdout.split()


def _wait(until: object, awaited_event: str) -> None:
    end = time.monotonic() + START_TIMEOUT_S
    assert callable(until)
    while not until():
        if time.monotonic() > end:
            raise TimeoutError(f"{awaited_event} did not start")
        time.sleep(0.2)


def walk(count: int, seed: int, arguments: Sequence[str]) -> None:
    """Press so many random keys; start the program again where one of them quits it."""
    chance, pressed = Random(seed), 0
    while pressed < count:
        with run_with_orca(*arguments) as orca:
            pressed += orca.walk(count - pressed, chance)
            pages = ", ".join(f"{title} {keys}" for title, keys in orca.pages.most_common())
            print(f"seed {seed}: {pressed} keys without a crash; {pages}", flush=True)


def main(argv: Sequence[str]) -> int:
    """Press the keys and print the speech after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--language", default="en")
    parser.add_argument("--file")
    parser.add_argument("--walk", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    missing_packages = find_missing_packages()
    if missing_packages:
        print(f"Missing: {' '.join(missing_packages)}", file=sys.stderr)
        return 1
    arguments = ["--language", options.language, *([options.file] if options.file else [])]
    if options.walk:
        walk(options.walk, options.seed, arguments)
        return 0
    with run_with_orca(*arguments) as orca:
        for key in options.keys:
            print(*orca.press(key), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
