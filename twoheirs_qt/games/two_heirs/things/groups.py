"""The groups that screen readers find on the table, and the buttons that come and go on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from twoheirs_qt.games.two_heirs.play.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.things.henry import describe_centre
from twoheirs_qt.games.two_heirs.things.thing import GameView, Section, Thing
from twoheirs_qt.games.two_heirs.words import outline, screen_reader
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import name_cell
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, join_sentences
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene


class Group(Thing):
    """A group of things, in which the cursor goes from one to another."""

    __slots__ = ()

    role = ReaderRole.GROUP
    is_group = True
    takes_cursor = False


class Ribbon(Group):
    """The words that the last round has begun, or the game is over; there is nothing in it."""

    __slots__ = ()

    role = ReaderRole.TEXT

    def find_painted_text(self, scene: TableScene) -> str | None:
        return scene.ribbon.words

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.ribbon.rect


class ReserveGroup(Group):
    """The royal reserve with all that lies there."""

    __slots__ = ()

    def name(self, game: GameView) -> Text:
        return texts.RESERVE

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.layout.reserve_rect


class LandGroup(Group):
    """The landscape with its cells."""

    __slots__ = ()

    def name(self, game: GameView) -> Text:
        return outline.SECTION_NAMES[Section.LANDSCAPE]

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.layout.landscape_rect


@dataclass(frozen=True, slots=True)
class HeirGroup(Group):
    """The place of an heir, or Henry's."""

    heir: Heir

    def name(self, game: GameView) -> Text:
        return join_by_semicolons([*_list_name_parts(self.heir, game.snapshot, game.shows_points)])

    def find_accessible_description(self, game: GameView) -> Text | None:
        solo = game.snapshot.solo
        return _describe_centre(solo) if solo and self.heir is solo.henry else None

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.find_heir_layout(self.heir).panel_rect


class OfferGroup(Group):
    """The group of the button beside a piece that offers something."""

    __slots__ = ()

    def name(self, game: GameView) -> Text:
        return screen_reader.OFFER

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.offer.rect


class TurnPanel(Group):
    """Henry's turn, or where he will build, in words and with buttons."""

    __slots__ = ()

    def find_painted_text(self, scene: TableScene) -> str | None:
        panel = scene.solo.turn_panel
        return join_sentences((panel.heading, panel.words))

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.solo.turn_panel.rect


class OfferButton(Thing):
    """The button beside a piece that offers something."""

    __slots__ = ()

    takes_cursor = False

    def name(self, game: GameView) -> Text:
        return texts.RESERVE

    def find_painted_text(self, scene: TableScene) -> str | None:
        return scene.offer.label

    def find_rect(self, scene: TableScene) -> QRectF:
        return scene.offer.button_rect


@dataclass(frozen=True, slots=True)
class PanelButton(Thing):
    """A button of the turn panel."""

    index: int

    takes_cursor = False

    def find_painted_text(self, scene: TableScene) -> str | None:
        return scene.solo.turn_panel.buttons[self.index].words

    def press(self, scene: TableScene) -> bool:
        scene.solo.turn_panel.buttons[self.index].do()
        return True

    def find_rect(self, scene: TableScene) -> QRectF:
        panel = scene.solo.turn_panel
        return panel.find_button_rect(self.index) if self.index < len(panel.buttons) else QRectF()


# -- words ----------------------------------------------------------------------------------------


def describe_ribbon(snapshot: TableSnapshot) -> Text | None:
    """The news of the ribbon: the last round, the turns left, or the end; None without any."""
    if snapshot.active is None:
        return texts.ENDED
    if snapshot.turns_left is None:
        return None
    if snapshot.turns_left >= 3:
        return texts.LAST_ROUND
    return texts.LAST_TURNS.fill_n(snapshot.turns_left)


def _list_name_parts(heir: Heir, snapshot: TableSnapshot, with_points: bool) -> Iterator[Text]:
    """List the parts of a group's name: whose it is, whether to move, and discounts."""
    heir_snapshot = snapshot.heirs[heir]
    if snapshot.active is None or with_points:
        yield texts.HEIR_WITH_POINTS.fill_n(heir_snapshot.points).fill(place=heir_snapshot.name)
    else:
        yield heir_snapshot.name
    if heir_snapshot.is_active:
        yield texts.TO_MOVE
    if heir_snapshot.discounts and heir is not snapshot.henry:
        yield texts.DISCOUNTS.fill_n(heir_snapshot.discounts)


def _describe_centre(solo: SoloSnapshot) -> Text:
    """Name the cell around which Henry builds."""
    return screen_reader.CENTRE.fill(cell=name_cell(solo.centre), words=describe_centre(solo))
