"""Every refusal says why, in words."""

from __future__ import annotations

from random import Random

import pytest

from tests.box import box
from tests.games.two_heirs.words.samples import REASONS
from tests.play import random_game
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    EndTurn,
    Expand,
    Heir,
    Move,
    Reason,
    Take,
    Why,
    Withdraw,
    why_not,
)
from twoheirs_qt.games.two_heirs.words.reasons import reason_text, reasons_text
from twoheirs_qt.tabletop.text.text import render_english


def to_english(why: Why, **facts: object) -> str:
    return render_english(reason_text(Reason(why, **facts), box()))  # type: ignore[arg-type]


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = {why: to_english(why, amount=2, heir=Heir.BLUE, missing=(1, 0, 0)) for why in Why}
    assert len(set(sentences.values())) == len(Why)


@pytest.mark.parametrize("reason", REASONS)
def test_a_sentence_is_complete_and_short(reason: Reason) -> None:
    sentence = render_english(reason_text(reason, box()))
    assert not sentence[0].islower()
    assert not sentence.endswith(".")
    assert "%n" not in sentence
    assert "{" not in sentence or reason.why is Why.UNKNOWN_TILE
    assert len(sentence) < 90


def test_what_is_missing_is_counted() -> None:
    assert to_english(Why.MISSING_RESOURCES, missing=(0, 0, 1)) == "Missing 1 stone"
    assert to_english(Why.MISSING_RESOURCES, missing=(2, 1, 0)) == "Missing 2 wood and 1 wheat"
    assert (
        to_english(Why.MISSING_RESOURCES, missing=(1, 1, 1), amount=2)
        == "Missing 1 wood, 1 wheat and 1 stone; 2 discounts don't cover that"
    )
    assert to_english(Why.MISSING_RESOURCES, missing=(2, 0, 0), amount=1) == (
        "Missing 2 wood; 1 discount doesn't cover that"
    )


def test_numbers_agree() -> None:
    assert to_english(Why.OUT_OF_REACH, amount=1) == "1 tile beyond your reach"
    assert to_english(Why.DISCARD_COUNT, amount=1) == "Exactly 1 tile must be discarded"
    assert to_english(Why.DISCARD_COUNT, amount=2) == "Exactly 2 tiles must be discarded"
    assert to_english(Why.DISCARD_COUNT).startswith("No tile may be discarded")


def test_a_troop_in_the_way_is_its_players() -> None:
    reason = Reason(Why.TROOP_IN_THE_WAY, cell=(0, 0), heir=Heir.BLUE)
    assert (
        render_english(reason_text(reason, box(), ("", "Zoë")))
        == "A troop already stands here (Zoë)"
    )


def test_several_reasons_are_one_text() -> None:
    reasons = (Reason(Why.NO_TILE_THERE), Reason(Why.NOT_ADJACENT))
    first, second = (render_english(reason_text(reason, box())) for reason in reasons)
    assert render_english(reasons_text(reasons, box())) == f"{first}. {second}."


def test_of_very_many_reasons_the_first_are_given() -> None:
    tiles = list(box().tiles)
    reasons = tuple(Reason(Why.NOT_IN_HAND, tile=tile) for tile in tiles)
    sentences = render_english(reasons_text(reasons, box())).split(". ")
    assert sentences[:4] == [render_english(reason_text(reason, box())) for reason in reasons[:4]]
    assert sentences[4:] == ["…"]
    assert len(render_english(reasons_text(reasons[:4], box())).split(". ")) == 4


def test_every_refusal_of_a_random_game_has_a_sentence() -> None:
    """No refusal lacks what its sentence needs, whatever is tried."""
    random = Random(11)
    whys: set[Why] = set()
    for seed in (1, 2):
        for state, _ in random_game(box(), seed):
            x, y = random.choice(list(state.landscape))
            at = (x + random.randint(-1, 1), y + random.randint(-1, 1))
            tile = random.choice([*box().tiles, "none"])
            held = [tile.id for tile in state.hands[state.active]]
            tries: list[Action] = [
                Take(random.randint(-1, 7)),
                Build(random.choice([*held, tile]), at),
                Expand(tile, at),
                Move((x, y), at),
                Deploy(at),
                Withdraw((x, y)),
                BreakCamp((x, y)),
                EndTurn((tile,)),
            ]
            for action in tries:
                for reason in why_not(state, action):
                    whys.add(reason.why)
                    assert "{" not in render_english(reason_text(reason, box()))
    assert len(whys) > 15
