"""Sensible play of special cards, one position for each choice. Seat 0 is to act."""

import pytest

from tests.bots.twist_scenes import card, cards, twisted
from tests.support.players import choice, quick_bot, turn
from tonk.bots import LEVELS
from tonk.bots.play_style import PlayStyle
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import (
    DRAW,
    DROP,
    PASS,
    TAKE,
    Block,
    Cross,
    Discard,
    Hit,
    Lay,
    Skip,
    changed,
    load_preset,
)
from tonk.rules.cards import CROSSES, WILDS, Seat
from tonk.session.match.characters import CHARACTERS

every_level = pytest.mark.parametrize("level", LEVELS)
by_rules_of_thumb = pytest.mark.parametrize("level", INSTANT_LEVELS)
with_thought = pytest.mark.parametrize("level", ["solid", "sharp"])
HIGH = ("KS KC QD JH TS", "QS JC JD TH 9C")


# Going out


@every_level
def test_goes_out_with_a_wild_in_the_middle_of_a_run(level: str) -> None:
    """5C W1 7C KD: the Wild is 6C, and KD is the last discard."""
    position = twisted("5C W1 7C KD", *HIGH, phase="play")
    turn(level, position)
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == ("out", (0,))


@every_level
def test_goes_out_by_a_hit_that_a_wild_opens_the_way_for(level: str) -> None:
    """4S 5S 6S on the table, W1 8S 2D in hand: the Wild becomes 7S, 8S follows, and 2D is discarded."""
    position = twisted("W1 8S 2D", *HIGH, table=[(Seat(1), "4S 5S 6S")], phase="play")
    assert turn(level, position)[-3:] == [
        Hit((card("W1"),), 0, ((card("W1"), card("7S")),)),
        Hit((card("8S"),), 0),
        Discard(card("2D")),
    ]


@every_level
def test_skips_do_not_prevent_going_out(level: str) -> None:
    """7C 7D 7H B1 B2 KD: the sevens are laid, both Skips are played, KD is discarded."""
    position = twisted("7C 7D 7H B1 B2 KD", *HIGH, phase="play")
    actions = turn(level, position)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert sum(isinstance(action, Skip | Block) for action in actions) == 2


@every_level
def test_takes_the_wild_on_the_discards_that_lets_it_go_out(level: str) -> None:
    """W1 is on the discards; 9H TH and 2C in hand: take it, lay the run, discard 2C."""
    position = twisted("9H TH 2C", *HIGH, discards="4D W1")
    assert turn(level, position)[0] == TAKE
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@every_level
def test_goes_out_for_the_most_points(level: str) -> None:
    """QC QD QH 2C: the queens are laid and 2C discarded; of 9C TC JC QC 9D 9H, the nines and the run of courts."""
    position = twisted("QC QD QH 2C", *HIGH[:1], phase="play", kinds=())
    turn(level, position)
    assert position.outcome is not None
    assert position.outcome.net[0] >= 30


# Wilds


@by_rules_of_thumb
def test_a_wild_makes_a_spread_of_two_court_cards(level: str) -> None:
    """JD QD W1 with two other cards: the Wild is laid as KD or TD."""
    position = twisted("JD QD W1 2C 8H 4S", *HIGH[1:], "KS KC QC JH 9S", phase="play")
    action = choice(level, position)
    assert isinstance(action, Lay)
    assert action.cards == cards("JD QD W1")


@with_thought
def test_a_wild_is_saved_rather_than_added_to_a_spread_for_five_points(level: str) -> None:
    """3H 4H 5H on the table, where the Wild scores 5 as 2H or 6H: it is kept for more, although it would hold."""
    hand, others = "W1 3D 8S JH 2C", ("KS QC QD JD TS", "QS JC TD TH 9C")
    assert isinstance(choice(level, twisted(hand, *others, table=[(Seat(0), "3H 4H 5H")], phase="play")), Discard)
    assert isinstance(choice(level, twisted(hand, *others, table=[(Seat(1), "3H 4H 5H")], phase="play")), Discard)


