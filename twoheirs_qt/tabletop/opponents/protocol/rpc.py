"""JSON-RPC 2.0, one object a line: messages as values, and lines as messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Field

from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.reading import parse_json
from twoheirs_qt.tabletop.files.validation import Shape

NOT_JSON: Final = -32700
NO_REQUEST: Final = -32600
NO_METHOD: Final = -32601
WRONG_PARAMS: Final = -32602
INTERNAL: Final = -32603

Id: TypeAlias = int | str | None


@dataclass(frozen=True, slots=True)
class Call:
    """Something to be done. A `notification` is answered by nothing, and has no `id`."""

    method: str
    params: Mapping[str, object]
    id: Id = None
    notification: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the call with this `id`."""

    id: Id
    value: object


@dataclass(frozen=True, slots=True)
class Failure:
    """Nothing came of the call with this `id`, or (None) of a line: a code, and why in words."""

    code: int
    words: str
    id: Id = None


Message: TypeAlias = Call | Result | Failure


class UnusableMessage(Exception):
    """A line or a call cannot be used; `failure` is what is answered."""

    def __init__(self, code: int, text: str, id_: Id = None) -> None:
        super().__init__(text)
        self.failure = Failure(code, text, id_)


def dump_line(message: Message) -> bytes:
    """The message as a line, its end included."""
    message_data: dict[str, object] = {"jsonrpc": "2.0"}
    match message:
        case Call(method, params, id_, notification):
            message_data |= {} if notification else {"id": id_}
            message_data |= {"method": method, "params": dict(params)}
        case Result(id_, value):
            message_data |= {"id": id_, "result": value}
        case Failure(code, words, id_):
            message_data |= {"id": id_, "error": {"code": code, "message": words}}
    return dump_compact(message_data).encode("utf-8") + b"\n"


def parse(line: bytes) -> Message:
    """The message in a line. Raises UnusableMessage for a line that holds none."""
    try:
        data = parse_json(line)
    except FileError as fault:
        raise UnusableMessage(NOT_JSON, str(fault)) from None
    if not isinstance(data, dict):
        raise UnusableMessage(NO_REQUEST, "a message is one object")
    has_id, raw_id = "id" in data, data.get("id")
    id_ = raw_id if isinstance(raw_id, int | str) and not isinstance(raw_id, bool) else None
    if has_id and id_ is None and raw_id is not None:
        raise UnusableMessage(NO_REQUEST, "id: must be a whole number or a text")
    if data.get("jsonrpc") != "2.0":
        raise UnusableMessage(NO_REQUEST, 'jsonrpc: must be "2.0"', id_)
    if "method" in data:
        return _parse_call(data, id_, not has_id)
    if "result" in data and "error" not in data:
        return Result(id_, data["result"])
    error = data.get("error")
    if isinstance(error, dict) and "result" not in data:
        code, words = error.get("code"), error.get("message")
        if isinstance(code, int) and isinstance(words, str):
            return Failure(code, words, id_)
    raise UnusableMessage(NO_REQUEST, "a message has a method, a result, or an error", id_)


def _parse_call(data: Mapping[str, object], id_: Id, notification: bool) -> Call:
    method, params = data["method"], data.get("params", {})
    if not isinstance(method, str):
        raise UnusableMessage(NO_REQUEST, "method: must be a text", id_)
    if not isinstance(params, dict):
        raise UnusableMessage(WRONG_PARAMS, "params: must be an object", id_)
    return Call(method, params, id_, notification)


VERSION: Final = 2
"""The newest version of the protocol."""

ONE_GAME_VERSION: Final = 1
"""The version of the protocol before there were games to choose from."""

FIRST_GAME: Final = "twoheirs"
"""The only game of that version."""

MAX_ACTIONS_PER_ANSWER: Final = 100
"""Actions of one answer: no turn has so many."""

MAX_SEATS: Final = 16
MAX_WORD_LENGTH: Final = 60
"""The maximum length of the word for a game or a seat."""

MAX_STATES: Final = 10**12
"""States to be looked at, and milliseconds."""

MAX_LEAD: Final = 1_000_000
"""Points by which a program expects to win or to lose."""

MAX_PROGRAM_NAME_LENGTH: Final = 200

Word = Annotated[str, Field(min_length=1, max_length=MAX_WORD_LENGTH)]
Amount = Annotated[int, Field(ge=0, le=MAX_STATES)]
Lead = Annotated[float, Field(ge=-MAX_LEAD, le=MAX_LEAD)]


class VersionShape(Shape):
    """The answer of a program of any version of the protocol to `ask_for_greeting`."""

    protocol: Annotated[int, Field(ge=0, le=10**6)]


class GreetingShape(VersionShape):
    """The answer to `ask_for_greeting` of a program of a version that is spoken here."""

    name: Annotated[str, Field(max_length=MAX_PROGRAM_NAME_LENGTH, pattern=r"\S")]


class ReadyShape(Shape):
    """The answer to `newgame` and `position`: whatever it has, it is an object."""


class InfoShape(Shape):
    """The progress of a program before it answers."""

    states: Amount = 0
    lead: Lead = 0.0
    actions: Annotated[list[Any], Field(max_length=MAX_ACTIONS_PER_ANSWER)] = Field(default=[])


class PlayedActionsShape(Shape):
    """The answer to `go`."""

    actions: Annotated[list[Any], Field(min_length=1, max_length=MAX_ACTIONS_PER_ANSWER)]
    states: Amount = 0
    lead: Lead = 0.0


class BudgetShape(Shape):
    """The parameters of `go`: how long it may think."""

    states: Amount | None = None
    time: Amount | None = None


class NewGameShape(Shape):
    """The parameters of `newgame`, but for the catalogue; version 1 has none but the seed."""

    game: Word | None = None
    seats: Annotated[list[Word], Field(max_length=MAX_SEATS)] = Field(default=[])
    seat: Word | None = None
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)] | None = None
