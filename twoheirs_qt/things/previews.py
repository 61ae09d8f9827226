"""What an action would change, or why it cannot be done: beside the ghost, and to be heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from twoheirs_qt.play.note_line import NoteLine, aside, head, paragraphs, resource_glyph
from twoheirs_qt.play.previews import Danger, Ending, Preview, ScoreChange, Taking
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.rules.access import Coverage
from twoheirs_qt.rules.actions import Action, BreakCamp, Build, EndTurn, Expand, Take
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.rules.reasons import Why
from twoheirs_qt.rules.turn import after
from twoheirs_qt.text.text import Text, join_by_semicolons, listed
from twoheirs_qt.words import outline, table
from twoheirs_qt.words import previews as texts
from twoheirs_qt.words.actions import title_text, undo_text
from twoheirs_qt.words.advice import OPEN_POINTS
from twoheirs_qt.words.names import (
    called,
    cell_name,
    each_once,
    resource_access,
    resource_amount,
    resource_name,
    terrain_name,
    tile_name,
    tile_name_of,
    tile_object_of,
)
from twoheirs_qt.words.reasons import missing_resources, reason_text

_MOST: Final = 4
"""How many lines of an heir's score are told; of more, their number and what they come to."""


_MOST_DANGERS: Final = 2
"""How many buildings in danger are named."""


def preview_lines(
    session: GameSession, preview: Preview, *, points: bool, whole: bool = False
) -> tuple[NoteLine, ...]:
    """The lines of that note; none where the game is played without help.

    `points`: whether the points so far are shown; `whole`: every line that changes them.
    """
    if not session.helps:
        return ()
    say = session.model.say
    lines = [head(say(title_text(preview.action, session.state)))]
    catalogue, names = session.state.catalogue, session.names
    told = [
        say(reason_text(reason, catalogue, names))
        for reason in preview.reasons
        if preview.coverage is None or reason.why is not Why.MISSING_RESOURCES
    ]
    lines += paragraphs(told, "danger")
    paid = preview.coverage
    if paid is not None and (not preview.reasons or any(paid.short)):
        lines += cost_lines(session, paid)
    if preview.reasons and not (preview.only_unpaid and points):
        return tuple(lines)
    if preview.reasons:
        lines.append(aside(say(texts.IF_PAID)))
    if points and not isinstance(preview.action, Take | EndTurn):
        lines += _scores(session, preview, whole=whole)
    lines += [NoteLine(say(text)) for text in _targets(session, preview, points=points)]
    lines += [NoteLine(say(text)) for text in _treasures(preview)]
    if not preview.reasons:
        lines += [NoteLine(say(text)) for text in _follows(session, preview, points=points)]
        lines += [NoteLine(say(text)) for text in _gives(session, preview, points=points)]
        lines += _means(session, preview)
    if points:
        lines += [aside(say(text)) for text in under_troop(preview)]
    if isinstance(preview.action, Expand):
        resource = resource_access(catalogue.tiles[preview.action.tile].terrain)
        lines.append(aside(say(table.OPEN_GIVES.fill(resource=resource))))
    return tuple(lines)


def cells_named(preview: Preview) -> set[Cell]:
    """The cells of which those lines tell, and those of what pays for it."""
    sources = () if preview.coverage is None else preview.coverage.sources
    found = {change.cell for change in preview.score} | {source.cell for source in sources}
    found |= {cell for cell, _ in (*preview.lacking, *preview.targets)} | {*preview.forgone}
    return {cell for cell in found if cell is not None}


def point_changes(session: GameSession, preview: Preview) -> list[tuple[Text, int]]:
    """Whose points an action changes, and by how many; the active heir first."""
    if not session.helps:
        return []
    found = [
        (called(session.names, heir), preview.after[heir] - preview.before[heir])
        for heir in _heirs(session)
    ]
    return [(name, change) for name, change in found if change]


def points_text(session: GameSession, action: Action) -> Text | None:
    """By how much an action changes the points of each heir; None if it does not."""
    preview = session.options.preview(action)
    (white, blue), (white_then, blue_then) = preview.before, preview.after
    changes = _by_heir(session, (white_then - white, blue_then - blue))
    return listed(changes) if changes else None


