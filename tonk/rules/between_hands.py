"""Between two hands: who is still in the match, what everybody starts with, and who deals next."""

from typing import assert_never

from tonk.rules.cards import Seat
from tonk.rules.guests.guest_turns import OUT_OF_MATCH, is_out, seats_in, starting_score
from tonk.rules.payouts import VOID, Outcome
from tonk.rules.ruleset import RuleSet

__all__ = ("OUT_OF_MATCH", "is_out", "next_dealer", "seats_in", "starting_score")


def next_dealer(rules: RuleSet, dealer: Seat, seats: int, outcome: Outcome | None) -> Seat:
    """Return who deals the next hand: the next seat still in the match, or in gin the loser.

    Args:
        rules: The rule set.
        dealer: The dealer of the hand before.
        seats: The number of players.
        outcome: The outcome of that hand.
    """
    left = Seat((dealer + 1) % seats)
    match rules.game:
        case "tonk" | "knock-rummy":
            return left
        case "gin":
            if outcome is None or outcome.ending == VOID:
                return dealer
            return Seat(1 - outcome.winners[0])
        case "thirty-one":
            score = None if outcome is None else outcome.score
            return left if score is None else seats_in(rules, score, left)[0]
        case _:
            assert_never(rules.game)
