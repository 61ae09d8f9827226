"""The page of the running game, as the window knows it; each game has its own."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.widgets.callout import Callout


class GamePage(QWidget):
    """The base class of the page of a running game: its table and all that lies around it.

    Messages are shown by `bubble`, which points at the `message_bar`.
    """

    bubble: Callout
    message_bar: QWidget

    @property
    def has_shown_all(self) -> bool:
        """Whether all events have been shown, so that a computer may begin its turn."""
        raise NotImplementedError

    @property
    def is_showing(self) -> bool:
        """Whether an animated sequence is shown."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Give the keyboard to the table."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Put back what is picked up, since another page is shown."""
        raise NotImplementedError

    def capture_state(self) -> object:
        """The state of the page, for `restore`; ends animated sequences."""
        raise NotImplementedError

    def restore(self, state: object) -> None:
        """Show the running game as it was shown in a window of another language or theme."""
        raise NotImplementedError
