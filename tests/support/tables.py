"""Tables drawn in a line or two: a hand in mid-play from short texts, and play told in the words of records.

position = table("jazz-club", hands=["8C 4C", "KS 2D"], stock="9D", discard="2S", spreads=["1: 5C 6C 7C"])
do(position, "draw", "hit 8C 0", "discard 4C")
"""

from collections.abc import Sequence

from tonk.rules import (
    DRAW,
    DROP,
    TAKE,
    Action,
    Cards,
    Discard,
    Draw,
    Drop,
    Hit,
    Lay,
    Position,
    Refusal,
    RuleSet,
    Spread,
    Take,
    changed,
    load_preset,
)
from tonk.rules.cards import FULL_DECK, Card, card_text, cards_in, mask_of, parse_card
from tonk.rules.events import Event
from tonk.rules.setup import set_up
from tonk.rules.spreads import laid_by

PRESETS = ("jazz-club", "speno-1992", "black-company", "descente", "terminus-frore", "pagat")
"""The rule sets of RULES.md §1 in the order of its columns, and that of §3."""


def in_order(text: str) -> tuple[Card, ...]:
    """The cards of a text, in its order."""
    return tuple(parse_card(word) for word in text.split())


def cards(text: str) -> Cards:
    """The set of the cards of a text."""
    return mask_of(in_order(text))


def named(held: Cards) -> str:
    """A set of cards as a text, in rank order."""
    return " ".join(card_text(card) for card in cards_in(held))


def house(base: str = "jazz-club", **knobs: object) -> RuleSet:
    """A house rule set: a preset with some knobs turned."""
    return changed(load_preset(base), knobs)


def spread(text: str) -> Spread:
    """A spread on the table: ``"1: 5C 6C 7C"`` lies before seat 1, who laid it."""
    owner, _, laid = text.partition(":")
    return laid_by(int(owner), cards(laid))


def table(
    rules: str | RuleSet,
    *,
    hands: Sequence[str],
    stock: str = "",
    discard: str = "",
    spreads: Sequence[str] = (),
    to_act: int = 0,
    phase: str = "start",
    wait: Sequence[int] = (),
) -> Position:
    """A hand in mid-play.

    Args:
        rules: A rule set, or a preset's id.
        hands: Each seat's cards.
        stock: The cards to draw, the next one first.
        discard: The discards, the top one last.
        spreads: What lies on the table, as ``spread`` reads it.
        to_act: The seat whose turn it is.
        phase: ``start`` (before the draw) or ``play`` (after it).
        wait: Own turns for which each seat is barred from dropping.
    """
    return set_up(
        load_preset(rules) if isinstance(rules, str) else rules,
        [cards(hand) for hand in hands],
        in_order(stock),
        in_order(discard),
        [spread(text) for text in spreads],
        to_act,
        phase,
        wait,
    )


def stacked(hands: Sequence[str], *, dealer: int = 0, then: str = "") -> tuple[Card, ...]:
    """A whole deck that deals these hands, seat by seat; ``then`` is what follows them, the upcard first."""
    seats, held = len(hands), [in_order(hand) for hand in hands]
    dealt = [held[(dealer + 1 + i) % seats][lap] for lap in range(len(held[0])) for i in range(seats)]
    dealt += in_order(then)
    return (*dealt, *(card for card in FULL_DECK if card not in dealt))


def hands_of(*totals: int, size: int = 5) -> list[str]:
    """Hands of at most ``size`` different cards with these totals (ace 1, courts 10), no card in two of them."""
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
    """An action in the words of a record, without its seat: ``lay 4D 5D 6D``, ``hit 8C 9C 0``, ``draw``."""
    verb, *rest = text.split()
    match verb:
        case "draw":
            return DRAW
        case "take":
            return TAKE
        case "drop":
            return DROP
        case "lay":
            return Lay(mask_of(parse_card(word) for word in rest))
        case "hit":
            return Hit(tuple(parse_card(word) for word in rest[:-1]), int(rest[-1]))
        case "discard":
            return Discard(parse_card(rest[0]))
    raise ValueError(f"no action: {text}")


def said(doing: Action) -> str:
    """The words of a record for an action, without its seat."""
    match doing:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Drop():
            return "drop"
        case Lay(laid):
            return f"lay {named(laid)}"
        case Hit(added, number):
            return f"hit {' '.join(card_text(card) for card in added)} {number}"
        case Discard(card):
            return f"discard {card_text(card)}"


def legal(position: Position) -> list[str]:
    """Every legal action, in the words of a record."""
    return [said(doing) for doing in position.legal()]


def do(position: Position, *texts: str) -> list[Event]:
    """Do these actions one after the other, each of which must be legal; gives what happened."""
    happened: list[Event] = []
    for text in texts:
        doing = action(text)
        refusal = position.refusal(doing)
        assert refusal is None, f"seat {position.to_act} may not {text}: {refusal}"
        happened += position.apply(doing)
    return happened


def refused(position: Position, text: str) -> Refusal:
    """Why the seat to act may not do this; it must be neither allowed nor listed."""
    refusal = position.refusal(action(text))
    assert refusal is not None, f"seat {position.to_act} may {text}"
    assert not position.is_legal(action(text))
    assert action(text) not in position.legal()
    return refusal


def may(position: Position, text: str) -> bool:
    """Whether the seat to act may do this; the list and the question must agree."""
    allowed = position.is_legal(action(text))
    assert (action(text) in position.legal()) == allowed
    return allowed


def net(position: Position) -> list[int]:
    """What each seat won or lost, of a hand that has ended."""
    assert position.outcome is not None, "the hand has not ended"
    return list(position.outcome.net)


def ending(position: Position) -> str | None:
    """How the hand ended; None while it goes on."""
    return position.outcome.ending if position.outcome else None


def winners(position: Position) -> list[int]:
    """Who won a hand that has ended."""
    assert position.outcome is not None, "the hand has not ended"
    return list(position.outcome.winners)
