"""The line of advice says what can be done, and nothing that cannot."""

from __future__ import annotations

from tests.box import load_box
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.rules import (
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    Move,
    NewGame,
    State,
    Take,
    Withdraw,
    apply,
    create_game,
    list_legal_actions,
)
from twoheirs_qt.games.two_heirs.words.advice import advise, list_open_points
from twoheirs_qt.tabletop.text.text import render_english

PHRASES = {
    Build: ("build",),
    Expand: ("expand",),
    Move: ("move a troop",),
    Deploy: ("move a troop",),
    Withdraw: ("move a troop",),
    BreakCamp: ("strike a Camp",),
    Take: ("take a tile within your reach", "take one more tile"),
    EndTurn: ("end your turn", "nothing left to do but end your turn"),
}


def start() -> State:
    return create_game(load_box(), NewGame(seed=3, first=Heir.WHITE))


def take_one(state: State) -> Take:
    return next(action for action in list_legal_actions(state) if isinstance(action, Take))


def test_a_turn_begins_with_the_take() -> None:
    assert render_english(advise(start())) == "White: take a tile within your reach."
    assert render_english(advise(start(), ("Zoë", ""))) == "Zoë: take a tile within your reach."
    assert [render_english(point) for point in list_open_points(start())] == [
        "You have not taken a tile yet."
    ]


def test_after_the_take_the_rest_is_free() -> None:
    state, _ = apply(start(), Take(1))
    line = render_english(advise(state))
    assert line.startswith("White: you may ")
    assert line.endswith(" or end your turn.")
    assert list_open_points(state) == ()


def test_discounts_are_stated_and_are_open_while_a_tile_could_use_them() -> None:
    state = start()
    for _ in range(2):
        state, _ = apply(state, take_one(state))
        state, _ = apply(state, EndTurn())
    state, _ = apply(state, take_one(state))
    first, second = (tile.id for tile in state.hands[Heir.WHITE])
    state, _ = apply(state, Expand(first, (1, 0)))
    assert render_english(advise(state)).endswith("You have 1 discount for building this turn.")
    assert [render_english(point) for point in list_open_points(state)] == [
        "You have 1 unused discount. It will be lost."
    ]
    state, _ = apply(state, Expand(second, (0, 1)))
    assert render_english(advise(state)).endswith("You have 2 discounts for building this turn.")
    assert list_open_points(state) == ()


def test_what_can_be_done_is_stated_in_every_state_of_a_game() -> None:
    """Each possible kind of action is offered, and no other."""
    kinds: set[object] = set()
    for seed in range(6):
        for state, _ in play_random_game(load_box(), seed):
            line = render_english(advise(state))
            assert "{" not in line
            possible = {type(action) for action in list_legal_actions(state)}
            if Destroy in possible:
                assert "you may destroy the " in line
                kinds.add("siege")
                continue
            options = line.split(" You have ")[0]  # the discounts are no option
            for kind, phrases in PHRASES.items():
                offered = any(phrase in options for phrase in phrases)
                same = {other for other in PHRASES if PHRASES[other] == phrases}
                assert offered == bool(possible & same), (line, kind)
            kinds.update(possible)
    assert kinds >= {*PHRASES, "siege"}


def test_open_points_are_what_ending_would_lose_or_need() -> None:
    counts = {"take": 0, "more": 0, "siege": 0, "discount": 0, "surplus": 0}
    for seed in range(8):
        for state, _ in play_random_game(load_box(), seed):
            text = " ".join(render_english(point) for point in list_open_points(state))
            takes = any(isinstance(action, Take) for action in list_legal_actions(state))
            camps = any(isinstance(action, BreakCamp) for action in list_legal_actions(state))
            use = takes or camps or bool(state.hands[state.active])
            facts = {
                "take": (takes and not state.taken, "have not taken a tile"),
                "more": (takes and state.taken, "still take one more tile"),
                "siege": (bool(state.siege), "Last chance to destroy"),
                "discount": (state.discounts > 0 and use, "will be lost"),
                "surplus": (len(state.hands[state.active]) > 3, "Too many tiles in hand"),
            }
            for name, (holds, words) in facts.items():
                assert (words in text) == holds
                counts[name] += holds
    assert all(counts.values()), counts


def test_last_turns_are_announced() -> None:
    kinds = set()
    state = start()
    for state, action in play_random_game(load_box(), 2):
        if state.turns_left is not None:
            line = render_english(advise(state))
            kinds.add(state.turns_left)
            words = {3: "one last turn", 2: "your last turn", 1: "the last turn of the game"}
            assert words[state.turns_left] in line
        last = apply(state, action)[0]
    assert kinds == {1, 2, 3}
    assert render_english(advise(last)).startswith("Game over.")
    assert list_open_points(last) == ()
