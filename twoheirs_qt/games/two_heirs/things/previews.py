"""The effects of an action in words, for the eye beside the ghost and for the ear alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.scores import changes_by_heir, score_texts
from twoheirs_qt.games.two_heirs.drawing.art import resource_glyph
from twoheirs_qt.games.two_heirs.play.previews import Danger, EndTurnPreview, Preview, TakePreview
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules.access import Coverage
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    EndTurn,
    Expand,
    Take,
)
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Terrain
from twoheirs_qt.games.two_heirs.rules.reasons import Why
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.games.two_heirs.words import outline, table
from twoheirs_qt.games.two_heirs.words import previews as texts
from twoheirs_qt.games.two_heirs.words.actions import title_text, undo_text
from twoheirs_qt.games.two_heirs.words.advice import OPEN_POINTS
from twoheirs_qt.games.two_heirs.words.names import (
    cell_name,
    combine_equal_names,
    player_name,
    resource_access,
    resource_amount,
    resource_name,
    terrain_name,
    tile_name_of,
    tile_object_of,
)
from twoheirs_qt.games.two_heirs.words.reasons import missing_resources, reason_text
from twoheirs_qt.tabletop.play.note_line import NoteLine, heading_line, paragraphs, small_line
from twoheirs_qt.tabletop.text.text import Text, join_by_and, join_by_semicolons

_MAX_SCORE_LINES: Final = 4
"""Lines of an heir's score that are named; of more, their number and their sum are given."""
_MAX_DANGERS: Final = 2
"""Buildings in danger that are named."""


class EffectKind(Enum):
    """The kinds of effects, in their order."""

    SCORE = auto()
    """A line of an heir's score changes."""
    TOTAL = auto()
    """The points of an heir before and after, which readers hear first of all, as a difference."""
    TARGET = auto()
    """A building could be destroyed, or could not any more."""
    TREASURE = auto()
    COURSE = auto()
    """It follows from taking a tile, or from the end of the turn."""
    CHANCE = auto()
    """Something is gained beside points, or can be built, or cannot any more."""
    MEANS = auto()
    """Reach or access change."""
    REMARK = auto()
    """A hint in small letters."""


class Effect(NamedTuple):
    """Something that an action would change: as `text` for the ear, as `line` for the eye."""

    kind: EffectKind
    text: Text
    line: NoteLine


def effects(
    session: GameSession, preview: Preview, *, with_points: bool, all_lines: bool = False
) -> list[Effect]:
    """Everything that an action would change, in order; nothing where there is no help.

    `with_points`: whether the points so far are shown; `all_lines`: every line that changes them.
    """
    if not session.helps:
        return []
    maker = _Effects(session, preview, with_points)
    lines = len(preview.score) if all_lines else _MAX_SCORE_LINES
    changes = [*(maker.scores(lines) if with_points else ()), *maker.targets(), *maker.treasures()]
    if not preview.reasons:
        changes += [*maker.course(), *maker.chances(), *maker.means()]
    return [*changes, *maker.remarks()]


def preview_lines(
    session: GameSession, preview: Preview, *, with_points: bool, all_lines: bool = False
) -> tuple[NoteLine, ...]:
    """The lines of the note about an action: its effects, or the reasons against it.

    None where the game is played without help; `with_points` and `all_lines` as in `effects`.
    """
    if not session.helps:
        return ()
    localize, catalogue, names = session.model.localize, session.state.catalogue, session.names
    reasons = [
        localize(reason_text(reason, catalogue, names))
        for reason in preview.reasons
        if preview.coverage is None or reason.why is not Why.MISSING_RESOURCES
    ]
    lines = [
        heading_line(localize(title_text(preview.action, session.state))),
        *paragraphs(reasons, "danger"),
    ]
    paid = preview.coverage
    if paid is not None and (not preview.reasons or any(paid.short)):
        lines += cost_lines(session, paid)
    if preview.reasons and not (preview.lacks_only_resources and with_points):
        return tuple(lines)
    if preview.reasons:
        lines.append(small_line(localize(texts.IF_PAID)))
    no_scores = isinstance(preview.action, Take | EndTurn)
    hidden = (EffectKind.SCORE, EffectKind.TOTAL) if no_scores else ()
    changes = effects(session, preview, with_points=with_points, all_lines=all_lines)
    return (*lines, *(change.line for change in changes if change.kind not in hidden))


def cells_named(preview: Preview) -> set[Cell]:
    """The cells that those lines name, and those of what pays for it."""
    sources = () if preview.coverage is None else preview.coverage.sources
    cells = {change.cell for change in preview.score} | {source.cell for source in sources}
    cells |= {cell for cell, _ in (*preview.missing_tiles, *preview.targets)} | {
        *preview.lost_targets
    }
    return {cell for cell in cells if cell is not None}