@by_rules_of_thumb
def test_a_wild_is_put_down_at_last_when_somebody_is_near_the_end(level: str) -> None:
    """The same, but seat 1 holds one card: anything still held may be lost at any moment."""
    position = twisted("W1 3D 8S JH KC", "KS", "QS JC TD TH 9C", table=[(Seat(1), "3H 4H 5H")], phase="play")
    action = choice(level, position)
    assert level == "novice" or (isinstance(action, Hit) and bool(action.wilds))


@every_level
def test_a_wild_is_not_discarded(level: str) -> None:
    """W1 2C 9D KS 4H JH fit together only with the Wild, so another card is discarded."""
    action = choice(level, twisted("W1 2C 9D KS 4H JH", "KD QC QD JD TS", "QS JC TD TH 9C", phase="play"))
    assert not (isinstance(action, Discard) and 1 << action.card & WILDS)


@by_rules_of_thumb
def test_a_wild_on_the_discards_is_taken(level: str) -> None:
    """A Wild on the discards is taken with any hand."""
    assert choice(level, twisted("KC JD 9H 6S 8C", *HIGH[:1], discards="2D W3")) == TAKE


@by_rules_of_thumb
def test_a_cross_on_the_discards_is_left(level: str) -> None:
    """A Cross on the discards is left, since it only counts ten."""
    assert choice(level, twisted("KC JD 9H 6S 8C", "KS QD JH TS 9C", discards="2D X3")) == DRAW


# Skips and Blocks


@with_thought
def test_a_skip_is_played_on_the_player_about_to_run(level: str) -> None:
    """Seat 1 holds five cards and seat 2 two: seat 2 gets the Skip."""
    position = twisted("B1 2C 9D KS 4H JH", "KD QC QD JD TS", "3C AD", phase="play")
    assert choice(level, position) == Skip(card("B1"), Seat(2))


@with_thought
def test_a_player_who_loses_a_turn_already_is_not_skipped(level: str) -> None:
    """Seat 2 holds two cards but is held already: the Skip goes to seat 1."""
    position = twisted("B1 2C 9D KS 4H JH", "KD QC QD JD TS", "3C AD", phase="play", held=[Seat(2)])
    assert choice(level, position) == Skip(card("B1"), Seat(1))


@with_thought
def test_a_block_guards_its_player_before_a_drop(level: str) -> None:
    """6H 7H 8H is before seat 0, which holds 2C AD B1 and means to drop: a hit would hold it, so it blocks."""
    position = twisted("B1 2C AD KS", "KD QC QD JD TS", "QS JC TD TH 9C", table=[(Seat(0), "6H 7H 8H")], phase="play")
    assert choice(level, position) == Block(card("B1"), Seat(0))
    no_hits = twisted("B1 2C AD KS", "KD QC QD JD TS", "QS JC TD TH 9C", phase="play")
    assert isinstance(choice(level, no_hits), Skip)


def test_a_casual_player_guards_its_spreads_at_once() -> None:
    """6H 7H 8H is before it: a casual player blocks, whatever its hand; a novice skips the next seat."""
    position = twisted("B1 9D KS 4C JH", "KD QC QD JD TS", "3C AD", table=[(Seat(0), "6H 7H 8H")], phase="play")
    assert choice("casual", position) == Block(card("B1"), Seat(0))
    assert choice("novice", position) == Skip(card("B1"), Seat(1))


def test_a_cross_that_would_take_two_wilds_is_passed_up() -> None:
    """9S could be laid with W2 and W4, but better spreads will come; with one Wild and a queen it crosses for QS."""
    others = ("KD JC KC JD TS", "8S JH TD TH 9C")
    setup = {"phase": "window", "drawer": 1}
    two = twisted("AD 3D W2 W4 X4", *others, discards="4D 9S", **setup)  # type: ignore[arg-type]
    one = twisted("AS 3D QD W1 X2", *others, discards="4D QS", **setup)  # type: ignore[arg-type]
    for level in ("solid", "sharp"):
        assert choice(level, two) == PASS
        assert choice(level, one) == Cross(card("X2"))


