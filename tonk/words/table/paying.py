"""Payments in words: a sentence for each reason, which groups players who pay or are paid the same."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from tonk.rules.cards import Seat
from tonk.rules.payouts import Outcome, PaymentReason
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, listed_after, money
from tonk.words.table.names import TableNames


@dataclass(frozen=True)
class Debt:
    """The sum that one player owes another.

    Attributes:
        payer: The player who pays.
        payee: The player who is paid.
        stakes: The number of stakes.
    """

    payer: Seat
    payee: Seat
    stakes: int


def debts(outcome: Outcome) -> list[Debt]:
    """Return the payments of a hand, one per pair of players."""
    owed: dict[tuple[Seat, Seat], int] = {}
    for payment in outcome.payments:
        pair = payment.payer, payment.payee
        owed[pair] = owed.get(pair, 0) + payment.stakes
    return [Debt(*pair, count) for pair, count in owed.items()]


def payments_text(outcome: Outcome, names: TableNames, stake: int) -> list[str]:
    """Say who pays whom, how much and why, in sentences of at most 200 characters.

    Args:
        outcome: The outcome of the hand.
        names: The players.
        stake: The worth of a stake; amounts are multiplied by it.
    """
    by_reason: dict[PaymentReason, dict[tuple[Seat, Seat], int]] = {}
    for payment in outcome.payments:
        paid, pair = by_reason.setdefault(payment.why, {}), (payment.payer, payment.payee)
        paid[pair] = paid.get(pair, 0) + payment.stakes * stake
    sentences = []
    for why, paid in by_reason.items():
        if why == "pot":
            sentences += _pot(paid, names)
            continue
        payers, payees = (tuple(dict.fromkeys(pair[side] for pair in paid)) for side in (0, 1))
        sides = _Sides(names, payers, payees)
        sentences.append(sides.filled(_SENTENCES[why](sides), next(iter(paid.values()))))
    return [clipped(sentence) for sentence in sentences]


@dataclass(frozen=True)
class _Sides:
    """The players who pay for a reason, and the players to whom each of them pays the same."""

    names: TableNames
    payers: Collection[Seat]
    payees: Collection[Seat]

    @property
    def one(self) -> bool:
        """Return whether a single player pays."""
        return len(self.payers) == 1

    @property
    def from_you(self) -> bool:
        """Return whether you are among those who pay."""
        return self.names.you in self.payers

    @property
    def to_you(self) -> bool:
        """Return whether you are paid, and nobody else."""
        return self.among and len(self.payees) == 1

    @property
    def among(self) -> bool:
        """Return whether you are among those who are paid."""
        return self.names.you in self.payees

    @property
    def all_others(self) -> bool:
        """Return whether a single player pays all of several others."""
        return self.one and 1 < len(self.payees) == len(self.names) - 1

    def filled(self, sentence: str, amount: int) -> str:
        """Return the sentence with its names and its amount."""
        payers, payees = (self.names.listed(seats) for seats in (self.payers, self.payees))
        if self.among:
            sentence = listed_after(sentence, "payees", len(self.payees) - 1)
        return sentence.format(payers=payers, payees=payees, amount=money(amount))


def _for_the_drop(sides: _Sides) -> str:
    if not sides.one and sides.to_you:
        return _("Everyone pays you {amount} for the drop.")
    if not sides.one:
        return _("Everyone pays {payees} {amount} for the drop.")
    if sides.from_you:
        return _("You pay {payees} {amount} for the drop.")
    if sides.to_you:
        return _("{payers} pays you {amount} for the drop.")
    return _("{payers} pays {payees} {amount} for the drop.")


def _for_going_out(sides: _Sides) -> str:
    if not sides.one and sides.to_you:
        return _("Everyone pays you {amount} for going out.")
    if not sides.one:
        return _("Everyone pays {payees} {amount} for going out.")
    if sides.from_you:
        return _("You pay {payees} {amount} for going out.")
    if sides.to_you:
        return _("{payers} pays you {amount} for going out.")
    return _("{payers} pays {payees} {amount} for going out.")


def _for_the_tonk(sides: _Sides) -> str:
    if len(sides.payees) > 1:
        return _for_several_tonks(sides)
    if not sides.one and sides.to_you:
        return _("Everyone pays you {amount} for the Tonk.")
    if not sides.one:
        return _("Everyone pays {payees} {amount} for the Tonk.")
    if sides.from_you:
        return _("You pay {payees} {amount} for the Tonk.")
    if sides.to_you:
        return _("{payers} pays you {amount} for the Tonk.")
    return _("{payers} pays {payees} {amount} for the Tonk.")


def _for_several_tonks(sides: _Sides) -> str:
    # Translators: {payees} are several players who each have a Tonk.
    if sides.one and sides.from_you:
        return _("You pay {payees} {amount} each for their Tonks.")
    if sides.among:
        return _("Everyone without a Tonk pays you and {payees} {amount} each.")
    return _("Everyone without a Tonk pays {payees} {amount} each.")


def _for_the_fewest(sides: _Sides) -> str:
    if len(sides.payees) > 1:
        return _for_tying(sides)
    if not sides.one and sides.to_you:
        return _("Everyone pays you {amount} for the low hand.")
    if not sides.one:
        return _("Everyone pays {payees} {amount} for the low hand.")
    if sides.from_you:
        return _("You pay {payees} {amount} for the low hand.")
    if sides.to_you:
        return _("{payers} pays you {amount} for the low hand.")
    return _("{payers} pays {payees} {amount} for the low hand.")


def _for_tying(sides: _Sides) -> str:
    # Translators: {payees} are several players who tie for the fewest points, and are each paid.
    if sides.one and sides.from_you:
        return _("You pay {payees} {amount} each for the low hand.")
    if sides.one and sides.among:
        return _("{payers} pays you and {payees} {amount} each for the low hand.")
    if sides.one:
        return _("{payers} pays {payees} {amount} each for the low hand.")
    if sides.among:
        return _("Everyone else pays you and {payees} {amount} each for the low hand.")
    return _("Everyone else pays {payees} {amount} each for the low hand.")


def _for_being_caught(sides: _Sides) -> str:
    count = len(sides.payees)
    if sides.from_you and sides.all_others:
        return _("You pay everyone {amount} for being caught.")
    if sides.from_you:
        return ngettext(
            "You pay {payees} {amount} for being caught.", "You pay {payees} {amount} each for being caught.", count
        )
    if sides.all_others:
        return _("{payers} pays everyone {amount} for being caught.")
    if sides.to_you:
        return _("{payers} pays you {amount} for being caught.")
    if sides.among:
        return _("{payers} pays you and {payees} {amount} each for being caught.")
    return ngettext(
        "{payers} pays {payees} {amount} for being caught.",
        "{payers} pays {payees} {amount} each for being caught.",
        count,
    )


def _more_to_the_lowest(sides: _Sides) -> str:
    # Translators: a caught dropper pays the low hand this on top of what everyone gets.
    count = len(sides.payees)
    if sides.from_you:
        return ngettext(
            "You pay {payees} {amount} extra for the low hand.",
            "You pay {payees} {amount} extra each for the low hand.",
            count,
        )
    if sides.to_you:
        return _("{payers} pays you {amount} extra for the low hand.")
    if sides.among:
        return _("{payers} pays you and {payees} {amount} extra each for the low hand.")
    return ngettext(
        "{payers} pays {payees} {amount} extra for the low hand.",
        "{payers} pays {payees} {amount} extra each for the low hand.",
        count,
    )


def _others_pay_the_lowest(sides: _Sides) -> str:
    """Return what the others pay the low hand when a dropper is caught, to follow the sentences about the dropper."""
    if sides.one:
        return _for_tying(sides) if len(sides.payees) > 1 else _for_the_fewest(sides)
    count = len(sides.payees)
    if sides.from_you:
        return ngettext(
            "You and everyone else pay {payees} {amount} for the low hand.",
            "You and everyone else pay {payees} {amount} each for the low hand.",
            count,
        )
    if sides.to_you:
        return _("Everyone else pays you {amount} for the low hand.")
    if sides.among:
        return _("Everyone else pays you and {payees} {amount} each for the low hand.")
    return ngettext(
        "Everyone else pays {payees} {amount} for the low hand.",
        "Everyone else pays {payees} {amount} each for the low hand.",
        count,
    )


def _pot(paid: dict[tuple[Seat, Seat], int], names: TableNames) -> list[str]:
    """Say what the pot brings each winner, besides the winner's own ante."""
    won: dict[Seat, int] = {}
    for (_payer, payee), amount in paid.items():
        won[payee] = won.get(payee, 0) + amount
    shared = len(won) > 1
    yours = _("You share the pot and win {amount}.") if shared else _("You take the pot and win {amount}.")
    named = _("{name} shares the pot and wins {amount}.") if shared else _("{name} takes the pot and wins {amount}.")
    return [names.one(seat, yours, named, amount=money(amount)) for seat, amount in won.items()]


