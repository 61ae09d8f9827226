"""Performing actions of the game as a person does: only by mouse, or only by keyboard."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QApplication, QDialog

from tests.end_to_end import window_state
from tests.end_to_end.input_device import InputDevice
from tests.end_to_end.window_state import (
    WindowThread,
    find_heir_page,
    find_middle,
    find_screen_point,
    find_window,
)
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    TroopKind,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.table.cursor import Area
from twoheirs_qt.games.two_heirs.table.end_turn import EndTurnDialog
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.heirs import HandTile, HeirArea
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop, ReserveTroop
from twoheirs_qt.tabletop.pages.choose_game import ChooseGameDialog


class WindowUser(Protocol):
    """A player who operates the window."""

    def begin(self, seed: int) -> None: ...
    def continue_game(self) -> None: ...
    def do(self, action: Action) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def restart_turn(self) -> None: ...
    def skip_show(self) -> None: ...
    def leave(self) -> None: ...


def find_active_dialog() -> QDialog | None:
    """The dialog that is open and active."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, QDialog) and dialog.isActiveWindow() else None


def _list_hand() -> list[str]:
    state = window_state.find_state()
    return [tile.id for tile in state.hands[state.active]]


def _find_troop_on(cell: Cell) -> HeirTroop:
    state = window_state.find_state()
    troops = state.troops[state.active]
    return HeirTroop(state.active, next(n for n, troop in enumerate(troops) if troop.at == cell))


def _find_reserve_troop() -> ReserveTroop:
    state = window_state.find_state()
    troops = state.troops[state.active]
    index = next(
        n
        for n, troop in enumerate(troops)
        if troop.at is None and not troop.moved and troop.kind is TroopKind.TROOP
    )
    return ReserveTroop(state.active, index)


class MouseUser:
    """Plays only with the mouse; every second gesture is a drag."""

    def __init__(self, thread: WindowThread, device: InputDevice) -> None:
        self._thread = thread
        self._device = device
        self._count = 0

    def begin(self, seed: int) -> None:
        thread, device = self._thread, self._device
        device.click(*thread.run(lambda: find_middle(window_state.find_invitation())))
        thread.wait(_asks_new, "the page of a new game")
        device.click(*thread.run(lambda: find_middle(_find_new_game_page().roads)))
        device.click(*thread.run(lambda: find_middle(_find_new_game_page().start)))
        thread.wait(_has_begun, "the first game")

    def continue_game(self) -> None:
        """Continue the last game."""
        self._device.click(*self._thread.run(lambda: find_middle(window_state.find_continuation())))
        self._thread.wait(lambda: window_state.find_home() is None, "the game of last time")

    def do(self, action: Action) -> None:
        active = self._thread.run(lambda: window_state.find_state().active)
        match action:
            case Take(slot):
                if self._is_drag_next():
                    self._drag(ReservePlace(slot), HeirArea(active))
                else:
                    self._click(ReservePlace(slot))
                    self._click(OfferButton())
            case Build(tile, at):
                if self._is_drag_next():
                    self._drag(HandTile(active, tile), LandCell(at))
                else:
                    self._click(HandTile(active, tile))
                    self._click(LandCell(at))
            case Expand(tile, at):
                self._click(HandTile(active, tile))
                self._click(LandCell(at), button=3)
                self._click(LandCell(at))
            case Move(origin, to):
                if self._is_drag_next():
                    self._drag(self._thread.run(lambda: _find_troop_on(origin)), LandCell(to))
                else:
                    self._click(self._thread.run(lambda: _find_troop_on(origin)))
                    self._click(LandCell(to))
            case Deploy(to):
                self._click(self._thread.run(_find_reserve_troop))
                self._click(LandCell(to))
            case Withdraw(origin):
                self._click(self._thread.run(lambda: _find_troop_on(origin)))
                self._click(ReserveArea())
            case Destroy(at):
                self._click(LandCell(at))
                self._click(OfferButton())
            case EndTurn(discard):
                self._end_turn(discard)
            case _:
                raise NotImplementedError(action)

    def _is_drag_next(self) -> bool:
        self._count += 1
        return self._count % 2 == 0

    def _bring_into_view(self, target: Thing) -> None:
        if isinstance(target, LandCell) and not self._thread.run(
            lambda: window_state.is_in_field(target)
        ):
            # The wheel, turned towards oneself over the landscape, shows more of it.
            x, y = self._thread.run(lambda: _find_field_middle())
            for _ in range(6):
                self._device.click(x, y, button=5)
            self._thread.wait(lambda: window_state.is_in_field(target), "the cell comes into view")

    def _click(self, target: Thing, button: int = 1) -> None:
        self._bring_into_view(target)
        self._device.click(*self._thread.run(lambda: find_screen_point(target)), button)

    def _drag(self, origin: Thing, to: Thing) -> None:
        self._bring_into_view(to)
        start, end = self._thread.run(lambda: (find_screen_point(origin), find_screen_point(to)))
        self._device.drag(start, end)

    def _end_turn(self, discard: tuple[str, ...]) -> None:
        before = self._thread.run(window_state.find_state)
        self._device.click(
            *self._thread.run(lambda: find_middle(find_heir_page().bottom_bar.end_turn))
        )
        self._thread.wait(
            lambda: find_active_dialog() is not None or window_state.find_state() is not before,
            "the turn ends",
        )
        if self._thread.run(lambda: find_active_dialog() is not None):
            for tile in discard:
                self._device.click(*self._thread.run(partial(_find_tile_button, tile)))
            self._device.click(*self._thread.run(lambda: find_middle(_end_turn_dialog().end_turn)))

    def undo(self) -> None:
        self._device.click(*self._thread.run(lambda: find_middle(find_heir_page().bottom_bar.undo)))

    def redo(self) -> None:
        self._device.click(
            *self._thread.run(lambda: find_middle(find_heir_page().bottom_bar.buttons[1]))
        )

    def restart_turn(self) -> None:
        self._device.click(
            *self._thread.run(lambda: find_middle(find_heir_page().bottom_bar.buttons[2]))
        )

    def skip_show(self) -> None:
        self._device.click(*self._thread.run(_find_field_middle))

    def leave(self) -> None:
        menus = find_window().menus
        bar = find_window().menuBar()

        def find_title() -> tuple[float, float]:
            centre = bar.actionGeometry(menus.game_menu.menuAction()).center()
            point = bar.mapToGlobal(centre)
            return point.x(), point.y()

        self._device.click(*self._thread.run(find_title))
        self._thread.wait(menus.game_menu.isVisible, "the menu opens")

        def quit_entry() -> tuple[float, float]:
            centre = menus.game_menu.actionGeometry(menus.quit).center()
            point = menus.game_menu.mapToGlobal(centre)
            return point.x(), point.y()

        self._device.click(*self._thread.run(quit_entry))


