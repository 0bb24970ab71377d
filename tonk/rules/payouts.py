"""Settling a hand: who won, and who pays whom.

One function for each ending, with numbers from the rule set's knobs. Payments are in stakes.

Where there is a pot, each player puts an ante into it before the deal, and the hand pays it out in full, so no stake is
left over or made from nothing.

* Going out, a drop that holds, a Tonk, and the fewest points when the stock is out win the pot. It replaces the first
  stake that each other player would pay; if the rules name more for a Tonk or for going out, the others pay the winner
  the rest directly.
* When a dropper is caught, the lowest wins the pot, and the dropper also pays directly what the rules name. The others
  have paid the lowest with their antes.
* Several winners share the pot equally. Stakes left over go one each to the winners nearest the dealer's left.
* When nobody wins (several Tonks that are a draw, a stock-out that is not scored or is washed), everyone takes the ante
  back.

An outcome shows the pot as the losers' antes paid to each winner, so that all payments go from seat to seat.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeGuard, get_args

from tonk.rules.cards import FIRST_SEAT, Card, Seat, by_seat, each_seat
from tonk.rules.knobs import CaughtPays
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.rules.value import Value

TonkEnding = Literal["tonk", "push", "out", "drop", "caught", "stock", "bonus", "stuck"]
"""The ending of a hand of Tonk: ``bonus`` where points are scored, ``stuck`` after reshuffles."""
GuestEnding = Literal["gin", "rum", "knock", "undercut", "void", "thirty-one"]
"""The ending of a hand of a guest (RULES.md §5)."""
Ending = TonkEnding | GuestEnding
"""The ending of a hand, as records name it."""

TONK: Final = "tonk"
PUSH: Final = "push"
OUT: Final = "out"
FELL: Final = "drop"
CAUGHT: Final = "caught"
STOCK: Final = "stock"
BONUS: Final = "bonus"
STUCK: Final = "stuck"

GIN: Final = "gin"
RUM: Final = "rum"
KNOCKED: Final = "knock"
UNDERCUT: Final = "undercut"
VOID: Final = "void"
THIRTY_ONE: Final = "thirty-one"

PaymentReason = Literal["tonk", "out", "drop", "stock", "caught", "again", "lowest", "pot"]
POT: Final = "pot"
"""The reason for a payment that comes from the pot."""

ScoreReason = Literal["laid", "held", "bonus", "deadwood", "undercut", "gin", "big-gin", "rum", "penalty", "life"]
LAID: Final = "laid"
HELD: Final = "held"


def is_ending(value: object) -> TypeGuard[Ending]:
    """Return whether a value, such as one from a file, names an ending."""
    return value in get_args(TonkEnding) or value in get_args(GuestEnding)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Payment(Value):
    """A payment from one seat to another, in stakes.

    ``why`` is ``tonk``, ``out``, ``drop``, ``stock``, ``caught`` (what the caught dropper owes), ``again`` (what he
    owes the lowest on top), ``lowest`` (what the others owe the lowest when a dropper is caught) or ``pot`` (an ante
    that the pot brought to a winner).
    """

    payer: Final[Seat]
    payee: Final[Seat]
    stakes: Final[int]
    why: Final[PaymentReason]

    def __init__(self, payer: Seat, payee: Seat, stakes: int, why: PaymentReason) -> None:
        self.payer = payer
        self.payee = payee
        self.stakes = stakes
        self.why = why


class Score(NamedTuple):
    """Points that a seat scores for some cards of a seat.

    ``why`` is ``laid`` (for what ``of`` laid and hit), ``held`` (for what ``of`` held) or ``bonus`` (for being dealt
    the hand). The cards are in ascending order; a Wild that was laid scores as the card it stood for. At the tables of
    guests it is ``deadwood`` (by which ``of`` has more), one of the bonuses, what a knocker owes (``penalty``), or a
    ``life`` that was lost, which is a point less.
    """

    seat: Seat
    of: Seat
    cards: tuple[Card, ...]
    points: int
    why: ScoreReason


@dataclass(init=False, slots=True, unsafe_hash=True)
class Outcome(Value):
    """The outcome of a hand: the ending, the winners, each seat's held total, and what each won or lost in stakes.

    ``by`` names the seats that ended it: the holders of a Tonk, the player who went out or dropped; nobody when the
    stock ran out. Where points are scored, nobody pays: ``net`` holds the points gained, ``scores`` the reasons,
    ``score`` the points after the hand, and ``champion`` the seat that has won the game.
    """

    ending: Final[Ending]
    winners: Final[tuple[Seat, ...]]
    totals: Final[PerSeat[int]]
    net: Final[PerSeat[int]]
    payments: Final[tuple[Payment, ...]]
    by: Final[tuple[Seat, ...]]
    scores: Final[tuple[Score, ...]]
    score: Final[PerSeat[int] | None]
    champion: Final[Seat | None]

    def __init__(
        self,
        ending: Ending,
        winners: tuple[Seat, ...],
        totals: PerSeat[int],
        net: PerSeat[int],
        payments: tuple[Payment, ...],
        by: tuple[Seat, ...] = (),
        scores: tuple[Score, ...] = (),
        score: PerSeat[int] | None = None,
        champion: Seat | None = None,
    ) -> None:
        self.ending = ending
        self.winners = winners
        self.totals = totals
        self.net = net
        self.payments = payments
        self.by = by
        self.scores = scores
        self.score = score
        self.champion = champion


def _outcome(
    ending: Ending,
    winners: Iterable[Seat],
    totals: PerSeat[int],
    payments: Sequence[Payment],
    by: Iterable[Seat] = (),
) -> Outcome:
    net = [0] * len(totals)
    for payment in payments:
        net[payment.payer] -= payment.stakes
        net[payment.payee] += payment.stakes
    return Outcome(ending, tuple(winners), tuple(totals), tuple(net), tuple(payments), tuple(by))


def _all_pay(winners: Sequence[Seat], seats: int, stakes: int, why: PaymentReason) -> list[Payment]:
    """Return payments from every seat that did not win to every seat that did."""
    return [
        Payment(payer, winner, stakes, why) for winner in winners for payer in each_seat(seats) if payer not in winners
    ]


def _won(
    rules: RuleSet, winners: Sequence[Seat], seats: int, stakes: int, why: PaymentReason, first: Seat
) -> list[Payment]:
    """Return the payments to the winners of a hand: stakes from each other seat, of which a pot replaces the first."""
    if rules.payment == "direct":
        return _all_pay(winners, seats, stakes, why)
    more = _all_pay(winners, seats, stakes - 1, why) if stakes > 1 else []
    return [*_pot(rules.ante, winners, seats, first), *more]


def _pot(ante: int, winners: Sequence[Seat], seats: int, first: Seat) -> list[Payment]:
    """Return the pot as shared by the winners; ``first`` sits on the dealer's left."""
    share, rest = divmod(seats * ante, len(winners))
    clockwise = sorted(winners, key=lambda seat: (seat - first) % seats)
    gains = [share + (place < rest) - ante for place in range(len(clockwise))]
    payments: list[Payment] = []
    for payer in [seat for seat in each_seat(seats) if seat not in winners]:
        left = ante
        for place, winner in enumerate(clockwise):
            paid = min(left, gains[place])
            if paid:
                payments.append(Payment(payer, winner, paid, POT))
                left, gains[place] = left - paid, gains[place] - paid
    return payments