_SENTENCES: dict[PaymentReason, Callable[[_Sides], str]] = {
    "tonk": _for_the_tonk,
    "out": _for_going_out,
    "drop": _for_the_drop,
    "stock": _for_the_fewest,
    "caught": _for_being_caught,
    "again": _more_to_the_lowest,
    "lowest": _others_pay_the_lowest,
}
"""The sentence for each reason except the pot."""


def left_to_goal(amount: int) -> str:
    """Say how much more you must win to reach the goal of a table of the Circuit."""
    # Translators: {amount} is money, as in “Win 3 more to reach the goal.”.
    return _("Win {amount} more to reach the goal.").format(amount=money(amount))


def end_at_goal(goal: int, *, reached: bool) -> str:
    """Say why a match at a table of the Circuit is over.

    Args:
        goal: The money that you had to have.
        reached: True if you have it.
    """
    if reached:
        return _("You reached the goal of {n}.").format(n=money(goal))
    return _("You have no money left at this table.")


def hand_of_match(hand: int, hands: int) -> str:
    """Say which hand of the match this was."""
    if hand >= hands:
        return _("That was the last hand.")
    # Translators: {hand} is the number of the hand just played, {n} the number of hands in the match.
    return ngettext("Hand {hand} of {n}.", "Hand {hand} of {n}.", hands).format(hand=hand, n=hands)
