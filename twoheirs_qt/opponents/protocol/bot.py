"""The side that thinks: an opponent that is asked by lines of JSON, and answers so."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from queue import SimpleQueue
from typing import Final, TypeAlias

from twoheirs_qt import __version__
from twoheirs_qt.codec.actions import dump_action
from twoheirs_qt.codec.catalogue import installed_catalogue, parse_catalogue
from twoheirs_qt.codec.position import parse_position
from twoheirs_qt.dice import Dice
from twoheirs_qt.files.errors import FileError
from twoheirs_qt.files.validation import validate
from twoheirs_qt.opponents.opponent import Budget, Opponent, Thought
from twoheirs_qt.opponents.protocol import rpc
from twoheirs_qt.opponents.protocol.rpc import (
    VERSION,
    BudgetShape,
    Call,
    Failure,
    Message,
    NewGameShape,
    Result,
    Unusable,
)
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import hide_unseen

NO_POSITION: Final = 1
"""The error's code where there is nothing to think about."""

Say = Callable[[Message], None]


class Bot:
    """Answers what is called, one call after the other, by what `opponent` thinks."""

    def __init__(self, opponent: Opponent, seed: int, say: Say) -> None:
        self._opponent = opponent
        self._dice = Dice(seed)
        self._say = say
        self._catalogue = installed_catalogue()
        self._known: State | None = None

    def answer(self, call: Call, stop: threading.Event) -> None:
        """Do what is called and say what came of it; `stop` ends the thinking."""
        try:
            value = self._carry_out(call, stop)
        except Unusable as refusal:
            message: Message = Failure(refusal.failure.code, refusal.failure.words, call.id)
        except FileError as fault:
            message = Failure(rpc.WRONG_PARAMS, str(fault), call.id)
        except Exception as error:  # whoever plays is told, and may go on with another
            message = Failure(rpc.INTERNAL, f"{type(error).__name__}: {error}", call.id)
        else:
            message = Result(call.id, value)
        if not call.notification:
            self._say(message)

    def _carry_out(self, call: Call, stop: threading.Event) -> object:
        match call.method:
            case "hello":
                return {"protocol": VERSION, "name": self._opponent.name, "version": __version__}
            case "newgame":
                self._new_game(call.params)
                return {}
            case "position":
                self._known = self._position(call.params)
                return {}
            case "go":
                return self._go(call.params, stop)
        raise Unusable(rpc.NO_METHOD, f"there is no method {call.method[:60]!r}")

    def _new_game(self, params: Mapping[str, object]) -> None:
        seed = validate(NewGameShape, params).seed
        if seed is not None:
            self._dice = Dice(seed)
        if "catalogue" in params:
            self._catalogue = _catalogue(params["catalogue"])
        self._known = None

    def _position(self, params: Mapping[str, object]) -> State:
        try:
            state = parse_position(params.get("position"), self._catalogue)
        except FileError as fault:
            raise fault.under("position") from None
        if state.solo is not None:
            raise Unusable(rpc.WRONG_PARAMS, "position: a duel is wanted, not a game with Henry")
        return hide_unseen(state)

    def _go(self, params: Mapping[str, object], stop: threading.Event) -> object:
        if self._known is None or self._known.is_over:
            raise Unusable(NO_POSITION, "there is no position to go from, or its game is over")
        given = validate(BudgetShape, params)
        if given.states is None and given.time is None:
            raise Unusable(rpc.WRONG_PARAMS, "go needs a budget: states, or time in milliseconds")
        budget = Budget(given.states, None if given.time is None else given.time / 1000)
        answer = self._opponent.turn(self._known, budget, self._dice, self._tell, stop.is_set)
        return _dump_thought(Thought(answer.actions, answer.lead, answer.states))

    def _tell(self, thought: Thought) -> None:
        self._say(Call("info", _dump_thought(thought), notification=True))


def _dump_thought(thought: Thought) -> dict[str, object]:
    actions = [dump_action(action) for action in thought.actions]
    return {"actions": actions, "lead": thought.lead, "states": thought.states}


def _catalogue(data: object) -> Catalogue:
    """The catalogue in `data`; the installed one is known by its digest."""
    try:
        catalogue = parse_catalogue(data)
    except FileError as fault:
        raise fault.under("catalogue") from None
    installed = installed_catalogue()
    return installed if catalogue.digest == installed.digest else catalogue


# -- over lines -----------------------------------------------------------------------------------


_Received: TypeAlias = tuple[Call, threading.Event]
"""A call, and what ends the thinking about it."""


def serve(lines: Iterable[bytes | None], opponent: Opponent, seed: int, write: Say) -> None:
    """Answer the calls in `lines` (None: one that is too long) until `quit` or their end.

    They are read beside the thinking, so that `stop` and the end are received at once. `write` is
    called by two threads, but never by both at a time.
    """
    lock = threading.Lock()

    def say(message: Message) -> None:
        with lock:
            write(message)

    waiting: SimpleQueue[_Received | None] = SimpleQueue()
    reader = threading.Thread(target=_read, args=(lines, waiting, say), daemon=True)
    reader.start()
    bot = Bot(opponent, seed, say)
    while (received := waiting.get()) is not None:
        bot.answer(*received)


def _read(lines: Iterable[bytes | None], waiting: SimpleQueue[_Received | None], say: Say) -> None:
    """Hand on calls as they come; `stop` and the end reach the thinking past all others."""
    stop = threading.Event()
    try:
        for call in _calls(lines, say):
            if call.method == "quit":
                break
            if call.method == "stop":
                stop.set()  # for all that has been called so far
                stop = threading.Event()
                if not call.notification:
                    say(Result(call.id, {}))
            else:
                waiting.put((call, stop))
    finally:
        stop.set()
        waiting.put(None)


def _calls(lines: Iterable[bytes | None], say: Say) -> Iterator[Call]:
    for line in lines:
        if line is None:
            say(Failure(rpc.NO_REQUEST, "a line is too long"))
            continue
        try:
            message = rpc.parse(line)
        except Unusable as unusable:
            say(unusable.failure)
            continue
        if isinstance(message, Call):
            yield message
