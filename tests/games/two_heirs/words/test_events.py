"""The chronicle has a sentence for everything that happens."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.box import load_box
from tests.games.two_heirs.words.samples import EVENTS
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.rules import (
    Built,
    Destroyed,
    Discarded,
    Event,
    GameEnded,
    Heir,
    HenryPlaced,
    HenryRule,
    Refilled,
    Taken,
    TurnBegan,
    TurnEnded,
    apply,
)
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.names import name_henry
from twoheirs_qt.tabletop.text.text import render_english


def render_event(event: Event) -> str:
    return render_english(describe_event(event, load_box(), ("", "Zoë")))


def test_the_samples_have_every_kind_of_event() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS)
def test_a_sentence_is_complete(event: Event) -> None:
    sentence = render_event(event)
    assert "{" not in sentence
    assert "%n" not in sentence
    assert not sentence.endswith(".")


def test_sentences_name_who_what_and_where() -> None:
    assert render_event(Taken(Heir.WHITE, "camp-wood", 3, 0)) == "White took the Camp"
    assert render_event(Built(Heir.BLUE, "mill", (1, -1))) == "Zoë built the Mill at N12"
    assert render_event(Built(Heir.BLUE, "mill", (1, -1), 1)).endswith("at N12, using 1 discount")
    assert render_event(Destroyed(Heir.BLUE, (0, 1), "mill")) == "Zoë destroyed the Mill at M14"
    assert (
        render_event(Discarded(Heir.WHITE, ("mill", "mine")))
        == "White discarded the Mill and the Mine"
    )
    assert render_event(TurnEnded(Heir.WHITE, 2)) == "White ended the turn; 2 discounts were lost"
    assert render_event(GameEnded(Heir.BLUE)) == "The game is over: Zoë wins"
    assert render_event(Refilled(0, "mill", 1)).endswith("Mill; 1 tile left in the supply")


def test_last_turns_are_described() -> None:
    assert render_event(TurnBegan(Heir.BLUE, None)) == "Zoë to play"
    assert render_event(TurnBegan(Heir.BLUE, 2)) == "Zoë's last turn"
    assert render_event(TurnBegan(Heir.WHITE, 1)) == "White to play: the last turn of the game"


@pytest.mark.parametrize("rule", [rule for rule in HenryRule if rule is not HenryRule.NO_CELL])
def test_henry_names_the_rule_that_forced_him(rule: HenryRule) -> None:
    event = HenryPlaced(Heir.BLUE, "mill", (1, -1), (0, 0), rule, ((0, -1),))
    sentence = render_english(describe_event(event, load_box(), ("", name_henry())))
    assert sentence.startswith("Henry placed the Mill at N12: ")
    assert "clockwise around M13" in sentence
    assert sentence.endswith(f"(rule {rule.value})")


@pytest.mark.parametrize("level", [None, 2])
def test_whole_games_can_be_described(level: int | None) -> None:
    for state, action in play_random_game(load_box(), 4, level):
        for event in apply(state, action)[1]:
            assert "{" not in render_event(event)
