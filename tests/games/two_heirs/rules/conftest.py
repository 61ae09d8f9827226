"""The box that tests of the rules play with."""

from __future__ import annotations

import pytest

from tests.box import load_box
from twoheirs_qt.games.two_heirs.rules import Catalogue


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return load_box()