class KeyboardUser:
    """Plays only with the keyboard."""

    def __init__(self, thread: WindowThread, device: InputDevice) -> None:
        self._thread = thread
        self._device = device

    def begin(self, seed: int) -> None:
        thread, device = self._thread, self._device
        device.press_keys("ctrl+n")
        thread.wait(_asks_which_game, "the choice of games")
        device.press_keys("Return")
        thread.wait(_asks_new, "the page of a new game")
        # W: the name of White. Then the next field: the name of Blue.
        device.press_keys("alt+w")
        device.type("Anna")
        device.press_keys("Tab")
        device.type("Boris")
        device.press_keys("alt+m")
        thread.wait(lambda: _find_new_game_page().extra.seed.isVisible(), "more choices")
        device.press_keys("alt+r", "alt+e", "ctrl+a")
        device.type(str(seed))
        device.press_keys("Return")
        thread.wait(_has_begun, "the first game")

    def continue_game(self) -> None:
        """Continue the last game, whose card has the focus at the start."""
        self._device.press_keys("Return")
        self._thread.wait(lambda: window_state.find_home() is None, "the game of last time")

    def do(self, action: Action) -> None:
        match action:
            case Take(slot):
                self._go_to(ReservePlace(slot))
                self._device.press_keys("Return", "Return")
            case Build(tile, at):
                self._pick(tile)
                self._go_to(LandCell(at))
                self._device.press_keys("Return")
            case Expand(tile, at):
                self._pick(tile)
                self._device.press_keys("f")
                self._go_to(LandCell(at))
                self._device.press_keys("Return")
            case Move(origin, to):
                self._go_to(self._thread.run(lambda: _find_troop_on(origin)))
                self._device.press_keys("space")
                self._go_to(LandCell(to))
                self._device.press_keys("Return")
            case Deploy(to):
                self._go_to(self._thread.run(_find_reserve_troop))
                self._device.press_keys("Return")
                self._go_to(LandCell(to))
                self._device.press_keys("Return")
            case Withdraw(origin):
                self._go_to(LandCell(origin))
                self._device.press_keys("w")
            case Destroy(at):
                self._go_to(LandCell(at))
                self._device.press_keys("Return", "Return")
            case EndTurn(discard):
                self._end_turn(discard)
            case _:
                raise NotImplementedError(action)

    def _pick(self, tile: str) -> None:
        number = self._thread.run(lambda: _list_hand().index(tile)) + 1
        if self._thread.run(_find_cursor_area) == Area.RESERVE:  # where digits mean the ring
            self._device.press_keys("Tab")
            self._thread.wait(partial(_has_cursor_left_area, Area.RESERVE), "Tab goes on")
        self._device.press_keys(str(number))

    def _go_to(self, target: Thing) -> None:
        """Move by Tab to the area, then by arrows to the place."""
        area = _find_area(target)
        for _ in range(2 * len(Area)):
            current = self._thread.run(_find_cursor_area)
            if current == area:
                break
            self._device.press_keys("Tab" if area > current else "shift+Tab")
            self._thread.wait(partial(_has_cursor_left_area, current), "Tab goes on")
        for _ in range(60):
            at = self._thread.run(lambda: find_heir_page().table.cursor_target)
            if at == target:
                return
            self._device.press_keys(self._choose_arrow(at, target))
            self._thread.wait(partial(_has_cursor_left, at), "the cursor moves")
        raise AssertionError(f"the cursor does not reach {target}")

    def _choose_arrow(self, at: Thing, target: Thing) -> str:
        if isinstance(at, LandCell) and isinstance(target, LandCell):
            sign = self._thread.run(
                lambda: find_heir_page().table.table_scene.camera.view_direction
            )
            dx = (target.cell[0] - at.cell[0]) * sign
            dy = (target.cell[1] - at.cell[1]) * sign
            if dx:
                return "Right" if dx > 0 else "Left"
            return "Down" if dy > 0 else "Up"
        return "Right"

    def _end_turn(self, discard: tuple[str, ...]) -> None:
        before, hand = self._thread.run(lambda: (window_state.find_state(), _list_hand()))
        self._device.press_keys("ctrl+Return")
        self._thread.wait(
            lambda: find_active_dialog() is not None or window_state.find_state() is not before,
            "the turn ends",
        )
        if self._thread.run(lambda: find_active_dialog() is not None):
            self._device.press_keys(*(str(hand.index(tile) + 1) for tile in discard), "Return")

    def undo(self) -> None:
        self._device.press_keys("ctrl+z")

    def redo(self) -> None:
        self._device.press_keys("ctrl+shift+z")

    def restart_turn(self) -> None:
        self._device.press_keys("ctrl+r")

    def skip_show(self) -> None:
        self._device.press_keys("Escape")

    def leave(self) -> None:
        self._device.press_keys("ctrl+q")


