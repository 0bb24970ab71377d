"""Set-up of a guest game in the middle of a hand (RULES.md §5, ``position``)."""

from collections.abc import Sequence

from tonk.rules.between_hands import is_out, starting_score
from tonk.rules.cards import ALL_CARDS, Card, CardSet, Seat, by_seat
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, count_of
from tonk.rules.parts import Reshuffles
from tonk.rules.phases import MUST_DRAW, PLAY, UPCARD, GuestPhase
from tonk.rules.position import Position
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.rules.setup import PositionRefused, refuse_twice


def set_up_guest(
    rules: RuleSet,
    hands: Sequence[CardSet],
    stock: Sequence[Card],
    discard: Sequence[Card],
    dealer: Seat,
    to_act: Seat,
    phase: GuestPhase,
    taken: Card | None = None,
    knocker: Seat | None = None,
    score: PerSeat[int] = (),
    reshuffles: Reshuffles | None = None,
) -> Position:
    """Return a position in mid-hand. Cards that it doesn't name are out of play.

    Args:
        rules: The rule set of a guest.
        hands: The cards of each seat; none for a seat that is out of the match.
        stock: The cards to draw, the next one first.
        discard: The discards, the top one last.
        dealer: The dealer, to whom the upcard is offered last.
        to_act: The seat whose turn it is.
        phase: The phase of the turn.
        taken: The card that the seat to act took this turn.
        knocker: The seat that knocked, in thirty-one.
        score: The points or lives of each seat before the hand; those at the start of a match if omitted.
        reshuffles: The source of new stocks.

    Raises:
        PositionRefused: The position is impossible.
    """
    seats = len(hands)
    if not rules.seats(seats):
        least, most = rules.least_players, rules.most_players
        raise PositionRefused("these rules are for {least} to {most} players", least=least, most=most)
    if not 0 <= to_act < seats:
        raise PositionRefused("there is no seat {seat} to act", seat=str(to_act)[:20])
    if refuse_twice(hands, stock, discard, (), None) & ~ALL_CARDS:
        raise PositionRefused("there are cards in it that these rules leave out of the deck")
    score = tuple(score or starting_score(rules, seats))
    _refuse_hands(rules, hands, to_act, phase, score)
    _refuse_phase(rules, phase, taken, hands[to_act], discard)
    _refuse_ended(rules, hands, to_act, phase)
    if knocker is not None and not _may_have_knocked(rules, knocker, score):
        raise PositionRefused("knocked must be a seat that is still in, or null")
    if knocker == to_act:
        raise PositionRefused("seat {seat} has knocked, and has no turn left", seat=knocker)
    position = Position(rules, hands, list(reversed(stock)), dealer, to_act)
    position.discard = list(discard)
    position.phase = phase
    position.took = taken
    position.knocker = knocker
    position.score = score
    # The number of turns played isn't given; assume that the first round is over.
    position.turns = seats
    if reshuffles is not None and rules.makes_new_stocks:
        position.reshuffles = reshuffles
    if is_out(rules, score[to_act]) or not position.legal():
        raise PositionRefused("seat {seat} would have nothing to do", seat=to_act)
    return position


def _may_have_knocked(rules: RuleSet, seat: Seat, score: PerSeat[int]) -> bool:
    return rules.traits.last_turns and 0 <= seat < len(score) and not is_out(rules, score[seat])


def _refuse_hands(
    rules: RuleSet, hands: Sequence[CardSet], to_act: Seat, phase: GuestPhase, score: PerSeat[int]
) -> None:
    for seat, hand in by_seat(hands):
        least, most = 1, rules.dealt(len(hands)) + (seat == to_act and phase == PLAY)
        if is_out(rules, score[seat]):
            least = most = 0
        if not least <= hand.bit_count() <= most:
            held = hand.bit_count()
            raise PositionRefused(
                "seat {seat} holds {held} cards; it can hold {least} to {most}",
                seat=seat,
                held=held,
                least=least,
                most=most,
            )


def _refuse_ended(rules: RuleSet, hands: Sequence[CardSet], to_act: Seat, phase: GuestPhase) -> None:
    """Refuse a hand that would already have ended the play."""
    for seat, hand in by_seat(hands):
        whole = seat != to_act or phase != PLAY
        if whole and rules.traits.hand_counts == "suit" and count_of(hand, threes=False) == ALL_IN_ONE_SUIT:
            raise PositionRefused("seat {seat} holds 31, which has ended the hand", seat=seat)


def _refuse_phase(
    rules: RuleSet, phase: GuestPhase, taken: Card | None, hand: CardSet, discard: Sequence[Card]
) -> None:
    if phase in (UPCARD, MUST_DRAW) and (not rules.traits.asks_about_upcard or len(discard) != 1):
        raise PositionRefused("the phase {phase} is only for gin with an upcard", phase=phase)
    if taken is not None and (phase != PLAY or not hand >> taken & 1):
        raise PositionRefused("taken must be a card of the seat to act, in the phase play")