@by_rules_of_thumb
def test_lower_levels_skip_the_next_player(level: str) -> None:
    """A novice and a casual player skip the next seat, whatever cards it holds."""
    position = twisted("B1 2C 9D KS 4H JH", "KD QC QD JD TS", "3C AD", phase="play")
    assert choice(level, position) == Skip(card("B1"), Seat(1) if level in ("novice", "casual") else Seat(2))


# Crosses


@every_level
def test_crosses_to_go_out(level: str) -> None:
    """7C 7D X1 AS, asked about 7H: cross, lay the sevens, discard AS."""
    position = twisted("7C 7D X1 AS", *HIGH, discards="4D 7H", phase="window", drawer=Seat(1))
    assert turn(level, position)[:2] == [Cross(card("X1")), Lay(cards("7C 7D 7H"))]
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@by_rules_of_thumb
def test_crosses_for_a_spread(level: str) -> None:
    """QC QD X1 3S 8H, asked about QH: thirty points are laid and the Cross is gone."""
    position = twisted(
        "QC QD X1 3S 8H", "KD JC KC JD TS", "QS JH TD TH 9C", discards="4D QH", phase="window", drawer=Seat(1)
    )
    assert choice(level, position) == Cross(card("X1"))


def test_a_novice_does_not_see_that_it_could_cross_for_a_hit() -> None:
    """6H 7H 8H on the table, asked about 9H: a novice passes, and a solid player crosses and hits."""
    setup = {"discards": "4D 9H", "phase": "window", "drawer": 1}
    for level, action in (("novice", PASS), ("solid", Cross(card("X1")))):
        position = twisted("2C 5D X1 3S KH", "KD JC KC JD TS", "QS JH TD TH 9C", table=[(Seat(2), "6H 7H 8H")], **setup)  # type: ignore[arg-type]
        assert choice(level, position) == action


@by_rules_of_thumb
def test_a_cross_of_no_use_is_the_first_to_go_with_two_players(level: str) -> None:
    """Two players can't cross: X1 is discarded before KS, which counts as much."""
    action = choice(level, twisted("X1 2C 9D KS 4H 7S", "KD QC QD JD TS", phase="play"))
    assert isinstance(action, Discard)
    assert 1 << action.card & CROSSES


# Hits and holds


@by_rules_of_thumb
def test_a_hit_holds_the_player_nearest_the_end(level: str) -> None:
    """9S fits the run of seat 1, with five cards, and the book of seat 2, with two: it hits the book."""
    table = [(Seat(1), "6S 7S 8S"), (Seat(2), "9C 9D 9H")]
    position = twisted("9S 2C 4D KH QC", "KD QD JD TS JC", "3C AD", table=table, phase="play")
    action = choice(level, position)
    assert level == "novice" or action == Hit((card("9S"),), 1)


@with_thought
def test_a_hit_that_holds_is_better_than_one_on_its_own_spread(level: str) -> None:
    """9S fits its own run and seat 2's book, and hits the book."""
    table = [(Seat(0), "6S 7S 8S"), (Seat(2), "9C 9D 9H")]
    position = twisted("9S 2C 4D KH QC", "KD QD JD TS JC", "KS KC JH TD TC", table=table, phase="play")
    assert choice(level, position) == Hit((card("9S"),), 1)


def test_a_hoarder_holds_a_low_spread_back() -> None:
    """AC 2C 3C counts 6: a hoarder keeps it safe from hits until somebody is near the end."""
    hoarder = quick_bot("solid", 1, PlayStyle(extra_drop_points=0, least_points_to_lay=12, pace=1))
    hand, others = "AC 2C 3C 9D KH JS", ("KD QD JD TS JC", "KS KC JH TD TC")
    kept = hoarder.choose(twisted(hand, *others, phase="play", kinds=()).view(Seat(0)))
    assert isinstance(kept, Discard)
    laid = hoarder.choose(twisted(hand, others[0], "TD", phase="play", kinds=()).view(Seat(0)))
    assert laid == Lay(cards("AC 2C 3C"))


