"""Answers "What would it take?": all that stands in the way of something, and all that helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Expand,
    Move,
    Reason,
    State,
    Take,
    Why,
    Withdraw,
    apply_silently,
    why_not,
)
from twoheirs_qt.games.two_heirs.things import offers as offer_texts
from twoheirs_qt.games.two_heirs.things.offers import Offer, find_likely_cell
from twoheirs_qt.games.two_heirs.things.previews import (
    describe_points,
    list_cost_lines,
    list_preview_lines,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    find_action_on,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.actions import make_action_title
from twoheirs_qt.games.two_heirs.words.reasons import (
    NOT_ALONE,
    STEP_COSTS,
    describe_reason,
    describe_remedy,
    describe_solution,
)
from twoheirs_qt.tabletop.play.note_line import NoteLine, make_heading_line

_REMEDY_TYPES = (Withdraw, Move, Deploy, Expand, Build, BreakCamp)
"""The kinds of actions that are tried: none reveals an unknown tile or ends the turn."""


class Remedy(NamedTuple):
    """A legal action; if it `is_sufficient`, the other action is possible right after it."""

    action: Action
    is_sufficient: bool


def find_remedies(options: Options, action: Action) -> tuple[Remedy, ...]:
    """The legal actions that bring `action`, which is not legal now, nearer; the best first.

    Expansions all do the same, so there is at most one for each tile of the hand.
    """
    state, reasons = options.state, options.why_not(action)
    if not reasons:
        return ()
    steps: list[Remedy] = []
    laid_tiles: set[str] = set()
    for other in options.legal_actions:
        if not isinstance(other, _REMEDY_TYPES) or _needs_same_tile(action, other):
            continue
        if isinstance(other, Expand) and other.tile in laid_tiles:
            continue
        reasons_left = _list_reasons_after(state, action, other)
        if _weigh(reasons_left) < _weigh(reasons):
            steps.append(Remedy(other, not reasons_left))
            if isinstance(other, Expand):
                laid_tiles.add(other.tile)
    return tuple(
        sorted(
            steps, key=lambda step: (not step.is_sufficient, _REMEDY_TYPES.index(type(step.action)))
        )
    )


def _needs_same_tile(action: Action, other: Action) -> bool:
    """Whether `other` needs the very tile that `action` is about."""
    own_tile = action.tile if isinstance(action, Build | Expand) else None
    return isinstance(other, Build | Expand) and other.tile == own_tile


def _list_reasons_after(state: State, action: Action, other: Action) -> tuple[Reason, ...]:
    return why_not(apply_silently(state, other), action)


def _weigh(reasons: tuple[Reason, ...]) -> int:
    """The distance of something from being possible: fewer reasons first, then smaller ones."""
    return sum(
        100
        + (sum(reason.missing) - reason.amount if reason.why is Why.MISSING_RESOURCES else 0)
        + (reason.amount if reason.why is Why.OUT_OF_REACH else 0)
        for reason in reasons
    )


_MAX_STEPS = 5
"""Steps that are named; of more, their number is given."""


def list_requirements(
    session: GameSession, selected: Selection | None, target: Thing | None, *, with_points: bool
) -> tuple[NoteLine, ...]:
    """All reasons against putting `selected` on `target`, and all that helps.

    Where nothing is against it, all that it would change, with `with_points` if they are shown.
    Without `selected`, for what can be done at `target`; empty if there is nothing to ask about.
    """
    action, any_cell_will_do = _find_action(session, selected, target)
    if action is None:
        return ()
    options, localize = session.options, session.model.localize
    preview = options.preview(action)
    if not preview.reasons:
        lines = list(list_preview_lines(session, preview, with_points=with_points, all_lines=True))
        lines.append(NoteLine(localize(texts.NOTHING_IN_THE_WAY)))
        cells = options.list_build_cells(action.tile) if isinstance(action, Build) else frozenset()
        if any_cell_will_do and cells:  # none before a lesson comes to it
            lines.append(NoteLine(localize(texts.FITS.fill_n(len(cells)))))
        return tuple(lines)
    lines = [make_heading_line(localize(make_action_title(action, session.state)))]
    if preview.payment is not None:
        lines += list_cost_lines(session, preview.payment)
    catalogue, names = session.state.catalogue, session.names
    reasons = [
        NoteLine(localize(describe_reason(reason, catalogue, names)), bullet="•", color="danger")
        for reason in preview.reasons
        if preview.payment is None or reason.why is not Why.MISSING_RESOURCES
    ]
    if reasons:
        lines += [NoteLine(localize(texts.IN_THE_WAY), bold=True), *reasons]
    return (*lines, *_list_help_lines(session, preview.reasons, action, with_points=with_points))


def explain_requirements(session: GameSession, offers: Sequence[Offer]) -> str:
    """All reasons against the first impossible offer, and all that helps, one line each."""
    localize = session.model.localize
    blocked = next((offer for offer in offers if not offer.is_possible), None)
    if blocked is None:
        return localize(texts.NOTHING_IN_THE_WAY if offers else texts.CHOOSE_AND_ASK_AGAIN)
    lines = [
        NoteLine(localize(texts.IN_THE_WAY)),
        NoteLine(localize(offer_texts.explain_obstacles(session, blocked)), bullet="•"),
    ]
    lines += _list_help_lines(session, blocked.reasons, blocked.action, with_points=False)
    return "\n".join(f"{line.bullet} {line.text}".strip() for line in lines)


def _list_help_lines(
    session: GameSession, reasons: tuple[Reason, ...], action: Action | None, *, with_points: bool
) -> list[NoteLine]:
    """The lines of what the rules say against these reasons, and of what can be done now.

    `with_points`: with the points that each action costs or brings.
    """
    localize, state = session.model.localize, session.state
    rule_texts = (describe_remedy(reason, state) for reason in reasons)
    rule_sentences = dict.fromkeys(localize(text) for text in rule_texts if text is not None)
    lines = [NoteLine(words, bullet="•") for words in rule_sentences]
    if rule_sentences:
        lines.insert(0, NoteLine(localize(texts.HELPS), bold=True))
    if action is None or session.is_over:
        return lines
    steps = find_remedies(session.options, action)
    if not steps:
        return [*lines, NoteLine(localize(texts.NO_ACTION_HELPS), color="muted")]
    lines.append(NoteLine(localize(texts.ACTIONS_NOW), bold=True))
    if len(steps) > 1 and not any(remedy.is_sufficient for remedy in steps):
        lines.append(NoteLine(localize(NOT_ALONE)))
    for remedy in steps[:_MAX_STEPS]:
        step = describe_solution(remedy.action, state.catalogue, solves=remedy.is_sufficient)
        changes = describe_points(session, remedy.action) if with_points else None
        if changes is not None:
            step = STEP_COSTS.fill(step=step, points=changes)
        words = localize(step)
        lines.append(NoteLine(words, bullet="•", color="good" if remedy.is_sufficient else "ink"))
    if len(steps) > _MAX_STEPS:
        lines.append(
            NoteLine(localize(texts.AND_MORE.fill_n(len(steps) - _MAX_STEPS)), color="muted")
        )
    return lines


# -- what is asked about ---------------------------------------------------------------------


def _find_action(
    session: GameSession, selected: Selection | None, target: Thing | None
) -> tuple[Action | None, bool]:
    """The action that is meant, and whether its cell was chosen here since none was pointed at."""
    if selected is not None and target is not None:
        action = find_action_on(selected, target, session.options)
        if action is not None:
            return action, False
    match selected:
        case SelectedHandTile(tile, down):
            cell = find_likely_cell(session, tile)
            return (Expand(tile, cell) if down else Build(tile, cell)), True
        case SelectedReserveTile(slot):
            return Take(slot), False
        case SelectedTroop(origin=origin) if origin is not None:
            return Withdraw(origin), False
    action = None if target is None else target.find_action_to_explain(session)
    return action, isinstance(action, Build)
