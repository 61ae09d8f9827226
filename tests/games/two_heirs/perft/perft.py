"""Numbers of continuations from fixed positions, by kind of action and depth.

A file holds a `position`, what it is `about`, and `counts`: for depth 1, 2 and 3 how often each
kind of action is the last one of that many actions. `python -m tests.games.two_heirs.perft.perft`,
run at the top of the project, counts again and writes what differs: look at
each difference before keeping it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from tests.box import ROOT, load_box
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import Action, State, apply, list_legal_actions

FOLDER: Final = ROOT / "tests/games/two_heirs/perft"
DEPTH: Final = 3

Counts = dict[str, int]


def list_positions() -> list[Path]:
    """The files of the fixed positions."""
    return sorted(FOLDER.glob("*.json"))


def load(path: Path) -> tuple[State, list[Counts]]:
    """The state that a file holds, and its counts, those of depth 1 first."""
    data = json.loads(path.read_text("utf-8"))
    return parse_position(data["position"], load_box()), data["counts"]


def count(
    state: State, depth: int, moves: Callable[[State], Iterable[Action]] = list_legal_actions
) -> list[Counts]:
    """For each depth up to `depth`, how often each kind of action comes last."""
    results = [Counter[str]() for _ in range(depth)]

    def descend(position: State, level: int) -> None:
        for action in moves(position):
            results[level][_name_kind(type(action))] += 1
            if level + 1 < depth:
                descend(apply(position, action)[0], level + 1)

    descend(state, 0)
    return [dict(sorted(result.items())) for result in results]


_KINDS: Final[dict[type, str]] = {}


def _name_kind(action: type) -> str:
    if action not in _KINDS:
        _KINDS[action] = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", action.__name__).lower()
    return _KINDS[action]


def main() -> None:
    """Count again, and write the files whose counts differ."""
    for path in list_positions():
        state, before = load(path)
        counts = count(state, DEPTH)
        if counts != before:
            print(f"{path.name}: {before} becomes {counts}")
            rows = ",\n".join(f"    {json.dumps(item)}" for item in counts)
            head = path.read_text("utf-8").partition('"counts": [')[0]
            path.write_text(f'{head}"counts": [\n{rows}\n  ]\n}}\n', "utf-8")


if __name__ == "__main__":
    main()
