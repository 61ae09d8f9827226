"""The names of actions, by themselves: behind "Undo:", or alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from twoheirs_qt.games.bunny_kingdom.rules import actions
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Resource
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text, join_by_commas, make_untranslated_text, translate

# {card} and {cards} are names in the nominative, {at} and {to} are territories such as "E4".

#: {cards} are the picked cards.
_PICK: Final = translate("Bunny actions", "Pick: {cards}")
#: {play} is the card to play, {discard} the one to drop.
_PICK_AND_DROP: Final = translate("Bunny actions", "Play: {play}; drop: {discard}")
_BUILD: Final = translate("Bunny actions", "Build on {at}: {card}")
_BUILD_PAIR: Final = translate("Bunny actions", "Build on {at} and {to}: {card}")
_KEEP: Final = translate("Bunny actions", "Keep for later: {card}")
_ANNOUNCE: Final = translate("Bunny actions", "Announce: {card}")
_PASS: Final = translate("Bunny actions", "Build no more in this round")
#: {at} is a territory with a trading post.
_TRADE: Final = translate("Bunny actions", "Trading post on {at}: {resource}")
#: {card} is the copying card; it counts as {parchment}.
_COPY: Final = translate("Bunny actions", "{card} copies: {parchment}")


def name_action(action: actions.Action) -> Text:
    """The name of an action."""
    match action:
        case actions.Draft(play, discard) if discard:
            return _PICK_AND_DROP.fill(play=name_cards(play), discard=name_cards(discard))
        case actions.Draft(play):
            return _PICK.fill(cards=name_cards(play))
        case actions.Build(card, at, None):
            return _BUILD.fill(card=name_card(card), at=sanitize(at))
        case actions.Build(card, at, to):
            return _BUILD_PAIR.fill(card=name_card(card), at=sanitize(at), to=sanitize(str(to)))
        case actions.Keep(card):
            return _KEEP.fill(card=name_card(card))
        case actions.Announce(card):
            return _ANNOUNCE.fill(card=name_card(card))
        case actions.Pass():
            return _PASS
        case actions.Trade(at, resource):
            is_known = resource in list(Resource)
            name = (
                name_resource(Resource(resource))
                if is_known
                else make_untranslated_text(sanitize(resource))
            )
            return _TRADE.fill(at=sanitize(at), resource=name)
        case actions.Copy(card, parchment):
            return _COPY.fill(card=name_card(card), parchment=name_card(parchment))
        case _:
            assert_never(action)


def name_cards(cards: Sequence[str]) -> Text:
    """At least one card by name: "Wood Farm, E4"."""
    return join_by_commas([name_card(card) for card in cards])
