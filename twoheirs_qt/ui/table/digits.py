"""What the digits mean on the table, where tiles of the hand and of the ring are both counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.targets import HandTile, ReservePlace
from twoheirs_qt.rules.access import clockwise

DIGITS: Final = range(1, 10)


class Digits:
    """1 to 9 count the tiles of the active heir's hand from the left, or those of the ring from
    the shield, as the numbers at them do."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def target(self, number: int, *, in_ring: bool) -> HandTile | ReservePlace | None:
        """The tile that a digit means, None if there is none.

        The ring is meant only as long as a tile may be taken: always if the player is at work
        there (`in_ring`), else where the hand has no tile of that number.
        """
        state = self._session.state
        taking = bool(self._session.options.takes())
        hand = state.hands[state.active]
        if number <= len(hand) and not (in_ring and taking):
            return HandTile(state.active, hand[number - 1].id)
        ring = clockwise(state)
        return ReservePlace(ring[number - 1]) if taking and number <= len(ring) else None

    def meant(self, *, in_ring: bool) -> Iterator[tuple[int, HandTile | ReservePlace]]:
        """Each digit that picks something up now, and the tile."""
        takes = self._session.options.takes()
        for number in DIGITS:
            target = self.target(number, in_ring=in_ring)
            if target is not None and (isinstance(target, HandTile) or target.slot in takes):
                yield number, target
