"""Hands arranged card by card, as records, from which lessons and drills begin."""

from collections.abc import Sequence
from typing import Any

from tonk.records import Record
from tonk.rules import RuleSet
from tonk.rules.cards import Seat, SpecialKind, card_text, parse_card
from tonk.rules.phases import Phase
from tonk.rules.shuffle import shuffled
from tonk.session.match.played_hand import KIND_KEY, PRACTICE

KIND = {KIND_KEY: PRACTICE}
"""Marks a record as one of practice."""
_SEED = 5


def arranged(
    rules: RuleSet,
    names: Sequence[str],
    hands: Sequence[str],
    *,
    table: Sequence[str] = (),
    stock: str = "",
    discard: str = "",
    phase: Phase = "start",
    kinds: Sequence[SpecialKind] = (),
    stock_left: int | None = None,
    **more: Any,
) -> Record:
    """Return a hand in the middle of play with the first seat to act.

    Args:
        rules: The rule set.
        names: The names of the players there.
        hands: Each seat's cards, in notation with spaces; the others get at most as many as the rules deal.
        table: The spreads, each as ``1: 9S TS JS``.
        stock: The next cards to draw, in order; the others follow in some order.
        discard: The discards, the top one last.
        phase: ``start`` or ``play``.
        kinds: The twists in play.
        stock_left: The number of cards in the stock besides those named; all there are if None.
        more: Other keys of the position.
    """
    hands = [hands[0], *(" ".join(text.split()[: rules.dealt(len(hands))]) for text in hands[1:])]
    spreads = [_spread(text) for text in table]
    named = [card for text in (*hands, stock, discard) for card in text.split()]
    named += [text.split("=")[0] for spread in spreads for text in spread["cards"]]
    named += [card for card in more.get("skip", ()) if card] + [block[0] for block in more.get("block", ()) if block]
    used = {parse_card(text) for text in named}
    rest = [card_text(card) for card in shuffled(_SEED, rules.deck(kinds)) if card not in used]
    position = {
        "hands": [text.split() for text in hands],
        "stock": stock.split() + rest[:stock_left],
        "discard": discard.split(),
        "table": spreads,
        "to_act": 0,
        "phase": phase,
        **more,
    }
    return Record(rules, tuple(names), position=position, extras={**KIND, **_twists(rules, kinds)})


def dealt(
    rules: RuleSet,
    names: Sequence[str],
    hands: Sequence[str],
    *,
    then: str = "",
    kinds: Sequence[SpecialKind] = (),
) -> Record:
    """Return a dealt hand in which the seats get these cards; the last seat deals.

    Args:
        rules: The rule set.
        names: The players' names, by seat.
        hands: The cards of each seat, in notation.
        then: The next cards in the deck, in notation; the others follow in some order.
        kinds: The special cards in play.
    """
    given = [[parse_card(text) for text in hand.split()] for hand in hands]
    following = tuple(parse_card(text) for text in then.split())
    used = {*following, *(card for hand in given for card in hand)}
    rest = tuple(card for card in shuffled(_SEED, rules.deck(kinds)) if card not in used)
    first = tuple(card for round_ in zip(*given, strict=True) for card in round_)
    extras = {**KIND, **_twists(rules, kinds)}
    return Record(rules, tuple(names), dealer=Seat(len(names) - 1), deck=first + following + rest, extras=extras)


def _spread(text: str) -> dict[str, Any]:
    owner, _colon, cards = text.partition(": ")
    return {"owner": int(owner), "cards": cards.split()}


def _twists(rules: RuleSet, kinds: Sequence[SpecialKind]) -> dict[str, Any]:
    """Return the extra keys of a record under rules with special cards or new stocks."""
    if rules.plain:
        return {}
    extras: dict[str, Any] = {"twists": list(kinds)} if rules.twists else {}
    return {**extras, "seed": _SEED} if rules.makes_new_stocks else extras
