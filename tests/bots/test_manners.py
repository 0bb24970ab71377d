"""Moves that no sensible player makes, and moves of better players, each in one position. Seat 0 is to act."""

import pytest

from tests.bots.scenes import COMPANY, FRORE, JAZZ, PAGAT, card, cards, scene
from tests.support.players import choice, turn
from tonk.bots import LEVELS
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import DRAW, DROP, TAKE, Discard, Hit, Lay, changed, load_preset
from tonk.rules.cards import Seat

every_level = pytest.mark.parametrize("level", LEVELS)
at_once = pytest.mark.parametrize("level", INSTANT_LEVELS)
not_fond = pytest.mark.parametrize("level", INSTANT_LEVELS[1:])
"""Players who are not fond of court cards."""
"""Players that search may, and do, find something better in these positions."""
SEEDS = range(5)


# Going out


@every_level
def test_goes_out_by_two_spreads_that_share_a_card(level: str) -> None:
    """5C 6C 7C 7D 7H 7S in hand: the four sevens leave 5C 6C, but the run and three sevens leave nothing."""
    position = scene("5C 6C 7C 7D 7H 7S", "2C 3D", phase="play")
    actions = turn(level, position)
    assert {action.cards for action in actions if isinstance(action, Lay)} == {cards("5C 6C 7C"), cards("7D 7H 7S")}
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@every_level
def test_goes_out_by_a_spread_a_hit_and_the_last_discard(level: str) -> None:
    """9D TD JD on the table; 5C 6C 7C 8D KS in hand: lay the run, hit with 8D, discard KS."""
    position = scene("5C 6C 7C 8D KS", "2C 3D 4H 4S 6H", table=[(Seat(1), "9D TD JD")], phase="play", rules=COMPANY)
    assert turn(level, position) == [Lay(cards("5C 6C 7C")), Hit((card("8D"),), 0), Discard(card("KS"))]
    assert position.outcome is not None
    assert position.outcome.ending == "out"


@every_level
def test_goes_out_by_hits_in_the_one_order_that_works(level: str) -> None:
    """4S 5S 6S and 7C 7D 7H on the table; 7S 8S KD in hand: 7S must go on the run, not on the book, before 8S."""
    position = scene("7S 8S KD", "2C 3D", table=[(Seat(1), "7C 7D 7H"), (Seat(1), "4S 5S 6S")], phase="play")
    assert turn(level, position) == [Hit((card("7S"),), 1), Hit((card("8S"),), 1), Discard(card("KD"))]


@every_level
def test_takes_the_discard_that_lets_it_go_out_rather_than_drop(level: str) -> None:
    """7C on the discards, 5C 6C AS in hand: take, lay 5C 6C 7C, discard AS."""
    position = scene("5C 6C AS", "2C KD QH", discards="KS 7C")
    assert turn(level, position) == [TAKE, Lay(cards("5C 6C 7C")), Discard(card("AS"))]


@every_level
def test_lays_before_the_draw_to_go_out(level: str) -> None:
    """R-lay-first: 3D 4D 5D alone is laid at once and wins."""
    assert turn(level, scene("3D 4D 5D", "2C KD QH")) == [Lay(cards("3D 4D 5D"))]


@at_once
def test_lays_before_the_draw_only_to_go_out(level: str) -> None:
    """Of 7D 8D 9D KS the draw comes first."""
    assert choice(level, scene("7D 8D 9D KS", "2C KD QH 8H 7C", turns=2)) in (DRAW, TAKE)


@every_level
def test_goes_out_without_a_discard_where_that_pays_double(level: str) -> None:
    """Pagat: 5C 6C 7C on the table, 8C the last card: hitting pays 2, discarding would pay 1."""
    position = scene("8C", "2C KD", table=[(Seat(1), "5C 6C 7C")], phase="play", rules=PAGAT)
    assert turn(level, position) == [Hit((card("8C"),), 0)]
    assert position.outcome is not None
    assert position.outcome.net == (2, -2)


@every_level
def test_keeps_a_card_to_discard_where_that_pays_better(level: str) -> None:
    """House rule, out with a discard 2, without 1: of 5C 6C 7C 8C three are laid and the fourth is discarded."""
    rules = changed(JAZZ, {"out_pays": 2})
    position = scene("5C 6C 7C 8C", "2C KD", phase="play", rules=rules)
    turn(level, position)
    assert position.outcome is not None
    assert position.outcome.net == (2, -2)


# Discarding


@every_level
def test_hits_with_a_card_rather_than_discard_it(level: str) -> None:
    """9H TH JH on the table; QH AC 2D 3S in hand: the unwanted QH hits the run."""
    position = scene("QH AC 2D 3S", "2C KD QS", table=[(Seat(1), "9H TH JH")], phase="play")
    assert choice(level, position) == Hit((card("QH"),), 0)


