"""The extra keys of a record: special cards in play, points before the hand, and new stocks (RECORD.md §2)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tonk.records.notation import NotationError, read_card
from tonk.rules import Position, Reshuffles, RuleSet
from tonk.rules.between_hands import OUT_OF_MATCH, is_out, starting_score
from tonk.rules.cards import Card, SpecialKinds, card_text
from tonk.rules.hashing import sha256
from tonk.words import _, ngettext

KEYS = ("reshuffles", "seed", "score", "twists")
"""The keys of a record for these extras."""
_HIGHEST_SCORE = 10**9


class ExtrasRefused(ValueError):
    """Raised for impossible extra keys of a record; the message is a sentence."""


@dataclass(frozen=True)
class HandExtras:
    """The special cards in play, the points before the hand, and the source of new stocks."""

    kinds: SpecialKinds = ()
    score: tuple[int, ...] = ()
    reshuffles: Reshuffles = field(default_factory=lambda: Reshuffles(seed=None))


def hand_extras(keys: Mapping[str, Any], rules: RuleSet, seats: int) -> HandExtras:
    """The extra keys of a record, each of which may be missing.

    Args:
        keys: The keys of the record.
        rules: The rule set.
        seats: The number of players.

    Raises:
        ExtrasRefused: The rules have no such thing, or it is impossible.
    """
    seed = keys.get("seed")
    if "seed" in keys and type(seed) not in (int, str):
        raise ExtrasRefused(_("the seed must be a whole number or text"))
    return HandExtras(
        _kinds(keys.get("twists", []), rules),
        _score(keys.get("score", list(starting_score(rules, seats))), rules, seats),
        Reshuffles(_number(seed), _new_stocks(keys.get("reshuffles", []), rules)),
    )


def extras_of(position: Position) -> dict[str, Any]:
    """The extra keys of a hand that is over; none under plain rules."""
    found: dict[str, Any] = {}
    if position.rules.has_specials:
        found["twists"] = list(position.specials.kinds)
    if position.rules.scores_points:
        found["score"] = list(position.score)
    if position.stocks_made:
        found["reshuffles"] = new_stocks_to_json(position)
    return found


def new_stocks_to_json(position: Position) -> list[list[str]]:
    """Return the new stocks made so far in notation, each with the next card first."""
    return [[card_text(card) for card in stock] for stock in position.stocks_made]


def _kinds(value: Any, rules: RuleSet) -> SpecialKinds:
    if value == [] and isinstance(value, list):
        return ()
    if not rules.twists:
        raise ExtrasRefused(_("these rules have no twists"))
    if not isinstance(value, list) or not all(kind in rules.twists and value.count(kind) == 1 for kind in value):
        raise ExtrasRefused(_("the twists must be some of: {kinds}").format(kinds=", ".join(rules.twists)))
    return tuple(kind for kind in rules.twists if kind in value)


def _score(value: Any, rules: RuleSet, seats: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != seats or not all(type(points) is int for points in value):
        raise ExtrasRefused(_("the score must hold the points of each seat"))
    if not rules.scores_points:
        return ()
    if rules.has_lives:
        return _lives(value, rules)
    if not all(0 <= points <= _HIGHEST_SCORE for points in value):
        raise ExtrasRefused(_("the score must hold points from 0 to {most}").format(most=_HIGHEST_SCORE))
    return tuple(value)


def _lives(value: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
    most = rules.starting_points
    if not all(OUT_OF_MATCH <= lives <= most for lives in value):
        raise ExtrasRefused(_("the score must hold lives from -1, for out, to {most}").format(most=most))
    if sum(not is_out(rules, lives) for lives in value) < 2:
        raise ExtrasRefused(_("a hand needs two players who are still in"))
    return tuple(value)


def _new_stocks(value: Any, rules: RuleSet) -> tuple[tuple[Card, ...], ...]:
    if value == [] and isinstance(value, list):
        return ()
    if not rules.makes_new_stocks:
        raise ExtrasRefused(_("these rules never reshuffle"))
    if not isinstance(value, list) or not all(isinstance(stock, list) for stock in value):
        raise ExtrasRefused(_("the reshuffles must be a list of decks"))
    if len(value) > rules.reshuffles:
        sentence = ngettext(
            "these rules reshuffle at most {n} time", "these rules reshuffle at most {n} times", rules.reshuffles
        )
        raise ExtrasRefused(sentence.format(n=rules.reshuffles))
    return tuple(_stock(stock) for stock in value)


def _stock(value: Sequence[Any]) -> tuple[Card, ...]:
    try:
        stock = tuple(read_card(text if isinstance(text, str) else "") for text in value)
    except NotationError as error:
        raise ExtrasRefused(_("a reshuffle holds something that isn't a card: {why}").format(why=error)) from None
    if len(set(stock)) < len(stock):
        raise ExtrasRefused(_("a reshuffle holds a card twice"))
    return stock


def _number(seed: Any) -> int | None:
    """Return the seed as a number; for a text, a number from its hash."""
    if not isinstance(seed, str):
        return seed if type(seed) is int else None
    return int.from_bytes(sha256(seed)[:8], "big") >> 1
