"""Payments in words: those who pay the same for the same reason share a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from tonk.rules.cards import Seat
from tonk.rules.payouts import POT, Outcome, PaymentReason
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, joined, money, person, stakes

_MANY = 3
"""So many names in a row are too many, where there is another way to say it."""


@dataclass(frozen=True)
class Debt:
    """The sum that one seat pays another.

    Attributes:
        payer: The player who pays.
        payee: The player who is paid.
        stakes: How many stakes.
        whys: The reasons, as `tonk.rules.payouts.Payment` names them, with the stakes of each.
    """

    payer: Seat
    payee: Seat
    stakes: int
    whys: tuple[tuple[PaymentReason, int], ...]


def debts(outcome: Outcome) -> list[Debt]:
    """The payments of a hand, one for each who pays another."""
    whys: dict[tuple[Seat, Seat], list[tuple[PaymentReason, int]]] = {}
    for payer, payee, count, why in outcome.payments:
        whys.setdefault((payer, payee), []).append((why, count))
    return [Debt(*pair, sum(count for _why, count in why), tuple(why)) for pair, why in whys.items()]


def payments_text(outcome: Outcome, names: Sequence[str], stake: int) -> list[str]:
    """Say who pays whom, how much and why, in as few sentences of at most 200 characters as it takes.

    Args:
        outcome: How the hand ended.
        names: The name of each seat.
        stake: The worth of a stake; amounts are multiplied by it.
    """
    owed, pot = debts(outcome), any(payment.why == POT for payment in outcome.payments)
    alike: dict[tuple[tuple[PaymentReason, int], ...], list[Debt]] = {}
    for debt in sorted(owed, key=lambda debt: -debt.stakes):
        alike.setdefault(debt.whys, []).append(debt)
    told = []
    for whys, group in alike.items():
        for payers, payees in _shared(group):
            amount = money(stake * sum(count for _why, count in whys))
            sentence = _sentence(owed, payers, payees, len(names))
            who, whom = (joined([person(names[seat]) for seat in seats]) for seats in (payers, payees))
            told.append(clipped(sentence.format(payers=who, payees=whom, amount=amount, why=_reason(whys, pot=pot))))
    return told


def _shared(group: Sequence[Debt]) -> list[tuple[tuple[Seat, ...], tuple[Seat, ...]]]:
    """The same debts as pairs of payers and payees, in each of which all the payers pay all the payees."""
    payees: dict[Seat, list[Seat]] = {}
    for debt in group:
        payees.setdefault(debt.payer, []).append(debt.payee)
    payers: dict[tuple[Seat, ...], list[Seat]] = {}
    for payer, paid in payees.items():
        payers.setdefault(tuple(paid), []).append(payer)
    return [(tuple(paying), paid) for paid, paying in payers.items()]


def _sentence(owed: Sequence[Debt], payers: Sequence[Seat], payees: Sequence[Seat], seats: int) -> str:
    """Say how to say it: many names become "everyone" where that is all, or all besides those told before."""
    everyone = set(range(seats))
    if len(payers) == 1:
        paid = {debt.payee for debt in owed if debt.payer == payers[0]}
        if _MANY <= len(payees) < len(paid) and paid == everyone - set(payers):
            return _("{payers} pays {amount} each to everyone else: {why}")
        return ngettext(
            "{payers} pays {amount} to {payees}: {why}", "{payers} pays {amount} each to {payees}: {why}", len(payees)
        )
    if len(payers) + len(payees) == seats:
        return ngettext(
            "Everyone pays {amount} to {payees}: {why}", "Everyone pays {amount} each to {payees}: {why}", len(payees)
        )
    paying = {debt.payer for debt in owed if debt.payee in payees}
    if len(payees) == 1 and len(payers) >= _MANY and paying == everyone - set(payees):
        return _("Everyone else pays {amount} to {payees}: {why}")
    return _("{payers} each pay {amount} to {payees}: {why}")


def _reason(whys: Sequence[tuple[PaymentReason, int]], *, pot: bool) -> str:
    """Say why, with the multiple of the stake where it is more than one; with a pot, what is paid beside it."""
    told = [_beside_pot(why, count) if pot else _one_reason(why, count) for why, count in whys]
    return _("{one}, and {other}").format(one=told[0], other=told[1]) if len(told) == 2 else joined(told)


def _beside_pot(why: PaymentReason, count: int) -> str:
    """Say what is paid where there is a pot, which stands for the first stake."""
    match why:
        case "pot":
            return _("the pot")
        case "tonk":
            return _("{stakes} more for the Tonk").format(stakes=stakes(count))
        case "out":
            return _("{stakes} more for going out").format(stakes=stakes(count))
        case "drop" | "stock" | "caught" | "again" | "lowest":
            return _one_reason(why, count)
        case _:
            assert_never(why)


def _one_reason(why: PaymentReason, count: int) -> str:
    times = _times(count)
    match why:
        case "tonk":
            return _("a Tonk pays {times}").format(times=times) if times else _("for the Tonk")
        case "out":
            return _("for going out, {times}").format(times=times) if times else _("for going out")
        case "drop":
            return _("for the drop")
        case "caught":
            return _("caught, which costs {times}").format(times=times) if times else _("caught")
        case "again":
            return _("{times} again to the lowest").format(times=times) if times else _("once more to the lowest")
        case "lowest":
            return _("the lowest is paid {times}").format(times=times) if times else _("the lowest is paid")
        case "stock" | "pot":
            return _("for the fewest points")
        case _:
            assert_never(why)


def _times(count: int) -> str:
    """Say how many times the stake is paid; empty for once."""
    if count < 2:
        return ""
    return {2: _("double"), 3: _("triple")}.get(count) or _("{n} times the stake").format(n=count)
