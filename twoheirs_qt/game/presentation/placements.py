"""What the selection could do at a place, in words to be heard."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.presentation.previews import consequences, point_changes, under_troop
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Build, Take, Withdraw
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import screen_reader, table
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.names import cost_text
from twoheirs_qt.words.text import Text, join_by_semicolons


def placement_name(action: Action, state: State) -> Text:
    """The name of the action, at the place where it is done."""
    return screen_reader.WITHDRAW_HERE if isinstance(action, Withdraw) else here_text(action, state)


def placement_effects(session: GameSession, action: Action, *, points: bool) -> Iterator[Text]:
    """The name of the action, and if `points`, how it changes those of both heirs, own first."""
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
    """What an action costs, and all else that it changes beside the sums of points."""
    preview, parts = session.options.preview(action), list[Text]()
    if isinstance(action, Build):
        cost = cost_text(session.state.catalogue.tiles[action.tile])
        parts.append(table.NO_COST if cost is None else screen_reader.COSTS.fill(cost=cost))
    parts += consequences(session, preview, points=points)
    if points:
        parts += under_troop(preview)
    return join_by_semicolons(parts) if parts else None
