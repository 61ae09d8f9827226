"""The whole program, as tests of the window have it."""

from __future__ import annotations

from tests.ui.conftest import art, folders, languages, program, start

__all__ = ["art", "folders", "languages", "program", "start"]
