"""What a note tells of the supply: how many tiles of each set nobody has seen yet."""

from __future__ import annotations

from collections.abc import Callable

from twoheirs_qt.game.unseen import unseen
from twoheirs_qt.rules.state import State
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.notes import Line
from twoheirs_qt.words.names import set_name
from twoheirs_qt.words.text import Text


def unseen_lines(state: State, say: Callable[[Text], str]) -> tuple[Line, ...]:
    """The unseen tiles by set; empty if none is left in the supply."""
    found = unseen(state)
    if not found.supply:
        return ()
    lines = [Line(say(texts.NOBODY_SAW.count(found.count)), bold=True)]
    for tile_set, tiles in found.tiles.items():
        times = f"{say(texts.TIMES.fill(count=len(tiles)))}  {say(set_name(tile_set))}"
        lines.append(Line("", (f"set/{tile_set.value}",), times))
    if found.start:
        lines.append(Line(say(texts.START_TOO), color="muted", scale=0.92))
    lines.append(Line(say(texts.CLICK_FOR_MORE), color="muted", scale=0.92))
    return tuple(lines)
