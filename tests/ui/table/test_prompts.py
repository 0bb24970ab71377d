"""The line above the hand: what can be done now."""

from tests.support.tables import table
from tests.ui.table.seated import Seated


def test_the_words_above_the_hand_offer_only_what_the_chosen_card_can_do() -> None:
    """A card that fits no spread goes to the discards; for one that does, both are named."""
    spread = "1: 5S 6S 7S"
    there = Seated(
        table(
            "jazz-club",
            hands=["8S KD 3C", "9H 9D", "2D 4H"],
            stock="QS QC",
            discard="2S",
            spreads=[spread],
            phase="play",
        )
    )
    for card, hits in (("KD", False), ("8S", True)):
        there.pilot.click(there.at(card))
        assert ("spread" in there.screen.prompter.sentence) is hits
        there.pilot.click(there.at(card))