@every_level
def test_does_not_give_back_the_card_it_took(level: str) -> None:
    """KS was taken and nothing laid: of KS 2C 3D, 3D is discarded."""
    position = scene("KS 2C 3D", "9C KD QH", took="KS", phase="play")
    assert choice(level, position) == Discard(card("3D"))


@not_fond
def test_discards_the_highest_card_that_has_no_partner(level: str) -> None:
    """KS KD QC 4D 6H 2C: the kings are a pair, so QC, which counts as much and fits nothing, is discarded."""
    position = scene("KS KD QC 4D 6H 2C", "9C TD QH 3S 8S", phase="play")
    assert choice(level, position) == Discard(card("QC"))


def test_a_novice_keeps_court_cards() -> None:
    """From that hand a novice discards the six; from KS JD 4D 3H 2C 2D, without other high cards, a king."""
    assert choice("novice", scene("KS KD QC 4D 6H 2C", "9C TD QH 3S 8S", phase="play")) == Discard(card("6H"))
    assert choice("novice", scene("KS JD 4D 3H 2C 2D", "9C TD QH 3S 8S", phase="play")) == Discard(card("KS"))


def test_a_solid_player_does_not_feed_the_next_seat() -> None:
    """Seat 1 took JC: of QC and QD, equal otherwise, QC would help it, so QD is discarded."""
    position = scene("QC QD 2H 3S 5D 8C", "JC 9C 4D KH AS", known=["JC"], discards="QH QS", phase="play")
    assert choice("solid", position) == Discard(card("QD"))


# Taking


@at_once
def test_does_not_take_a_card_of_no_use(level: str) -> None:
    """KC on the discards fits nothing in 2S 4D 6H 8S 9C and is higher than all."""
    assert choice(level, scene("2S 4D 6H 8S 9C", "3C 5D 7H TS QC", discards="KC")) == DRAW


@at_once
def test_takes_a_card_that_makes_a_spread(level: str) -> None:
    """9D on the discards makes 9C 9H 9D with 2S 4D 9C 9H KS."""
    assert choice(level, scene("2S 4D 9C 9H KS", "3C 5D 7H TS QC", discards="9D")) == TAKE


@at_once
def test_takes_a_low_card_for_a_king(level: str) -> None:
    """AD on the discards; 5S 7D 8H JC KS in hand: every level prefers the ace to the king."""
    position = scene("5S 7D 8H JC KS", "3C 5D 7H TS QC", discards="AD")
    assert turn(level, position)[0] == TAKE
    assert position.hands[0] & cards("AD")


@at_once
def test_takes_a_low_card_where_courts_count_next_to_nothing(level: str) -> None:
    """House rule, courts count 1, 2 and 3: AD replaces TS, not the king, in TS 9D 7H 5C KC."""
    rules = changed(JAZZ, {"court_values": [1, 2, 3]})
    position = scene("TS 9D 7H 5C KC", "3C 5D 7S 6S QC", discards="AD", rules=rules)
    assert choice(level, position) == TAKE


# Dropping


@every_level
def test_never_drops_against_a_hand_it_knows_to_be_lower(level: str) -> None:
    """Seat 1 took 2C and 3D and has no other card: 5 points against AC 4D, a tie that is caught in jazz-club."""
    position = scene("AC 4D", "2C 3D", "KS KD KH QC QD", known=["2C 3D"], turns=9)
    assert all(choice(level, position, seed) != DROP for seed in SEEDS)


@at_once
def test_drops_when_nobody_can_catch_it(level: str) -> None:
    """Seat 1 took 2C and 3D and has no other card: AC 3C is 4 points, and hands of five are at least 10."""
    position = scene("AC 3C", "2C 3D", "KS KD KH QC QD", known=["2C 3D"], turns=9)
    assert all(choice(level, position, seed) == DROP for seed in SEEDS)


def test_a_tie_that_wins_is_dropped_on() -> None:
    """Speno 1992: the dropper wins a tie (R-tie), so 5 against a known 5 can't be caught."""
    position = scene("AC 4D", "2C 3D", known=["2C 3D"], turns=9, rules=load_preset("speno-1992"))
    assert choice("solid", position) == DROP


@at_once
def test_does_not_drop_with_nine_against_a_single_card(level: str) -> None:
    """Seat 1 holds one card, which is at most 10 and nearly always less than 4C 5D."""
    assert all(choice(level, scene("4C 5D", "2C", turns=9), seed) != DROP for seed in SEEDS)


