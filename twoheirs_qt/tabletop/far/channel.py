"""Channels between two machines: the contract between games and what carries their statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.text.text import Text

NEARBY: Final = "lan"
MAIL: Final = "mail"
_SCHEMES: Final = (NEARBY, MAIL)


def parse_scheme(address: str) -> str:
    """The scheme of an address; empty for a folder, whose address is its path."""
    scheme, colon, _ = address.partition(":")
    return scheme if colon and scheme in _SCHEMES else ""


class Notice(NamedTuple):
    """A title and a text, each whole."""

    title: Text
    text: Text


class Partner(NamedTuple):
    """Somebody who can be invited: the address, and the line that names it."""

    address: str
    text: Text


class Letter(NamedTuple):
    """A text that somebody has written in a messenger: when it came, as in records, and itself."""

    time: str
    text: str


class Channel(QObject):
    """Carries statements of games to other machines, and brings theirs.

    A *statement* is a message with all that one machine has to say of a game at the moment
    (`StatementShape`): a newer one replaces those before.

    A channel knows other machines by *addresses*, such as `Record.address`: a path for a folder,
    else the `scheme` of the channel, a colon and what the channel wants to write there. An address
    must not change while a game goes on; the channel finds the machine behind it, whatever has
    changed on the network.

    - `start` is called once, before all else, if this program may read and write; `stop` when the
      program ends: it sends what can still be sent, for at most two seconds, and leaves no thread,
      process, socket or timer behind
    - `post` is called at the start for each game, and whenever its record has been kept, with the
      newest statement replacing older ones. The channel calls `FarGame.make_statement` at once,
      within `post`, since what a later one says is not yet on the disk; with `whole`, which adds
      all turns, if messages may be large. It delivers the statement as soon as it can, and again
      after the connection was lost, until `Record.is_acknowledged` (which a later `post` shows);
      losses, doubles and any order do no harm. That statements are answered, and whole histories
      sent, is the players' care
    - `drop` is called for a game that is put away: nothing more is sent of it, nor read
    - all signals are emitted in the window's thread, and never within `post`

    Nothing that comes from another machine is trusted: a channel limits the size of a statement to
    `MAX_MESSAGE_BYTES` and the number of those that it holds, and leaves their contents to the
    players.
    """

    received = Signal(str, object, str)
    """A statement of a game: the game's name, bytes or the FileError of one that cannot be read,
    and its sender's address.

    The statement of a guest gives the game its address, which was that of the invitation before;
    from then on statements from other addresses are left unread."""
    invited = Signal(str, list)
    """An address, and all statements of other games that come from there now, as bytes."""
    written = Signal(str, list)
    """An address, and the newest `Letter`s that came from there, the oldest first; all of them
    again with each new one. Only a channel that people also use without this program has any."""
    changed = Signal()
    """The answers of `find_fault` or `describe` are different."""

    scheme: ClassVar[str]
    """The beginning of its addresses, before the colon; empty for folders."""

    def start(self) -> None:
        """Begin to carry statements."""
        raise NotImplementedError

    def stop(self) -> None:
        """Carry nothing more: the program ends."""
        raise NotImplementedError

    def poll(self) -> None:
        """Try again now whatever is tried again from time to time."""
        raise NotImplementedError

    def post(self, game: FarGame) -> None:
        """Carry the newest statement of a game."""
        raise NotImplementedError

    def drop(self, game: FarGame) -> None:
        """Carry nothing more of a game."""
        raise NotImplementedError

    def decline(self, address: str, game: str) -> None:
        """Bring an invitation from an address no more, not even when the program starts again."""

    def list_partners(self) -> list[Partner]:
        """The people or machines that can be invited."""
        return []

    def describe(self, address: str) -> Text:
        """The line that names an address in lists."""
        raise NotImplementedError

    def find_fault(self, address: str) -> Text | None:
        """The sentence on why an address cannot be reached now; None if it can, or soon will."""
        raise NotImplementedError

    def make_invited_notice(self, address: str) -> Notice:
        """The notice for a host on what the other player has to do now."""
        raise NotImplementedError

    def make_joined_notice(self, address: str, name: Text) -> Notice:
        """The notice for a guest who has joined the game of `name`."""
        raise NotImplementedError
