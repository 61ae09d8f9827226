"""The words of the table: a line for every card, previews, and names short enough to be spoken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from tests.games.bunny_kingdom.words.test_words import render
from tests.ui.conftest import languages
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind, Territory
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.words import previews, spoken, table
from twoheirs_qt.games.bunny_kingdom.words.cards import (
    explain_card,
    explain_territory,
    name_kind,
    shorten_name,
    summarize_card,
    summarize_territory,
)
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text, render_english

__all__ = ["languages"]

CARDS = {card.id: card for card in load_program_catalogue().cards}
LAND = {territory.at: territory for territory in load_program_catalogue().territories}
OTHERS = [card for card in CARDS.values() if card.kind is not Kind.TERRITORY]
ADA = make_untranslated_text("Ada")
MAX_WORDS = 15


def split_words(text: Text) -> list[str]:
    """The words that a screen reader says: no signs between them."""
    return re.findall(r"[\w.'’\u2212+-]+", localize(text))


def list_parchment_lines() -> dict[str, str]:
    return {
        card.id: render_english(explain_card(card)) for card in OTHERS if card.parchment is not None
    }


def test_every_parchment_says_its_points() -> None:
    lines = list_parchment_lines()
    assert len(lines) == 37
    assert lines["royal-ring"] == "Treasure worth 1 point."
    assert lines["left-glove"] == "Treasure worth 1 point, or 4 with the Right Glove."
    assert lines["master-fisher"] == "2 points for each fish you produce."
    assert lines["woodland-king"] == "20 points if you produce at least 7 wood."
    for name, line in lines.items():
        rule = CARDS[name].parchment
        assert rule is not None
        if rule.points:
            assert re.search(rf"\b{rule.points}\b", line), line
        if rule.at_least:
            assert f"at least {rule.at_least} " in line


def test_parchments_that_count_differently_say_different_things() -> None:
    lines = list_parchment_lines()
    assert len(set(lines.values())) == len(lines)


def test_a_building_says_where_it_may_stand() -> None:
    lines = {card.id: render_english(explain_card(card)) for card in OTHERS}
    assert lines["city-2"] == "City on any territory you control: strength 2."
    assert "(mountain): strength 3" in lines["city-3"]
    assert "(sea): pearls" in lines["farm-pearl"]
    assert "any territory" in lines["farm-wood"]
    assert render_english(explain_territory(LAND["A1"])) == "A1, forest: produces wood."
    assert render_english(explain_territory(LAND["E4"])) == "E4, plains: produces nothing."
    assert render_english(explain_territory(LAND["A4"])) == "A4, city of strength 1."


def test_a_note_below_the_name_is_a_word_or_two() -> None:
    notes = {card.id: render_english(summarize_card(card)) for card in OTHERS}
    assert notes["city-1"] == notes["trading-post"] == "anywhere"
    assert notes["city-3"] == notes["farm-gold"] == "mountain"
    assert (notes["farm-pearl"], notes["royal-ring"], notes["fisher"]) == (
        "sea",
        "treasure",
        "mission",
    )
    assert all(len(note.split()) <= 3 for note in notes.values())
    assert render_english(summarize_territory(LAND["A1"])) == "wood"
    assert render_english(summarize_territory(LAND["A4"])) == "no resource"


PREVIEWS = {
    previews.describe_fief_change([FiefYield(3, 2)], [FiefYield(4, 2)]): (
        "Your fief grows from 3 × 2 to 4 × 2: +2"
    ),
    previews.describe_fief_change([FiefYield(3, 2)], [FiefYield(2, 2)]): (
        "Your fief shrinks from 3 × 2 to 2 × 2: \u22122"
    ),
    previews.describe_fief_change(
        [FiefYield(3, 2)], [FiefYield(3, 2)]
    ): "Your fief stays at 3 × 2: no change",
    previews.describe_fief_change([], [FiefYield(1, 0)]): "New fief of 1 × 0: \u00b10",
    previews.describe_fief_change([FiefYield(2, 1)], []): "Your fief of 2 × 1 is gone: \u22122",
    previews.describe_fief_change([FiefYield(3, 2), FiefYield(1, 1)], [FiefYield(4, 3)]): (
        "Your fiefs 3 × 2 and 1 × 1 join to 4 × 3: +5"
    ),
    previews.describe_fief_change([FiefYield(4, 3)], [FiefYield(3, 2), FiefYield(1, 1)]): (
        "Your fief of 4 × 3 falls apart into 3 × 2 and 1 × 1: \u22125"
    ),
    previews.describe_other_fief_change(
        ADA, FiefYield(2, 2), FiefYield(2, 1)
    ): "Ada: fief from 2 × 2 to 2 × 1, \u22122",
}


@pytest.mark.parametrize("text", PREVIEWS)
def test_a_preview_says_what_becomes_of_a_fief(text: Text) -> None:
    assert render(text) == PREVIEWS[text]


def test_what_would_raise_a_fief_is_what_the_product_says() -> None:
    assert [render_english(text) for text in previews.list_improvements(FiefYield(3, 2))] == [
        "Every tower more: +2",
        "Every new resource: +3",
    ]
    assert [render_english(text) for text in previews.list_improvements(FiefYield(0, 2))] == [
        "No city, so it yields nothing",
        "Every tower more: +2",
    ]


def test_the_curtain_and_the_crown() -> None:
    assert render_english(table.ask_to_look(ADA)) == "Ada, it is your turn to look."
    assert (
        render_english(table.announce_winners([ADA], 101))
        == "Ada wins with 101 points and is Big Ears!"
    )
    shared = render_english(table.announce_winners([ADA, make_untranslated_text("Bo")], 1))
    assert shared == "Ada and Bo share the victory with 1 point each!"
    assert render_english(table.describe_fief_yield("E4", 5, 0)) == "Fief of E4: no points yet."


def list_spoken_names() -> Iterator[Text]:
    """Every name that a screen reader may say, as long as it can be."""
    big, tower = FiefYield(15, 10), name_card("sky-tower-green")
    for territory in LAND.values():
        yield spoken.describe_territory(territory, None)
        yield spoken.describe_territory(
            territory, ADA, is_yours=True, building=tower, fief=big, territories=16
        )
        yield spoken.describe_territory(territory, ADA, building=tower, fief=big, territories=5)
        yield spoken.describe_target(territory, make_untranslated_text("+2"))
    for card in CARDS.values():
        yield spoken.describe_card(card, LAND.get(card.id))
        yield from (spoken.describe_choice(card, to_drop=drop) for drop in (None, True, False))
    yield spoken.describe_lord(ADA, 122, 41, 12)
    yield spoken.describe_fief("E4", big, 16)
    yield spoken.describe_hand(12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spoken_names_have_few_words(languages: Languages, language: str) -> None:
    languages.choose(language)
    for text in list_spoken_names():
        assert "{" not in localize(text)
        assert len(split_words(text)) <= MAX_WORDS, localize(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_cards_fit_beside_the_card(languages: Languages, language: str) -> None:
    languages.choose(language)
    lines: list[Callable[[Card], Text]] = [explain_card, summarize_card, shorten_name, name_kind]
    for card in OTHERS:
        for line in lines:
            assert "{" not in localize(line(card))
            assert "%n" not in localize(line(card))
        assert len(split_words(explain_card(card))) <= MAX_WORDS + 2, localize(explain_card(card))
        assert len(localize(shorten_name(card))) <= 22, localize(shorten_name(card))


def test_every_phase_says_what_happens_in_it() -> None:
    lines = [render(table.describe_phase(phase)) for phase in Phase]
    assert len(set(lines)) == len(Phase)
    assert all(line.endswith(".") for line in lines)


def test_a_question_about_a_camp_says_what_may_be_done() -> None:
    camp = name_card("camp-3")
    assert render_english(table.ask_for_camp(camp, must_announce=False)).startswith(
        "Camp 3: build it"
    )
    assert "Announce yours" in render_english(table.ask_for_camp(camp, must_announce=True))
    again = render_english(table.ask_for_waiting_camp(camp, ADA, 5))
    assert again == "Ada announces camp 5. Do you build yours before it? Camp 3"


def test_a_territory_knows_its_place(languages: Languages) -> None:
    languages.choose("en")
    at: Territory = LAND["E4"]
    text = spoken.describe_territory(at, ADA, is_yours=True, fief=FiefYield(5, 4), territories=16)
    assert localize(text).replace("\u00a0", " ") == "E4, plains, yours, fief of 16, 5 times 4"
