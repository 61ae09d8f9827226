"""The side that plays: what is said to an opponent's program, and what is made of its answers.

It knows neither pipes nor clocks: whoever runs the program carries the lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from twoheirs_qt import __version__
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.validation import Model, validate
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol import rpc
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError, make_answer_error
from twoheirs_qt.tabletop.opponents.protocol.rpc import (
    FIRST_GAME,
    ONE_GAME_VERSION,
    VERSION,
    Call,
    Failure,
    GreetingShape,
    InfoShape,
    PlayedActionsShape,
    ReadyShape,
    Result,
    UnusableMessage,
    VersionShape,
)
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize

MAX_LINE_BYTES: Final = 64 * 1024
"""Bytes of the longest line that a program may say."""

MAX_LINES_PER_ANSWER: Final = 10_000
"""Lines that a program may say for one answer."""


class Request(Enum):
    """The questions to a program, by the words of the protocol."""

    HELLO = "hello"
    NEW_GAME = "newgame"
    POSITION = "position"
    GO = "go"


@dataclass(frozen=True, slots=True)
class Greeting:
    """The name that the program gives itself."""

    name: str


@dataclass(frozen=True, slots=True)
class Ready:
    """The program has received a new game or a position."""


@dataclass(frozen=True, slots=True)
class SearchProgress:
    """The progress of a search: the lead in points, and the number of states looked at."""

    lead: float
    states: int


@dataclass(frozen=True, slots=True)
class PlayedActions:
    """The answer of a program: at least one action, all legal."""

    actions: tuple[Any, ...]


Received: TypeAlias = Greeting | Ready | SearchProgress | PlayedActions


class Conversation:
    """The conversation with one program about a `game`; methods return the lines to send to it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._last_id = 0
        self._open_requests: list[tuple[int, Request]] = []
        self._state: Any = None
        self._line_count = 0

    @property
    def awaited_answer(self) -> Request | None:
        """The request that the program has to answer next; None if it has answered all."""
        return self._open_requests[0][1] if self._open_requests else None

    # -- sending ---------------------------------------------------------------------------------

    def ask_for_greeting(self) -> bytes:
        """Return the first line, which asks for a greeting."""
        return self._ask(
            Request.HELLO, {"protocol": VERSION, "program": f"twoheirs-qt {__version__}"}
        )

    def make_new_game_line(
        self, catalogue: object, seed: int, seats: Sequence[str], seat: str
    ) -> bytes:
        """Return the line for a new game, in which the program has one of the seats.

        `seed` is for its random decisions.
        """
        params = {
            "game": self._game.name,
            "seats": list(seats),
            "seat": seat,
            "seed": seed,
            "catalogue": self._game.catalogues.dump(catalogue),
        }
        return self._ask(Request.NEW_GAME, params)

    def ask_for_actions(self, state: object, budget: Budget) -> bytes:
        """Return the lines that ask for the next actions, with only what the seat may see."""
        game, self._state = self._game, state
        seat = game.list_seats_to_act(state)[0]
        view = game.make_view(state, seat)
        params: dict[str, object] = {}
        if budget.states is not None:
            params["states"] = budget.states
        if budget.seconds is not None:
            params["time"] = round(budget.seconds * 1000)
        params["legal"] = [
            game.dump_action(action) for action in game.list_legal_actions(view, seat)
        ]
        position = self._ask(
            Request.POSITION, {"position": game.dump_position(StoredPosition(view))}
        )
        return position + self._ask(Request.GO, params)

    def make_stop_line(self) -> bytes:
        """Return the line that asks for an answer at once."""
        return rpc.dump_line(Call("stop", {}, notification=True))

    def make_quit_line(self) -> bytes:
        """Return the line that asks the program to end."""
        return rpc.dump_line(Call("quit", {}, notification=True))

    def _ask(self, request: Request, params: Mapping[str, object]) -> bytes:
        self._last_id += 1
        if not self._open_requests:
            self._line_count = 0
        self._open_requests.append((self._last_id, request))
        return rpc.dump_line(Call(request.value, params, self._last_id))

    # -- receiving -------------------------------------------------------------------------------

    def read_line(self, line: bytes) -> Received | None:
        """Read a line of the program; None if it can be ignored. Raises OpponentError."""
        self._line_count += 1
        if self._line_count > MAX_LINES_PER_ANSWER:
            raise make_answer_error(f"more than {MAX_LINES_PER_ANSWER} lines for one answer")
        if len(line) > MAX_LINE_BYTES:
            raise make_answer_error(f"a line of more than {MAX_LINE_BYTES // 1024} KiB")
        if not line.strip():
            return None
        try:
            message = rpc.parse(line)
        except UnusableMessage as unusable:
            raise make_answer_error(unusable.failure.words) from None
        match message:
            case Call(method, params):
                return self._read_info(method, params)
            case Failure(_, words, id_):
                self._take_request(id_)
                raise OpponentError(texts.REFUSED.fill(words=sanitize(words, MAX_PATH_LENGTH)))
            case Result(id_, value):
                return self._read_result(self._take_request(id_), value)

    def _read_info(self, method: str, params: Mapping[str, object]) -> SearchProgress | None:
        if method != "info" or not self._open_requests:
            return None  # of a newer protocol, or too late
        info = _parse("info", InfoShape, params)
        return SearchProgress(info.lead, info.states)

    def _take_request(self, id_: rpc.Id) -> Request:
        if not self._open_requests or self._open_requests[0][0] != id_ or isinstance(id_, bool):
            raise make_answer_error("an answer to what was not asked")
        return self._open_requests.pop(0)[1]

    def _read_result(self, request: Request, value: object) -> Received:
        match request:
            case Request.HELLO:
                return _read_greeting(value, self._game)
            case Request.GO:
                answer = _parse("go", PlayedActionsShape, value)
                actions = _parse_actions(self._game, answer.actions)
                return PlayedActions(_check_actions(self._game, self._state, actions))
            case _:
                _parse(request.value, ReadyShape, value)
                return Ready()


