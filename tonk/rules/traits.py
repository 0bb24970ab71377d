"""The traits of each game: what all who deal, show or speak of a hand must know, whatever its knobs say."""

from dataclasses import dataclass
from typing import Final, Literal

from tonk.rules.guests.guest_knobs import GameName

HandCount = Literal["points", "deadwood", "suit"]
"""The cards of a hand that count: all of them, those in no spread, or those of its best suit."""


@dataclass(frozen=True, slots=True)
class GameTraits:
    """The ways of a game, as far as others must know them.

    Attributes:
        lays_spreads: True if spreads are laid on the table and hit; where not, they stay in the hand until its end.
        has_knock: True if a player ends the hand by knocking, and none by dropping.
        last_turns: True if everybody else has one more turn after a knock, which names no card.
        hand_counts: What a hand counts.
        asks_about_upcard: True if players are asked, before the first turn, whether they want the upcard.
        deals_in_turn: True if the deal passes to the next seat, whatever happened in the hand.
        counts_boxes: True if the score sheet adds bonuses when a match has been won: for it, and for each hand won.
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
