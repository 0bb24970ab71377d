"""The traits of each game: facts that code which deals, shows or describes a hand needs, independent of its knobs."""

from dataclasses import dataclass
from typing import Final, Literal

from tonk.rules.guests.guest_knobs import GameName

HandCount = Literal["points", "deadwood", "suit"]
"""The cards of a hand that count: all of them, those in no spread, or those of its best suit."""


@dataclass(frozen=True, slots=True)
class GameTraits:
    """The traits of a game.

    Attributes:
        lays_spreads: True if spreads are laid on the table and hit; otherwise they stay in the hand until its end.
        has_knock: True if a player can end the hand by knocking instead of dropping.
        last_turns: True if everyone else has one more turn after a knock; such a knock names no card.
        hand_counts: The cards of a hand that count.
        asks_about_upcard: True if the upcard is offered to the players before the first turn.
        deals_in_turn: True if the deal passes to the next seat, regardless of the hand's outcome.
        counts_boxes: True if the score sheet adds bonuses at the end: for the match, and for each hand won.
    """

    lays_spreads: bool = False
    has_knock: bool = True
    last_turns: bool = False
    hand_counts: HandCount = "deadwood"
    asks_about_upcard: bool = False
    deals_in_turn: bool = True
    counts_boxes: bool = False


TRAITS: Final[dict[GameName, GameTraits]] = {
    "tonk": GameTraits(lays_spreads=True, has_knock=False, hand_counts="points"),
    "gin": GameTraits(asks_about_upcard=True, deals_in_turn=False, counts_boxes=True),
    "knock-rummy": GameTraits(),
    "thirty-one": GameTraits(last_turns=True, hand_counts="suit", deals_in_turn=False),
}
"""The traits of every game, by its name."""
