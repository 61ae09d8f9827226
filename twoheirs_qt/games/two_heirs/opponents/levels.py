"""Seven levels of one player: the weaker see less, plan less far, and care more for points now.

The first three overlook much, most of all what is subtle, and are greedy, the third hardly; the
next see all and compare more and more turns, and the last goes on from the best of them to see what
follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
from twoheirs_qt.games.two_heirs.opponents.opponent import Opponent
from twoheirs_qt.games.two_heirs.opponents.thinker import Skill, Thinker

SKILLS: Final = (
    Skill(misses=0.84, plan=4, greed=0.52),
    Skill(misses=0.77, plan=6, greed=0.25),
    Skill(misses=0.58, plan=8, greed=0.05),
    Skill(beam_width=2),
    Skill(beam_width=5),
    Skill(beam_width=12),
    Skill(beam_width=24, compared_turn_count=8, depth=2, playoff_beam_width=2),
)
"""From the weakest to the strongest: `packaging/instruments/ladder.md` says how far apart."""

LEVELS: Final = {
    f"level-{number}": partial(Thinker, f"level-{number}", skill)
    for number, skill in enumerate(SKILLS, 1)
}
"""Name of a level -> function that makes its opponent."""


OPPONENTS: Final[Mapping[str, Callable[[], Opponent]]] = {Greedy.name: Greedy, **LEVELS}
"""Name -> function that makes the opponent, the weakest first."""

STRONGEST: Final = [*OPPONENTS][-1]
"""The name of the strongest opponent."""
