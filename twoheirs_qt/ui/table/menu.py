"""The context menu of a target: everything that can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.game.mouth.held import HeldTile
from twoheirs_qt.game.mouth.targets import HandTile, LandCell, PlaceTroop, ReservePlace, Target
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.overlays import Choice
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import cell_name, tile_object_of
from twoheirs_qt.words.text import Text


def context_menu(
    parent: QWidget,
    session: GameSession,
    interaction: Interaction,
    target: Target,
    ask_rules: Callable[[], object],
) -> QMenu:
    """The menu, which deletes itself when it is closed; `ask_rules` is its last entry."""
    say = session.model.say
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    session.opened.connect(menu.close)  # what it offers belongs to this game
    choices = choices_at(session, interaction, target)
    for choice in choices:
        menu.addAction(choice.label).triggered.connect(partial(_call, choice.do))
    if not choices:
        menu.addAction(say(texts.NOTHING_HERE)).setEnabled(False)
    menu.addSeparator()
    menu.addAction(say(texts.RULES)).triggered.connect(partial(_call, ask_rules))
    return menu


def _call(do: Callable[[], object], _checked: bool = False) -> None:
    do()


def choices_at(session: GameSession, interaction: Interaction, target: Target) -> list[Choice]:
    """What can be done at a target now, in the order of importance; empty if nothing."""
    say = session.model.say
    found: list[Choice] = []
    if interaction.closed is not None:
        return found
    if interaction.held is None and interaction.can_pick(target):
        label = _pick_label(session, target)
        found.append(Choice(say(label), lambda: interaction.click(target)))
    if interaction.held is not None:
        if isinstance(interaction.held, HeldTile):
            found.append(Choice(say(texts.TURN_OVER), interaction.turn_over))
        found.append(Choice(say(texts.PUT_BACK), interaction.put_back))
    for label, action in _actions(session, target):
        found.append(Choice(say(label), partial(interaction.play, action, target)))
    return found


def _pick_label(session: GameSession, target: Target) -> Text:
    if isinstance(target, HandTile):
        name = tile_object_of(target.tile, session.state.catalogue)
        return texts.PICK_UP_TILE.fill(tile=name)
    if isinstance(target, ReservePlace):
        tile = session.state.slots[target.slot]
        if tile is not None:
            name = tile_object_of(tile.id, session.state.catalogue)
            return texts.PICK_UP_TILE.fill(tile=name)
    return texts.PICK_UP_TROOP


def _actions(session: GameSession, target: Target) -> Iterator[tuple[Text, Action]]:
    options = session.options
    for label, action in _candidates(session, target):
        if options.can(action):
            yield label, action


def _candidates(session: GameSession, target: Target) -> Iterator[tuple[Text, Action]]:
    state, catalogue = session.state, session.state.catalogue
    match target:
        case ReservePlace(slot) if state.slots[slot] is not None:
            tile = state.slots[slot]
            assert tile is not None
            yield texts.TAKE_TILE.fill(tile=tile_object_of(tile.id, catalogue)), Take(slot)
        case PlaceTroop(heir, index) if heir is state.active:
            at = state.troops[heir][index].at
            if at is not None:
                yield texts.WITHDRAW, Withdraw(at)
        case LandCell(cell) if cell in state.landscape:
            yield from _on_tile(session, cell)
        case LandCell(cell):
            for tile in state.hands[state.active]:
                name = tile_object_of(tile.id, catalogue)
                yield texts.BUILD_HERE.fill(tile=name), Build(tile.id, cell)
            for tile in state.hands[state.active]:
                name = tile_object_of(tile.id, catalogue)
                yield texts.EXPAND_HERE.fill(tile=name), Expand(tile.id, cell)


def _on_tile(session: GameSession, cell: Cell) -> Iterator[tuple[Text, Action]]:
    state = session.state
    name = tile_object_of(state.landscape[cell].tile.id, state.catalogue)
    yield texts.DESTROY.fill(tile=name), Destroy(cell)
    yield texts.BREAK_CAMP, BreakCamp(cell)
    yield texts.WITHDRAW, Withdraw(cell)
    for troop in state.troops[state.active]:
        if troop.at is not None and troop.at != cell:
            yield texts.MARCH_HERE.fill(cell=cell_name(troop.at)), Move(troop.at, cell)
    yield texts.DEPLOY_HERE, Deploy(cell)
