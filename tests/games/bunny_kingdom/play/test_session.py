"""A game of Bunny Kingdom without a window: played, saved, opened, taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.reading import GAME
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.bunny_kingdom.rules.actions import Draft
from twoheirs_qt.games.registry import BUNNY, TWO_HEIRS, make_games
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.running.computer_seats import ComputerPlayers
from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess
from twoheirs_qt.tabletop.saves.files import load_save
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule, summarize
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english

GAMES = make_games()


@pytest.fixture
def session(tmp_path: Path, qapp: Any) -> Iterator[GameSession]:
    made = start(tmp_path)
    yield made
    made.store.flush()


def start(folder: Path) -> GameSession:
    return GameSession(GameModel(render_english), GameStore(folder / "games"), GAMES)


def begin(
    session: GameSession, *opponents: str, take_back: TakeBackRule = TakeBackRule.FREE
) -> None:
    """Begin a game in which an empty name stands for a human."""
    players = tuple(["computer" if name else "human" for name in opponents])
    names = tuple([f"Player {place}" for place, _ in enumerate(opponents)])
    settings = GameSettings(names, players, take_back, opponents)
    session.begin_new(GAMES.find(BUNNY), {"players": len(opponents)}, 7, settings)


def play_on(session: GameSession, actions: int, chance: random.Random) -> None:
    """Do so many legal actions for the seats that are asked, or all to the end."""
    for _ in range(actions):
        legal = session.game.list_legal_actions(
            session.state, session.game.list_seats(session.state)[find_seat(session)]
        )
        if not legal:
            return
        assert session.play(chance.choice(legal))


def find_seat(session: GameSession) -> int:
    return session.seat_in_turn


def answer(session: GameSession, place: int) -> Any:
    """The action of the weakest level in a seat, chosen from what this seat sees."""
    view = session.game.make_view(session.state, session.game.list_seats(session.state)[place])
    opponent = session.game.opponents["level-1"]()
    return opponent.answer(view, Budget(states=5), Dice(1), lambda _: None, bool).actions[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_played_to_its_end_and_opened_again(
    session: GameSession, tmp_path: Path, seats: int
) -> None:
    begin(session, *[""] * seats)
    while not session.is_over:
        assert session.play(answer(session, find_seat(session)))
    assert session.turn == 4
    session.rename("A long evening")
    session.store.flush()
    path = session.store.path
    assert path is not None
    again = start(tmp_path)
    last = again.read_last()
    assert last is not None
    again.open_game(*last)
    assert again.state == session.state
    assert again.is_over
    summary = summarize(load_save(path, GAMES))
    assert (summary.game_name, summary.title, summary.turn) == (BUNNY, "A long evening", 4)
    assert summary.points == GAME.count_points(session.state)
    best = max(summary.points)
    assert all(summary.points[winner] == best for winner in summary.winners)
    assert summary.is_over
    again.store.flush()


def test_computers_choose_at_the_same_time_as_a_human(
    session: GameSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Programs play two of three seats; they are told nothing of what others have picked."""
    asked: list[tuple[Any, Any]] = []
    ask = OpponentProcess.ask

    def note(process: OpponentProcess, state: Any, budget: Budget) -> None:
        asked.append((session.state, GAME.make_view(state, GAME.list_seats_to_act(state)[0])))
        ask(process, state, budget)

    monkeypatch.setattr(OpponentProcess, "ask", note)
    begin(session, "", "level-1", "greedy")
    computers = ComputerPlayers(
        session,
        lambda name: make_command(name, GAME.opponents),
        Limits(check_interval_s=0.02),
        session,
        lambda _: Budget(states=5),
    )
    chance, steps = random.Random(3), list[Transition]()
    session.stepped.connect(steps.append)
    computers.start_turn()
    assert [view.seat for _, view in asked] == [1, 2], "both think while the human chooses"
    assert all(view.picked[0] is True for _, view in asked), "what is picked is covered"
    try:
        while len(steps) < 5:
            qtbot.waitUntil(lambda: session.seat_elsewhere is None, timeout=round(TIMEOUT_S * 1000))
            play_on(session, 1, chance)
        qtbot.waitUntil(lambda: session.seat_elsewhere is None, timeout=round(TIMEOUT_S * 1000))
    finally:
        computers.close()
    assert {command.before.state.table.active for command in session.done_commands} == {0, 1, 2}
    for state, view in asked:
        if len(GAME.list_seats_to_act(state)) > 1:
            assert all(pick in (True, None, False) for pick in view.picked)


