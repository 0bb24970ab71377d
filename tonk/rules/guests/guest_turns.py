"""The turn that guest games share: draw or take, then discard; a card that was taken can't be discarded this turn."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.actions import DRAW, TAKE, Action, Discard, Draw, Knock, Take
from tonk.rules.cards import Card, CardSet, Seat, by_seat
from tonk.rules.guests.deadwood import deadwood_of
from tonk.rules.hand_state import HandState
from tonk.rules.payouts import VOID, Ending, Outcome, Score
from tonk.rules.phases import OVER, PLAY, START
from tonk.rules.ruleset import RuleSet
from tonk.rules.scoring import champion_of
from tonk.rules.seats import PerSeat
from tonk.rules.transitions import make_stock, needs_reshuffle

OUT_OF_MATCH = -1
"""The score of a seat that lost its last life and gets no more cards or turns."""


_Knobs = TypeVar("_Knobs")


def knobs_of(position: HandState, kind: type[_Knobs]) -> _Knobs:
    """Return the knobs of the guest game being played.

    Args:
        position: The hand's position.
        kind: The class of its knobs.

    Raises:
        TypeError: Another game is being played.
    """
    guest = position.rules.guest
    if not isinstance(guest, kind):
        raise TypeError(f"these are not {kind.__name__}")
    return guest


def is_out(rules: RuleSet, points: int) -> bool:
    """Return whether a seat with this score is out of the match; only possible in games with lives."""
    return rules.has_lives and points <= OUT_OF_MATCH


def starting_score(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """Return each seat's score at the start of a match: no points, or all its lives."""
    return (rules.starting_points,) * seats


def seats_in(rules: RuleSet, score: PerSeat[int], first: Seat) -> list[Seat]:
    """Return the seats that are still in the match, clockwise from the first one.

    Args:
        rules: The rule set.
        score: The points or lives of each seat.
        first: The seat to start from.
    """
    seats = len(score)
    around = [Seat((first + step) % seats) for step in range(seats)]
    return [seat for seat in around if not is_out(rules, score[seat])]


def draws_and_takes(position: HandState) -> list[Action]:
    """Return the legal ways to get a card at the start of a turn."""
    ways: list[Action] = [DRAW] if may_draw(position) else []
    return [*ways, TAKE] if position.discard else ways


def may_draw(position: HandState) -> bool:
    """Return whether there is a card to draw."""
    return bool(position.stock) or needs_reshuffle(position)


def may_part_with(position: HandState) -> CardSet:
    """Return the cards that the seat to act may discard or knock with: all except the one it took."""
    hand, took = position.hands[position.to_act], position.took
    return hand if took is None else hand & ~(1 << took)


def draw_or_take_refusal(position: HandState, action: Draw | Take) -> no.Refusal | None:
    """Return why the seat to act may not draw or take, or None if it may."""
    if position.phase == PLAY:
        return no.DiscardNext()
    if isinstance(action, Draw):
        return None if may_draw(position) else no.NoStock()
    return None if position.discard else no.NoDiscard()


def discard_refusal(position: HandState, card: Card) -> no.Refusal | None:
    """Return why the seat to act may not discard a card, or None if it may."""
    if position.phase != PLAY:
        return no.DrawFirst()
    if not position.hands[position.to_act] >> card & 1:
        return no.NotHeld(1 << card)
    return no.TakenCardStays(card) if card == position.took else None


def turn_refusal(
    position: HandState, action: Action, knock_refusal: Callable[[HandState, Card | None], no.Refusal | None]
) -> no.Refusal | None:
    """Return why the seat to act may not do this in the turn that guest games share, or None if it may.

    Args:
        position: The hand's position.
        action: The action.
        knock_refusal: Returns why it may not knock, given the knocking card, or None for a knock without one.
    """
    if position.phase == OVER:
        return no.HandIsOver()
    match action:
        case Draw() | Take():
            return draw_or_take_refusal(position, action)
        case Discard(card):
            return discard_refusal(position, card)
        case Knock(card):
            return knock_refusal(position, card)
        case _:
            return no.NotInThisGame()