@at_once
def test_bolder_players_drop_with_more(level: str) -> None:
    """In the first turn against hands of five, a careful novice drops with 4, a casual one with 7, a solid one with 15.

    Each sometimes misjudges: a player with a good eye by little, and a novice always to the bold side.
    """
    hands = {3: "AC 2D", 9: "2D 3H 4S", 14: "AC 2D 3H 4S 4C", 20: "AC 2D 4H 6S 7C", 30: "2C 4D 6H 8S TH"}
    always, ever = ({"novice": 3, "casual": 3, "solid": 9, "sharp": 20}, {"novice": 9, "casual": 9, "solid": 14})
    for total, hand in hands.items():
        drops = [choice(level, scene(hand, "9C 9D TC TD QC"), seed) == DROP for seed in range(24)]
        assert all(drops) == (total <= always[level])
        assert any(drops) == (total <= ever.get(level, 20))


# Waiting


def test_a_solid_player_keeps_a_spread_that_would_bar_it_from_its_drop() -> None:
    """Terminus Frore, AC 2C 3C AD 4H KS: laying the run would bar the drop with 11 for three turns."""
    hand, other = "AC 2C 3C AD 4H KS", "9C TD QH 8S 8D"
    assert choice("solid", scene(hand, other, phase="play", rules=FRORE)) == Discard(card("KS"))
    assert choice("casual", scene(hand, other, phase="play", rules=FRORE)) == Lay(cards("AC 2C 3C"))
    barred = scene(hand, other, phase="play", rules=FRORE, wait=1)
    assert choice("solid", barred) == Lay(cards("AC 2C 3C"))
    last_turn = scene(hand, other, phase="play", rules=FRORE, stock=1)
    assert choice("solid", last_turn) == Lay(cards("AC 2C 3C"))


def test_a_solid_player_keeps_a_hit_on_its_own_run_that_would_bar_it_from_its_drop() -> None:
    """Terminus Frore, 6H 7H 8H before seat 0, AC 2D 5H KS in hand: KS is discarded and 5H kept, for a drop with 8."""
    position = scene("AC 2D 5H KS", "9C TD QH 8S 8D", phase="play", rules=FRORE, table=[(Seat(0), "6H 7H 8H")], turns=8)
    assert choice("solid", position) == Discard(card("KS"))
    before_another = scene("AC 2D 5H KS", "9C TD QH 8S 8D", phase="play", rules=FRORE, table=[(Seat(1), "6H 7H 8H")])
    assert choice("solid", before_another) == Hit((card("5H"),), 0)


@every_level
def test_hits_its_own_run_despite_the_wait_if_that_goes_out(level: str) -> None:
    """Own hits bar, books may be hit: 7S could go on the sevens, but 8S follows only if 7S goes on the own run."""
    rules = changed(FRORE, {"hit_books": True})
    position = scene(
        "7S 8S KD", "2C 3D", table=[(Seat(1), "7C 7D 7H"), (Seat(0), "4S 5S 6S")], phase="play", rules=rules
    )
    assert turn(level, position) == [Hit((card("7S"),), 1), Hit((card("8S"),), 1), Discard(card("KD"))]


# The end of the stock (R-stock)


@at_once
def test_ends_the_hand_without_a_stock_when_it_seems_lowest(level: str) -> None:
    """No stock, 2C 3D against five cards: drawing ends the hand at once; AH would only give the others a turn."""
    position = scene("2C 3D", "9C TD QH 8S 8D", discards="KS AH", stock=0, rules=COMPANY)
    assert turn(level, position) == [DRAW]
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@not_fond
def test_takes_what_lowers_its_hand_without_a_stock_when_it_seems_to_lose(level: str) -> None:
    """No stock, 9C KD against one card: 3H is taken for KD; with KS on the discards there is nothing to gain."""
    position = scene("9C KD", "2C", discards="KS 3H", stock=0, rules=COMPANY)
    assert turn(level, position) == [TAKE, Discard(card("KD"))]
    assert choice(level, scene("9C KD", "2C", discards="3H KS", stock=0, rules=COMPANY)) == DRAW


@at_once
def test_lays_what_it_can_before_it_ends_the_hand(level: str) -> None:
    """Jazz-club, no stock, 3D 4D 5D KS against 2C KD QH: the run is laid before ending the hand with 10."""
    position = scene("3D 4D 5D KS", "2C KD QH", discards="9S", stock=0)
    assert turn(level, position)[0] == Lay(cards("3D 4D 5D"))


@at_once
def test_drops_without_a_stock_where_the_end_is_not_scored(level: str) -> None:
    """House rule, no score when the stock runs out: AC AD would win nothing by ending the hand, so it drops."""
    rules = changed(COMPANY, {"stock_out": "no_score"})
    assert choice(level, scene("AC AD", "9C TD QH 8S 8D", discards="KS", stock=0, rules=rules)) == DROP


@at_once
def test_ends_a_hand_that_is_not_scored_rather_than_help_a_lower_one(level: str) -> None:
    """The same house rule, 9C KD against one card: ending the hand costs nothing, though 3H would lower it."""
    rules = changed(COMPANY, {"stock_out": "no_score"})
    assert choice(level, scene("9C KD", "2C", discards="KS 3H", stock=0, rules=rules)) == DRAW
