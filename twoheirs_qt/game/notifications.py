"""What a session tells those who listen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from twoheirs_qt.rules import Event, State


@dataclass(frozen=True, slots=True)
class Transition:
    """A change of the running game that is done, model included.

    `events` tell what happened, or, if `forward` is false, what has been taken back, in the order
    in which it had happened. There are none for a giving up.
    """

    before: State
    after: State
    events: tuple[Event, ...]
    forward: bool


class SaveKind(Enum):
    """Whether the running game is on the disk."""

    SAVING = "saving"
    SAVED = "saved"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class SaveState:
    """Whether the running game is on the disk.

    `FAILED` is said of any game, the running one first, and `fault` tells why; `path` is its file.
    """

    kind: SaveKind
    path: Path | None = None
    fault: Exception | None = None
