"""What would it take? The answer in words alone."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.game.mouth import saying
from twoheirs_qt.game.mouth.offers import Offer
from twoheirs_qt.game.remedies import remedies
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.words import table
from twoheirs_qt.words.remedies import remedy_text, step_text

_MOST = 5
"""Steps that are named; of more, their number is told."""


def answer(session: GameSession, choices: Sequence[Offer]) -> str:
    """Why the first choice that cannot be done cannot, and all that helps, a line each."""
    say = session.model.say
    blocked = next((choice for choice in choices if not choice.possible), None)
    if blocked is None:
        return say(table.CAN_BE_DONE if choices else table.ASK_WHAT)
    lines = [say(table.IN_THE_WAY), f"• {say(saying.why_not(session, blocked))}"]
    rules = dict.fromkeys(
        say(text)
        for text in (remedy_text(reason, session.state) for reason in blocked.reasons)
        if text is not None
    )
    if rules:
        lines += [say(table.HELPS), *(f"• {words}" for words in rules)]
    if blocked.action is not None and not session.is_over:
        lines += _steps(session, blocked)
    return "\n".join(lines)


def _steps(session: GameSession, blocked: Offer) -> list[str]:
    say, catalogue = session.model.say, session.state.catalogue
    assert blocked.action is not None
    found = remedies(session.options, blocked.action)
    if not found:
        return [say(table.NO_STEP)]
    lines = [say(table.DO_NOW)]
    for each in found[:_MOST]:
        lines.append(f"• {say(step_text(each.action, catalogue, solves=each.solves))}")
    if len(found) > _MOST:
        lines.append(say(table.MORE.count(len(found) - _MOST)))
    return lines
