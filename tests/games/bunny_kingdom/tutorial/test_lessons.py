"""The tutorial of Bunny Kingdom against the rules, without a window."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.translations.catalogues import LANGUAGES, read_committed
from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.prose.course import COURSE, LESSONS, find_start
from twoheirs_qt.games.bunny_kingdom.prose.lessons import BeforeYou, Gesture, InHand, OnTerritory
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.prose.rule_book import BOOK
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.tabletop.prose.course_model import Lesson, Step
from twoheirs_qt.tabletop.text.text import render_english

GAME = BunnyKingdom()
MAX_WORDS = 1400
BY_ID = {lesson.id: lesson for lesson in LESSONS}
lessons = pytest.mark.parametrize("lesson_id", BY_ID)


def take(lesson: Lesson) -> Iterator[tuple[Step, PlayedActions]]:
    """Go through a lesson: each step as it is met, and its task done."""
    start = find_start(lesson.id)
    played = PlayedActions(start, start)
    for step in lesson.steps:
        yield step, played
        if step.task is not None:
            before = played.after
            assert isinstance(before, State)
            (action,) = [
                a for a in GAME.list_legal_actions(before, "yellow") if step.task.is_done_by(a)
            ]
            after = before
            for each in (action, *step.task.replies):
                assert GAME.why_not(after, each) == ()
                after, _ = GAME.apply(after, each)
            played = PlayedActions(before, after)


def format_step(step: Step, played: PlayedActions) -> str:
    values = {name: ask(played) for name, ask in step.values}
    return re.sub(
        "<[^<>]*>", "", " ".join(render_english(text.fill(**values)) for text in step.texts)
    )


def test_five_lessons_teach_the_game_in_order() -> None:
    assert list(BY_ID) == ["fief", "draft", "build", "harvest", "parchments"]


@lessons
def test_each_task_has_one_answer_and_leads_to_the_next_step(lesson_id: str) -> None:
    tasks = 0
    for step, played in take(BY_ID[lesson_id]):
        assert "{" not in format_step(step, played)
        tasks += step.task is not None
    assert tasks >= 1
    assert BOOK.find_section(BY_ID[lesson_id].section)


@lessons
def test_what_is_lit_is_there(lesson_id: str) -> None:
    for step, played in take(BY_ID[lesson_id]):
        state = played.after
        assert isinstance(state, State)
        names = state.table.catalogue.list_ids
        for spot in step.spots:
            match spot:
                case OnTerritory(at):
                    assert at in TERRITORY_INDEXES
                case InHand(card):
                    assert card in names(state.hands[0])
                case BeforeYou(card):
                    assert card in names(state.table.kept[0] + state.parchments[0])
                case _:
                    pass


@lessons
def test_another_action_is_legal_but_not_wanted(lesson_id: str) -> None:
    """So every task needs its word for who strays."""
    for step, played in take(BY_ID[lesson_id]):
        if step.task is not None:
            state = played.after
            assert isinstance(state, State)
            others = [
                a for a in GAME.list_legal_actions(state, "yellow") if not step.task.is_done_by(a)
            ]
            assert others
            assert render_english(step.task.stray).endswith(".")


def format_lesson(lesson_id: str) -> str:
    return " ".join(format_step(step, played) for step, played in take(BY_ID[lesson_id]))


def test_numbers_are_those_of_the_rules() -> None:
    assert "Points now: 1." in format_lesson("fief")
    assert "Strength 2, wealth 2, so the points are: 4." in format_lesson("fief")
    assert "already give you fish: 4." in format_lesson("draft")
    assert "Now they bring 4 and 2." in format_lesson("build")
    assert "brings far more. Points: 12." in format_lesson("build")
    assert "strength 2 times wealth 3 is 6." in format_lesson("harvest")
    assert "You have 40 points in all, Pink has 31. You win" in format_lesson("parchments")


def test_the_last_lesson_ends_the_game_with_a_victory() -> None:
    *_, (_, played) = take(BY_ID["parchments"])
    assert played.after.table.phase is Phase.OVER
    assert GAME.calculate_result(played.after).winners == ("yellow",)
    last = [column[-1] for column in played.after.table.harvests]
    assert last == [8, 8]  # as the fiefs on the map yield


def test_it_keeps_to_its_words() -> None:
    assert sum(len(render_english(text).split()) for text in COURSE.list_texts()) <= MAX_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_with_its_tags_and_placeholders(language: str) -> None:
    markup = re.compile(r"<[^<>]*>|\{\w+\}")
    known = read_committed(language)
    for text in COURSE.list_texts():
        message = known[text.context, text.source, text.comment]
        assert message.finished
        assert sorted(markup.findall(message.forms[0])) == sorted(markup.findall(text.source))


def test_every_way_of_a_task_is_described() -> None:
    used = {step.task.way for lesson in LESSONS for step in lesson.steps if step.task is not None}
    assert used == set(Gesture)
    for ways in (COURSE.mouse, COURSE.keys, COURSE.outline):
        assert set(ways) == set(Gesture)
