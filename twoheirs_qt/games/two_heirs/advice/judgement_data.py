"""A judgement as plain data, which a command prints and the window reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.advice.judge import Choice, Judgement
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.games.two_heirs.rules.state import State

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.advice.shapes import ChoiceShape


def dump_judgement(judgement: Judgement) -> dict[str, object]:
    """Dump a judgement as plain data, its best turn first."""
    return {
        "states": judgement.states,
        "choices": [_dump_choice(choice) for choice in judgement.choices],
    }


def _dump_choice(choice: Choice) -> dict[str, object]:
    return {
        "actions": [dump_action(action) for action in choice.turn.actions],
        "taken": list(choice.turn.taken),
        "open": choice.turn.is_unfinished,
        "lead": choice.lead,
        "error": choice.error,
        "trials": choice.trials,
        "behind": choice.deficit,
        "behind_error": choice.deficit_error,
        "as_good": choice.is_as_good,
    }


def parse_judgement(data: object, state: State) -> Judgement:
    """Parse a judgement of the best turns in `state`.

    Raises FileError without the name of a file if it has another shape, and IllegalAction if a turn
    cannot be played in `state`.
    """
    from twoheirs_qt.games.two_heirs.advice.shapes import JudgementShape
    from twoheirs_qt.tabletop.files.validation import validate

    shape = validate(JudgementShape, data)
    choices = tuple(_parse_choice(choice, state) for choice in shape.choices)
    return Judgement(choices, shape.states)


def _parse_choice(shape: ChoiceShape, state: State) -> Choice:
    turn = Turn.from_actions(state, [action.make_action() for action in shape.actions])
    if shape.open:
        turn = turn.mark_unfinished()
    return Choice(turn, shape.lead, shape.error, shape.trials, shape.behind, shape.behind_error)
