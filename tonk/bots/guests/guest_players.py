"""Players of guest games that answer at once, and the policy of each level."""

import random
from typing import Final, Protocol, assert_never

from tonk.bots.guests.guest_weights import GUEST_SLIPS, RUMMY_WEIGHTS, SUIT_WEIGHTS
from tonk.bots.guests.rummy_policy import RummyPolicy
from tonk.bots.guests.suit_policy import SuitPolicy
from tonk.bots.play_style import PlayStyle
from tonk.bots.slips import NO_SLIPS
from tonk.bots.weights import Level
from tonk.rules import Action, RuleSet, View
from tonk.rules.cards import CardSet
from tonk.rules.imagining import World, imagine_any


class GuestPolicy(Protocol):
    """Decides for the seat to act, from what that seat may know of a world."""

    def act(self, world: World) -> Action:
        """Return the action of the seat to act."""

    def candidates(self, world: World, most: int) -> list[Action]:
        """Return the actions worth trying, the most promising first, with at most ``most`` discards."""

    def kept_of(self, hand: CardSet, free: CardSet, live: CardSet) -> CardSet:
        """Return what the policy would keep of a hand with one card too many.

        Args:
            hand: The hand, with one card too many.
            free: The cards that may be discarded.
            live: The cards that may still be drawn.
        """


def policy_of(level: Level, rules: RuleSet, extra_points: float = 0.0, court_fondness: float = 0.0) -> GuestPolicy:
    """Return the policy of a level at a guest game.

    Args:
        level: The level.
        rules: The rules of a guest game.
        extra_points: The points by which the player knocks more boldly.
        court_fondness: The points by which the player overvalues keeping a court card.

    Raises:
        ValueError: These are the rules of Tonk.
    """
    match rules.game:
        case "gin" | "knock-rummy":
            return RummyPolicy(RUMMY_WEIGHTS[rules.game][level], rules, extra_points, court_fondness)
        case "thirty-one":
            return SuitPolicy(SUIT_WEIGHTS[level], rules, extra_points, court_fondness)
        case "tonk":
            raise ValueError("Tonk is no guest")
        case _:
            assert_never(rules.game)


_VARIATION: Final = 1.0
"""The range, in points, of the knock limits of players of a level that errs, half of it to either side."""


class GuestPlayer:
    """A player of guest games by a policy. The same view and seed always give the same action."""

    def __init__(self, level: Level, seed: int, style: PlayStyle) -> None:
        """Sit down.

        Args:
            level: A level of play.
            seed: The seed that makes it differ from others of its level.
            style: Its style of play.
        """
        self._level = level
        self._seed = seed
        self._variation = (random.Random(seed).random() - 0.5) * _VARIATION
        self._style = style

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        slips = GUEST_SLIPS[view.rules.game].get(self._level, NO_SLIPS)
        extra = self._style.extra_drop_points
        if slips != NO_SLIPS:
            extra += self._variation + slips.misjudgement(view, self._seed, careful=self._style.is_careful)
        return policy_of(self._level, view.rules, extra, slips.court_fondness_points).act(imagine_any(view))
