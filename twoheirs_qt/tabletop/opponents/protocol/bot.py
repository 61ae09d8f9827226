"""The side that thinks: an opponent that is asked by lines of JSON, and answers so."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from twoheirs_qt import __version__
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.validation import validate
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget, Opponent, Proposal
from twoheirs_qt.tabletop.opponents.protocol import rpc
from twoheirs_qt.tabletop.opponents.protocol.rpc import (
    FIRST_GAME,
    VERSION,
    BudgetShape,
    Call,
    Failure,
    Message,
    NewGameShape,
    Result,
    UnusableMessage,
)

NO_POSITION: Final = 1
"""The code of the error that there is no position to think about."""

Send = Callable[[Message], None]


class BotGame(NamedTuple):
    """A game that a bot plays, and the function that makes its opponent."""

    game: AnyGame
    create: Callable[[], Opponent[Any, Any]]


FindGame: TypeAlias = Callable[[str], BotGame | None]


class _RunningGame(NamedTuple):
    """The game that is played now."""

    game: AnyGame
    opponent: Opponent[Any, Any]
    catalogue: Any


class Bot:
    """Answers calls, one after the other, under its name.

    `find_game` returns the game with a name, None for one that it does not play.
    """

    def __init__(self, name: str, find_game: FindGame, seed: int, send: Send) -> None:
        self._name = name
        self._find_game = find_game
        self._dice = Dice(seed)
        self._send = send
        self._running_game: _RunningGame | None = None
        self._view: Any = None

    def answer(self, call: Call, stop: threading.Event) -> None:
        """Carry a call out and send its result or error; `stop` ends the thinking."""
        try:
            value = self._carry_out(call, stop)
        except UnusableMessage as refusal:
            message: Message = Failure(refusal.failure.code, refusal.failure.words, call.id)
        except FileError as fault:
            message = Failure(rpc.WRONG_PARAMS, str(fault), call.id)
        except Exception as error:  # the player is told, and may go on with another opponent
            message = Failure(rpc.INTERNAL, f"{type(error).__name__}: {error}", call.id)
        else:
            message = Result(call.id, value)
        if not call.notification:
            self._send(message)

    def _carry_out(self, call: Call, stop: threading.Event) -> object:
        match call.method:
            case "hello":
                return {"protocol": VERSION, "name": self._name, "version": __version__}
            case "newgame":
                self._begin_game(call.params)
                return {}
            case "position":
                self._view = self._parse_view(call.params)
                return {}
            case "go":
                return self._go(call.params, stop)
        raise UnusableMessage(rpc.NO_METHOD, f"there is no method {call.method[:60]!r}")

    def _begin_game(self, params: Mapping[str, object]) -> None:
        params_shape = validate(NewGameShape, params)
        running_game = self._start(params_shape.game or FIRST_GAME)
        if params_shape.seed is not None:
            self._dice = Dice(params_shape.seed)
        if "catalogue" in params:
            catalogue = _parse_catalogue(running_game.game, params["catalogue"])
            running_game = running_game._replace(catalogue=catalogue)
        self._running_game, self._view = running_game, None

    def _start(self, name: str) -> _RunningGame:
        bot_game = self._find_game(name)
        if bot_game is None:
            raise UnusableMessage(rpc.WRONG_PARAMS, f"game: {self._name} does not play {name!r}")
        return _RunningGame(
            bot_game.game, bot_game.create(), bot_game.game.catalogues.load_for_program()
        )

    def _parse_view(self, params: Mapping[str, object]) -> object:
        """The view in the parameters of `position`; a whole position is covered."""
        if self._running_game is None:
            self._running_game = self._start(FIRST_GAME)
        game, _, catalogue = self._running_game
        try:
            stored = game.parse_position(params.get("position"), catalogue, for_score=False)
        except FileError as fault:
            raise fault.add_outer_location("position") from None
        if stored.is_view:
            return stored.position
        seats = game.list_seats_to_act(stored.position)
        return game.make_view(stored.position, seats[0]) if seats else None

    def _go(self, params: Mapping[str, object], stop: threading.Event) -> object:
        if self._running_game is None or self._view is None:
            raise UnusableMessage(
                NO_POSITION, "there is no position to go from, or its game is over"
            )
        game, opponent, _ = self._running_game
        budget_shape = validate(BudgetShape, params)
        if budget_shape.states is None and budget_shape.time is None:
            raise UnusableMessage(
                rpc.WRONG_PARAMS, "go needs a budget: states, or time in milliseconds"
            )
        budget = Budget(
            budget_shape.states, None if budget_shape.time is None else budget_shape.time / 1000
        )

        def on_progress(proposal: Proposal[Any]) -> None:
            self._send(Call("info", _dump_proposal(game, proposal), notification=True))

        try:
            proposal = opponent.answer(self._view, budget, self._dice, on_progress, stop.is_set)
        except ValueError as error:
            raise UnusableMessage(NO_POSITION, str(error)) from None
        return _dump_proposal(game, proposal)


def _dump_proposal(game: AnyGame, proposal: Proposal[Any]) -> dict[str, object]:
    actions = [game.dump_action(action) for action in proposal.actions]
    return {"actions": actions, "lead": proposal.lead, "states": proposal.states}


def _parse_catalogue(game: AnyGame, data: object) -> Any:
    """The catalogue in `data`; the program's own is known by its digest."""
    try:
        catalogue = game.catalogues.parse(data)
    except FileError as fault:
        raise fault.add_outer_location("catalogue") from None
    own = game.catalogues.load_for_program()
    return own if catalogue.digest == own.digest else catalogue


# -- over lines -----------------------------------------------------------------------------------


_QueuedCall: TypeAlias = tuple[Call, threading.Event]
"""A call, and the event that ends the thinking about it."""


def serve(
    lines: Iterable[bytes | None], name: str, find_game: FindGame, seed: int, write: Send
) -> None:
    """Answer the calls in `lines` (None: one that is too long) until `quit` or their end.

    They are read beside the thinking, so that `stop` and the end are received at once. `write` is
    called by two threads, but never by both at a time.
    """
    lock = threading.Lock()

    def send(message: Message) -> None:
        with lock:
            write(message)

    queue: SimpleQueue[_QueuedCall | None] = SimpleQueue()
    reader = threading.Thread(target=_read, args=(lines, queue, send), daemon=True)
    reader.start()
    bot = Bot(name, find_game, seed, send)
    while (queued_call := queue.get()) is not None:
        bot.answer(*queued_call)


def _read(
    lines: Iterable[bytes | None], queue: SimpleQueue[_QueuedCall | None], send: Send
) -> None:
    """Hand on calls as they come; `stop` and the end reach the thinking past all others."""
    stop = threading.Event()
    try:
        for call in _parse_calls(lines, send):
            if call.method == "quit":
                break
            if call.method == "stop":
                stop.set()  # for all that has been called so far
                stop = threading.Event()
                if not call.notification:
                    send(Result(call.id, {}))
            else:
                queue.put((call, stop))
    finally:
        stop.set()
        queue.put(None)


def _parse_calls(lines: Iterable[bytes | None], send: Send) -> Iterator[Call]:
    for line in lines:
        if line is None:
            send(Failure(rpc.NO_REQUEST, "a line is too long"))
            continue
        try:
            message = rpc.parse(line)
        except UnusableMessage as unusable:
            send(unusable.failure)
            continue
        if isinstance(message, Call):
            yield message
