"""Reviews: picks of which the judge of hints would have made clearly more.

As with hints, each card is judged by itself with what the person saw then: what it would bring in
every harvest that is left if nothing else changed, and what parchments count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.actions import Draft
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.things.hints import find_passing_hint, judge_card
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words import review as words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.saves.save import HUMAN, SaveGame
from twoheirs_qt.tabletop.text.text import Text

MIN_POINTS: Final = 4
"""The points that the judge's pick has to bring above the one made to be worth a look."""


class JudgedCard(NamedTuple):
    """A card of a hand by its place there: its name, and what it would bring until the end.

    `text` is the hint about it; None if it would bring nothing.
    """

    hand_index: int
    name: Text
    points: int
    text: Text | None


class ReviewedPick(NamedTuple):
    """A pick of a person, and a better one of the same hand.

    - `done_count`: the number of actions before it; `number`: that of the pick in its round
    - `snapshot`: what the person saw
    - `taken`: the cards that were played; `better`: those that the judge would have played instead
    - `points`: what all cards of the better pick bring above those that were played
    - `passing`: what the rest of the hand could bring to the lord who got it, if there was one
    """

    done_count: int
    seat_index: int
    round: int
    number: int
    snapshot: Snapshot
    taken: tuple[JudgedCard, ...]
    better: tuple[JudgedCard, ...]
    points: int
    passing: Text | None


def explain_no_review(save: SaveGame) -> Text | None:
    """Say in one sentence why a game cannot be reviewed; None if it can."""
    if not save.is_over:
        return words.NOT_OVER
    has_picks = any(isinstance(action, Draft) for action in save.actions[: save.done_count])
    return None if has_picks and HUMAN in save.settings.players else words.NO_PICK


def review_picks(save: SaveGame, names: Sequence[str]) -> Iterator[ReviewedPick | None]:
    """Review the picks of people in a game that is over, in order: each, or None if it is good.

    `names` are those of the lords.
    """
    players = save.settings.players
    people = frozenset([seat_index for seat_index, player in enumerate(players) if player == HUMAN])
    actions = save.actions[: save.done_count]
    for done_count, (action, state) in enumerate(zip(actions, save.replay.states, strict=False)):
        if isinstance(action, Draft) and _get_seat_index(state) in people:
            yield _review_pick(done_count, state, action, names)


def _get_seat_index(state: State) -> int:
    seat_index = state.table.active
    assert seat_index is not None, "the game is not over"
    return seat_index


def _review_pick(
    done_count: int, state: State, action: Draft, names: Sequence[str]
) -> ReviewedPick | None:
    seat_index = _get_seat_index(state)
    snapshot = Snapshot(
        make_view(state, seat_index), tuple(names), frozenset([seat_index]), (action,)
    )
    judged_cards = [_judge(snapshot, index) for index in range(len(snapshot.hand))]
    play = _find_cards(snapshot, action.play)
    drop = _find_cards(snapshot, action.discard, play)
    taken = [judged_cards[index] for index in play]
    ranking = sorted(judged_cards, key=lambda card: (-card.points, card.hand_index not in play))
    best = ranking[: len(play)]
    points = sum([card.points for card in best]) - sum([card.points for card in taken])
    if points < MIN_POINTS:
        return None
    passing = find_passing_hint(snapshot.replace_choices(play_indexes=play, drop_indexes=drop))
    better = tuple([card for card in best if card not in taken])
    pick_number, round_number = snapshot.pick_number, snapshot.table.round
    return ReviewedPick(
        done_count,
        seat_index,
        round_number,
        pick_number,
        snapshot,
        tuple(taken),
        better,
        points,
        passing,
    )


def _judge(snapshot: Snapshot, index: int) -> JudgedCard:
    hint = judge_card(snapshot, index)
    name = name_card(snapshot.catalogue.card_ids[snapshot.hand[index]])
    return JudgedCard(index, name, 0 if hint is None else hint.points, hint and hint.text)


def _find_cards(
    snapshot: Snapshot, cards: Sequence[str], others: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Find cards in the hand, each once, and none of those at `others`."""
    indexes: list[int] = []
    for card in cards:
        card_number = snapshot.catalogue.card_numbers[card]
        indexes.append(
            next(
                index
                for index, held_number in enumerate(snapshot.hand)
                if held_number == card_number and index not in (*indexes, *others)
            )
        )
    return tuple(indexes)
