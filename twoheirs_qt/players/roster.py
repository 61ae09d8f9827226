"""The opponents that the program brings along, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twoheirs_qt.players.greedy import Greedy
from twoheirs_qt.players.levels import LEVELS
from twoheirs_qt.players.opponent import Opponent

OPPONENTS: Final[Mapping[str, Callable[[], Opponent]]] = {Greedy.name: Greedy, **LEVELS}
"""What makes each of them, the weakest first."""

STRONGEST: Final = [*OPPONENTS][-1]
"""The name of the last of them."""