def _find_area(target: Thing) -> Area:
    match target:
        case ReservePlace():
            return Area.RESERVE
        case HandTile():
            return Area.HAND
        case LandCell():
            return Area.LANDSCAPE
        case ReserveTroop():
            return Area.RING_TROOPS
    return Area.HEIRS


def _find_cursor_area() -> Area:
    """The area of the cursor."""
    target = find_heir_page().table.cursor_target
    if isinstance(target, HandTile) and target.heir is not window_state.find_state().active:
        return Area.HEIRS
    return _find_area(target)


def _has_cursor_left_area(area: Area) -> bool:
    return _find_cursor_area() != area


def _has_cursor_left(target: Thing) -> bool:
    return find_heir_page().table.cursor_target != target


def _find_field_middle() -> tuple[float, float]:
    table = find_heir_page().table
    centre = table.table_scene.layout.landscape_rect.center().toPoint()
    point = table.viewport().mapToGlobal(centre)
    return point.x(), point.y()


def _has_begun() -> bool:
    """Whether a game is open and its opening has been shown."""
    is_showing = find_heir_page().table.table_scene.step_player.is_playing
    return window_state.find_session().is_open and window_state.is_up() and not is_showing


def _asks_which_game() -> bool:
    return isinstance(find_window().pages.currentWidget(), ChooseGameDialog)


def _asks_new() -> bool:
    return isinstance(find_window().pages.currentWidget(), NewGameDialog)


def _find_new_game_page() -> NewGameDialog:
    result = find_window().pages.currentWidget()
    assert isinstance(result, NewGameDialog)
    return result


def _end_turn_dialog() -> EndTurnDialog:
    result = find_active_dialog()
    assert isinstance(result, EndTurnDialog)
    return result


def _find_tile_button(tile: str) -> tuple[float, float]:
    return find_middle(next(b for b in _end_turn_dialog().tiles if b.tile.id == tile))
