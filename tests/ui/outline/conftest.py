"""The ears of the tests of keys."""

from tests.ui.keyboard.conftest import listen as listen
