"""The levels of the computer by strength, with the player among them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.opponents.rating import Rating, Scale
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.label import Label, escape_mnemonics


def format_rating(rating: Rating | None, scale: Scale, name: Callable[[str], Text]) -> str:
    """Return sentences with the player's rating and a good next opponent, which `name` names."""
    translate = QCoreApplication.translate
    if rating is None:
        return translate("ResultsDialog", "Play against the computer to get a rating.")
    locale = QLocale()
    return translate(
        "ResultsDialog",
        "Your rating: {rating}, give or take {uncertain}. A good next opponent: {opponent}.",
    ).format(
        rating=locale.toString(round(rating.strength)),
        uncertain=locale.toString(round(rating.uncertainty)),
        opponent=escape_mnemonics(localize(name(scale.suggest(rating)))),
    )


class Ladder(QWidget):
    """A rung for each level, the strongest on top, and a golden one for the player among them."""

    def __init__(
        self, rating: Rating, scale: Scale, name: Callable[[str], Text], parent: QWidget
    ) -> None:
        super().__init__(parent)
        theme = find_current_theme()
        you = QCoreApplication.translate("Ladder", "You")
        rungs = [(strength, localize(name(word))) for word, strength in scale.strengths.items()]
        rungs.append((round(rating.strength), you))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.setColumnStretch(0, 1)
        for row, (strength, title) in enumerate(sorted(rungs, key=lambda rung: -rung[0])):
            is_player = title == you
            texts = (title, QLocale().toString(strength))
            for column, text in enumerate(texts):
                label = Label(text, self, make_text_font(13, bold=is_player))
                label.setContentsMargins(8, 1, 8, 1)
                if is_player:
                    label.setStyleSheet(f"background: {theme.gold}; color: {theme.gold_ink};")
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(label, row, column)
        grid.setRowStretch(len(rungs), 1)
        self.setAccessibleName(QCoreApplication.translate("Ladder", "The levels and you"))