def take_lines(session: GameSession, slot: int, *, points: bool) -> tuple[NoteLine, ...]:
    """The most important of what taking the tile of that place leads to, without a heading.

    None if it cannot be taken.
    """
    if not (session.helps and session.options.can(Take(slot))):
        return ()
    taking = session.options.preview(Take(slot)).taking
    assert taking is not None
    brief = taking._replace(refill=None)  # it lies open on the supply
    return tuple(
        NoteLine(session.model.say(text)) for text in _taken(session, brief, points=points)
    )


def ending_text(session: GameSession, *, points: bool) -> Text:
    """What the end of the turn brings, in one line."""
    preview = session.options.preview(EndTurn())
    return join_by_semicolons(_follows(session, preview, points=points))


def missed_text(session: GameSession) -> Text | None:
    """What could still be scored before the last turn ends, and how; None if nothing is found."""
    missed = session.options.missed if session.helps else None
    if missed is None:
        return None
    state, steps = session.state, []
    for action in missed.actions:
        steps.append(undo_text(action, state.catalogue, state))
        state = after(state, action)
    points = listed(_by_heir(session, missed.change))
    return OPEN_POINTS.fill(points=points, actions=join_by_semicolons(steps))


def consequences(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    """All that an action changes beside the sums of points, to be read aloud after them."""
    if not session.helps:
        return []
    found: list[Text] = []
    if points:
        for heir in _heirs(session):
            found += _score_texts(preview, heir, _MOST)
    found += _targets(session, preview, points=points)
    found += _treasures(preview)
    found += _follows(session, preview, points=points)
    found += _gives(session, preview, points=points)
    return [*found, *(text for text, _ in _means_texts(session, preview))]


def outcome_here(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    """Of these what differs from place to place: destruction, treasures and what can be built.

    Where nothing else can be built, access.
    """
    if not session.helps:
        return []
    found = _targets(session, preview, points=points) + _treasures(preview)
    gives = _gives(session, preview, points=points)
    if gives:
        return found + gives
    return found + [text for text, line in _means_texts(session, preview) if line and line.glyphs]


def _heirs(session: GameSession) -> tuple[Heir, Heir]:
    active = session.state.active
    return active, active.opponent


# -- points ---------------------------------------------------------------------------------------


def _scores(session: GameSession, preview: Preview, *, whole: bool) -> list[NoteLine]:
    """For each heir the lines that change, and below them what they come to."""
    say = session.model.say
    if not preview.score and preview.before == preview.after:
        return [aside(say(outline.NO_CHANGE))]
    lines = []
    for heir in _heirs(session):
        found = _score_texts(preview, heir, len(preview.score) if whole else _MOST)
        lines += [NoteLine(say(text), scale=0.92) for text in found]
        before, after = preview.before[heir], preview.after[heir]
        name = called(session.names, heir)
        if before != after:
            text = table.SCORE_CHANGE.fill(heir=name, before=before, after=after)
            lines.append(NoteLine(say(text), bold=True))
        else:
            text = table.SCORE_SAME.fill(heir=name, points=before)
            lines.append(aside(say(text)))
    return lines


def _score_texts(preview: Preview, heir: Heir, most: int) -> list[Text]:
    """The lines of an heir's score that change, the largest first."""
    changes = [change for change in preview.score if change.heir is heir]
    if len(changes) > most + 1:  # a single one more takes no more room than its number
        told, rest = changes[:most], changes[most:]
    else:
        told, rest = changes, []
    found = [
        texts.CHANGE.fill(what=_what(change), points=_signed(change.points)) for change in told
    ]
    if rest:
        together = _signed(sum(change.points for change in rest))
        found.append(texts.MORE.count(len(rest)).fill(points=together))
    return found


def _what(change: ScoreChange) -> Text:
    if change.cell is None:
        return texts.ROADS if change.road is None else texts.ROAD.count(len(change.road.cells))
    if change.tile is None:
        return texts.TREASURE_GONE.fill(cell=cell_name(change.cell))
    building = texts.BUILDING.fill(tile=tile_name(change.tile), cell=cell_name(change.cell))
    if change.doubled is None:
        return building
    return (texts.DOUBLED if change.doubled else texts.NOT_DOUBLED).fill(building=building)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _treasures(preview: Preview) -> list[Text]:
    return [
        texts.TREASURE_LACKS.count(lacks).fill(cell=cell_name(cell))
        for cell, lacks in preview.lacking
    ]


def _by_heir(session: GameSession, change: tuple[int, int]) -> list[Text]:
    """By how much the points of each heir change, the active one first."""
    return [
        (outline.GAINS if change[heir] > 0 else outline.LOSES).fill(
            heir=called(session.names, heir), points=abs(change[heir])
        )
        for heir in _heirs(session)
        if change[heir]
    ]


def _targets(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    """What could be destroyed right after the action, and what could not be any more."""
    found = [_doomed(session, texts.NO_LONGER_DESTROY, cell) for cell in preview.forgone]
    for cell, change in preview.targets:
        found.append(_doomed(session, texts.THEN_DESTROY, cell, change if points else (0, 0)))
    return found


def _doomed(session: GameSession, text: Text, at: Cell, change: tuple[int, int] = (0, 0)) -> Text:
    """A text about the destruction of the building there, and how that would change the points."""
    tile = tile_object_of(session.state.landscape[at].tile.id, session.state.catalogue)
    told, losses = text.fill(tile=tile, cell=cell_name(at)), _by_heir(session, change)
    return texts.CHANGE.fill(what=told, points=listed(losses)) if losses else told


# -- the course of the game ------------------------------------------------------------------------


def _follows(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    """What follows from taking a tile, or from the end of the turn."""
    if preview.taking is not None:
        return list(_taken(session, preview.taking, points=points))
    return [] if preview.ending is None else list(_ended(session, preview.ending, points=points))


def _taken(session: GameSession, taking: Taking, *, points: bool) -> Iterator[Text]:
    if points:
        yield from _best(session, taking)
        if taking.threat is not None:
            cell, target, change = taking.threat
            yield _doomed(session, texts.THREAT.fill(place=cell_name(cell)), target, change)
    if taking.last_round:
        yield texts.LAST_ROUND
    if taking.surplus:
        yield texts.SURPLUS.count(taking.surplus)
    if taking.theirs:
        catalogue, other = session.state.catalogue, session.state.active.opponent
        tiles = listed(each_once([tile_object_of(tile, catalogue) for tile in taking.theirs]))
        yield texts.THEIRS.fill(heir=called(session.names, other), tiles=tiles)
    yield from _in_danger(session, taking.dangers, points=points)
    if taking.refill is not None:
        yield texts.REFILL.fill(terrain=terrain_name(taking.refill))


def _best(session: GameSession, taking: Taking) -> list[Text]:
    """Where the tile would bring most if it was built at once, if that changes points."""
    if taking.best is None:
        return []
    cell, change = taking.best
    changes = _by_heir(session, change)
    return [texts.BEST.fill(cell=cell_name(cell), points=listed(changes))] if changes else []


def _in_danger(session: GameSession, dangers: Sequence[Danger], *, points: bool) -> Iterator[Text]:
    """What the opponent could destroy in the next turn, the worst alone if it is a lot."""
    for cell, from_hand, change in dangers[:_MOST_DANGERS] if session.helps else ():
        text = texts.DANGER_FROM_HAND if from_hand else texts.DANGER
        text = text.fill(heir=called(session.names, session.state.active.opponent))
        yield _doomed(session, text, cell, change if points else (0, 0))


def _ended(session: GameSession, ending: Ending, *, points: bool) -> Iterator[Text]:
    if ending.discards:
        yield texts.DISCARDS.count(ending.discards)
    if ending.lapses:
        yield texts.LAPSES.count(ending.lapses)
    if ending.follows is None:
        yield texts.THEN_OVER
    else:
        whose = texts.LAST_TURN_OF if ending.is_last else texts.TURN_OF
        yield whose.fill(heir=called(session.names, ending.follows))
    yield from _in_danger(session, ending.dangers, points=points)


# -- means ----------------------------------------------------------------------------------------


def _gives(session: GameSession, preview: Preview, *, points: bool) -> list[Text]:
    """What an action gives beside points, and what can be built then and now."""
    action, catalogue = preview.action, session.state.catalogue
    found: list[Text] = []
    if isinstance(action, BreakCamp):
        found.append(table.BREAK_GIVES)
    if isinstance(action, Expand):
        found.append(table.GAINS_DISCOUNT)
    before, then = preview.means_before.affords, preview.means_after.affords
    if isinstance(action, Build | Expand):
        before -= {action.tile}
    if points and isinstance(action, Take) and preview.taking is not None:
        taken = session.state.slots[action.slot]
        if taken is not None and _best(session, preview.taking):
            then -= {taken.id}  # where it is built best says so already
    for text, tiles in (
        (table.THEN_BUILD, then - before),
        (texts.NO_LONGER_BUILD, before - then),
    ):
        if tiles:
            named = [tile_object_of(tile, catalogue) for tile in sorted(tiles)]
            found.append(text.fill(tiles=listed(each_once(named))))
    return found


def _means_texts(session: GameSession, preview: Preview) -> list[tuple[Text, NoteLine | None]]:
    """How reach and access change, and the same with glyphs for those who see."""
    say, catalogue = session.model.say, session.state.catalogue
    before, then = preview.means_before, preview.means_after
    found: list[tuple[Text, NoteLine | None]] = []
    for terrain in Terrain:
        was, now = before.access[terrain], then.access[terrain]
        if was != now:
            text = texts.ACCESS_THEN.fill(resource=resource_name(terrain), before=was, after=now)
            change = say(texts.FROM_TO.fill(before=was, after=now))
            glyphs = (resource_glyph(terrain),)
            line = NoteLine(say(texts.ACCESS), glyphs, change, spoken=say(text))
            found.append((text, line))
    if before.reach != then.reach:
        text = outline.REACH_THEN.fill(before=before.reach, after=then.reach)
        change = say(table.REACH_CHANGE.fill(before=before.reach, after=then.reach))
        found.append((text, NoteLine(change, spoken=say(text))))
    if preview.taking is not None:
        return found  # what can be taken then is the opponent's business
    for text, tiles, others in (
        (texts.IN_REACH, then.in_reach, before.in_reach),
        (texts.OUT_OF_REACH, before.in_reach, then.in_reach),
    ):
        names = [tile_name_of(tile, catalogue) for tile in tiles if tile not in others]
        if names:
            found.append((text.fill(tiles=listed(each_once(names))), None))
    return found


def _means(session: GameSession, preview: Preview) -> list[NoteLine]:
    say = session.model.say
    return [line or NoteLine(say(text)) for text, line in _means_texts(session, preview)]


def cost_lines(session: GameSession, paid: Coverage) -> list[NoteLine]:
    """What pays for a build, and what is missing, as glyphs."""
    say = session.model.say
    glyphs = tuple(resource_glyph(source.resource) for source in paid.sources)
    after = say(table.WITH_DISCOUNTS.count(paid.discounts)) if paid.discounts else ""
    lines = []
    if glyphs:
        resources = [source.resource for source in paid.sources]
        amounts = [resources.count(each) for each in Terrain]
        means = [resource_amount(each, amounts[each]) for each in Terrain if amounts[each]]
        if paid.discounts:
            means.append(table.DISCOUNTS.count(paid.discounts))
        spoken = say(table.SAY_COVERED.fill(means=listed(means)))
        lines.append(NoteLine(say(table.COVERED_BY), glyphs, after, spoken=spoken))
    elif paid.discounts:
        only = table.DISCOUNTS.count(paid.discounts)
        lines.append(NoteLine(say(table.SAY_COVERED.fill(means=only))))
    short = tuple(
        resource_glyph(terrain) for terrain in Terrain for _ in range(paid.short[terrain])
    )
    if short:
        spoken = say(missing_resources(paid.short))
        lines.append(NoteLine(say(table.MISSING), short, spoken=spoken, color="danger"))
    return lines or [NoteLine(say(table.NO_COST))]


def under_troop(preview: Preview) -> list[Text]:
    """What a new building would score with a troop on it."""
    line = preview.building
    if line is None or line.doubled or not line.points or not isinstance(preview.action, Build):
        return []
    return [table.WITH_TROOP.count(2 * line.points)]