def _parse(method: str, shape: type[Model], data: object) -> Model:
    try:
        return validate(shape, data)
    except FileError as fault:
        raise make_answer_error(f"{method}: {fault.details.splitlines()[0]}") from None


def _read_greeting(value: object, game: AnyGame) -> Greeting:
    protocol = _parse("hello", VersionShape, value).protocol
    known_versions = (ONE_GAME_VERSION, VERSION) if game.name == FIRST_GAME else (VERSION,)
    if protocol not in known_versions:
        versions = {"version": str(protocol), "wanted": str(VERSION)}
        raise OpponentError(texts.OTHER_PROTOCOL.fill(**versions))
    return Greeting(sanitize(_parse("hello", GreetingShape, value).name.strip()))


def _parse_actions(game: AnyGame, action_data: Sequence[object]) -> list[Any]:
    actions: list[Any] = []
    for number, data in enumerate(action_data):
        try:
            actions.append(game.parse_action(data))
        except FileError as fault:
            detail = fault.details.splitlines()[0]
            location = f"go: actions[{number}]"
            raise make_answer_error(
                f"{location}.{detail}" if ":" in detail else f"{location}: {detail}"
            ) from None
    return actions


def _check_actions(game: AnyGame, state: object, actions: Sequence[Any]) -> tuple[Any, ...]:
    """The actions of an answer, played from `state`, each by the rules. Raises OpponentError."""
    seats, has_ended = game.list_seats_to_act(state)[:1], False
    for action in actions:
        if has_ended:
            raise make_answer_error(
                "go: actions: continues after something was revealed or the turn ended"
            )
        reasons = game.why_not(state, action)
        if reasons:
            reasons_text = game.words.describe_reasons(reasons, state)
            name = game.words.describe_action(action, state)
            raise OpponentError(texts.ILLEGAL.fill(action=name, reasons=reasons_text))
        after, events = game.apply(state, action)
        reveals = game.find_turn_change(action, state, after, events).reveals
        state, has_ended = after, reveals or game.list_seats_to_act(after)[:1] != seats
    return tuple(actions)
