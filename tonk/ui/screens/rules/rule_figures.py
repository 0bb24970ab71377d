"""The pictures of the rule book: small cards that illustrate a paragraph, chosen by the knobs."""

from functools import cache
from typing import NamedTuple, assert_never

from tonk.rules import RuleSet
from tonk.rules.cards import CROSS, SKIP, WILD, Card, parse_card
from tonk.rules.melds import NO_WILDS, Wilds
from tonk.words import _, ngettext
from tonk.words.cards import card_name
from tonk.words.phrases import points
from tonk.words.rules.rule_sets import rules_name
from tonk.words.rules.special_cards import kind_name

_RANKS = "KQJT98765432A"
_SUITS = "SHDC"
_TWIST_CARDS = {WILD: "W1", CROSS: "X1", SKIP: "B1"}


class CardFigure(NamedTuple):
    """Cards beside each other with words below them.

    Attributes:
        cards: The cards, from left to right.
        words: Their words.
        apart: The number of last cards that are just being added.
        wrong: Whether it shows something forbidden.
        wilds: The card each Wild among the cards stands for.
    """

    cards: tuple[Card, ...]
    words: str
    apart: int = 0
    wrong: bool = False
    wilds: Wilds = NO_WILDS


def figures(rules: RuleSet) -> dict[str, tuple[CardFigure, ...]]:
    """Return the pictures of each section of the leaflet, by its title, for sections with any."""
    match rules.traits.hand_counts:
        case "points":
            return _of_tonk(rules)
        case "deadwood":
            return {rules_name(rules.name): _deadwood()}
        case "suit":
            return {rules_name(rules.name): _one_suit(rules)}
        case counts:
            assert_never(counts)


def _of_tonk(rules: RuleSet) -> dict[str, tuple[CardFigure, ...]]:
    found = {
        rules_name(rules.name): _in_short(rules),
        _("What cards count"): _counts(rules),
        _("The bonus") if rules.scores_points else _("Tonk"): _tonks(rules),
        _("The twists"): _twists(rules),
        _("What cards score"): _scores(rules),
        _("Wild"): _wilds(rules),
        _("Spreads"): (
            CardFigure(_cards("5S 6S 7S"), _("A run")),
            CardFigure(_cards("8C 8D 8S"), _("A book")),
            CardFigure(_cards("QS KS AS"), _("No run"), wrong=True),
        ),
        _("Hitting"): _hits(rules),
    }
    return {title: shown for title, shown in found.items() if shown}


def _deadwood() -> tuple[CardFigure, ...]:
    """Return spreads that stay in the hand, and the other cards."""
    return (
        CardFigure(_cards("5S 6S 7S"), _("A run")),
        CardFigure(_cards("8C 8D 8S"), _("A book")),
        CardFigure(_cards("AD 4H"), _("Deadwood of 5")),
    )


def _one_suit(rules: RuleSet) -> tuple[CardFigure, ...]:
    """Return hands of one suit, and three of a rank if they count."""
    found = (CardFigure(_cards("AH QH TH"), "31"), CardFigure(_cards("9S 7S 4D"), "16"))
    return (*found, CardFigure(_cards("8C 8D 8S"), "30½")) if rules.counts_threes else found


def _in_short(rules: RuleSet) -> tuple[CardFigure, ...]:
    """Return a spread, a hit and a drop: the game at a glance."""
    hit = _hits(rules)[:1]
    low = CardFigure(_cards("AS 2D"), _("A hand to run with") if rules.scores_points else _("A hand to drop with"))
    return (CardFigure(_cards("9H TH JH"), _("A spread")), *(one._replace(words=_("A hit")) for one in hit), low)


def hand_of(rules: RuleSet, total: int) -> tuple[Card, ...]:
    """Return a hand with this total, the highest cards first; no cards if there is none."""
    ranked = [parse_card(rank + suit) for suit in _SUITS for rank in _RANKS]
    cards = [card for card in ranked if rules.natural_cards >> card & 1]

    @cache
    def fill(first: int, left: int, points: int) -> tuple[Card, ...] | None:
        if left == 0:
            return () if points == 0 else None
        for place in range(first, len(cards) - left + 1):
            value = rules.values[cards[place]]
            if value <= points and (rest := fill(place + 1, left - 1, points - value)) is not None:
                return (cards[place], *rest)
        return None

    return fill(0, rules.dealt(rules.least_players), total) or ()


def _counts(rules: RuleSet) -> tuple[CardFigure, ...]:
    cards = _cards("AS 7H JD QC KS")
    return tuple(CardFigure((card,), points(value)) for card in cards for value in (rules.values[card],))


def _tonks(rules: RuleSet) -> tuple[CardFigure, ...]:
    totals = sorted(total for total in rules.tonk_totals if hand_of(rules, total))
    shown = []
    if rules.tonk_at_most is not None:
        shown += [total for total in totals if total <= rules.tonk_at_most][-1:]
    shown += [total for total in totals if total > (rules.tonk_at_most or 0)][-1:]
    if rules.scores_points:
        return tuple(
            CardFigure(hand_of(rules, n), ngettext("A bonus: {n} point", "A bonus: {n} points", n).format(n=n))
            for n in totals
        )
    return tuple(
        CardFigure(hand_of(rules, n), ngettext("A Tonk: {n} point", "A Tonk: {n} points", n).format(n=n)) for n in shown
    )


def _twists(rules: RuleSet) -> tuple[CardFigure, ...]:
    """Return one card of each available kind."""
    return tuple(CardFigure((parse_card(_TWIST_CARDS[kind]),), kind_name(kind)) for kind in rules.twists)


def _scores(rules: RuleSet) -> tuple[CardFigure, ...]:
    if rules.number_score is None or not rules.scores_points:
        return ()
    return tuple(CardFigure((card,), points(rules.scores[card])) for card in _cards("AS 7H JD QC KS"))


def _wilds(rules: RuleSet) -> tuple[CardFigure, ...]:
    """Return a run and a book with a Wild, and a hit with one."""
    if WILD not in rules.twists:
        return ()
    run = CardFigure(
        _cards("5S W1 7S"), _("A Wild as {card}").format(card=card_name(parse_card("6S"))), wilds=_wild("W1", "6S")
    )
    book = CardFigure(
        _cards("8C 8D W2"), _("A Wild as {card}").format(card=card_name(parse_card("8H"))), wilds=_wild("W2", "8H")
    )
    caption = _("Hit with a Wild as {card}").format(card=card_name(parse_card("8S")))
    hit = CardFigure(_cards("5S 6S 7S W3"), caption, apart=1, wilds=_wild("W3", "8S"))
    shown = [] if rules.least_naturals > 2 else [run, book]
    return (*shown, hit) if rules.hit_runs != "none" else tuple(shown)


def _hits(rules: RuleSet) -> tuple[CardFigure, ...]:
    found = []
    if rules.hit_runs != "none":
        found.append(CardFigure(_cards("5S 6S 7S 8S"), _("A run, hit"), apart=1))
    if rules.hits:
        book = _cards("8C 8D 8S 8H")
        words = _("A book, hit") if rules.hit_books else _("Not in these rules")
        found.append(CardFigure(book, words, apart=1, wrong=not rules.hit_books))
    return tuple(found)


def _wild(wild: str, name: str) -> Wilds:
    return ((parse_card(wild), parse_card(name)),)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(card) for card in text.split())
