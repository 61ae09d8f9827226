"""The same games as on the shelf, and ears."""

from tests.ui.keyboard.conftest import listen
from tests.ui.shelf.conftest import put

__all__ = ["listen", "put"]
