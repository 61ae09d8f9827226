"""Reasons why an opponent's program has stopped playing.

{name} is what the program is called, by its player or by itself: as it is, and it never changes.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

UNKNOWN: Final = translate("Programs", "There is no opponent {name} on this computer.")
#: {error} is the system's own message.
NOT_STARTED: Final = translate("Programs", "{name} can't be started: {error}.")
DIED: Final = translate("Programs", "{name} has quit in the middle of the game.")
SILENT: Final = translate("Programs", "{name} doesn't answer.")
#: {most} is a number.
TOO_MUCH_MEMORY: Final = translate("Programs", "{name} uses more than {most} MiB of memory.")
#: {fault} is what is wrong, in English, without a full stop.
UNREADABLE: Final = translate(
    "Programs", "{name} sent something that can't be understood ({fault})."
)
#: {action} is a heading such as "Build the Mill at M13", {reasons} are whole sentences, such as
#: "There is already a tile here."
ILLEGAL: Final = translate("Programs", "{name} breaks the rules ({action}). {reasons}")
#: {words} are the program's own.
REFUSED: Final = translate("Programs", "{name} refuses to play ({words}).")
#: {version} and {wanted} are numbers.
OTHER_PROTOCOL: Final = translate(
    "Programs", "{name} speaks version {version} of the protocol, but {wanted} is needed."
)
