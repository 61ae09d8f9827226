"""Lessons judge an action as the rules do: legal or not, and part of the step or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from tests.games.two_heirs.tutorial.test_window import go_to_task, read_line, read_trouble
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.rules import (
    NEIGHBOUR_CELLS,
    Action,
    Build,
    Deploy,
    EndTurn,
    Expand,
    Heir,
    Move,
    State,
    Take,
    Withdraw,
    list_legal_actions,
    why_not,
)
from twoheirs_qt.games.two_heirs.things.heirs import HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import ReserveTroop
from twoheirs_qt.games.two_heirs.tutorial.course import LESSONS
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.tutorial import texts as tutorial_texts

WHITE = Heir.WHITE
lessons = pytest.mark.parametrize("lesson_id", [lesson.id for lesson in LESSONS])


def play_lesson(window: TutorialWindow, lesson_id: str) -> Iterator[State]:
    """Goes through a lesson, as the program itself does what is wanted."""
    window.begin(lesson_id)
    while window.session.step is not None:
        yield window.session.state
        if not window.session.go_forward():
            window.do_task()


def list_attempts(state: State) -> Iterator[tuple[Action, Thing]]:
    """Everything that could be tried on the table, legal or not."""
    for slot, tile in enumerate(state.slots):
        if tile is not None:
            yield Take(slot), ReservePlace(slot)
    cells = {near for cell in state.landscape for near in (cell, *NEIGHBOUR_CELLS[cell])}
    for tile in state.hands[WHITE]:
        for cell in cells:
            yield Build(tile.id, cell), LandCell(cell)
            yield Expand(tile.id, cell), LandCell(cell)
    for troop in state.troops[WHITE]:
        for cell in state.landscape:
            if troop.at is None:
                yield Deploy(cell), LandCell(cell)
            elif cell in NEIGHBOUR_CELLS[troop.at]:
                yield Move(troop.at, cell), LandCell(cell)
        if troop.at is not None:
            yield Withdraw(troop.at), ReserveArea()
    yield EndTurn(), HeirArea(WHITE)


@lessons
def test_no_legal_act_is_called_illegal_and_no_illegal_one_allowed(
    window: TutorialWindow, lesson_id: str
) -> None:
    allowed = localize(tutorial_texts.LEGAL)
    for state in play_lesson(window, lesson_id):
        step = window.session.step
        assert step is not None
        for action, target in list_attempts(state):
            names = window.session.names
            against = why_not(state, action)
            reasons = [localize(describe_reason(item, state.catalogue, names)) for item in against]
            if not reasons and window.session.is_wanted(action):
                continue
            window.panel.show_trouble("")
            window.table.controller.play(action, target)
            assert window.session.state is state
            bubble, complaint = (
                simplify(window.table.table_scene.bubble.words),
                simplify(read_trouble(window)),
            )
            if reasons:
                assert allowed not in bubble + complaint, action
                assert all(simplify(reason) in bubble for reason in reasons), (action, bubble)
                if step.task is not None:
                    assert all(simplify(reason) in complaint for reason in reasons), (
                        action,
                        complaint,
                    )
                    assert simplify(localize(step.task.stray)).rstrip(".") in complaint
            elif step.task is None:
                assert complaint == simplify(localize(tutorial_texts.READ_ON))
            else:
                assert complaint == simplify(f"{allowed} {localize(step.task.stray)}"), action
                assert complaint in bubble


def list_pickable(state: State) -> Iterator[Thing]:
    """Everything of White's that can be picked up."""
    yield from (ReservePlace(slot) for slot in range(len(state.slots)))
    yield from (HandTile(WHITE, tile.id) for tile in state.hands[WHITE])
    for index, troop in enumerate(state.troops[WHITE]):
        yield ReserveTroop(WHITE, index) if troop.at is None else LandCell(troop.at)