@pytest.mark.parametrize("name", ["greedy", "level-1", "level-2", "level-4"])
def test_what_others_pick_does_not_change_what_a_computer_sees(
    session: GameSession, name: str
) -> None:
    begin(session, "", "", name)
    first = session.state
    seen = GAME.make_view(GAME.ask_seat(first, "black"), "black")
    chance = random.Random(5)
    for _ in range(3):
        play_on(session, 2, chance)
        assert find_seat(session) == 2
        assert GAME.make_view(session.state, "black") == seen
        assert session.undo()
        assert session.undo()
        assert session.state == first


def test_taking_back_stops_where_cards_were_revealed(session: GameSession) -> None:
    begin(session, "", "", take_back=TakeBackRule.UNTIL_REVEALED)
    chance = random.Random(1)
    play_on(session, 1, chance)
    assert isinstance(session.done_commands[-1].action, Draft)
    assert session.can_undo, "a pick that nobody has seen"
    assert session.undo()
    assert session.redo()
    play_on(session, 1, chance)
    assert not session.can_undo, "both have been revealed, and hands were passed"
    assert not session.undo()
    begin(session, "", "", take_back=TakeBackRule.FREE)
    play_on(session, 2, chance)
    assert session.undo()
    assert session.undo_text.startswith("Undo: ")


def test_restarting_a_turn_takes_back_what_a_seat_has_built(session: GameSession) -> None:
    begin(session, "", "")
    chance = random.Random(8)
    while session.state.table.phase != "build":
        play_on(session, 1, chance)
    builder, done = find_seat(session), session.stack.index()
    legal = GAME.list_legal_actions(session.state, GAME.list_seats(session.state)[builder])
    session.play(legal[0])
    if find_seat(session) == builder and session.can_restart_turn:
        session.restart_turn()
    assert session.stack.index() in (done, done + 1)


def test_a_game_is_undone_to_its_start_and_redone(session: GameSession, tmp_path: Path) -> None:
    begin(session, "", "", "")
    first = session.state
    play_on(session, 40, random.Random(2))
    end = session.state
    while session.undo():
        pass
    assert session.state is first
    session.store.flush()
    again = start(tmp_path)
    last = again.read_last()
    assert last is not None
    again.open_game(*last)
    while again.redo():
        pass
    assert again.state == end
    again.store.flush()


def test_giving_up_ends_a_game_and_is_taken_back(session: GameSession) -> None:
    begin(session, "", "", "")
    refused: list[tuple[Any, Any]] = []
    session.refused.connect(lambda action, reasons: refused.append((action, reasons)))
    assert not session.play(Draft(("A1", "A2")))
    assert len(refused) == 1
    assert session.give_up(1)
    assert session.is_over
    assert summarize(session.save).winners in ((0,), (2,), (0, 2))
    assert not session.play(Draft(("A1", "A2")))
    assert render_english(refused[-1][1][0]) == "The game has been given up"
    assert session.undo()
    assert not session.is_over


def test_a_shared_game_does_not_give_away_the_deck(session: GameSession) -> None:
    begin(session, "", "")
    play_on(session, 8, random.Random(4))
    save = session.save
    text = format_save(save)
    path = session.store.folder.parent / "shared.twoheirs"
    path.write_text(text)
    shared = load_save(path, GAMES)
    assert shared.state.hands == save.state.hands
    assert shared.state.table == save.state.table
    assert shared.state.deck != save.state.deck
    assert sorted(shared.state.deck) == sorted(save.state.deck)
    assert format_save(save, with_order=True) != text


def test_a_save_knows_its_game(session: GameSession) -> None:
    begin(session, "", "")
    assert session.game is GAMES.find(BUNNY)
    assert session.game is not GAMES.find(TWO_HEIRS)
    covered = replace(session.save, title="x")
    assert covered.game is session.game