def draw(position: HandState, _: Draw) -> list[ev.Event]:
    """Draw the next card of the stock, making a new stock if needed."""
    seat, happened = position.to_act, list[ev.Event]()
    if not position.stock:
        make_stock(position, happened)
    card = position.stock.pop()
    position.hands[seat] |= 1 << card
    position.totals[seat] += position.values[card]
    position.phase = PLAY
    happened.append(ev.Drew(seat, card))
    return happened


def take(position: HandState, _: Take) -> list[ev.Event]:
    """Take the top discard."""
    seat, card = position.to_act, position.discard.pop()
    position.hands[seat] |= 1 << card
    position.known[seat] |= 1 << card
    position.totals[seat] += position.values[card]
    position.took = card
    position.phase = PLAY
    return [ev.Took(seat, card)]


def part_with(position: HandState, card: Card) -> None:
    """Move a card from the hand of the seat to act to the discards."""
    seat = position.to_act
    position.hands[seat] ^= 1 << card
    position.known[seat] &= ~(1 << card)
    position.totals[seat] -= position.values[card]
    position.discard.append(card)
    position.discarder = seat


def discard(position: HandState, action: Discard) -> list[ev.Event]:
    """Discard a card, which ends the turn; ``next_turn`` begins the next one."""
    seat = position.to_act
    part_with(position, action.card)
    position.turns += 1
    return [ev.Discarded(seat, action.card)]


def next_turn(position: HandState, seat: Seat) -> None:
    """Begin a seat's turn."""
    position.to_act = seat
    position.phase = START
    position.took = None


def end(
    position: HandState,
    happened: list[ev.Event],
    ending: Ending,
    winners: Sequence[Seat],
    lines: Sequence[Score],
    by: Sequence[Seat] = (),
) -> list[ev.Event]:
    """End the hand with these scores.

    Args:
        position: The hand's position, with its final totals.
        happened: The events so far; the end is appended.
        ending: The ending.
        winners: The seats that scored.
        lines: The scores, with the reason for each.
        by: The seats that ended the hand.
    """
    net = [0] * position.seats
    for line in lines:
        net[line.seat] += line.points
    score = tuple([old + gained for old, gained in zip(position.score, net, strict=True)])
    outcome = Outcome(
        ending,
        tuple(winners),
        tuple(position.totals),
        tuple(net),
        (),
        tuple(by),
        tuple(lines),
        score,
        _champion(position.rules, score, winners),
    )
    return end_with(position, happened, outcome)


def _champion(rules: RuleSet, score: PerSeat[int], winners: Sequence[Seat]) -> Seat | None:
    """Return the winner of a match to a target, who must be alone in the lead; None if there is none yet."""
    champion = champion_of(rules.target, score, winners)
    tied = champion is not None and [points for _, points in by_seat(score)].count(score[champion]) > 1
    return None if tied else champion


def end_with(position: HandState, happened: list[ev.Event], outcome: Outcome) -> list[ev.Event]:
    """End the hand with this outcome.

    Args:
        position: The hand's position.
        happened: The events so far; the end is appended.
        outcome: The outcome.
    """
    position.phase = OVER
    position.outcome = outcome
    happened.append(ev.HandEnded(outcome))
    return happened


def end_void(position: HandState, happened: list[ev.Event]) -> list[ev.Event]:
    """End the hand without a score because the stock has run out.

    Args:
        position: The hand's position, after a discard.
        happened: The events so far; the end is appended.
    """
    happened.append(ev.HandVoid(position.to_act))
    for seat, hand in by_seat(position.hands):
        position.totals[seat] = deadwood_of(hand)
    return end(position, happened, VOID, (), ())
