"""The same games as on the shelf."""

from tests.ui.shelf.conftest import put

__all__ = ["put"]
