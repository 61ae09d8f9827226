"""Sentences about games on two machines: errors with a way out, and what is waited for."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

NOT_A_MESSAGE: Final = translate(
    "Far", "What came from the other machine is no message of this game. It was left unread."
)
TOO_LARGE: Final = translate(
    "Far", "A message from the other machine is too large. It was left unread."
)
NEWER_PROGRAM: Final = translate(
    "Far", "The other machine has a newer version of the program. Install it here, too."
)
OTHER_RULES: Final = translate(
    "Far",
    "The other machine plays by another version of the rules. "
    "Install the same version of the program on both.",
)
FOREIGN: Final = translate(
    "Far", "A message came from somebody who does not play this game. It was left unread."
)
TAKEN: Final = translate(
    "Far", "Somebody else has joined this game already. Ask for another invitation."
)
ILLEGAL_TURN: Final = translate(
    "Far",
    "The other machine sent a turn that is against the rules. Nothing was changed; "
    "the other one can take the turn back and play another.",
)
DIFFERENT_HISTORY: Final = translate(
    "Far",
    "The two machines remember this game differently. "
    "Go on with the other machine's game, or begin a new one.",
)
DIFFERENT_START: Final = translate(
    "Far",
    "The two machines set the game up differently. "
    "Install the same version of the program on both, and begin a new game.",
)
WRONG_NUMBER: Final = translate(
    "Far", "The other machine chose its random number anew. Begin a new game."
)
WRONG_CLAIM: Final = translate(
    "Far",
    "The other machine claims the game although your time is not up. "
    "Nothing was changed; you can play on.",
)
#: {fault} is what is wrong with the disk of this machine.
NOT_KEPT: Final = translate(
    "Far", "This machine can't save the game now: {fault}. Nothing is sent until it can."
)
