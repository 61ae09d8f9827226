"""Options, as a table asks for them, are the same as the rules say."""

from __future__ import annotations

from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.play.options import Options
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Catalogue,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Heir,
    Move,
    NewGame,
    Reason,
    State,
    Take,
    Why,
    Withdraw,
    create_game,
    list_legal_actions,
)


def collect_actions(options: Options, state: State) -> set[Action]:
    """All actions that the answers for single things add up to, but for the end of a turn."""
    results: set[Action] = {Take(slot) for slot in options.takeable_slots}
    for tile in state.hands[state.active]:
        results |= {Build(tile.id, cell) for cell in options.list_build_cells(tile.id)}
        results |= {Expand(tile.id, cell) for cell in options.list_expand_cells(tile.id)}
    results |= {Deploy(cell) for cell in options.list_destinations(None)}
    for heir in Heir:
        for troop in state.troops[heir]:
            if troop.at is not None:
                results |= {Move(troop.at, cell) for cell in options.list_destinations(troop.at)}
                if options.can(Withdraw(troop.at)):
                    results.add(Withdraw(troop.at))
    results |= {BreakCamp(cell) for cell in state.landscape if options.can(BreakCamp(cell))}
    results |= {Destroy(cell) for cell in options.list_siege_cells()}
    return results


def test_what_is_lit_is_what_is_legal(catalogue: Catalogue) -> None:
    kinds: set[type] = set()
    for seed in range(30):
        for state, _ in play_random_game(catalogue, seed):
            options = Options(state)
            legal = {
                action for action in list_legal_actions(state) if not isinstance(action, EndTurn)
            }
            kinds |= {type(action) for action in legal}
            assert collect_actions(options, state) == legal
            assert {
                action for action in options.legal_actions if not isinstance(action, EndTurn)
            } == legal
    assert kinds >= {Take, Build, Expand, Move, Deploy, Withdraw, BreakCamp}


def test_a_preview_of_what_cannot_be_done_tells_why_and_what_is_short(
    catalogue: Catalogue,
) -> None:
    seen = 0
    for state, _ in play_random_game(catalogue, 6):
        for tile in state.hands[state.active]:
            preview = Options(state).preview(Build(tile.id, (0, 0)))
            assert Why.CELL_TAKEN in {reason.why for reason in preview.reasons}
            assert preview.after == preview.before
            assert preview.payment is not None
            missing = any(reason.why is Why.MISSING_RESOURCES for reason in preview.reasons)
            assert (sum(preview.payment.missing_resources) > 0) is missing
            seen += missing
    assert seen > 5
    unknown = Options(state).preview(Build("no-such-tile", (0, 0)))
    assert unknown.payment is None
    assert unknown.reasons


def test_answers_are_worked_out_once(catalogue: Catalogue) -> None:
    state = create_game(catalogue, NewGame(seed=1))
    options = Options(state)
    action = Move((0, 0), (1, 1))
    assert options.preview(action) is options.preview(action)
    assert options.list_destinations((0, 0)) is options.list_destinations((0, 0))
    assert options.legal_actions is options.legal_actions


def test_a_closed_game_offers_nothing(catalogue: Catalogue) -> None:
    for state, action in play_random_game(catalogue, 2):
        if state.siege or isinstance(action, BreakCamp):
            break
    options = Options(state, Reason(Why.GAME_OVER))
    assert collect_actions(options, state) == set()
    assert options.legal_actions == ()
    assert options.why_not(action)[0].why is Why.GAME_OVER
    assert not options.can(action)
    assert options.preview(action).after == options.preview(action).before


def test_the_surplus_is_what_must_go(catalogue: Catalogue) -> None:
    seen = set()
    for state, action in (step for seed in range(20) for step in play_random_game(catalogue, seed)):
        surplus = Options(state).surplus
        assert surplus == max(0, len(state.hands[state.active]) - 3)
        if isinstance(action, EndTurn):
            assert len(action.discard) == surplus
            seen.add(surplus)
    assert seen >= {0, 1}
