"""The steps in which a change of the game is shown, made of its events.

A step has the table as it is shown with it, so steps that are skipped leave nothing behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from twoheirs_qt.games.bunny_kingdom.play.forecasts import (
    add_building,
    add_rabbit,
    set_resource,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    Kind,
    Mask,
    ParchmentRule,
    Seat,
)
from twoheirs_qt.games.bunny_kingdom.rules.events import (
    Built,
    Event,
    FiefHarvested,
    GameEnded,
    Harvested,
    Played,
    Traded,
)
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.scoring import (
    ParchmentLine,
    ScoreSheet,
    make_score_sheet,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import StateOrView, Table


@dataclass(frozen=True, slots=True)
class CardStep:
    """A card is turned up and played; None is a parchment that stays face down.

    - `revealed_cards`: per place, all cards turned up so far, this one the last of its lord
    - `at`: the territory that is taken; `camp_owner`: the lord whose camp is removed there
    """

    table: Table
    seat_index: int
    card: str | None
    revealed_cards: tuple[tuple[str | None, ...], ...]
    at: int | None = None
    camp_owner: int | None = None
    hidden_entry_count: int = 0
    """The number of entries of the chronicle that are hidden meanwhile: none."""


@dataclass(frozen=True, slots=True)
class FiefStep:
    """A fief is counted.

    - `rank`: its place among the fiefs of its lord that yield points, from 1
    - `points`: per place, all points with this fief; `harvest_points`: those of this harvest
    """

    table: Table
    seat_index: int
    land: Mask
    output: FiefYield
    rank: int
    points: tuple[int, ...]
    harvest_points: tuple[int, ...]
    hidden_entry_count: int = 0
    """The number of entries of the chronicle that are hidden meanwhile: none."""


@dataclass(frozen=True, slots=True)
class FinaleStep:
    """A parchment is counted, or nothing yet at the beginning.

    - `lines`: per place, the parchments that have been counted, the newest last
    - `points`: per place, all points with them
    - `seat_index`: the lord of the newest one
    - `winners`: at the end, the places of those with the most points
    """

    table: Table
    lines: tuple[tuple[ParchmentLine, ...], ...]
    points: tuple[int, ...]
    seat_index: int | None = None
    winners: tuple[int, ...] = ()
    hidden_entry_count: int = 0
    """The number of entries of the chronicle that are hidden meanwhile: none."""


TableStep: TypeAlias = CardStep | FiefStep | FinaleStep


def hide_secrets(events: Iterable[Event], seats: Iterable[Seat]) -> tuple[Event, ...]:
    """Hide in the events what not all of these seats may see, who sit at one screen."""
    redacted_events = list(events)
    for seat in seats:
        redacted_events = [event.hide_from(seat) for event in redacted_events]
    return tuple(redacted_events)


def make_steps(before: Table, events: Sequence[Event], after: StateOrView) -> tuple[TableStep, ...]:
    """Make the steps of a change from the table `before` it; none for what needs no show."""
    maker = _StepMaker(before)
    for event in events:
        maker.add(event)
    if any(isinstance(event, GameEnded) for event in events):
        maker.steps += make_finale_steps(after)
    return tuple(maker.steps)


class _StepMaker:
    """Makes the steps of events, which it applies to a table of its own one by one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seat_indexes = {seat: seat_index for seat_index, seat in enumerate(table.seats)}
        self._revealed_cards: list[tuple[str | None, ...]] = [() for _ in table.seats]
        self._points = [sum(rounds) for rounds in table.harvests]
        self._harvest_points = [0] * len(table.seats)
        self._fief_rank = 0
        self.steps: list[TableStep] = []

    def add(self, event: Event) -> None:
        match event:
            case Played():
                self._add_card(self._seat_indexes[event.seat], event.card)
            case Built(seat, card, at, to):
                action = Build(card, at, to)
                self._table = add_building(self._table, self._seat_indexes[seat], action)
            case Traded(_, at, resource):
                self._table = set_resource(self._table, at, resource)
            case FiefHarvested():
                self._add_fief(event)
            case Harvested():
                self._fief_rank = 0

    def _add_card(self, seat_index: int, card: str | None) -> None:
        table, at, camp_owner = self._table, None, None
        if card is not None:
            number = table.catalogue.card_numbers[card]
            if table.catalogue.cards_by_number[number].kind is Kind.TERRITORY:
                at = table.catalogue.territory_by_card[number]
                camp_owner = next(
                    (index for index, land in enumerate(table.land) if land >> at & 1), None
                )
                self._table = add_rabbit(table, seat_index, at)
        self._revealed_cards[seat_index] = (*self._revealed_cards[seat_index], card)
        revealed_cards = tuple(self._revealed_cards)
        self.steps.append(CardStep(self._table, seat_index, card, revealed_cards, at, camp_owner))

    def _add_fief(self, event: FiefHarvested) -> None:
        seat_index, output = self._seat_indexes[event.seat], FiefYield(event.strength, event.wealth)
        self._points[seat_index] += output.points
        self._harvest_points[seat_index] += output.points
        self._fief_rank += 1
        land = sum([1 << TERRITORY_INDEXES[at] for at in event.territories])
        points, harvest_points = tuple(self._points), tuple(self._harvest_points)
        self.steps.append(
            FiefStep(self._table, seat_index, land, output, self._fief_rank, points, harvest_points)
        )


# -- the end --------------------------------------------------------------------------------------


def make_finale_steps(position: StateOrView) -> list[FinaleStep]:
    """Make steps that count the parchments in the order of the rules, and one for the end."""
    table, sheet = position.table, make_score_sheet(position)
    lines: list[tuple[ParchmentLine, ...]] = [() for _ in table.seats]
    points = [sum(rounds) for rounds in table.harvests]
    steps = [FinaleStep(table, tuple(lines), tuple(points))]
    for seat_index, line in _sort_parchments(table, sheet):
        lines[seat_index] = (*lines[seat_index], line)
        points[seat_index] += line.points
        steps.append(FinaleStep(table, tuple(lines), tuple(points), seat_index))
    winners = tuple([index for index, seat in enumerate(table.seats) if seat in sheet.winners])
    steps.append(FinaleStep(table, tuple(lines), tuple(points), winners=winners))
    return steps


_RULE_ORDER: Final = tuple(ParchmentRule)


def _sort_parchments(table: Table, sheet: ScoreSheet) -> list[tuple[int, ParchmentLine]]:
    """Sort all parchments into the order in which they count; each with the place of its lord."""
    catalogue = table.catalogue
    keyed_lines = []
    for seat_index, seat in enumerate(table.seats):
        for number, line in enumerate(sheet.columns[seat].parchments):
            card = line.copied if line.copied is not None else line.card
            parchment = catalogue.cards_by_number[catalogue.card_numbers[card]].parchment
            assert parchment is not None
            is_opportunist = parchment.rule is ParchmentRule.SECOND_MOST
            rule = ParchmentRule.COPY if line.is_copier and not is_opportunist else parchment.rule
            keyed_lines.append(((_RULE_ORDER.index(rule), seat_index, number), line))
    return [(key[1], line) for key, line in sorted(keyed_lines, key=lambda entry: entry[0])]