def point_changes(session: GameSession, preview: Preview) -> list[tuple[Text, int]]:
    """The heirs whose points an action changes, with the difference; the active heir first."""
    if not session.helps:
        return []
    changes = [
        (player_name(session.names, heir), preview.after[heir] - preview.before[heir])
        for heir in _heirs(session)
    ]
    return [(name, change) for name, change in changes if change]


def points_text(session: GameSession, action: Action) -> Text | None:
    """The changes of the points of each heir by an action; None without any."""
    preview = session.options.preview(action)
    (white, blue), (white_then, blue_then) = preview.before, preview.after
    changes = changes_by_heir(
        session.state.active, session.names, (white_then - white, blue_then - blue)
    )
    return join_by_and(changes) if changes else None


def take_lines(session: GameSession, slot: int, *, with_points: bool) -> tuple[NoteLine, ...]:
    """The most important effects of taking the tile of a place, without a heading.

    None if it cannot be taken.
    """
    if not (session.helps and session.options.can(Take(slot))):
        return ()
    preview = session.options.preview(Take(slot))
    assert preview.taking is not None
    preview_without_refill = preview._replace(
        taking=preview.taking._replace(refill=None)
    )  # it lies on the supply
    return tuple(
        effect.line for effect in _Effects(session, preview_without_refill, with_points).course()
    )


def end_of_turn_text(session: GameSession, *, with_points: bool) -> Text:
    """The effects of the end of the turn, in one line."""
    preview = session.options.preview(EndTurn())
    course = _Effects(session, preview, with_points).course()
    return join_by_semicolons([effect.text for effect in course])


def open_points_text(session: GameSession) -> Text | None:
    """The points still to be scored before the last turn ends, and how; None without any."""
    missed = session.options.missed_points if session.helps else None
    if missed is None:
        return None
    state, steps = session.state, []
    for action in missed.actions:
        steps.append(undo_text(action, state.catalogue, state))
        state = apply_silently(state, action)
    points = join_by_and(changes_by_heir(session.state.active, session.names, missed.change))
    return OPEN_POINTS.fill(points=points, actions=join_by_semicolons(steps))


def consequences(session: GameSession, preview: Preview, *, with_points: bool) -> list[Text]:
    """The effects that are read aloud after the sums of points."""
    silent = (EffectKind.TOTAL, EffectKind.REMARK)
    changes = effects(session, preview, with_points=with_points)
    return [change.text for change in changes if change.kind not in silent]


def effects_of_place(session: GameSession, preview: Preview, *, with_points: bool) -> list[Text]:
    """The effects beside points that differ from place to place.

    These are destruction, treasures and what can be built; where nothing else can be, access.
    """
    if not session.helps:
        return []
    maker = _Effects(session, preview, with_points)
    chances = [*maker.chances()]
    changes = [*maker.targets(), *maker.treasures(), *chances]
    if not chances:
        changes += [effect for effect in maker.means() if effect.line.glyphs]
    return [effect.text for effect in changes]


def _heirs(session: GameSession) -> tuple[Heir, Heir]:
    active = session.state.active
    return active, active.opponent


