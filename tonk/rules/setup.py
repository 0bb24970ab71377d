"""Setting up a hand in the middle of play: for puzzles, practice and tests (RECORD.md, ``position``)."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.rules.cards import ALL_CARDS, EMPTY, SKIPS, Card, CardSet, Seat, by_seat, card_text, cards_in, kinds_among
from tonk.rules.fault import Fault
from tonk.rules.lost_turns import loses_turn
from tonk.rules.melds import Spread
from tonk.rules.parts import Reshuffles, Specials
from tonk.rules.phases import PLAY, START, TurnPhase
from tonk.rules.position import Position
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat

LONGEST_WAIT = 999
"""More turns than any hand can bar a seat for."""


class PositionRefused(Fault):
    """Raised for an impossible position."""


def set_up(
    rules: RuleSet,
    hands: Sequence[CardSet],
    stock: Sequence[Card],
    discard: Sequence[Card],
    table: Sequence[Spread],
    to_act: Seat,
    phase: TurnPhase,
    wait: Sequence[int] = (),
    specials: Specials | None = None,
    score: PerSeat[int] = (),
    reshuffles: Reshuffles | None = None,
) -> Position:
    """Return a position in mid-hand. Cards that it does not name are not in play.

    Args:
        rules: The rule set.
        hands: Each seat's cards.
        stock: The cards to draw, the next one first.
        discard: The discards, the top one last.
        table: The spreads, in the order laid.
        to_act: The seat whose turn it is; it has not laid or hit this turn, and took no card.
        phase: ``start`` or ``play``.
        wait: The number of its own turns for which each seat is barred from dropping, or 1 for a held seat where
            waits lose turns; none if left out.
        specials: The kinds of special cards in play, besides those that are seen, and those that lie before seats.
        score: Each seat's points before the hand; zeros where left out.
        reshuffles: The source of new stocks.

    Raises:
        PositionRefused: The position is impossible.
    """
    _refuse_counts(rules, hands, to_act, phase)
    in_play = refuse_twice(hands, stock, discard, table, specials)
    twists = kinds_among(in_play & ~rules.always_in_play)
    if not set(twists) <= set(rules.twists):
        raise PositionRefused("there are twists in it that these rules don't have")
    if in_play & ALL_CARDS & ~rules.natural_cards:
        raise PositionRefused("there are cards in it that these rules leave out of the deck")
    for spread in table:
        if not 0 <= spread.owner < len(hands) or not all(0 <= seat < len(hands) for seat in spread.by):
            raise PositionRefused("a spread on the table names a seat that is not there")
        _refuse_wilds(rules, spread)
    if wait and (len(wait) != len(hands) or not all(0 <= turns <= LONGEST_WAIT for turns in wait)):
        raise PositionRefused("wait must hold a number of turns for each seat")
    position = Position(rules, hands, list(reversed(stock)), Seat((to_act - 1) % len(hands)), to_act)
    position.discard = list(discard)
    position.table = list(table)
    position.phase = phase
    # Nobody says how many rounds were played, so assume enough for the limits on dropping of later rounds.
    position.turns = len(hands) * (len(rules.drop_limits) - 1)
    position.wait = list(wait) or position.wait
    position.specials = _specials(rules, specials or position.specials, twists)
    if score:
        position.score = tuple(score)
    if reshuffles is not None and rules.makes_new_stocks:
        position.reshuffles = reshuffles
    _refuse_lost_turn(position)
    return position


def _specials(rules: RuleSet, lying: Specials, seen: Sequence[str]) -> Specials:
    """The special cards in play: of the kinds that are known, and of those that are seen."""
    known = (*lying.kinds, *seen)
    return replace(lying, kinds=tuple([kind for kind in rules.twists if kind in known]))


def _refuse_wilds(rules: RuleSet, spread: Spread) -> None:
    """Refuse a spread whose Wilds could not have come into it under these rules.

    Raises:
        PositionRefused: They could not.
    """
    if any(not rules.wild_cards >> wild & 1 for wild, _ in spread.wilds):
        raise PositionRefused("a card stands for another that is not wild in these rules")
    if any(not rules.natural_cards >> name & 1 for _, name in spread.wilds):
        raise PositionRefused("a Wild stands for a card that these rules leave out of the deck")
    if len(spread.cards) - len(spread.wilds) < rules.least_naturals:
        raise PositionRefused("a spread with Wilds needs {least} natural cards or more", least=rules.least_naturals)


def _refuse_lost_turn(position: Position) -> None:
    """Refuse special cards that can't lie before seats, and a turn that would have been lost.

    Raises:
        PositionRefused: The position is impossible.
    """
    skips, blocks = position.specials.skips, position.specials.blocks
    lying = [*skips, *[None if block is None else block[0] for block in blocks]]
    if len(lying) != 2 * position.seats or not all(card is None or SKIPS >> card & 1 for card in lying):
        raise PositionRefused("a seat can have one Skip and one Block in front of it")
    if not all(block is None or 0 <= block[1] < position.seats for block in blocks):
        raise PositionRefused("a Block is placed by a seat that is not there")
    if position.phase != START:
        return
    seat = position.to_act
    if loses_turn(position, seat):
        raise PositionRefused("the turn of seat {seat} would be lost", seat=seat)
    if any(block is not None and block[1] == seat for block in blocks):
        raise PositionRefused("the turn of seat {seat} ends the Block that it placed", seat=seat)


def _refuse_counts(rules: RuleSet, hands: Sequence[CardSet], to_act: Seat, phase: TurnPhase) -> None:
    if not rules.seats(len(hands)):
        least, most = rules.least_players, rules.most_players
        raise PositionRefused("these rules are for {least} to {most} players", least=least, most=most)
    if not 0 <= to_act < len(hands):
        raise PositionRefused("there is no seat {seat} to act", seat=str(to_act)[:20])
    for seat, hand in by_seat(hands):
        most = rules.dealt(len(hands)) + (seat == to_act and phase == PLAY)
        if not 1 <= hand.bit_count() <= most:
            raise PositionRefused(
                "seat {seat} holds {held} cards; it can hold 1 to {most}", seat=seat, held=hand.bit_count(), most=most
            )


def refuse_twice(
    hands: Sequence[CardSet],
    stock: Sequence[Card],
    discard: Sequence[Card],
    table: Sequence[Spread],
    specials: Specials | None,
) -> CardSet:
    """Return the cards in play, refusing duplicates.

    Args:
        hands: Each seat's cards.
        stock: The cards to draw.
        discard: The discards.
        table: The spreads.
        specials: The special cards that lie before seats.

    Raises:
        PositionRefused: A card is there twice.
    """
    seen: CardSet = EMPTY
    places = [*(cards_in(hand) for hand in hands), stock, discard, *(spread.cards for spread in table)]
    if specials is not None:
        places.append([card for card in specials.skips if card is not None])
        places.append([block[0] for block in specials.blocks if block is not None])
    for place in places:
        for card in place:
            if seen >> card & 1:
                raise PositionRefused("{card} is there twice", card=card_text(card))
            seen |= 1 << card
    return seen
