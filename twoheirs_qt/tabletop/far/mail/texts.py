"""Sentences about games far away: what is wrong with the account, and what is waited for."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

NOT_INSTALLED: Final = translate(
    "Far",
    "Games far away need a mail program that is not installed. Install it with "
    "“pipx install deltachat-rpc-server”.",
)
NO_FOLDER: Final = translate(
    "Far",
    "The folder of the account for games far away can't be opened. Check the disk. The game waits.",
)
ENDED: Final = translate(
    "Far", "The mail program has ended. It is started again in a moment. Nothing is lost."
)
LOCKED: Final = translate(
    "Far",
    "Another program is using the account for games far away. Close it; then this one goes on "
    "by itself.",
)
OFFLINE: Final = translate(
    "Far", "The mail server can't be reached now. What you play is sent as soon as it can."
)
NO_SERVER: Final = translate(
    "Far",
    "The mail server can't be reached. Check the connection and the names of the servers, "
    "and try again.",
)
WRONG_PASSWORD: Final = translate(
    "Far",
    "The mail server refuses this address and password. Many providers want an app password, "
    "which you make in the settings of your mail account.",
)
#: A relay is a mail server that makes accounts for everybody.
REFUSED: Final = translate(
    "Far",
    "No relay has made an account for you. Try again later, or name another relay or a mail "
    "account of your own under “Advanced”.",
)
DISK: Final = translate(
    "Far", "This machine's disk is full. What you play is sent when there is room again."
)
NOT_TAKEN: Final = translate(
    "Far", "The mail server has not taken your last message yet. It goes out as soon as it does."
)
NOT_SENT: Final = translate("Far", "The last message could not be sent. It is sent again soon.")
NO_INVITATION: Final = translate(
    "Far", "This is no invitation. Copy the whole line that you were sent."
)
OWN_INVITATION: Final = translate(
    "Far", "This is your own invitation. Send it to the person with whom you want to play."
)
NO_ACCOUNT: Final = translate(
    "Far", "This machine has no account for games far away any more. The game waits."
)
BLOCKED: Final = translate("Far", "You have blocked this person.")
#: {name} is a person.
PERSON: Final = translate("Far", "Far away: {name}")
#: A person whose name is not known.
UNKNOWN_PERSON: Final = translate("Far", "somebody")
INVITED_TITLE: Final = translate("Far", "The invitation is sent")
#: {name} is a person.
INVITED: Final = translate(
    "Far",
    "{name} sees it in the program under “Two machines”, and joins. You will be told when the "
    "game begins.",
)
JOINED_TITLE: Final = translate("Far", "You have joined")
#: {name} is a person.
JOINED: Final = translate(
    "Far", "The game begins as soon as {name}'s machine has seen it; you will be told."
)

# -- what somebody with a messenger alone sees ---------------------------------------------------

CARD_NAME: Final = translate("Far", "The Two Heirs")
#: {name} is a player.
CARD_INVITES: Final = translate("Far", "{name} invites you to a game of The Two Heirs.")
CARD_ABOUT: Final = translate(
    "Far",
    "This card shows the game as it stands. To play, open it in the program The Two Heirs.",
)
#: {name} is a player.
CARD_PLAYED: Final = translate("Far", "{name} has played.")
#: {white} and {blue} are players.
CARD_DOCUMENT: Final = translate("Far", "{white} and {blue}")
