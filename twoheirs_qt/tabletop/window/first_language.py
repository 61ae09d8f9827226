"""The question for a language at the first start, if the system's is not ours but close to one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Question

# Not translated: before a language is chosen, the text is in both.
_TITLE: Final = "Slovenčina · English"
_WORDS: Final = (
    "Táto hra zatiaľ nevie po česky. Chcete ju hrať po slovensky, alebo po anglicky?\n\n"
    "This game does not speak Czech yet. Would you like to play in Slovak or in English? "
    "You can change this at any time in the settings."
)


def ask_language(choose: Callable[[str], object], parent: QWidget) -> Question:
    """Ask a Czech player for Slovak or English; `choose` gets the code of the language."""
    question = Question(
        _TITLE,
        _WORDS,
        (
            Answer("&English", lambda: choose("en"), AnswerKeys.ESCAPE),
            Answer("&Slovenčina", lambda: choose("sk"), AnswerKeys.ENTER),
        ),
        parent,
    )
    question.open()
    return question
