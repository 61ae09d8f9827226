"""Chapter: playing this program by keyboard, by ear, and with large letters."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.rulebook.model import Bullets, Chapter, Paragraph, Section, paragraphs
from twoheirs_qt.words.text import translate

_KEYBOARD: Final = Section(
    "program/keyboard",
    translate("Rule book program", "How to play by keyboard and screen reader"),
    (
        Paragraph(
            translate(
                "Rule book program",
                "Everything in this program can be done without a mouse, and everything it shows "
                "is told to a screen reader.",
            ),
            lead=True,
        ),
        *paragraphs(
            translate(
                "Rule book program",
                "There are two ways to play: at the <a href='program/table'>table</a>, where a "
                "cursor walks from place to place, or in the <a href='program/outline'>"
                "outline</a>, a list of all that lies on the table.",
            ),
        ),
        Bullets(
            (
                translate(
                    "Rule book program",
                    "<b>?</b> lists all keys, and <b>Shift+F1</b> opens this page. <b>F1</b> opens "
                    "the book at what you are on.",
                ),
                translate(
                    "Rule book program",
                    "<b>Tab</b> goes on and <b>Shift+Tab</b> back, in every window. <b>Alt</b> "
                    "opens the menus, and <b>Esc</b> closes a dialog and changes nothing.",
                ),
                translate(
                    "Rule book program",
                    "<b>Ctrl+N</b> begins a game, for two or alone against Henry.",
                ),
                translate(
                    "Rule book program",
                    "<b>Ctrl+Enter</b> ends the turn; if something is still open, or too many "
                    "tiles are held, it asks first. <b>Ctrl+Z</b> takes back, <b>Ctrl+R</b> begins "
                    "the turn anew.",
                ),
                translate(
                    "Rule book program",
                    "<b>E</b> tells what it would take to do what cannot be done, and <b>H</b> "
                    "where Henry will build.",
                ),
            )
        ),
    ),
)

_TABLE: Final = Section(
    "program/table",
    translate("Rule book program", "The table by keyboard"),
    (
        *paragraphs(
            translate(
                "Rule book program",
                "Tab goes through five areas: the royal reserve, your hand, the landscape, the "
                "troops in the reserve, and the places of both heirs with the supply. Behind them "
                "come the chronicle and the buttons of the turn.",
            ),
            translate(
                "Rule book program",
                "The arrows walk within an area. In the landscape they go from cell to cell, as "
                "far as one beyond its edge. Each cell has a name such as M13: a letter for the "
                "column, a number for the row.",
            ),
        ),
        Bullets(
            (
                translate(
                    "Rule book program",
                    "<b>Enter</b> or <b>Space</b> picks up what the cursor is on. A tile of your "
                    "hand or a troop takes the cursor to the nearest cell where it may go; Enter "
                    "puts it down there. A tile of the reserve is taken by Enter once more.",
                ),
                translate(
                    "Rule book program",
                    "<b>1</b> to <b>9</b> pick up a tile of your hand from anywhere.",
                ),
                translate(
                    "Rule book program",
                    "In the reserve, or if your hand has no tile of that number, they pick up the "
                    "tile at that distance from the shield, as long as you may take one. Keys "
                    "drawn on the tiles show what they mean.",
                ),
                translate(
                    "Rule book program",
                    "<b>F</b> turns the tile over: face down to expand, face up to build.",
                ),
                translate(
                    "Rule book program",
                    "<b>W</b> withdraws the troop that the cursor is on, and <b>C</b> breaks the "
                    "Camp.",
                ),
                translate(
                    "Rule book program",
                    "The <b>menu key</b>, or <b>Shift+F10</b>, lists all that can be done there.",
                ),
                translate("Rule book program", "<b>Esc</b> puts back what is picked up."),
            )
        ),
    ),
)

_HEARD: Final = Section(
    "program/heard",
    translate("Rule book program", "What is heard"),
    (
        *paragraphs(
            translate(
                "Rule book program",
                "Each thing on the table has a name: what it is, on which terrain it lies, whose "
                "it is, who stands on it and what it scores. Its description says what can be done "
                "with it, or why nothing can.",
            ),
            translate(
                "Rule book program",
                "While something is picked up, each cell says whether it may go there, and what "
                "that changes in the points of both heirs.",
            ),
            translate(
                "Rule book program",
                "The screen reader can press each of these things itself, too, and finds there by "
                "name everything that can be done.",
            ),
            translate(
                "Rule book program",
                "What happens is announced once, in the order in which it happens: what you do, "
                "what comes into the reserve, the other heir's turn, and Henry's steps with the "
                "rule behind each. If something cannot be done, the reason comes at once.",
            ),
            translate(
                "Rule book program",
                "The tutorial says each of its steps, and which keys do it; Tab comes to its words "
                "once more. A game that is watched again says each action, and after a leap the "
                "turn and the points of both heirs.",
            ),
        ),
    ),
)

_OUTLINE: Final = Section(
    "program/outline",
    translate("Rule book program", "The game as an outline"),
    (
        *paragraphs(
            translate(
                "Rule book program",
                "<b>F4</b> shows the game as a tree in place of the table, and the table again; "
                "the program remembers it. Its nine branches are the royal reserve, the landscape, "
                "the hands, the troops, the supply, what is out of the game, the treasures, the "
                "heirs and the chronicle.",
            ),
            translate(
                "Rule book program",
                "It is there wherever a table is: in a game, in the tutorial, where a game is "
                "watched again, and where something is tried out.",
            ),
        ),
        Bullets(
            (
                translate(
                    "Rule book program",
                    "The arrows walk the rows: up and down from row to row, right opens a branch, "
                    "left closes it. <b>1</b> to <b>9</b> go to the branches, and letters to a row "
                    "by its name.",
                ),
                translate(
                    "Rule book program",
                    "Each row says what it is and what you can do there. <b>Enter</b> does it if "
                    "there is only one thing to do; else it goes to the list of choices.",
                ),
                translate(
                    "Rule book program",
                    "In the list each choice says where, what it costs and what it brings both "
                    "heirs. Cells come row by row from the North, each with its neighbour, and at "
                    "the end what cannot be done, with the reasons.",
                ),
                translate(
                    "Rule book program",
                    "<b>Enter</b> does the choice, <b>Esc</b> goes back to the tree. The <b>menu "
                    "key</b> shows the same as a menu.",
                ),
                translate(
                    "Rule book program",
                    "In a game that is watched again nothing can be done but this: Enter on an "
                    "entry of the chronicle shows the game as it was then.",
                ),
            )
        ),
    ),
)

_SEEN: Final = Section(
    "program/seen",
    translate("Rule book program", "Letters, colours, motion and time"),
    (
        Bullets(
            (
                translate(
                    "Rule book program",
                    "The settings (<b>Ctrl+,</b>) make all letters up to twice as large. <b>+</b> "
                    "and <b>−</b> zoom the landscape, <b>0</b> shows all of it.",
                ),
                translate(
                    "Rule book program",
                    "<b>High contrast</b> is one of the themes, in the settings and in the menu "
                    "View.",
                ),
                translate(
                    "Rule book program",
                    "Nothing is told by colour alone: the heirs have a lily and an eagle, terrains "
                    "a pattern and a glyph of their own, and troops differ in shape.",
                ),
                translate(
                    "Rule book program",
                    "Motion can be switched off, and any key skips it. Whatever moves is told in "
                    "words, too.",
                ),
                translate(
                    "Rule book program",
                    "There is no time limit anywhere. Leave a game whenever you like: it goes on "
                    "where you left it.",
                ),
            )
        ),
    ),
)

CHAPTER: Final = Chapter(
    "program",
    translate("Rule book program", "By keyboard and ear"),
    (_KEYBOARD, _TABLE, _HEARD, _OUTLINE, _SEEN),
)
