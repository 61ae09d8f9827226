"""The choices for a game of one human: colour, name, and Henry's level or a computer opponent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QWidget

from twoheirs_qt.games.two_heirs.new_game.choices import MAX_NAME_LENGTH, NewGameChoices
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.setup import TREASURES_REMOVED
from twoheirs_qt.games.two_heirs.words.names import name_heir, name_level
from twoheirs_qt.games.two_heirs.words.opponents import describe_strength, name_opponent
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import ComboBox, RadioButton
from twoheirs_qt.tabletop.widgets.label import Label, make_row


class _OneHuman(QWidget):
    """The choice of colour and name; starts with the last choices."""

    def __init__(self, choices: NewGameChoices, parent: QWidget) -> None:
        super().__init__(parent)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        self._colour_label = Label("", self, make_text_font(14))
        self.colours = (RadioButton(self), RadioButton(self))
        self._colour_group = QButtonGroup(self)
        for heir, button in zip(Heir, self.colours, strict=True):
            self._colour_group.addButton(button, heir)
        self.colours[choices.colour].setChecked(True)
        self.name_edit = QLineEdit(choices.names[choices.colour], self)
        self.name_edit.setMaxLength(MAX_NAME_LENGTH)
        self._name_label = Label("", self, make_text_font(14))
        self._name_label.setBuddy(self.name_edit)
        grid.addWidget(self._colour_label, 0, 0)
        person_row = make_row(*self.colours, 8, self._name_label, (self.name_edit, 1))
        grid.addLayout(person_row, 0, 1, 1, 2)
        self._opponent_label = Label("", self, make_text_font(14))
        grid.addWidget(self._opponent_label, 1, 0)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(5, 1)
        for button in self.colours:
            button.toggled.connect(self._show_colour)

    @property
    def colour(self) -> Heir:
        return Heir(self._colour_group.checkedId())

    @property
    def name(self) -> str:
        """The name of the human, empty for that of the colour."""
        return self.name_edit.text().strip()

    def _set_texts(self) -> None:
        self._colour_label.setText(self.tr("You are"))
        self._name_label.setText(self.tr("n&ame"))
        self._opponent_label.setText(self.tr("Opponent"))
        for heir, button in zip(Heir, self.colours, strict=True):
            button.setText(localize(name_heir(heir)))
            button.setAccessibleDescription(self._colour_label.text())
        self._show_colour()

    def _show_colour(self) -> None:
        self.name_edit.setPlaceholderText(localize(name_heir(self.colour)))


class AloneChoices(_OneHuman):
    """The choices for a game against Henry."""

    def __init__(self, choices: NewGameChoices, parent: QWidget) -> None:
        super().__init__(choices, parent)
        self.levels: dict[int, RadioButton] = {}
        self._removed_labels: dict[int, QLabel] = {}
        self._level_group = QButtonGroup(self)
        for row_number, level in enumerate(TREASURES_REMOVED, start=1):
            button = RadioButton(self)
            button.setChecked(level == choices.level)
            self._level_group.addButton(button, level)
            self.levels[level] = button
            label = self._removed_labels[level] = Label("", self, make_text_font(12), muted=True)
            label.setBuddy(button)  # else readers read all of them when the dialog opens
            self._grid.addWidget(button, row_number, 1)
            self._grid.addWidget(label, row_number, 2, Qt.AlignmentFlag.AlignVCenter)
        self._set_texts()

    @property
    def level(self) -> int:
        return self._level_group.checkedId()

    def _set_texts(self) -> None:
        super()._set_texts()
        for level, button in self.levels.items():
            name = localize(name_level(level))
            # Digits as mnemonics, as letters differ from language to language.
            button.setText(f"&{level}  {name}")
            removed = TREASURES_REMOVED[level]
            if not removed:
                words = self.tr("hardest: all ten treasures stay")
            elif removed == max(TREASURES_REMOVED.values()):
                words = self.tr("easiest: %n treasure(s) removed", "", removed)
            else:
                words = self.tr("easier: %n treasure(s) removed", "", removed)
            self._removed_labels[level].setText(words)
            button.setAccessibleName(name)
            button.setAccessibleDescription(words)


class ComputerChoices(_OneHuman):
    """The choices for a duel against one of `programs`: the last one, or the suggested one."""

    def __init__(self, choices: NewGameChoices, programs: Sequence[str], parent: QWidget) -> None:
        super().__init__(choices, parent)
        self._follows_suggestion = choices.follows_rating or choices.computer not in programs
        self._rating: Rating | None = None
        self.programs = ComboBox(self)
        for program in programs:
            self.programs.addItem("", program)
        self._choose(self._suggested if self._follows_suggestion else choices.computer)
        self.programs.activated.connect(self._stop_following)
        self.programs.currentIndexChanged.connect(self._describe)
        self._hint = Label("", self, make_text_font(12), wrap=True, muted=True)
        self._opponent_label.setBuddy(self.programs)
        self._grid.addWidget(self.programs, 1, 1)
        self._grid.addWidget(self._hint, 2, 1, 1, 2)
        super()._set_texts()
        self._opponent_label.setText(self.tr("O&pponent"))
        for number in range(self.programs.count()):
            name = localize(name_opponent(self.programs.itemData(number)))
            self.programs.setItemText(number, name)
        self._describe()

    @property
    def opponent(self) -> str:
        """The name of the chosen computer player."""
        name: str = self.programs.currentData()
        return name

    @property
    def follows_rating(self) -> bool:
        """Whether the suggested opponent is chosen."""
        return self.opponent == self._suggested

    @property
    def _suggested(self) -> str:
        """The opponent that suits the human's strength."""
        return SCALE.suggest(self._rating)

    def suggest(self, rating: Rating) -> None:
        """Suggest an opponent for that rating; it is chosen unless another one was."""
        self._rating = rating
        if self._follows_suggestion:
            self._choose(self._suggested)
        self._describe()

    def _choose(self, opponent: str) -> None:
        self.programs.setCurrentIndex(max(0, self.programs.findData(opponent)))

    def _stop_following(self) -> None:
        self._follows_suggestion = False

    def _describe(self) -> None:
        """Describe the strength of the chosen opponent, its speed, and the suggested one."""
        opponent, rating = self.opponent, self._rating
        words = [localize(describe_strength(opponent))]
        strength = SCALE.strengths.get(opponent)
        if strength is not None:
            words.append(self._compare(strength))
        if rating is not None and strength is not None:
            wins = min(round(10 * rating.predict_win_share(strength)), 9)
            words.append(
                self.tr("Judging by your results, you would win %n of 10 games.", "", wins)
            )
        suggested = localize(name_opponent(self._suggested))
        if opponent != self._suggested:
            words.append(self.tr("The best match for you: {opponent}.").format(opponent=suggested))
        elif rating is None:
            words.append(self.tr("Suggested until you have results."))
        else:
            words.append(self.tr("The best match for you."))
        self._hint.setText(" ".join(words))

    def _compare(self, strength: int) -> str:
        """A sentence with the strength of the opponent beside that of the human."""
        format_number = self.locale().toString
        if self._rating is None:
            return self.tr("Its rating: {strength}.").format(strength=format_number(strength))
        return self.tr("Its rating: {strength}, yours: {own}.").format(
            strength=format_number(strength), own=format_number(round(self._rating.strength))
        )
