"""Scenes played by keys with Orca beside them; what is spoken is held against what must be.

    python packaging/heard.py            all scenes; the exit status is how many failed
    python packaging/heard.py duel       one of them, with every word

Only that the wanted words come, and in this order, is looked at: readers put their own between.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from by_ear import Heard, Orca, listening, missing

VERSIONS = Path(__file__).resolve().parent.parent / "tests" / "files" / "versions"
_LONGEST = 12.0
"""Seconds that a busy machine may take until a word comes."""


@dataclass(frozen=True, slots=True)
class Scene:
    """`steps`: keys, or words to be typed after a quotation mark, and what must be heard of them.

    Each is a pattern, compared without regard to case; what is not wanted may come, too.
    """

    name: str
    steps: tuple[tuple[str, tuple[str, ...]], ...]
    file: Path | None = None


SCENES = (
    Scene(
        "duel",
        (
            ("Right", (r"Mine, rocky plain, costs 2 wood and 1 stone; number 1 in reach",)),
            ("Return Return", (r"White took the Mine\. New in the royal reserve",)),
            ("1", (r"Picked up: ",)),
            ("Escape", (r"Put back",)),
            ("ctrl+Return", (r"Blue|End turn|stays open|still",)),
        ),
        VERSIONS / "position-1-duel.json",
    ),
    Scene(
        "henry",
        (
            ("Right", (r"Siege Tower, rocky plain", r"Henry would put it at L11")),
            ("Tab", (r"Landscape", r"M13: open terrain, woods and pastures")),
            ("e", (r"Withdraw to the royal reserve", r"stands in the way", r"already moved")),
            ("ctrl+Return", (r"\w{3}",)),
            ("Return", (r"Henry",)),
        ),
        VERSIONS / "position-1-solo.json",
    ),
    Scene(
        "lesson 1",
        (
            ("ctrl+F1", (r"Tutorial", r"1\. Take a tile")),
            ("Return", (r"take a tile within your reach", r"Lesson 1 of 8", r"Step 1 of 5")),
            ("Return", (r"Step 2 of 5", r"royal reserve")),
            ("ctrl+w", (r"The Two Heirs",)),
            ("ctrl+F1", (r"Tutorial",)),
        ),
    ),
    Scene(
        "lesson 2",
        (
            ("ctrl+F1", (r"Tutorial",)),
            ("Down", (r"2\.",)),
            ("Return", (r"Lesson 2 of 8", r"Step 1 of")),
            ("Return", (r"Step 2 of",)),
        ),
    ),
    Scene(
        "rule book",
        (
            ("F1", (r"Rule book", r"Page of the rule book")),
            ("Down Down", (r"Two heirs, White and Blue, build one landscape together",)),
        ),
    ),
    Scene(
        "shelf",
        (
            ("ctrl+g", (r"White and Blue",)),
            ("ctrl+f", (r"Search",)),
            ('"zzzz', (r"no ",)),
        ),
        VERSIONS / "position-1-duel.json",
    ),
)


def listen(orca: Orca, step: str) -> list[Heard]:
    """Do a step; all that is spoken of it."""
    return [orca.type(step[1:])] if step.startswith('"') else orca.press(*step.split())


def lacking(orca: Orca, step: str, wanted: Sequence[str], *, aloud: bool) -> str | None:
    """Do a step; the first pattern that is not heard in its turn, None if all are."""
    spoken = list[str]()
    for heard in listen(orca, step):
        spoken += heard.spoken
    left = list(wanted)
    while True:
        text, at = " | ".join(spoken), 0
        left = []
        for pattern in wanted:
            found = re.compile(pattern, re.IGNORECASE).search(text, at)
            if found is None:
                left.append(pattern)
            else:
                at = found.end()
        more = orca.listen(_LONGEST) if left else ()
        spoken += more
        if not more:
            break
    if aloud or left:
        print(f"{step:>16}  {' | '.join(spoken)}", flush=True)
    return left[0] if left else None


def play(scene: Scene, *, aloud: bool = False) -> list[str]:
    """Play a scene; what was not heard in it."""
    faults = list[str]()
    with listening(*([] if scene.file is None else [str(scene.file)]), "--language", "en") as orca:
        for step, wanted in scene.steps:
            fault = lacking(orca, step, wanted, aloud=aloud)
            if fault is not None:
                faults.append(f"{scene.name}: after {step} one does not hear {fault}")
    return faults


def main(names: Sequence[str]) -> int:
    """Play the scenes of these names, or all."""
    needed = missing()
    if needed:
        print(f"Scenes are not listened to: {' '.join(needed)} are not installed.")
        return 0
    faults = list[str]()
    for scene in SCENES:
        if not names or scene.name in names:
            found = play(scene, aloud=bool(names))
            print(
                f"{scene.name}: {'heard' if not found else 'not heard as it must be'}", flush=True
            )
            faults += found
    print(*faults, sep="\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