STUCK = (
    texts.HINT_TROOP_STUCK,
    texts.HINT_RETINUE_STUCK,
    texts.HINT_CANNOT_DEPLOY,
    texts.HINT_NO_CELL,
    texts.HINT_CANNOT_BUILD,
)
"""They say that the rules let it go nowhere."""


def contains(text: Text, words: str) -> bool:
    """Whether `words` are the text with something in its slots."""
    parts = localize(text).replace("{tile}", "|").replace("{reasons}", "|").split("|")
    return all(simplify(part).strip() in words for part in parts)


@lessons
def test_the_line_tells_what_is_not_part_of_a_step_from_what_is_not_legal(
    window: TutorialWindow, lesson_id: str
) -> None:
    controller, hints = window.table.controller, set[str]()
    for state in play_lesson(window, lesson_id):
        if window.session.is_over:
            continue
        legal = list_legal_actions(state)
        for target in list_pickable(state):
            if not controller.pick(target):
                continue
            for _side in range(2 if isinstance(target, HandTile) else 1):
                QCoreApplication.processEvents()
                words = simplify(read_line(window))
                hints.add(words)
                places = [LandCell(cell) for cell in {*state.landscape, *list_neighbours(state)}]
                acts = [controller.find_action(place) for place in places]
                acts += [controller.find_action(ReserveArea())]
                if isinstance(target, ReservePlace):
                    acts = [Take(target.slot)]
                may = [act for act in acts if act is not None and act in legal]
                meant = [act for act in may if window.session.is_wanted(act)]
                goes = [act for act in may if not isinstance(act, Withdraw)]
                if any(contains(text, words) for text in STUCK):
                    assert not goes, words
                elif "Not part of this step" in words or "turn it over for this step" in words:
                    assert may, words
                    assert not meant, words
                else:
                    assert meant, words
                    assert ("lit" in words) is any(
                        not isinstance(a, Withdraw | Take) for a in meant
                    )
                    if "withdraw" in words:
                        assert any(isinstance(act, Withdraw) for act in meant)
                if isinstance(target, HandTile):
                    controller.turn_over()
            controller.cancel()
    assert any("Not part of this step" in words for words in hints) or lesson_id == "take"


def list_neighbours(state: State) -> Iterator[tuple[int, int]]:
    for cell in state.landscape:
        yield from NEIGHBOUR_CELLS[cell]


def test_a_troop_that_is_only_to_withdraw_is_not_asked_to_march(window: TutorialWindow) -> None:
    window.begin("troops")
    window.table.controller.pick(LandCell((1, 0)))
    assert read_line(window) == localize(texts.HINT_WITHDRAW)
    window.table.controller.cancel()
    window.table.controller.pick(LandCell((0, 0)))
    assert read_line(window) == localize(texts.HINT_NOT_IN_STEP)
    window.table.controller.drop(ReserveArea())  # the retinue, to the royal reserve
    assert "The retinue never leaves the landscape" in simplify(read_trouble(window))
    assert localize(tutorial_texts.LEGAL) not in read_trouble(window)


def test_in_the_lesson_on_discounts_the_true_reason_is_shown(window: TutorialWindow) -> None:
    window.begin("expand")
    cell = (1, 1)
    window.table.controller.pick(HandTile(WHITE, "cathedral-wheat"))
    assert "nowhere to build it now" in read_line(window)
    window.table.controller.drop(LandCell(cell))
    reasons = why_not(window.session.state, Build("cathedral-wheat", cell))
    assert reasons
    for reason in reasons:
        assert localize(describe_reason(reason, window.session.state.catalogue)) in read_trouble(
            window
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_that_says_what_is_meant_stands_once(
    open_window: Callable[[], TutorialWindow], languages: Languages, language: str
) -> None:
    languages.choose(language)
    window = open_window()
    go_to_task(window, "take")
    window.end_turn.trigger()
    (reason,) = why_not(window.session.state, EndTurn())
    assert read_trouble(window) == localize(describe_reason(reason, window.session.state.catalogue))