class _Effects:
    """Makes the effects in `preview`, kind by kind."""

    def __init__(self, session: GameSession, preview: Preview, with_points: bool) -> None:
        self._session = session
        self._localize = session.model.localize
        self._preview = preview
        self._with_points = with_points

    def _text_effect(self, kind: EffectKind, text: Text, scale: float = 1.0) -> Effect:
        return Effect(kind, text, NoteLine(self._localize(text), scale=scale))

    def _changes_by_heir(self, change: tuple[int, int]) -> list[Text]:
        return changes_by_heir(self._session.state.active, self._session.names, change)

    def _small_effect(self, kind: EffectKind, text: Text) -> Effect:
        return Effect(kind, text, small_line(self._localize(text)))

    # -- points ----------------------------------------------------------------------------------

    def scores(self, max_lines: int) -> Iterator[Effect]:
        """For each heir the lines that change, and below them the points before and after."""
        preview = self._preview
        if not preview.score and preview.before == preview.after:
            yield self._small_effect(EffectKind.TOTAL, outline.NO_CHANGE)
            return
        for heir in _heirs(self._session):
            for text in score_texts(preview.score, heir, max_lines):
                yield self._text_effect(EffectKind.SCORE, text, 0.92)
            before, after = preview.before[heir], preview.after[heir]
            name = player_name(self._session.names, heir)
            if before != after:
                text = table.SCORE_CHANGE.fill(heir=name, before=before, after=after)
                yield Effect(EffectKind.TOTAL, text, NoteLine(self._localize(text), bold=True))
            else:
                yield self._small_effect(
                    EffectKind.TOTAL, table.SCORE_SAME.fill(heir=name, points=before)
                )

    def treasures(self) -> Iterator[Effect]:
        for cell, lacks in self._preview.missing_tiles:
            text = texts.TREASURE_LACKS.count(lacks).fill(cell=cell_name(cell))
            yield self._text_effect(EffectKind.TREASURE, text)

    def targets(self) -> Iterator[Effect]:
        """The buildings that could not be destroyed any more, and those that could be then."""
        for cell in self._preview.lost_targets:
            text = self._destruction(texts.NO_LONGER_DESTROY, cell)
            yield self._text_effect(EffectKind.TARGET, text)
        for cell, change in self._preview.targets:
            text = self._destruction(texts.THEN_DESTROY, cell, change)
            yield self._text_effect(EffectKind.TARGET, text)

    def _destruction(self, text: Text, cell: Cell, change: tuple[int, int] = (0, 0)) -> Text:
        """A text about the destruction of the building there, and the points that go with it."""
        state = self._session.state
        tile = tile_object_of(state.landscape[cell].tile.id, state.catalogue)
        destruction = text.fill(tile=tile, cell=cell_name(cell))
        losses = self._changes_by_heir(change) if self._with_points else []
        if not losses:
            return destruction
        return texts.CHANGE.fill(what=destruction, points=join_by_and(losses))

    # -- the course of the game ------------------------------------------------------------------

    def course(self) -> Iterator[Effect]:
        """The effects of taking a tile, or of the end of the turn, on the course of the game."""
        taking, ending = self._preview.taking, self._preview.ending
        course = () if taking is None else self._course_of_taking(taking)
        if taking is None and ending is not None:
            course = self._course_of_ending(ending)
        for text in course:
            yield self._text_effect(EffectKind.COURSE, text)

    def _course_of_taking(self, taking: TakePreview) -> Iterator[Text]:
        if self._with_points:
            yield from self._best_place(taking)
            if taking.threat is not None:
                cell, target, change = taking.threat
                place = texts.THREAT.fill(place=cell_name(cell))
                yield self._destruction(place, target, change)
        if taking.last_round:
            yield texts.LAST_ROUND
        if taking.surplus:
            yield texts.SURPLUS.count(taking.surplus)
        if taking.opponent_tiles:
            catalogue, other = self._session.state.catalogue, self._session.state.active.opponent
            tiles = join_by_and(
                combine_equal_names(
                    [tile_object_of(tile, catalogue) for tile in taking.opponent_tiles]
                )
            )
            yield texts.THEIRS.fill(heir=player_name(self._session.names, other), tiles=tiles)
        yield from self._dangers(taking.dangers)
        if taking.refill is not None:
            yield texts.REFILL.fill(terrain=terrain_name(taking.refill))

    def _best_place(self, taking: TakePreview) -> list[Text]:
        """The cell where the tile would bring most if it was built at once, if it brings any."""
        if taking.best is None:
            return []
        cell, change = taking.best
        changes = self._changes_by_heir(change)
        return (
            [texts.BEST.fill(cell=cell_name(cell), points=join_by_and(changes))] if changes else []
        )

    def _dangers(self, dangers: Sequence[Danger]) -> Iterator[Text]:
        """The worst that the opponent could destroy in the next turn."""
        opponent = player_name(self._session.names, self._session.state.active.opponent)
        for cell, from_hand, change in dangers[:_MAX_DANGERS] if self._session.helps else ():
            text = texts.DANGER_FROM_HAND if from_hand else texts.DANGER
            yield self._destruction(text.fill(heir=opponent), cell, change)

    def _course_of_ending(self, ending: EndTurnPreview) -> Iterator[Text]:
        if ending.discards:
            yield texts.DISCARDS.count(ending.discards)
        if ending.lapses:
            yield texts.LAPSES.count(ending.lapses)
        if ending.next_heir is None:
            yield texts.THEN_OVER
        else:
            text = texts.LAST_TURN_OF if ending.is_last else texts.TURN_OF
            yield text.fill(heir=player_name(self._session.names, ending.next_heir))
        yield from self._dangers(ending.dangers)

    # -- means -----------------------------------------------------------------------------------

    def chances(self) -> Iterator[Effect]:
        """The gains beside points, and the tiles that can be built then and could not now."""
        for text in self._chance_texts():
            yield self._text_effect(EffectKind.CHANCE, text)

    def _chance_texts(self) -> Iterator[Text]:
        preview, catalogue = self._preview, self._session.state.catalogue
        action = preview.action
        if isinstance(action, BreakCamp):
            yield table.BREAK_GIVES
        if isinstance(action, Expand):
            yield table.GAINS_DISCOUNT
        before, then = preview.means_before.affordable_tiles, preview.means_after.affordable_tiles
        if isinstance(action, Build | Expand):
            before -= {action.tile}
        if self._with_points and isinstance(action, Take) and preview.taking is not None:
            taken = self._session.state.slots[action.slot]
            if taken is not None and self._best_place(preview.taking):
                then -= {taken.id}  # where it is built best says so already
        for text, tiles in (
            (table.THEN_BUILD, then - before),
            (texts.NO_LONGER_BUILD, before - then),
        ):
            if tiles:
                names = [tile_object_of(tile, catalogue) for tile in sorted(tiles)]
                yield text.fill(tiles=join_by_and(combine_equal_names(names)))

    def means(self) -> Iterator[Effect]:
        """The changes of access, with glyphs for the eye, of reach, and of the tiles in reach."""
        localize, before, then = (
            self._localize,
            self._preview.means_before,
            self._preview.means_after,
        )
        for terrain in Terrain:
            was, now = before.access[terrain], then.access[terrain]
            if was != now:
                text = texts.ACCESS_THEN.fill(
                    resource=resource_name(terrain), before=was, after=now
                )
                change = localize(texts.FROM_TO.fill(before=was, after=now))
                glyphs = (resource_glyph(terrain),)
                line = NoteLine(localize(texts.ACCESS), glyphs, change, spoken=localize(text))
                yield Effect(EffectKind.MEANS, text, line)
        if before.reach != then.reach:
            text = outline.REACH_THEN.fill(before=before.reach, after=then.reach)
            change = localize(table.REACH_CHANGE.fill(before=before.reach, after=then.reach))
            yield Effect(EffectKind.MEANS, text, NoteLine(change, spoken=localize(text)))
        if self._preview.taking is None:  # else these tiles are the opponent's business
            for text in self._reach_texts():
                yield self._text_effect(EffectKind.MEANS, text)

    def _reach_texts(self) -> Iterator[Text]:
        before, then = self._preview.means_before.in_reach, self._preview.means_after.in_reach
        for text, tiles, others in (
            (texts.IN_REACH, then, before),
            (texts.OUT_OF_REACH, before, then),
        ):
            catalogue = self._session.state.catalogue
            names = [tile_name_of(tile, catalogue) for tile in tiles if tile not in others]
            if names:
                yield text.fill(tiles=join_by_and(combine_equal_names(names)))

    def remarks(self) -> Iterator[Effect]:
        """The points of a new building with a troop on it, and the use of an open tile."""
        action, line = self._preview.action, self._preview.building
        can_double = line is not None and line.points and not line.doubled
        if self._with_points and isinstance(action, Build) and line and can_double:
            yield self._small_effect(EffectKind.REMARK, table.WITH_TROOP.count(2 * line.points))
        if isinstance(action, Expand):
            terrain = self._session.state.catalogue.tiles[action.tile].terrain
            resource = resource_access(terrain)
            yield self._small_effect(EffectKind.REMARK, table.OPEN_GIVES.fill(resource=resource))


