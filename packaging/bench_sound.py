"""What the sounds cost: the first one, the process that plays, and how late a sound is.

Plays on miniaudio's null device, which takes samples in real time as a loudspeaker does. A sound is
late by the time from the window's call until its first sample is taken, while the window's Python
is busy without a pause; a device that is heard adds what it keeps in advance.
"""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path
from threading import Thread
from time import monotonic, perf_counter, sleep
from typing import Any

SOUNDS = 200
STARTS = 9
_PLAYS = """
import sys
from time import monotonic
from twoheirs_qt.sound import mixer, serve
from twoheirs_qt.sound.names import NOWHERE
plain = mixer.Mixer.mix
def mix(self, count):
    begun = len(self._begun)
    mixed = plain(self, count)
    for _ in range(begun):
        print(monotonic(), flush=True)
    return mixed
mixer.Mixer.mix = mix
serve.main([NOWHERE])
"""


def measure() -> dict[str, Any]:
    """All figures: milliseconds and megabytes, by name."""
    return {"starts": _starts(), "late": _late()}


def _starts() -> dict[str, Any]:
    """What the window waits for at the first sound, and what the process holds of memory."""
    from twoheirs_qt.sound.names import Sound
    from twoheirs_qt.sound.player import Player

    waited, held, own = [], [], []
    for _ in range(STARTS):
        player = Player("nowhere")
        begun = perf_counter()
        player.play(Sound.TILE, 0.5)
        waited.append((perf_counter() - begun) * 1e3)
        sleep(0.5)
        assert player.process is not None
        rollup = Path(f"/proc/{player.process.pid}/smaps_rollup").read_text()
        held.append(_kilobytes(rollup, "Rss") / 1024)
        own.append(_kilobytes(rollup, "Pss") / 1024)
        player.close()
    return {
        "n": STARTS,
        "window waits, first ms": waited[0],
        "window waits, median ms": statistics.median(waited[1:]),
        "MB": statistics.median(held),
        "MB, shared parts divided": statistics.median(own),
    }


def _kilobytes(rollup: str, name: str) -> int:
    found = re.search(rf"(?m)^{name}:\s+(\d+) kB", rollup)
    assert found is not None
    return int(found[1])


def _late() -> dict[str, Any]:
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYS],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=False,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    heard: list[float] = []
    lines = process.stdout

    def listen() -> None:
        heard.extend(float(line) for line in lines)

    Thread(target=listen, daemon=True).start()
    asked = []
    for _ in range(SOUNDS + 1):
        asked.append(monotonic())
        os.write(process.stdin.fileno(), b"tile 0.5\n")
        # The process has to start for the first one.
        end = monotonic() + (0.06 if len(asked) > 1 else 1.0) + len(asked) % 7 * 0.003
        while monotonic() < end:  # as busy as a window that paints all the time
            sum(range(1000))
    sleep(0.1)
    process.stdin.close()
    process.wait()
    sleep(0.2)
    late = [(b - a) * 1e3 for a, b in zip(asked, heard, strict=True)]
    rest = sorted(late[1:])
    return {
        "n": len(rest),
        "first ms": late[0],
        "median ms": statistics.median(rest),
        "95 % ms": rest[int(len(rest) * 0.95)],
        "most ms": rest[-1],
    }


def main() -> int:
    """Print the figures, and write them beside the others."""
    figures = measure()
    for name, values in figures.items():
        parts = [f"{key} {value:.1f}" for key, value in values.items()]
        print(f"sounds: {name:24}{', '.join(parts)}")
    report = Path(__file__).resolve().parent.parent / "build" / "bench-sound.json"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
