"""The empty deck (RULES.md §2), the first turn, and the dealer's choice of special cards."""

import pytest

from tests.support.tables import do, ending, house, in_order, legal, net, stacked, table
from tonk.rules import Position, Reshuffles, load_preset
from tonk.rules import events as ev
from tonk.rules.cards import Seat, deck_with, kinds_among, mask_of
from tonk.rules.parts import choices_of_twists, chosen_by_chance
from tonk.rules.shuffle import shuffled

TWISTS = load_preset("twists")


def dry(discard: str = "3C 4D 5H 6S", rules: object = "twists") -> Position:
    """Seat 0 before its draw, with an empty stock."""
    return table(rules, hands=["KD QD", "KH QH", "KS"], discard=discard)  # type: ignore[arg-type]


def test_all_discards_but_the_top_one_become_the_new_deck() -> None:
    """§2, "Deck out": all discards but the top one are shuffled into a new deck, from which the draw comes."""
    position = dry()
    happened = do(position, "draw")
    assert happened[0] == ev.Reshuffled(3)
    assert position.discard == list(in_order("6S"))
    assert mask_of(position.stock) | position.hands[0] == mask_of(in_order("3C 4D 5H KD QD"))
    assert position.stocks_made[0][0] == happened[1].card  # type: ignore[union-attr]


def test_used_twists_are_shuffled_in_too() -> None:
    """Special cards under the discards return to the deck."""
    position = dry("B1 X1 6S")
    do(position, "draw")
    assert mask_of(position.stock) | position.hands[0] >= mask_of(in_order("B1 X1"))


def test_the_same_seed_shuffles_the_same_way() -> None:
    """A new deck depends on the seed, its number, and the discards."""
    cards = in_order("3C 4D 5H 6S 7S 8S")
    one, other = Reshuffles(7), Reshuffles(8)
    assert one.stock(0, cards) == Reshuffles(7).stock(0, cards)
    assert len({one.stock(0, cards), one.stock(1, cards), other.stock(0, cards)}) == 3


def test_recorded_decks_come_before_the_seed() -> None:
    """A record's decks are dealt as recorded if they have the right cards; without deck or seed there is no deck."""
    cards = in_order("3C 4D 5H")
    recorded = Reshuffles(None, (in_order("5H 3C 4D"),))
    assert recorded.stock(0, cards) == in_order("5H 3C 4D")
    assert (recorded.stock(0, cards[:2]), recorded.stock(1, cards)) == (None, None)


@pytest.mark.parametrize("discard", ["", "6S"])
def test_without_a_discard_below_the_top_drawing_is_stuck(discard: str) -> None:
    """§2, "If there is no discard below the top ... drawing ends the round as stuck"."""
    position = dry(discard)
    assert do(position, "draw")[0] == ev.StockRanOut(Seat(0))
    assert (ending(position), net(position)) == ("stuck", [0, 0, 0])


def test_taking_is_still_legal() -> None:
    """§2, "taking is still legal": and the card may be discarded again, for as long as R-idle allows."""
    position = dry("6S")
    assert legal(position) == ["draw", "take", "drop"]
    for _ in range(8):
        do(position, "take", "discard 6S")
    assert ending(position) is None
    do(position, "take", "discard 6S")
    assert (ending(position), position.turns) == ("stuck", 9)


def test_the_deck_is_not_shuffled_a_fourth_time() -> None:
    """§2, "or the deck would be shuffled a fourth time": after three shuffles the round is stuck."""
    position = dry("3C 4D")
    for number in range(3):
        drawn = do(position, "draw")
        assert drawn[0] == ev.Reshuffled(1)
        hand = legal(position)[-1]
        do(position, hand)
        assert len(position.stocks_made) == number + 1
    do(position, "draw")
    assert ending(position) == "stuck"


def test_a_lost_turn_neither_counts_nor_breaks_the_row_of_takes() -> None:
    """R-idle, "A lost turn neither counts nor breaks the row"."""
    position = table("twists", hands=["KD QD", "KH QH", "KS JS"], stock="2C", discard="6S", skips={1: "B1"})
    do(position, "take", "discard 6S")
    assert (position.to_act, position.idle_takes) == (2, 1)
    do(position, "take", "discard 6S")
    assert position.idle_takes == 2


def test_a_play_of_a_skip_does_not_break_the_row() -> None:
    """R-idle: only a draw, a spread or a hit breaks the row, so Skips can't prolong a hand."""
    position = table("twists", hands=["KD B1", "KH QH", "KS JS"], stock="2C", discard="6S")
    do(position, "take", "skip B1 2", "discard 6S")
    assert position.idle_takes == 1


def test_any_rules_may_reshuffle() -> None:
    """The knob stock_out: the common game may reshuffle once, after which nobody is paid."""
    rules = house("jazz-club", stock_out="reshuffle", reshuffles=1)
    position = dry("3C 4D", rules)
    assert do(position, "draw")[0] == ev.Reshuffled(1)
    do(position, "discard 3C", "draw")
    assert (ending(position), net(position)) == ("stuck", [0, 0, 0])


# The deal


def test_there_is_no_upcard() -> None:
    """§2, "Start": no upcard; the first player draws, or runs."""
    position = Position.deal(TWISTS, 3, Seat(0), stacked(["2C 4D 6H 8S TC", "2D 4H 6S 8C TD", "2H 4S 6C 8D TH"]))
    assert (position.opening, position.discard, position.to_act) == ((), [], 1)
    assert legal(position) == ["draw", "drop"]


def test_only_the_next_player_may_take_the_discard() -> None:
    """§2: the next player who has a turn may take it, here the one after a held player."""
    position = table("twists", hands=["KD QD", "KH", "KS"], stock="2C", discard="6S", phase="play", held=[1])
    do(position, "discard KD", "take")
    assert position.hands[2] == mask_of(in_order("KS KD"))


def test_the_deck_holds_four_of_each_twist_in_play() -> None:
    """§2, "4 of each": a hand can tell from its deck which special cards are in play."""
    for kinds in choices_of_twists(TWISTS, 3):
        deck = shuffled(1, deck_with(kinds))
        assert len(deck) == 52 + 4 * len(kinds)
        assert kinds_among(mask_of(deck)) == kinds
        assert Position.deal(TWISTS, 3, Seat(0), deck).specials.kinds == kinds


def test_the_choices_of_the_dealer() -> None:
    """§2, "none, Wild, Cross, Skip/Block, or any combination"; no Cross with two players."""
    assert len(choices_of_twists(TWISTS, 3)) == 8
    assert choices_of_twists(TWISTS, 2) == [(), ("wild",), ("skip",), ("wild", "skip")]
    assert choices_of_twists(load_preset("jazz-club"), 4) == [()]


def test_chance_may_choose() -> None:
    """The same seed and hand give the same special cards, and every choice comes up."""
    chosen = {chosen_by_chance(TWISTS, 4, 1, hand) for hand in range(100)}
    assert chosen == set(choices_of_twists(TWISTS, 4))
    assert chosen_by_chance(TWISTS, 4, 1, 5) == chosen_by_chance(TWISTS, 4, 1, 5)
