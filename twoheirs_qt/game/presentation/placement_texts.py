"""What putting the selection down does, for screen readers: they do not read the note beside it."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.presentation.previews import point_changes
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Build, Expand, Take, Withdraw
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import screen_reader, table
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.names import cost_text
from twoheirs_qt.words.text import Text, join_by_semicolons


def placement_name(action: Action, state: State) -> Text:
    """The name of the action, at the place where it is done."""
    return screen_reader.WITHDRAW_HERE if isinstance(action, Withdraw) else here_text(action, state)


def placement_effects(session: GameSession, action: Action, *, points: bool) -> Iterator[Text]:
    """The name of the action, and if `points`, how it changes those of both heirs, the active
    first."""
    yield placement_name(action, session.state)
    if not points or isinstance(action, Take):
        return
    found = point_changes(session, session.options.preview(action))
    if not found:
        yield screen_reader.SAME_POINTS
    for name, change in found:
        text = screen_reader.MORE_POINTS if change > 0 else screen_reader.FEWER_POINTS
        yield text.count(abs(change)).fill(heir=name)


def placement_costs(session: GameSession, action: Action, *, points: bool) -> Text | None:
    """What a tile costs or saves there, and if `points`, what it would score."""
    if isinstance(action, Expand):
        return table.GAINS_DISCOUNT
    if not isinstance(action, Build):
        return None
    cost = cost_text(session.state.catalogue.tiles[action.tile])
    parts = [table.NO_COST if cost is None else screen_reader.COSTS.fill(cost=cost)]
    line = session.options.preview(action).building
    if line is not None and points:
        parts.append(table.ITSELF.fill(points=line.points, doubled=2 * line.points))
    return join_by_semicolons(parts)
