"""The view of the table: takes mouse, wheel, fingers and keys, and gives them to the hand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QFontInfo,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.sections import rules_section, section_of
from twoheirs_qt.game.telling.targets import LandCell, Target
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.adapting import Adapting
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.board.ground import paint_ground
from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.table.clock import Clock, FrameClock
from twoheirs_qt.ui.table.focusing import Focus
from twoheirs_qt.ui.table.following import Following
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.keyboard import Cursor
from twoheirs_qt.ui.table.keys import Keys
from twoheirs_qt.ui.table.layout import body_letters, layout
from twoheirs_qt.ui.table.menu import context_menu
from twoheirs_qt.ui.table.pinching import pinch_of
from twoheirs_qt.ui.table.pointer import Pointer
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.wishes import OBEYED, obey
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words import table as texts

_STEP = 1.2
_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(Adapting, QGraphicsView):
    """The whole table, fed by the session's model; everything done on it goes to the session.

    - `hint_changed`: what can be done with what is picked up; empty if nothing is
    - `announce`: what has been done and what was asked, for screen readers
    - `cursor_moved`: a key has put the cursor somewhere
    - `refused`: the reasons why something cannot be done, none where the table has only words
    - `laid_out`: `chronicle_rect` may have changed
    - `henry_shown`: Henry's turn has been shown, or skipped, to its end
    - `plan_toggled`: whether it shows where Henry will build
    """

    hint_changed = Signal(str)
    announce = Signal(str)
    cursor_moved = Signal()
    refused = Signal(object)
    laid_out = Signal()
    henry_shown = Signal()
    plan_toggled = Signal(bool)
    rules_asked = Signal(str)
    unseen_asked = Signal()

    def __init__(
        self,
        session: GameSession,
        art: Art,
        settings: Settings,
        clock: Clock | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._scene = TableScene(session, art, current_theme(), clock or FrameClock(self), self)
        self._interaction = Interaction(session, self._scene, self)
        self._cursor = Cursor(session, self._scene)
        tell = self.cursor_moved.emit
        self._keys = Keys(session, self._scene, self._interaction, self._cursor, tell)
        self._focus = Focus(
            session, self._scene, self._interaction, self._cursor, self._keys, self.hasFocus
        )
        self._pointer = Pointer(self._scene, self._interaction, self._cursor, self._open_menu)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(760, 440)
        for widget in (self, self.viewport()):  # what is dropped from the desktop is the window's
            widget.setAcceptDrops(False)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._interaction.announce.connect(self.announce)
        self._interaction.hint_changed.connect(self.hint_changed)
        self._interaction.refused.connect(self.refused)
        self._interaction.unseen_asked.connect(self.unseen_asked)
        self._henry, self._plan = self._interaction.henry, self._interaction.plan
        self._henry.hint_changed.connect(self.hint_changed)
        self._henry.ended.connect(self._after_henry)
        self._plan.toggled.connect(self.plan_toggled)
        self._following = Following(session, self._scene, self._interaction, self._cursor, self)
        for moved in (self.cursor_moved, self._scene.camera_moved, self._following.moved):
            moved.connect(self._focus.refresh)
        settings.changed.connect(self._follow_settings)
        obey(settings, self._scene, self._interaction)
        if session.is_open:
            self._following.open()
        # A screen reader looks at a table that is given a name: it must be whole by then.
        self.setAccessibleName(session.model.say(texts.TABLE))

    # -- for the window ----------------------------------------------------------------------

    @property
    def session(self) -> GameSession:
        """The game that is shown."""
        return self._session

    @property
    def table(self) -> TableScene:
        """The scene, to be looked at."""
        return self._scene

    @property
    def interaction(self) -> Interaction:
        """The hand."""
        return self._interaction

    @property
    def following(self) -> Following:
        """How it follows the game."""
        return self._following

    @property
    def keys(self) -> Keys:
        """What keys do, for what does the same."""
        return self._keys

    @property
    def pointer(self) -> Pointer:
        """What the mouse does."""
        return self._pointer

    @property
    def cursor_target(self) -> Target:
        """What the keyboard's cursor is on."""
        return self._cursor.target

    @property
    def subject(self) -> str:
        """The section of the rule book about what is being looked at; empty without a game.

        That is the reason for a refusal as long as the table tells it, else what the keyboard's
        cursor is on while keys are in use, else what lies under the pointer.
        """
        pointed = self.viewport().mapFromGlobal(QCursor.pos())
        target = self._cursor.target if self._keys.in_use and self._session.is_open else None
        if not self._keys.in_use and self.viewport().rect().contains(pointed):
            target = self._pointer.target(QPointF(pointed))
        return section_of(self._session, self._interaction.reasons, target)

    @property
    def chronicle_rect(self) -> QRect:
        """Where the chronicle goes, in the viewport."""
        return self._scene.area.chronicle.toRect()

    def chronicle_in(self, width: int, height: int) -> QRect:
        """Where the chronicle would go if the view had this size."""
        return layout(width, height, self._letters(width, height)).chronicle.toRect()

    def fit(self) -> None:
        """Show the whole landscape, and follow it as it grows."""
        self._interaction.leave()
        self._scene.fit()

    def zoom_in(self) -> None:
        self._zoom(_STEP, self._scene.area.field.center())

    def zoom_out(self) -> None:
        self._zoom(1 / _STEP, self._scene.area.field.center())

    def _dress(self) -> None:
        self._scene.set_theme(current_theme())

    def highlight_cells(self, cells: Iterable[Cell]) -> None:
        """Light these cells, as a line of the score sheet asks for."""
        self._interaction.show_cells(frozenset(cells))

    def clear_highlight(self) -> None:
        self._interaction.show_cells(frozenset())

    def cancel(self) -> None:
        """Put down what is picked up and take away what is said."""
        self._interaction.cancel()

    @property
    def shows_henry(self) -> bool:
        """Whether Henry's turn is being shown, over a game that is already further."""
        return self._henry.busy

    def ask(self) -> None:
        """Answer what it would take to do what is begun, or what is pointed at."""
        if self._session.is_open and self.isVisible():
            self._interaction.ask(self._cursor.target if self._keys.in_use else None)

    def repeat_turn(self) -> None:
        """Show the last turn once more: Henry's, or in a duel the one before this."""
        if self.isVisible():  # what takes its place shows it in its own way
            self._interaction.cancel()
            why_not = self._henry.repeat_last()
            if why_not is not None:
                self._interaction.explain(why_not)

    def set_plan(self, shown: bool) -> None:
        """Whether to show where Henry will build."""
        self._interaction.quiet()
        self._plan.set_on(shown)

    # -- following the game ------------------------------------------------------------------

    def _after_henry(self) -> None:
        self._plan.refresh()
        self._focus.refresh()
        self.henry_shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.setAccessibleName(self._session.model.say(texts.TABLE))
            self._interaction.cancel()
            self._scene.retranslate()
            self._lay_out()
        super().changeEvent(event)

    def _follow_settings(self, name: str) -> None:
        if name in OBEYED:
            obey(self._settings, self._scene, self._interaction)
            self._interaction.cancel()
            self._scene.sync(animate=False)
            self._following.refresh_solo()
            self._focus.refresh()

    # -- size and ground ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._interaction.leave()
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        self._following.seen = True
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._following.seen = False
        # Nothing moves where nobody looks, and no clock runs on for a closed window.
        self._henry.skip()
        self._scene.presenter.stop()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        size = self.viewport().size()
        text = self._letters(size.width(), size.height())
        ratio = self.viewport().devicePixelRatioF()
        self._scene.resize(size.width(), size.height(), text, ratio)
        self._following.refresh_solo()
        self._focus.refresh()
        self.laid_out.emit()

    def _letters(self, width: int, height: int) -> float:
        """The height of body letters on a table of that size."""
        return body_letters(width, height, QFontInfo(self.font()).pixelSize())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_ground(painter, rect, self._scene.theme, self._scene.art, self.devicePixelRatioF())

    # -- mouse and fingers -------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._keys.in_use = False
        self._focus.hide()
        if not self._henry.press(event.position()):
            self._pointer.press(event.button(), event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event.position())
        shape = self._pointer.shape(event.position())
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event.button(), event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave(by_keys=self._keys.in_use)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if isinstance(self._pointer.target(event.position()), LandCell):
            self._zoom(_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        pinch = pinch_of(event, self.viewport())
        if pinch is not None:
            self._zoom(*pinch)
            return True
        return super().viewportEvent(event)

    def _zoom(self, factor: float, at: QPointF) -> None:
        self._pointer.zoom(factor, at, by_keys=self._keys.in_use)

    # -- context menu ------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The right button has been handled when it was pressed; this is the menu key.
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self._session.is_open:
            self.open_menu(self._cursor.target)
        event.accept()

    def open_menu(self, target: Target) -> None:
        """Show what can be done at a target, beside it."""
        self._open_menu(target, target_rect(self._scene, target).center())

    def _open_menu(self, target: Target, point: QPointF) -> None:
        self._interaction.quiet()
        section = rules_section(self._session.state, target)
        ask = partial(self.rules_asked.emit, section)
        menu = context_menu(self, self._session, self._interaction, target, ask)
        menu.popup(self.viewport().mapToGlobal(point.toPoint()))

    # -- keyboard ----------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _TAB:
            self._keys.enter_table(last=event.reason() == Qt.FocusReason.BacktabFocusReason)
            self._focus.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus.hide()
        if event.reason() in _TAB:  # what is said belongs to what the cursor was on
            self._interaction.quiet()
            self._interaction.leave()

    def focusNextPrevChild(self, forward: bool) -> bool:
        # What lies over the table asks, too, where to go from there; put away, it keeps nothing.
        at_work = self.hasFocus() and self.isVisible()
        if at_work and self._keys.next_area(1 if forward else -1):
            self._focus.refresh()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if not self._session.is_open or event.modifiers() & ~plain:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if self._henry.key(key):
            return
        if key == Qt.Key.Key_Escape:
            self._pointer.give_up()
        if key == Qt.Key.Key_Plus:
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        elif not self._keys.press(key):
            super().keyPressEvent(event)
        self._focus.refresh()
