"""Every reason, event and action has a sentence, with all its parts and in the game's words."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.games.bunny_kingdom.positions import play_game_by_chance
from tests.translations.catalogues import LANGUAGES, read_committed
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.rules import actions, events
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, Resource, Seat
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.words.actions import name_action
from twoheirs_qt.games.bunny_kingdom.words.events import describe_event
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource, name_seat
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reason, describe_reasons
from twoheirs_qt.tabletop.text.text import Text, render_english

YELLOW = Seat.YELLOW


def render(text: Text) -> str:
    words = render_english(text)
    assert words
    assert "{" not in words
    assert "%n" not in words
    return words


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_a_sentence(why: Why) -> None:
    words = render(describe_reason(Reason(why, card="city-1", at="E4", seat=YELLOW, amount=1)))
    assert not words.endswith(".")
    assert words[0].isupper()


def test_reasons_are_counted_and_joined() -> None:
    reasons = [Reason(Why.PLAY_COUNT, amount=1), Reason(Why.DROP_COUNT, amount=0)]
    assert render_english(describe_reasons(reasons)) == (
        "Exactly 1 card must be picked to play. Exactly 0 cards must be picked to drop."
    )


ACTIONS = {
    actions.Draft(("E4", "city-1")): "Pick: E4, City 1",
    actions.Draft(("E4",), ("fisher",)): "Play: E4; drop: Fisher",
    actions.Build("farm-wood", "E4"): "Build on E4: Wood Farm",
    actions.Build("sky-tower-blue", "E4", "F5"): "Build on E4 and F5: Sky Tower (blue)",
    actions.Keep("camp-1"): "Keep for later: Camp 1",
    actions.Announce("camp-1"): "Announce: Camp 1",
    actions.Pass(): "Build no more in this round",
    actions.Trade("E4", "fish"): "Trading post on E4: fish",
    actions.Copy("liberal", "fisher"): "Liberal copies: Fisher",
}


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_has_a_name(action: actions.Action) -> None:
    assert render(name_action(action)) == ACTIONS[action]


EVENTS = {
    events.RoundBegan(2): "Round 2 begins",
    events.Dealt(YELLOW, ("E4", "fisher")): "Yellow gets: E4, Fisher",
    events.Dealt(YELLOW, None): "Yellow gets new cards",
    events.ReserveDrawn(YELLOW, "E4"): "Yellow takes from the reserve: E4",
    events.ReserveDrawn(YELLOW, None): "Yellow takes a card of the reserve",
    events.Picked(YELLOW, ("E4",), ("fisher",)): "Yellow picks: E4, Fisher",
    events.Picked(YELLOW, None, None): "Yellow has picked",
    events.Played(YELLOW, "E4"): "Yellow plays: E4",
    events.Played(YELLOW, None, True): "Yellow plays a parchment, face down",
    events.CampRemoved(YELLOW, "camp-1", "E4"): "Yellow loses on E4: Camp 1",
    events.HandsPassed(True): "All hands are passed to the neighbors on the right",
    events.HandsPassed(False): "All hands are passed to the neighbors on the left",
    events.Built(YELLOW, "city-1", "E4"): "Yellow builds on E4: City 1",
    events.Built(YELLOW, "sky-tower-black", "E4", "F5"): (
        "Yellow builds on E4 and F5: Sky Tower (black)"
    ),
    events.CampKept(YELLOW, "camp-1"): "Yellow keeps for later: Camp 1",
    events.CampAnnounced(YELLOW, "camp-1"): "Yellow announces: Camp 1",
    events.Passed(YELLOW): "Yellow builds no more in this round",
    events.Traded(YELLOW, "E4", Resource.FISH): "Yellow produces on E4: fish",
    events.FiefHarvested(YELLOW, ("E4", "E5"), 3, 2): (
        "Yellow, fief of E4: strength 3 × wealth 2 = 6"
    ),
    events.Harvested(YELLOW, 1): "Yellow harvests 1 point",
    events.ParchmentsRevealed(YELLOW, ("fisher",)): "Yellow reveals: Fisher",
    events.ParchmentsRevealed(YELLOW, ()): "Yellow has no parchments",
    events.Copied(YELLOW, "liberal", "fisher"): "Yellow: Liberal copies Fisher",
    events.Copied(YELLOW, "liberal", None): "Yellow: Liberal has nothing to copy",
    events.GameEnded((YELLOW,)): "The game is over: Yellow wins",
    events.GameEnded((YELLOW, Seat.RED)): "The game is over: Yellow and Red share the victory",
}


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_sentence(event: events.Event) -> None:
    assert render(describe_event(event)) == EVENTS[event]


def test_a_game_can_be_read_by_every_seat() -> None:
    _, _, happened = play_game_by_chance(3, 2)
    for seat in ("yellow", "pink", "black"):
        lines = [render(describe_event(event.hide_from(Seat(seat)))) for event in happened]
        own = [line for line in lines if "plays a parchment" in line]
        assert not any(line.lower().startswith(seat) for line in own)


def read_glossary() -> dict[str, dict[str, str]]:
    with (Path(__file__).parents[1] / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return {row["concept"]: row for row in csv.DictReader(file)}


def list_names() -> list[tuple[str, Text]]:
    cards = [
        card for card in load_program_catalogue().cards_by_number if card.kind is Kind.PARCHMENT
    ]
    results = [(f"parchment {card.id}", name_card(card.id)) for card in cards]
    results += [(f"resource {resource}", name_resource(resource)) for resource in Resource]
    return [*results, *((f"seat {seat}", name_seat(seat)) for seat in Seat)]


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_names_are_those_of_the_glossary(language: str) -> None:
    rows = read_glossary()
    messages = {(m.key[0], m.source): m.forms[0] for m in read_committed(language).values()}
    for concept, text in list_names():
        shown = text.source if language == "en" else messages[text.context, text.source]
        assert shown.lower() == rows[concept][language].lower()
