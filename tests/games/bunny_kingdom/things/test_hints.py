"""Hints of Bunny Kingdom: what choices would bring, equal to what then happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QResource
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import deal
from tests.games.bunny_kingdom.table.table_game import lay_table
from twoheirs_qt.games.bunny_kingdom.play.forecasts import forecast_card
from twoheirs_qt.games.bunny_kingdom.prose.course import LESSONS
from twoheirs_qt.games.bunny_kingdom.rules.state import View
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.games.bunny_kingdom.things.hints import find_passing_hint, list_hints
from twoheirs_qt.games.bunny_kingdom.things.lords import find_receiver
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.tutorial.lesson import LessonGame
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.text.text import render_english


@pytest.fixture(autouse=True)
def pictures(qapp: QApplication) -> None:
    assert QResource.registerResource(str(data.find_path("resources.rcc")))


def make_snapshot(lesson_id: str) -> Snapshot:
    """The snapshot at the beginning of a lesson."""
    game = LessonGame()
    game.begin(next(lesson for lesson in LESSONS if lesson.id == lesson_id))
    legal = tuple(game.list_legal_actions())
    return Snapshot(game.view, game.names, game.people, legal)


def test_the_best_card_comes_first_and_says_what_it_brings() -> None:
    hints = list_hints(make_snapshot("fief"))
    assert [render_english(hint.text) for hint in hints][:2] == [
        "C3: +1 in every harvest.",
        "C4: +1 in every harvest.",
    ]


def test_a_parchment_counts_once_at_the_end() -> None:
    texts = [render_english(hint.text) for hint in list_hints(make_snapshot("draft"))]
    assert "Fisher: +2 at the end of the game." in texts


def test_buildings_are_named_with_their_best_place() -> None:
    texts = [render_english(hint.text) for hint in list_hints(make_snapshot("build"))]
    assert texts[0].startswith("City 2 on ")


def test_a_trading_post_and_a_copy_are_judged() -> None:
    assert (
        render_english(list_hints(make_snapshot("harvest"))[0].text) == "fish: +2 in every harvest."
    )
    assert render_english(list_hints(make_snapshot("parchments"))[0].text).startswith(
        "Fisher: +7 at the end"
    )


def test_what_is_passed_on_is_judged_for_who_gets_it() -> None:
    snapshot = make_snapshot("fief")
    text = find_passing_hint(snapshot)
    assert text is not None
    assert render_english(text).startswith("Black gets the rest")
    assert find_receiver(snapshot) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_is_shown_beside_the_best_card(qtbot: QtBot, players: int) -> None:
    session, table, _ = lay_table(qtbot, deal(players, 2), [0])
    table.controller.show_hint()
    note = " ".join(table.scene.note)
    assert "gets the rest" in note
    view: View = session.view
    hand = table.controller.snapshot.hand
    for hint in list_hints(table.controller.snapshot):
        assert isinstance(hint.thing, HandCard)
        forecast = forecast_card(view, hand[hint.thing.index])
        if forecast is not None and forecast.own is not None and forecast.own.points > 0:
            assert f"+{forecast.own.points} in every harvest" in render_english(hint.text)
