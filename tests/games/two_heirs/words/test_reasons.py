"""Every refusal says why, in words."""

from __future__ import annotations

from random import Random

import pytest

from tests.box import load_box
from tests.games.two_heirs.words.samples import REASONS
from tests.play import play_random_game
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
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason, describe_reasons
from twoheirs_qt.tabletop.text.text import render_english


def render_reason(why: Why, **facts: object) -> str:
    return render_english(describe_reason(Reason(why, **facts), load_box()))  # type: ignore[arg-type]


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = {
        why: render_reason(why, amount=2, heir=Heir.BLUE, missing=(1, 0, 0)) for why in Why
    }
    assert len(set(sentences.values())) == len(Why)


@pytest.mark.parametrize("reason", REASONS)
def test_a_sentence_is_complete_and_short(reason: Reason) -> None:
    sentence = render_english(describe_reason(reason, load_box()))
    assert not sentence[0].islower()
    assert not sentence.endswith(".")
    assert "%n" not in sentence
    assert "{" not in sentence or reason.why is Why.UNKNOWN_TILE
    assert len(sentence) < 90


def test_what_is_missing_is_counted() -> None:
    assert render_reason(Why.MISSING_RESOURCES, missing=(0, 0, 1)) == "Missing 1 stone"
    assert render_reason(Why.MISSING_RESOURCES, missing=(2, 1, 0)) == "Missing 2 wood and 1 wheat"
    assert (
        render_reason(Why.MISSING_RESOURCES, missing=(1, 1, 1), amount=2)
        == "Missing 1 wood, 1 wheat and 1 stone; 2 discounts don't cover that"
    )
    assert render_reason(Why.MISSING_RESOURCES, missing=(2, 0, 0), amount=1) == (
        "Missing 2 wood; 1 discount doesn't cover that"
    )


def test_numbers_agree() -> None:
    assert render_reason(Why.OUT_OF_REACH, amount=1) == "1 tile beyond your reach"
    assert render_reason(Why.DISCARD_COUNT, amount=1) == "Exactly 1 tile must be discarded"
    assert render_reason(Why.DISCARD_COUNT, amount=2) == "Exactly 2 tiles must be discarded"
    assert render_reason(Why.DISCARD_COUNT).startswith("No tile may be discarded")


def test_a_troop_in_the_way_is_its_players() -> None:
    reason = Reason(Why.TROOP_IN_THE_WAY, cell=(0, 0), heir=Heir.BLUE)
    assert (
        render_english(describe_reason(reason, load_box(), ("", "Zoë")))
        == "A troop already stands here (Zoë)"
    )


def test_several_reasons_are_one_text() -> None:
    reasons = (Reason(Why.NO_TILE_THERE), Reason(Why.NOT_ADJACENT))
    first, second = (render_english(describe_reason(reason, load_box())) for reason in reasons)
    assert render_english(describe_reasons(reasons, load_box())) == f"{first}. {second}."


def test_of_very_many_reasons_the_first_are_given() -> None:
    tiles = list(load_box().tiles)
    reasons = tuple(Reason(Why.NOT_IN_HAND, tile=tile) for tile in tiles)
    sentences = render_english(describe_reasons(reasons, load_box())).split(". ")
    assert sentences[:4] == [
        render_english(describe_reason(reason, load_box())) for reason in reasons[:4]
    ]
    assert sentences[4:] == ["…"]
    assert len(render_english(describe_reasons(reasons[:4], load_box())).split(". ")) == 4


def test_every_refusal_of_a_random_game_has_a_sentence() -> None:
    """No refusal lacks what its sentence needs, whatever is tried."""
    random = Random(11)
    whys: set[Why] = set()
    for seed in (1, 2):
        for state, _ in play_random_game(load_box(), seed):
            x, y = random.choice(list(state.landscape))
            at = (x + random.randint(-1, 1), y + random.randint(-1, 1))
            tile = random.choice([*load_box().tiles, "none"])
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
                    assert "{" not in render_english(describe_reason(reason, load_box()))
    assert len(whys) > 15
