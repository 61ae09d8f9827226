"""What an action would change, or why it cannot be done: beside the ghost, and to be heard."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.options import Preview
from twoheirs_qt.game.presentation.note_line import (
    NoteLine,
    aside,
    head,
    paragraphs,
    resource_glyph,
)
from twoheirs_qt.game.presentation.selection import Selection, action_for, goals
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.targets import LandCell
from twoheirs_qt.rules.access import Coverage
from twoheirs_qt.rules.actions import Action, BreakCamp, Build, Expand, Take, Withdraw
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import screen_reader
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import here_text, title_text
from twoheirs_qt.words.names import (
    called,
    cost_text,
    each_once,
    resource_access,
    resource_amount,
    tile_name_of,
    tile_object_of,
)
from twoheirs_qt.words.reasons import missing_resources, reason_text
from twoheirs_qt.words.text import Text, join_by_semicolons, listed


def preview_lines(session: GameSession, preview: Preview, *, points: bool) -> tuple[NoteLine, ...]:
    """The lines of that note; `points`: whether the points so far are shown."""
    say = session.model.say
    title = title_text(preview.action, session.state)
    lines = [head(say(title))]
    if preview.reasons:
        catalogue, names = session.state.catalogue, session.names
        told = [say(reason_text(reason, catalogue, names)) for reason in preview.reasons]
        lines += paragraphs(told, "danger")
        if preview.coverage is not None and any(preview.coverage.short):
            lines += cost_lines(session, preview.coverage)
        return tuple(lines)
    lines += _gives(session, preview.action)
    if preview.coverage is not None:
        lines += cost_lines(session, preview.coverage)
    if points and not isinstance(preview.action, Take):
        lines += _scores(session, preview)
        lines += _building(session, preview)
    if preview.reach_before != preview.reach_after:
        change = texts.REACH_CHANGE.fill(before=preview.reach_before, after=preview.reach_after)
        lines.append(NoteLine(say(change)))
    return tuple(lines)


def point_changes(session: GameSession, preview: Preview) -> list[tuple[Text, int]]:
    """Whose points an action changes, and by how many; the active heir first."""
    active, names = session.state.active, session.names
    found = [
        (called(names, heir), preview.after[heir] - preview.before[heir])
        for heir in (active, active.opponent)
    ]
    return [(name, change) for name, change in found if change]


def points_on(session: GameSession, selected: Selection | None) -> dict[Cell, tuple[int, int]]:
    """How the points of the active heir and of the other would change with `selected` there.

    On each cell where it can be put.
    """
    options, active = session.options, session.state.active
    found = {}
    for cell in goals(selected, options):
        action = None if selected is None else action_for(selected, LandCell(cell), active)
        if action is not None:
            preview = options.preview(action)
            own, other = (preview.after[each] - preview.before[each] for each in Heir)
            found[cell] = (own, other) if active is Heir.WHITE else (other, own)
    return found


def _gives(session: GameSession, action: Action) -> list[NoteLine]:
    """What an action gives beside points."""
    say, catalogue = session.model.say, session.state.catalogue
    if isinstance(action, BreakCamp):
        return [NoteLine(say(texts.BREAK_GIVES))]
    if not isinstance(action, Expand):
        return []
    lines = [NoteLine(say(texts.GAINS_DISCOUNT))]
    opened = [tile_object_of(tile, catalogue) for tile in sorted(session.options.opens(action))]
    if opened:
        lines.append(NoteLine(say(texts.THEN_BUILD.fill(tiles=listed(each_once(opened))))))
    resource = resource_access(catalogue.tiles[action.tile].terrain)
    gives = texts.OPEN_GIVES.fill(resource=resource)
    return [*lines, aside(say(gives))]


def cost_lines(session: GameSession, paid: Coverage) -> list[NoteLine]:
    """What pays for a build, and what is missing, as glyphs."""
    say = session.model.say
    glyphs = tuple(resource_glyph(source.resource) for source in paid.sources)
    after = say(texts.WITH_DISCOUNTS.count(paid.discounts)) if paid.discounts else ""
    lines = []
    if glyphs:
        resources = [source.resource for source in paid.sources]
        amounts = [resources.count(each) for each in Terrain]
        means = [resource_amount(each, amounts[each]) for each in Terrain if amounts[each]]
        if paid.discounts:
            means.append(texts.DISCOUNTS.count(paid.discounts))
        spoken = say(texts.SAY_COVERED.fill(means=listed(means)))
        lines.append(NoteLine(say(texts.COVERED_BY), glyphs, after, spoken=spoken))
    elif paid.discounts:
        only = texts.DISCOUNTS.count(paid.discounts)
        lines.append(NoteLine(say(texts.SAY_COVERED.fill(means=only))))
    short = tuple(
        resource_glyph(terrain) for terrain in Terrain for _ in range(paid.short[terrain])
    )
    if short:
        spoken = say(missing_resources(paid.short))
        lines.append(NoteLine(say(texts.MISSING), short, spoken=spoken, color="danger"))
    return lines or [NoteLine(say(texts.NO_COST))]


def _building(session: GameSession, preview: Preview) -> list[NoteLine]:
    """What the building would score by itself, and under a troop."""
    line, say = preview.building, session.model.say
    if line is None:
        return []
    if isinstance(preview.action, Build):
        itself = texts.ITSELF.fill(points=line.points, doubled=2 * line.points)
        return [aside(say(itself))]
    if line.doubled:
        name = tile_name_of(line.tile.id, session.state.catalogue)
        return [NoteLine(say(texts.COUNTS_DOUBLE.fill(tile=name, points=line.counted)))]
    return []


def _scores(session: GameSession, preview: Preview) -> list[NoteLine]:
    say, active = session.model.say, session.state.active
    lines = []
    for heir in (active, active.opponent):
        before, after = preview.before[heir], preview.after[heir]
        name = called(session.names, heir)
        if before != after:
            text = texts.SCORE_CHANGE.fill(heir=name, before=before, after=after)
            lines.append(NoteLine(say(text), bold=True))
        else:
            text = texts.SCORE_SAME.fill(heir=name, points=before)
            lines.append(aside(say(text)))
    return lines


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
    """What a tile costs or saves there, and if `points`, what it would score."""
    if isinstance(action, Expand):
        return texts.GAINS_DISCOUNT
    if not isinstance(action, Build):
        return None
    cost = cost_text(session.state.catalogue.tiles[action.tile])
    parts = [texts.NO_COST if cost is None else screen_reader.COSTS.fill(cost=cost)]
    line = session.options.preview(action).building
    if line is not None and points:
        parts.append(texts.ITSELF.fill(points=line.points, doubled=2 * line.points))
    return join_by_semicolons(parts)
