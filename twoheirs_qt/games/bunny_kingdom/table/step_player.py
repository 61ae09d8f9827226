"""Plays what has happened: cards that are revealed, the harvest, the parchments."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from twoheirs_qt.games.bunny_kingdom.play.steps import (
    CardStep,
    FiefStep,
    FinaleStep,
    TableStep,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    Mask,
    name_first_territory,
)
from twoheirs_qt.games.bunny_kingdom.rules.events import Played
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY, Table
from twoheirs_qt.games.bunny_kingdom.scene.scene import BunnyScene
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.events import describe_event
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.scene.animator import Animator
from twoheirs_qt.tabletop.scene.show import StepPlayer
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text

_CARD_MS: Final = 550.0
_FIEF_MS: Final = 900.0
_PARCHMENT_MS: Final = 600.0


class _StepDisplay:
    """Shows the steps in the scene; `waits` tells whether a step waits for a key."""

    is_read_out = True

    def __init__(self, scene: BunnyScene, length_ms: float, waits: Callable[[], bool]) -> None:
        self._scene = scene
        self._length_ms = length_ms
        self._waits = waits
        self.duration_factor = 1.0

    def find_duration(self, step: TableStep) -> float:
        return inf if self._waits() else self._length_ms * self.duration_factor

    def describe_hint(self, step: TableStep) -> str:
        return localize(words.describe_skippable_step(describe_step(self._scene.snapshot, step)))

    def begin(self, step: TableStep) -> None:
        if self.find_duration(step) > 0:
            self._scene.show_step(step)

    def show_frame(self, step: TableStep, progress: float) -> None:
        self._scene.move_step(progress)

    def end(self) -> None:
        if self._scene.step is not None:
            self._scene.show_step(None)


class BunnyStepPlayer(StepPlayer):
    """The shows of Bunny Kingdom; `duration_factor` multiplies how long they take.

    `uses_keys` tells whether the player uses keys: with a screen reader, steps then wait for a key.
    """

    def __init__(
        self,
        scene: BunnyScene,
        animator: Animator,
        parent: QObject,
        uses_keys: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(animator, lambda _: scene.arrange(), parent)
        self._scene = scene

        def waits_for_reader() -> bool:
            return uses_keys() and QAccessible.isActive()

        self._own_displays = {
            CardStep: _StepDisplay(scene, _CARD_MS, waits_for_reader),
            FiefStep: _StepDisplay(scene, _FIEF_MS, waits_for_reader),
            FinaleStep: _StepDisplay(scene, _PARCHMENT_MS, waits_for_reader),
        }
        for kind, display in self._own_displays.items():
            self.add_display(kind, display)

    def set_duration_factor(self, factor: float) -> None:
        """Set the factor of durations of steps: 1 as usual, 0 skips them."""
        for display in self._own_displays.values():
            display.duration_factor = factor


def find_taken_land(before: Table, after: Table) -> Mask:
    """The territories on which a rabbit or a building is new."""
    pairs = enumerate(zip(before.buildings, after.buildings, strict=True))
    taken = sum(1 << n for n, (old, new) in pairs if new not in (old, EMPTY))
    for old_land, new_land in zip(before.land, after.land, strict=True):
        taken |= new_land & ~old_land
    return taken


def describe_step(snapshot: Snapshot, step: TableStep) -> Text:
    """A sentence about a step."""
    match step:
        case CardStep(at=at, seat_index=place) if at is not None:
            name = snapshot.name_lord(place)
            if step.camp_owner == place:
                return table_words.announce_camp_removal(name, TERRITORY_NAMES[at])
            loser = None if step.camp_owner is None else snapshot.name_lord(step.camp_owner)
            return table_words.announce_territory(name, TERRITORY_NAMES[at], loser)
        case CardStep(seat_index=place, card=card):
            seat = snapshot.table.seats[place]
            return describe_event(Played(seat, card), {seat: snapshot.name_lord(place)})
        case FiefStep():
            first = name_first_territory(step.land)
            return table_words.describe_fief_yield(first, step.output.strength, step.output.wealth)
        case FinaleStep():
            return _describe_finale(snapshot, step)


def _describe_finale(snapshot: Snapshot, step: FinaleStep) -> Text:
    if step.winners:
        names = [snapshot.name_lord(seat_index) for seat_index in step.winners]
        return table_words.announce_winners(names, step.points[step.winners[0]])
    if step.seat_index is None:
        return table_words.PARCHMENTS_ARE_TURNED_UP
    line = step.lines[step.seat_index][-1]
    name = snapshot.name_lord(step.seat_index)
    points = step.points[step.seat_index]
    return table_words.announce_parchment(name, name_card(line.card), line.points, points)
