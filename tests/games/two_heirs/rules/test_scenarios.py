"""Every paragraph and ruling of the rules has scenarios, and all of them come out as told."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.two_heirs.rules.facts import expect, find_fact
from tests.games.two_heirs.rules.scenario import Scenario, list_checks, read_scenarios, run

RULES: Final = (
    "words",
    "§2 setup",
    "§3 turn",
    "§3 reach",
    "§3 A take",
    "§3 B.1 build",
    "§3 B.2 expand",
    "§3 C move",
    "§4 farm, sawmill, quarry",
    "§4 camp",
    "§4 siege tower",
    "§5 doubling",
    "§5 inn",
    "§5 market",
    "§5 pilgrimage site",
    "§5 robber baron",
    "§5 mill, mine, cowshed",
    "§5 bakery, smithy, lodge",
    "§5 camp",
    "§5 farm, sawmill, quarry",
    "§5 trading post",
    "§5 cathedral",
    "§5 siege tower",
    "§5 fortress",
    "§5 watchtower",
    "§5 garrison",
    "§5 basketry, pottery, cooperage",
    "§5 guild",
    "§5 roads",
    "§5 winner",
    "§6 last round",
    "§7 set-up",
    "§7.1 Henry takes",
    "§7.2 Henry places",
    "§7.3 treasure",
    "§7.4 troop",
    "§7 treasures",
    "§7 solo scoring",
    *(f"R{number}" for number in range(1, 20)),
)
"""The paragraphs of the rules and the rulings, in their order."""

ALL: Final = tuple(read_scenarios())


@pytest.mark.parametrize("scenario", ALL, ids=[scenario.title for scenario in ALL])
def test_scenario_comes_out(scenario: Scenario) -> None:
    state, events = run(scenario)
    for check in list_checks(scenario):
        value = scenario.parts[check]
        assert find_fact(check, value, state, events) == expect(check, value), check


def test_every_rule_has_its_scenarios() -> None:
    assert {scenario.rule for scenario in ALL} == set(RULES)


def test_a_rule_has_one_file() -> None:
    files = {(scenario.rule, scenario.file) for scenario in ALL}
    assert len(files) == len(RULES)


def test_titles_tell_scenarios_apart() -> None:
    assert len({scenario.title for scenario in ALL}) == len(ALL)


def test_a_scenario_that_does_not_hold_is_noticed() -> None:
    scenario = next(scenario for scenario in ALL if "score" in scenario.parts)
    state, events = run(scenario)
    value = {"white": {"total": -1}}
    assert find_fact("score", value, state, events) != expect("score", value)
