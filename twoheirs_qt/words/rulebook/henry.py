"""Sections of the chapter on the solo game: which tile Henry takes, and where it goes."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.actions import EndTurn
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Example,
    Mark,
    Paragraph,
    RulingBox,
    Section,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import translate

_STEPS: Final = View(marks=frozenset({Mark.HENRY}))
_END_TURN: Final = (EndTurn(()),)

TAKE: Final = Section(
    "solo/take",
    translate("Rule book solo", "Henry takes a tile", "rules §7.1"),
    (
        *paragraphs(
            translate(
                "Rule book solo",
                "Henry's reach has no limit. Look at the terrain of the topmost tile of the "
                "supply: he takes the first tile clockwise from the shield that has this terrain.",
                "rules §7.1",
            ),
            translate(
                "Rule book solo",
                "If no tile has it, or the supply is empty, he takes the first tile.",
                "rules §7.1",
            ),
            translate(
                "Rule book solo",
                "The shield moves and its old place is refilled as usual. His refill, too, can "
                "begin the <a href='end/last-round'>last round</a>.",
                "rules §7.1",
            ),
        ),
        Example(
            "henry-take",
            translate(
                "Rule book solo",
                "A wood tile lies on top of the supply. Clockwise from the shield, the first tile "
                "of wood is the one that Henry takes: {tile}.",
                "rules §7.1",
            ),
            (("tile", measures.henrys_tile),),
            View(marks=frozenset({Mark.HENRY}), reserve=True, heir=Heir.BLUE, before=True),
            _END_TURN,
        ),
    ),
)

PLACE: Final = Section(
    "solo/place",
    translate("Rule book solo", "Where Henry places it", "rules §7.2"),
    (
        *paragraphs(
            translate(
                "Rule book solo",
                "Henry places the tile as his own building, turned upside down, and pays nothing. "
                "He places it around the building that you built <i>last</i>; the scaffold stands "
                "there. Before your first building, he places it around the starting tile.",
                "rules §7.2",
            ),
            translate(
                "Rule book solo",
                "He goes through the eight cells around it clockwise from the top: N, NE, E, SE, "
                "S, SW, W, NW. He takes the first empty one to which the first of these rules "
                "applies:",
                "rules §7.2",
            ),
        ),
        Bullets(
            (
                translate(
                    "Rule book solo",
                    "<b>A.</b> His tile joins a road of that building there. If there is no such "
                    "cell:",
                    "rules §7.2 A",
                ),
                translate(
                    "Rule book solo",
                    "<b>B.</b> A road of that building ends there, so his tile blocks it. If there "
                    "is no such cell:",
                    "rules §7.2 B",
                ),
                translate(
                    "Rule book solo",
                    "<b>C.</b> Any empty cell. If there is none:",
                    "rules §7.2 C",
                ),
                translate(
                    "Rule book solo",
                    "<b>D.</b> The tile leaves the game, and Henry's turn ends.",
                    "rules §7.2 D",
                ),
            )
        ),
        Example(
            "henry-joins",
            translate(
                "Rule book solo",
                "Henry's tile: {tile}. Its road can join the one of your Inn in cell {cell}, so "
                "rule {rule} applies. Cells he went through: {tries}. The wheat troop follows, and "
                "a treasure.",
                "rules §7.2 A",
            ),
            (
                ("tile", measures.henrys_tile),
                ("cell", measures.henrys_cell),
                ("rule", measures.henrys_rule),
                ("tries", measures.henrys_tries),
            ),
            _STEPS,
            _END_TURN,
        ),
        Example(
            "henry-blocks",
            translate(
                "Rule book solo",
                "Henry's tile: {tile}. It has no road to join yours. The first empty cell at an "
                "end of your road is {cell}, and there he blocks it: rule {rule}.",
                "rules §7.2 B",
            ),
            (
                ("tile", measures.henrys_tile),
                ("cell", measures.henrys_cell),
                ("rule", measures.henrys_rule),
            ),
            _STEPS,
            _END_TURN,
        ),
        Example(
            "henry-any",
            translate(
                "Rule book solo",
                "Your last building has no road, so the first empty cell will do: {cell}, by rule "
                "{rule}. Cells he went through: {tries}.",
                "rules §7.2 C",
            ),
            (
                ("cell", measures.henrys_cell),
                ("rule", measures.henrys_rule),
                ("tries", measures.henrys_tries),
            ),
            _STEPS,
            _END_TURN,
        ),
        Example(
            "henry-none",
            translate(
                "Rule book solo",
                "All eight cells around your last building are taken. Henry's tile leaves the "
                "game: {tile}. Build where Henry can hurt you least!",
                "rules §7.2 D",
            ),
            (("tile", measures.henrys_tile),),
            _STEPS,
            _END_TURN,
        ),
        Paragraph(
            translate(
                "Rule book solo",
                "The program shows each of Henry's steps, and the chronicle tells the rule that "
                "decided it.",
                "rules §7.2",
            )
        ),
        RulingBox("R18"),
        RulingBox("R10"),
    ),
)
