"""Seeds, decks and deals of formats.md."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import deal
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice

CATALOGUE = load_program_catalogue()


def shuffle(seed: int) -> list[str]:
    return Dice(seed).shuffle(CATALOGUE.list_deck())


def test_the_generator_is_split_mix_64() -> None:
    dice = Dice(0)
    first, second = dice.randrange(1 << 64), dice.randrange(1 << 64)
    assert (first, second) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)


def test_seeds_shuffle_the_deck_as_written_down() -> None:
    zero, one = shuffle(0), shuffle(1)
    assert zero[:8] == ["B3", "I3", "farm-gold", "C6", "carrot-king", "H10", "city-2", "E10"]
    assert zero[-3:] == ["B10", "G7", "A10"]
    assert one[:4] == ["G3", "H8", "farm-copper", "F4"]
    assert one[4:8] == ["merchant", "royal-ring", "J1", "I8"]
    assert one[-3:] == ["D1", "camp-6", "royal-crown"]


def test_hands_are_dealt_as_written_down() -> None:
    two, three = deal(2, 7), deal(3, 7)
    assert set(CATALOGUE.list_ids(two.hands[0])) == {
        *("city-2", "master-carpenter", "city-3", "A7", "F2", "provisions", "farm-mushroom"),
        *("C2", "J8", "sky-tower-green", "farm-fish"),
    }
    assert set(CATALOGUE.list_ids(three.hands[2])) == {
        *("C6", "C10", "G5", "B9", "J10", "city-3", "B8", "farm-copper", "D7", "carpenter"),
        *("B5", "G7"),
    }


def test_numbers_beyond_a_fair_range_are_drawn_again() -> None:
    """Of a limit just above half of all numbers, about half are thrown away."""
    limit = (1 << 63) + 1
    plain, fair = Dice(5), Dice(5)
    numbers = [plain.randrange(1 << 64) for _ in range(40)]
    kept = [number for number in numbers if number < limit]
    assert [fair.randrange(limit) for _ in kept] == kept
    assert len(kept) < len(numbers)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_lords_play(players: int) -> None:
    with pytest.raises(ValueError, match="two, three or four"):
        create_game(CATALOGUE, players, 1)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seeds_have_limits(seed: int) -> None:
    with pytest.raises(ValueError, match="whole number"):
        create_game(CATALOGUE, 2, seed)
