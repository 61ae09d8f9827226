"""The steps of what is shown agree with the game that they lead to, and show nothing hidden."""

from __future__ import annotations

import random

from tests.games.bunny_kingdom.positions import deal, play_by_chance
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.play.steps import (
    CardStep,
    FiefStep,
    FinaleStep,
    hide_secrets,
    make_steps,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, ParchmentRule, Seat
from twoheirs_qt.games.bunny_kingdom.rules.scoring import make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply


def test_steps_lead_from_the_old_table_to_the_new_one() -> None:
    counted = 0
    for seed in range(choose_count(3, 30)):
        for state, action in play_by_chance(deal(2 + seed % 3, seed), random.Random(seed)):
            after, events = apply(state, action)
            steps = make_steps(state.table, events, after)
            for step in steps[-1:]:
                assert step.table.land == after.table.land
                assert step.table.buildings == after.table.buildings
            fiefs = [step for step in steps if isinstance(step, FiefStep)]
            if fiefs:
                assert list(fiefs[-1].points) == [sum(rounds) for rounds in after.table.harvests]
                counted += 1
            finale = [step for step in steps if isinstance(step, FinaleStep)]
            if after.table.phase is Phase.OVER:
                totals = [column.total for column in make_score_sheet(after).columns.values()]
                assert list(finale[-1].points) == totals
                assert finale[-1].winners
    assert counted > 8


def test_opportunists_are_counted_last() -> None:
    for seed in range(choose_count(3, 20)):
        for state, action in play_by_chance(deal(4, seed), random.Random(seed)):
            after, events = apply(state, action)
            if after.table.phase is not Phase.OVER:
                continue
            catalogue = after.table.catalogue
            rules = []
            for step in make_steps(state.table, events, after):
                if isinstance(step, FinaleStep) and step.seat_index is not None:
                    line = step.lines[step.seat_index][-1]
                    card = line.copied if line.copied is not None else line.card
                    parchment = catalogue.cards_by_number[catalogue.card_numbers[card]].parchment
                    assert parchment is not None
                    rules.append(parchment.rule is ParchmentRule.SECOND_MOST)
            assert rules == sorted(rules)


def test_those_who_share_a_screen_see_the_parchments_of_none_of_them() -> None:
    seats = (Seat.YELLOW, Seat.PINK)
    seen = 0
    for state, action in play_by_chance(deal(2, 5), random.Random(5)):
        after, events = apply(state, action)
        catalogue = state.table.catalogue
        for step in make_steps(state.table, hide_secrets(events, seats), after):
            if isinstance(step, CardStep):
                for card in (card for cards in step.revealed_cards for card in cards):
                    kind = (
                        None
                        if card is None
                        else catalogue.cards_by_number[catalogue.card_numbers[card]].kind
                    )
                    assert kind is not Kind.PARCHMENT
                    seen += card is None
    assert seen > 3
