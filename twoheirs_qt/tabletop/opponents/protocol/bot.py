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
"""The error's code where there is nothing to think about."""

Send = Callable[[Message], None]


class Entry(NamedTuple):
    """A game that a bot plays, and the function that makes its opponent."""

    game: AnyGame
    create: Callable[[], Opponent[Any, Any]]


Find: TypeAlias = Callable[[str], Entry | None]


class _Running(NamedTuple):
    """The game that is played now."""

    game: AnyGame
    opponent: Opponent[Any, Any]
    catalogue: Any


class Bot:
    """Answers what is called, one call after the other, under its name.

    `find`: the game with a word, None for one that it does not play.
    """

    def __init__(self, name: str, find: Find, seed: int, send: Send) -> None:
        self._name = name
        self._find = find
        self._dice = Dice(seed)
        self._send = send
        self._running: _Running | None = None
        self._view: Any = None

    def answer(self, call: Call, stop: threading.Event) -> None:
        """Do what is called and report what came of it; `stop` ends the thinking."""
        try:
            value = self._carry_out(call, stop)
        except UnusableMessage as refusal:
            message: Message = Failure(refusal.failure.code, refusal.failure.words, call.id)
        except FileError as fault:
            message = Failure(rpc.WRONG_PARAMS, str(fault), call.id)
        except Exception as error:  # whoever plays is told, and may go on with another
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
                self._new_game(call.params)
                return {}
            case "position":
                self._view = self._parse_view(call.params)
                return {}
            case "go":
                return self._go(call.params, stop)
        raise UnusableMessage(rpc.NO_METHOD, f"there is no method {call.method[:60]!r}")

    def _new_game(self, params: Mapping[str, object]) -> None:
        given = validate(NewGameShape, params)
        running = self._start(given.game or FIRST_GAME)
        if given.seed is not None:
            self._dice = Dice(given.seed)
        if "catalogue" in params:
            catalogue = _parse_catalogue(running.game, params["catalogue"])
            running = running._replace(catalogue=catalogue)
        self._running, self._view = running, None

    def _start(self, word: str) -> _Running:
        entry = self._find(word)
        if entry is None:
            raise UnusableMessage(rpc.WRONG_PARAMS, f"game: {self._name} does not play {word!r}")
        return _Running(entry.game, entry.create(), entry.game.catalogues.of_program())

    def _parse_view(self, params: Mapping[str, object]) -> object:
        """The view in the parameters of `position`; a whole position is covered."""
        if self._running is None:
            self._running = self._start(FIRST_GAME)
        game, _, catalogue = self._running
        try:
            stored = game.parse_position(params.get("position"), catalogue, for_score=False)
        except FileError as fault:
            raise fault.under("position") from None
        if stored.is_view:
            return stored.position
        seats = game.seats_to_act(stored.position)
        return game.view(stored.position, seats[0]) if seats else None

    def _go(self, params: Mapping[str, object], stop: threading.Event) -> object:
        if self._running is None or self._view is None:
            raise UnusableMessage(
                NO_POSITION, "there is no position to go from, or its game is over"
            )
        game, opponent, _ = self._running
        given = validate(BudgetShape, params)
        if given.states is None and given.time is None:
            raise UnusableMessage(
                rpc.WRONG_PARAMS, "go needs a budget: states, or time in milliseconds"
            )
        budget = Budget(given.states, None if given.time is None else given.time / 1000)

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
        raise fault.under("catalogue") from None
    own = game.catalogues.of_program()
    return own if catalogue.digest == own.digest else catalogue


# -- over lines -----------------------------------------------------------------------------------


_Received: TypeAlias = tuple[Call, threading.Event]
"""A call, and what ends the thinking about it."""


def serve(lines: Iterable[bytes | None], name: str, find: Find, seed: int, write: Send) -> None:
    """Answer the calls in `lines` (None: one that is too long) until `quit` or their end.

    They are read beside the thinking, so that `stop` and the end are received at once. `write` is
    called by two threads, but never by both at a time.
    """
    lock = threading.Lock()

    def send(message: Message) -> None:
        with lock:
            write(message)

    waiting: SimpleQueue[_Received | None] = SimpleQueue()
    reader = threading.Thread(target=_read, args=(lines, waiting, send), daemon=True)
    reader.start()
    bot = Bot(name, find, seed, send)
    while (received := waiting.get()) is not None:
        bot.answer(*received)


def _read(
    lines: Iterable[bytes | None], waiting: SimpleQueue[_Received | None], send: Send
) -> None:
    """Hand on calls as they come; `stop` and the end reach the thinking past all others."""
    stop = threading.Event()
    try:
        for call in _calls(lines, send):
            if call.method == "quit":
                break
            if call.method == "stop":
                stop.set()  # for all that has been called so far
                stop = threading.Event()
                if not call.notification:
                    send(Result(call.id, {}))
            else:
                waiting.put((call, stop))
    finally:
        stop.set()
        waiting.put(None)


def _calls(lines: Iterable[bytes | None], send: Send) -> Iterator[Call]:
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