# -- parts of lines -------------------------------------------------------------------------------


def cost_lines(session: GameSession, paid: Coverage) -> list[NoteLine]:
    """The lines of what pays for a build, and what is missing, as glyphs."""
    localize = session.model.localize
    glyphs = tuple(resource_glyph(source.resource) for source in paid.sources)
    after = localize(table.WITH_DISCOUNTS.count(paid.discounts)) if paid.discounts else ""
    lines = []
    if glyphs:
        resources = [source.resource for source in paid.sources]
        amounts = [resources.count(terrain) for terrain in Terrain]
        means = [
            resource_amount(terrain, amounts[terrain]) for terrain in Terrain if amounts[terrain]
        ]
        if paid.discounts:
            means.append(table.DISCOUNTS.count(paid.discounts))
        spoken = localize(table.SAY_COVERED.fill(means=join_by_and(means)))
        lines.append(NoteLine(localize(table.COVERED_BY), glyphs, after, spoken=spoken))
    elif paid.discounts:
        only = table.DISCOUNTS.count(paid.discounts)
        lines.append(NoteLine(localize(table.SAY_COVERED.fill(means=only))))
    short = tuple(
        resource_glyph(terrain) for terrain in Terrain for _ in range(paid.short[terrain])
    )
    if short:
        spoken = localize(missing_resources(paid.short))
        lines.append(NoteLine(localize(table.MISSING), short, spoken=spoken, color="danger"))
    return lines or [NoteLine(localize(table.NO_COST))]