def settle_tonk(rules: RuleSet, totals: PerSeat[int], holders: Sequence[Seat], first: Seat = FIRST_SEAT) -> Outcome:
    """Settle a Tonk on the deal: several are a draw, or each is paid by everyone without one (R-tonk-all).

    Args:
        rules: The rule set.
        totals: The points that each seat holds.
        holders: The seats that were dealt a Tonk.
        first: The seat on the dealer's left, from which on winners get one more of what can't be shared evenly.
    """
    if len(holders) > 1 and rules.several_tonks == "draw":
        return _outcome(PUSH, (), totals, (), holders)
    paid = _won(rules, holders, len(totals), rules.tonk_pays, TONK, first)
    return _outcome(TONK, holders, totals, paid, holders)


def settle_out(rules: RuleSet, totals: PerSeat[int], seat: Seat, by_discard: bool) -> Outcome:
    """Settle going out, by a last discard or by a spread or hit.

    Args:
        rules: The rule set.
        totals: The points that each seat holds.
        seat: The seat that went out.
        by_discard: Whether the last card was discarded.
    """
    stakes = rules.out_pays if by_discard else rules.out_without_discard_pays
    return _outcome(OUT, (seat,), totals, _won(rules, (seat,), len(totals), stakes, OUT, seat), (seat,))


