"""Positions written in a line or two, and play in the words of records.

position = table("jazz-club", hands=["8C 4C", "KS 2D"], stock="9D", discard="2S", spreads=["1: 5C 6C 7C"])
do(position, "draw", "hit 8C 0", "discard 4C")
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tonk.rules import (
    DRAW,
    DROP,
    PASS,
    TAKE,
    Action,
    Block,
    CardSet,
    Cross,
    Discard,
    Draw,
    Drop,
    Hit,
    Knock,
    Lay,
    Pass,
    Position,
    Refusal,
    RuleSet,
    Skip,
    Spread,
    Take,
    changed,
    load_preset,
)
from tonk.rules.cards import FULL_DECK, Card, Seat, card_text, cards_in, each_seat, mask_of, parse_card
from tonk.rules.events import Event
from tonk.rules.melds import Wilds, by_name, lying
from tonk.rules.parts import Specials
from tonk.rules.payouts import Outcome
from tonk.rules.phases import TurnPhase
from tonk.rules.setup import set_up

PRESETS = ("jazz-club", "speno-1992", "black-company", "descente", "terminus-frore", "pagat")
"""The rule sets of RULES.md §1 in the order of its columns, and that of §3."""


NOTHING: Mapping[int, Any] = MappingProxyType({})


def in_order(text: str) -> tuple[Card, ...]:
    """Return the cards of a text, in order."""
    return tuple(parse_card(word) for word in text.split())


def cards(text: str) -> CardSet:
    """Return the set of the cards of a text."""
    return mask_of(in_order(text))


def named(held: CardSet) -> str:
    """Return a set of cards as a text, in rank order."""
    return " ".join(card_text(card) for card in cards_in(held))


def house(base: str = "jazz-club", /, **knobs: object) -> RuleSet:
    """A house rule set: a preset with some knobs changed."""
    return changed(load_preset(base), knobs)


def spread(text: str) -> Spread:
    """A spread on the table: ``"1: 5C 6C 7C"`` is seat 1's, which laid all of it except for cards written as ``8C/0``.

    A Wild is written with the card it stands for: ``W1=8C``.
    """
    owner, _, laid = text.partition(":")
    words = [word.partition("/") for word in laid.split()]
    held, wilds = as_laid(word for word, _, _ in words)
    return lying(Seat(owner), held, [Seat(seat or owner) for _, _, seat in words], wilds)


def as_laid(words: Iterable[str]) -> tuple[tuple[Card, ...], Wilds]:
    """Return the cards of some words, and the cards that the Wilds among them stand for."""
    parts = [word.partition("=") for word in words]
    wilds = tuple(sorted((parse_card(wild), parse_card(name)) for wild, _, name in parts if name))
    return tuple(parse_card(card) for card, _, _ in parts), wilds


def table(
    rules: str | RuleSet,
    *,
    hands: Sequence[str],
    stock: str = "",
    discard: str = "",
    spreads: Sequence[str] = (),
    to_act: int = 0,
    phase: TurnPhase = "start",
    wait: Sequence[int] = (),
    held: Sequence[int] = (),
    skips: Mapping[int, str] = NOTHING,
    blocks: Mapping[int, tuple[str, int]] = NOTHING,
    score: Sequence[int] = (),
) -> Position:
    """A hand in mid-play.

    Args:
        rules: A rule set, or a preset's id.
        hands: Each seat's cards.
        stock: The cards to draw, the next one first.
        discard: The discards, the top one last.
        spreads: The spreads on the table, in the notation of ``spread``.
        to_act: The seat whose turn it is.
        phase: ``start`` (before the draw) or ``play`` (after it).
        wait: The number of own turns for which each seat is barred from dropping.
        held: The seats that are held, if waits cost turns.
        skips: The Skip that lies before each seat.
        blocks: The Block that lies before each seat, and its placer.
        score: Each seat's points before the hand.
    """
    rules = load_preset(rules) if isinstance(rules, str) else rules
    seats = range(len(hands))
    specials = Specials(
        rules.twists,
        tuple([parse_card(skips[seat]) if seat in skips else None for seat in seats]),
        tuple([(parse_card(blocks[seat][0]), Seat(blocks[seat][1])) if seat in blocks else None for seat in seats]),
    )
    return set_up(
        rules,
        [cards(hand) for hand in hands],
        in_order(stock),
        in_order(discard),
        [spread(text) for text in spreads],
        Seat(to_act),
        phase,
        wait or ([int(seat in held) for seat in each_seat(len(hands))] if held else ()),
        specials,
        score,
    )


def ended(position: Position) -> Outcome:
    """Return the outcome of a finished hand."""
    assert position.outcome is not None
    return position.outcome


def stacked(hands: Sequence[str], *, dealer: Seat = Seat(0), then: str = "") -> tuple[Card, ...]:
    """A whole deck that deals these hands, seat by seat; ``then`` has the next cards, the upcard first."""
    seats, held = len(hands), [in_order(hand) for hand in hands]
    dealt = [held[(dealer + 1 + i) % seats][lap] for lap in range(len(held[0])) for i in range(seats)]
    dealt += in_order(then)
    return (*dealt, *(card for card in FULL_DECK if card not in dealt))


def hands_of(*totals: int, size: int = 5) -> list[str]:
    """Return hands of at most ``size`` different cards with these totals (ace 1, courts 10), sharing no card."""
    free = list(FULL_DECK)
    hands = []
    for total in totals:
        found = _totalling(total, size, free, 0)
        assert found, f"no cards left for a hand of {total}"
        free = [card for card in free if card not in found]
        hands.append(" ".join(card_text(card) for card in found))
    return hands


def _totalling(total: int, most: int, free: Sequence[Card], start: int) -> list[Card]:
    for i in range(len(free) - 1, start - 1, -1):
        card = free[i]
        rest = total - min(card // 4 + 1, 10)
        if rest == 0:
            return [card]
        if rest > 0 and most > 1:
            found = _totalling(rest, most - 1, [c for c in free if c < card], 0)
            if found:
                return [card, *found]
    return []


def action(text: str) -> Action:
    """Return an action in the words of a record, without its seat: ``lay 4D 5D 6D``, ``hit 8C 9C 0``, ``draw``."""
    verb, *rest = text.split()
    match verb:
        case "draw":
            return DRAW
        case "take":
            return TAKE
        case "drop":
            return DROP
        case "lay":
            held, wilds = as_laid(rest)
            return Lay(mask_of(held), wilds)
        case "hit":
            held, wilds = as_laid(rest[:-1])
            return Hit(held, int(rest[-1]), wilds)
        case "skip":
            return Skip(parse_card(rest[0]), Seat(rest[1]))
        case "block":
            return Block(parse_card(rest[0]), Seat(rest[1]))
        case "cross":
            return Cross(parse_card(rest[0]))
        case "pass":
            return PASS
        case "knock":
            return Knock(parse_card(rest[0]) if rest else None)
        case "discard":
            return Discard(parse_card(rest[0]))
    raise ValueError(f"no action: {text}")


def laid_words(held: Iterable[Card], wilds: Wilds) -> list[str]:
    """Return cards in words, each Wild with the card it stands for."""
    names = dict(wilds)
    return [f"{card_text(card)}={card_text(names[card])}" if card in names else card_text(card) for card in held]


def said(doing: Action) -> str:
    """Return a record's words for an action, without its seat."""
    match doing:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Drop():
            return "drop"
        case Lay(laid, wilds):
            return f"lay {' '.join(laid_words(by_name(laid, wilds), wilds))}"
        case Hit(added, number, wilds):
            return f"hit {' '.join(laid_words(added, wilds))} {number}"
        case Skip(card, seat):
            return f"skip {card_text(card)} {seat}"
        case Block(card, seat):
            return f"block {card_text(card)} {seat}"
        case Cross(card):
            return f"cross {card_text(card)}"
        case Pass():
            return "pass"
        case Knock(knocking):
            return "knock" if knocking is None else f"knock {card_text(knocking)}"
        case Discard(card):
            return f"discard {card_text(card)}"


