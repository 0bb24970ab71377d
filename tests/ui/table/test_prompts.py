"""The line above the hand, which tells the player which moves there are."""

import pygame

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import DRAW
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds


def test_the_words_above_the_hand_offer_only_what_the_chosen_card_can_do() -> None:
    """For a card that fits no spread the line offers only the discards; for one that fits it names both."""
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


def test_the_words_ask_as_long_as_the_button_does() -> None:
    """While Drop waits for its second press, the line asks for it."""
    there = Seated(
        table("jazz-club", hands=["2S 3D", "9H 9D", "2D 4H"], stock="QS QC", discard="2C", phase="start"),
    )
    there.pilot.press(pygame.K_k)
    prompter, later = there.screen.prompter, there.pilot.ui.now + speeds.REASON_SHOWN + 1.0
    prompter.update(later)
    assert prompter.sentence.startswith("Press again to drop with 5 points")

    there.screen.controls.drop.forget()
    assert prompter.sentence.startswith("Draw a card")


def test_the_words_wait_until_the_drawn_card_has_landed() -> None:
    """After a draw the line stays empty until the card has landed, and then offers only moves that are legal."""
    dealt = table("jazz-club", hands=["4C 9D", "9H 9C", "2D 4H"], stock="AH", discard="2S", phase="start")
    there = Seated(dealt, settings=Settings(animation_speed="4", lessons=False))
    prompter = there.screen.prompter
    said = {prompter.sentence}
    there.screen.do(DRAW)
    for _step in range(60):
        there.screen.board.now += 0.02
        said.add(prompter.sentence)
    assert said == {"Draw a card, take the discard, or drop with 13 points", "", "Discard a card to end your turn"}
