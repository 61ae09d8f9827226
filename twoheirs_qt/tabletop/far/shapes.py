"""Shapes of the messages between two machines, and of the record that each keeps of a game."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from twoheirs_qt.tabletop.far.limits import MAX_SECONDS, MAX_WORDS, MAX_WORDS_LENGTH
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH
from twoheirs_qt.tabletop.files.validation import Shape, Time

MAX_TURNS: Final = 2000
"""The maximum number of turns in a message; a game has about thirty."""
MAX_ACTIONS_IN_TURN: Final = 300

Key = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
"""The name of a game or of a machine: 128 random bits."""
Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
_MAX_NUMBER: Final = 1 << 53
Number = Annotated[int, Field(ge=0, le=_MAX_NUMBER)]
Length = Annotated[int, Field(ge=0, le=MAX_TURNS)]
Seconds = Annotated[int, Field(ge=0, le=MAX_SECONDS)]
Digest = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=MAX_NAME_LENGTH)]


class TurnShape(Shape):
    """A turn that has ended, the digest of the state after it, and the time it took."""

    actions: Annotated[list[Any], Field(min_length=1, max_length=MAX_ACTIONS_IN_TURN)]
    digest: Digest
    seconds: Seconds = 0


class AskShape(Shape):
    """A wish to go back to the state after `length` turns."""

    number: Number
    length: Length


class AnswerShape(Shape):
    """The answer to the wish with this number."""

    number: Number
    granted: bool


class WordsShape(Shape):
    """Plain words of a player."""

    number: Number
    text: Annotated[str, Field(max_length=MAX_WORDS_LENGTH)]


class StatementShape(Shape):
    """A message: all that its sender says of a game at present."""

    format: Literal["twoheirs-far"]
    version: Literal[1]
    game: Key
    sender: Key
    partner: Key | None = None
    name: Name
    number: Annotated[int, Field(ge=1, le=_MAX_NUMBER)]
    seen: Number
    acked: Number
    whole: bool = False
    begin: dict[str, Any] | None = None
    seat: Annotated[str, Field(max_length=40)]
    after: Key | None = None
    clock: Seconds | None = None
    commit: Hash | None = None
    random: Hash | None = None
    start: Digest | None = None
    epoch: Number
    first: Length
    before: Digest | None = None
    turns: Annotated[list[TurnShape], Field(max_length=MAX_TURNS)]
    gave_up: bool = False
    ask: AskShape | None = None
    answer: AnswerShape | None = None
    claim: Length | None = None
    words: Annotated[list[WordsShape], Field(max_length=MAX_WORDS)]


class RecordShape(Shape):
    """The record of a game on one machine, with all that must outlive the program.

    `way` is `Record.address`: files have the older name.
    """

    format: Literal["twoheirs-far-game"]
    version: Literal[1]
    way: Annotated[str, Field(max_length=4000)]
    id: Key
    me: Key
    is_host: bool
    name: Name
    seat: Annotated[int, Field(ge=0, le=1)]
    begin: dict[str, Any]
    commit: Hash
    random: Hash
    partner: Key | Literal[""]
    partner_name: Name
    partner_random: Hash | Literal[""]
    after: Key | Literal[""]
    since: Time
    number: Number
    seen: Number
    acked: Number
    epoch: Number
    turns: Annotated[list[TurnShape], Field(max_length=MAX_TURNS)]
    gave_up: bool
    partner_gave_up: bool
    ask: AskShape | None
    answer: AnswerShape | None
    partner_ask: AskShape | None
    words: Annotated[list[WordsShape], Field(max_length=MAX_WORDS)]
    partner_words: Annotated[list[WordsShape], Field(max_length=MAX_WORDS)]
    clock: Seconds | None = None
    turn_since: Time | Literal[""] = ""
    claim: Length | None = None
    partner_claim: Length | None = None
    save: Annotated[str, Field(max_length=4000)]
    goes_back: bool
    is_closed: bool
