"""The rule book of Bunny Kingdom: complete, well formed, citing the rules, in its own words."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.translations.catalogues import LANGUAGES, Message, read_committed
from tests.ui.conftest import languages
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.prose.blocks import CardPictures, Evidence, judge_evidence
from twoheirs_qt.games.bunny_kingdom.prose.examples import make_caption, play_example
from twoheirs_qt.games.bunny_kingdom.prose.mini_map import describe_map, make_mini_map
from twoheirs_qt.games.bunny_kingdom.prose.rule_book import BOOK
from twoheirs_qt.games.bunny_kingdom.prose.sections import (
    find_section,
    find_section_for_phase,
    find_section_for_reason,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, Resource, Seat, Terrain
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.words.cards import explain_card
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.prose.book_model import (
    Block,
    Example,
    Paragraph,
    RulingBox,
    Section,
    Table,
    list_texts,
)
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.search import Entry, Index, load_language
from twoheirs_qt.tabletop.text.text import Text, render_english

__all__ = ["languages"]

CARDS = {card.id: card for card in load_program_catalogue().cards}
IDS = [section.id for section in BOOK.list_sections()]
RULINGS = [f"B{number}" for number in range(1, 32)]

_CITES = re.compile(r"^rules (§[1-8]|B\d)")
_TAG = re.compile(r"<[^<>]*>")
_ALLOWED = re.compile(r"</?[bi]>|</a>|<a href='[a-z]+/[\w-]+'>")


def list_own_texts() -> list[Text]:
    """The texts that are written for the book, not the names and lines that it borrows."""
    return [text for text in BOOK.list_texts() if text.context.startswith("Bunny Rule book")]


def format_section(section: Section) -> str:
    """All English words of a section, without tags."""
    texts = [text for block in section.blocks for text in list_texts(block)]
    return _TAG.sub("", " ".join(render_english(text) for text in [section.title, *texts]))


def test_ids_are_unique() -> None:
    assert len(IDS) == len(set(IDS)) > 90


def test_each_paragraph_cites_the_rules_it_explains() -> None:
    texts = list_own_texts()
    assert len({(text.context, text.source) for text in texts}) > 350
    assert [text.source for text in texts if not _CITES.match(text.comment)] == []
    cited = " ".join(text.comment for text in texts)
    assert all(f"§{number}" in cited for number in range(1, 9))


def test_paragraphs_are_short_and_have_only_tags_that_pages_show() -> None:
    for text in list_own_texts():
        assert len(text.source) <= 330, text.source
        assert all(_ALLOWED.fullmatch(tag) for tag in _TAG.findall(text.source)), text.source
        assert text.source.count("<a ") == text.source.count("</a>")


def test_links_lead_to_sections() -> None:
    links = [
        link for text in BOOK.list_texts() for link in re.findall(r"href='([^']*)'", text.source)
    ]
    assert len(links) > 50
    assert set(links) <= set(IDS)


def test_every_card_has_a_place_with_its_picture_and_its_line() -> None:
    for card in CARDS.values():
        section = BOOK.find_section(find_section(card))
        if card.kind is Kind.TERRITORY:
            assert re.search(rf"\b{card.id}\b", format_section(section))
            continue
        shown = [block for block in section.blocks if isinstance(block, CardPictures)]
        assert [card.id in block.cards for block in shown] == [True]
        assert render_english(explain_card(card)) in format_section(section)
        assert render_english(name_card(card.id)) in format_section(section)


def test_every_parchment_has_a_section_of_its_own_that_says_where_it_is_known_from() -> None:
    parchments = [card for card in CARDS.values() if card.kind is Kind.PARCHMENT]
    assert len({find_section(card) for card in parchments}) == 37
    for card in parchments:
        section = BOOK.find_section(find_section(card))
        _, line, *_, source = section.blocks
        assert section.title == name_card(card.id)
        assert line == Paragraph(explain_card(card), lead=True)
        assert isinstance(source, Paragraph)
        is_printed = judge_evidence(card.source) is Evidence.RULEBOOK
        assert ("known from the rulebook." in render_english(source.text)) == is_printed


def test_what_only_lists_have_is_marked() -> None:
    judged = {card.id: judge_evidence(card.source) for card in CARDS.values()}
    assert judged["fisher"] is judged["royal-crown"] is judged["provisions"] is Evidence.RULEBOOK
    assert judged["fisher-king"] is judged["king-of-thieves"] is Evidence.PARTLY
    assert judged["treasure-hunter"] is judged["camp-3"] is judged["city-2"] is Evidence.PARTLY
    assert judged["explorer"] is judged["A1"] is judged["farm-spice"] is Evidence.LISTS
    assert judged["matriarch"] is judged["royal-ring"] is Evidence.ONE_LIST
    assert Counter(judged[card.id] for card in CARDS.values() if card.kind is Kind.PARCHMENT) == {
        Evidence.RULEBOOK: 11,
        Evidence.PARTLY: 4,
        Evidence.LISTS: 9,
        Evidence.ONE_LIST: 13,
    }


def test_every_ruling_asks_answers_and_stands_where_it_matters() -> None:
    assert [ruling.number for ruling in BOOK.rulings] == RULINGS
    for ruling in BOOK.rulings:
        assert "?" in ruling.question.source
        assert ruling.question.comment == ruling.answer.comment == f"rules {ruling.number}"
        assert len(ruling.answer.source.split()) >= 8, ruling
    placed = {
        block.number
        for section in BOOK.list_sections()
        for block in section.blocks
        if isinstance(block, RulingBox) and not section.id.startswith("ruling/")
    }
    assert placed == set(RULINGS)


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_section(why: Why) -> None:
    assert find_section_for_reason(Reason(why)) in IDS


def test_every_phase_has_a_section() -> None:
    assert {find_section_for_phase(phase) for phase in Phase} <= set(IDS)


def list_rows(section_id: str) -> list[list[str]]:
    return [
        [render_english(entry) for entry in row if isinstance(entry, Text)]
        for block in BOOK.find_section(section_id).blocks
        if isinstance(block, Table)
        for row in block.rows
    ]


def test_numbers_of_the_box_are_those_of_the_catalogue() -> None:
    land = Counter(item.terrain for item in load_program_catalogue().territories)
    assert [row[1] for row in list_rows("box/board")] == [str(land[terrain]) for terrain in Terrain]
    kinds = Counter(card.kind for card in CARDS.values() for _ in range(card.copies))
    words = format_section(BOOK.find_section("box/cards"))
    for kind, count in kinds.items():
        assert re.search(rf"\b{count} \w", words), kind
    for edge in load_program_catalogue().lava:
        assert f"{edge.first} and {edge.second}" in format_section(BOOK.find_section("box/lava"))
    assert all(
        str(resource) in format_section(BOOK.find_section("box/resources"))[:400]
        for resource in ("wood", "fish", "carrots")
    )
    assert len(Resource) == 10


VALUES = {
    "towers": {"strength": 3, "wealth": 2, "points": 6},
    "fiefs": {"fiefs": 2},
    "harvest": {"strength": 3, "wealth": 2, "points": 6},
    "growing": {"before": 1, "now": 6},
    "lava": {"fiefs": 2},
    "same-twice": {"wealth": 1, "points": 1},
    "carpenter": {"wood": 3, "points": 3},
    "panpan": {"points": 4},
    "little-prince": {"first": 4, "second": 2, "points": 2},
}
"""The values of each example, counted by hand."""

EXAMPLES = {example.id: example for example in BOOK.list_examples()}


@pytest.mark.parametrize("name", VALUES)
def test_an_example_gives_what_was_counted_by_hand(name: str) -> None:
    played = play_example(EXAMPLES[name])
    assert {key: ask(played) for key, ask in EXAMPLES[name].values} == VALUES[name]
    assert "{" not in render_english(make_caption(EXAMPLES[name], played))


def test_every_example_is_counted_and_shown() -> None:
    files = {path.stem for path in (ROOT / "resources/games/bunny_kingdom/rulebook").glob("*.json")}
    assert set(EXAMPLES) == set(VALUES) == files


def test_captions_have_no_number_that_the_rules_did_not_give() -> None:
    for example in EXAMPLES.values():
        source = re.sub(r"\{\w+\}|\b[A-J]\d+\b|strength 2", "", example.caption.source)
        assert not re.search(r"\d", source), source


def test_a_picture_has_the_facts_of_its_territories() -> None:
    example = EXAMPLES["harvest"]
    mini_map = make_mini_map(play_example(example).after, example.view)
    assert [len(row) for row in mini_map.rows] == [4, 4]
    cells = {cell.at: cell for cell in mini_map.cells}
    assert cells["D3"].strength == 1
    assert cells["D3"].building is None
    assert (cells["E4"].strength, cells["E4"].building) == (2, "city-2")
    assert cells["E5"].produces == (Resource.WOOD,)
    assert cells["D4"].terrain is Terrain.FIELD
    assert cells["D6"].owner is Seat.PINK
    assert [at for at, cell in cells.items() if cell.is_counted] == ["D3", "D4", "E4", "E5"]
    assert mini_map.lava == (("D5", "D6"),)
    (fief,) = mini_map.fiefs
    assert (fief.owner, fief.strength, fief.wealth, fief.points) == (Seat.YELLOW, 3, 2, 6)
    described = render_english(describe_map(mini_map))
    assert "E4, plains, City 2, Yellow, fief of 4, 3 times 2" in described
    assert "E6, city, Pink, fief of 2, 1 times 0" in described


def test_a_picture_has_both_ends_of_a_sky_tower() -> None:
    example = EXAMPLES["towers"]
    mini_map = make_mini_map(play_example(example).after, example.view)
    assert mini_map.sky_towers == (("sky-tower-blue", "E4", "E7"),)
    assert {at for at, *_ in mini_map.cells if at in mini_map.fiefs[0].cells} == set(
        mini_map.fiefs[0].cells
    )


# -- other languages ------------------------------------------------------------------------------

_MARKUP = re.compile(r"<[^<>]*>|\{\w+\}")


def read_messages(language: str) -> list[Message]:
    """Files with texts for players; errors in files use the words of the files."""
    known = read_committed(language).items()
    return [
        message
        for (context, _, _), message in known
        if context.startswith("Bunny") and context != "Bunny faults"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_its_links_and_placeholders(language: str) -> None:
    known = read_committed(language)
    for text in list_own_texts():
        message = known[text.context, text.source, text.comment]
        assert message.finished
        (form,) = message.forms
        assert sorted(_MARKUP.findall(form)) == sorted(_MARKUP.findall(text.source)), form


#: The stem in each language for terms of the glossary.
STEMS = {
    "pl": {
        "fief": "księstw",
        "parchment": "pergamin",
        "territor(y|ies)": "terytori|twoich? |góry|ziemi",
        "camps?": "ob[óo]z",
        "sky tower": "podniebn",
        "trading post": "faktori",
        "rabbits?": "królik",
        "luxury": "luksusow",
        "treasure": "skarb|Krulich",
        "mission": "misj",
        "parchments?": "pergamin",
    },
    "sk": {
        "fief": "panst",
        "territor(y|ies)": "územ|zem|terén",
        "camps?": "tábor",
        "sky tower": "vež",
        "trading post": "obchodn",
        "rabbits?": "králi",
        "luxury": "luxusn",
        "treasure": "poklad",
        "mission": "úloh",
        "parchments?": "pergamen",
    },
    "de": {
        "fief": "Lehen",
        "territor(y|ies)": "[Gg]ebiet|Land",
        "camps?": "[Ll]ager",
        "sky tower": "Riesent|T[uü]rm",
        "trading post": "Handelsposten",
        "rabbits?": "Hase",
        "luxury": "Luxus",
        "treasure": "[Ss]ch[aä]tz",
        "mission": "Auftr[aä]g",
        "parchments?": "Schriftrolle",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_to_the_terms_of_the_glossary(language: str) -> None:
    faults = [
        (english_word, message.source, form)
        for message in read_messages(language)
        for english_word, stem in STEMS[language].items()
        if re.search(rf"\b{english_word}\b", _MARKUP.sub("", message.source), re.IGNORECASE)
        for form in message.forms
        if not re.search(stem, form, re.IGNORECASE)
    ]
    assert faults == []


def test_the_terms_of_the_glossary_are_explained() -> None:
    with (Path(__file__).parents[1] / "glossary.csv").open(encoding="utf-8", newline="") as file:
        terms = {row["en"].split(";")[0] for row in csv.DictReader(file)}
    explained = [row[0] for row in list_rows("terms/list")]
    assert explained == sorted(explained, key=lambda word: word.lower().removeprefix("to "))
    odd = {"lord", "city", "points"}  # the glossary says "lord (player)" and the like
    assert {word for word in explained if word not in terms} <= odd


def test_the_book_is_free_of_qt_and_pydantic() -> None:
    code = (
        "import sys; import twoheirs_qt.games.bunny_kingdom.prose.rule_book; "
        "print([name for name in sys.modules if 'PySide6' in name or 'pydantic' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_no_example_is_missing_from_the_sections() -> None:
    shown = [b.id for s in BOOK.list_sections() for b in s.blocks if isinstance(b, Example)]
    assert len(shown) == len(set(shown)) == len(VALUES)


# -- search ---------------------------------------------------------------------------------------


@pytest.fixture
def index_of(languages: Languages) -> Callable[[str], Index]:
    """The index of the book in a language."""

    def make(language: str) -> Index:
        languages.choose(language)
        entries = [
            Entry(localize(section.title), tuple(_format_plain(block) for block in section.blocks))
            for section in BOOK.list_sections()
        ]
        return Index(entries, language, folder=FOLDER)

    return make


FOLDER = "games/bunny_kingdom/search"


def _format_plain(block: Block) -> str:
    if isinstance(block, RulingBox):
        ruling = BOOK.find_ruling(block.number)
        texts: tuple[Text, ...] = (ruling.title, ruling.question, ruling.answer)
    else:
        texts = list_texts(block)
    return _TAG.sub("", " ".join(localize(text) for text in texts))


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_every_group_of_synonyms_leads_into_the_book(
    index_of: Callable[[str], Index], language: str
) -> None:
    index = index_of(language)
    known = load_language(language, FOLDER).words_with_synonyms
    assert len(known) > 80
    assert [word for word in sorted(known) if not index.find(word)] == []


@pytest.mark.parametrize(
    ("language", "query", "section"),
    [
        ("en", "realm", "harvest/fief"),
        ("en", "who goes first", "ruling/B4"),
        ("en", "E4", "card/territory"),
        ("pl", "tuptus", "card/panpan-the-barbarian"),
        ("pl", "remis", "ruling/B30"),
        ("sk", "remíza", "ruling/B30"),
        ("sk", "zvitok", "terms/list"),
        ("de", "Pergament", "end/parchments"),
        ("de", "Gleichstand", "ruling/B30"),
    ],
)
def test_words_of_players_find_the_section(
    index_of: Callable[[str], Index], language: str, query: str, section: str
) -> None:
    found = [IDS[hit.entry] for hit in index_of(language).find(query)]
    assert section in found[:6], found[:6]
