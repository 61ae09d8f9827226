"""What an action is called at the place where it is done."""

from __future__ import annotations

from twoheirs_qt.game.mouth.held import lies_on
from twoheirs_qt.game.mouth.targets import Target
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Build, Deploy, Expand, Move, Take, Withdraw
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.menu import choices_at
from twoheirs_qt.ui.table.overlays import Choice
from twoheirs_qt.words import spoken as own
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import undo_text
from twoheirs_qt.words.names import cell_name, tile_object_of
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
    """As `words.actions` names it, but for the place, which is known."""
    state, catalogue = session.state, session.state.catalogue
    match action:
        case Build(tile):
            return texts.BUILD_HERE.fill(tile=tile_object_of(tile, catalogue))
        case Expand(tile):
            return texts.EXPAND_HERE.fill(tile=tile_object_of(tile, catalogue))
        case Move(origin):
            return texts.MARCH_HERE.fill(cell=cell_name(origin))
        case Deploy():
            return texts.DEPLOY_HERE
        case Withdraw():
            return own.WITHDRAW_HERE
        case Take(slot):
            tile_there = state.slots[slot]
            if tile_there is not None:
                return texts.TAKE_TILE.fill(tile=tile_object_of(tile_there.id, catalogue))
    return undo_text(action, catalogue, state)
