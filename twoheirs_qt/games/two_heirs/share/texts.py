"""Texts of pictures and score pads."""

from __future__ import annotations

from twoheirs_qt.tabletop.text.text import translate

PROGRAM = translate("Share", "The Two Heirs")
TURN = translate("Share", "turn {turn}")
SCORE_PAD = translate("Share", "Score pad")
BUILDINGS = translate("Share", "Buildings")
ROADS = translate("Share", "Roads")
TREASURES = translate("Share", "Treasures")
TOTAL = translate("Share", "Total")
IN_RESERVE = translate("Share", "Troops in the reserve")
#: Beside points of a building that a troop doubles: "5 × 2".
DOUBLED = translate("Share", "{points} × 2")
NO_BUILDINGS = translate("Share", "no buildings")
SO_FAR = translate("Share", "Points so far")
FINAL = translate("Share", "Final scoring")
RESERVE = translate("Share", "Royal reserve")
POINTS = translate("Share", "Points turn by turn")
SUPPLY = translate("Share", "Supply: %n tiles", "", 1).singular("Supply: %n tile")
REVIEW = translate("Share", "Review")
