"""The coach's words about a move: one sentence in the game's words, with the right cards and numbers."""

from dataclasses import replace

import pytest

from tests.bots.twist_scenes import card, cards
from tests.coaching.asking import REASONS
from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.words.learning.coaching import reason_sentence
from tonk.words.phrases import LONGEST_SENTENCE

JAZZ, SPENO, TWISTS = load_preset("jazz-club"), load_preset("speno-1992"), load_preset("twists")
NAMES = ("Ana", "Bo", "Cy" * 200)


def said(kind: why.ReasonKind, **facts: object) -> str:
    """Return the sentence to the first seat."""
    return reason_sentence(Reason(kind, **facts), JAZZ, NAMES, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", REASONS)
@pytest.mark.parametrize("count", [1, 9])
def test_every_kind_of_reason_has_its_sentence(kind: why.ReasonKind, count: int) -> None:
    """Each kind has its own sentence, not too long, without a full stop or an unfilled place."""
    full = Reason(kind, card("KS"), cards("5C 6C 7C"), count, 30, 6, 12, Seat(2), 0.4)
    sentence = reason_sentence(full, JAZZ, NAMES, Seat(0))
    assert 8 < len(sentence) <= LONGEST_SENTENCE
    assert not set("{}.") & set(sentence)
    others = [reason_sentence(replace(full, kind=other), JAZZ, NAMES, Seat(0)) for other in REASONS]
    assert others.count(sentence) == 1


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (said(why.OUT), "You go out"),
        (
            said(why.DRAW_OUTS, cards=cards("4C 7C"), count=2, of=31),
            "2 of the 31 cards you haven't seen would give you a spread: 4♣ 7♣",
        ),
        (
            said(why.DRAW_OUTS, cards=cards("4C"), count=1, of=31),
            "1 of the 31 cards you haven't seen would give you a spread: 4♣",
        ),
        (
            said(why.DRAW_OUTS, cards=cards("4C 7C 8D 8H 8S"), count=5, of=31),
            "5 of the 31 cards you haven't seen would give you a spread",
        ),
        (
            said(why.DRAW_OUTS, cards=cards("4C W1"), count=2, of=9),
            "2 of the 9 cards you haven't seen would give you a spread",
        ),
        (said(why.TAKE_MAKES, cards=cards("5C 6C 7C")), "It gives you a spread: 5-6-7♣"),
        (said(why.TAKE_MAKES, cards=cards("8C 8D 8S")), "It gives you a spread: three 8s"),
        (said(why.TAKE_HITS, card=card("8C"), seat=0), "You can hit your own spread with 8♣"),
        (said(why.TAKE_HITS, card=card("8C"), seat=1), "You can hit Bo's spread with 8♣"),
        (
            said(why.TAKE_LOWERS, card=card("KS"), points=8, total=19),
            "Keep it instead of your K♠ and you hold 19, which is 8 points less",
        ),
        (said(why.DROP_CHANCE, total=9, chance=0.218), "With 9 points you'd be caught about 22 times in 100"),
        (said(why.DROP_CHANCE, total=9, chance=0.0), "With 9 points you'd be caught about 1 time in 100"),
        (
            said(why.DRAW_WAITS, total=8, chance=0.69),
            "If you dropped now with 8 points, you'd be caught about 69 times in 100",
        ),
        (said(why.DROP_SURE, total=3), "Everyone holds more than your 3 points"),
        (
            reason_sentence(Reason(why.DROP_SURE, total=3), SPENO, NAMES, Seat(0)),
            "Nobody can hold less than your 3 points",
        ),
        (
            said(why.LAY_BARS, points=18, count=3),
            "You get rid of 18 points, but you can't drop on your next 3 turns",
        ),
        (
            reason_sentence(Reason(why.HIT_BARS, seat=Seat(1), total=7, count=1), TWISTS, NAMES, Seat(0)),
            "It leaves you with 7 points, and Bo can't run on the next turn",
        ),
        (said(why.HIT, seat=0, total=7), "The hit leaves you with 7 points"),
        (said(why.HIT_HOLDS, seat=1, total=7), "It leaves you with 7 points, and Bo loses the next turn"),
        (
            said(why.COMPLETES, card=card("7C"), cards=cards("5C 6C"), seat=1),
            "Bo took 5♣ 6♣, and could make a spread with 7♣",
        ),
        (said(why.TAKEN, card=card("2C"), seat=1, chance=0.5), "Bo would take 2♣ about 50 times in 100"),
        (
            said(why.HIGHER_LEFT, card=card("KS"), points=6, total=25),
            "It leaves you with 25, 6 points more than if you discard your K♠",
        ),
        (said(why.SKIPS, seat=1, count=2), "Bo has 2 cards left, and loses a turn"),
        (said(why.GIVES_UP, count=1, cards=cards("4C")), "You could no longer make a spread by drawing 4♣"),
        (said(why.GIVES_UP, count=9, cards=cards("4C")), "9 fewer cards could give you a spread"),
        (
            said(why.COULD_DROP, total=5, chance=0.97),
            "You could drop now: with 5 points you'd be caught about 3 times in 100",
        ),
        (said(why.COULD_LAY, cards=cards("5C 6C 7C")), "You could lay 5-6-7♣ before discarding"),
        (said(why.COULD_HIT_FIRST, cards=cards("8C"), seat=1), "You could hit Bo with 8♣ first"),
        (said(why.LEAVES_LYING, card=card("8C"), seat=1), "You could take 8♣ and hit with it"),
        (
            said(why.LEAVES_LYING, card=card("5C"), cards=cards("5C 6C 7C")),
            "You could take 5♣ and lay 5-6-7♣",
        ),
        (said(why.MORE_LEFT, total=20, points=8), "It leaves you with 20, 8 points more than the best move"),
        (said(why.WINS_LESS, count=6, of=14), "You win 6 hands in 100 with it, and 14 with the best move"),
        (said(why.TAKEN, card=card("B1"), seat=1, chance=0.5), "Bo would take a Skip/Block about 50 times in 100"),
        (
            said(why.TAKE_LOWERS, card=card("W1"), points=2, total=19),
            "Keep it instead of your Wild and you hold 19, which is 2 points less",
        ),
        (
            said(why.DRAW_LOWER, card=card("W1"), count=8, of=30),
            "8 of the 30 cards you haven't seen would let you discard your Wild and hold fewer points",
        ),
        (
            said(why.HIGHER_LEFT, card=card("W1"), points=6, total=25),
            "It leaves you with 25, 6 points more than if you discard your Wild",
        ),
        (
            said(why.DRAW_HOLDS, cards=cards("8S TS")),
            "Once you draw, you can lay 8♠ 10♠ with a Wild",
        ),
        (said(why.TAKE_MAKES, cards=cards("8S")), "It gives you a spread: 8♠ with Wilds"),
        (
            said(why.COULD_DROP, total=3, chance=1.0),
            "You could drop now: with 3 points you'd hardly ever be caught",
        ),
        (
            said(why.GIVES_UP, count=1, cards=cards("W1")),
            "1 fewer card could give you a spread",
        ),
        (
            said(why.DRAW_OUTS, cards=cards("W1"), count=1, of=9),
            "1 of the 9 cards you haven't seen would give you a spread",
        ),
    ],
)
def test_the_sentences(sentence: str, expected: str) -> None:
    """The sentences are exactly these."""
    assert sentence == expected
