"""Scenes played by keys with Orca beside them; what is spoken is held against what must be.

    python packaging/heard.py            all scenes; the exit status is how many failed
    python packaging/heard.py duel       one of them, with every word

Only that the wanted words come, and in this order, is looked at: readers put their own between.
At the table words are counted, too: few a key on average, and never a flood that nobody asked for.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from by_ear import Heard, Orca, listening, missing

VERSIONS = Path(__file__).resolve().parent.parent / "tests" / "files" / "versions"
_LONGEST = 12.0
"""Seconds that a busy machine may take until a word comes."""

MEAN, MOST = 12.0, 40
"""Words a key at the table: on average, and after a key that asks for no more."""
_ASKS = frozenset(("e", "a", "l", "h", "question"))
"""Keys that ask for as much as there is."""
_TURN_ENDS, _STARTS = "ctrl+Return", "alt+s"
"""After these comes all that another player does."""
WAITS = "…"
"""What stands for a key where one only listens to another player."""


@dataclass(frozen=True, slots=True)
class Scene:
    """`steps`: keys, or words to be typed after a quotation mark, and what must be heard of them.

    Each is a pattern, compared without regard to case; what is not wanted may come, too. `counted`:
    it is played at the table, and its words are counted.
    """

    name: str
    steps: tuple[tuple[str, tuple[str, ...]], ...]
    file: Path | None = None
    counted: bool = False


@dataclass(slots=True)
class Played:
    """What came of a scene: what was not heard in it, and all that was."""

    scene: Scene
    faults: list[str] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)


_NEXT = "alt+Right"
_TUTORIAL = ("ctrl+F1", (r"Tutorial", r"1\. Take a tile"))

SCENES = (
    Scene(
        "duel",
        (
            (
                "Right",
                (r"Royal reserve", r"Mine; number 1 within reach", r"2 wood and 1 stone; rocky"),
            ),
            ("Return", (r"Mine, picked up", r"Enter takes it")),
            ("Escape", (r"Put back",)),
            ("Return", (r"Enter takes it",)),
            ("Return", (r"White took the Mine\. New in the royal reserve",)),
            ("Tab", (r"White, 4 points", r"Pilgrimage Site", r"Missing 1 wheat and 1 stone")),
            ("Right Right", (r"Lodge", r"Mine")),
            ("e", (r"Missing 1 stone",)),
            ("Tab", (r"Landscape", r"M13: open terrain")),
            ("Up Right Down Left", (r"N13",)),
            ("Return", (r"White's retinue, on M13, picked up", r"Can march to 3 tiles")),
            ("n n", (r"– March",)),
            ("Return", (r"White marched",)),
            ("b b", (r"White's Guild",)),
            ("a", (r"White's reach: ", r"wood", r"Landscape: 12 tiles")),
            ("2 Escape", (r"Picked up: Lodge", r"Put back")),
            ("ctrl+z", (r"Undone",)),
            ("ctrl+y", (r"White marched",)),
            ("Tab Tab Tab", (r"White, \d+ points?", r"White, wood", r"Chronicle")),
            (_TURN_ENDS, (r"Blue to play",)),
            ("l", (r"White took the Mine",)),
            ("shift+Tab shift+Tab shift+Tab shift+Tab", (r"Landscape", r"Royal reserve")),
            ("1", (r"picked up", r"Enter takes it")),
            ("Return", (r"Blue took the ",)),
            ("Tab 1", (r"Picked up: ",)),
            ("n", (r": empty",)),
            ("Return", (r"Blue built the ",)),
            (_TURN_ENDS, (r"White to play",)),
        ),
        VERSIONS / "position-1-duel.json",
        counted=True,
    ),
    Scene(
        "henry",
        (
            ("Right", (r"Siege Tower; number 1 within reach", r"For Henry: L11")),
            ("Tab", (r"Landscape", r"M13: open terrain, woods and pastures")),
            ("e", (r"Withdraw to the royal reserve", r"stands in the way", r"already moved")),
            ("Right Down Left Up", (r"N13",)),
            ("Tab Tab Tab", (r"White, 2 points", r"Chronicle", r"End turn")),
            (
                _TURN_ENDS,
                (
                    r"Henry to play",
                    r"takes the first match",
                    r"Henry placed the Pilgrimage Site at L9",
                    r"White to play",
                ),
            ),
            ("l", (r"Henry took the Pilgrimage Site",)),
            ("shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab", (r"Royal reserve",)),
        ),
        VERSIONS / "position-1-solo.json",
        counted=True,
    ),
    Scene(
        "computer",
        (
            ("ctrl+n", (r"New game dialog", r"Start")),
            ("Tab Tab Tab Tab Tab Tab", (r"Plays for White",)),
            ("Tab", (r"Plays for Blue",)),
            ("Down", (r"Greedy",)),
            (_STARTS, (r"White: take a tile within your reach|White to play",)),
            ("Right 1", (r"picked up", r"Enter takes it")),
            ("Return", (r"White took the ",)),
            ("Tab Right Tab Right", (r"White, \d+ points?", r"Landscape")),
            (_TURN_ENDS, (r"Greedy took the ", r"White to play")),
            ("l", (r"Greedy took the ",)),
        ),
        counted=True,
    ),
    Scene(
        "lesson 1",
        (
            _TUTORIAL,
            ("Return", (r"Lesson 1 of 8", r"Take a tile", r"Step 1 of 3")),
            (_NEXT, (r"Step 2 of 3", r"royal reserve", r"Tab leads there", r"the tile's number")),
            (_NEXT, (r"First take a tile",)),
            ("Right", (r"Cowshed; number 1 within reach",)),
            ("Return", (r"Enter takes it",)),
            ("Return", (r"White took the Cowshed", r"Step 3 of 3", r"Ctrl\+Enter")),
            (_TURN_ENDS, (r"In short",)),
            ("ctrl+w", (r"The Two Heirs",)),
            ("ctrl+F1", (r"Tutorial",)),
        ),
    ),
    Scene(
        "lesson 2",
        (
            _TUTORIAL,
            ("Down", (r"2\. Build",)),
            ("Return", (r"Lesson 2 of 8", r"Step 1 of 4", r"the E key")),
            (_NEXT, (r"Step 2 of 4",)),
            (_NEXT, (r"Step 3 of 4", r"Build the Inn")),
            ("1", (r"White: 3 points more", r"Picked up: Inn")),
            ("Return", (r"White built the Inn at M14", r"Step 4 of 4")),
            ("1", (r"White: \d points more", r"Picked up: Cathedral")),
            ("Return", (r"White built the Cathedral at ", r"In short")),
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
            ("ctrl+g", (r"Your games", r"White and Blue", r"in progress", r"White 4, Blue 15")),
            ("ctrl+f", (r"Search",)),
            ('"zzzz', (r"no ",)),
            ("Escape", (r"",)),
            ('"blue', (r"",)),
            ("Down", (r"White and Blue",)),
            ("Return", (r"Royal reserve",)),
        ),
        VERSIONS / "position-1-duel.json",
    ),
)


def _may_be_long(heard: Heard) -> bool:
    return heard.key in _ASKS or heard.key in (_TURN_ENDS, _STARTS, WAITS)


def average(heard: Iterable[Heard]) -> float:
    """Words a key, but for those that ask for more, and for the turns of others."""
    words = [each.words for each in heard if not _may_be_long(each)]
    return sum(words) / len(words) if words else 0.0


def too_long(heard: Iterable[Heard]) -> list[Heard]:
    """What says more than it should, unasked."""
    return [each for each in heard if each.words > MOST and not _may_be_long(each)]


def listen(orca: Orca, step: str) -> list[Heard]:
    """Do a step; all that is spoken of it."""
    return [orca.type(step[1:])] if step.startswith('"') else orca.press(*step.split())


def text_of(heard: Iterable[Heard]) -> str:
    """All that was spoken, in one line."""
    return " | ".join(words for each in heard for words in each.spoken)


def lacking(orca: Orca, step: str, wanted: Sequence[str], played: Played) -> str | None:
    """Do a step; the first pattern that is not heard in its turn, None if all are."""
    heard = listen(orca, step)
    while True:
        text, at = text_of(heard), 0
        left = []
        for pattern in wanted:
            found = re.compile(pattern, re.IGNORECASE).search(text, at)
            if found is None:
                left.append(pattern)
            else:
                at = found.end()
        more = orca.listen(_LONGEST) if left else ()
        if not more:
            break
        heard[-1] = Heard(heard[-1].key, (*heard[-1].spoken, *more))
    played.heard += heard
    return left[0] if left else None


def play(scene: Scene, *, aloud: bool = False) -> Played:
    """Play a scene."""
    played = Played(scene)
    with listening(*([] if scene.file is None else [str(scene.file)]), "--language", "en") as orca:
        for step, wanted in scene.steps:
            fault = lacking(orca, step, wanted, played)
            if fault is not None:
                played.faults.append(f"{scene.name}: after {step} one does not hear {fault}")
            if aloud or fault is not None:
                print(*played.heard[-len(step.split()) :], sep="\n", flush=True)
    return played


def main(names: Sequence[str]) -> int:
    """Play the scenes of these names, or all."""
    needed = missing()
    if needed:
        print(f"Scenes are not listened to: {' '.join(needed)} are not installed.")
        return 0
    faults, counted = list[str](), list[Heard]()
    for scene in SCENES:
        if names and scene.name not in names:
            continue
        played = play(scene, aloud=bool(names))
        told = "not heard as it must be" if played.faults else "heard"
        mean = average(played.heard)
        print(f"{scene.name:>10}: {len(played.heard):3} keys, {mean:5.1f} words a key, {told}")
        faults += played.faults
        if scene.counted:
            counted += played.heard
    if counted:
        print(f"  at table: {len(counted):3} keys, {average(counted):5.1f} words a key", flush=True)
        for each in too_long(counted):
            print(f"  too long: {each}")
    print(*faults, sep="\n")
    return len(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
