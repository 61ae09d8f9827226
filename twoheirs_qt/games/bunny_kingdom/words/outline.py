"""The words for what can be done at a row of the outline."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import Text, translate

# In short, as the end of "you can …".
CHOOSE_SHORT: Final = translate("Bunny outline", "choose it")
TAKE_BACK_SHORT: Final = translate("Bunny outline", "take it back")
PICK_UP_SHORT: Final = translate("Bunny outline", "pick it up")
PUT_DOWN_SHORT: Final = translate("Bunny outline", "build there")
_BUILD_SHORT: Final = translate("Bunny outline", "build on %n territories", "", 1).singular(
    "build on %n territory"
)

#: In full, before what it would bring. {at} is a territory such as "E4".
_BUILD_ON: Final = translate("Bunny outline", "Build on {at}")


def offer_site(at: str) -> Text:
    """Offer to build on a territory."""
    return _BUILD_ON.fill(at=at)


def offer_sites(site_count: int) -> Text:
    """Offer in few words to build on one of some territories."""
    return _BUILD_SHORT.fill_n(site_count)
