"""Measure the sounds: the first one, the memory of their process, and the delay of a sound.

Sounds are played on miniaudio's null device, which takes samples in real time as a loudspeaker
does. The delay is the time from the window's call until the first sample is taken, while the
window's Python is busy without a pause; a real device adds its own buffer.
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
_SOUND_PROCESS = """
import sys
from time import monotonic
from twoheirs_qt.tabletop.sound import mixer, serve
from twoheirs_qt.tabletop.sound.names import NOWHERE
plain = mixer.Mixer.mix
def mix(self, count):
    started = len(self._new_voices)
    mixed = plain(self, count)
    for _ in range(started):
        print(monotonic(), flush=True)
    return mixed
mixer.Mixer.mix = mix
serve.main([NOWHERE])
"""


def measure() -> dict[str, Any]:
    """Measure all figures, by name: milliseconds and megabytes."""
    return {"starts": _measure_starts(), "late": _measure_delays()}


def _measure_starts() -> dict[str, Any]:
    """Measure how long the window waits for the first sound, and the memory of the process."""
    from twoheirs_qt.tabletop.sound.names import Sound
    from twoheirs_qt.tabletop.sound.player import Player

    waits_ms, memory_mb, own_memory_mb = [], [], []
    for _ in range(STARTS):
        player = Player("nowhere")
        started = perf_counter()
        player.play(Sound.TILE, 0.5)
        waits_ms.append((perf_counter() - started) * 1e3)
        sleep(0.5)
        assert player.process is not None
        rollup = Path(f"/proc/{player.process.pid}/smaps_rollup").read_text()
        memory_mb.append(_parse_kilobytes(rollup, "Rss") / 1024)
        own_memory_mb.append(_parse_kilobytes(rollup, "Pss") / 1024)
        player.close()
    return {
        "n": STARTS,
        "window waits, first ms": waits_ms[0],
        "window waits, median ms": statistics.median(waits_ms[1:]),
        "MB": statistics.median(memory_mb),
        "MB, shared parts divided": statistics.median(own_memory_mb),
    }


def _parse_kilobytes(rollup: str, name: str) -> int:
    match = re.search(rf"(?m)^{name}:\s+(\d+) kB", rollup)
    assert match is not None
    return int(match[1])


def _measure_delays() -> dict[str, Any]:
    process = subprocess.Popen(
        [sys.executable, "-c", _SOUND_PROCESS],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=False,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    played_at: list[float] = []
    lines = process.stdout

    def listen() -> None:
        played_at.extend(float(line) for line in lines)

    Thread(target=listen, daemon=True).start()
    requested_at = []
    for _ in range(SOUNDS + 1):
        requested_at.append(monotonic())
        os.write(process.stdin.fileno(), b"tile 0.5\n")
        # The process has to start for the first one.
        end = monotonic() + (0.06 if len(requested_at) > 1 else 1.0) + len(requested_at) % 7 * 0.003
        while monotonic() < end:  # as busy as a window that paints all the time
            sum(range(1000))
    sleep(0.1)
    process.stdin.close()
    process.wait()
    sleep(0.2)
    delays_ms = [
        (answer - request) * 1e3 for request, answer in zip(requested_at, played_at, strict=True)
    ]
    later_delays = sorted(delays_ms[1:])
    return {
        "n": len(later_delays),
        "first ms": delays_ms[0],
        "median ms": statistics.median(later_delays),
        "95 % ms": later_delays[int(len(later_delays) * 0.95)],
        "most ms": later_delays[-1],
    }


def main() -> int:
    """Print the figures, and write them to build/bench-sound.json."""
    figures = measure()
    for name, values in figures.items():
        parts = [f"{key} {value:.1f}" for key, value in values.items()]
        print(f"sounds: {name:24}{', '.join(parts)}")
    report = Path(__file__).resolve().parents[2] / "build" / "bench-sound.json"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
