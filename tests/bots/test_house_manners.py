"""Moves that no sensible player makes under house rules: with jokers, wild deuces, or taken cards to be laid."""

import pytest

from tests.support.players import quick_bot
from tests.support.tables import cards, house, table
from tonk.bots.beliefs import DropJudgement
from tonk.bots.tuned_weights import INSTANT_LEVELS, weights_of
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Lay, Position
from tonk.rules.cards import Seat, card_text, parse_card

every_level = pytest.mark.parametrize("level", INSTANT_LEVELS)
DEUCES = house(wilds=["deuces"], lay_before_draw=False)


def turn(level: str, position: Position) -> list[Action]:
    """Return what a player of this level does until its turn or the hand is over."""
    actions: list[Action] = []
    while position.outcome is None and position.to_act == 0:
        actions.append(quick_bot(level, 1).choose(position.view(Seat(0))))
        position.apply(actions[-1])
    return actions


@every_level
def test_nobody_discards_a_deuce_that_is_wild(level: str) -> None:
    """It counts 2 and completes a spread with any matching pair, so another card is discarded."""
    position = table(DEUCES, hands=["2D 9C KH 5S", "3C QD 8H"], stock="4S 6H 7D JC", discard="3S", phase="play")
    assert turn(level, position) != [Discard(parse_card("2D"))]
    assert card_text(position.discard[-1]) in ("KH", "9C")


@every_level
def test_a_wild_deuce_is_taken(level: str) -> None:
    """A wild deuce on the discards is taken."""
    position = table(DEUCES, hands=["9C KH 5S 7D", "3C QD 8H"], stock="4S 6H JC", discard="2D")
    assert turn(level, position)[0] == TAKE


@every_level
def test_goes_out_with_a_deuce_as_itself_and_with_one_as_a_wild(level: str) -> None:
    """AC 2C 3C is a run with the two of clubs; of KH KS 2D the deuce is a king; 9C is the discard."""
    rules = house(wilds=["deuces"], hand_size=6, tonk_exact=[])
    position = table(rules, hands=["AC 2C 3C KH KS 2D 9C", "3D QD"], stock="4S 6H", discard="3S", phase="play")
    turn(level, position)
    assert position.outcome is not None
    assert position.outcome.ending == "out"


@every_level
def test_a_book_of_deuces_goes_out_where_naturals_are_short(level: str) -> None:
    """With three natural cards required, a hand of three deuces and a nine goes out by a book of real deuces."""
    rules = house(wilds=["deuces"], least_naturals=3, hand_size=3, tonk_exact=[])
    position = table(rules, hands=["2C 2D 2H 9C", "3D QD"], stock="4S 6H", discard="3S", phase="play")
    assert Lay(cards("2C 2D 2H")) in turn(level, position)
    assert position.outcome is not None


@every_level
def test_a_card_that_must_be_laid_is_taken_only_for_that(level: str) -> None:
    """A low card that fits nothing isn't taken to replace a king; one that makes a spread is, and is laid first."""
    rules = house(taken_must_be_laid=True, lay_before_draw=False)
    others = {"stock": "4S 6H JC 8D", "spreads": []}
    low = table(rules, hands=["9C KH QS TD 7D", "3C QD 8H 5S 6S"], discard="AS", **others)  # type: ignore[arg-type]
    assert turn(level, low)[0] == DRAW
    useful = table(rules, hands=["KC KH QS TD 7D", "3C QD 8H 5S 6S"], discard="KS", **others)  # type: ignore[arg-type]
    assert turn(level, useful)[:2] == [TAKE, Lay(cards("KC KH KS"))]


@pytest.mark.parametrize("level", INSTANT_LEVELS)
def test_nobody_plans_to_drop_in_a_round_without_drops(level: str) -> None:
    """A hand of two points, enough for a drop at once, waits for the third round if drops are barred until then."""
    for first in (1, 2, 3):
        rules = house(first_drop_round=first)
        drops = DropJudgement(weights_of(level, rules, 2), rules, 0)
        world = table(rules, hands=["AC AD", "KH QH JD 9S 8D"], stock="2C 3C 4C", discard="KC")
        planned = [drops.would_drop_with(world, world.hands[0], rounds) for rounds in range(4)]
        assert planned == [rounds + 1 >= first for rounds in range(4)]


@pytest.mark.parametrize("level", ["solid", "sharp"])
def test_a_ceiling_on_drops_does_not_limit_compared_points(level: str) -> None:
    """Two aces and a deuce count 4, which allows a drop, though each is compared at 5; bots plan for it."""
    rules = house("twists", drop_compares="scoring", drop_ceiling=10)
    position = table(rules, hands=["AC AD 2H", "KH QH JD 9S 8D"], stock="2C 3C 4C KS", discard="KC")
    assert turn(level, position) == [DROP]
    judgement = DropJudgement(weights_of(level, rules, 2), rules, 0)
    world = table(rules, hands=["7D AC AD 2H", "KH QH JD 9S 8D"], stock="2C 3C 4C KS", discard="KC")
    assert judgement.would_drop_with(world, cards("AC AD 2H"), 1)
    assert not judgement.would_drop_with(world, cards("7D AC AD 2H"), 1)
