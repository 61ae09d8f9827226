"""What an action of a computer's gained and prevented, as it shows on the table."""

from __future__ import annotations

from twoheirs_qt.players.gains import gains_of
from twoheirs_qt.rules import (
    Action,
    Build,
    State,
    Take,
    after,
    is_legal,
    legal_actions,
)
from twoheirs_qt.rules.scoring import totals
from twoheirs_qt.words import gains as texts
from twoheirs_qt.words.names import Names, amounts_text, called
from twoheirs_qt.words.text import Text


def gained(before: State, action: Action, names: Names) -> list[Text]:
    """Phrases for the points of both heirs; without any, for what was prevented or prepared."""
    (gain,) = gains_of(before, [action])
    heir = before.active
    found = [
        (texts.MORE_POINTS if points > 0 else texts.FEWER_POINTS)
        .count(abs(points))
        .fill(heir=called(names, who))
        for who, points in ((heir, gain.own), (heir.opponent, gain.theirs))
        if points
    ]
    if found:
        return found
    if isinstance(action, Take):
        worth = _worth_to_opponent(before, action)
        if worth > 0:
            other = called(names, heir.opponent)
            return [texts.PREVENTED.count(worth).fill(heir=other)]
    own = called(names, heir)
    more = [max(each, 0) for each in gain.access]
    less = [max(-each, 0) for each in gain.access]
    if any(more):
        phrase = texts.OTHER_ACCESS if any(less) else texts.MORE_ACCESS
        phrase = phrase.fill(heir=own, resources=amounts_text(more))
        found.append(phrase.fill(lost=amounts_text(less)) if any(less) else phrase)
    if gain.reach > 0:
        found.append(texts.MORE_REACH.count(gain.reach).fill(heir=own))
    return found


def _worth_to_opponent(before: State, action: Take) -> int:
    """The most points that the opponent could have gained by taking the tile and building it.

    That is, at once and after another take instead of this one, with everything else as it lies: 0
    where there was no other, or none that would have left the tile within the opponent's reach.
    """
    others = (each for each in legal_actions(before) if isinstance(each, Take) and each != action)
    return max((_gain_with(after(before, other), action) for other in others), default=0)


def _gain_with(left: State, action: Take) -> int:
    """The most points that the opponent of the active heir gains by that take and a build."""
    tile, heir = left.slots[action.slot], left.active.opponent
    assert tile is not None
    theirs = left.replaced(active=heir, crown=heir, taken=False, discounts=0, siege=())
    if not is_legal(theirs, action):
        return 0
    taken = after(theirs, action)
    now = totals(taken.core)[heir]
    return max(
        (
            totals(after(taken, build).core)[heir] - now
            for build in legal_actions(taken)
            if isinstance(build, Build) and build.tile == tile.id
        ),
        default=0,
    )
