"""What an action is called at the place where it is done."""

from __future__ import annotations

from twoheirs_qt.game.mouth.held import lies_on
from twoheirs_qt.game.mouth.targets import Target
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Withdraw
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.menu import choices_at
from twoheirs_qt.ui.table.overlays import Choice
from twoheirs_qt.words import spoken as own
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.text import Text


def choices_here(session: GameSession, interaction: Interaction, key: Target) -> list[Choice]:
    """What the menu of a thing offers but picking it up, which a press does, each label once.

    What can be done with a piece in hand wherever it is put is offered at that piece alone.
    """
    found = {each.label: each for each in reversed(choices_at(session, interaction, key))}
    held, say = interaction.held, session.model.say
    if held is None and interaction.can_pick(key):
        found.popitem()
    if held is not None and not lies_on(held, key):
        for everywhere in (texts.TURN_OVER, texts.PUT_BACK):
            found.pop(say(everywhere), None)
    return list(reversed(found.values()))


def label_of(session: GameSession, action: Action) -> Text:
    """What putting down what is held is called where it is put."""
    return own.WITHDRAW_HERE if isinstance(action, Withdraw) else here_text(action, session.state)
