"""What the selection could do at a place, in words to be heard."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.presentation.previews import outcome_here, point_changes
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Take, Withdraw
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import screen_reader
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.text import Text, join_by_semicolons


def placement_name(action: Action, state: State) -> Text:
    """The name of the action, at the place where it is done."""
    return screen_reader.WITHDRAW_HERE if isinstance(action, Withdraw) else here_text(action, state)


def placement_effects(session: GameSession, action: Action, *, points: bool) -> Iterator[Text]:
    """How the action changes the points of both heirs, own first; its name where it does not.

    What is picked up is known, and with it what it would do. Points are told only if `points`.
    """
    found = point_changes(session, session.options.preview(action)) if points else []
    if not found or isinstance(action, Take):
        yield placement_name(action, session.state)
        return
    for name, change in found:
        text = screen_reader.MORE_POINTS if change > 0 else screen_reader.FEWER_POINTS
        yield text.count(abs(change)).fill(heir=name)


def placement_outcome(session: GameSession, action: Action, *, points: bool) -> Text | None:
    """What an action brings about beside points, as far as it is another at each place.

    All the rest is asked for: its cost, which lines change, and the reach.
    """
    parts = outcome_here(session, session.options.preview(action), points=points)
    return join_by_semicolons(parts) if parts else None