# Dropping


@every_level
def test_never_drops_against_a_hand_it_knows_to_be_lower(level: str) -> None:
    """Seat 1 took 2C and 3D and has no other card: AC 4D is no less."""
    position = twisted("AC 4D", "2C 3D", "KS KD KH QC QD", known=["2C 3D"], turns=9)
    assert all(choice(level, position, seed) != DROP for seed in range(5))


@by_rules_of_thumb
def test_drops_when_nobody_can_catch_it(level: str) -> None:
    """Seat 1 took two kings and has no other card; seat 2 holds five cards: 2C 3D is surely the lowest."""
    assert choice(level, twisted("AC 2D", "KS KD", "KC KH QC QD JD", known=["KS KD"], turns=9)) == DROP


@by_rules_of_thumb
def test_bolder_players_drop_with_more(level: str) -> None:
    """In the first turn against hands of five, better levels drop with more, whatever their slips."""
    hands = {
        9: "AC 2D 2C 3D AS",
        13: "AC 2D 3H 3S 4C",
        19: "AC 2D 4H 5S 7C",
        22: "2C 3D 4H 6S 7D",
        30: "2C 5D 6H 8S 9C",
    }
    always = {"novice": 9, "casual": 9, "solid": 13, "sharp": 22}
    ever = {"novice": 19, "casual": 13, "solid": 19, "sharp": 22}
    for total, hand in hands.items():
        drops = [choice(level, twisted(hand, *HIGH, turns=0), seed) == DROP for seed in range(24)]
        assert all(drops) == (total <= always[level])
        assert any(drops) == (total <= ever[level])


@with_thought
def test_a_player_who_has_laid_much_drops_later(level: str) -> None:
    """A caught dropper would lose sixty laid points, so it drops with less than if others had laid them."""
    hands = ["AC 3D", "AC 4D", "2C 4D", "3C 4D", "4C 4D", "4C 5D", "4C 6D", "5C 6D", "5C 7D", "6C 7D"]

    def drops(seat: Seat) -> int:
        table = [(seat, "TC TD TH"), (seat, "KH QH JH")]
        asked = [twisted(hand, "KS KC QD", "QS JC JD", turns=0, table=table) for hand in hands]
        return sum(choice(level, position) == DROP for position in asked)

    assert 0 < drops(Seat(0)) < drops(Seat(2)) < len(hands)


# House rules


@by_rules_of_thumb
def test_a_stake_game_with_wilds_is_played_with_them(level: str) -> None:
    """Jazz club with Wilds: 5C W1 7C alone goes out before the draw, and W1 is kept if nothing fits."""
    rules = changed(load_preset("jazz-club"), {"twists": ["wild"]})
    assert isinstance(choice(level, twisted("5C W1 7C", "2C KD QH", rules=rules, kinds=["wild"])), Lay)
    kept = choice(level, twisted("W1 2C 9D KS 4H JH", "KD QC QD", rules=rules, kinds=["wild"], phase="play"))
    assert isinstance(kept, Discard)
    assert not 1 << kept.card & WILDS


@by_rules_of_thumb
def test_draws_from_a_reshuffled_stock(level: str) -> None:
    """With an empty stock but discards below the top, it draws; with none below, it drops with a low hand."""
    going_on = twisted("9C 8D 7S", "2C", "3C", discards="KS KC QD", stock=0)
    assert choice(level, going_on) == DRAW
    last = twisted("AC AD", "9C TD QH 8S 8D", "9D TH QS JD 6D", discards="KS", stock=0)
    assert choice(level, last) == DROP


def test_everybody_in_the_company_plays_twists() -> None:
    """Every character answers a view of a round with a legal action."""
    position = twisted("B1 W1 9D KS 4H JH", "KD QC QD JD TS", "3C AD", phase="play")
    view = position.view(Seat(0))
    for who in CHARACTERS:
        assert quick_bot(who.level, 1, who.style).choose(view) in view.legal