def ends_pay_without_stock(rules: RuleSet) -> bool:
    """Return whether the lowest hand is paid when the stock has run out."""
    return rules.stock_out == "lowest_wins"


def least_that_loses_to(rules: RuleSet, total: int) -> int:
    """Return the lowest total of another hand against which a drop with ``total`` points holds."""
    return total + 1 if rules.drop_tie == "caught" else total


def cost_of_being_caught(rules: RuleSet, seats: int) -> float:
    """Return what a dropper caught by one player pays, as a multiple of what each would have paid.

    Where points are scored it is always 1; where there is a pot, it includes the lost ante.
    """
    if rules.scores_points:
        return 1
    paid = seats - 1 if rules.caught_pays == "all" else 1
    penalty = paid * rules.caught_multiplier + rules.caught_extra_to_lowest
    return penalty if rules.payment == "direct" else (penalty + rules.ante) / rules.ante


def settle_stock(rules: RuleSet, totals: PerSeat[int], first: Seat = FIRST_SEAT) -> Outcome:
    """Settle a stock that ran out: the lowest total collects from everyone else; ties don't pay each other (R-stock).

    Args:
        rules: The rule set.
        totals: The points that each seat holds.
        first: The seat on the dealer's left, from which on winners get one more of what can't be shared evenly.
    """
    lowest = [seat for seat, total in by_seat(totals) if total == min(totals)]
    if rules.makes_new_stocks:
        return _outcome(STUCK, (), totals, ())
    if rules.stock_out == "no_score":
        return _outcome(STOCK, (), totals, ())
    if len(lowest) > 1 and rules.stock_out_tie == "wash":
        return _outcome(STOCK, lowest, totals, ())
    return _outcome(STOCK, lowest, totals, _won(rules, lowest, len(totals), 1, STOCK, first))


def settle_drop(rules: RuleSet, totals: PerSeat[int], dropper: Seat, first: Seat = FIRST_SEAT) -> Outcome:
    """Settle a drop: it holds if nobody is lower, or equal where a tie is caught (R-tie).

    Args:
        rules: The rule set.
        totals: The points that each seat holds.
        dropper: The seat that dropped.
        first: The seat on the dealer's left, from which on winners get one more of what can't be shared evenly.
    """
    own = totals[dropper]
    others = [seat for seat in each_seat(len(totals)) if seat != dropper]
    lowest_total = min([totals[seat] for seat in others])
    if own < lowest_total or (own == lowest_total and rules.drop_tie == "wins"):
        return _outcome(FELL, (dropper,), totals, _won(rules, (dropper,), len(totals), 1, FELL, first), (dropper,))
    lowest = [seat for seat in others if totals[seat] == lowest_total]
    paid = _paid_by_the_caught(rules.caught_pays, totals, own, others, lowest)
    payments = [] if rules.payment == "direct" else _pot(rules.ante, lowest, len(totals), first)
    payments += [Payment(dropper, seat, rules.caught_multiplier, CAUGHT) for seat in paid]
    if rules.caught_extra_to_lowest:
        payments += [Payment(dropper, seat, rules.caught_extra_to_lowest, "again") for seat in lowest]
    if rules.caught_others_pay_lowest:
        rest = [seat for seat in others if seat not in lowest]
        payments += [Payment(s, low, rules.caught_others_pay_lowest, "lowest") for low in lowest for s in rest]
    return _outcome(CAUGHT, lowest, totals, payments, (dropper,))


def _paid_by_the_caught(
    whom: CaughtPays, totals: PerSeat[int], own: int, others: list[Seat], lowest: list[Seat]
) -> list[Seat]:
    """Return the seats paid by a dropper caught with a total of ``own``."""
    if whom == "all":
        return others
    if whom == "lowest":
        return lowest
    return [seat for seat in others if totals[seat] < own or (totals[seat] == own and whom == "lower_or_equal")]
