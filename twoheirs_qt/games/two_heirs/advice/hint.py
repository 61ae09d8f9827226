"""A hint in three stages: where to look, which tiles, and the whole turn, with its reasons."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.chance import count_turns_after, load_win_chance_model
from twoheirs_qt.games.two_heirs.advice.judge import Choice, Judgement
from twoheirs_qt.games.two_heirs.advice.reasons import (
    describe_capability_gains,
    describe_points,
    describe_prevention,
    describe_risks,
    find_reasons,
)
from twoheirs_qt.games.two_heirs.advice.scores import describe_point_changes
from twoheirs_qt.games.two_heirs.advice.turn_words import (
    describe_tile_actions,
    list_turn_texts,
    name_tile_uniquely,
)
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS, Cell
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import hints
from twoheirs_qt.games.two_heirs.words.names import Names, name_cell, name_player
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_and,
    join_by_semicolons,
    join_whole_sentences,
)

_MAX_CELLS: Final = 3
"""The number of cells to look at that are named."""
_MIN_TRIALS: Final = 2
"""Turns that were played on less often are not compared."""
_MIN_ERROR_SHOWN: Final = 0.05
"""A smaller error is not mentioned: with one decimal it would be 0."""


class Stage(IntEnum):
    """The stages of a hint, in the order in which they are asked for."""

    WHERE = 1
    TILES = 2
    TURN = 3

    @property
    def next(self) -> Stage:
        """The next stage; the last one stays."""
        return Stage(min(self + 1, Stage.TURN))


class LitPlaces(NamedTuple):
    """The lit parts of the table: a place of the royal reserve, and cells of the landscape."""

    slot: int | None
    cells: frozenset[Cell]


class Hint(NamedTuple):
    """The best turns in a state, ready to be told."""

    state: State
    judgement: Judgement

    @property
    def turn(self) -> Turn:
        """The best turn."""
        return self.judgement.best.turn

    def find_lit_places(self, stage: Stage) -> LitPlaces:
        """The place to light up at a stage: of the landscape first a region, then the cells."""
        slot = next(
            (n for n, tile in enumerate(self.state.slots) if tile and tile.id in self.turn.taken),
            None,
        )
        if stage is Stage.WHERE:
            region = {
                nearby for cell in self._list_cells() for nearby in (cell, *NEIGHBOUR_CELLS[cell])
            }
            return LitPlaces(slot, frozenset(region))
        if stage is Stage.TILES:
            return LitPlaces(slot, frozenset(placement.at for placement in self.turn.placements))
        return LitPlaces(slot, frozenset(self.turn.cells))

    def _list_cells(self) -> tuple[Cell, ...]:
        """The cells to look at: where tiles are laid, else where anything else is done."""
        placed_cells = {placement.at for placement in self.turn.placements}
        return tuple(cell for cell in self.turn.cells if not placed_cells or cell in placed_cells)

    def list_texts(self, stage: Stage, names: Names) -> list[Text]:
        """The sentences of a stage, for the names of the heirs."""
        if stage is Stage.WHERE:
            texts = self._describe_places()
        elif stage is Stage.TILES:
            texts = self._describe_tiles()
        else:
            texts = [hints.WHOLE_TURN.fill(actions=self._describe_actions(self.turn))]
            if self.turn.is_unfinished:
                texts.append(hints.LOOK_AGAIN)
        return [
            *texts,
            *self._describe_reasons(stage, names),
            self._make_forecast_text(names),
            *self._describe_alternatives(stage),
        ]

    # -- what to do ------------------------------------------------------------------------------

    def _describe_places(self) -> list[Text]:
        texts = []
        if self.turn.taken:
            tile = name_tile_uniquely(self.turn.taken[0], self.state)
            texts.append(hints.LOOK_RESERVE.fill(tile=tile))
        cells = self._list_cells()[:_MAX_CELLS]
        if cells:
            texts.append(
                hints.LOOK_LAND.fill(cells=join_by_and([name_cell(cell) for cell in cells]))
            )
        return texts or [hints.LOOK_NOWHERE]

    def _describe_tiles(self) -> list[Text]:
        actions = describe_tile_actions(self.turn, self.state)
        if not actions:
            return [hints.NO_TILES]
        return [hints.TILES.fill(actions=join_by_semicolons(actions))]

    def _describe_actions(self, turn: Turn) -> Text:
        return join_by_semicolons(list_turn_texts(turn, self.state))

    # -- why -------------------------------------------------------------------------------------

    def _describe_reasons(self, stage: Stage, names: Names) -> list[Text]:
        state = self.state
        reasons = find_reasons(state, self.turn)
        if stage is Stage.WHERE:
            changes = describe_point_changes(state.active, names, reasons.points)
        else:
            changes = describe_points(reasons, state.active, names)
        texts = [
            hints.POINTS.fill(changes=join_by_semicolons(changes)) if changes else hints.NO_POINTS
        ]
        if stage is Stage.WHERE:
            return texts
        for text, lines in (
            (hints.PREVENTS, describe_prevention(reasons, state, names)),
            (hints.GAINS, describe_capability_gains(reasons, state.active, names)),
            (hints.RISKS, describe_risks(reasons, state, names)),
        ):
            if lines:
                texts.append(text.fill(lines=join_by_semicolons(lines)))
        return texts

    # -- how sure --------------------------------------------------------------------------------

    def _make_forecast_text(self, names: Names) -> Text:
        heir = name_player(names, self.state.active)
        lead = format_decimal(self.judgement.best.lead)
        chances = load_win_chance_model(solo=self.state.solo is not None)
        spread = chances.find_spread(count_turns_after(self.state))
        if not spread:
            return hints.EXPECTED.fill(heir=heir, lead=lead)
        return hints.EXPECTED_ABOUT.fill_n(max(round(spread), 1)).fill(heir=heir, lead=lead)

    def _describe_alternatives(self, stage: Stage) -> list[Text]:
        equals, others = self.judgement.equals, self.judgement.choices[1:]
        if not others:
            return []
        if self.judgement.best.trials < _MIN_TRIALS:
            return [hints.UNTRIED]
        if stage is not Stage.TURN:
            return [hints.AS_GOOD_COUNT.fill_n(len(equals)) if equals else hints.NO_OTHER_AS_GOOD]
        if equals:
            return [
                hints.AS_GOOD.fill(actions=self._describe_actions(other.turn)) for other in equals
            ]
        return [self._describe_next_best(others[0])]

    def _describe_next_best(self, other: Choice) -> Text:
        points, actions = format_decimal(other.deficit), self._describe_actions(other.turn)
        if other.deficit_error is None:
            return hints.NEXT_BEST.fill(points=points, actions=actions)
        if other.deficit_error < _MIN_ERROR_SHOWN:
            always = hints.NEXT_BEST_ALWAYS.fill_n(other.trials)
            return always.fill(points=points, actions=actions)
        error = format_decimal(other.deficit_error)
        return hints.NEXT_BEST_TRIED.fill(points=points, error=error, actions=actions)

    def join_texts(self, stage: Stage, names: Names) -> Text:
        """All sentences of a stage as one text."""
        return join_whole_sentences(self.list_texts(stage, names))


def format_decimal(number: float) -> Text:
    """A number with one digit behind the point, as each language writes it."""
    tenths = round(abs(number) * 10)
    text = hints.DECIMAL.fill(whole=str(tenths // 10), tenth=str(tenths % 10))
    return hints.NEGATIVE.fill(number=text) if number < 0 and tenths else text
