"""The record of a game on two machines, as each of the machines keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from twoheirs_qt.tabletop.far.limits import MAX_NAME_LENGTH, MAX_WORDS
from twoheirs_qt.tabletop.files.limits import shorten_for_file

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.shapes import RecordShape, TurnShape

RECORD_FORMAT: Final = "twoheirs-far-game"


class Turn(NamedTuple):
    """A turn that has ended: its actions as data, and the digest of the state after it.

    `seconds` is the time that its player's machine had the turn, by the clock of that machine.
    """

    actions: tuple[Any, ...]
    digest: str
    seconds: int = 0


class Ask(NamedTuple):
    """A wish to go back to the state after `length` turns."""

    number: int
    length: int


class Answer(NamedTuple):
    """The answer to the wish with this number."""

    number: int
    granted: bool


class Words(NamedTuple):
    """Plain words of a player, numbered from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game on two machines as one of them knows it.

    - `address`: that of the other machine, or of the invitation: the path of a folder, or the
      scheme of another channel, a colon and what that channel needs (`channel.py`)
    - `id`, `me`, `partner`: names of the game and of both machines, 32 hexadecimal digits;
      `partner` is empty until somebody has joined
    - `seat`: the place of the player at this machine; the host's name is in `begin`
    - `begin`: the first line of a save with the seed 0
    - `commit`: the host's commitment; `random`, `partner_random`: the numbers of both machines, the
      partner's empty until it is known
    - `after`: the game of which this is a rematch
    - `since`: when the record last changed by what a player did
    - `number`: that of the last statement made here; `seen` and `acked`: the last one of the other
      that was read here, and the last one of this machine that was read there
    - `epoch`: how often the game went back; the host alone counts on
    - `clock`: the limit of each player's time in seconds; 0 if the time used is only shown, None if
      it is not
    - `turn_since`: when the machine that is to move is known here to have had the turn; empty if
      that is not known yet
    - `claim`, `partner_claim`: the number of turns after which this player, or the other one,
      claimed the game since the other's time was up
    - `save`: the file in which the game is saved, empty before it was opened first
    - `goes_back`: the history was cut, and the table has not followed yet
    - `is_closed`: the player wants to see it no longer in lists
    """

    address: str
    id: str
    me: str
    is_host: bool
    name: str
    seat: int
    begin: Mapping[str, Any] = field(repr=False)
    commit: str
    random: str
    since: str
    partner: str = ""
    partner_name: str = ""
    partner_random: str = ""
    after: str = ""
    number: int = 1
    seen: int = 0
    acked: int = 0
    epoch: int = 0
    turns: tuple[Turn, ...] = field(default=(), repr=False)
    gave_up: bool = False
    partner_gave_up: bool = False
    ask: Ask | None = None
    answer: Answer | None = None
    partner_ask: Ask | None = None
    words: tuple[Words, ...] = ()
    partner_words: tuple[Words, ...] = ()
    clock: int | None = None
    turn_since: str = ""
    claim: int | None = None
    partner_claim: int | None = None
    save: str = ""
    goes_back: bool = False
    is_closed: bool = False

    def __post_init__(self) -> None:
        for name in ("name", "partner_name"):
            object.__setattr__(self, name, shorten_for_file(getattr(self, name), MAX_NAME_LENGTH))
        for name in ("words", "partner_words"):
            object.__setattr__(self, name, getattr(self, name)[-MAX_WORDS:])

    @property
    def has_started(self) -> bool:
        """Whether both have joined and the seed is known."""
        return bool(self.partner and self.partner_random)

    @property
    def is_acknowledged(self) -> bool:
        """Whether the other machine has read the last statement."""
        return self.acked >= self.number

    def change(self, since: str, **changes: Any) -> Record:
        """The record with changes made here, which the next statement tells the other machine."""
        return replace(self, number=self.number + 1, since=since, **changes)


def dump_record(record: Record) -> dict[str, object]:
    """Dump a record as a document."""
    return {
        "format": RECORD_FORMAT,
        "version": 1,
        "way": record.address,
        **{name: getattr(record, name) for name in _PLAIN_FIELDS},
        "begin": dict(record.begin),
        "turns": dump_turns(record.turns),
        **{
            name: None if (value := getattr(record, name)) is None else value._asdict()
            for name in ("ask", "answer", "partner_ask")
        },
        **{
            name: [words._asdict() for words in getattr(record, name)]
            for name in ("words", "partner_words")
        },
    }


def dump_turns(turns: tuple[Turn, ...]) -> list[dict[str, object]]:
    """Dump turns as data."""
    return [
        {"actions": list(turn.actions), "digest": turn.digest, "seconds": turn.seconds}
        for turn in turns
    ]


def parse_turns(shapes: list[TurnShape]) -> tuple[Turn, ...]:
    """Parse turns; their actions stay data."""
    return tuple([Turn(tuple(shape.actions), shape.digest, shape.seconds) for shape in shapes])


def parse_record(data: object) -> Record:
    """Parse the document of a record. Raises FileError."""
    from twoheirs_qt.tabletop.far.shapes import RecordShape
    from twoheirs_qt.tabletop.files.validation import validate

    shape: RecordShape = validate(RecordShape, data)
    return Record(
        address=shape.way,
        **{name: getattr(shape, name) for name in _PLAIN_FIELDS},
        begin=shape.begin,
        turns=parse_turns(shape.turns),
        ask=None if shape.ask is None else Ask(shape.ask.number, shape.ask.length),
        answer=(
            None if shape.answer is None else Answer(shape.answer.number, shape.answer.granted)
        ),
        partner_ask=(
            None
            if shape.partner_ask is None
            else Ask(shape.partner_ask.number, shape.partner_ask.length)
        ),
        words=tuple([Words(words.number, words.text) for words in shape.words]),
        partner_words=tuple([Words(words.number, words.text) for words in shape.partner_words]),
    )


_PLAIN_FIELDS: Final = (
    *("id", "me", "is_host", "name", "seat", "commit", "random", "since"),
    *("partner", "partner_name", "partner_random", "after", "number", "seen", "acked", "epoch"),
    *("gave_up", "partner_gave_up", "clock", "turn_since", "claim", "partner_claim"),
    *("save", "goes_back", "is_closed"),
)
