"""Light hints to a learner: a card to discard comes with its reason, and the reason is true."""

from tests.support.tables import table
from tonk.rules.cards import Seat
from tonk.session.learning.hints import hint
from tonk.words.learning.hints import hint_sentence


def advice(hand: str) -> str:
    """The hint to a player who has drawn and holds this."""
    position = table(
        "jazz-club", hands=[hand, "4S 5D 6H JC QD"], stock="8S 7S 2D 9D JD KD QH JH 3C 9S", discard="TD", phase="play"
    )
    return hint_sentence(*hint(position.view(Seat(0))))


def test_a_card_that_counts_most_is_discarded_for_its_count() -> None:
    """The hint names its points."""
    assert advice("2S 3S 9H KC") == "Discard K♣: it counts 10, the most in your hand."


def test_a_low_card_is_discarded_where_the_others_belong_together() -> None:
    """The cards that are kept may still make a spread."""
    assert advice("2S 5C 6C") == "Discard 2♠: the cards you keep can still become a spread."
