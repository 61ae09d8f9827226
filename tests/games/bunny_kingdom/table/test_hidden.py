"""Nothing hidden is read, written or shown: another hand, picks, parchments, reserves, the deck.

All surfaces for eyes and ears are compared between games that differ only in what is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QResource
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import deal, play_game_by_chance
from tests.games.bunny_kingdom.table.surfaces import list_texts
from tests.long_run import LONG_RUN
from twoheirs_qt.games.bunny_kingdom.play.chronicle import BunnyChronicle, list_entries
from twoheirs_qt.games.bunny_kingdom.rules.events import ParchmentsRevealed, Played
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.unseen import guess, make_view
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.table.running_game import RunningGame
from twoheirs_qt.games.bunny_kingdom.table.table import BunnyTable
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.games.registry import BUNNY, make_games
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.outline.page import OutlinePage
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, TakeBackRule
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import make_untranslated_text, render_english
from twoheirs_qt.tabletop.window.settings import Settings

GAMES = make_games()
NAMES = ("Ada", "Berta", "Casimir", "Dora")
_GAMES = 40 if LONG_RUN else 1


class Screen:
    """A game from a position on, its table, outline and chronicle, with a screen reader."""

    def __init__(self, folder: Path, state: State, people: frozenset[int]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.session = session = GameSession(
            GameModel(render_english), GameStore(folder / "games"), GAMES
        )
        places = range(len(state.table.seats))
        players = tuple(["human" if n in people else "computer" for n in places])
        levels = tuple(["" if n in people else "greedy" for n in places])
        settings = GameSettings(NAMES[: len(players)], players, TakeBackRule.FREE, levels)
        session.begin_at(GAMES.find(BUNNY), state, settings, Origin(None))
        chronicle = BunnyChronicle(session)
        self.table = table = BunnyTable(
            RunningGame(session), duration_factor=0.0, chronicle=chronicle.model
        )
        chronicle.setParent(table)
        self.chronicle = chronicle.model
        options = Settings(folder / "settings.ini")
        options.outline_shown = True
        self.switch = BunnyOutlineSwitch(
            table.container, table.view, session, chronicle.model, options, table
        )
        table.resize(1280, 694)
        table.show()
        self.switch.arrange()

    @property
    def page(self) -> OutlinePage:
        assert self.switch.page is not None
        return self.switch.page

    def list_texts(self) -> list[str]:
        """Everything that eyes or ears can come to, surface by surface."""
        return list_texts(self.table, self.table, self.page, self.chronicle)


Open = Callable[[State, frozenset[int]], Screen]


@pytest.fixture
def open_screen(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    QAccessible.setActive(True)
    screens: list[Screen] = []

    def make(state: State, people: frozenset[int]) -> Screen:
        screens.append(Screen(tmp_path / str(len(screens)), state, people))
        qtbot.addWidget(screens[-1].table)
        return screens[-1]

    yield make
    for screen in screens:
        screen.session.store.flush()
    QAccessible.setActive(False)


def change_hidden(state: State, people: frozenset[int], seed: int) -> State:
    """A state that differs in all that somebody here may not see; with one person, not in theirs.

    With several, all of what is hidden from anybody differs.
    """
    place = min(people)
    other = guess(make_view(state, place), seed)
    if len(people) > 1:
        other = guess(make_view(other, max(people)), seed + 1)
    return other


@pytest.mark.parametrize("seed", range(_GAMES))
@pytest.mark.parametrize(
    ("players", "people"), [(2, {0, 1}), (2, {1}), (3, {0}), (3, {0, 2}), (4, {0, 1, 2, 3})]
)
def test_all_surfaces_of_games_that_differ_in_hidden_things_are_equal(
    open_screen: Open, players: int, people: set[int], seed: int
) -> None:
    states, _, _ = play_game_by_chance(players, seed)
    seated = frozenset(people)
    rng = random.Random(seed)
    before = [state for state in states if state.table.phase not in (Phase.COPY, Phase.OVER)]
    hidden = 0
    for state in rng.sample(before, 2):
        other = change_hidden(state, seated, seed)
        hidden += other != state
        assert open_screen(state, seated).list_texts() == open_screen(other, seated).list_texts()
    assert hidden, "nothing was hidden: the test compares nothing"


@pytest.mark.parametrize("seed", range(_GAMES))
def test_a_hand_that_was_looked_at_leaves_nothing_behind(open_screen: Open, seed: int) -> None:
    """The curtain falls: a table at which Ada has picked is like one where nobody has looked."""
    people = frozenset((0, 1, 2))
    screen = open_screen(deal(3, seed), people)
    controller, session = screen.table.controller, screen.session
    controller.uncover()
    hand = controller.snapshot.catalogue.list_ids(controller.snapshot.hand)
    card = localize(name_card(hand[0]))
    assert any(card in text for text in screen.list_texts()), "its owner reads it"
    for index in (0, 5):
        controller.press(HandCard(index))
        screen.list_texts()
    controller.confirm()
    assert len(session.done_commands) == 1
    assert controller.snapshot.is_covered
    fresh = open_screen(session.state, people)
    assert screen.list_texts() == fresh.list_texts()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(_GAMES))
def test_the_chronicle_names_no_hidden_parchment_before_the_end(players: int, seed: int) -> None:
    states, _, events = play_game_by_chance(players, seed)
    seats = states[0].table.seats
    names = {seat: make_untranslated_text(name) for seat, name in zip(seats, NAMES, strict=False)}
    end = next(n for n, event in enumerate(events) if isinstance(event, ParchmentsRevealed))
    for here in (seats[:1], seats[1:2], seats[:2], seats):
        entries = list_entries(events[:end], here, names)
        cards = {render_english(entry.text).rpartition(": ")[2] for entry in entries}
        hidden = {
            render_english(name_card(event.card))
            for event in events[:end]
            if isinstance(event, Played) and event.is_parchment and event.card is not None
            if len(here) > 1 or event.seat is not here[0]
        }
        assert hidden
        assert not hidden & cards
        whole = list_entries(events, here, names)
        shown = " ".join(render_english(entry.text) for entry in whole[len(entries) :])
        assert all(name in shown for name in hidden), "at the end they are written"


def test_the_chronicle_of_a_whole_game_has_every_territory_and_every_harvest(
    open_screen: Open,
) -> None:
    screen = open_screen(deal(3, 4), frozenset((0, 1, 2)))
    session, rng = screen.session, random.Random(4)
    while not session.is_over:
        session.play(rng.choice(list_legal_actions(session.state)))
    texts = [render_english(entry.text) for entry in screen.chronicle.entries]
    assert sum(text.startswith("Round ") for text in texts) == 4
    assert sum(" harvests " in text for text in texts) == 12
    assert texts[-1].startswith("The game is over: ")
