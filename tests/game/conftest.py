"""What tests of the game share."""

from __future__ import annotations

import pytest

from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.rules import Catalogue


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The installed catalogue."""
    return installed_catalogue()