def legal(position: Position) -> list[str]:
    """Return every legal action, in the words of a record."""
    return [said(doing) for doing in position.legal()]


def do(position: Position, *texts: str) -> list[Event]:
    """Do these actions one after another, assert that each is legal, and return the events."""
    happened: list[Event] = []
    for text in texts:
        doing = action(text)
        refusal = position.refusal(doing)
        assert refusal is None, f"seat {position.to_act} may not {text}: {refusal}"
        happened += position.apply(doing)
    return happened


def refused(position: Position, text: str) -> Refusal:
    """Return the reason why the seat to act may not do this, asserting that it is neither allowed nor listed."""
    refusal = position.refusal(action(text))
    assert refusal is not None, f"seat {position.to_act} may {text}"
    assert action(text) not in position.legal()
    return refusal


def may(position: Position, text: str) -> bool:
    """Return whether the seat to act may do this, asserting that the list and the question agree."""
    allowed = position.refusal(action(text)) is None
    assert (action(text) in position.legal()) == allowed
    return allowed


def net(position: Position) -> list[int]:
    """Return each seat's win or loss in a finished hand."""
    assert position.outcome is not None, "the hand has not ended"
    return list(position.outcome.net)


def ending(position: Position) -> str | None:
    """Return the ending of the hand; None while it goes on."""
    return position.outcome.ending if position.outcome else None


def winners(position: Position) -> list[int]:
    """Return the winners of a finished hand."""
    assert position.outcome is not None, "the hand has not ended"
    return list(position.outcome.winners)
