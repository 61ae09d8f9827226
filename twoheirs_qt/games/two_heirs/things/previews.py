"""The effects of an action in words, for the eye beside the ghost and for the ear alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.scores import describe_point_changes, describe_score
from twoheirs_qt.games.two_heirs.drawing.art import name_resource_glyph
from twoheirs_qt.games.two_heirs.play.previews import Danger, EndTurnPreview, Preview, TakePreview
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules.access import Payment
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
from twoheirs_qt.games.two_heirs.words.actions import make_action_title, name_action
from twoheirs_qt.games.two_heirs.words.advice import OPEN_POINTS
from twoheirs_qt.games.two_heirs.words.names import (
    combine_equal_names,
    describe_amount,
    name_building_as_object_by_id,
    name_cell,
    name_player,
    name_resource,
    name_resource_as_access,
    name_terrain,
    name_tile_by_id,
)
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason, explain_missing_resources
from twoheirs_qt.tabletop.play.note_line import (
    NoteLine,
    make_heading_line,
    make_paragraphs,
    make_small_line,
)
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
    REACH_OR_ACCESS = auto()
    """Reach or access change."""
    REMARK = auto()
    """A hint in small letters."""


class Effect(NamedTuple):
    """Something that an action would change: as `text` for the ear, as `line` for the eye."""

    kind: EffectKind
    text: Text
    line: NoteLine


def list_effects(
    session: GameSession, preview: Preview, *, with_points: bool, all_lines: bool = False
) -> list[Effect]:
    """Everything that an action would change, in order; nothing where there is no help.

    `with_points`: whether the points so far are shown; `all_lines`: every line that changes them.
    """
    if not session.is_help_shown:
        return []
    maker = _Effects(session, preview, with_points)
    lines = len(preview.score) if all_lines else _MAX_SCORE_LINES
    changes = [
        *(maker.list_scores(lines) if with_points else ()),
        *maker.list_targets(),
        *maker.list_treasures(),
    ]
    if not preview.reasons:
        changes += [*maker.list_course(), *maker.list_chances(), *maker.list_reach_and_access()]
    return [*changes, *maker.list_remarks()]


def list_preview_lines(
    session: GameSession, preview: Preview, *, with_points: bool, all_lines: bool = False
) -> tuple[NoteLine, ...]:
    """The lines of the note about an action: its effects, or the reasons against it.

    None where the game is played without help; `with_points` and `all_lines` as in `effects`.
    """
    if not session.is_help_shown:
        return ()
    localize, catalogue, names = session.model.localize, session.state.catalogue, session.names
    reasons = [
        localize(describe_reason(reason, catalogue, names))
        for reason in preview.reasons
        if preview.payment is None or reason.why is not Why.MISSING_RESOURCES
    ]
    lines = [
        make_heading_line(localize(make_action_title(preview.action, session.state))),
        *make_paragraphs(reasons, "danger"),
    ]
    paid = preview.payment
    if paid is not None and (not preview.reasons or any(paid.missing_resources)):
        lines += list_cost_lines(session, paid)
    if preview.reasons and not (preview.lacks_only_resources and with_points):
        return tuple(lines)
    if preview.reasons:
        lines.append(make_small_line(localize(texts.IF_AFFORDABLE)))
    no_scores = isinstance(preview.action, Take | EndTurn)
    hidden = (EffectKind.SCORE, EffectKind.TOTAL) if no_scores else ()
    changes = list_effects(session, preview, with_points=with_points, all_lines=all_lines)
    return (*lines, *(change.line for change in changes if change.kind not in hidden))


def find_named_cells(preview: Preview) -> set[Cell]:
    """The cells that those lines name, and those of what pays for it."""
    sources = () if preview.payment is None else preview.payment.sources
    cells = {change.cell for change in preview.score} | {source.cell for source in sources}
    cells |= {cell for cell, _ in (*preview.missing_tiles, *preview.targets)} | {
        *preview.lost_targets
    }
    return {cell for cell in cells if cell is not None}


def list_point_changes(session: GameSession, preview: Preview) -> list[tuple[Text, int]]:
    """The heirs whose points an action changes, with the difference; the active heir first."""
    if not session.is_help_shown:
        return []
    changes = [
        (name_player(session.names, heir), preview.after[heir] - preview.before[heir])
        for heir in _list_heirs(session)
    ]
    return [(name, change) for name, change in changes if change]


def describe_points(session: GameSession, action: Action) -> Text | None:
    """The changes of the points of each heir by an action; None without any."""
    preview = session.options.preview(action)
    (white, blue), (white_then, blue_then) = preview.before, preview.after
    changes = describe_point_changes(
        session.state.active, session.names, (white_then - white, blue_then - blue)
    )
    return join_by_and(changes) if changes else None


def make_take_lines(session: GameSession, slot: int, *, with_points: bool) -> tuple[NoteLine, ...]:
    """Make the lines about the main effects of taking the tile of a place, without a heading.

    Empty if it cannot be taken.
    """
    if not (session.is_help_shown and session.options.can(Take(slot))):
        return ()
    preview = session.options.preview(Take(slot))
    assert preview.taking is not None
    preview_without_refill = preview._replace(
        taking=preview.taking._replace(refill=None)
    )  # it lies on the supply
    return tuple(
        effect.line
        for effect in _Effects(session, preview_without_refill, with_points).list_course()
    )


def describe_end_of_turn(session: GameSession, *, with_points: bool) -> Text:
    """The effects of the end of the turn, in one line."""
    preview = session.options.preview(EndTurn())
    course = _Effects(session, preview, with_points).list_course()
    return join_by_semicolons([effect.text for effect in course])


def describe_open_points(session: GameSession) -> Text | None:
    """The points still to be scored before the last turn ends, and how; None without any."""
    missed = session.options.missed_points if session.is_help_shown else None
    if missed is None:
        return None
    state, steps = session.state, []
    for action in missed.actions:
        steps.append(name_action(action, state.catalogue, state))
        state = apply_silently(state, action)
    points = join_by_and(describe_point_changes(session.state.active, session.names, missed.change))
    return OPEN_POINTS.fill(points=points, actions=join_by_semicolons(steps))


def list_spoken_effects(session: GameSession, preview: Preview, *, with_points: bool) -> list[Text]:
    """The effects that are read aloud after the sums of points."""
    silent = (EffectKind.TOTAL, EffectKind.REMARK)
    changes = list_effects(session, preview, with_points=with_points)
    return [change.text for change in changes if change.kind not in silent]


def list_effects_beside_points(
    session: GameSession, preview: Preview, *, with_points: bool
) -> list[Text]:
    """The effects beside points that depend on where an action is done.

    These are destruction, treasures and what can be built; where nothing else can be, access.
    """
    if not session.is_help_shown:
        return []
    maker = _Effects(session, preview, with_points)
    chances = [*maker.list_chances()]
    changes = [*maker.list_targets(), *maker.list_treasures(), *chances]
    if not chances:
        changes += [effect for effect in maker.list_reach_and_access() if effect.line.glyphs]
    return [effect.text for effect in changes]


def _list_heirs(session: GameSession) -> tuple[Heir, Heir]:
    active = session.state.active
    return active, active.opponent


class _Effects:
    """Makes the effects in `preview`, kind by kind."""

    def __init__(self, session: GameSession, preview: Preview, with_points: bool) -> None:
        self._session = session
        self._localize = session.model.localize
        self._preview = preview
        self._with_points = with_points

    def _make_effect(self, kind: EffectKind, text: Text, scale: float = 1.0) -> Effect:
        return Effect(kind, text, NoteLine(self._localize(text), scale=scale))

    def _list_changes(self, change: tuple[int, int]) -> list[Text]:
        return describe_point_changes(self._session.state.active, self._session.names, change)

    def _make_small_effect(self, kind: EffectKind, text: Text) -> Effect:
        return Effect(kind, text, make_small_line(self._localize(text)))

    # -- points ----------------------------------------------------------------------------------

    def list_scores(self, max_lines: int) -> Iterator[Effect]:
        """For each heir the lines that change, and below them the points before and after."""
        preview = self._preview
        if not preview.score and preview.before == preview.after:
            yield self._make_small_effect(EffectKind.TOTAL, outline.NO_CHANGE)
            return
        for heir in _list_heirs(self._session):
            for text in describe_score(preview.score, heir, max_lines):
                yield self._make_effect(EffectKind.SCORE, text, 0.92)
            before, after = preview.before[heir], preview.after[heir]
            name = name_player(self._session.names, heir)
            if before != after:
                text = table.SCORE_CHANGE.fill(heir=name, before=before, after=after)
                yield Effect(EffectKind.TOTAL, text, NoteLine(self._localize(text), bold=True))
            else:
                yield self._make_small_effect(
                    EffectKind.TOTAL, table.SCORE_UNCHANGED.fill(heir=name, points=before)
                )

    def list_treasures(self) -> Iterator[Effect]:
        for cell, lacks in self._preview.missing_tiles:
            text = texts.TREASURE_NEEDS_TILES.fill_n(lacks).fill(cell=name_cell(cell))
            yield self._make_effect(EffectKind.TREASURE, text)

    def list_targets(self) -> Iterator[Effect]:
        """The buildings that could not be destroyed any more, and those that could be then."""
        for cell in self._preview.lost_targets:
            text = self._describe_destruction(texts.NO_LONGER_DESTROY, cell)
            yield self._make_effect(EffectKind.TARGET, text)
        for cell, change in self._preview.targets:
            text = self._describe_destruction(texts.THEN_DESTROY, cell, change)
            yield self._make_effect(EffectKind.TARGET, text)

    def _describe_destruction(
        self, text: Text, cell: Cell, change: tuple[int, int] = (0, 0)
    ) -> Text:
        """A text about the destruction of the building there, and the points that go with it."""
        state = self._session.state
        tile = name_building_as_object_by_id(state.landscape[cell].tile.id, state.catalogue)
        destruction = text.fill(tile=tile, cell=name_cell(cell))
        losses = self._list_changes(change) if self._with_points else []
        if not losses:
            return destruction
        return texts.CHANGE.fill(what=destruction, points=join_by_and(losses))

    # -- the course of the game ------------------------------------------------------------------

    def list_course(self) -> Iterator[Effect]:
        """The effects of taking a tile, or of the end of the turn, on the course of the game."""
        taking, ending = self._preview.taking, self._preview.ending
        course = () if taking is None else self._list_taking_texts(taking)
        if taking is None and ending is not None:
            course = self._list_ending_texts(ending)
        for text in course:
            yield self._make_effect(EffectKind.COURSE, text)

    def _list_taking_texts(self, taking: TakePreview) -> Iterator[Text]:
        if self._with_points:
            yield from self._describe_best_place(taking)
            if taking.threat is not None:
                cell, target, change = taking.threat
                place = texts.CAN_DESTROY_IF_BUILT.fill(place=name_cell(cell))
                yield self._describe_destruction(place, target, change)
        if taking.begins_last_round:
            yield texts.LAST_ROUND
        if taking.surplus:
            yield texts.SURPLUS.fill_n(taking.surplus)
        if taking.opponent_tiles:
            catalogue, other = self._session.state.catalogue, self._session.state.active.opponent
            tiles = join_by_and(
                combine_equal_names(
                    [
                        name_building_as_object_by_id(tile, catalogue)
                        for tile in taking.opponent_tiles
                    ]
                )
            )
            yield texts.OPPONENT_CAN_TAKE.fill(
                heir=name_player(self._session.names, other), tiles=tiles
            )
        yield from self._describe_dangers(taking.dangers)
        if taking.refill is not None:
            yield texts.NEXT_FROM_SUPPLY.fill(terrain=name_terrain(taking.refill))

    def _describe_best_place(self, taking: TakePreview) -> list[Text]:
        """The cell where the tile would bring most if it was built at once, if it brings any."""
        if taking.best is None:
            return []
        cell, change = taking.best
        changes = self._list_changes(change)
        return (
            [texts.BEST_CELL_IF_BUILT.fill(cell=name_cell(cell), points=join_by_and(changes))]
            if changes
            else []
        )

    def _describe_dangers(self, dangers: Sequence[Danger]) -> Iterator[Text]:
        """The worst that the opponent could destroy in the next turn."""
        opponent = name_player(self._session.names, self._session.state.active.opponent)
        for cell, from_hand, change in (
            dangers[:_MAX_DANGERS] if self._session.is_help_shown else ()
        ):
            text = (
                texts.OPPONENT_CAN_DESTROY_FROM_HAND
                if from_hand
                else texts.OPPONENT_CAN_DESTROY_FROM_RESERVE
            )
            yield self._describe_destruction(text.fill(heir=opponent), cell, change)

    def _list_ending_texts(self, ending: EndTurnPreview) -> Iterator[Text]:
        if ending.discards:
            yield texts.DISCARDS.fill_n(ending.discards)
        if ending.lapses:
            yield texts.LOST_DISCOUNTS.fill_n(ending.lapses)
        if ending.next_heir is None:
            yield texts.THEN_OVER
        else:
            text = texts.LAST_TURN if ending.is_last else texts.NEXT_TURN
            yield text.fill(heir=name_player(self._session.names, ending.next_heir))
        yield from self._describe_dangers(ending.dangers)

    # -- reach and access ------------------------------------------------------------------------

    def list_chances(self) -> Iterator[Effect]:
        """The gains beside points, and the tiles that can be built then and could not now."""
        for text in self._list_chance_texts():
            yield self._make_effect(EffectKind.CHANCE, text)

    def _list_chance_texts(self) -> Iterator[Text]:
        preview, catalogue = self._preview, self._session.state.catalogue
        action = preview.action
        if isinstance(action, BreakCamp):
            yield table.BROKEN_CAMP_GIVES
        if isinstance(action, Expand):
            yield table.GAINS_DISCOUNT
        before, then = (
            preview.capabilities_before.affordable_tiles,
            preview.capabilities_after.affordable_tiles,
        )
        if isinstance(action, Build | Expand):
            before -= {action.tile}
        if self._with_points and isinstance(action, Take) and preview.taking is not None:
            taken = self._session.state.slots[action.slot]
            if taken is not None and self._describe_best_place(preview.taking):
                then -= {taken.id}  # where it is built best says so already
        for text, tiles in (
            (table.THEN_BUILD, then - before),
            (texts.NO_LONGER_BUILD, before - then),
        ):
            if tiles:
                names = [name_building_as_object_by_id(tile, catalogue) for tile in sorted(tiles)]
                yield text.fill(tiles=join_by_and(combine_equal_names(names)))

    def list_reach_and_access(self) -> Iterator[Effect]:
        """The changes of access, with glyphs for the eye, of reach, and of the tiles in reach."""
        localize, before, then = (
            self._localize,
            self._preview.capabilities_before,
            self._preview.capabilities_after,
        )
        for terrain in Terrain:
            was, now = before.access[terrain], then.access[terrain]
            if was != now:
                text = texts.ACCESS_CHANGE.fill(
                    resource=name_resource(terrain), before=was, after=now
                )
                change = localize(texts.FROM_TO.fill(before=was, after=now))
                glyphs = (name_resource_glyph(terrain),)
                line = NoteLine(localize(texts.ACCESS), glyphs, change, spoken=localize(text))
                yield Effect(EffectKind.REACH_OR_ACCESS, text, line)
        if before.reach != then.reach:
            text = outline.REACH_CHANGE.fill(before=before.reach, after=then.reach)
            change = localize(table.REACH_CHANGE.fill(before=before.reach, after=then.reach))
            yield Effect(EffectKind.REACH_OR_ACCESS, text, NoteLine(change, spoken=localize(text)))
        if self._preview.taking is None:  # else these tiles are the opponent's business
            for text in self._describe_reach():
                yield self._make_effect(EffectKind.REACH_OR_ACCESS, text)

    def _describe_reach(self) -> Iterator[Text]:
        before, then = (
            self._preview.capabilities_before.in_reach,
            self._preview.capabilities_after.in_reach,
        )
        for text, tiles, others in (
            (texts.IN_REACH, then, before),
            (texts.OUT_OF_REACH, before, then),
        ):
            catalogue = self._session.state.catalogue
            names = [name_tile_by_id(tile, catalogue) for tile in tiles if tile not in others]
            if names:
                yield text.fill(tiles=join_by_and(combine_equal_names(names)))

    def list_remarks(self) -> Iterator[Effect]:
        """The points of a new building with a troop on it, and the use of an open tile."""
        action, line = self._preview.action, self._preview.building
        can_double = line is not None and line.points and not line.doubled
        if self._with_points and isinstance(action, Build) and line and can_double:
            yield self._make_small_effect(
                EffectKind.REMARK, table.POINTS_WITH_TROOP.fill_n(2 * line.points)
            )
        if isinstance(action, Expand):
            terrain = self._session.state.catalogue.tiles[action.tile].terrain
            resource = name_resource_as_access(terrain)
            yield self._make_small_effect(
                EffectKind.REMARK, table.OPEN_TERRAIN_GIVES_ACCESS.fill(resource=resource)
            )


# -- parts of lines -------------------------------------------------------------------------------


def list_cost_lines(session: GameSession, paid: Payment) -> list[NoteLine]:
    """The lines of what pays for a build, and what is missing, as glyphs."""
    localize = session.model.localize
    glyphs = tuple(name_resource_glyph(source.resource) for source in paid.sources)
    after = localize(table.WITH_DISCOUNTS.fill_n(paid.discounts)) if paid.discounts else ""
    lines = []
    if glyphs:
        resources = [source.resource for source in paid.sources]
        amounts = [resources.count(terrain) for terrain in Terrain]
        means = [
            describe_amount(terrain, amounts[terrain]) for terrain in Terrain if amounts[terrain]
        ]
        if paid.discounts:
            means.append(table.DISCOUNTS.fill_n(paid.discounts))
        spoken = localize(table.COVERED_BY_MEANS.fill(means=join_by_and(means)))
        lines.append(NoteLine(localize(table.COVERED_BY), glyphs, after, spoken=spoken))
    elif paid.discounts:
        only = table.DISCOUNTS.fill_n(paid.discounts)
        lines.append(NoteLine(localize(table.COVERED_BY_MEANS.fill(means=only))))
    short = tuple(
        name_resource_glyph(terrain)
        for terrain in Terrain
        for _ in range(paid.missing_resources[terrain])
    )
    if short:
        spoken = localize(explain_missing_resources(paid.missing_resources))
        lines.append(NoteLine(localize(table.MISSING), short, spoken=spoken, color="danger"))
    return lines or [NoteLine(localize(table.NO_COST))]
