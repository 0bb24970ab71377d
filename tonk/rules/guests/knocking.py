"""Knocking and counts as seen from a view, for the table and its panels."""

from typing import assert_never

from tonk.rules.actions import KNOCK, Action, Discard, Knock
from tonk.rules.cards import Card, CardSet, cards_in
from tonk.rules.guests.deadwood import CARD_POINTS, best_sorted, deadwood_of
from tonk.rules.guests.suit_counts import count_of
from tonk.rules.melds import SUITS_OF_CARDS
from tonk.rules.phases import PLAY
from tonk.rules.ruleset import RuleSet
from tonk.rules.view import View


def knock_with(view: View, chosen: Card | None) -> Action:
    """Return the knock that a player means: with the chosen card, or else with the one that leaves the least deadwood.

    It may be illegal; the refusal then says why.

    Args:
        view: The view of the seat that wants to knock.
        chosen: The chosen card, or None.
    """
    if view.rules.traits.last_turns or (chosen is None and KNOCK in view.legal):
        return KNOCK
    if chosen is not None:
        return Knock(chosen)
    cards = [card for card in cards_in(view.hand) if card != view.took]
    if not cards or view.phase != PLAY:
        return Knock(next(iter(cards_in(view.hand)), None))
    return Knock(min(cards, key=lambda card: (deadwood_of(view.hand ^ 1 << card), -CARD_POINTS[card])))


def counted_so_far(rules: RuleSet, cards: CardSet) -> int:
    """Return the count of the cards turned up so far: points, or half points in thirty-one."""
    if rules.traits.hand_counts == "suit":
        return count_of(cards, threes=rules.counts_threes)
    return rules.points(cards)


def shown_total(view: View) -> int:
    """Return the count to show for the hand; in thirty-one, with four cards, that of the best three."""
    if view.rules.traits.hand_counts != "suit" or view.phase != PLAY or view.to_act != view.seat:
        return view.total
    return max([counted_so_far(view.rules, view.hand ^ 1 << card) for card in cards_in(view.hand) if card != view.took])


def groups_of(rules: RuleSet, hand: CardSet) -> tuple[CardSet, ...]:
    """Return the cards of a hand that belong together: its best spreads, or its best suit.

    Args:
        rules: The rule set.
        hand: The cards of the hand.
    """
    match rules.traits.hand_counts:
        case "points":
            return ()
        case "deadwood":
            return best_sorted(hand).spreads
        case "suit":
            count = count_of(hand, threes=rules.counts_threes)
            best = [hand & suit for suit in SUITS_OF_CARDS if count_of(hand & suit, threes=False) == count]
            return tuple(best[:1]) if best else (hand,)
        case counts:
            assert_never(counts)


def left_by(view: View, action: Discard | Knock) -> int:
    """Return the count of the hand after a discard or knock: deadwood, or half points in thirty-one."""
    hand = view.hand if action.card is None else view.hand & ~(1 << action.card)
    if view.rules.traits.hand_counts == "suit":
        return count_of(hand, threes=view.rules.counts_threes)
    return deadwood_of(hand)
